#include "loop.h"

/* Solutions of nonlinear systems surely do not leap within a step where what they change by within ever shorter parts of
   it becomes small. As `simulate/branch_loss.py`, whose numbers these are. */

#define STEADY 1e-6
#define SHRUNK 0.25
#define ROUNDED 1e-12 /* ROUNDING */
enum { PARTED = 34 };

int64_t leaps_room(const Followed *followed, int32_t n)
{
    return 2 * (int64_t)n + followed->memory + 7 * (int64_t)followed->count;
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

int32_t leaps_nowhere(const Followed *followed, const Span *span, int32_t known, double *last, double *largest,
                      double *room)
{
    const int32_t m = followed->count;
    double *before = room + 2 * (int64_t)span->n + followed->memory, *after = before + m, *middle = after + m;
    double *change = middle + m, *first = change + m, *begun = first + m, *end = begun + m;
    double low = span->from, high = span->to;
    int32_t k, suspects = 0;
    int s;
    if (known) memcpy(before, last, (size_t)m * sizeof(double));
    if (!known && solutions_at(followed, span, low, before, room)) return 0;
    if (solutions_at(followed, span, high, after, room)) return 0;
    memcpy(begun, before, (size_t)m * sizeof(double));
    memcpy(end, after, (size_t)m * sizeof(double));
    for (k = 0; k < m; k++) {
        const double size = fmax(fabs(before[k]), fabs(after[k]));
        change[k] = fabs(after[k] - before[k]);
        first[k] = change[k] > fmax(STEADY * size, ROUNDED * fmax(largest[k], size)) ? change[k] : NAN; /* no suspect */
        suspects += !isnan(first[k]);
    }
    for (s = 0; suspects && s < PARTED; s++) {
        const double half = (low + high) / 2.0;
        double there = NAN, back = NAN, whole = NAN;
        int is_earlier;
        if (solutions_at(followed, span, half, middle, room)) return 0;
        for (k = 0; k < m; k++) {
            if (isnan(first[k])) continue;
            there = fmax(there, fabs(middle[k] - before[k]));
            back = fmax(back, fabs(after[k] - middle[k]));
            whole = fmax(whole, fabs(after[k] - before[k]));
        }
        is_earlier = there > back || (back < there ? back : there) > whole;
        for (k = 0; k < m; k++) change[k] = is_earlier ? fabs(middle[k] - before[k]) : fabs(after[k] - middle[k]);
        memcpy(is_earlier ? after : before, middle, (size_t)m * sizeof(double));
        if (is_earlier) high = half;
        else low = half;
        for (k = suspects = 0; k < m; k++) {
            if (!(change[k] > SHRUNK * first[k])) first[k] = NAN;
            suspects += !isnan(first[k]);
        }
    }
    if (suspects) return 0;
    for (k = 0; k < m; k++) {
        largest[k] = fmax(largest[k], fmax(fabs(begun[k]), fabs(end[k])));
        last[k] = end[k];
    }
    return 1;
}
