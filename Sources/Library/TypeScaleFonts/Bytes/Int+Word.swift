extension Int {
    /// Converts a word of a font to a number below 2^30.
    ///
    /// `Int` has 32 bits on some systems. The limit exceeds every valid offset, count, character
    /// and glyph ID, and sums of two such numbers don't overflow.
    init(word: UInt32) { self = Int(Swift.min(word, 1 << 30 - 1)) }
}
