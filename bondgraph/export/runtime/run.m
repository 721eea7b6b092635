function motion = NAME_run(times, m)
%NAME_run The motion of NAME at some instants, as a structure of columns.
%   motion = NAME_run(times) takes the values of NAME_model;
%   motion = NAME_run(times, m) takes those of m: change m.parameters, m.start, m.inputs, m.solver, m.tolerance, m.max_step first.
%   motion.t are the times, motion.x.FIELD the states, motion.y.FIELD the outputs: m.fields and m.names say which field is
%   which name. Where a law changes branch the method begins anew. m.solver may be @ode15s for stiff equations.
%   m.tolerance is the relative one; the absolute one is a hundredth of it at the size of each state.
%   What is brief beside a step is stepped over: m.max_step bounds it.

if nargin < 2, m = NAME_model(); end
times = times(:);
if numel(times) < 2 || any(diff(times) <= 0)
    error('bondgraph:times', 'times must increase, and there must be two at least');
end
p = taken(m.parameters, m.fields.p);
x = taken(m.start, m.fields.x);
inputs = @(t) given(m.inputs(t), numel(m.fields.u));
sizes = ones(size(x));
for attempt = 1:3
    % A state that was far smaller than it was taken for, at first one, wants a smaller tolerance: the motion is made again.
    % What is less than 1e-12 of the largest may be rounding.
    [found, largest] = moved(times, x, p, inputs, m, sizes);
    less = largest > 1e-12 * max([largest; 0]) & 100 * largest < sizes;
    if ~any(less), break, end
    sizes(less) = largest(less);
end

motion.t = times;
motion.x = struct();
for k = 1:numel(m.fields.x), motion.x.(m.fields.x{k}) = found(:, k); end
y = NaN(numel(times), numel(m.fields.y));
% Of several solutions those are told that follow one another from the start on, over the times.
memory = containers.Map('KeyType', 'double', 'ValueType', 'any');
for k = 1:numel(times), y(k, :) = NAME_outputs(times(k), found(k, :)', inputs(times(k)), p, memory)'; end
motion.y = struct();
for k = 1:numel(m.fields.y), motion.y.(m.fields.y{k}) = y(:, k); end
end

function [found, largest] = moved(times, x, p, inputs, m, sizes)
% The states at the times, a row for each, and the largest that each has been there, with an absolute tolerance by its size.
memory = containers.Map('KeyType', 'double', 'ValueType', 'any');
rates = @(t, x) NAME_rates(t, x, inputs(t), p, memory);
failed = containers.Map();
trial = @(t, x) tried(rates, t, x, numel(x), 1, failed);
usual = odeset('RelTol', m.tolerance, 'AbsTol', 1e-2 * m.tolerance * sizes);
if isfinite(m.max_step), usual = odeset(usual, 'MaxStep', m.max_step); end
jacobian = @(t, x) NAME_jacobian(t, x, inputs(t), p, memory);
if any(strcmp(func2str(m.solver), {'ode15s', 'ode23s', 'ode23t', 'ode23tb'}))
    usual = odeset(usual, 'Jacobian', @(t, x) tried(jacobian, t, x, numel(x), numel(x), failed));
end
watching = odeset(usual, 'Events', @(t, x) events(NAME_events(t, x, inputs(t), p, memory)));
state = warning('off', 'integrate_adaptive:unexpected_termination');
restored = onCleanup(@() warning(state));

t = times(1);
found = NaN(numel(times), numel(x));
found(1, :) = x';
largest = abs(x);
away = false;
while t < times(end)
    % Solvers make no step as short as rounding, as from an event to an instant that is asked for.
    reached = times > t & times <= t + 1e3 * eps(t);
    found(reached, :) = repmat(x', sum(reached), 1);
    t = max([t; times(reached)]);
    if t >= times(end), break, end
    if isempty(m.names.g)
        [at, values] = advanced(m.solver, rates, trial, failed, t, x, times(times > t), usual);
    elseif away
        % The quantity that vanished has either sign here.
        ahead = min(t + max(1e-9 * (times(end) - times(1)), 1e3 * eps(t)), min(times(times > t)));
        [at, values] = advanced(m.solver, rates, trial, failed, t, x, ahead, usual);
        away = false;
    else
        [at, values, crossed] = advanced(m.solver, rates, trial, failed, t, x, times(times > t), watching);
        away = ~isempty(crossed) && at(end) < times(end);
        if away && at(end) > t + 1e3 * eps(t)
            % Some solvers find where this is, but not what the states are there.
            ahead = [times(times > t & times < at(end)); at(end)];
            [at, values] = advanced(m.solver, rates, trial, failed, t, x, ahead, usual);
        elseif away
            continue
        end
    end
    [asked, place] = ismember(at, times);
    found(place(asked), :) = values(asked, :);
    largest = max(largest, max(abs(values), [], 1)');
    t = at(end);
    x = values(end, :)';
end
end

function [at, values, crossed] = advanced(solver, rates, trial, failed, t, x, ahead, options)
% The states at the instants ahead, up to an event if one is watched for.
span = [t; ahead];
if numel(span) == 2, span = [t; (t + ahead) / 2; ahead]; end
crossed = [];
options = odeset(options, 'InitialSlope', rates(t, x));
remove(failed, keys(failed));
at = t;
try
    if isempty(options.Events)
        [at, values] = solver(trial, span, x, options);
    else
        [at, values, crossed, ~, ~] = solver(trial, span, x, options); % ode23s of Octave gives two or five
    end
catch why
    if ~isKey(failed, 'why'), rethrow(why); end
end
if numel(at) < 2 || (isempty(crossed) && at(end) < ahead(end)) || ~all(isfinite(values(:)))
    reason = '';
    if isKey(failed, 'why'), reason = sprintf(', near t = %.9g: %s', failed('at'), failed('why')); end
    error('bondgraph:stopped', 'the method cannot go on at t = %.9g%s', at(end), reason);
end
end

function r = tried(formula, t, x, rows, columns, failed)
% Where a trial step leads out of what is defined, values that are no numbers make the method take a shorter one.
r = NaN(rows, columns);
if ~all(isfinite(x(:))), return, end
try
    r = formula(t, x);
catch why
    if ~strncmp(why.identifier, 'bondgraph:', 10), rethrow(why); end
    % Some solvers try thousands of steps that are shorter than rounding.
    again = isKey(failed, 'at') && failed('at') ~= t && abs(failed('at') - t) <= 16 * eps(t);
    failed('at') = t;
    failed('why') = why.message;
    if again, rethrow(why); end
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
