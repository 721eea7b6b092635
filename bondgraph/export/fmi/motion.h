/* The motion of an instance, for co-simulation: an explicit method of order 5 (Dormand and Prince 1980) and, once that
   is found to be limited by stability (Hairer and Wanner, Solving Ordinary Differential Equations II, IV.2), a linearly
   implicit one of order 4 with the exact Jacobian (RODAS, ibid. VI.4). Steps end where a law changes branch. */

#ifndef MOTION_H
#define MOTION_H

#include "sizes.h"

#define MOST_STEPS 100000000L
#define MOST_EVENTS 100 /* so many, each this near to the last, and the motion slides along a switching surface */
#define NEAR 1e-6
#define DEPENDENT 1e-5 /* of the largest it has been: a determinant that is zero */
#define FAR 4.0     /* no number of what laws and conditions ask for changes by more in a step, which is searched in parts */
#define FINEST 1e-9 /* of the motion: a step that is not shortened for that */
#define ASIDE 1e-7  /* of a part of a step: so far inside of its ends it is looked whether an indicator comes nearer to zero */
#define DIP 0.5     /* an extreme that a parabola puts below this share of the values beside it is sought itself, ... */
#define SEARCHED 60 /* ... by so many sections, ... */
#define EIGHTH 8    /* ... and a parabola at each of so many */
#define SAME 0.5    /* of its share of what is allowed: an error that does not become less in a shorter step; also of a
                      state behind such a step what it is before, if it begins to move there */
#define REPEATS 3    /* so often a step is made that is to lead over a change of branch */
#define OFTEN 4      /* steps between two that are refused: fewer are many */
#define FORMULA_STEPS 8 /* at least so many steps where the rates depend on time by a formula, which may be short-lived */

enum { STUCK = 1001, SLIDES, ENDLESS, CHOICE };
enum { PARTS = 8 }; /* in which a step is searched */

static const char *reason(int code)
{
    switch (code) {
    case STUCK: return "no step is short enough for the tolerance";
    case SLIDES: return "the motion slides along a switching surface, where no branch of a law holds";
    case ENDLESS: return "the motion takes too many steps";
    case CHOICE: return MODEL(undetermined);
    default: return MODEL(why)(code);
    }
}

/* Decompose a matrix by elimination with partial pivoting: 0, or 1 where a pivot is not above `least`. */
static int decompose(int n, double *a, int *pivots, double least)
{
    int i, j, k;
    for (k = 0; k < n; k++) {
        int pivot = k;
        for (i = k + 1; i < n; i++) {
            if (fabs(a[i * n + k]) > fabs(a[pivot * n + k])) pivot = i;
        }
        pivots[k] = pivot;
        if (!(fabs(a[pivot * n + k]) > least)) return 1;
        for (j = 0; pivot != k && j < n; j++) {
            const double kept = a[k * n + j];
            a[k * n + j] = a[pivot * n + j];
            a[pivot * n + j] = kept;
        }
        for (i = k + 1; i < n; i++) {
            const double factor = a[i * n + k] /= a[k * n + k];
            for (j = k + 1; factor != 0.0 && j < n; j++) a[i * n + j] -= factor * a[k * n + j];
        }
    }
    return 0;
}

static void substitute(int n, const double *a, const int *pivots, double *b)
{
    int i, j;
    for (i = 0; i < n; i++) {
        const double kept = b[pivots[i]];
        b[pivots[i]] = b[i];
        b[i] = kept;
    }
    for (i = 0; i < n; i++) {
        for (j = 0; j < i; j++) b[i] -= a[i * n + j] * b[j];
    }
    for (i = n - 1; i >= 0; i--) {
        for (j = i + 1; j < n; j++) b[i] -= a[i * n + j] * b[j];
        b[i] /= a[i * n + i];
    }
}

