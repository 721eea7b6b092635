"""What generated MATLAB and Octave need: guarded functions, solutions of systems, Newton's method, a run by ode45."""

GUARDED = {
    "quotient": "function r = quotient(a, b)\nif b == 0, r = NaN; else, r = a / b; end\nend\n",
    "square_root": "function r = square_root(a)\nif a >= 0, r = sqrt(a); else, r = NaN; end\nend\n",
    "logarithm": "function r = logarithm(a)\nif a > 0, r = log(a); else, r = NaN; end\nend\n",
    "sine_inverse": "function r = sine_inverse(a)\nif abs(a) <= 1, r = asin(a); else, r = NaN; end\nend\n",
    "cosine_inverse": "function r = cosine_inverse(a)\nif abs(a) <= 1, r = acos(a); else, r = NaN; end\nend\n",
    "tanh_inverse": "function r = tanh_inverse(a)\nif abs(a) < 1, r = atanh(a); else, r = NaN; end\nend\n",
    "real_power": (
        "function r = real_power(a, b)\n"
        "if (a == 0 && b < 0) || (a < 0 && b ~= floor(b)) || isnan(a) || isnan(b), r = NaN; else, r = a ^ b; end\nend\n"
    ),
    "less": "function r = less(a, b)\nif isnan(a) || isnan(b), r = NaN; else, r = double(a < b); end\nend\n",
    "not_more": "function r = not_more(a, b)\nif isnan(a) || isnan(b), r = NaN; else, r = double(a <= b); end\nend\n",
    "chosen": (
        "% A comparison with what is not a number is not one either: it must not choose a branch.\n"
        "function r = chosen(c, a, b)\nif isnan(c), r = NaN; elseif c ~= 0, r = a; else, r = b; end\nend\n"
    ),
    "least": "function r = least(a, b)\nif isnan(a) || isnan(b), r = NaN; else, r = min(a, b); end\nend\n",
    "greatest": "function r = greatest(a, b)\nif isnan(a) || isnan(b), r = NaN; else, r = max(a, b); end\nend\n",
}

CHECKED = """
function r = checked(r)
if ~all(isfinite(r(:)))
    error('bondgraph:undefined', ...
        'a result is not a finite number: a law is taken outside its domain, or a value was never given');
end
end
"""

DEFINITE = """
% The solution for a symmetric positive definite matrix, which is checked to be one, by Cholesky's method.
function x = definite(a, b)
failed = ~all(isfinite(a(:)));
if ~failed, [r, failed] = chol(a); end
% What is left of a diagonal element must be more than its rounding.
if failed || any(diag(r) .^ 2 <= numel(b) * eps * diag(a))
    error('bondgraph:singular', 'a matrix is singular, or not positive definite');
end
x = r \\ (r' \\ b);
end
"""

GENERAL = """
% The solution of a square system, by elimination with partial pivoting.
function x = general(a, b)
[x, good] = eliminated(a, b);
if ~good, error('bondgraph:singular', 'a linear system is singular'); end
end

function [x, good] = eliminated(a, b)
[l, u, p] = lu(a);
good = all(isfinite(a(:))) && all(diag(u) ~= 0);
if good, x = u \\ (l \\ (p * b)); else, x = NaN(size(b)); end
end
"""

LEAST = """
% Of several solutions that for which the norm of the unknowns `shared` is least; the others must be determined.
% Rows are scaled, then columns, the shared ones together; singular values below 1e-8 of the largest are zero.
% More than `left` of an equation, relative to the largest term, is a contradiction.
function x = least_norm(a, b, shared, left)
if ~all(isfinite([a(:); b(:)])), error('bondgraph:undefined', 'a linear system is not defined'); end
rows = max(abs(a), [], 2);
rows(rows == 0) = 1;
a = a ./ rows;
b = b ./ rows;
columns = max(abs(a), [], 1);
columns(shared) = max(columns(shared));
columns(columns == 0) = 1;
a = a ./ columns;
[u, s, v] = svd(a);
s = diag(s);
rank = sum(s > 1e-8 * s(1));
null = v(:, rank + 1 : end);
null(shared, :) = [];
x = v(:, 1 : rank) * ((u(:, 1 : rank)' * b) ./ s(1 : rank));
if any(abs(null(:)) > 1e-4) || max(abs(a * x - b)) > left * max([abs(b); abs(x)])
    error('bondgraph:singular', 'a linear system is singular, or contradicts itself');
end
x = x ./ columns';
end
"""

