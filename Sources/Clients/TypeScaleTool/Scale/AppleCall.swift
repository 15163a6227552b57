import TypeScale

/// An Apple API whose results the tool computes.
enum AppleCall: String, CaseIterable {
    case scaledValue
    case scaledFont
    case preferredFont
    case scaledMetric = "ScaledMetric"

    /// Returns the result of the call, or `nil` if the result is unknown.
    ///
    /// Only `scaledFont` uses `maximumPointSize`. `preferredFont` ignores `input`, the value at L.
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
