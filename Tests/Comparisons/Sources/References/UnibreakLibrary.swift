import CReference

/// The library libunibreak, which finds line break opportunities; Debian 12 has version 1.1.
public final class UnibreakLibrary {
    /// The text in the library's encoding.
    private let text: [UInt8]
    /// The break class after each byte, which each search overwrites.
    private var breaks: [CChar]

    /// Starts the library with a text to break.
    public init(_ text: String) {
        self.text = Array(text.utf8)
        breaks = Array(repeating: 0, count: self.text.count)
        unibreak_start()
    }
}

extension UnibreakLibrary {
    /// Finds the opportunities, in the library's form, without allocating memory.
    public func findBreaks() { unsafe unibreak_set(text, text.count, &breaks) }

    /// Returns the number of opportunities, including the end.
    public func countBreaks() -> Int { unsafe unibreak_breaks(text, text.count, &breaks) }
}
