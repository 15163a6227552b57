import TypeScale

/// A call of Apple's whose result the tool gives, under Apple's name.
enum AppleCall: String, CaseIterable {
    case scaledValue
    case scaledFont
    case preferredFont
    case scaledMetric = "ScaledMetric"

    /// What the call returns, or `nil` where nobody knows.
    ///
    /// The input is a size or value at large; `preferredFont` has none. Limits are for fonts only:
    /// neither `scaledValue` nor `ScaledMetric` takes any.
    func result(
        _ style: TextStyle,
        input: Double,
        limits: PointSizeLimits = PointSizeLimits(),
        for reader: TraitCollection
    ) -> Double? {
        let cell = reader.platform.typeTable[style, reader.category]
        let knowsGrowth = cell.lineAdvance != nil || reader.category == .large
        switch self {
        case .preferredFont:
            return cell.pointSize.map { limits.clamp($0.value) }
        case .scaledFont:
            guard knowsGrowth else { return nil }
            let metrics = FontMetrics(forTextStyle: style)
            return limits.clamp(metrics.scaledPointSize(for: input, compatibleWith: reader))
        case .scaledValue:
            guard knowsGrowth else { return nil }
            return FontMetrics(forTextStyle: style).scaledValue(for: input, compatibleWith: reader)
        case .scaledMetric:
            guard knowsGrowth else { return nil }
            return FontMetrics(forTextStyle: style, curve: .swiftUI)
                .scaledValue(for: input, compatibleWith: reader)
        }
    }
}
