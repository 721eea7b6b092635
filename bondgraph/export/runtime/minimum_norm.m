% Of several solutions that for which the norm of the unknowns `shared` is least; the others must be determined.
% Rows are scaled, then columns, the shared ones together; singular values below 1e-8 of the largest are zero.
% More than `left` of an equation, relative to the largest term, is a contradiction.
function x = minimum_norm(a, b, shared, left)
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
