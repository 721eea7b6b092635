#include "crossing.h"

/* Where a switching quantity changes sign within a step. */

#define BENDS 0.02 /* RESOLVED */
#define DIP 0.5    /* NEAR */
#define ASIDE 1e-7
enum { SAMPLED = 8, FINE = 4000, FINEST = 4097, SEARCHED = 60, LEAST_ROWS = 4, EXTRAS = 66 };

typedef struct {
    const Switches *switches;
    const Span *span;
    double *times, *table;   /* the samples, in order */
    double *beside;          /* the quantities just inside the first and the last of them */
    double *extra, *valued;  /* further instants in order, and the quantities there */
    double *states, *values; /* at one instant */
    int32_t rows, extras;
} Sampled;

int64_t crossing_room(const Switches *switches, int32_t n)
{
    const int64_t m = switches->count;
    return (int64_t)FINEST * (m + 1) + (int64_t)EXTRAS * (m + 1) + 3 * m + n;
}

/* The quantities at an instant; zero where they are defined. */
static int32_t quantities(const Sampled *sampled, double time, double *out)
{
    const Switches *switches = sampled->switches;
    const Span *span = sampled->span;
    const double inside = time < span->first ? span->first : time > span->last ? span->last : time;
    int32_t k, code;
    span->states(span->n, 1, &span->record, &span->to, 1, &time, sampled->states);
    if (switches->remembers) memcpy(switches->memory, switches->kept, (size_t)switches->remembers * sizeof(double));
    code = switches->values(inside, sampled->states, switches->p, switches->memory, out);
    for (k = 0; k < switches->held; k++) switches->memory[switches->choices[k]] = 1.0;
    for (k = 0; k < switches->count; k++) out[k] += switches->aside[k];
    return code;
}

static double *row(const Sampled *sampled, int32_t i) { return sampled->table + (int64_t)i * sampled->switches->count; }

/* Whether between every second sample a quantity is not what a parabola through its neighbours says, up to the first
   change of sign. */
static int32_t is_rough(const Sampled *sampled)
{
    const int32_t m = sampled->switches->count;
    int32_t i, k, until = sampled->rows - 1;
    for (i = 0; i < sampled->rows - 1; i++) {
        for (k = 0; k < m && !(row(sampled, i)[k] * row(sampled, i + 1)[k] < 0.0); k++);
        if (k < m) {
            until = 2 * (i / 2);
            break;
        }
    }
    if (until < LEAST_ROWS) until = sampled->rows - 1;
    for (k = 0; k < m; k++) {
        double largest = 0.0;
        for (i = 0; i <= until; i += 2) {
            const double size = fabs(row(sampled, i)[k]);
            if (!(size <= largest)) largest = size;
            if (isnan(size)) break;
        }
        if (i <= until) continue; /* not a number somewhere: nothing is told */
        for (i = 0; i < until; i += 2) {
            const double a = row(sampled, i)[k], b = row(sampled, i + 2)[k];
            const double expected = i + 4 <= until ? (3.0 * a + 6.0 * b - row(sampled, i + 4)[k]) / 8.0
                                                   : (-row(sampled, i - 2)[k] + 6.0 * a + 3.0 * b) / 8.0;
            if (fabs(row(sampled, i + 1)[k] - expected) > BENDS * largest) return 1;
        }
    }
    return 0;
}

/* The samples: so many that a parabola through any three neighbours tells what lies between them. */
static int32_t sampled_at(Sampled *sampled)
{
    const Span *span = sampled->span;
    const int64_t m = sampled->switches->count;
    const double length = span->to - span->from, part = length / SAMPLED;
    int32_t i, k;
    sampled->rows = SAMPLED + 1;
    for (i = 0; i <= SAMPLED; i++) {
        sampled->times[i] = i == SAMPLED ? span->to : (part == 0.0 ? i / 8.0 * length : i * part) + span->from;
        if (i && !(sampled->times[i - 1] < sampled->times[i])) return 1;
    }
    for (i = 0; i < sampled->rows; i++) {
        if (quantities(sampled, sampled->times[i], row(sampled, i))) return 1;
    }
    while (sampled->rows <= FINE && is_rough(sampled)) {
        for (i = 0; i < sampled->rows - 1; i++) {
            const double middle = (sampled->times[i] + sampled->times[i + 1]) / 2.0;
            if (!(sampled->times[i] < middle && middle < sampled->times[i + 1])) return 0;
        }
        for (i = sampled->rows - 1; i > 0; i--) {
            sampled->times[2 * i] = sampled->times[i];
            for (k = 0; k < m; k++) row(sampled, 2 * i)[k] = row(sampled, i)[k];
        }
        sampled->rows = 2 * sampled->rows - 1;
        for (i = 1; i < sampled->rows; i += 2) {
            sampled->times[i] = (sampled->times[i - 1] + sampled->times[i + 1]) / 2.0;
            if (quantities(sampled, sampled->times[i], row(sampled, i))) return 1;
        }
    }
    return 0;
}