/* One step of length h from the instance's state, whose rates are `first`, to x with the rates `last`. */
static int explicit_step(instance *m, const double *first, double h, double *x, double *last, double *error)
{
    static const double nodes[] = {0.0, 1.0 / 5, 3.0 / 10, 4.0 / 5, 8.0 / 9, 1.0, 1.0};
    static const double a[7][6] = {
        {0.0},
        {1.0 / 5},
        {3.0 / 40, 9.0 / 40},
        {44.0 / 45, -56.0 / 15, 32.0 / 9},
        {19372.0 / 6561, -25360.0 / 2187, 64448.0 / 6561, -212.0 / 729},
        {9017.0 / 3168, -355.0 / 33, 46732.0 / 5247, 49.0 / 176, -5103.0 / 18656},
        {35.0 / 384, 0.0, 500.0 / 1113, 125.0 / 192, -2187.0 / 6784, 11.0 / 84},
    };
    static const double e[] = {71.0 / 57600, 0.0, -71.0 / 16695, 71.0 / 1920, -17253.0 / 339200, 22.0 / 525, -1.0 / 40};
    state *s = &m->now;
    double k[7][NX + 1], before[NX + 1], slower = 0.0, nearer = 0.0, off[NX + 1];
    int i, j, stage, code;
    memcpy(k[0], first, NX * sizeof *first);
    for (stage = 1; stage < 7; stage++) {
        memcpy(before, x, NX * sizeof *x);
        for (i = 0; i < NX; i++) {
            double sum = 0.0;
            for (j = 0; j < stage; j++) sum += a[stage][j] * k[j][i];
            x[i] = s->x[i] + h * sum;
        }
        code = rates(m, s->t + nodes[stage] * h, x, k[stage]);
        if (code) return code;
    }
    for (i = 0; i < NX; i++) {
        off[i] = m->speeds[i] = 0.0;
        for (j = 0; j < 7; j++) {
            off[i] += h * e[j] * k[j][i];
            m->speeds[i] = fmax(m->speeds[i], fabs(k[j][i]));
        }
    }
    memcpy(last, k[6], NX * sizeof *last);
    *error = judged(m, x, h, off);
    for (i = 0; i < NX; i++) {
        const double unit = allowed(m, x, h, i);
        if (!(unit > 0.0)) continue;
        slower += (k[6][i] - k[5][i]) / unit * ((k[6][i] - k[5][i]) / unit);
        nearer += (x[i] - before[i]) / unit * ((x[i] - before[i]) / unit);
    }
    if (*error <= 1.0 && nearer > 0.0 && h * sqrt(slower / nearer) > 3.25) {
        s->stiff++;
        s->easy = 0;
    } else if (*error <= 1.0 && s->stiff < 15 && ++s->easy == 6) {
        s->stiff = 0;
    }
    return 0;
}

static int implicit_step(instance *m, const double *first, double h, double *x, double *last, double *error)
{
    static const double gamma = 0.25, nodes[] = {0.0, 0.386, 0.21, 0.63, 1.0, 1.0};
    static const double timed[] = {0.25, -0.1043, 0.1035, -0.0362, 0.0, 0.0};
    static const double a[6][5] = {
        {0.0},
        {1.544},
        {0.9466785280815826, 0.2557011698983284},
        {3.314825187068521, 2.896124015972201, 0.9986419139977817},
        {1.221224509226641, 6.019134481288629, 12.53708332932087, -0.6878860361058950},
        {1.221224509226641, 6.019134481288629, 12.53708332932087, -0.6878860361058950, 1.0},
    };
    static const double c[6][5] = {
        {0.0},
        {-5.6688},
        {-2.430093356833875, -0.2063599157091915},
        {-0.1073529058151375, -9.594562251023355, -20.47028614809616},
        {7.496443313967647, -10.24680431464352, -33.99990352819905, 11.70890893206160},
        {8.083246795921522, -7.981132988064893, -31.52159432874371, 16.31930543123136, -6.058818238834054},
    };
    state *s = &m->now;
    double k[6][NX + 1], in_time[NX + 1], w[NX * NX + 1];
    int pivots[NX + 1], i, j, stage, code = jacobian(m, in_time);
    if (code) return code;
    hear(m, h);
    for (i = 0; i < NX * NX; i++) w[i] = (i % (NX + 1) == 0 ? 1.0 / (h * gamma) : 0.0) - m->j[i];
    if (decompose(NX, w, pivots, 0.0)) return MODEL(singular);
    memcpy(x, s->x, NX * sizeof *x);
    for (stage = 0; stage < 6; stage++) {
        double f[NX + 1];
        for (i = 0; stage && i < NX; i++) {
            x[i] = s->x[i];
            for (j = 0; j < stage; j++) x[i] += a[stage][j] * k[j][i];
        }
        code = stage ? rates(m, s->t + nodes[stage] * h, x, f) : 0;
        if (code) return code;
        for (i = 0; i < NX; i++) {
            k[stage][i] = (stage ? f[i] : first[i]) + h * timed[stage] * in_time[i];
            for (j = 0; j < stage; j++) k[stage][i] += c[stage][j] / h * k[j][i];
        }
        substitute(NX, w, pivots, k[stage]);
    }
    for (i = 0; i < NX; i++) x[i] += k[5][i];
    code = rates(m, s->t + h, x, last);
    for (i = 0; i < NX; i++) m->speeds[i] = fmax(fabs(first[i]), fabs(last[i]));
    *error = code ? INFINITY : judged(m, x, h, k[5]);
    return code;
}

