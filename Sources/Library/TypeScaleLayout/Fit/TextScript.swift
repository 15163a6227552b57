/// The direction and the language of text, as far as they affect its lines.
struct TextScript: Hashable, Sendable {
    let direction: ParagraphStyle.Direction

    /// The language, or `nil` if it has no rules of its own for line ends.
    let language: String?

    init(_ direction: ParagraphStyle.Direction, _ language: String?) {
        self.direction = direction
        // The language of other text could select other glyphs, with other widths.
        self.language = LineBreakTailoring.isTailored(language) ? language : nil
    }
}
