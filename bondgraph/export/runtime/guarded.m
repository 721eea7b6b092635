function r = quotient(a, b)
if b == 0, r = NaN; else, r = a / b; end
end

function r = square_root(a)
if a >= 0, r = sqrt(a); else, r = NaN; end
end

function r = logarithm(a)
if a > 0, r = log(a); else, r = NaN; end
end

function r = sine_inverse(a)
if abs(a) <= 1, r = asin(a); else, r = NaN; end
end

function r = cosine_inverse(a)
if abs(a) <= 1, r = acos(a); else, r = NaN; end
end

function r = tanh_inverse(a)
if abs(a) < 1, r = atanh(a); else, r = NaN; end
end

function r = real_power(a, b)
if (a == 0 && b < 0) || (a < 0 && b ~= floor(b)) || isnan(a) || isnan(b), r = NaN; else, r = a ^ b; end
end

function r = less(a, b)
if isnan(a) || isnan(b), r = NaN; else, r = double(a < b); end
end

function r = not_more(a, b)
if isnan(a) || isnan(b), r = NaN; else, r = double(a <= b); end
end

% A comparison with what is not a number is not one either: it must not choose a branch.
function r = chosen(c, a, b)
if isnan(c), r = NaN; elseif c ~= 0, r = a; else, r = b; end
end

function r = least(a, b)
if isnan(a) || isnan(b), r = NaN; else, r = min(a, b); end
end

function r = greatest(a, b)
if isnan(a) || isnan(b), r = NaN; else, r = max(a, b); end
end
