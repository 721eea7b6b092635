% The solution of a square system, by elimination with partial pivoting.
function x = general(a, b)
[x, good] = eliminated(a, b);
if ~good, error('bondgraph:singular', 'a linear system is singular'); end
end

function [x, good] = eliminated(a, b)
[l, u, p] = lu(a);
good = all(isfinite(a(:))) && all(diag(u) ~= 0);
if good, x = u \ (l \ (p * b)); else, x = NaN(size(b)); end
end