/* The event indicators at an instant; those that cannot be told are no numbers. */
static void indicators(instance *m, double t, const double *x, double *g)
{
    state *s = &m->now;
    double u[NU + 1], memory[NM + 1];
    int k;
    memcpy(memory, s->memory, sizeof memory);
    for (k = 0; k < NU; k++) u[k] = input_at(s, k, 0, t);
    for (k = 0; k < NG; k++) g[k] = NAN;
    (void)MODEL(events)(instant(s, t), x, u, s->p, memory, g);
    unrounded(s, g);
}

/* The states at a part of a step: a cubic. */
static void between(const instance *m, const double *first, double h, const double *x, const double *last, double r,
                    double *there)
{
    const double q = 1.0 - r;
    int i;
    for (i = 0; i < NX; i++) {
        there[i] = q * q * ((1.0 + 2.0 * r) * m->now.x[i] + r * h * first[i]) +
                   r * r * ((3.0 - 2.0 * r) * x[i] - q * h * last[i]);
    }
}

/* The indicators at a part of a step. */
static void within(instance *m, const double *first, double h, const double *x, const double *last, double r, double *g)
{
    double there[NX + 1];
    between(m, first, h, x, last, r, there);
    indicators(m, m->now.t + r * h, there, g);
}

/* How far what laws and conditions ask for travels in a step; nothing where that is not defined. */
static double travelled(instance *m, const double *first, double h, const double *x, const double *last)
{
    enum { NODES = 4 };
    double a[NODES + 1][NV + 1], there[NX + 1], u[NU + 1], memory[NM + 1], furthest = 0.0;
    state *s = &m->now;
    int i, k;
    if (!NV) return 0.0;
    memcpy(memory, s->memory, sizeof memory);
    for (i = 0; i <= NODES; i++) {
        const double r = (double)i / NODES, t = s->t + r * h;
        between(m, first, h, x, last, r, there);
        for (k = 0; k < NU; k++) u[k] = input_at(s, k, 0, t);
        if (MODEL(course)(instant(s, t), there, u, s->p, memory, a[i])) return 0.0;
    }
    for (k = 0; k < NV; k++) {
        double low = a[0][k], high = a[0][k], bend = 0.0;
        for (i = 1; i <= NODES; i++) {
            low = fmin(low, a[i][k]);
            high = fmax(high, a[i][k]);
            if (i < NODES) bend = fmax(bend, fabs(a[i + 1][k] - 2.0 * a[i][k] + a[i - 1][k]));
        }
        furthest = fmax(furthest, high - low + bend / 2.0);
    }
    return furthest;
}

/* Whether an indicator changes from one value to another: one of a condition only where it becomes true. */
static int changes(int k, double before, double after)
{
    if (MODEL(directions)[k]) return before <= 0.0 && after > 0.0;
    return (before < 0.0 && after > 0.0) || (before > 0.0 && after < 0.0);
}

/* What is known between two steps. */
typedef struct {
    double first[NX + 1], x[NX + 1], last[NX + 1]; /* the rates before a step, the states after it, and their rates */
    double limit; /* within so much time a law changes branch; infinite where nothing is known of that */
    double push;  /* the length of a step that is to lead over such a change; 0 for others */
    double again; /* the length of one that is to lead on where a condition has come true by rounding; 0 elsewhere */
    double met;   /* the instant of the last change */
    int near;     /* how many changes have followed each other closely */
    int fresh;    /* whether the rates are those of the state */
    double far;   /* how far what laws and conditions ask for has travelled in the last step that was tried */
    double least; /* the shortest step that this is asked of */
    int begins;   /* whether the next step may begin on the edge of a law */
    int ended[NK + 1]; /* of each condition whether it did not hold somewhere in the step */
    int refused; /* so many steps in a row have had too large errors */
    int repeated; /* so often a step that is to lead over a change has had too large errors */
    int since;   /* so many steps have been accepted since the last of these */
    double shares[NX + 1]; /* of what is allowed, the errors of the last one */
    double sides[NB + 1]; /* the sign of each determinant of the velocities that follow; 0 where it is not known */
} course;

