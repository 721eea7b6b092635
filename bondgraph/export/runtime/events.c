/* What happens at instants of NAME. */

#include <math.h>
#include <string.h>

#include "NAME_events.h"

enum {
    OPENING = -2,
    CLOCKS = -1,
    SHIFTS = 6,  /* so often numbers are changed to see rounding */
    OFTEN = 10,  /* so often a condition may be seen at zero within no time */
    GROUPS = 100, /* at one instant so many things may happen */
    SWEEPS = 100000 /* so often impulses of impacts at one instant are added up in turn */
};

#define ACCUMULATED 1e-9 /* of the motion's length: what comes again within that, and sooner, has no end */
#define TIMING 1e-9      /* of a period: an instant that is no farther is the one that is met */
#define BESIDE 1e-9      /* of the motion's length: so long after an impulse its flow is looked at */
#define EQUAL 1e-300     /* what is positive is this where both sides of a condition with >= or <= are equal */
#define ENDS 16.0        /* so many floats before a start conditions are looked at */
#define NOTHING 1e-280   /* s: floats beside zero are closer than any instants */
#define EXACT 1e-13      /* of the time: so early an instant may be met */
#define LATE 1e4         /* times as late: what is about to end within that has ended */
#define AHEAD 1e-9       /* of the time: so far ahead is looked for a slope */
#define SHORTEST 1e-3    /* s: the time that such parts are taken of at least, but in a motion that is known to be shorter */
#define SHIFT 7e-10      /* of all numbers: they are changed by so much, and multiples of it, to see rounding */
#define ROOM 30.0        /* standard deviations of rounding are nothing of a quantity */
#define SEEN 3.0         /* times as much a quantity changes for its rate to be known, ... */
#define FARTHEST 1e-3    /* ... or as it does in this part of the motion */
#define LOW 1e4          /* times what is nothing of it a quantity falls less where rounding may lead it; ... */
#define LOWER 0.999      /* ... then it falls by less than this part of the last time, if it is not led so */
#define MISSED 1e-6      /* of its jump, or of what an impulse of the states' size makes of it, a flow may miss */
#define NEWTON 3         /* steps by which constraints are met again */
#define ALIKE 1e-12      /* rows of them that are closer are one */
#define SHARE 1e-3       /* by this part of itself a state is changed, to see how much of a flow is its own */
#define SETTLED 1e-13    /* of what each would be alone: impulses that change by less are found */
#define LEFT 1e-4        /* of the effort that may hold a flow: so much may be left of what acts besides */

/* What is to happen at an instant, in order. */
typedef struct {
    int what[GROUPS], count;
    int moved[NAME_nx + 1], any; /* the states that were set, and whether there are any */
    unsigned clocks;
    double room[NAME_nk + 1]; /* so much of each quantity is the error of the instant */
    double left[NAME_nk + 1]; /* and so much the last instants have left of it */
    int opening; /* whether values open a motion: conditions that hold then have not become true, but those at once */
} queue;

static double instant_of(const NAME_clock *c, double k)
{
    return (c->offset + k * c->every) / c->parts;
}

static double near_to(const NAME_clock *c, double t)
{
    return fmax(TIMING * c->every / c->parts, 4e-16 * fabs(t));
}

/* The number of the last instant of a clock that is not after another one. */
static double number_at(const NAME_clock *c, double t)
{
    const double latest = t + near_to(c, t);
    double k = floor((t * c->parts - c->offset) / c->every);
    while (instant_of(c, k) > latest) k -= 1.0;
    while (instant_of(c, k + 1.0) <= latest) k += 1.0;
    return k;
}

double NAME_next_sample(double t)
{
    double next = INFINITY;
    int i;
    for (i = 0; i < NAME_nclocks; i++) {
        const NAME_clock *c = NAME_clocks + i;
        next = fmin(next, instant_of(c, number_at(c, t) + 1.0));
    }
    return next;
}

/* The clocks of which this is an instant that was not met yet. */
static int due(double t, NAME_past *past, unsigned *clocks)
{
    const int first = !past->timed;
    int i;
    *clocks = 0;
    for (i = 0; i < NAME_nclocks; i++) {
        const NAME_clock *c = NAME_clocks + i;
        const double k = number_at(c, t), room = near_to(c, t);
        const double since = first ? t - room : past->sampled + room;
        if (!(instant_of(c, k) >= since)) continue;
        if (!first && instant_of(c, k - 1.0) >= since) return NAME_missed;
        *clocks |= 1u << i;
    }
    past->timed = 1;
    past->sampled = t;
    return 0;
}

static void move(const double *x, const double *along, double share, double *moved)
{
    int i;
    for (i = 0; i < NAME_nx; i++) moved[i] = x[i] + share * along[i];
}

