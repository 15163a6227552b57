/// Reads the line breaking classes of characters from valid UTF-8.
@unsafe struct LineBreakClassReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var start = 0
    private let index = unsafe LineBreakTable.index.utf8Start
    private let pages = unsafe LineBreakTable.pages.utf8Start

    init(_ bytes: UnsafeBufferPointer<UInt8>) { unsafe self.bytes = unsafe bytes }

    /// The number of bytes.
    var count: Int { unsafe bytes.count }

    /// The offset of the next character, or `nil` at the end.
    var offset: Int? {
        @inline(__always) get { unsafe start < bytes.count ? start : nil }
    }

    /// Returns the class of the next character, which must exist.
    ///
    /// A page contains the 64 characters that differ only in their last byte. The first two are
    /// ASCII.
    @inline(__always)
    mutating func next() -> UInt8 {
        let first = unsafe UInt32(bytes[start])
        unsafe start &+= 1
        if first < 0x80 { return unsafe pages[Int(first)] }
        if first < 0xE0 { return unsafe entry(page: first & 0x1F, following()) }
        if first < 0xF0 {
            return unsafe entry(page: (first & 0x0F) << 6 | following(), following())
        }
        let page = unsafe (first & 0x07) << 12 | following() << 6 | following()
        let last = unsafe following()
        guard page < LineBreakTable.pageLimit else {
            return LineBreakTable.farClass(page << 6 | last)
        }
        return unsafe entry(page: page, last)
    }

    /// Returns whether a digit follows, ignoring marks, and adds the characters read to
    /// `readCount`.
    func isBeforeNumber(_ readCount: inout Int) -> Bool {
        var rest = unsafe self
        while unsafe rest.offset != nil {
            readCount += 1
            let character = unsafe rest.next()
            if character == LineBreakTable.mark || character == LineBreakTable.joiner { continue }
            return character == LineBreakTable.number
        }
        return false
    }

    @inline(__always)
    private func entry(page: UInt32, _ last: UInt32) -> UInt8 {
        let high = unsafe Int(index[Int(page) &* 2] &- LineBreakTable.firstDigit)
        let low = unsafe Int(index[Int(page) &* 2 &+ 1] &- LineBreakTable.firstDigit)
        return unsafe pages[(high << 6 | low) << 6 | Int(last)]
    }

    /// Returns the value bits of a continuation byte.
    @inline(__always)
    private mutating func following() -> UInt32 {
        guard unsafe start < bytes.count else { return 0 }
        defer { unsafe start &+= 1 }
        return unsafe UInt32(bytes[start] & 0x3F)
    }
}
