public import TypeScale
import TypeScaleFonts

/// A rule for the distances between baselines, and between baselines and edges.
///
///     let system = BaselineSpacing.modern
///     system.distance(.between(headline, below: body), pixelsPerPoint: 3)
///
/// Apple does not document UIKit's *system spacing*, which depends only on the scaled fonts.
/// ``legacy`` and ``modern`` are models, fitted to distances observed on screens and in Interface
/// Builder files. Each model matches every distance observed in its versions of iOS. Other
/// distances are inferred.
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
    /// A model of system spacing in iOS 13 and later.
    ///
    /// - Between baselines: the descent of the upper font plus the ascent of the lower font,
    ///   rounded up to a multiple of 2 points.
    /// - At an edge: the line height plus a twelfth of the line height. The twelfth is rounded up
    ///   to a multiple of 2 points. At the bottom, the cap height is subtracted.
    ///
    /// Sources: screenshots of a playground on iOS 14, and Interface Builder files from Xcode 11 to
    /// 16. Distances for small fonts are based on three of these files.
    public static let modern = BaselineSpacing(law: .fitted(quantum: 2, share: 1 / 12))

    /// A model of system spacing in iOS 11 and 12.
    ///
    /// Unlike ``modern``, this model rounds up to multiples of 4 points, and adds a tenth of the
    /// line height. Sources: Apple's picture of its self-sizing cell sample, and a file from
    /// Xcode 9.
    public static let legacy = BaselineSpacing(law: .fitted(quantum: 4, share: 0.1))

    /// Returns a spacing with a fixed distance, in points.
    ///
    /// A distance that is not finite is treated as 0.
    public static func fixed(_ points: Double) -> BaselineSpacing {
        BaselineSpacing(law: .fixed(points.isFinite ? points : 0))
    }

    /// Returns a spacing that scales with a text style.
    ///
    /// Specify the distance, in points, at the Large category. A distance that is not finite is
    /// treated as 0. A ``TextStack`` scales the distance for the reader.
    public static func scaled(
        _ points: Double,
        relativeTo textStyle: TextStyle = .body
    ) -> BaselineSpacing {
        BaselineSpacing(law: .scaled(points.isFinite ? points : 0, textStyle))
    }

    /// Returns a spacing proportional to line heights.
    ///
    /// The factor multiplies the line height of the font below the gap or, at the bottom edge, of
    /// the font above the gap. At the bottom edge, the cap height is subtracted. A factor that is
    /// not finite is treated as 1.
    public static func lineHeight(_ factor: Double = 1) -> BaselineSpacing {
        BaselineSpacing(law: .lineHeight(factor.isFinite ? factor : 1))
    }

    /// Returns a spacing that gets its distances, in points, from a closure.
    ///
    /// A distance that is not finite is treated as 0.
    public static func custom(
        _ distance: @escaping @Sendable (BaselineGap) -> Double
    ) -> BaselineSpacing {
        BaselineSpacing(law: .custom(distance))
    }
}

extension BaselineSpacing {
    /// Returns this spacing with its distance scaled for a reader.
    func resolved(for traits: TraitCollection) -> BaselineSpacing {
        guard case .scaled(let points, let textStyle) = law else { return self }
        let metrics = FontMetrics(forTextStyle: textStyle)
        return .fixed(metrics.scaledValue(for: points, compatibleWith: traits))
    }

    /// Returns the distance for a gap, in points, rounded up to whole pixels.
    ///
    /// - Parameters:
    ///   - gap: The gap, with the fonts on either side.
    ///   - multiplier: The factor by which to multiply the rounded distance. The product is rounded
    ///     again. A factor that is not finite is treated as 1.
    ///   - pixelsPerPoint: The scale of the screen. A zero, negative, infinite or NaN scale
    ///     is treated as 1.
    /// - Returns: The distance, or 0 if it is not finite.
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
        case .custom(let distance): return distance(gap)
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
                // The space below the last baseline equals the space above the first capitals, but
                // the descent is never clipped.
                return max(
                    font.lineHeight + clearance(font) - font.capHeight,
                    -font.descender
                )
            }
        }
    }
}
