#include "loop.h"

/* Solutions of nonlinear systems surely do not leap within a step whose parts they cross evenly, or which change them by
   ever less the shorter they are. As `simulate/branch_loss.py`, whose numbers these are. */

#define STEADY 1e-6
#define SHRUNK 0.25
#define ROUNDED 1e-12 /* ROUNDING */
#define UNEVEN 0.01
enum { PARTED = 34, FIRST = 10, WHOLE = 2 };

int64_t leaps_room(const Followed *followed, int32_t n)
{
    return 2 * (int64_t)n + followed->memory + (3 + 2 * PARTED) * (int64_t)followed->count;
}

/* The solutions at an instant, sought from those where the motion is; zero where there are some. */
static int32_t solutions_at(const Followed *followed, const Span *span, double time, double *out, double *room)
{
    const double inside = time < span->first ? span->first : time > span->last ? span->last : time;
    double *rates = room + span->n, *memory = rates + span->n;
    int32_t k;
    span->states(span->n, 1, &span->record, &span->to, 1, &time, room);
    memcpy(memory, followed->kept, (size_t)followed->memory * sizeof(double));
    if (followed->rates(inside, room, followed->p, memory, rates)) return 1;
    for (k = 0; k < followed->count; k++) out[k] = memory[followed->places[k]];
    return 0;
}

/* Whether a solution may change within a part of a step by more than the least that counts. */
static int32_t changes(int32_t m, const double *before, const double *after, const double *least)
{
    int32_t k;
    for (k = 0; k < m; k++)
        if (fabs(after[k] - before[k]) > least[k]) return 1;
    return 0;
}

/* Whether a solution may leap within a part of a step that has been halved so often; `space` is for its halves. */
static int32_t may_leap(const Followed *followed, const Span *span, int32_t halved, double low, const double *before,
                        double high, const double *after, const double *limits, double *room, double *space)
{
    const int32_t m = followed->count, count = halved + 1;
    const double half = (low + high) / 2.0;
    double *middle = space, *least = middle + m, *rest = least + m;
    int32_t k, bends = 0;
    if (halved == PARTED || solutions_at(followed, span, half, middle, room)) return 1;
    for (k = 0; k < m; k++) {
        const double there = fabs(middle[k] - before[k]), back = fabs(after[k] - middle[k]);
        const double whole = fabs(after[k] - before[k]);
        least[k] = halved ? limits[k] : fmax(limits[k], UNEVEN * fmax(whole, fmax(there, back)));
        bends |= fabs(after[k] - middle[k] - (middle[k] - before[k])) > least[k];
        if (count == FIRST) least[k] = fmax(least[k], SHRUNK * whole);
    }
    if (count > WHOLE && count <= FIRST && !bends) return 0;
    if ((count < FIRST || changes(m, before, middle, least)) &&
        may_leap(followed, span, count, low, before, half, middle, least, room, rest))
        return 1;
    return (count < FIRST || changes(m, middle, after, least)) &&
           may_leap(followed, span, count, half, middle, high, after, least, room, rest);
}

int32_t leaps_nowhere(const Followed *followed, const Span *span, int32_t known, double *last, double *largest,
                      double *room)
{
    const int32_t m = followed->count;
    double *before = room + 2 * (int64_t)span->n + followed->memory, *after = before + m, *least = after + m;
    int32_t k;
    if (known) memcpy(before, last, (size_t)m * sizeof(double));
    if (!known && solutions_at(followed, span, span->from, before, room)) return 0;
    if (solutions_at(followed, span, span->to, after, room)) return 0;
    for (k = 0; k < m; k++) {
        const double size = fmax(fabs(before[k]), fabs(after[k]));
        const double limit = fmax(STEADY * size, ROUNDED * fmax(largest[k], size));
        least[k] = fabs(after[k] - before[k]) > limit ? limit : INFINITY; /* no suspect */
    }
    if (changes(m, before, after, least) &&
        may_leap(followed, span, 0, span->from, before, span->to, after, least, room, least + m))
        return 0;
    for (k = 0; k < m; k++) {
        largest[k] = fmax(largest[k], fmax(fabs(before[k]), fabs(after[k])));
        last[k] = after[k];
    }
    return 1;
}
