% A solution of a nonlinear system: from the last one, which `memory` keeps, or else from a few other places.
% Where `bound` is given, the system takes it behind the unknowns: beyond it exponentials go on as straight lines.
function x = newton(system, n, memory, place, bound)
if nargin < 5, bound = []; end
kept = isa(memory, 'containers.Map');
first = zeros(n, 1);
if kept && isKey(memory, place), first = memory(place); end
whole = @(z) system([z; bound]);
begun = true;
for search = {@newton_from, @newton_across}
    for start = {first, 0, 1e-2, -1e-2, 1, -1, 30, -30}
        [x, good] = search{1}(whole, start{1} .* ones(n, 1));
        if ~good && begun && ~isempty(bound), [x, good] = newton_along(system, whole, n); end
        if ~good && begun, [x, good] = newton_whole(whole, first); end
        begun = false;
        if good
            if kept, memory(place) = x; end
            return
        end
    end
end
error('bondgraph:nosolution', 'a nonlinear system has no solution that was found');
end

% By whole steps: each solves one choice of straight branches. Where a bend lies between two floats they go to and fro.
function [x, good] = newton_whole(system, x)
good = false;
before = zeros(size(x));
for iteration = 1:60
    [residual, jacobian] = system(x);
    [full, regular] = eliminated(jacobian, residual);
    if ~regular || ~all(isfinite(full)), return, end
    terms = abs(jacobian) * abs(x);
    either = max(terms, before);
    good = all(abs(residual) <= 1e-14 * either) && all(abs(full) <= abs(inv(jacobian)) * (1e-13 * either));
    if good, return, end
    x = x - full;
    before = terms;
end
end

% Followed from the solution of a system that is hardly bent, while the bound of its exponentials grows.
function [x, good] = newton_along(system, whole, n)
found = zeros(n, 1);
for bound = 0:10:690
    smaller = @(z) system([z; bound]);
    [x, good] = newton_from(smaller, found);
    if ~good, [x, good] = newton_across(smaller, found); end
    if ~good, return, end
    [residual, jacobian] = smaller(x);
    [other, other_jacobian] = whole(x);
    if isequal(residual, other) && isequal(jacobian, other_jacobian), return, end
    found = x;
end
good = false;
end

% From x, by steps that are halved until the residual becomes smaller.
function [x, good] = newton_from(system, x)
good = false;
[residual, jacobian] = system(x);
for iteration = 1:60
    unit = max(abs(jacobian), [], 2); % each row in units of the unknowns, so that amperes count beside volts
    terms = abs(jacobian) * abs(x);
    before = norm(residual ./ unit);
    if ~isfinite(before), return, end
    [full, regular] = eliminated(jacobian, residual);
    if ~regular, return, end
    step = full;
    smaller = false;
    for halving = 1:30
        there = x - step;
        [after, after_jacobian] = system(there);
        smaller = norm(after ./ unit) < before || before == 0;
        if smaller, break, end
        % At a bend, as of a diode, the next float may have another slope.
        if all(abs(step) <= 1e-10 * abs(x)), terms = max(terms, abs(after_jacobian) * abs(x)); end
        step = step / 2;
    end
    good = halving > 6 && numel(x) > 1 && all(abs(full) <= 1e-12);
    if smaller && good, return, end
    if ~smaller
        % No smaller residual can be had: either this is rounding, or a place Newton cannot leave.
        good = all(abs(full) <= 1e-12);
        if good, return, end
        break
    end
    good = all(abs(full) <= 1e-13 * max(abs(there), 1e-300)) || ~any(after);
    x = there;
    residual = after;
    jacobian = after_jacobian;
    if good, return, end
end
% Rounding may become smaller and smaller without end, too, and beside a bend it goes to and fro.
good = all(abs(residual) <= 1e-10 * terms);
if good && ~all(abs(residual) <= 1e-14 * terms) % it may be left by a bend, behind which it first grows
    [there, found] = newton_across(system, x - full);
    if found && norm(system(there) ./ unit) < norm(residual ./ unit), x = there; end
end
end

% Across bends: a step that had to be halved is lengthened again, to end a little behind the bend (Katzenelson 1965).
function [x, good] = newton_across(system, x)
good = false;
[residual, jacobian] = system(x);
first = abs(residual);
for iteration = 1:200
    unit = max(abs(jacobian), [], 2);
    before = norm(residual ./ unit);
    if ~isfinite(before), return, end
    [full, regular] = eliminated(jacobian, residual);
    if ~regular, return, end
    shortest = 0;
    longest = 1;
    part = 1;
    trials = 0;
    while trials < 30 + 10 * (shortest > 0) && shortest < 1
        after = system(x - part * full);
        if norm(after ./ unit) <= (1 - 0.5 * part) * before
            if shortest == 0, trials = 0; end
            shortest = part;
        else
            longest = part;
        end
        if shortest > 0, part = (shortest + longest) / 2; else, part = part / 2; end
        trials = trials + 1;
    end
    if shortest == 0
        terms = abs(jacobian) * abs(x);
        good = all(abs(residual) <= 1e-10 * terms);
        good = good && all(abs(full) <= abs(inv(jacobian)) * (1e-13 * terms)); % rounding makes as much as a whole step
        if good, return, end
        if all(abs(full) <= 1e-12), terms = max(terms, first); end % where a law ends, the residual stays
        good = all(abs(residual) <= 1e-10 * terms);
        return
    end
    x = x - shortest * full;
    [residual, jacobian] = system(x);
    good = all(abs(full) <= 1e-13 * max(abs(x), 1e-300)) || ~any(residual);
    if good, return, end
end
end
