import Testing
import TypeScale

@testable import TypeScaleWeb

/// The bytes of a request, written as typescale.js writes them.
struct RequestBytes {
    var bytes: [UInt8] = []

    mutating func count(_ count: Int) {
        for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: count >> shift)) }
    }

    mutating func number(_ number: Double?) {
        let bits = (number ?? .nan).bitPattern
        for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: bits >> (8 * shift))) }
    }

    mutating func text(_ text: String) {
        count(text.utf8.count)
        bytes += Array(text.utf8)
    }

    mutating func font(
        _ style: String = "body",
        name: String = "",
        size: Double? = nil,
        minimum: Double? = nil,
        maximum: Double? = nil,
        curve: String = "",
        sizes: [Double] = []
    ) {
        text(style)
        text(name)
        number(size)
        number(minimum)
        number(maximum)
        text(curve)
        count(sizes.count)
        for size in sizes { number(size) }
    }

    mutating func traits(
        _ category: String = "",
        platform: String = "",
        displayScale: Double? = nil,
        fontScale: Double? = nil
    ) {
        text(category)
        text(platform)
        number(displayScale)
        number(fontScale)
        bytes.append(0)
    }
}

/// The bytes of a response, which must be read up to the end.
struct ResponseBytes {
    let status: WebStatus
    private(set) var bytes: ArraySlice<UInt8>

    var message: String { String(decoding: bytes, as: UTF8.self) }

    private mutating func word<Word: FixedWidthInteger>(_ type: Word.Type) throws -> Word {
        var word: Word = 0
        for shift in 0..<(Word.bitWidth / 8) { word |= Word(try byte()) << Word(8 * shift) }
        return word
    }

    mutating func byte() throws -> UInt8 {
        let byte = bytes.popFirst()
        return try #require(byte)
    }

    mutating func count() throws -> Int { Int(try word(UInt32.self)) }
    mutating func number() throws -> Double { Double(bitPattern: try word(UInt64.self)) }

    mutating func text() throws -> String {
        let count = try count()
        let text = bytes.prefix(count)
        bytes = bytes.dropFirst(text.count)
        return String(decoding: text, as: UTF8.self)
    }

    mutating func list<Value>(_ read: (inout Self) throws -> Value) throws -> [Value] {
        var values: [Value] = []
        for _ in 0..<(try count()) { values.append(try read(&self)) }
        return values
    }
}

/// Copies a request to the module's memory, calls a function, and copies the response.
func call(_ function: () -> Int32, _ request: [UInt8]) -> ResponseBytes {
    if let memory = unsafe typescaleRequest(Int32(request.count)) {
        unsafe memory.copyMemory(from: request, byteCount: request.count)
    }
    let status = WebStatus(rawValue: function())
    let count = Int(typescaleResponseCount())
    let bytes = unsafe typescaleResponse().map {
        unsafe [UInt8](UnsafeRawBufferPointer(start: $0, count: count))
    }
    return ResponseBytes(status: status, bytes: (bytes ?? [])[...])
}

func call(_ function: () -> Int32, _ write: (inout RequestBytes) -> Void) -> ResponseBytes {
    var request = RequestBytes()
    write(&request)
    return call(function, request.bytes)
}