static int quantities(double t, const double *x, const double *u, const double *p, double *memory, double *g)
{
    int k, code;
    for (k = 0; k < NAME_ng; k++) g[k] = NAN;
    code = NAME_events(t, x, u, p, memory, g);
    for (k = 0; k < NAME_nk; k++) {
        if (!isfinite(g[NAME_conditions[k].place])) return code ? code : NAME_undefined;
    }
    return 0;
}

static int released(int k, double t, const double *x, const double *u, const double *p, double *memory,
                    const NAME_past *past, int *is);

int NAME_quantities(double t, const double *x, const double *u, const double *p, double *memory, const NAME_past *past,
                    double *result)
{
    double g[NAME_ng + 1];
    int k, is = 0, code = quantities(t, x, u, p, memory, g);
    for (k = 0; k < NAME_nk; k++) result[k] = g[NAME_conditions[k].place] - past->beyond[k];
    for (k = 0; k < NAME_njumping && past->begun && !code; k++) {
        code = released(k, t, x, u, p, memory, past, &is);
        if (is) code = NAME_jumped;
    }
    return code;
}

/* How the quantities of events change along the motion, to judge those that are zero but for the error of an instant. */
static void slopes(double t, const double *x, const double *u, const double *p, double *memory, const double *g,
                   double span, double *slope)
{
    double rates[NAME_nx + 1], ahead[NAME_nx + 1];
    const double far = AHEAD * fmax(fabs(t), fmin(SHORTEST, span));
    int k, code = NAME_rates(t, x, u, p, memory, rates);
    move(x, rates, far, ahead);
    if (!code) code = quantities(t + far, ahead, u, p, memory, slope);
    for (k = 0; k < NAME_ng; k++) slope[k] = code ? 0.0 : (slope[k] - g[k]) / far;
}

/* How long the motion is, as far as that is known. */
static double length(double t, const NAME_past *past)
{
    return past->span > 0.0 ? fmax(t - past->start, past->span) : fmax(t - past->start, SHORTEST);
}

/* A number changed, each by another part: two that are equal are not to be rounded alike. */
static double changed(double number, int place, int times)
{
    return number * (1.0 + times * SHIFT * (1.0 + fmod(0.618034 * place, 1.0)));
}

/* What rounding makes of the quantity at a place: third differences leave nothing of what is smooth. */
static double rounding(int place, double t, const double *x, const double *u, const double *p, double *memory)
{
    double g[SHIFTS][NAME_ng + 1], there[NAME_nx + 1], inputs[NAME_nu + 1], numbers[NAME_np + 1], largest = 0.0;
    int i, k;
    for (k = 0; k < SHIFTS; k++) {
        for (i = 0; i < NAME_nx; i++) there[i] = changed(x[i], i, k);
        for (i = 0; i < NAME_nu; i++) inputs[i] = changed(u[i], i, k);
        for (i = 0; i < NAME_np; i++) numbers[i] = changed(p[i], i, k);
        if (quantities(changed(t, 0, k), there, inputs, numbers, memory, g[k])) return 0.0;
    }
    for (k = 3; k < SHIFTS; k++) {
        const double third = (g[k][place] - g[k - 3][place]) - 3.0 * (g[k - 1][place] - g[k - 2][place]);
        largest = fmax(largest, fabs(third));
    }
    return ROOM * largest / sqrt(20.0);
}

/* The rate of the quantity at a place, over so long a time, which is `far`, that its change is more than rounding. */
static double rate_of(int place, double t, const double *x, const double *u, const double *p, double *memory, double room,
                      double span, double *far)
{
    double rates[NAME_nx + 1], ahead[NAME_nx + 1], g[NAME_ng + 1], then[NAME_ng + 1];
    int code = NAME_rates(t, x, u, p, memory, rates);
    if (!code) code = quantities(t, x, u, p, memory, g);
    for (*far = AHEAD * fmax(fabs(t), fmin(SHORTEST, span)); !code; *far *= 10.0) {
        move(x, rates, *far, ahead);
        code = quantities(t + *far, ahead, u, p, memory, then);
        if (!code && (fabs(then[place] - g[place]) > SEEN * room || *far >= FARTHEST * span)) {
            return (then[place] - g[place]) / *far;
        }
    }
    return 0.0;
}

/* Whether a motion at an edge goes on to where the condition of the quantity at a place holds. */
static int enters(int place, double t, const double *x, const double *u, const double *p, double *memory, double room,
                  double span)
{
    double rates[NAME_nx + 1], ahead[NAME_nx + 1], far, beside;
    const double way = rate_of(place, t, x, u, p, memory, room, span, &far);
    if (way != 0.0 || NAME_rates(t, x, u, p, memory, rates)) return way > 0.0;
    move(x, rates, far, ahead);
    return rate_of(place, t + far, ahead, u, p, memory, room, span, &beside) > 0.0;
}

