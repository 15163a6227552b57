/// A line height or tracking, as points at the base category or as a multiple of the font size.
///
/// In a scaled font, the length is rounded to a thousandth of a point.
public struct TextLength: Hashable, Sendable {
    private let number: Double
    private let isMultiple: Bool
}

extension TextLength {
    /// Returns a length in points at the base category.
    ///
    /// The length scales in proportion to the font size, if the size is finite and greater than 0.
    public static func points(_ points: Double) -> TextLength {
        TextLength(number: points, isMultiple: false)
    }

    /// Returns a length that is a multiple of the font size, such as 1.4 times the size.
    public static func multiple(_ multiple: Double) -> TextLength {
        TextLength(number: multiple, isMultiple: true)
    }

    /// The length in points at the base category, or `nil` for a multiple of the font size.
    public var points: Double? { isMultiple ? nil : number }

    /// The multiple of the font size, or `nil` for a length in points.
    public var multiple: Double? { isMultiple ? number : nil }

    /// Returns the length for a font size, rounded to a thousandth of a point, or `nil` if the
    /// length isn't finite.
    func points(at pointSize: Double, base: Double) -> Double? {
        let growth = pointSize / base
        let factor = isMultiple ? pointSize : growth > 0 && growth.isFinite ? growth : 1
        let length = number * factor
        return length.isFinite ? Rounding.thousandths(length) : nil
    }
}

extension TextLength: CustomStringConvertible {
    /// The length, such as `24 pt` or `1.4 x`.
    public var description: String { number.shortestText + (isMultiple ? " x" : " pt") }
}

#if !hasFeature(Embedded)
extension TextLength: Codable {
    private struct Archive: Codable {
        var points: Double?
        var multiple: Double?
    }

    /// Decodes `{"points": 24}` or `{"multiple": 1.4}`, or throws `DecodingError.dataCorrupted` if
    /// the object contains neither key.
    public init(from decoder: any Decoder) throws {
        let archive = try Archive(from: decoder)
        let length = archive.multiple.map(Self.multiple) ?? archive.points.map(Self.points)
        guard let length else { throw decoder.corrupted("expected the key 'points' or 'multiple'") }
        self = length
    }

    /// Encodes the number with the key `points` or `multiple`.
    public func encode(to encoder: any Encoder) throws {
        let archive = isMultiple ? Archive(multiple: number) : Archive(points: number)
        try archive.encode(to: encoder)
    }
}
#endif
