/// A designer's line height or tracking, in points at the base category or as a multiple of the
/// font size.
///
/// A scaled font rounds it to a thousandth of a point: -0.02 times 28 points is -0.56.
public struct TextLength: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case points(Double)
        case multiple(Double)
    }

    let kind: Kind
}

extension TextLength {
    /// Returns a length in points at the base category, which grows with the font.
    ///
    /// Next to a font size that is not positive and finite, the length does not grow.
    ///
    /// - Parameter points: The length, in points.
    /// - Returns: The length.
    public static func points(_ points: Double) -> TextLength {
        TextLength(kind: .points(points))
    }

    /// Returns a multiple of the font size, such as 1.4 for a line height of 140 %.
    public static func multiple(_ multiple: Double) -> TextLength {
        TextLength(kind: .multiple(multiple))
    }

    /// The points at the base category; `nil` for a multiple.
    package var basePoints: Double? {
        if case .points(let points) = kind { points } else { nil }
    }

    /// Returns the length for a font size, rounded to a thousandth of a point; `nil` if it is not
    /// finite.
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
    /// The length, such as `24 pt` or `1.4 x`.
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

    /// Reads `{"points": 24}` or `{"multiple": 1.4}`, or throws `DecodingError.dataCorrupted`.
    public init(from decoder: any Decoder) throws {
        let archive = try Archive(from: decoder)
        let length = archive.multiple.map(Self.multiple) ?? archive.points.map(Self.points)
        guard let length else { throw decoder.corrupted("expected points or multiple") }
        self = length
    }

    /// Writes the number with its unit as the key.
    public func encode(to encoder: any Encoder) throws {
        switch kind {
        case .points(let points): try Archive(points: points).encode(to: encoder)
        case .multiple(let multiple): try Archive(multiple: multiple).encode(to: encoder)
        }
    }
}
#endif