/* Whether an indicator has left the side it was on: that of a law where it is zero, too. */
static int turned(int k, double side, double value)
{
    if (MODEL(directions)[k]) return (side > 0.0) != (value > 0.0);
    return side > 0.0 ? value <= 0.0 : value >= 0.0;
}

/* One of them at a part of a step. */
static double one_within(instance *m, const course *c, double h, int k, double r)
{
    double g[NG + 1];
    within(m, c->first, h, c->x, c->last, r, g);
    return g[k];
}

/* Where an indicator that is on one side at both ends of a part of a step has left it between, by the golden section; 0
   where it does not, and the end of the part where a condition holds again by then. Near its extreme rounding hides which of two values is nearer to zero; a parabola over a wider part
   tells where that is. */
static double returns(instance *m, const course *c, double h, int k, double side, double low, double high)
{
    const double ratio = (sqrt(5.0) - 1.0) / 2.0, again = MODEL(directions)[k] && side > 0.0 ? high : 0.0;
    double a = high - ratio * (high - low), b = low + ratio * (high - low);
    double at_a = one_within(m, c, h, k, a), at_b = one_within(m, c, h, k, b);
    int i;
    for (i = 0; i < SEARCHED; i++) {
        if (turned(k, side, at_a)) return fmax(a, again);
        if (turned(k, side, at_b)) return fmax(b, again);
        if (i % EIGHTH == 0) {
            const double middle = (low + high) / 2.0, before = one_within(m, c, h, k, low);
            const double at = one_within(m, c, h, k, middle), after = one_within(m, c, h, k, high);
            const double there = middle + (before - after) / (before - 2.0 * at + after) / 2.0 * (high - middle);
            if (low < there && there < high && turned(k, side, one_within(m, c, h, k, there))) return fmax(there, again);
        }
        if (fabs(at_a) < fabs(at_b)) {
            high = b;
            b = a;
            at_b = at_a;
            a = high - ratio * (high - low);
            at_a = one_within(m, c, h, k, a);
        } else {
            low = a;
            a = b;
            at_a = at_b;
            b = low + ratio * (high - low);
            at_b = one_within(m, c, h, k, b);
        }
    }
    return 0.0;
}

/* Whether just inside of an end an indicator is nearer to zero than there, and no farther there than beyond. */
static int nearer(double inside, double end, double beyond)
{
    const double side = end > 0.0 ? 1.0 : -1.0, size = side * inside;
    return end != 0.0 && size >= 0.0 && size < side * end && side * end <= side * beyond;
}

/* The same where the extreme of a parabola through three of the values in a step may come near zero between them; and
   where a step begins by coming nearer to zero and is farther by the next value, or ends so. */
static double returned(instance *m, const course *c, double h, int k, double (*g)[NG + 1])
{
    double inside[2][NG + 1], found = 0.0;
    int part;
    for (part = 1; part < PARTS && found == 0.0; part++) {
        const double before = fabs(g[part - 1][k]), at = fabs(g[part][k]), after = fabs(g[part + 1][k]);
        const double bend = before - 2.0 * at + after, fall = before - after;
        const int alike = g[part - 1][k] * g[part][k] > 0.0 && g[part][k] * g[part + 1][k] > 0.0;
        if (!(alike && bend > 0.0 && fabs(fall) <= 2.0 * bend)) continue;
        if (!(at - fall * fall / (8.0 * bend) <= DIP * fmax(before, after))) continue;
        found = returns(m, c, h, k, g[part][k], (part - 1.0) / PARTS, (part + 1.0) / PARTS);
    }
    if (found > 0.0) return found;
    within(m, c->first, h, c->x, c->last, ASIDE / PARTS, inside[0]);
    within(m, c->first, h, c->x, c->last, 1.0 - ASIDE / PARTS, inside[1]);
    if (nearer(inside[0][k], g[0][k], g[1][k])) found = returns(m, c, h, k, g[0][k], 0.0, 1.0 / PARTS);
    if (found > 0.0 || !nearer(inside[1][k], g[PARTS][k], g[PARTS - 1][k])) return found;
    return returns(m, c, h, k, g[PARTS][k], 1.0 - 1.0 / PARTS, 1.0);
}

