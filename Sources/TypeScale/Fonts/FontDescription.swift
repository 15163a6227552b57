/// The font that a designer asked for, unscaled: a face, the role of the text, how it may grow.
///
///     let caption = FontDescription(Style.bold, textStyle: .caption1, size: 18)
///     caption.maximumPointSize(24).scaled(for: reader).pointSize
///
/// What is left out has a meaning:
///
/// - The system's face without a size or curve is the platform's *preferred* font, whose sizes are
///   a table: body has 53 points at AX5.
/// - With a size or a curve, and with any other face, the size *scales*: 17 points of body become
///   48 at AX5, as with `UIFontMetrics`.
/// - A style that the platform's table has no size for, such as a large title on tvOS, has body's.
/// - A face without a size starts from the size of its text style at large, never from the
///   reader's size, which is scaled already.
public struct FontDescription: Hashable, Sendable {
    /// The face.
    public let face: FontFace

    /// The weight; `nil` is the weight of the text style.
    public let weight: FontWeight?

    /// The role of the text, which decides how the size grows.
    public let textStyle: TextStyle

    /// The size at the platform's base category, in points; `nil` is that of the text style or of the
    /// curve's table.
    ///
    /// The base is large, but on a watch it is the category of a reader who has chosen none.
    public let size: Double?

    /// How the size grows; `nil` is UIKit's way.
    public internal(set) var curve: ScalingCurve?

    /// The smallest and largest size, in points.
    public internal(set) var limits = TypeLimits()

    /// The distance from baseline to baseline; `nil` for the platform's or the font's own.
    public internal(set) var lineHeight: TextLength?

    /// The space between characters; `nil` for the font's own.
    public internal(set) var tracking: TextLength?

    /// The face for readers who want bold text, where it is another.
    var boldText: BoldTextFace?

    struct BoldTextFace: Hashable, Sendable {
        let face: FontFace
        let weight: FontWeight
    }
}

extension FontDescription {
    /// A face in a role.
    ///
    /// - Parameters:
    ///   - face: The face.
    ///   - textStyle: The role of the text.
    ///   - size: The size at large, in points, taken as ``FontMetrics`` takes any number; `nil` is
    ///     that of the text style.
    ///   - weight: How heavy the face is. `nil` is, of the system's face, the weight of the text
    ///     style; of another, what the end of its name says, or regular.
    /// - Complexity: O(*n*) in the length of the name where no weight is given.
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

    /// A face of a family, in a role.
    ///
    /// - Parameters:
    ///   - face: The face.
    ///   - textStyle: The role of the text.
    ///   - size: The size at large, in points; `nil` is that of the text style.
    public init(_ face: some FontStyle, textStyle: TextStyle, size: Double? = nil) {
        self.init(face: .named(face.name), textStyle: textStyle, size: size, weight: face.weight)
    }

    /// A face by its PostScript name, in a role.
    ///
    /// - Parameters:
    ///   - name: The PostScript name, such as `Pretendard-Bold`.
    ///   - textStyle: The role of the text.
    ///   - size: The size at large, in points; `nil` is that of the text style.
    ///   - weight: How heavy the face is; `nil` is what the end of the name says, or regular.
    /// - Complexity: O(*n*) in the length of the name where no weight is given.
    public init(
        name: String,
        textStyle: TextStyle,
        size: Double? = nil,
        weight: FontWeight? = nil
    ) {
        self.init(face: .named(name), textStyle: textStyle, size: size, weight: weight)
    }

    /// The system's own face, in a role.
    ///
    /// - Parameters:
    ///   - textStyle: The role of the text.
    ///   - size: The size at large, in points, to scale; `nil` is the preferred font.
    ///   - weight: The weight; `nil` is that of the text style.
    /// - Returns: The font, unscaled.
    public static func system(
        _ textStyle: TextStyle,
        size: Double? = nil,
        weight: FontWeight? = nil
    ) -> FontDescription {
        FontDescription(face: .system, textStyle: textStyle, size: size, weight: weight)
    }
}

extension FontDescription {
    /// The same font with another way to grow.
    ///
    /// - Parameter curve: How the size grows. The system's face without a size then scales, from
    ///   the size of its text style at large or the curve's own.
    /// - Returns: The changed copy.
    public func curve(_ curve: ScalingCurve) -> FontDescription {
        changed { $0.curve = curve }
    }

    /// The same font, the same size for every reader.
    ///
    /// - Returns: The changed copy.
    public func fixed() -> FontDescription { curve(.fixed) }

    /// The same font with another face for readers who want bold text.
    ///
    /// Faces by name stay as they are otherwise, as on iOS.
    ///
    /// - Parameter face: The face for such readers.
    /// - Returns: The changed copy.
    public func boldTextFace(_ face: some FontStyle) -> FontDescription {
        boldTextFace(.named(face.name), weight: face.weight)
    }

    /// The same font with another face for readers who want bold text, or with none.
    ///
    /// - Parameters:
    ///   - face: The face for such readers; `nil` for none.
    ///   - weight: How heavy that face is; `nil` is what the end of its name says, or bold.
    /// - Returns: The changed copy.
    public func boldTextFace(_ face: FontFace?, weight: FontWeight? = nil) -> FontDescription {
        changed { copy in
            copy.boldText = face.map { face in
                let named = face.postScriptName.flatMap { FontWeight(faceName: $0) }
                return BoldTextFace(face: face, weight: weight ?? named ?? .bold)
            }
        }
    }

    /// The same font within limits, beside those that it has already.
    ///
    /// - Parameter limits: Limits of categories, factors and points. They limit the line height and
    ///   the tracking too.
    /// - Returns: The changed copy.
    public func limited(to limits: TypeLimits) -> FontDescription {
        changed { $0.limits = $0.limits.intersection(limits) }
    }

    /// The same font, never larger than a size.
    ///
    /// - Parameter pointSize: Points; a number that is not positive and finite changes nothing.
    /// - Returns: The changed copy.
    public func maximumPointSize(_ pointSize: Double) -> FontDescription {
        limited(to: .points(maximum: pointSize))
    }

    /// The same font, never smaller than a size, unless its maximum is smaller still.
    ///
    /// - Parameter pointSize: Points; a number that is not positive and finite changes nothing.
    /// - Returns: The changed copy.
    public func minimumPointSize(_ pointSize: Double) -> FontDescription {
        limited(to: .points(minimum: pointSize))
    }
}

extension FontDescription {
    /// The same font with a distance from baseline to baseline of its own.
    ///
    /// It keeps its proportion to the size, whatever scales or limits that.
    ///
    /// - Parameter lineHeight: The distance; `nil`, and one that comes out as no positive finite number,
    ///   for the platform's or the font's own.
    /// - Returns: The changed copy.
    public func lineHeight(_ lineHeight: TextLength?) -> FontDescription {
        changed { $0.lineHeight = lineHeight }
    }

    /// The same font with a space between characters.
    ///
    /// It keeps its proportion to the size, whatever scales or limits that.
    ///
    /// - Parameter tracking: The space, negative to move characters closer; `nil` for the font's own.
    /// - Returns: The changed copy.
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
    /// What was asked for: `Pretendard-Bold, caption1, 18 pt, ...24 pt`.
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
