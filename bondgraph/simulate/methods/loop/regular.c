#include "projection.h"

/* Constraints stay independent between two instants at which they are known where their smallest singular values are
   larger than their gradients change (Weyl), or where these change by less than themselves around the instant in the
   middle; else both halves are looked at. As `simulate/bifurcations.py`, whose numbers these are, but by the norm of
   Frobenius, which is the larger. */

#define LOST 1e-3
#define OUTSIDE 1e-7
#define TURN 0.5
#define BENT 1.5
#define LOOKS 200
#define ACROSS 1e-12 /* rows so nearly at right angles are turned no further */
enum { HALVED = 24, SWEEPS = 30 };

/* An instant, the scaled gradients of each kind there, their pseudoinverses (turned, as wide as the gradients are long),
   and their smallest singular values. */
typedef struct {
    double time, *parts, *inverses, *smallest;
} Known;

typedef struct {
    const Constraints *constraints;
    const Span *span;
    double *greatest, *most, *states, *left, *turned, *lengths, *known;
    int64_t parts, size; /* of the gradients of all kinds, and of a Known */
    int looks;
} Search;

static int64_t parts_of(const Constraints *constraints)
{
    int64_t sum = 0;
    int32_t k;
    for (k = 0; k < constraints->count; k++) sum += (int64_t)constraints->kinds[k].m * constraints->kinds[k].n;
    return sum;
}

int64_t regular_room(const Constraints *constraints, int32_t n)
{
    const int64_t m = constraints->m, one = 2 * parts_of(constraints) + constraints->count;
    return n + m * (n + 1) + largest_part(constraints) + 2 * (m + n) + constraints->count + (HALVED + 3) * one;
}

/* The singular values of a, m rows of n, unordered: its shorter side is rotated until it is orthogonal (Jacobi). */
static void singular_values(int32_t m, int32_t n, const double *a, double *work, double *values)
{
    const int32_t rows = m < n ? m : n, columns = m < n ? n : m;
    int32_t i, j, k;
    int sweep, again = 1;
    for (i = 0; i < m; i++) {
        for (j = 0; j < n; j++) work[m < n ? (int64_t)i * n + j : (int64_t)j * m + i] = a[(int64_t)i * n + j];
    }
    for (sweep = 0; again && sweep < SWEEPS; sweep++) {
        again = 0;
        for (i = 0; i < rows; i++) {
            for (j = i + 1; j < rows; j++) {
                double *p = work + (int64_t)i * columns, *q = work + (int64_t)j * columns;
                double one = 0.0, two = 0.0, both = 0.0, cotangent, tangent, c;
                for (k = 0; k < columns; k++) one += p[k] * p[k], two += q[k] * q[k], both += p[k] * q[k];
                if (!(fabs(both) > ACROSS * sqrt(one * two))) continue;
                again = 1;
                cotangent = (two - one) / (2.0 * both);
                tangent = (cotangent < 0.0 ? -1.0 : 1.0) / (fabs(cotangent) + sqrt(1.0 + cotangent * cotangent));
                c = 1.0 / sqrt(1.0 + tangent * tangent);
                for (k = 0; k < columns; k++) {
                    const double x = p[k], y = q[k];
                    p[k] = c * (x - tangent * y);
                    q[k] = c * (y + tangent * x);
                }
            }
        }
    }
    for (i = 0; i < rows; i++) {
        double sum = 0.0;
        for (k = 0; k < columns; k++) sum += work[(int64_t)i * columns + k] * work[(int64_t)i * columns + k];
        values[i] = sqrt(sum);
    }
}

/* The smallest of as many singular values as a kind has independent constraints; zero where fewer are. */
static double smallest_of(const Kind *kind, const double *part, double *work, double *values)
{
    const int32_t count = kind->m < kind->n ? kind->m : kind->n;
    int32_t i, k;
    if (kind->rank == 0) return 1.0;
    if (kind->rank > count) return 0.0;
    singular_values(kind->m, kind->n, part, work, values);
    for (k = 0; k < kind->rank; k++) {
        for (i = k + 1; i < count; i++) {
            if (values[i] > values[k]) {
                const double value = values[k];
                values[k] = values[i];
                values[i] = value;
            }
        }
    }
    return values[kind->rank - 1];
}

/* The pseudoinverse of as many rows and columns as are independent, but for a rotation, which leaves norms as they are:
   rows at right angles, each by the square of its length. */
static void invert(const Kind *kind, double smallest, const double *turned, double *inverse)
{
    const int32_t rows = kind->m < kind->n ? kind->m : kind->n, columns = kind->m < kind->n ? kind->n : kind->m;
    int32_t i, k;
    for (i = 0; i < rows; i++, turned += columns, inverse += columns) {
        double sum = 0.0;
        int is_dependent;
        for (k = 0; kind->rank && k < columns; k++) sum += turned[k] * turned[k];
        is_dependent = !(sqrt(sum) >= smallest);
        for (k = 0; k < columns; k++) inverse[k] = is_dependent ? 0.0 : turned[k] / sum;
    }
}

/* The norm of a change of gradients beside them. */
static double beside(const Kind *kind, const double *before, const double *after, const double *inverse)
{
    const int32_t rows = kind->m < kind->n ? kind->m : kind->n, columns = kind->m < kind->n ? kind->n : kind->m;
    double sum = 0.0;
    int32_t i, j, k;
    for (i = 0; i < rows; i++) {
        for (j = 0; j < rows; j++) {
            double product = 0.0;
            for (k = 0; k < columns; k++) {
                const int64_t place = kind->m < kind->n ? (int64_t)i * kind->n + k : (int64_t)k * kind->n + i;
                product += (after[place] - before[place]) * inverse[(int64_t)j * columns + k];
            }
            sum += product * product;
        }
    }
    return sqrt(sum);
}

