/// An unscaled font as a designer specifies it, with the rules for scaling it.
///
///     let caption = FontDescription(Style.bold, textStyle: .caption1, size: 18)
///     caption.maximumPointSize(24).scaled(for: reader).pointSize
///
/// The face, the size and the curve determine how the font is sized:
///
/// - The system face without a size or curve is the platform's *preferred* font, whose sizes come
///   from a table. Body is 53 points at AX5.
/// - The system face with a size or curve, and any other face, *scales*. For body, 17 points become
///   48 at AX5, as with `UIFontMetrics`.
/// - A style that the platform's table doesn't contain, such as a large title on tvOS, has the body
///   size.
/// - A face without a size starts from the text style's size at the base category, never from the
///   preferred font's size for the reader.
public struct FontDescription: Hashable, Sendable {
    /// The face.
    public let face: FontFace

    /// The weight, or `nil` for the text style's weight.
    public let weight: FontWeight?

    /// The text style, which determines how the font scales.
    public let textStyle: TextStyle

    /// The size in points at the platform's base category, or `nil` for the size that the curve or
    /// the text style defines.
    ///
    /// The base category is Large by default. On a watch, it depends on the case size.
    public let size: Double?

    /// The curve that scales the font, or `nil` for the preferred font or UIKit's curve.
    public internal(set) var curve: ScalingCurve?

    /// The limits on the size.
    public internal(set) var limits = TypeLimits()

    /// The distance from baseline to baseline, or `nil` for the platform's or font's line height.
    public internal(set) var lineHeight: TextLength?

    /// The space between characters, or `nil` for the font's own spacing.
    public internal(set) var tracking: TextLength?

    /// The face for readers who prefer bold text, or `nil` if they get the same face.
    public internal(set) var boldText: BoldTextFace?

    /// A face for readers who prefer bold text.
    public struct BoldTextFace: Hashable, Sendable {
        /// The face.
        public let face: FontFace

        /// The weight of the face.
        public let weight: FontWeight
    }
}

extension FontDescription {
    /// Creates a font from a face and a text style.
    ///
    /// - Parameters:
    ///   - face: The face.
    ///   - textStyle: The text style.
    ///   - size: The size at the base category in points, or `nil` for the text style's size. A
    ///     size that isn't finite, or whose result would overflow, isn't scaled.
    ///   - weight: The weight. By default, the system face uses the text style's weight. Any other
    ///     face uses the weight with which its name ends, or regular if its name doesn't end with a
    ///     known weight.
    /// - Complexity: O(*n*) if `weight` is `nil`, where *n* is the length of the name.
    public init(
        face: FontFace,
        textStyle: TextStyle,
        size: Double? = nil,
        weight: FontWeight? = nil
    ) {
        self.face = face
        self.textStyle = textStyle
        self.size = size
        self.weight = weight ?? face.postScriptName.map { FontWeight(faceName: $0) ?? .regular }
    }

    /// Creates a font from a family's face.
    ///
    /// - Parameters:
    ///   - face: The face, which determines the weight.
    ///   - textStyle: The text style.
    ///   - size: The size at the base category in points, or `nil` for the text style's size.
    public init(_ face: some FontStyle, textStyle: TextStyle, size: Double? = nil) {
        self.init(face: .named(face.name), textStyle: textStyle, size: size, weight: face.weight)
    }

    /// Creates a font from a PostScript name.
    ///
    /// - Parameters:
    ///   - name: The PostScript name, such as `Pretendard-Bold`.
    ///   - textStyle: The text style.
    ///   - size: The size at the base category in points, or `nil` for the text style's size.
    ///   - weight: The weight. By default, it is the weight with which the name ends, or regular if
    ///     the name doesn't end with a known weight.
    /// - Complexity: O(*n*) if `weight` is `nil`, where *n* is the length of the name.
    public init(
        name: String,
        textStyle: TextStyle,
        size: Double? = nil,
        weight: FontWeight? = nil
    ) {
        self.init(face: .named(name), textStyle: textStyle, size: size, weight: weight)
    }

    /// Returns a font with the system face.
    ///
    /// - Parameters:
    ///   - textStyle: The text style.
    ///   - size: The size at the base category in points, or `nil` for the preferred font.
    ///   - weight: The weight, or `nil` for the text style's weight.
    /// - Returns: The unscaled font.
    public static func system(
        _ textStyle: TextStyle,
        size: Double? = nil,
        weight: FontWeight? = nil
    ) -> FontDescription {
        FontDescription(face: .system, textStyle: textStyle, size: size, weight: weight)
    }
}

