function r = checked(r)
if ~all(isfinite(r(:)))
    error('bondgraph:undefined', ...
        'a result is not a finite number: a law is taken outside its domain, or a value was never given');
end
end
