% A solution of a nonlinear system: from the last one, which `memory` keeps, or else from a few other places.
function x = newton(system, n, memory, place)
kept = isa(memory, 'containers.Map');
first = zeros(n, 1);
if kept && isKey(memory, place), first = memory(place); end
for start = {first, 0, 1e-2, -1e-2, 1, -1, 30, -30}
    [x, good] = newton_from(system, start{1} .* ones(n, 1));
    if good
        if kept, memory(place) = x; end
        return
    end
end
error('bondgraph:nosolution', 'a nonlinear system has no solution that was found');
end

% From x, by steps that are halved until the residual becomes smaller.
function [x, good] = newton_from(system, x)
good = false;
[residual, jacobian] = system(x);
for iteration = 1:60
    before = norm(residual);
    if ~isfinite(before), return, end
    [full, regular] = eliminated(jacobian, residual);
    if ~regular, return, end
    step = full;
    smaller = false;
    for halving = 1:30
        there = x - step;
        [after, after_jacobian] = system(there);
        smaller = norm(after) < before || before == 0;
        if smaller, break, end
        step = step / 2;
    end
    if ~smaller
        % No smaller residual can be had: either this is rounding, or a place Newton cannot leave.
        scale = sum(abs(jacobian) * abs(x));
        good = before <= 1e-10 * max(scale, 1e-12) || all(abs(full) <= 1e-12);
        return
    end
    good = all(abs(full) <= 1e-13 * max(abs(there), 1e-300)) || ~any(after);
    x = there;
    residual = after;
    jacobian = after_jacobian;
    if good, return, end
end
end
