extension String {
    /// The text with spaces behind it, up to a width; a longer one gets one space.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(1, width - count))
    }

    /// The text with spaces before it, up to a width.
    func aligned(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}
