public import TypeScale
public import TypeScaleFonts

/// The distances between baselines, and between baselines and edges.
///
///     let system = BaselineSpacing.modern
///     system.distance(.between(headline, below: body), pixelsPerPoint: 3)
///
/// UIKit's *system spacing* depends on the fonts alone, which have been scaled, not on the reader.
/// Apple does not document it. ``legacy`` and ``modern`` are models, fitted to distances observed on
/// screens and in the files of Interface Builder. They give every distance observed in their years;
/// distances between those are inferred.
public struct BaselineSpacing: Sendable {
    enum Law: Sendable {
        case fitted(quantum: Double, share: Double)
        case fixed(Double)
        case lineHeight(Double)
        case scaled(Double, TextStyle)
        case custom(@Sendable (BaselineGap) -> Double)
    }

    let law: Law
}

extension BaselineSpacing {
    /// System spacing as fitted to iOS 13 and later.
    ///
    /// Between baselines: the descent above and the ascent below, up to a multiple of 2 points. To an
    /// edge: the line height and a twelfth of it, the latter up to a multiple of 2 points; at the bottom
    /// without the cap height. Sources: the images of a playground on iOS 14 and files of Interface
    /// Builder of Xcode 11 to 16; the distances of small fonts rest on three such files.
    public static let modern = BaselineSpacing(law: .fitted(quantum: 2, share: 1 / 12))

    /// System spacing as fitted to iOS 11 and 12.
    ///
    /// As ``modern``, but up to multiples of 4 points, and with a tenth of the line height. Sources:
    /// Apple's own picture of its sample of self-sizing cells, and a file of Xcode 9.
    public static let legacy = BaselineSpacing(law: .fitted(quantum: 4, share: 0.1))

    /// One distance everywhere.
    ///
    /// - Parameter points: Points; what is not finite counts as 0.
    /// - Returns: The spacing.
    public static func fixed(_ points: Double) -> BaselineSpacing {
        BaselineSpacing(law: .fixed(points.isFinite ? points : 0))
    }

    /// One distance everywhere, which grows for the reader as `scaledValue` of a style does.
    ///
    /// - Parameters:
    ///   - points: Points at the base category; what is not finite counts as 0.
    ///   - textStyle: The style.
    /// - Returns: The spacing, which a ``TextStack`` scales.
    public static func scaled(
        _ points: Double,
        relativeTo textStyle: TextStyle = .body
    ) -> BaselineSpacing {
        BaselineSpacing(law: .scaled(points.isFinite ? points : 0, textStyle))
    }

    /// Distances in proportion to line heights: between baselines of the font below, at an edge of the
    /// font next to it, at the bottom without the cap height.
    ///
    /// - Parameter factor: How many line heights; what is not finite counts as 1.
    /// - Returns: The spacing.
    public static func lineHeight(_ factor: Double = 1) -> BaselineSpacing {
        BaselineSpacing(law: .lineHeight(factor.isFinite ? factor : 1))
    }

    /// Distances by the caller's own rule.
    ///
    /// - Parameter distance: Points for a gap; a distance that is not finite counts as 0.
    /// - Returns: The spacing.
    public static func custom(
        _ distance: @escaping @Sendable (BaselineGap) -> Double
    ) -> BaselineSpacing {
        BaselineSpacing(law: .custom(distance))
    }
}

extension BaselineSpacing {
    /// The spacing for a reader.
    func resolved(for traits: TraitCollection) -> BaselineSpacing {
        guard case .scaled(let points, let textStyle) = law else { return self }
        let metrics = FontMetrics(forTextStyle: textStyle)
        return .fixed(metrics.scaledValue(for: points, compatibleWith: traits))
    }

    /// Returns the distance of a gap.
    ///
    /// - Parameters:
    ///   - gap: The gap, with the fonts on its sides.
    ///   - multiplier: The factor on the distance before it is rounded up to a pixel again; one that is
    ///     not finite counts as 1.
    ///   - pixelsPerPoint: The screen's; one that is not positive and finite counts as 1.
    /// - Returns: Points, on the grid of pixels.
    public func distance(
        _ gap: BaselineGap,
        multiplier: Double = 1,
        pixelsPerPoint: Double
    ) -> Double {
        let grid = PixelGrid(of: pixelsPerPoint)
        let distance = grid.roundedUp(distance(gap, grid))
        let product = multiplier.isFinite ? distance * multiplier : distance
        let rounded = grid.roundedUp(product)
        return rounded.isFinite ? rounded : 0
    }

    private func distance(_ gap: BaselineGap, _ grid: PixelGrid) -> Double {
        switch law {
        case .fixed(let points), .scaled(let points, _): return points
        case .custom(let distance):
            let points = distance(gap)
            return points.isFinite ? points : 0
        case .lineHeight(let factor):
            switch gap {
            case .fromTop(let font), .between(_, below: let font):
                return factor * font.lineHeight
            case .toBottom(let font):
                return factor * font.lineHeight - font.capHeight
            }
        case .fitted(let quantum, let share):
            func clearance(_ font: FaceMetrics) -> Double {
                PixelGrid.roundedUp(share * font.lineHeight, toMultipleOf: quantum)
            }
            switch gap {
            case .fromTop(let font): return font.lineHeight + clearance(font)
            case .between(let above, let below):
                return PixelGrid.roundedUp(
                    below.ascender - above.descender,
                    toMultipleOf: quantum
                )
            case .toBottom(let font):
                // The top of the capitals is as far from the baseline as the edge is from the descent;
                // the descent itself is never cut.
                return max(
                    font.lineHeight + clearance(font) - font.capHeight,
                    -font.descender
                )
            }
        }
    }
}

/// A gap in a column of text, between a baseline and an edge or another baseline.
public enum BaselineGap: Hashable, Sendable {
    /// From an edge above down to the first baseline of a text in a font.
    case fromTop(FaceMetrics)
    /// From the last baseline of a text down to the first of the text below.
    case between(FaceMetrics, below: FaceMetrics)
    /// From the last baseline of a text in a font down to an edge below.
    case toBottom(FaceMetrics)
}
