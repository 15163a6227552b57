/// The bytes of a font table, written as a sequence of big-endian numbers.
package struct FontBytes {
    package var bytes: [UInt8] = []

    package init() {}

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    package var count: Int { bytes.count }

    package mutating func uint8(_ values: Int...) {
        for value in values { bytes.append(UInt8(truncatingIfNeeded: value)) }
    }

    package mutating func uint16(_ values: Int...) { for value in values { put(value, size: 2) } }
    package mutating func uint24(_ values: Int...) { for value in values { put(value, size: 3) } }
    package mutating func uint32(_ values: Int...) { for value in values { put(value, size: 4) } }

    /// Appends 16.16 fixed-point numbers.
    package mutating func fixed(_ values: Double...) {
        for value in values { put(Int((value * 65_536).rounded()), size: 4) }
    }

    package mutating func text(_ text: String) { bytes += Array(text.utf8) }
    package mutating func append(_ other: FontBytes) { bytes += other.bytes }

    package mutating func pad(to multiple: Int) {
        while bytes.count % multiple != 0 { bytes.append(0) }
    }

    private mutating func put(_ value: Int, size: Int) {
        for shift in stride(from: 8 * (size - 1), through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: value >> shift))
        }
    }
}
