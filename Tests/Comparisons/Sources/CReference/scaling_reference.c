#include "scaling_reference.h"

#include <math.h>

enum { styles = 11, categories = 12, large = 3 };

static const double line_advances[styles][categories] = {
    {38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70},
    {31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68},
    {24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66},
    {22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65},
    {19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62},
    {19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62},
    {18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60},
    {16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58},
    {16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52},
    {13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51},
    {13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48},
};

static const double point_sizes[styles][categories] = {
    {31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60},
    {25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58},
    {19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56},
    {17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55},
    {14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53},
    {14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53},
    {13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51},
    {12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49},
    {12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44},
    {11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43},
    {11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40},
};

double reference_scaled_value(int style, int category, double pixels, double value) {
    double now = line_advances[style][category];
    double base = line_advances[style][large];
    double scaled = round(((value * now) / base) * pixels) / pixels;
    return isfinite(scaled) ? scaled : value;
}

double reference_scaled_point_size(int style, int category, double size, double maximum) {
    double now = line_advances[style][category];
    double base = line_advances[style][large];
    double own = point_sizes[style][category];
    double scaled = round((((now / own) * own) * size) / base);
    double result = isfinite(scaled) ? scaled : size;
    return maximum > 0 && isfinite(maximum) && result > maximum ? maximum : result;
}
