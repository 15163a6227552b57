/// The bytes of a request, read from the start.
///
/// Numbers are little-endian. A text is its count of bytes in UTF-8, a `UInt32`, and the bytes.
/// The bytes are read in place, because a copy of a font takes up to 256 MiB.
@safe struct WebRequest {
    private let bytes: UnsafeRawBufferPointer
    private var offset = 0

    /// The maximum number of bytes in a text.
    private static let maximumTextByteCount = 1 << 20

    /// Creates a request from memory that must outlive it.
    @unsafe init(_ bytes: UnsafeMutableRawBufferPointer) {
        unsafe self.bytes = UnsafeRawBufferPointer(bytes)
    }

    private mutating func take(_ count: Int) throws(WebError) -> UnsafeRawBufferPointer {
        guard 0...(unsafe bytes.count - offset) ~= count else {
            throw WebError(.malformedRequest, "the request ends early")
        }
        defer { offset += count }
        return unsafe UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + count)])
    }

    mutating func byte() throws(WebError) -> UInt8 {
        let bytes = unsafe try take(1)
        return unsafe bytes[0]
    }

    mutating func count() throws(WebError) -> Int {
        let bytes = unsafe try take(4)
        let number = unsafe UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self))
        guard let count = Int(exactly: number) else {
            throw WebError(.malformedRequest, "a count exceeds the memory")
        }
        return count
    }

    /// Reads a number, or `nil` for NaN.
    mutating func optionalNumber() throws(WebError) -> Double? {
        let bytes = unsafe try take(8)
        let bits = unsafe UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
        let number = Double(bitPattern: bits)
        if number != number { return nil }
        guard number.isFinite else { throw WebError(.invalidNumber, "a number is infinite") }
        return number
    }

    mutating func number() throws(WebError) -> Double {
        guard let number = try optionalNumber() else {
            throw WebError(.invalidNumber, "a number is missing")
        }
        return number
    }

    /// Reads a text.
    mutating func text() throws(WebError) -> String {
        let count = try count()
        guard count <= Self.maximumTextByteCount else {
            let limit = "a text has more than 1,048,576 bytes in UTF-8"
            throw WebError(.exceededLimit, limit)
        }
        let bytes = unsafe try take(count)
        guard let text = unsafe String(validating: bytes, as: UTF8.self) else {
            throw WebError(.malformedRequest, "a text is not UTF-8")
        }
        return text
    }

    /// Reads an index into an option's cases.
    mutating func option<Option: CaseIterable>(
        _ options: Option.Type
    ) throws(WebError) -> Option where Option.AllCases == [Option] {
        let index = Int(try byte())
        guard Option.allCases.indices.contains(index) else {
            throw WebError(.malformedRequest, "an option has an unknown value")
        }
        return Option.allCases[index]
    }

    /// Reads the bytes up to the end.
    mutating func rest() throws(WebError) -> [UInt8] {
        let bytes = unsafe try take(unsafe bytes.count - offset)
        return unsafe [UInt8](bytes)
    }

    func end() throws(WebError) {
        guard unsafe offset == bytes.count else {
            throw WebError(.malformedRequest, "the request has too many bytes")
        }
    }
}