/* Whether the quantity at a place, which falls, has risen before. */
static int tops(int place, double t, const double *x, const double *u, const double *p, double *memory, double span)
{
    double rates[NAME_nx + 1], behind[NAME_nx + 1], g[NAME_ng + 1];
    const double far = AHEAD * fmax(fabs(t), fmin(SHORTEST, span));
    if (NAME_rates(t, x, u, p, memory, rates)) return 0;
    move(x, rates, -far, behind);
    return !quantities(t - far, behind, u, p, memory, g) && g[place] < 0.0;
}

/* By how much the quantity at a place falls where an event has turned the motion back from its condition, before it rises
   again; infinite where it does not come back. `came` is its rate before, `left` what the last instants have left of it. */
static double height(int place, double t, const double *x, const double *u, const double *p, double *memory, double room,
                     double span, double came, double left)
{
    double rates[NAME_nx + 1], ahead[NAME_nx + 1], g[NAME_ng + 1], far, beside, bend;
    const double leaves = rate_of(place, t, x, u, p, memory, room, span, &far);
    if (!(leaves < fmin(came, 0.0)) || NAME_rates(t, x, u, p, memory, rates)) return INFINITY;
    if (quantities(t, x, u, p, memory, g) || !(fabs(g[place]) <= left + 2.0 * room)) return INFINITY;
    move(x, rates, far, ahead);
    bend = (rate_of(place, t + far, ahead, u, p, memory, room, span, &beside) - leaves) / far;
    return bend > 0.0 ? leaves * leaves / (2.0 * bend) : INFINITY;
}

/* Conditions that have become true are next. One holds where its quantity is positive, or is just about to be: whoever
   looks for the instant may stop a rounding before it. */
static int risen(double t, const double *x, const double *u, const double *p, double *memory, NAME_past *past, queue *q)
{
    const double span = length(t, past), least = EXACT * fmax(fabs(t), fmin(SHORTEST, span));
    double g[NAME_ng + 1], slope[NAME_ng + 1];
    int k, code;
    if (!NAME_nk) return 0;
    code = quantities(t, x, u, p, memory, g);
    if (code) return code;
    slopes(t, x, u, p, memory, g, span, slope);
    for (k = 0; k < NAME_nk; k++) {
        const int place = NAME_conditions[k].place;
        const double blur = past->blur[k], early = fmax(q->room[k], least * fabs(slope[place]));
        const double most = fmax(blur, (g[place] > 0.0 ? LATE : 1.0) * early), room = fmax(blur, early);
        const int near = room > 0.0 && fabs(g[place]) <= q->left[k] + most;
        double far;
        const double rate = near && blur > 0.0 ? rate_of(place, t, x, u, p, memory, blur, span, &far) : slope[place];
        /* Where both sides of a condition with <= or >= stay equal, or come up to that and turn back, it is no rounding. */
        const int comes = !past->holds[k] && past->beyond[k] == 0.0 && rate < 0.0;
        const int alike = q->opening || rate == 0.0 || (comes && tops(place, t, x, u, p, memory, span));
        const int equal = g[place] == EQUAL && !past->edge[k] && alike;
        const int zero = near && !equal;
        /* One that is asked for just as it ceases holds by equality alone. */
        const int ceases = comes && !past->edge[k] && NAME_conditions[k].by_equality && g[place] > 0.0;
        const int holds = zero && !ceases ? rate > 0.0 : g[place] > 0.0;
        q->room[k] = early;
        if (!zero) past->blur[k] = 0.0;
        past->edge[k] = past->edge[k] && near;
        if (holds && !past->holds[k] && (!q->opening || NAME_conditions[k].at_once)) {
            if (q->count == GROUPS) return NAME_without_end;
            q->what[q->count++] = k;
        }
        past->holds[k] = holds;
        past->beyond[k] = !zero ? 0.0 : holds ? g[place] - room : g[place] + room;
    }
    return 0;
}

static int jump(const NAME_jump *j, double t, double *x, const double *u, double *p, double *memory)
{
    double r[NAME_nx + NAME_np + 1];
    int i, code;
    if (!j->count) return 0;
    code = j->becomes(t, x, u, p, memory, r);
    if (code) return code;
    for (i = 0; i < j->count; i++) *(j->targets[i] < NAME_nx ? x + j->targets[i] : p + j->targets[i] - NAME_nx) = r[i];
    return 0;
}

/* What becomes of a flow that was struck: whether it stays, where a positive effort is told to hold it, and whether a gap
   that has closed ever opens again. `before` is what the flow was, `closed` what was positive where the gap closed. */
