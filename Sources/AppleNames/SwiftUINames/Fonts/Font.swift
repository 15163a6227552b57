public import Foundation
public import UIKitNames

/// A font that is resolved in an environment, in which text is drawn.
///
///     Text("Hello").font(.custom("Pretendard-Regular", size: 17, relativeTo: .body).bold())
///
/// As in SwiftUI, a font is a request. Two fonts are equal if they were requested in the same way.
public struct Font: Hashable, Sendable {
    let base: Base
    var modifiers: [Modifier] = []

    enum Base: Hashable, Sendable {
        /// The font of the environment.
        case environment
        case style(TextStyle, Design?, Weight?)
        /// A system font with a size in points, which does not scale.
        case size(CGFloat, Weight?, Design?)
        /// A named font with a size in points, which does not scale without a text style.
        case named(String, CGFloat, TextStyle?)
        case uiFont(UIFont)
    }

    enum Modifier: Hashable, Sendable {
        /// A size in points, which does not scale.
        case pointSize(CGFloat)
        /// A factor by which the size is multiplied.
        case scale(CGFloat)
        case weight(Weight)
        case width(CGFloat)
        case design(Design)
        case leading(Leading)
        case bold
        case italic
        case monospaced
        case monospacedDigit
        case lowercaseSmallCaps
        case uppercaseSmallCaps
    }

    init(_ base: Base) { self.base = base }

    /// Creates a font from Core Text's font, which does not scale.
    ///
    /// In `UIKitNames`, `CTFont` is another name for `UIFont`.
    public init(_ font: CTFont) { self.init(.uiFont(font)) }
}

extension Font {
    /// Returns the system font for a text style.
    ///
    /// - Parameters:
    ///   - style: The text style, which determines how the font scales.
    ///   - design: The design, or `nil` for the default design.
    ///   - weight: The weight, or `nil` for the weight of the text style.
    /// - Returns: The font.
    public static func system(
        _ style: TextStyle,
        design: Design? = nil,
        weight: Weight? = nil
    ) -> Font {
        Font(.style(style, design, weight))
    }

    /// Returns the system font for a text style.
    ///
    /// This is the method of iOS 15 and earlier, whose design is not optional.
    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(.style(style, design, nil))
    }

    /// Returns the system font in a fixed size, which does not scale.
    ///
    /// - Parameters:
    ///   - size: The size, in points. A negative, infinite or NaN size becomes 0.
    ///   - weight: The weight, or `nil` for the regular weight.
    ///   - design: The design, or `nil` for the default design.
    /// - Returns: The font.
    public static func system(
        size: CGFloat,
        weight: Weight? = nil,
        design: Design? = nil
    ) -> Font {
        Font(.size(size, weight, design))
    }

    /// Returns the system font in a fixed size, which does not scale.
    ///
    /// This is the method of iOS 15 and earlier, whose weight and design are not optional.
    @_disfavoredOverload
    public static func system(
        size: CGFloat,
        weight: Weight = .regular,
        design: Design = .default
    ) -> Font {
        Font(.size(size, weight, design))
    }

    /// Returns a font with a name, which scales with the body style.
    ///
    /// - Parameters:
    ///   - name: The PostScript name. Family names and full names also find a font.
    ///   - size: The size in the large category, in points. A negative, infinite or NaN size
    ///     becomes 0.
    /// - Returns: The font.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, size: size, relativeTo: .body)
    }

    /// Returns a font with a name, which scales with a text style.
    ///
    /// - Parameters:
    ///   - name: The PostScript name. Family names and full names also find a font.
    ///   - size: The size in the large category, in points. A negative, infinite or NaN size
    ///     becomes 0.
    ///   - textStyle: The text style.
    /// - Returns: The font.
    public static func custom(
        _ name: String,
        size: CGFloat,
        relativeTo textStyle: TextStyle
    ) -> Font {
        Font(.named(name, size, textStyle))
    }

    /// Returns a font with a name and a fixed size, which does not scale.
    ///
    /// - Parameters:
    ///   - name: The PostScript name. Family names and full names also find a font.
    ///   - fixedSize: The size, in points. A negative, infinite or NaN size becomes 0.
    /// - Returns: The font.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.named(name, fixedSize, nil))
    }
}

extension Font {
    /// The font of the environment in which the font is resolved, or else the body style.
    ///
    /// The property is available since iOS 26.
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, watchOS 26.0, *)
    public static var `default`: Font { Font(.environment) }

    /// The system font for large titles.
    public static let largeTitle = system(.largeTitle)
    /// The system font for first-level titles.
    public static let title = system(.title)
    /// The system font for second-level titles.
    public static let title2 = system(.title2)
    /// The system font for third-level titles.
    public static let title3 = system(.title3)
    /// The system font for headings.
    public static let headline = system(.headline)
    /// The system font for subheadings.
    public static let subheadline = system(.subheadline)
    /// The system font for body text.
    public static let body = system(.body)
    /// The system font for callouts.
    public static let callout = system(.callout)
    /// The system font for footnotes.
    public static let footnote = system(.footnote)
    /// The system font for standard captions.
    public static let caption = system(.caption)
    /// The system font for alternate captions.
    public static let caption2 = system(.caption2)
}
