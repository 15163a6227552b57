extension [Unicode.Scalar] {
    /// The characters without a glyph, such as `, no glyphs for U+062A U+0645`, or an empty text.
    var missingGlyphs: String {
        guard !isEmpty else { return "" }
        let codes = prefix(8).map { scalar in
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return " U+" + String(repeating: "0", count: Swift.max(0, 4 - digits.utf8.count))
                + digits
        }
        return ", no glyphs for" + codes.joined() + (count > 8 ? " and \(count - 8) more" : "")
    }
}
