extension String {
    /// Calls a closure with the bytes of the UTF-8 text.
    ///
    /// `UTF8View.span` requires macOS 26 or iOS 26.
    package mutating func withSpan<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        withUTF8 { unsafe body($0.span) }
    }

    /// Calls a closure with the bytes of the UTF-8 text, to read several bytes at once.
    mutating func withBytes<Result>(_ body: (RawSpan) -> Result) -> Result {
        withUTF8 { unsafe body($0.span.bytes) }
    }
}

extension StaticString {
    /// Returns a byte of the UTF-8 text, which must be within it.
    package func byte(at index: Int) -> UInt8 {
        precondition(index >= 0 && index < utf8CodeUnitCount)
        return unsafe utf8Start[index]
    }
}
