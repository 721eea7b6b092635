#include "runtime.h"

/* What inertias are, beside the directions of the reactions (the columns marked in `shared`) in the same rows: a power
   of 2^16, usually one; one at most where constraints, the other rows, have far larger directions, or none. */
static double reaction_unit(int m, int n, const double *a, const int *shared)
{
    double mass = 0.0, force = 0.0, held = 0.0;
    int i, j, of_mass, of_force, most;
    for (i = 0; i < m; i++) {
        double rest = 0.0, own = 0.0;
        for (j = 0; j < n; j++) {
            const double size = fabs(a[i * n + j]);
            if (shared[j]) own = fmax(own, size);
            else rest = fmax(rest, size);
        }
        force = fmax(force, own);
        if (own > 0.0) mass = fmax(mass, rest);
        else held = fmax(held, rest);
    }
    if (!(mass > 0.0)) return 1.0;
    frexp(mass, &of_mass);
    frexp(force, &of_force);
    of_mass = 16 * (int)floor((of_mass - of_force + 8) / 16.0);
    most = held > 0.0 && force > 1e-12 * held ? 400 : 0;
    return ldexp(1.0, of_mass > most ? most : of_mass < -400 ? -400 : of_mass);
}