static int goes_on(const NAME_condition *c, double t, const double *x, const double *u, const double *p, double *memory,
                   double gained, double before, double closed, double room, double span)
{
    double rates[NAME_nx + 1], moved[NAME_nx + 1], later[3], told[3], g[NAME_ng + 1], change, depth;
    const double beside = BESIDE * span;
    int code = NAME_rates(t, x, u, p, memory, rates);
    if (!code) {
        move(x, rates, beside, moved);
        code = c->told(t + beside, moved, u, p, memory, later);
    }
    if (!code) code = quantities(t, x, u, p, memory, g);
    if (!code) code = c->told(t, x, u, p, memory, told);
    if (code) return code;
    change = (later[0] - told[0]) / beside;
    if (told[2] > 0.0) return fabs(change / gained) > LEFT * told[2] ? NAME_not_held : 0;
    depth = fmax(g[c->place], room);
    if (!(fabs(change) > NAME_rounding * fmax(fabs(before), fmax(fabs(told[0]), fabs(later[0]))) / beside)) return 0;
    /* A gap is of coordinates, which no impulse moves; what depends on velocities is none, as where a slip changes. */
    if (!(change * before > 0.0) || g[c->place] != closed) return 0;
    return told[0] * told[0] <= 2.0 * fabs(change) * depth ? NAME_rests : 0;
}

/* Whether states that moved by an impulse are still on the constraints: what each of these changes by is little beside
   what it changes by with one state alone. */
static int kept(double t, const double *before, const double *after, const double *u, const double *p, double *memory)
{
    double first[NAME_nc + 1], found[NAME_nc + 1], change[NAME_nc + 1], moved[NAME_nx + 1];
    int i, k, code;
    if (!NAME_nc) return 0;
    code = NAME_constraints(t, before, u, p, memory, first);
    for (k = 0; k < NAME_nc; k++) change[k] = 0.0;
    for (i = 0; i < NAME_nx && !code; i++) {
        if (before[i] == after[i]) continue;
        move(before, before, 0.0, moved);
        moved[i] = after[i];
        code = NAME_constraints(t, moved, u, p, memory, found);
        for (k = 0; k < NAME_nc; k++) change[k] += fabs(found[k] - first[k]);
    }
    if (!code) code = NAME_constraints(t, after, u, p, memory, found);
    for (k = 0; k < NAME_nc && !code; k++) {
        if (!(fabs(found[k] - first[k]) <= MISSED * change[k])) code = NAME_leaves;
    }
    return code;
}

/* Impulses that turn flows round together: each in turn adds what its own flow needs, and none pulls. This settles where
   every flow is what it becomes, or is turned farther by the others (Gauss and Seidel's method, projected). */
static int pushed(const int *which, int count, double t, double *x, const double *u, const double *p, double *memory,
                  double along[][NAME_nx + 1], double told[][3], double *total)
{
    double left = INFINITY, last = INFINITY, now[3];
    int i, sweep, code = 0;
    for (i = 0; i < count; i++) total[i] = 0.0;
    for (sweep = 0; sweep < SWEEPS && !code; sweep++) {
        if (left <= SETTLED || (left <= MISSED && left >= last)) return 0;
        last = left;
        left = 0.0;
        for (i = 0; i < count && !code; i++) {
            const double alone = (told[i][1] - told[i][0]) / along[i][NAME_nx];
            double change;
            code = NAME_conditions[which[i]].told(t, x, u, p, memory, now);
            change = (told[i][1] - now[0]) / along[i][NAME_nx];
            if ((total[i] + change) * alone < 0.0) change = -total[i];
            total[i] += change;
            move(x, along[i], change, x);
            if (alone != 0.0) left = fmax(left, fabs(change / alone));
        }
        if (count == 1) return code;
    }
    return code ? code : NAME_entangled;
}

/* Impulses move the states along the derivatives of their rates by efforts. By how much one moves its flow is a
   derivative, too: a difference would cancel beside the flow of a heavy body. */
static int strike(const int *which, int count, double t, double *x, const double *u, const double *p, double *memory,
                  const double *room, double span)
{
    double along[NAME_nk + 1][NAME_nx + 1] = {{0.0}}, told[NAME_nk + 1][3] = {{0.0}}, total[NAME_nk + 1] = {0.0};
    double there[NAME_nx + 1], g[NAME_ng + 1], then[3];
    int i, k, code = quantities(t, x, u, p, memory, g);
    for (i = 0; i < count && !code; i++) {
        const NAME_condition *const c = NAME_conditions + which[i];
        double square, turned;
        code = c->along(t, x, u, p, memory, along[i]);
        if (!code) code = c->told(t, x, u, p, memory, told[i]);
        if (code) return code;
        square = told[i][0] * told[i][0];
        turned = -told[i][1] * told[i][0];
        if (!(turned >= -NAME_rounding * square && turned <= (1.0 + NAME_rounding) * square)) return NAME_restitution;
        if (along[i][NAME_nx] == 0.0) return NAME_unstruck;
    }
    move(x, x, 0.0, there);
    if (!code) code = pushed(which, count, t, there, u, p, memory, along, told, total);
    if (!code) code = kept(t, x, there, u, p, memory);
    for (i = 0; i < count && !code; i++) {
        const NAME_condition *const c = NAME_conditions + which[i];
        const double turn = told[i][1] - told[i][0], gained = along[i][NAME_nx];
        double size = 0.0, largest = 0.0, reach;
        for (k = 0; k < NAME_nx; k++) {
            size = fmax(size, fabs(x[k]));
            largest = fmax(largest, fabs(along[i][k]));
        }
        reach = fmax(fabs(turn), size / (largest > 0.0 ? largest : 1.0) * fabs(gained));
        code = c->told(t, there, u, p, memory, then);
        if (code) return code;
        if (!(fabs(then[0] - told[i][1]) <= MISSED * reach || (total[i] == 0.0 && (then[0] - told[i][1]) * turn > 0.0))) {
            return NAME_unstruck;
        }
        code = goes_on(c, t, there, u, p, memory, gained, told[i][0], g[c->place], room[i], span);
    }
    if (!code) move(there, there, 0.0, x);
    return code;
}

