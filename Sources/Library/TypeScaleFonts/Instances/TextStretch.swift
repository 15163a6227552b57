/// A stretch of text that uses one font.
package struct TextStretch: Sendable {
    /// The index of the font.
    package let fontIndex: Int

    /// The text.
    package let text: String

    /// Splits text into stretches, using the first font that supports each character.
    ///
    /// If no font supports a character, the first font is used. Its width for the character is that
    /// of its glyph for missing characters or, in the system font, an estimate.
    ///
    /// - Parameters:
    ///   - text: The text of a single line.
    ///   - fonts: The fonts, in order of preference. Without fonts, the result is empty.
    /// - Returns: The stretches, in text order.
    /// - Throws: `FontError` if a file was removed or replaced after it was opened.
    /// - Complexity: O(*n* x *m*), where *n* is the length of the text and *m* is the number of
    ///   fonts.
    package static func stretches(
        of text: String,
        in fonts: [FontInstance]
    ) throws(FontError) -> [TextStretch] {
        guard !fonts.isEmpty else { return [] }
        var stretches: [TextStretch] = []
        var start = text.startIndex
        var current = 0
        func end(at index: String.Index) {
            guard start < index else { return }
            stretches.append(TextStretch(fontIndex: current, text: String(text[start..<index])))
            start = index
        }
        for index in text.indices {
            let found = try font(in: fonts, supporting: text[index]) ?? 0
            if found != current { end(at: index) }
            current = found
        }
        end(at: text.endIndex)
        return stretches
    }

    private static func font(
        in fonts: [FontInstance],
        supporting character: Character
    ) throws(FontError) -> Int? {
        for (index, font) in fonts.enumerated() where try font.supports(character) { return index }
        return nil
    }
}
