/// A designer's unscaled font: a face, a text style, and the rules of its growth.
///
///     let caption = FontDescription(Style.bold, textStyle: .caption1, size: 18)
///     caption.maximumPointSize(24).scaled(for: reader).pointSize
///
/// Omitted properties have these defaults:
///
/// - The system's face without a size or curve is the platform's *preferred* font, whose sizes come
///   from a table: body has 53 points at AX5.
/// - With a size or a curve, and with any other face, the size *scales*: 17 points of body become
///   48 at AX5, as with `UIFontMetrics`.
/// - A style without a size in the platform's table, such as a large title on tvOS, has body's
///   size.
/// - A face without a size starts from the text style's size at large, never from the reader's
///   size, which is already scaled.
public struct FontDescription: Hashable, Sendable {
    /// The face.
    public let face: FontFace

    /// The weight; `nil` for that of the text style.
    public let weight: FontWeight?

    /// The text style, which determines the growth.
    public let textStyle: TextStyle

    /// The size at the platform's base category, in points; `nil` for that of the text style or the
    /// curve.
    ///
    /// The base category is large, except on a watch, where it is the default category of the case
    /// size.
    public let size: Double?

    /// The curve of the growth; `nil` for UIKit's.
    public internal(set) var curve: ScalingCurve?

    /// The limits of the size.
    public internal(set) var limits = TypeLimits()

    /// The distance from baseline to baseline; `nil` for the platform's or the font's own.
    public internal(set) var lineHeight: TextLength?

    /// The space between characters; `nil` for the font's own.
    public internal(set) var tracking: TextLength?

    /// The face for readers with bold text, if it differs.
    var boldText: BoldTextFace?

    struct BoldTextFace: Hashable, Sendable {
        let face: FontFace
        let weight: FontWeight
    }
}

extension FontDescription {
    /// Creates a font from a face and a text style.
    ///
    /// - Parameters:
    ///   - face: The face.
    ///   - textStyle: The text style.
    ///   - size: The size at large, in points, with the same rules as in ``FontMetrics``; `nil` for
    ///     that of the text style.
    ///   - weight: The weight. By default, the system's face has the weight of the text style.
    ///     Another face has the one that its name ends in, or regular.
    /// - Complexity: O(*n*) in the length of the name if no weight is given.
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

    /// Creates a font from a face of a family; a size of `nil` is that of the text style at large,
    /// in points.
    public init(_ face: some FontStyle, textStyle: TextStyle, size: Double? = nil) {
        self.init(face: .named(face.name), textStyle: textStyle, size: size, weight: face.weight)
    }

    /// Creates a font from a PostScript name.
    ///
    /// - Parameters:
    ///   - name: The PostScript name, such as `Pretendard-Bold`.
    ///   - textStyle: The text style.
    ///   - size: The size at large, in points; `nil` for that of the text style.
    ///   - weight: The weight; `nil` for the one that the name ends in, or regular.
    /// - Complexity: O(*n*) in the length of the name if no weight is given.
    public init(
        name: String,
        textStyle: TextStyle,
        size: Double? = nil,
        weight: FontWeight? = nil
    ) {
        self.init(face: .named(name), textStyle: textStyle, size: size, weight: weight)
    }

    /// Creates a font of the system's face.
    ///
    /// - Parameters:
    ///   - textStyle: The text style.
    ///   - size: The size at large, in points, to scale; `nil` for the preferred font.
    ///   - weight: The weight; `nil` for that of the text style.
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
    /// Returns a copy that grows by a curve.
    ///
    /// - Parameter curve: The curve. It also scales the system's face without a size, from the size
    ///   of the text style at large or of the curve.
    /// - Returns: The modified copy.
    public func curve(_ curve: ScalingCurve) -> FontDescription {
        changed { $0.curve = curve }
    }

    /// Returns a copy whose size is the same for every reader.
    public func fixed() -> FontDescription { curve(.fixed) }

    /// Returns a copy with a face for readers with bold text; by default, named faces do not
    /// change, as on iOS.
    public func boldTextFace(_ face: some FontStyle) -> FontDescription {
        boldTextFace(.named(face.name), weight: face.weight)
    }

    /// Returns a copy with or without a face for readers with bold text.
    ///
    /// - Parameters:
    ///   - face: The face for these readers; `nil` for no change.
    ///   - weight: The weight of that face; `nil` for the one that its name ends in, or bold.
    /// - Returns: The modified copy.
    public func boldTextFace(_ face: FontFace?, weight: FontWeight? = nil) -> FontDescription {
        changed { copy in
            copy.boldText = face.map { face in
                let named = face.postScriptName.flatMap { FontWeight(faceName: $0) }
                return BoldTextFace(face: face, weight: weight ?? named ?? .bold)
            }
        }
    }

    /// Returns a copy with further limits, which limit line height and tracking in proportion.
    public func limited(to limits: TypeLimits) -> FontDescription {
        changed { $0.limits = $0.limits.intersection(limits) }
    }

    /// Returns a copy with a maximum size, in points; a number that is not positive and finite has
    /// no effect.
    public func maximumPointSize(_ pointSize: Double) -> FontDescription {
        limited(to: .points(maximum: pointSize))
    }

    /// Returns a copy with a minimum size, in points; a maximum wins, and a number that is not
    /// positive and finite has no effect.
    public func minimumPointSize(_ pointSize: Double) -> FontDescription {
        limited(to: .points(minimum: pointSize))
    }
}

extension FontDescription {
    /// Returns a copy with a distance from baseline to baseline, which keeps its proportion to the
    /// size.
    ///
    /// - Parameter lineHeight: The distance. `nil`, or a result that is not positive and finite,
    ///   selects the platform's or the font's own.
    /// - Returns: The modified copy.
    public func lineHeight(_ lineHeight: TextLength?) -> FontDescription {
        changed { $0.lineHeight = lineHeight }
    }

    /// Returns a copy with a space between characters, which keeps its proportion to the size.
    ///
    /// - Parameter tracking: The space, negative to move characters closer; `nil` for the font's
    ///   own.
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
    /// The properties: `Pretendard-Bold, caption1, 18 pt, ...24 pt`.
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