static int sample(double t, double *x, const double *u, double *p, double *memory, unsigned clocks)
{
    int i;
    for (i = 0; i < NAME_nsets; i++) {
        if (NAME_sampled[i].clocks == clocks) return jump(&NAME_sampled[i].jump, t, x, u, p, memory);
    }
    return 0;
}

int NAME_sample(double t, double *x, const double *u, double *p, double *memory, unsigned clocks, const NAME_past *past)
{
    const int code = past->begun ? 0 : jump(&NAME_opening, t, x, u, p, memory);
    return code ? code : sample(t, x, u, p, memory, clocks);
}

static void mark(const NAME_jump *j, queue *q)
{
    int i;
    for (i = 0; i < j->count; i++) {
        if (j->targets[i] < NAME_nx) q->moved[j->targets[i]] = q->any = 1;
    }
}

/* States that were set meet the constraints by the shortest change of the others, of which coordinates stay. The rows of
   the free states are made orthogonal one after the other; one that follows from others is passed over. */
static void shortest(const double *left, const double *rows, const int *fixed, double *x)
{
    double basis[(NAME_nleft + 1) * (NAME_nx + 1)], along[NAME_nleft + 1], *w = basis;
    int i, j, k, count = 0;
    for (i = 0; i < NAME_nleft; i++, w = basis + count * NAME_nx) {
        double size = 0.0, length = 0.0, rest = -left[i];
        for (k = 0; k < NAME_nx; k++) {
            w[k] = fixed[k] ? 0.0 : rows[i * NAME_nx + k];
            size += w[k] * w[k];
        }
        for (j = 0; j < count; j++) {
            double share = 0.0;
            for (k = 0; k < NAME_nx; k++) share += w[k] * basis[j * NAME_nx + k];
            for (k = 0; k < NAME_nx; k++) w[k] -= share * basis[j * NAME_nx + k];
            rest -= share * along[j];
        }
        for (k = 0; k < NAME_nx; k++) length += w[k] * w[k];
        if (!(length > ALIKE * ALIKE * size)) continue;
        for (k = 0; k < NAME_nx; k++) w[k] /= sqrt(length);
        along[count++] = rest / sqrt(length);
    }
    for (j = 0; j < count; j++) {
        for (k = 0; k < NAME_nx; k++) x[k] += along[j] * basis[j * NAME_nx + k];
    }
}

static int met_again(double t, double *x, const double *u, double *p, double *memory, const queue *q)
{
    double left[NAME_nleft + 1], rows[NAME_nleft * NAME_nx + 1];
    int fixed[NAME_nx + 1], i, k, round, code = 0;
    for (k = 0; k < NAME_nx; k++) fixed[k] = q->moved[k] || NAME_meets.still[k];
    for (round = 0; round <= NEWTON && !code; round++) {
        code = NAME_meets.left(t, x, u, p, memory, left);
        if (!code) code = NAME_meets.left_by_states(t, x, u, p, memory, rows);
        if (!code && round < NEWTON) shortest(left, rows, fixed, x);
    }
    for (i = 0; i < NAME_nleft && !code; i++) {
        double size = 0.0;
        for (k = 0; k < NAME_nx; k++) size += fabs(rows[i * NAME_nx + k]) * fmax(fabs(x[k]), 1.0);
        if (!(fabs(left[i]) <= MISSED * size)) code = NAME_apart;
    }
    return code;
}

/* What an impulse makes of the flow that jumps: the flow, what holds it, what it gains by an impulse of one, and an
   impulse beside which what moves the states by rounding is nothing. */
static int told_of(int k, double t, const double *x, const double *u, const double *p, double *memory, double *told,
                   double *gained, double *size)
{
    const NAME_condition *const c = NAME_conditions + NAME_jumps_of[k].rest;
    double along[NAME_nx + 1], state = 0.0, largest = 0.0;
    int i, code = c->told(t, x, u, p, memory, told);
    if (!code) code = c->along(t, x, u, p, memory, along);
    for (i = 0; i < NAME_nx && !code; i++) {
        state = fmax(state, fabs(x[i]));
        largest = fmax(largest, fabs(along[i]));
    }
    *gained = code ? 0.0 : fabs(along[NAME_nx]);
    *size = largest > 0.0 ? state / largest : 0.0;
    return code;
}