/* Keeps what the quantities are at an instant, in its place among the others. */
static int32_t insert(Sampled *sampled, double time, const double *values)
{
    const int32_t m = sampled->switches->count;
    int32_t i = sampled->extras;
    while (i > 0 && sampled->extra[i - 1] >= time) i--;
    if (i == sampled->extras || sampled->extra[i] != time) {
        const size_t behind = (size_t)(sampled->extras - i) * sizeof(double);
        if (sampled->extras == EXTRAS) return 1;
        memmove(sampled->extra + i + 1, sampled->extra + i, behind);
        memmove(sampled->valued + (int64_t)(i + 1) * m, sampled->valued + (int64_t)i * m, behind * (size_t)m);
        sampled->extras++;
    }
    sampled->extra[i] = time;
    memcpy(sampled->valued + (int64_t)i * m, values, (size_t)m * sizeof(double));
    return 0;
}

/* A quantity in size, or less than zero where it has changed its sign. */
static double signed_size(Sampled *sampled, int32_t k, double sign, double time, int32_t *code)
{
    *code = *code || quantities(sampled, time, sampled->values);
    return sign * sampled->values[k];
}

/* Where a quantity that keeps its sign at both ends is least in size, or has changed it: the golden section. */
static int32_t smallest(Sampled *sampled, int32_t k, double sign, double low, double high)
{
    const double ratio = (sqrt(5.0) - 1.0) / 2.0;
    double a = high - ratio * (high - low), b = low + ratio * (high - low), least;
    int32_t code = 0;
    double at_a = signed_size(sampled, k, sign, a, &code), at_b = signed_size(sampled, k, sign, b, &code);
    int i;
    for (i = 0; i < SEARCHED && !code; i++) {
        if ((at_b < at_a ? at_b : at_a) < 0.0) break;
        if (at_a < at_b) {
            high = b;
            b = a;
            at_b = at_a;
            a = high - ratio * (high - low);
            at_a = signed_size(sampled, k, sign, a, &code);
        } else {
            low = a;
            a = b;
            at_a = at_b;
            b = low + ratio * (high - low);
            at_b = signed_size(sampled, k, sign, b, &code);
        }
    }
    least = at_a < at_b ? a : b;
    return code || quantities(sampled, least, sampled->values) || insert(sampled, least, sampled->values);
}

static double sign_of(double x) { return x > 0.0 ? 1.0 : x < 0.0 ? -1.0 : x; }

/* Looks between two samples, where all of them there have the same sign. */
static int32_t between_samples(Sampled *sampled, int32_t k, int32_t low, int32_t high)
{
    const double sign = sign_of(row(sampled, low)[k]);
    int32_t i;
    for (i = low; i <= high; i++) {
        if (sign == 0.0 || sign_of(row(sampled, i)[k]) != sign) return 0;
    }
    return smallest(sampled, k, sign, sampled->times[low], sampled->times[high]);
}

/* The extremes at which a quantity may have changed its sign, and come back, between samples. */
static int32_t dips(Sampled *sampled)
{
    const int32_t m = sampled->switches->count, last = sampled->rows - 1;
    const double *ahead = sampled->beside, *back = sampled->beside + m;
    int32_t i, k;
    for (k = 0; k < m; k++) {
        const double first = row(sampled, 0)[k], second = row(sampled, 1)[k];
        const double end = row(sampled, last)[k], before = row(sampled, last - 1)[k];
        double side;
        for (i = 0; i + 2 <= last; i++) {
            const double a = fabs(row(sampled, i)[k]), b = fabs(row(sampled, i + 1)[k]);
            const double c = fabs(row(sampled, i + 2)[k]);
            const double bend = a - 2.0 * b + c, fall = a - c;
            const double shift = fall / (2.0 * bend), lowest = b - fall * fall / (8.0 * bend);
            if (!(bend > 0.0 && fabs(shift) <= 1.0 && lowest <= DIP * fmax(a, c))) continue;
            if (between_samples(sampled, k, i, i + 2)) return 1;
        }
        side = sign_of(first) * ahead[k];
        if (0.0 <= side && side < fabs(first) && fabs(first) <= fabs(second) && between_samples(sampled, k, 0, 1)) return 1;
        side = sign_of(end) * back[k];
        if (0.0 <= side && side < fabs(end) && fabs(end) <= fabs(before) && between_samples(sampled, k, last - 1, last)) {
            return 1;
        }
    }
    return 0;
}

