/// What the streams lead to.
struct Terminal {
    /// Whether the output may be coloured.
    var showsColor = false
    /// Whether someone watches the errors but not the output.
    var showsProgress = false

    /// Text in bold type, where that shows.
    func bold(_ text: String) -> String {
        showsColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text
    }

    /// Text in the accent colour, where that shows.
    func accent(_ text: String) -> String {
        showsColor ? "\u{1B}[36m\(text)\u{1B}[0m" : text
    }
}
