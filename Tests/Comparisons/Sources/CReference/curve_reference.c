#include "curve_reference.h"

#include <math.h>

enum { anchors = 9, points = 11, large = 3 };

static const double sizes[anchors] = {8, 10, 12, 14, 18, 20, 24, 30, 100};
static const int keys[] = {115, 130, 150, 180, 200};
static const double results[][anchors] = {
    {9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100},
    {10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100},
    {12, 15, 18, 22, 24, 26, 28, 30, 100},
    {14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100},
    {16, 20, 24, 26, 30, 34, 36, 38, 100},
};

static double between(double number, int count, const double *from, const double *to) {
    double magnitude = fabs(number), x = 0, y = 0;
    for (int i = 0; i < count; i++) {
        if (magnitude == from[i]) return copysign(to[i], number);
        if (magnitude < from[i]) {
            double mapped = y + (to[i] - y) * ((magnitude - x) / (from[i] - x));
            return copysign(mapped, number);
        }
        x = from[i];
        y = to[i];
    }
    return number * (y / x);
}

double reference_android(double factor, double size) {
    if (!(factor >= 1.03) || !(factor < 2.01)) return size * factor;
    int key = (int)((float)factor * 100), upper = 0;
    while (upper < 5 && keys[upper] < key) upper++;
    if (upper == 5) return size * factor;
    if (keys[upper] == key) return between(size, anchors, sizes, results[upper]);
    double start = upper > 0 ? keys[upper - 1] / 100.0 : 1, end = keys[upper] / 100.0;
    double share = (factor - start) / (end - start), mixed[anchors];
    const double *low = upper > 0 ? results[upper - 1] : sizes;
    for (int i = 0; i < anchors; i++) mixed[i] = low[i] + (results[upper][i] - low[i]) * share;
    return between(size, anchors, sizes, mixed);
}

double reference_winui(double factor, double size) {
    if (!(factor > 1) || !(size > 0)) return size;
    double start = fmax(size, 1);
    return start + fmax(-2.718281828459045 * log(start) + 18, 0) * (factor - 1);
}

double reference_linear(double least, double most, double factor, double size) {
    return size * fmin(fmax(factor, least), most);
}

static const double body[] = {14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53};
double reference_flutter(int category, double size) { return size * (body[category] / 17); }

static const double factors[] = {0.823, 0.882, 0.941, 1,     1.118, 1.235,
                                 1.353, 1.786, 2.143, 2.643, 3.143, 3.571};
double reference_react_native(int category, double size) { return size * factors[category]; }

static const double printed[points] = {11, 12, 13, 15, 16, 17, 20, 22, 28, 34, 100};
static const double grown[][points] = {
    {11, 11, 12, 12, 13, 14, 17, 19, 25, 31, 100}, {11, 11, 12, 13, 14, 15, 18, 20, 26, 32, 100},
    {11, 11, 12, 14, 15, 16, 19, 21, 27, 33, 100}, {11, 12, 13, 15, 16, 17, 20, 22, 28, 34, 100},
    {13, 14, 15, 17, 18, 19, 22, 24, 30, 36, 100}, {15, 16, 17, 19, 20, 21, 24, 26, 32, 38, 100},
    {17, 18, 19, 21, 22, 23, 26, 28, 34, 40, 100}, {20, 22, 23, 25, 26, 28, 31, 34, 38, 44, 100},
    {24, 26, 27, 30, 32, 33, 37, 39, 43, 48, 100}, {29, 32, 33, 36, 38, 40, 43, 44, 48, 52, 100},
    {34, 37, 38, 42, 44, 47, 49, 50, 53, 56, 100}, {40, 43, 44, 49, 51, 53, 55, 56, 58, 60, 100},
};
double reference_by_size(int category, double size) {
    return between(size, points, printed, grown[category]);
}

static const double shifts[] = {-3, -2, -1, 0, 2, 4, 6, 11, 16, 23, 30, 36};
double reference_bonmot(int category, double size) {
    return fmax(size + shifts[category], fmin(11, size));
}

double reference_typographykit(int category, double size) { return size + (category - large) * 2.0; }

static const double material[] = {13, 14, 15, 16, 18, 20, 22, 26, 30, 34, 38, 42};
double reference_material(int category, double size) { return size == size ? material[category] : size; }
