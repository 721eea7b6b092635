/* What the files of this folder find around them in generated C: there a model has its own codes and sizes. */

#ifndef RUNTIME_H
#define RUNTIME_H

#include <float.h>
#include <math.h>
#include <stddef.h>

enum { ERROR_SINGULAR = 1, ERROR_NO_SOLUTION, ERROR_UNDEFINED };
enum { LARGEST = 8, MINIMUM_NORM_LARGEST = 8 };

#endif
