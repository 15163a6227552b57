/// A line height or tracking as a designer gives it: in points at the base category, or as a multiple of
/// the font's size.
///
/// For a scaled font the length is rounded to a thousandth of a point: -0.02 times 28 points is -0.56.
public struct TextLength: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case points(Double)
        case multiple(Double)
    }

    let kind: Kind
}

extension TextLength {
    /// Points at the base category, beside the font's size there; they grow as the font does.
    ///
    /// Beside a size that is not positive and finite they stay as they are.
    ///
    /// - Parameter points: Points.
    /// - Returns: The length.
    public static func points(_ points: Double) -> TextLength {
        TextLength(kind: .points(points))
    }

    /// A multiple of the font's size, whatever that is, as 1.4 for a line height of 140 %.
    ///
    /// - Parameter multiple: The multiple.
    /// - Returns: The length.
    public static func multiple(_ multiple: Double) -> TextLength {
        TextLength(kind: .multiple(multiple))
    }

    /// The points at the base category; `nil` for a multiple of the size.
    package var basePoints: Double? {
        if case .points(let points) = kind { points } else { nil }
    }

    /// The length for a font of a size, to a thousandth of a point; `nil` if it is not finite.
    func points(at pointSize: Double, base: Double) -> Double? {
        let length: Double
        switch kind {
        case .multiple(let multiple): length = multiple * pointSize
        case .points(let points):
            let growth = pointSize / base
            length = growth > 0 && growth.isFinite ? points * growth : points
        }
        return length.isFinite ? Rounding.thousandths(length) : nil
    }
}

extension TextLength: CustomStringConvertible {
    /// The length: `24 pt`, `1.4 x`.
    public var description: String {
        switch kind {
        case .points(let points): points.shortestText + " pt"
        case .multiple(let multiple): multiple.shortestText + " x"
        }
    }
}

#if !hasFeature(Embedded)
extension TextLength: Codable {
    private struct Archive: Codable {
        var points: Double?
        var multiple: Double?
    }

    /// Reads `{"points": 24}` or `{"multiple": 1.4}`.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: `DecodingError.dataCorrupted` for an object without one of these keys.
    public init(from decoder: any Decoder) throws {
        let archive = try Archive(from: decoder)
        let length = archive.multiple.map(Self.multiple) ?? archive.points.map(Self.points)
        guard let length else { throw decoder.corrupted("expected points or multiple") }
        self = length
    }

    /// Writes the number under the name of its unit.
    public func encode(to encoder: any Encoder) throws {
        switch kind {
        case .points(let points): try Archive(points: points).encode(to: encoder)
        case .multiple(let multiple): try Archive(multiple: multiple).encode(to: encoder)
        }
    }
}
#endif
