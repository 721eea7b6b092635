% The solution for a symmetric positive definite matrix, which is checked to be one, by Cholesky's method.
function x = definite(a, b)
failed = ~all(isfinite(a(:)));
if ~failed, [r, failed] = chol(a); end
% What is left of a diagonal element must be more than its rounding.
if failed || any(diag(r) .^ 2 <= numel(b) * eps * diag(a))
    error('bondgraph:singular', 'a matrix is singular, or not positive definite');
end
x = r \ (r' \ b);
end
