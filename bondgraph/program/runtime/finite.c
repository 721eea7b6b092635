#include "runtime.h"

static int finite_all(int n, const double *a)
{
    int i;
    for (i = 0; i < n; i++) {
        if (!isfinite(a[i])) return ERROR_UNDEFINED;
    }
    return 0;
}
