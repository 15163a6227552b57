public import TypeScaleFonts

/// A gap in a column of text, between a baseline and an edge or another baseline.
public enum BaselineGap: Hashable, Sendable {
    /// The gap from the top edge to the first baseline of text in a font.
    case fromTop(FaceMetrics)
    /// The gap from the last baseline of one label to the first baseline of the next.
    case between(FaceMetrics, below: FaceMetrics)
    /// The gap from the last baseline of text in a font to the bottom edge.
    case toBottom(FaceMetrics)
}
