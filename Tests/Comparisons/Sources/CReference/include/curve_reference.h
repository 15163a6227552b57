// The arithmetic of other systems' curves in C, as their originals have it but in doubles.
#ifndef CURVE_REFERENCE_H
#define CURVE_REFERENCE_H

/// Android's, at a factor from 1.03 to 2.
double reference_android(double factor, double size);
/// Windows'.
double reference_winui(double factor, double size);
/// A factor, within a range.
double reference_linear(double least, double most, double factor, double size);
/// Flutter's on iOS: the category's body size over 17.
double reference_flutter(int category, double size);
/// React Native's factor of a category.
double reference_react_native(int category, double size);
/// Apple's printed sizes by size alone.
double reference_by_size(int category, double size);
/// BonMot's points.
double reference_bonmot(int category, double size);
/// Two points for each category.
double reference_typographykit(int category, double size);
/// Material's body1.
double reference_material(int category, double size);

#endif
