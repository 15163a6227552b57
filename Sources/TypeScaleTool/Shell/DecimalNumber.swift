extension Double {
    /// The number of a decimal text, `nan` or `inf` included.
    ///
    /// `Double.init` reads hexadecimal as well, which nobody means who writes sizes, and stops at
    /// a zero byte as if the text ended there.
    init?(decimal text: String) {
        guard text.utf8.allSatisfy(Self.isOfNumber) else { return nil }
        self.init(text)
    }

    /// Whether a letter may stand in a decimal, in `nan` or in `infinity`.
    private static func isOfNumber(_ letter: UInt8) -> Bool {
        switch Unicode.Scalar(letter) {
        case "0"..."9", "+", "-", ".", "a", "e", "f", "i", "n", "t", "y": true
        case "A", "E", "F", "I", "N", "T", "Y": true
        default: false
        }
    }
}
