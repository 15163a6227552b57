/// The font that a designer asked for, unscaled: a face, the role of the text, how it may grow.
///
///     let caption = FontDescription(Style.bold, .caption1, size: 18).maximumPointSize(24)
///     caption.scaled(for: reader).pointSize
///
/// What is left out has a meaning:
///
/// - The system's face without a size or curve is the platform's *preferred* font, whose sizes are
///   a table: body has 53 points at AX5.
/// - With a size or a curve, and with any other face, the size *scales*: 17 points of body become
///   48 at AX5, as with `UIFontMetrics`.
/// - A face without a size starts from the size of its text style at large, never from the
///   reader's size, which is scaled already.
public struct FontDescription: Hashable, Sendable {
    /// The face.
    public let face: FontFace

    /// The weight; `nil` is the weight of the text style.
    public let weight: FontWeight?

    /// The role of the text, which decides how the size grows.
    public let textStyle: TextStyle

    /// The size at large, in points; `nil` is that of the text style or of the curve's table.
    public let size: Double?

    /// How the size grows; `nil` is UIKit's way.
    public internal(set) var curve: ScalingCurve?

    /// The smallest and largest size, in points.
    public internal(set) var limits = PointSizeLimits()
}

extension FontDescription {
    /// A face of a family.
    ///
    /// - Parameters:
    ///   - face: The face.
    ///   - textStyle: The role of the text.
    ///   - size: The size at large, in points. Taken as ``FontMetrics`` takes any number.
    public init(_ face: some FontStyle, _ textStyle: TextStyle, size: Double? = nil) {
        self.init(name: face.name, weight: face.weight, textStyle, size: size)
    }

    /// A face by its PostScript name.
    ///
    /// - Parameters:
    ///   - name: The PostScript name, such as `Pretendard-Bold`.
    ///   - weight: How heavy the face is; `nil` is what the end of the name says, or regular.
    ///   - textStyle: The role of the text.
    ///   - size: The size at large, in points.
    public init(
        name: String,
        weight: FontWeight? = nil,
        _ textStyle: TextStyle,
        size: Double? = nil
    ) {
        self.face = .named(name)
        self.weight = weight ?? FontWeight(faceName: name) ?? .regular
        self.textStyle = textStyle
        self.size = size
    }

    /// The system's own face.
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
        FontDescription(face: .system, weight: weight, textStyle: textStyle, size: size)
    }
}

extension FontDescription {
    /// The same font with another way to grow.
    ///
    /// - Parameter curve: How the size grows. The system's face without a size then scales, from
    ///   the size of its text style at large or the curve's own.
    /// - Returns: The changed copy.
    public func curve(_ curve: ScalingCurve) -> FontDescription {
        var copy = self
        copy.curve = curve
        return copy
    }

    /// The same font, never larger than a size.
    ///
    /// - Parameter pointSize: Points; it limits the line height too. A number that is not positive
    ///   and finite takes the limit off.
    /// - Returns: The changed copy.
    public func maximumPointSize(_ pointSize: Double) -> FontDescription {
        var copy = self
        copy.limits = PointSizeLimits(minimum: limits.minimum, maximum: pointSize)
        return copy
    }

    /// The same font, never smaller than a size, unless its maximum is smaller still.
    ///
    /// - Parameter pointSize: Points; it limits the line height too. A number that is not positive
    ///   and finite takes the limit off.
    /// - Returns: The changed copy.
    public func minimumPointSize(_ pointSize: Double) -> FontDescription {
        var copy = self
        copy.limits = PointSizeLimits(minimum: pointSize, maximum: limits.maximum)
        return copy
    }
}