/* A part of a step in which an indicator changes sign: all of it, or up to an extreme between; 0 where none does. That
   of a law does where it becomes zero, too, which may belong to either branch. */
static double crossed(instance *m, course *c, double h)
{
    double g[PARTS + 1][NG + 1], found;
    int k, part;
    if (!NG) return 0.0;
    for (part = 0; part < PARTS; part++) within(m, c->first, h, c->x, c->last, (double)part / PARTS, g[part]);
    indicators(m, m->now.t + h, c->x, g[PARTS]);
    for (k = 0; k < NK; k++) {
        const int place = MODEL(conditions)[k].place;
        c->ended[k] = 0;
        for (part = 0; part <= PARTS; part++) c->ended[k] = c->ended[k] || g[part][place] <= 0.0;
    }
    for (k = 0; k < NG; k++) {
        for (part = 1; part <= PARTS; part++) {
            if (changes(k, g[part - 1][k], g[part][k])) return 1.0;
            if (!MODEL(directions)[k] && g[part][k] == 0.0 && g[part - 1][k] != 0.0) return 1.0;
        }
        found = returned(m, c, h, k, g);
        if (found > 0.0) return found;
    }
    return 0.0;
}

/* Whether independent velocities determine the others: CHOICE where a determinant of these has changed sign, or is small
   beside the largest it has been. Units do not matter, which multiply all that it is alike. */
static int determined(instance *m, course *c, double t, const double *x)
{
    double a[ND + 1], u[NU + 1], memory[NM + 1], *block = a;
    int pivots[ND + 1], b, k, n;
    state *s = &m->now;
    memcpy(memory, s->memory, sizeof memory);
    for (k = 0; k < NU; k++) u[k] = input_at(s, k, 0, t);
    if (!NB || MODEL(choice)(instant(s, t), x, u, s->p, memory, a)) return 0;
    for (b = 0; b < NB; b++, block += n * n) {
        double determinant = 1.0, side;
        n = MODEL(blocks)[b];
        if (decompose(n, block, pivots, 0.0)) return CHOICE;
        for (k = 0; k < n; k++) determinant *= pivots[k] == k ? block[k * n + k] : -block[k * n + k];
        side = c->sides[b];
        c->sides[b] = determinant > 0.0 ? 1.0 : -1.0;
        s->largest[b] = fmax(s->largest[b], fabs(determinant));
        if (side * c->sides[b] < 0.0 || fabs(determinant) < DEPENDENT * s->largest[b]) return CHOICE;
    }
    return 0;
}

/* How long the indicator of a law that is zero stays so; 0 where none is, or where it stays zero. A longer step would
   begin with a branch of the law that is not that of the motion, which error control hardly sees. */
static double beside(instance *m, const double *first, double tiny, double most)
{
    const state *s = &m->now;
    double g[NG + 1], then[NG + 1], ahead[NX + 1], far;
    int i, k, zero = 0;
    indicators(m, s->t, s->x, g);
    for (k = 0; k < NG; k++) zero = zero || (!MODEL(directions)[k] && g[k] == 0.0);
    for (far = tiny; zero && far < most; far *= 4.0) {
        for (i = 0; i < NX; i++) ahead[i] = s->x[i] + far * first[i];
        indicators(m, s->t + far, ahead, then);
        for (k = 0; k < NG; k++) {
            if (!MODEL(directions)[k] && g[k] == 0.0 && then[k] != 0.0) return far;
        }
    }
    return 0.0;
}

/* The shortest change of the states that meets the constraints, to first order: its size beside what is allowed of an
   error, or 0 where there is none to be found. */
