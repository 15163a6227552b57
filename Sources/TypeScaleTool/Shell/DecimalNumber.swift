extension Double {
    /// The number of a decimal text, `nan` or `inf` included.
    ///
    /// `Double.init` reads hexadecimal as well, which nobody means who writes sizes, and stops at
    /// a zero byte as if the text ended there.
    init?(decimal text: String) {
        let letters = Array("0123456789+-.eEinfatyINFATY".utf8)
        guard text.utf8.allSatisfy(letters.contains) else { return nil }
        self.init(text)
    }
}
