// The arithmetic of UIFontMetrics in C: what a scale call costs that does nothing else.
//
// It rounds by the C library's `round`: a call, but without a branch that goes wrong where halves
// come without a pattern.
#ifndef SCALING_REFERENCE_H
#define SCALING_REFERENCE_H

/// A value in points, grown and put on the pixel grid.
///
/// - style: The row of the tables, 0 for largeTitle to 10 for caption2.
/// - category: The column of the tables, 0 for XS to 11 for AX5.
/// - pixels: Pixels per point.
double reference_scaled_value(int style, int category, double pixels, double value);

/// A font size, grown and made whole, and at most a maximum that is a positive finite number.
double reference_scaled_point_size(int style, int category, double size, double maximum);

#endif