static double correction(instance *m, double *change)
{
    double rows[NC * NX + 1], column[NC + 1], a[NC * NC + 1], b[NC + 1], memory[NM + 1], largest = 0.0;
    int pivots[NC + 1], i, j, k;
    state *s = &m->now;
    direction d;
    if (!NC) return 0.0;
    memset(&d, 0, sizeof d);
    memcpy(memory, s->memory, sizeof memory);
    if (called(CONSTRAINTS, instant(s, s->t), s, memory, b)) return 0.0;
    for (k = 0; k < NX; k++) {
        d.x[k] = 1.0;
        if (derivatives_along(CONSTRAINTS, instant(s, s->t), s, memory, &d, column)) return 0.0;
        for (i = 0; i < NC; i++) rows[i * NX + k] = column[i];
        d.x[k] = 0.0;
    }
    for (i = 0; i < NC; i++) {
        for (j = 0; j < NC; j++) {
            double sum = 0.0;
            for (k = 0; k < NX; k++) sum += rows[i * NX + k] * rows[j * NX + k];
            a[i * NC + j] = sum;
            largest = fmax(largest, fabs(sum));
        }
    }
    if (decompose(NC, a, pivots, 1e-13 * largest)) return 0.0;
    substitute(NC, a, pivots, b);
    for (k = 0; k < NX; k++) {
        change[k] = 0.0;
        for (i = 0; i < NC; i++) change[k] -= rows[i * NX + k] * b[i];
    }
    return judged(m, s->x, 0.0, change);
}

static void project(instance *m)
{
    double change[NX + 1];
    int i, round;
    /* A correction is exact to first order: a large one is followed by another. */
    for (round = 0; round < 4 && correction(m, change) > (round ? 1e-3 : 0.0); round++) {
        for (i = 0; i < NX; i++) m->now.x[i] += change[i];
    }
}

/* A change of branch is approached from this side by halves, and passed in as short a step as can be. */
static double length_of(const state *s, const course *c, double room, double longest)
{
    const double h = fmin(s->h, longest);
    if (c->push > 0.0) return fmin(c->push, room);
    if (c->limit < INFINITY) return fmin(fmin(h, c->limit / 2.0), room);
    return h >= room ? room : fmin(h, room / 2.0);
}

/* The rates where a step starts. */
static int starting(instance *m, course *c)
{
    const int code = c->fresh ? 0 : rates(m, m->now.t, m->now.x, c->first);
    c->fresh = !code;
    return code;
}

/* From the edge of a law leads one short step. */
static int begun(instance *m, course *c, double tiny, double span)
{
    int code;
    if (!c->begins || c->push > 0.0) return 0;
    code = starting(m, c);
    c->push = code ? 0.0 : beside(m, c->first, tiny, NEAR * span);
    c->begins = 0;
    return code;
}

/* A step has had too large errors. They may be rounding; and a state that has only begun to move behind many others has
   an error as large as itself, however short a step is. */
static void refuse(instance *m, course *c, double h)
{
    state *s = &m->now;
    double in_time[NX + 1];
    int i;
    /* A Jacobian takes time, and mostly a shorter step will do. */
    if (++c->refused == 2 || (c->refused == 1 && c->since < OFTEN)) {
        if (!jacobian(m, in_time)) hear(m, h);
    }
    c->since = 0;
    for (i = 0; i < NX && c->refused > 1 && (h <= c->least || c->push > 0.0); i++) {
        const int begins = fabs(s->x[i]) <= SAME * fabs(c->x[i]);
        if (!begins || !(m->shares[i] > 1.0 && m->shares[i] >= SAME * c->shares[i])) continue;
        s->sizes[i] = fmax(s->sizes[i], m->errors[i] / (SHARE * s->tolerance));
    }
    memcpy(c->shares, m->shares, sizeof c->shares);
}

/* A step that is not accepted leaves no trace but a shorter length to try. */
static int attempt(instance *m, course *c, double h, double *error)
{
    state *s = &m->now;
    double memory[NM + 1];
    const int quick = s->stiff < 15;
    int code = starting(m, c);
    if (code) return code;
    memcpy(memory, s->memory, sizeof memory);
    code = (quick ? explicit_step : implicit_step)(m, c->first, h, c->x, c->last, error);
    c->far = !code && *error <= 1.0 && h > c->least && c->push == 0.0 ? travelled(m, c->first, h, c->x, c->last) : 0.0;
    if (c->far > FAR) {
        s->h = h * fmax(0.1, 0.9 * FAR / c->far);
        *error = INFINITY;
    } else if (!code && *error <= 1.0) {
        const double part = c->push > 0.0 && c->limit < INFINITY ? 0.0 : crossed(m, c, h);
        if (part == 0.0) return 0;
        c->limit = part * h;
        *error = INFINITY;
    } else {
        if (!code) refuse(m, c, h);
        s->h = code || !(*error < 1e12) ? h / 8.0 : h * fmax(0.1, 0.9 * pow(*error, quick ? -0.2 : -0.25));
    }
    memcpy(s->memory, memory, sizeof memory);
    return code;
}