/* The first float at which a quantity has another sign than at `low`; not a number where it is not defined. */
static double located(Sampled *sampled, int32_t k, double sign, double low, double high)
{
    for (;;) {
        const double middle = low + (high - low) / 2.0;
        if (!(low < middle && middle < high)) return high;
        if (quantities(sampled, middle, sampled->values)) return NAN;
        if (sampled->values[k] * sign >= 0.0) {
            low = middle;
        } else {
            high = middle;
        }
    }
}

/* Whether two numbers have opposite signs; their product may be too small for a double. */
static int32_t opposed(double a, double b)
{
    return (a < 0.0 && b > 0.0) || (a > 0.0 && b < 0.0);
}

/* The first change of sign up to an instant after another. */
static int32_t changed(Sampled *sampled, double low, double high, const double *values, double *before, double *found)
{
    const int32_t m = sampled->switches->count;
    int32_t k, which = CROSSING_NONE;
    for (k = 0; k < m; k++) {
        if (opposed(before[k], values[k])) {
            const double time = located(sampled, k, before[k], low, high);
            if (isnan(time)) return CROSSING_OPEN;
            if (which >= 0 && time >= *found) continue;
            which = k;
            *found = time;
        }
    }
    for (k = 0; which < 0 && k < m; k++) before[k] = values[k] != 0.0 ? values[k] : before[k];
    return which;
}

int32_t crossing(const Switches *switches, const Span *span, int32_t known, double *signs, double *earlier, double *found,
                 double *room)
{
    const int64_t m = switches->count;
    const size_t size = (size_t)m * sizeof(double);
    double previous = span->from, near[2];
    int32_t i, j = 0, which;
    Sampled sampled;
    sampled.switches = switches;
    sampled.span = span;
    sampled.times = room;
    sampled.table = sampled.times + FINEST;
    sampled.extra = sampled.table + FINEST * m;
    sampled.valued = sampled.extra + EXTRAS;
    sampled.beside = sampled.valued + EXTRAS * m;
    sampled.values = sampled.beside + 2 * m;
    sampled.states = sampled.values + m;
    sampled.extras = 0;
    if (!known && quantities(&sampled, span->from, signs)) return CROSSING_OPEN;
    memcpy(earlier, signs, size);
    if (sampled_at(&sampled)) return CROSSING_OPEN;
    i = sampled.rows - 1;
    near[0] = sampled.times[0] + ASIDE * (sampled.times[1] - sampled.times[0]);
    near[1] = sampled.times[i] + ASIDE * (sampled.times[i - 1] - sampled.times[i]);
    for (i = 0; i < 2; i++) {
        if (quantities(&sampled, near[i], sampled.beside + i * m)) return CROSSING_OPEN;
    }
    for (i = 0; i < 2; i++) {
        if (insert(&sampled, near[i], sampled.beside + i * m)) return CROSSING_OPEN;
    }
    if (dips(&sampled)) return CROSSING_OPEN;
    while (j < sampled.extras && sampled.extra[j] <= sampled.times[0]) j++;
    for (i = 1; i < sampled.rows;) {
        const int32_t is_extra = j < sampled.extras && sampled.extra[j] <= sampled.times[i];
        const double time = is_extra ? sampled.extra[j] : sampled.times[i];
        which = changed(&sampled, previous, time, is_extra ? sampled.valued + j * m : row(&sampled, i), signs, found);
        if (which == CROSSING_OPEN) return CROSSING_OPEN;
        if (which >= 0) {
            int32_t k;
            if (quantities(&sampled, *found, sampled.values)) return CROSSING_OPEN;
            /* One that is zero there is still to leave its side. */
            for (k = 0; k < m; k++) signs[k] = sampled.values[k] != 0.0 ? sampled.values[k] : signs[k];
            return which;
        }
        if (!is_extra || time == sampled.times[i]) i++;
        j += is_extra;
        previous = time;
    }
    return CROSSING_NONE;
}
