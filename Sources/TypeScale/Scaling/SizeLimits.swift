/// The smallest and largest point size that a text may take.
///
/// Limits come last: after scaling and rounding, and at every category, large included. They are
/// never rounded themselves. A limit that is not a positive finite number is no limit. Where the
/// smallest is larger than the largest, the largest counts.
public struct SizeLimits: Hashable, Sendable {
    /// The smallest size in points; `nil` for none.
    public let minimum: Double?

    /// The largest size in points; `nil` for none.
    public let maximum: Double?

    /// Limits of the given sizes.
    ///
    /// - Parameters:
    ///   - minimum: Points; `nil`, zero, negative and non-finite numbers mean none.
    ///   - maximum: Points; `nil`, zero, negative and non-finite numbers mean none.
    @inline(__always)
    public init(minimum: Double? = nil, maximum: Double? = nil) {
        self.minimum = Self.limit(minimum)
        self.maximum = Self.limit(maximum)
    }

    @inline(__always)
    private static func limit(_ size: Double?) -> Double? {
        guard let size, size > 0, size.isFinite else { return nil }
        return size
    }
}

extension SizeLimits {
    /// The size itself, or the limit that it goes past.
    ///
    /// - Parameter pointSize: A size in points; NaN stays NaN.
    /// - Returns: A size within the limits, in points.
    @inline(__always)
    public func clamp(_ pointSize: Double) -> Double {
        var size = pointSize
        if let minimum, size < minimum { size = minimum }
        if let maximum, size > maximum { size = maximum }
        return size
    }

    /// The limits of both: the larger of the smallest sizes, the smaller of the largest.
    ///
    /// The order of limits plays no part, nor how they are put in groups, and limits that are met
    /// twice count once.
    ///
    /// - Parameter other: The other limits.
    /// - Returns: Limits that hold where both do.
    public func intersection(_ other: SizeLimits) -> SizeLimits {
        func both(
            _ first: Double?,
            _ second: Double?,
            _ choose: (Double, Double) -> Double
        )
            -> Double?
        {
            guard let first, let second else { return first ?? second }
            return choose(first, second)
        }
        return SizeLimits(
            minimum: both(minimum, other.minimum, max),
            maximum: both(maximum, other.maximum, min)
        )
    }
}

extension SizeLimits: CustomStringConvertible {
    /// The limits in points: `12...30 pt`, `...30 pt`, `no limits`.
    public var description: String {
        if minimum == nil, maximum == nil { return "no limits" }
        let low = minimum.map { $0.shortestText } ?? ""
        let high = maximum.map { $0.shortestText } ?? ""
        return low + "..." + high + " pt"
    }
}