/* Whether a law is on another side at the end of a step than where it begins, or a condition has come true: 0 where neither
   is, as in a step of few floats in which rounding takes them to and fro. */
enum { NOT_ACROSS, OF_A_CONDITION, OF_A_LAW };
static int across(instance *m, const course *c, double h)
{
    double before[NG + 1], after[NG + 1];
    int k, found = NOT_ACROSS;
    indicators(m, m->now.t, m->now.x, before);
    indicators(m, m->now.t + h, c->x, after);
    for (k = 0; k < NG; k++) {
        const int of_law = !MODEL(directions)[k];
        if (of_law && (changes(k, before[k], after[k]) || (before[k] == 0.0) != (after[k] == 0.0))) return OF_A_LAW;
        if (!of_law && changes(k, before[k], after[k])) found = OF_A_CONDITION;
    }
    return found;
}

/* After a step of length h: 1 where a motion slides. */
static int passed(instance *m, course *c, double h, double tiny, double span)
{
    if (c->push > 0.0) {
        const int side = crossed(m, c, h) > 0.0 ? across(m, c, h) : NOT_ACROSS;
        c->again = side == OF_A_CONDITION ? 4.0 * h : 0.0;
        if (side != NOT_ACROSS) {
            c->begins = c->limit < INFINITY;
            c->near = m->now.t + h - c->met < NEAR * span ? c->near + 1 : 0;
            c->met = m->now.t + h;
            c->limit = INFINITY;
        }
        /* The states may be too large for so short a step to move them. */
        c->push = c->limit < INFINITY && c->push < NEAR * span ? 4.0 * c->push : 0.0;
        if (c->push == 0.0) c->limit = INFINITY;
    } else if (c->limit < INFINITY) {
        c->limit -= h;
        if (c->limit <= tiny) c->push = tiny;
    }
    return c->near > MOST_EVENTS;
}

/* The method begins anew. */
static void anew(instance *m, course *c)
{
    look_ahead(m);
    c->fresh = 0;
    c->begins = 1;
    c->limit = INFINITY;
    c->push = c->again = 0.0;
}

static void accept(instance *m, course *c, double t)
{
    state *s = &m->now;
    int k;
    s->t = t;
    memcpy(s->x, c->x, NX * sizeof *s->x);
    memcpy(c->first, c->last, NX * sizeof *c->first);
    grow(s);
    c->refused = c->repeated = 0;
    c->since++;
    m->known_j = 0;
    /* What did not hold all along the step may become true again. */
    for (k = 0; k < NK; k++) s->past.holds[k] = s->past.holds[k] && !c->ended[k];
    if (s->t >= s->next) anew(m, c);
    if (NC) {
        project(m);
        c->fresh = 0;
    }
}

/* All that happens at the instant that was reached; clocks where a step goes on from there. */
static int happen(instance *m, int sampling)
{
    state *s = &m->now;
    double u[NU + 1];
    int k, code;
    for (k = 0; k < NU; k++) u[k] = input_at(s, k, 0, s->t);
    if (NT) {
        code = MODEL(tick)(s->t, s->x, u, s->p, s->memory, s->active, &s->past);
    } else {
        code = MODEL(happen)(s->t, s->x, u, s->p, s->memory, sampling, &s->past);
        s->tick = MODEL(next_sample)(s->t);
    }
    forget(m);
    return code;
}

/* What happens where a step has ended before the end; the method then begins anew. */
static int met(instance *m, course *c, double end)
{
    state *s = &m->now;
    double x[NX + 1], p[NP + 1];
    int code;
    if (!(s->t >= s->tick) && !NK) return 0;
    /* Before inputs are given no clock samples, and nothing happens before it: both do as the next step begins. */
    if (s->t >= s->tick && s->t >= end) return 0;
    memcpy(x, s->x, sizeof x);
    memcpy(p, s->p, sizeof p);
    code = happen(m, s->t < end);
    if (code || (!memcmp(x, s->x, NX * sizeof *x) && !memcmp(p, s->p, NP * sizeof *p))) return code;
    anew(m, c);
    memset(c->sides, 0, sizeof c->sides);
    return determined(m, c, s->t, s->x);
}

