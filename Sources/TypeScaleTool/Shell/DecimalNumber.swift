extension Double {
    /// The number of a decimal text, `nan` or `inf` included.
    ///
    /// `Double.init` reads hexadecimal as well, which nobody means who writes sizes.
    init?(decimal text: String) {
        guard !text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "x") }) else { return nil }
        self.init(text)
    }
}
