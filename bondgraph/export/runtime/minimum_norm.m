% Of several solutions that for which the norm of the unknowns `shared` is least; the others must be determined.
% Rows are scaled, then columns, the shared ones together, first as inertias are; singular values below 1e-8 of the largest are zero.
% More than `left` of an equation, relative to the largest term, is a contradiction.
function x = minimum_norm(a, b, shared, left)
if ~all(isfinite([a(:); b(:)])), error('bondgraph:undefined', 'a linear system is not defined'); end
own = max(abs(a(:, shared)), [], 2);
rest = abs(a);
rest(:, shared) = 0;
mass = max([0; max(rest(own > 0, :), [], 2)]);
unit = 1;
if mass > 0
    [~, of_mass] = log2(mass);
    [~, of_force] = log2(max(own));
    unit = 2 ^ max(-400, min(0, of_mass - of_force));
end
a(:, shared) = a(:, shared) * unit;
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
x = zeros(size(b));
for again = 1 : 2 % forces may be far larger than inertias: what rounding of them leaves is solved again
    x = x + v(:, 1 : rank) * ((u(:, 1 : rank)' * (b - a * x)) ./ s(1 : rank));
end
if any(abs(null(:)) > 1e-4) || max(abs(a * x - b)) > left * max([abs(b); abs(x)])
    error('bondgraph:singular', 'a linear system is singular, or contradicts itself');
end
x = x ./ columns';
x(shared) = x(shared) * unit;
end
