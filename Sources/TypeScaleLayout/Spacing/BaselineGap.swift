public import TypeScaleFonts

/// A place in a column of text where a baseline meets an edge or another baseline.
public enum BaselineGap: Hashable, Sendable {
    /// From an edge above down to the first baseline of a text in a font.
    case fromTop(FaceMetrics)
    /// From the last baseline of a text down to the first of the text below.
    case between(FaceMetrics, below: FaceMetrics)
    /// From the last baseline of a text in a font down to an edge below.
    case toBottom(FaceMetrics)
}
