#include "loop.h"

int64_t quiet(const Switches *switches, Span *span, int64_t steps, const double *record, int64_t length, double *signs,
              double *room)
{
    const int64_t m = switches->count;
    double *earlier = signs + (steps + 1) * m, found;
    int64_t k;
    for (k = 0; k < steps; k++, record += length, signs += m) {
        span->record = record;
        span->from = record[0];
        span->to = record[1];
        memcpy(signs + m, signs, (size_t)m * sizeof(double));
        if (crossing(switches, span, 1, signs + m, earlier, &found, room) != CROSSING_NONE) return k;
    }
    return steps;
}
