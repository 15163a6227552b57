/// The size of a font, or another length, as far as the code states it.
enum Size: Hashable, Sendable {
    /// A number of points.
    case points(Double)
    /// Points that no setting changes, but that the code does not state as one number.
    case constant
    /// Points that follow the text size, such as a `@ScaledMetric`.
    case scaled
    /// Points that are computed elsewhere, for example by the system.
    case unknown

    var points: Double? { if case .points(let points) = self { points } else { nil } }
    var isFixed: Bool { points != nil || self == .constant }
}

extension Size {
    /// Returns the size that an operator makes of two.
    static func combined(_ sign: String, _ first: Size, _ second: Size) -> Size {
        if let a = first.points, let b = second.points {
            let result: Double? =
                switch sign {
                case "+": a + b
                case "-": a - b
                case "*": a * b
                case "/": b == 0 ? nil : a / b
                default: nil
                }
            return result.map { .points($0) } ?? .constant
        }
        return first.joined(with: second)
    }

    /// Returns what is known about a size that follows from two.
    func joined(with other: Size) -> Size {
        if self == .scaled || other == .scaled { return .scaled }
        return self == .unknown || other == .unknown ? .unknown : .constant
    }
}
