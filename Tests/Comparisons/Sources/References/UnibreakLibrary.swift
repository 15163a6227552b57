import CReference

/// libunibreak, which finds where lines may be broken; Debian 12 has version 1.1.
public final class UnibreakLibrary {
    /// The text, as the library takes it.
    private let text: [UInt8]
    /// What stands behind each byte; written anew each time.
    private var breaks: [CChar]

    /// Starts the library with a text to break.
    public init(_ text: String) {
        self.text = Array(text.utf8)
        breaks = Array(repeating: 0, count: self.text.count)
        unibreak_start()
    }
}

extension UnibreakLibrary {
    /// Finds the places; they are left in the library's own form, which takes no memory anew.
    public func findBreaks() { unsafe unibreak_set(text, text.count, &breaks) }

    /// How many places there are, the end among them.
    public func countBreaks() -> Int { unsafe unibreak_breaks(text, text.count, &breaks) }
}