/* Whether a flow that is held is no longer near zero. */
static int released(int k, double t, const double *x, const double *u, const double *p, double *memory,
                    const NAME_past *past, int *is)
{
    double told[3], gained, size;
    const int code = told_of(k, t, x, u, p, memory, told, &gained, &size);
    *is = !code && told[2] > 0.0 && fabs(told[0]) > LEFT * gained * (size + told[2] * length(t, past));
    return code;
}

/* Whether a flow has passed zero by a jump: to bring it to rest would take an impulse, and a bounded effort gives none. */
static int slips(int k, double t, double *x, const double *u, const double *p, double *memory, const NAME_past *past, int *is)
{
    double there[NAME_nx + 1], set[NAME_np + 1], told[3], gained, size;
    int i, code;
    for (i = 0; i < NAME_nx; i++) there[i] = x[i];
    for (i = 0; i < NAME_np; i++) set[i] = p[i];
    code = jump(&NAME_conditions[NAME_jumps_of[k].rest].jump, t, there, u, set, memory);
    if (!code) code = told_of(k, t, there, u, set, memory, told, &gained, &size);
    *is = !code && fabs(told[0]) > gained * (MISSED * size + told[2] * fmax(BESIDE * length(t, past), EXACT * fabs(t)));
    return code;
}

static int flows(double t, const double *x, const double *u, const double *p, double *memory, double *found)
{
    int k, code = 0;
    for (k = 0; k < NAME_njumping && !code; k++) code = NAME_jumps_of[k].flow(t, x, u, p, memory, found + k);
    return code;
}

/* How large the terms are that states give a flow: beside them what is left of it may be rounding. */
static int terms(int k, double t, const double *x, const double *u, const double *p, double *memory, double now, double *size)
{
    double there[NAME_nx + 1], flow;
    int i, code = 0;
    *size = 0.0;
    for (i = 0; i < NAME_nx && !code; i++) {
        move(x, x, 0.0, there);
        there[i] = x[i] * (1.0 + SHARE);
        code = NAME_jumps_of[k].flow(t, there, u, p, memory, &flow);
        if (!code) *size = fmax(*size, fabs(flow - now) / SHARE);
    }
    return code;
}

static int act(int what, double t, double *x, const double *u, double *p, double *memory, queue *q, NAME_past *past);

/* Flows that have jumped from what they were come to rest at zero, or begin anew. */
static int begun_anew(double t, double *x, const double *u, double *p, double *memory, const double *before, queue *q,
                      NAME_past *past)
{
    double now[NAME_njumping + 1], size;
    int k, code = 0;
    for (k = 0; k < NAME_njumping && !code; k++) {
        code = flows(t, x, u, p, memory, now);
        if (code || now[k] == before[k]) continue;
        code = terms(k, t, x, u, p, memory, now[k], &size);
        size = NAME_rounding * fmax(size, fmax(fabs(before[k]), fabs(now[k])));
        if (code || !(fabs(now[k] - before[k]) > size)) continue;
        code = fabs(now[k]) <= size ? act(NAME_jumps_of[k].rest, t, x, u, p, memory, q, past)
                                    : jump(&NAME_jumps_of[k].jump, t, x, u, p, memory);
    }
    return code;
}

/* What some conditions do that become true together. */
static int become(const int *which, int count, double t, double *x, const double *u, double *p, double *memory, queue *q,
                  NAME_past *past)
{
    const double span = length(t, past);
    double came[NAME_nk + 1] = {0.0}, room[NAME_nk + 1] = {0.0}, far, now, last;
    int i, code = 0;
    for (i = 0; i < count; i++) {
        const int k = which[i], place = NAME_conditions[k].place;
        mark(&NAME_conditions[k].jump, q);
        past->blur[k] = rounding(place, t, x, u, p, memory);
        room[i] = fmax(q->room[k], past->blur[k]);
        came[i] = rate_of(place, t, x, u, p, memory, past->blur[k], span, &far);
    }
    for (i = 0; i < count && !code; i++) {
        code = jump(&NAME_conditions[which[i]].jump, t, x, u, p, memory);
        if (!code && NAME_conditions[which[i]].stops && !past->ended) past->ended = which[i] + 1;
    }
    if (!code && NAME_conditions[which[0]].told) code = strike(which, count, t, x, u, p, memory, room, span);
    for (i = 0; i < count && !code; i++) {
        const int k = which[i];
        if (!(past->blur[k] > 0.0)) continue;
        last = past->height[k];
        now = height(NAME_conditions[k].place, t, x, u, p, memory, past->blur[k], span, came[i], q->left[k]);
        past->height[k] = now;
        /* Rounding hides it, or keeps it from becoming lower. */
        if (now <= past->blur[k] || (now <= LOW * past->blur[k] && now >= LOWER * last)) code = NAME_accumulates;
    }
    return code;
}

