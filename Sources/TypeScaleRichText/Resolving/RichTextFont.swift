public import TypeScale

/// The font of a run: what to draw with, and the unscaled numbers that it came from.
public struct RichTextFont: Codable, Hashable, Sendable {
    /// The PostScript name of the face; `nil` for the system's.
    public let name: String?

    /// The size at large, in points.
    public let baseSize: Double

    /// The size for the reader, in points.
    public let pointSize: Double

    /// How heavy the document wants the text.
    public let baseWeight: FontWeight

    /// How heavy the text is for the reader, who may want bold text.
    public let weight: FontWeight

    /// Whether the text is slanted.
    public let isItalic: Bool

    /// Whether the characters are of one width.
    public let isMonospaced: Bool

    /// The text style that the size grows with.
    public let relativeTo: TextStyle

    /// Whether the size is the same for every reader.
    public let isFixed: Bool

    /// The smallest size after scaling, in points; `nil` for none.
    public let minimumSize: Double?

    /// The largest size after scaling, in points.
    public let maximumSize: Double

    /// The distance from baseline to baseline at large, in points; `nil` for the font's own.
    public let baseLineHeight: Double?

    /// The distance from baseline to baseline for the reader, in points; `nil` for the font's own.
    public let lineHeight: Double?

    /// The space between characters at large, in points; `nil` for the font's own.
    public let baseTracking: Double?

    /// The space between characters for the reader, in points; `nil` for the font's own.
    public let tracking: Double?
}

extension RichTextFont {
    /// The font unscaled, to be scaled for any reader.
    ///
    /// - Parameter curve: How sizes grow; `nil` for UIKit's way. Fixed sizes stay fixed.
    /// - Returns: The font, unscaled.
    public func description(curve: ScalingCurve? = nil) -> FontDescription {
        FontDescription(
            name,
            relativeTo,
            baseSize,
            baseWeight,
            curve: isFixed ? .fixed : curve,
            limits: .points(minimum: minimumSize, maximum: maximumSize),
            lineHeight: baseLineHeight,
            tracking: baseTracking
        )
    }
}

extension FontDescription {
    /// A font of everything that a rich text can say of one.
    fileprivate init(
        _ name: String?,
        _ textStyle: TextStyle,
        _ size: Double,
        _ weight: FontWeight,
        curve: ScalingCurve?,
        limits: TypeLimits,
        lineHeight: Double?,
        tracking: Double?
    ) {
        self.init(
            face: name.map(FontFace.named) ?? .system,
            textStyle: textStyle,
            size: size,
            weight: weight
        )
        if let curve { self = self.curve(curve) }
        self = limited(to: limits)
        if let lineHeight { self = self.lineHeight(.points(lineHeight)) }
        if let tracking { self = self.tracking(.points(tracking)) }
    }
}

/// What the font of a run depends on, beside the reader.
struct FontRequest: Hashable {
    let name: String?
    let size: Double
    let weight: FontWeight
    let isItalic: Bool
    let isMonospaced: Bool
    let relativeTo: TextStyle
    let isFixed: Bool
    let minimum: Double?
    let maximum: Double
    let lineHeight: Double?
    let tracking: Double?

    /// Hashes what a document can make endless many of; what is absent takes no time.
    func hash(into hasher: inout Hasher) {
        hasher.combine(size)
        hasher.combine(weight.rawValue)
        hasher.combine(maximum)
        if let name { hasher.combine(name) }
        if let minimum { hasher.combine(minimum) }
        if let lineHeight { hasher.combine(lineHeight) }
        if let tracking { hasher.combine(tracking) }
    }

    /// The font for a reader.
    func font(_ traits: TraitCollection, _ curve: ScalingCurve?) -> RichTextFont {
        let scaled = FontDescription(
            name,
            relativeTo,
            size,
            weight,
            curve: isFixed ? .fixed : curve,
            limits: .points(minimum: minimum, maximum: maximum),
            lineHeight: lineHeight,
            tracking: tracking
        ).scaled(for: traits)
        return RichTextFont(
            name: name,
            baseSize: size,
            pointSize: scaled.pointSize,
            baseWeight: weight,
            weight: scaled.weight,
            isItalic: isItalic,
            isMonospaced: isMonospaced,
            relativeTo: relativeTo,
            isFixed: isFixed,
            minimumSize: minimum,
            maximumSize: maximum,
            baseLineHeight: lineHeight,
            lineHeight: scaled.lineHeight,
            baseTracking: tracking,
            tracking: scaled.tracking
        )
    }
}
