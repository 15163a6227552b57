import TypeScaleLayout

/// The widths of the words in a text, which can have parts in several spans.
struct WordWidths {
    /// The number of words.
    private(set) var count = 0
    /// A lower bound of the sum of the widths.
    private(set) var sum = 0.0
    /// An upper bound of the width that the widest line leaves empty if the text wraps.
    ///
    /// The line has no room for the next word, and its last word can move to the last line, which
    /// would contain one word otherwise.
    private(set) var empty = 0.0

    init(_ text: MeasuredText?) {
        for span in text?.spans ?? [] {
            var widestPart = 0.0
            let words = span.text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
            for word in words {
                var part = TextSpan(
                    String(Substring(word)),
                    face: span.face,
                    pointSize: span.pointSize
                )
                (part.language, part.letterSpacing) = (span.language, span.letterSpacing)
                let line = (try? MeasuredText([part]).layout())?.lines.first
                let width = line?.width ?? .infinity
                widestPart = max(widestPart, width)
                // The kerning at the ends of a line is not known.
                let least = line?.measuredWidth.bounds().lowerBound ?? 0
                sum += max(0, least - 0.1 * span.pointSize)
            }
            count += words.count
            empty += 2 * widestPart + span.pointSize
        }
    }
}
