/// The direction and the language of text, as far as they affect its lines.
struct TextScript: Hashable, Sendable {
    let direction: ParagraphStyle.Direction

    /// The language, or `nil` if its lines end as in an unknown language.
    let language: String?

    init(_ direction: ParagraphStyle.Direction, _ language: String?) {
        self.direction = direction
        // The language of other text could select other glyphs, with other widths.
        self.language = LineBreakTailoring.isTailored(language) ? language : nil
    }
}
