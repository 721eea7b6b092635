#include "runtime.h"

static double quotient(double a, double b) { return b == 0.0 ? NAN : a / b; }
static double logarithm(double a) { return a > 0.0 ? log(a) : NAN; }
static double power(double a, double b) { return a == 0.0 && b < 0.0 ? NAN : pow(a, b); }
static double tanh_inverse(double a) { return fabs(a) < 1.0 ? atanh(a) : NAN; }
/* A comparison with what is not a number is not one either: it must not choose a branch. */
static double less(double a, double b) { return isnan(a) || isnan(b) ? NAN : a < b; }
static double not_more(double a, double b) { return isnan(a) || isnan(b) ? NAN : a <= b; }
static double chosen(double c, double a, double b) { return isnan(c) ? c : c != 0.0 ? a : b; }
static double sign(double a) { return a > 0.0 ? 1.0 : a < 0.0 ? -1.0 : a; }
static double least(double a, double b) { return isnan(a) || a <= b ? a : b; }
static double greatest(double a, double b) { return isnan(a) || a >= b ? a : b; }
