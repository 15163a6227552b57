import TypeScaleFonts

/// The memory that JavaScript shares with the module: the bytes of one request and one response.
///
/// JavaScript passes no addresses. It asks for the memory of a request, fills it, and calls a
/// function without arguments. So no address or length needs a check.
struct WebMemory {
    /// The maximum number of bytes in a request: a font of 256 MiB, and its name.
    static let maximumByteCount = 257 << 20

    private(set) var request = WebBuffer()
    private(set) var response = WebBuffer()

    private static let shared = Guarded(WebMemory())

    /// Resizes the memory of the request, and returns its address, or `nil` if the size is invalid.
    static func reserveRequest(_ count: Int) -> UnsafeMutableRawPointer? {
        unsafe shared.withLock { memory in
            guard 0...maximumByteCount ~= count else { return nil }
            memory.request.resize(to: count)
            return unsafe memory.request.bytes.baseAddress
        }
    }

    /// The response of the last call, which stays valid until the next call.
    static var response: UnsafeMutableRawBufferPointer {
        unsafe shared.withLock { unsafe $0.response.bytes }
    }

    /// Reads the request, and writes the response or the message of an error.
    ///
    /// - Returns: The raw value of the status.
    static func answer(
        _ body: (inout WebRequest, inout WebResponse) throws(WebError) -> Void
    ) -> Int32 {
        shared.withLock { memory in
            var request = unsafe WebRequest(memory.request.bytes)
            var response = WebResponse()
            var status = WebStatus.success
            do throws(WebError) {
                try body(&request, &response)
            } catch {
                status = error.status
                response = WebResponse()
                response.append(error)
            }
            memory.response.copy(response.bytes)
            return status.rawValue
        }
    }
}

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