/* Integrate to an instant. What is reached is the instance's time; 0, or why it is not the end. */
static int advance(instance *m, double end)
{
    state *s = &m->now;
    const double span = end - s->t, tiny = 16.0 * DBL_EPSILON * fmax(fabs(end), span);
    const double longest = MODEL(in_time) ? span / FORMULA_STEPS : span;
    course c;
    long steps;
    int code;
    s->past.span = fmax(s->past.span, span);
    code = happen(m, 1);
    if (code) return code;
    memset(&c, 0, sizeof c);
    c.met = -INFINITY;
    c.since = OFTEN;
    m->tiny = tiny;
    c.least = fmax(FINEST * span, tiny);
    anew(m, &c);
    m->known_j = 0;
    expect(m, span);
    grow(s);
    code = determined(m, &c, s->t, s->x);
    if (code) return code;
    if (!(s->h > 0.0)) s->h = span / 100.0;
    for (steps = 0; s->t < end && !s->past.ended; steps++) {
        code = begun(m, &c, tiny, span);
        if (code) return code;
        const double stop = fmin(end, fmin(s->next, s->tick)), room = stop - s->t, h = length_of(s, &c, room, longest);
        const int unknown = !(c.limit < INFINITY), over = c.push > 0.0, free = unknown && !over, order = s->stiff < 15 ? 5 : 4;
        const double usual = s->h;
        double error = 0.0;
        code = attempt(m, &c, h, &error);
        if (steps > MOST_STEPS) return ENDLESS;
        if (code || !(error <= 1.0)) {
            if (c.push > 0.0 && unknown) { /* too far for one step that leaves an edge: others do as well */
                c.push = 0.0;
                s->h = usual;
                continue;
            }
            if (c.push > 0.0 && !code && ++c.repeated < REPEATS) { /* a state that begins to move gets a size */
                s->h = usual;
                continue;
            }
            if (c.push > 0.0 || s->t + s->h <= s->t) return code ? code : c.push > 0.0 ? SLIDES : STUCK;
            if (c.limit <= tiny) c.push = tiny;
            continue;
        }
        if (free) {
            const double longer = h * fmin(5.0, 0.9 * pow(fmax(error, 1e-10), -1.0 / order));
            const double resolved = c.far > 0.0 ? fmin(longer, h * FAR / c.far) : longer;
            s->h = h == room ? fmax(s->h, resolved) : resolved;
        }
        if (passed(m, &c, h, tiny, span)) return SLIDES;
        code = determined(m, &c, h == room ? stop : s->t + h, c.x);
        if (code) return code;
        accept(m, &c, h == room ? stop : s->t + h);
        /* On the way to a change nothing happens; so many instants beside it are no events that come ever sooner. */
        if (!free && !over && s->t < fmin(s->tick, end)) continue;
        code = met(m, &c, end);
        if (code) return code;
        if (over && c.again > 0.0 && c.again < NEAR * span) { /* nothing has happened */
            c.begins = 0;
            c.push = c.limit = c.again;
        }
    }
    return 0;
}

static void set_derivative(instance *m, int k, int order, double value)
{
    state *s = &m->now;
    for (; s->orders[k] < order; s->orders[k]++) s->derivatives[k][s->orders[k]] = 0.0;
    s->derivatives[k][order - 1] = value;
    s->origin = s->t;
}

/* A step between two instants of communication. */
static int step(instance *m, double from, double length)
{
    state *s = &m->now;
    char text[2000];
    double u[NU + 1];
    int k, code;
    if (!(length > 0.0) || !(fabs(from - s->t) <= 1e-6 * length)) {
        snprintf(text, sizeof text, "there is no step of %.9g from t = %.9g, where the instance is at %.9g", length, from,
                 s->t);
        return tell(m, ERROR, text);
    }
    s->t = s->origin = from;
    code = advance(m, from + length);
    for (k = 0; k < NU; k++) u[k] = input_at(s, k, 0, s->t);
    memcpy(s->u, u, NU * sizeof *u);
    memset(s->orders, 0, sizeof s->orders);
    forget(m);
    if (!code) return OK;
    if (code < STUCK) return fail(m, DISCARD, "the motion cannot go on", code);
    snprintf(text, sizeof text, "the motion cannot go on at t = %.9g: %s", s->t, reason(code));
    return tell(m, DISCARD, text);
}

#endif