/* A gap is turned round by an impact; what an impulse brings to rest is none. */
static int is_impact(int what)
{
    int k;
    if (what < 0 || !NAME_conditions[what].told) return 0;
    for (k = 0; k < NAME_njumping; k++) {
        if (NAME_jumps_of[k].rest == what) return 0;
    }
    return 1;
}

/* An impact with all others that wait, or whose gaps are closed but for rounding, while bodies come nearer. One after the
   other each would meet what the one before has made of its flow, in an order that says nothing. */
static int meet(int what, double t, const double *x, const double *u, const double *p, double *memory, int acted, queue *q,
                const NAME_past *past, int *which, int *count)
{
    const double span = length(t, past);
    double g[NAME_ng + 1], far;
    int i, k, code = quantities(t, x, u, p, memory, g);
    *count = 0;
    for (k = 0; k < NAME_nk && !code; k++) {
        const int place = NAME_conditions[k].place;
        int waits = -1;
        if (k != what && is_impact(k)) {
            const double blur = rounding(place, t, x, u, p, memory);
            for (i = acted; i < q->count; i++) waits = q->what[i] == k ? i : waits;
            if (waits < 0 && !(fabs(g[place]) <= q->left[k] + fmax(blur, q->room[k]))) continue;
            if (!(rate_of(place, t, x, u, p, memory, blur, span, &far) > 0.0)) continue;
        } else if (k != what) {
            continue;
        }
        which[(*count)++] = k;
        if (waits < 0) continue;
        q->count--;
        for (i = waits; i < q->count; i++) q->what[i] = q->what[i + 1];
    }
    return code;
}

static int act(int what, double t, double *x, const double *u, double *p, double *memory, queue *q, NAME_past *past)
{
    int code, k, is = 0;
    for (k = 0; k < NAME_njumping; k++) {
        if (what != NAME_jumps_of[k].rest) continue;
        code = slips(k, t, x, u, p, memory, past, &is);
        if (code || is) return code ? code : jump(&NAME_jumps_of[k].jump, t, x, u, p, memory);
    }
    if (what == OPENING) mark(&NAME_opening, q);
    if (what == OPENING) return jump(&NAME_opening, t, x, u, p, memory);
    if (what == CLOCKS) return sample(t, x, u, p, memory, q->clocks);
    return become(&what, 1, t, x, u, p, memory, q, past);
}

/* What is to happen, from one of it on; it makes other conditions true. */
static int run(double t, double *x, const double *u, double *p, double *memory, int *acted, queue *q, NAME_past *past)
{
    double before[NAME_njumping + 1];
    int which[NAME_nk + 1] = {0}, k, count = 0, code = 0;
    while (!code && *acted < q->count) {
        const int what = q->what[(*acted)++];
        int rests = 0;
        for (k = 0; k < NAME_njumping; k++) rests = rests || what == NAME_jumps_of[k].rest;
        code = flows(t, x, u, p, memory, before);
        if (!code && is_impact(what)) {
            code = meet(what, t, x, u, p, memory, *acted, q, past, which, &count);
            if (!code) code = become(which, count, t, x, u, p, memory, q, past);
        } else if (!code) {
            code = act(what, t, x, u, p, memory, q, past);
        }
        if (!code && !rests) code = begun_anew(t, x, u, p, memory, before, q, past);
        if (!code) code = risen(t, x, u, p, memory, past, q);
    }
    return code;
}

/* Whether conditions come again ever sooner, or so often within no time that nobody tells. */
static int accumulates(double t, const queue *q, NAME_past *past)
{
    const double soon = ACCUMULATED * fmax(t - past->start, past->span);
    int i, k, found = 0;
    for (i = 0; i < q->count; i++) {
        double since;
        k = q->what[i];
        if (k < 0) continue;
        since = t - past->met[k];
        found = found || since < fmin(past->apart[k], soon);
        past->met[k] = t;
        past->apart[k] = since;
    }
    for (k = 0; k < NAME_nk; k++) {
        if (past->beyond[k] == 0.0 && past->met[k] < t) continue;
        past->often[k] = t - past->seen[k] < soon ? past->often[k] + 1 : 0;
        past->seen[k] = t;
        found = found || past->often[k] > OFTEN;
    }
    return found ? NAME_accumulates : 0;
}

static int begin(double t, const double *x, const double *u, const double *p, double *memory, NAME_past *past, queue *q)
{
    double g[NAME_ng + 1];
    int k, code = quantities(t, x, u, p, memory, g);
    for (k = 0; k < NAME_nnumbers && !code; k++) {
        const double number = p[NAME_numbers[k].place];
        if (!(number >= 0.0 && number < NAME_numbers[k].count && number == floor(number))) code = NAME_no_state;
    }
    past->start = t;
    for (k = 0; k < NAME_nk; k++) {
        past->met[k] = past->seen[k] = -INFINITY;
        past->apart[k] = past->height[k] = INFINITY;
        past->holds[k] = g[NAME_conditions[k].place] > 0.0;
    }
    if (NAME_opening.count) q->what[q->count++] = OPENING;
    past->begun = 1;
    return code;
}

