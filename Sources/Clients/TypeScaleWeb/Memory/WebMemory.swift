/// The memory that JavaScript shares with the module: the bytes of one request and one response.
///
/// JavaScript passes no addresses. It asks for the memory of a request, fills it, and calls a
/// function without arguments. So no address or length needs a check.
struct WebMemory {
    /// The maximum number of bytes in a request: a font of 256 MiB, and its name.
    static let maximumByteCount = 257 << 20

    private(set) var request = WebBuffer()
    private(set) var response = WebBuffer()

    // A page calls the functions of a module from one thread.
    private nonisolated(unsafe) static var shared = WebMemory()

    /// Resizes the memory of the request, and returns its address, or `nil` if the size is invalid.
    static func reserveRequest(_ count: Int) -> UnsafeMutableRawPointer? {
        guard 0...maximumByteCount ~= count else { return nil }
        unsafe shared.request.resize(to: count)
        return unsafe shared.request.bytes.baseAddress
    }

    /// The response of the last call, which stays valid until the next call.
    static var response: UnsafeMutableRawBufferPointer { unsafe shared.response.bytes }

    /// Reads the request, and writes the response or the message of an error.
    ///
    /// - Returns: The raw value of the status.
    static func answer(
        _ body: (inout WebRequest, inout WebResponse) throws(WebError) -> Void
    ) -> Int32 {
        var request = unsafe WebRequest(shared.request.bytes)
        var response = WebResponse()
        do throws(WebError) {
            try body(&request, &response)
            unsafe shared.response.copy(response.bytes)
            return WebStatus.success.rawValue
        } catch {
            unsafe shared.response.copy(Array(error.message.utf8))
            return error.status.rawValue
        }
    }
}
