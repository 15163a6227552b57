// The arithmetic of UIFontMetrics in C, the minimum cost of a scale call.
//
// It calls the C library's `round`, which has no branch that the processor could mispredict.
#ifndef SCALING_REFERENCE_H
#define SCALING_REFERENCE_H

/// Returns a scaled value in points, rounded to the pixel grid.
///
/// - style: The row of the tables, 0 for largeTitle to 10 for caption2.
/// - category: The column of the tables, 0 for XS to 11 for AX5.
/// - pixels: Pixels per point.
double reference_scaled_value(int style, int category, double pixels, double value);

/// Returns a scaled font size, rounded to whole points, with a maximum that is above 0 and finite, if any.
double reference_scaled_point_size(int style, int category, double size, double maximum);

#endif