extension FontDescription {
    /// Whether the font is the platform's preferred font for the text style.
    ///
    /// The sizes of a preferred font come from the platform's table. All other fonts are scaled.
    public var isPreferredFont: Bool { face.isSystem && size == nil && curve == nil }

    /// Returns a copy that uses a scaling curve.
    ///
    /// - Parameter curve: The curve. A system font without an explicit size is also scaled with the
    ///   curve, instead of taking the size of the preferred font.
    /// - Returns: The modified copy.
    public func curve(_ curve: ScalingCurve) -> FontDescription {
        changed { $0.curve = curve }
    }

    /// Returns a copy whose size is the same for every reader.
    public func fixed() -> FontDescription { curve(.fixed) }

    /// Returns a copy that uses another face for readers who prefer bold text.
    ///
    /// By default, these readers get the same face, as on iOS.
    public func boldTextFace(_ face: some FontStyle) -> FontDescription {
        boldTextFace(.named(face.name), weight: face.weight)
    }

    /// Returns a copy with or without a separate face for readers who prefer bold text.
    ///
    /// - Parameters:
    ///   - face: The face for these readers, or `nil` if they get the same face.
    ///   - weight: The weight of that face. By default, it is the weight with which the face's name
    ///     ends, or bold if the name doesn't end with a known weight.
    /// - Returns: The modified copy.
    public func boldTextFace(_ face: FontFace?, weight: FontWeight? = nil) -> FontDescription {
        changed { copy in
            copy.boldText = face.map { face in
                let named = face.postScriptName.flatMap { FontWeight(faceName: $0) }
                return BoldTextFace(face: face, weight: weight ?? named ?? .bold)
            }
        }
    }

    /// Returns a copy with additional limits.
    ///
    /// Line height and tracking are limited in proportion to the size.
    public func limited(to limits: TypeLimits) -> FontDescription {
        changed { $0.limits = $0.limits.intersection(limits) }
    }

    /// Returns a copy with a maximum size in points.
    ///
    /// A zero, negative, infinite or NaN `pointSize` has no effect.
    public func maximumPointSize(_ pointSize: Double) -> FontDescription {
        limited(to: .points(maximum: pointSize))
    }

    /// Returns a copy with a minimum size in points.
    ///
    /// If the description also has a smaller maximum, the maximum applies. A zero, negative,
    /// infinite or NaN `pointSize` has no effect.
    public func minimumPointSize(_ pointSize: Double) -> FontDescription {
        limited(to: .points(minimum: pointSize))
    }
}

extension FontDescription {
    /// Returns a copy with a line height, which scales in proportion to the size.
    ///
    /// - Parameter lineHeight: The distance from baseline to baseline. If it is `nil`, or its
    ///   scaled value is zero, negative, infinite or NaN, the platform or the font determines it.
    /// - Returns: The modified copy.
    public func lineHeight(_ lineHeight: TextLength?) -> FontDescription {
        changed { $0.lineHeight = lineHeight }
    }

    /// Returns a copy with a space between characters, which scales in proportion to the size.
    ///
    /// - Parameter tracking: The space, or `nil` for the font's own spacing. Negative tracking
    ///   moves characters closer together.
    /// - Returns: The modified copy.
    public func tracking(_ tracking: TextLength?) -> FontDescription {
        changed { $0.tracking = tracking }
    }

    private func changed(_ change: (inout FontDescription) -> Void) -> FontDescription {
        var copy = self
        change(&copy)
        return copy
    }
}

extension FontDescription: CustomStringConvertible {
    /// The specified properties, such as `Pretendard-Bold, caption1, 18 pt, ...24 pt`.
    public var description: String {
        var parts = [face.description, textStyle.description]
        if face.isSystem, let weight { parts[0] += " " + weight.description }
        if let size { parts.append(size.shortestText + " pt") }
        if let curve { parts.append(curve.description) }
        if limits != TypeLimits() { parts.append(limits.description) }
        if let lineHeight { parts.append("lines of " + lineHeight.description) }
        if let tracking { parts.append("tracked by " + tracking.description) }
        return parts.joined(separator: ", ")
    }
}

#if !hasFeature(Embedded)
extension FontDescription: Codable {}

extension FontDescription.BoldTextFace: Codable {}
#endif
