#include "runtime.h"

/* What inertias are, beside the directions of the reactions (the columns marked in `shared`) in the same rows: a power
   of 2^16, one at most. */
static double reaction_unit(int m, int n, const double *a, const int *shared)
{
    double mass = 0.0, force = 0.0;
    int i, j, of_mass, of_force;
    for (i = 0; i < m; i++) {
        double rest = 0.0, own = 0.0;
        for (j = 0; j < n; j++) {
            const double size = fabs(a[i * n + j]);
            if (shared[j]) own = fmax(own, size);
            else rest = fmax(rest, size);
        }
        force = fmax(force, own);
        if (own > 0.0) mass = fmax(mass, rest);
    }
    if (!(mass > 0.0)) return 1.0;
    frexp(mass, &of_mass);
    frexp(force, &of_force);
    of_mass = 16 * (int)floor((of_mass - of_force + 8) / 16.0);
    return ldexp(1.0, of_mass > 0 ? 0 : of_mass < -400 ? -400 : of_mass);
}
