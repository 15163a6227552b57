import TypeScale

/// A call of Apple's whose result the tool gives, under Apple's name.
enum AppleCall: String, CaseIterable {
    case scaledValue
    case scaledFont
    case preferredFont
    case scaledMetric = "ScaledMetric"

    /// What the call returns, or `nil` where nobody knows.
    ///
    /// The input is a size or value at large; `preferredFont` has none. Only `scaledFont`
    /// takes a maximum.
    func result(
        _ style: TextStyle,
        input: Double,
        maximumPointSize: Double? = nil,
        for reader: TraitCollection
    ) -> Double? {
        if self == .preferredFont {
            return reader.platform.typeTable[style, reader.category].pointSize?.value
        }
        let curve: ScalingCurve = self == .scaledMetric ? .swiftUI : .uikit
        let metrics = FontMetrics(forTextStyle: style, curve: curve)
        guard metrics.provenance(compatibleWith: reader) != .unknown else { return nil }
        return self == .scaledFont
            ? metrics.scaledPointSize(
                for: input,
                maximumPointSize: maximumPointSize,
                compatibleWith: reader
            )
            : metrics.scaledValue(for: input, compatibleWith: reader)
    }
}