/* What is known at an instant, in one of the places: zero where all is defined, and no kind nearly dependent. */
static int32_t looked_at(Search *search, double time, int place, Known *found)
{
    const Constraints *c = search->constraints;
    const Span *span = search->span;
    const double *sizes = search->greatest;
    double *part, *inverse;
    int32_t i, j, k;
    found->time = time;
    part = found->parts = search->known + place * search->size;
    inverse = found->inverses = part + search->parts;
    found->smallest = inverse + search->parts;
    if (++search->looks > LOOKS) return 1;
    span->states(span->n, 1, &span->record, &span->to, 1, &time, search->states);
    if (left_of(c, span->first, span->last, time, search->states, search->left)) return 1;
    for (k = 0; k < c->count; k++) {
        const Kind *kind = c->kinds + k;
        double *scale = search->lengths;
        part_of(c, kind, span->n, search->left + c->m, part);
        scale_factors(kind->m, sizes, scale);
        scale_factors(kind->n, sizes + kind->m, scale + kind->m);
        for (i = 0; i < kind->m; i++) {
            for (j = 0; j < kind->n; j++) {
                part[(int64_t)i * kind->n + j] /= scale[i];
                part[(int64_t)i * kind->n + j] /= scale[kind->m + j];
            }
        }
        found->smallest[k] = smallest_of(kind, part, search->turned, search->lengths);
        invert(kind, found->smallest[k], search->turned, inverse);
        search->most[k] = fmax(search->most[k], found->smallest[k]);
        if (!(found->smallest[k] > LOST * search->most[k])) return 1;
        part += (int64_t)kind->m * kind->n;
        inverse += (int64_t)kind->m * kind->n;
        sizes += kind->m + kind->n;
    }
    return 0;
}

/* Whether gradients of every kind change by less than themselves around an instant. */
static int32_t around_it(const Search *search, const Known *low, const Known *middle, const Known *high)
{
    const Constraints *c = search->constraints;
    int64_t at = 0;
    int32_t k;
    for (k = 0; k < c->count; k++) {
        const Kind *kind = c->kinds + k;
        const double *part = middle->parts + at, *inverse = middle->inverses + at;
        if (!(BENT * beside(kind, part, low->parts + at, inverse) < 1.0)) return 0;
        if (!(BENT * beside(kind, part, high->parts + at, inverse) < 1.0)) return 0;
        at += (int64_t)kind->m * kind->n;
    }
    return 1;
}

/* Whether no kind can become dependent between two instants. */
static int32_t between_them(Search *search, const Known *low, const Known *high, int place)
{
    const Constraints *c = search->constraints;
    const double *before = low->parts, *after = high->parts;
    double turned = 0.0;
    int32_t k, near = 0;
    Known middle;
    for (k = 0; k < c->count; k++) {
        const int64_t size = (int64_t)c->kinds[k].m * c->kinds[k].n;
        double sum = 0.0;
        int64_t i;
        for (i = 0; i < size; i++) {
            const double change = after[i] - before[i];
            sum += change * change;
            turned = fmax(turned, fabs(change));
        }
        near = near || !(low->smallest[k] + high->smallest[k] > BENT * sqrt(sum));
        before += size;
        after += size;
    }
    if (!near && turned <= TURN) return 1;
    if (place < 0 || looked_at(search, (low->time + high->time) / 2.0, place, &middle)) return 0;
    if (turned <= TURN && around_it(search, low, &middle, high)) return 1;
    return between_them(search, low, &middle, place - 1) && between_them(search, &middle, high, place - 1);
}

int32_t regular(const Constraints *constraints, const Span *span, int32_t begun, double *greatest, double *most,
                double *room)
{
    static const double inside[4] = {0.21, 0.47, 0.74, 1.0};
    const int32_t n = span->n, count = constraints->count;
    const int64_t m = constraints->m;
    double *part;
    Search search;
    Known ends[2];
    int32_t k;
    int s;
    search.constraints = constraints;
    search.span = span;
    search.greatest = greatest;
    search.states = room;
    search.left = search.states + n;
    search.turned = search.left + m * (n + 1);
    search.lengths = search.turned + largest_part(constraints);
    search.most = search.lengths + 2 * (m + n);
    search.known = search.most + count;
    search.parts = parts_of(constraints);
    search.size = 2 * search.parts + count;
    search.looks = 0;
    for (k = 0; k < count; k++) search.most[k] = most[k];
    if (looked_at(&search, span->from, HALVED + 1, ends)) return 0;
    for (k = 0; !begun && k < count; k++) {
        if (!(ends[0].smallest[k] > OUTSIDE * fmax(search.most[k], 1.0))) return 0;
    }
    for (s = 0; s < 4; s++) {
        const double time = inside[s] < 1.0 ? span->from + inside[s] * (span->to - span->from) : span->to;
        if (looked_at(&search, time, HALVED + 1 + (s + 1) % 2, ends + (s + 1) % 2)) return 0;
        if (!between_them(&search, ends + s % 2, ends + (s + 1) % 2, HALVED)) return 0;
    }
    span->states(n, 1, &span->record, &span->to, 1, &span->to, search.states);
    if (left_of(constraints, span->first, span->last, span->to, search.states, search.left)) return 0;
    part = search.turned;
    for (k = 0; k < count; k++) {
        const Kind *kind = constraints->kinds + k;
        most[k] = search.most[k];
        part_of(constraints, kind, n, search.left + m, part);
        grow(kind->m, kind->n, part, greatest, search.lengths);
        greatest += kind->m + kind->n;
    }
    return 1;
}
