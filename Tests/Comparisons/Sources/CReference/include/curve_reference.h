// The arithmetic of other systems' curves in C, like the originals but with doubles.
#ifndef CURVE_REFERENCE_H
#define CURVE_REFERENCE_H

/// Android's curve, for a factor from 1.03 to 2.
double reference_android(double factor, double size);
/// The curve of Windows.
double reference_winui(double factor, double size);
/// A linear curve, whose factor has bounds.
double reference_linear(double least, double most, double factor, double size);
/// Flutter's curve on iOS: the category's body size divided by 17.
double reference_flutter(int category, double size);
/// React Native's curve, with a factor for each category.
double reference_react_native(int category, double size);
/// A curve by Apple's published sizes, without text styles.
double reference_by_size(int category, double size);
/// BonMot's curve.
double reference_bonmot(int category, double size);
/// TypographyKit's curve: two points for each category.
double reference_typographykit(int category, double size);
/// Material's curve for body1.
double reference_material(int category, double size);

#endif
