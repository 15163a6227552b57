/// Bytes of a font, put together by hand: big-endian numbers, one after another.
struct FontBytes {
    private(set) var bytes: [UInt8] = []

    init() {}

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var count: Int { bytes.count }

    mutating func uint8(_ values: Int...) {
        for value in values { bytes.append(UInt8(truncatingIfNeeded: value)) }
    }

    mutating func uint16(_ values: Int...) { for value in values { put(value, size: 2) } }
    mutating func uint24(_ values: Int...) { for value in values { put(value, size: 3) } }
    mutating func uint32(_ values: Int...) { for value in values { put(value, size: 4) } }

    /// A 16.16 fixed-point number.
    mutating func fixed(_ values: Double...) {
        for value in values { put(Int((value * 65_536).rounded()), size: 4) }
    }

    mutating func text(_ text: String) { bytes += Array(text.utf8) }
    mutating func append(_ other: FontBytes) { bytes += other.bytes }

    mutating func pad(to multiple: Int) {
        while bytes.count % multiple != 0 { bytes.append(0) }
    }

    private mutating func put(_ value: Int, size: Int) {
        for shift in stride(from: 8 * (size - 1), through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: value >> shift))
        }
    }
}
