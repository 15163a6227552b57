/// A line height or tracking as a designer gives it: in points at the base category, or as a factor of
/// the font's size.
public struct TextLength: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case points(Double)
        case factor(Double)
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

    /// A factor of the font's size, whatever that is.
    ///
    /// - Parameter factor: The factor.
    /// - Returns: The length.
    public static func factor(_ factor: Double) -> TextLength {
        TextLength(kind: .factor(factor))
    }

    /// The length beside a font of a size, in points; `nil` where that is no number.
    func points(at pointSize: Double, base: Double) -> Double? {
        let length: Double
        switch kind {
        case .factor(let factor): length = factor * pointSize
        case .points(let points):
            let growth = pointSize / base
            length = growth > 0 && growth.isFinite ? points * growth : points
        }
        return length.isFinite ? length : nil
    }
}

extension TextLength: CustomStringConvertible {
    /// The length: `24 pt`, `1.4 x`.
    public var description: String {
        switch kind {
        case .points(let points): points.shortestText + " pt"
        case .factor(let factor): factor.shortestText + " x"
        }
    }
}
