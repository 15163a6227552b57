/// The smallest and largest point size that a text may take.
///
/// Limits come last: after scaling and rounding, and at every category, large included. They are
/// never rounded themselves. A limit that is not a positive finite number is no limit. Where the
/// smallest is larger than the largest, the largest counts.
public struct PointSizeLimits: Hashable, Sendable {
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

extension PointSizeLimits {
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
}
