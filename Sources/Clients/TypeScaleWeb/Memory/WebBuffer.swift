/// Memory with a fixed address until it is resized.
@safe struct WebBuffer: @unchecked Sendable {
    private(set) var bytes = unsafe UnsafeMutableRawBufferPointer(start: nil, count: 0)

    /// Replaces the memory by zeros.
    mutating func resize(to count: Int) {
        unsafe bytes.deallocate()
        unsafe bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)
        guard count > 0 else { return }
        unsafe bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
        unsafe bytes.initializeMemory(as: UInt8.self, repeating: 0)
    }

    mutating func copy(_ source: [UInt8]) {
        if unsafe bytes.count != source.count { resize(to: source.count) }
        unsafe bytes.copyBytes(from: source)
    }
}