NEWTON = """
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
        [after, slopes] = system(there);
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
    good = all(abs(there - x) <= 1e-13 * max(abs(there), 1e-300)) || ~any(after);
    x = there;
    residual = after;
    jacobian = slopes;
    if good, return, end
end
end
"""

RUN = """function run = NAME_run(times, m)
%NAME_run The motion of NAME at some instants, as a structure of columns.
%   run = NAME_run(times) takes the values of NAME_model;
%   run = NAME_run(times, m) takes those of m: change m.parameters, m.start, m.inputs, m.solver, m.tolerance first.
%   run.t are the times, run.x.FIELD the states, run.y.FIELD the outputs: m.fields and m.names say which field is
%   which name. Where a law changes branch the method begins anew. m.solver may be @ode15s for stiff equations.

if nargin < 2, m = NAME_model(); end
times = times(:);
if numel(times) < 2 || any(diff(times) <= 0)
    error('bondgraph:times', 'times must increase, and there must be two at least');
end
p = taken(m.parameters, m.fields.p);
x = taken(m.start, m.fields.x);
memory = containers.Map('KeyType', 'double', 'ValueType', 'any');
inputs = @(t) given(m.inputs(t), numel(m.fields.u));
rates = @(t, x) NAME_rates(t, x, inputs(t), p, memory);
usual = odeset('RelTol', m.tolerance, 'AbsTol', 1e-2 * m.tolerance);
if any(strcmp(func2str(m.solver), {'ode15s', 'ode23s', 'ode23t', 'ode23tb'}))
    usual = odeset(usual, 'Jacobian', @(t, x) NAME_jacobian(t, x, inputs(t), p, memory));
end
watching = odeset(usual, 'Events', @(t, x) events(NAME_events(t, x, inputs(t), p, memory)));
state = warning('off', 'integrate_adaptive:unexpected_termination');
restored = onCleanup(@() warning(state));

t = times(1);
found = NaN(numel(times), numel(x));
found(1, :) = x';
away = false;
while t < times(end)
    if isempty(m.names.g)
        [at, values] = advanced(m.solver, rates, t, x, times(times > t), usual);
    elseif away
        % The quantity that vanished has either sign here.
        ahead = min(t + max(1e-9 * (times(end) - times(1)), 1e3 * eps(t)), min(times(times > t)));
        [at, values] = advanced(m.solver, rates, t, x, ahead, usual);
        away = false;
    else
        [at, values, crossed] = advanced(m.solver, rates, t, x, times(times > t), watching);
        away = ~isempty(crossed) && at(end) < times(end);
        if away && at(end) > t + 1e3 * eps(t)
            % Some solvers find where this is, but not what the states are there.
            ahead = [times(times > t & times < at(end)); at(end)];
            [at, values] = advanced(m.solver, rates, t, x, ahead, usual);
        elseif away
            continue
        end
    end
    [asked, place] = ismember(at, times);
    found(place(asked), :) = values(asked, :);
    t = at(end);
    x = values(end, :)';
end

run.t = times;
run.x = struct();
for k = 1:numel(m.fields.x), run.x.(m.fields.x{k}) = found(:, k); end
y = NaN(numel(times), numel(m.fields.y));
for k = 1:numel(times), y(k, :) = NAME_outputs(times(k), found(k, :)', inputs(times(k)), p, memory)'; end
run.y = struct();
for k = 1:numel(m.fields.y), run.y.(m.fields.y{k}) = y(:, k); end
end

function [at, values, crossed] = advanced(solver, rates, t, x, ahead, options)
% The states at the instants ahead, up to an event if one is watched for.
span = [t; ahead];
if numel(span) == 2, span = [t; (t + ahead) / 2; ahead]; end
crossed = [];
options = odeset(options, 'InitialSlope', rates(t, x));
if isempty(options.Events)
    [at, values] = solver(rates, span, x, options);
else
    [at, values, crossed] = solver(rates, span, x, options);
end
if isempty(crossed) && at(end) < ahead(end)
    error('bondgraph:stopped', 'the method cannot go on at t = %.9g', at(end));
end
end

function [value, terminal, direction] = events(g)
value = g;
terminal = ones(size(g));
direction = zeros(size(g));
end

function u = given(u, count)
u = u(:);
if numel(u) ~= count, error('bondgraph:inputs', 'm.inputs gives %d numbers, not %d', numel(u), count); end
end

function v = taken(values, fields)
unknown = setdiff(fieldnames(values), fields);
if ~isempty(unknown), error('bondgraph:field', 'there is no field ''%s''', unknown{1}); end
v = zeros(numel(fields), 1);
for k = 1:numel(fields), v(k) = values.(fields{k}); end
end
"""