/* The motion is open: conditions that hold now are true at the start. */
static int opened(double t, const double *x, const double *u, const double *p, double *memory, NAME_past *past, queue *q)
{
    const double earlier = t - ENDS * (nextafter(fmax(fabs(t), NOTHING), INFINITY) - fmax(fabs(t), NOTHING));
    double g[NAME_ng + 1], before[NAME_ng + 1];
    int k, code = quantities(t, x, u, p, memory, g), unknown = quantities(earlier, x, u, p, memory, before);
    q->opening = 0;
    for (k = 0; k < NAME_nk && !code; k++) {
        const NAME_condition *const c = NAME_conditions + k;
        double blur;
        if (c->at_once) continue;
        past->holds[k] = g[c->place] > 0.0;
        past->beyond[k] = past->blur[k] = q->room[k] = 0.0;
        if (!past->holds[k]) continue;
        blur = fmax(rounding(c->place, t, x, u, p, memory), EQUAL);
        if (c->stops && (g[c->place] > blur || enters(c->place, t, x, u, p, memory, blur, length(t, past)))) {
            return NAME_stops_at_once;
        }
        /* A start at its edge, of which rounding alone tells that it holds. */
        if (g[c->place] <= blur && c->waits) {
            past->blur[k] = blur;
            past->edge[k] = 1;
            past->holds[k] = 0;
        } else if (!unknown && before[c->place] <= 0.0 && !c->stops) {
            past->holds[k] = 0; /* it comes true in time, just then */
        }
    }
    return code;
}

int NAME_happen(double t, double *x, const double *u, double *p, double *memory, int sampling, NAME_past *past)
{
    unsigned clocks = 0;
    const int code = sampling && !past->ended ? due(t, past, &clocks) : 0;
    return code ? code : NAME_tick(t, x, u, p, memory, clocks, past);
}

int NAME_tick(double t, double *x, const double *u, double *p, double *memory, unsigned clocks, NAME_past *past)
{
    queue q;
    int i, code = 0, acted = 0;
    if (past->ended) return 0;
    memset(&q, 0, sizeof q);
    for (i = 0; i < NAME_nk; i++) q.left[i] = fabs(past->beyond[i]);
    q.clocks = clocks;
    q.opening = !past->begun || (clocks && t == past->start); /* clocks may tick once it has begun */
    for (i = 0; i < NAME_njumping && past->begun && !code; i++) { /* by inputs, or by time */
        int is = 0;
        code = released(i, t, x, u, p, memory, past, &is);
        if (!code && is) code = jump(&NAME_jumps_of[i].jump, t, x, u, p, memory);
    }
    if (!past->begun && !code) code = begin(t, x, u, p, memory, past, &q);
    if (q.clocks) q.what[q.count++] = CLOCKS;
    if (!code && q.opening) code = run(t, x, u, p, memory, &acted, &q, past);
    if (!code && q.opening) code = opened(t, x, u, p, memory, past, &q);
    if (!code) code = risen(t, x, u, p, memory, past, &q);
    if (!code) code = accumulates(t, &q, past);
    if (!code) code = run(t, x, u, p, memory, &acted, &q, past);
    if (!code && q.any && NAME_meets.left) code = met_again(t, x, u, p, memory, &q);
    /* What holds thereby has not become true by an event. */
    if (!code && q.any && NAME_meets.left) code = risen(t, x, u, p, memory, past, &q);
    return code;
}

const char *NAME_why(int code)
{
    switch (code) {
    case NAME_stops_at_once: return "a condition that ends the motion holds at the start";
    case NAME_accumulates: return "events come again ever sooner: infinitely many of them lie ahead";
    case NAME_without_end: return "events set off one another without end";
    case NAME_unstruck: return "no impulse gives the flow another value";
    case NAME_entangled: return "impacts at one instant do not settle, as between bodies of masses that differ by far";
    case NAME_restitution: return "a coefficient of restitution is from 0 to 1: others would give energy";
    case NAME_not_held: return "a flow is to be held, and more acts on it than the effort that is said to hold it";
    case NAME_rests: return "a gap stays closed: what acts besides drives the flow on, and an impact does not hold it";
    case NAME_leaves: return "an impulse takes states off the constraints on them: take a form that embeds the constraints";
    case NAME_apart: return "an event moves states off the constraints on them, and none near by meet both";
    case NAME_no_state: return "a state machine starts by a number that is none of its states";
    case NAME_missed: return "an instant of a clock was passed over: steps have to end at each of them";
    case NAME_jumped: return "a flow that sticks has jumped by no event: let an event make it jump, or let it change smoothly";
    default: return NAME_message(code);
    }
}
