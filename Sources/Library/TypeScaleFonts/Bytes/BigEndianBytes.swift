/// Bytes of a font, read as big-endian numbers.
///
/// Font files are untrusted. A read past the end returns 0, which acts as a count of zero or a null
/// offset.
protocol BigEndianBytes: ~Escapable {
    var count: Int { get }

    /// Returns the big-endian number at an offset, or 0 if the number extends past the end.
    func number<Number: FixedWidthInteger & BitwiseCopyable>(at offset: Int) -> Number
}

// Except for `uint32(at:)`, integers are returned as `Int`, so that adding values from a font
// doesn't overflow.
extension BigEndianBytes where Self: ~Escapable {
    func holds(_ byteCount: Int, at offset: Int) -> Bool {
        byteCount >= 0 && offset >= 0 && offset <= count - byteCount
    }

    func uint8(at offset: Int) -> Int { Int(number(at: offset) as UInt8) }

    func uint16(at offset: Int) -> Int { Int(number(at: offset) as UInt16) }

    func uint24(at offset: Int) -> Int {
        holds(3, at: offset) ? uint8(at: offset) << 16 | uint16(at: offset + 1) : 0
    }

    func uint32(at offset: Int) -> UInt32 { number(at: offset) }

    func int8(at offset: Int) -> Int { Int(Int8(truncatingIfNeeded: uint8(at: offset))) }

    func int16(at offset: Int) -> Int { Int(Int16(truncatingIfNeeded: uint16(at: offset))) }

    func int32(at offset: Int) -> Int { Int(Int32(bitPattern: uint32(at: offset))) }
}

/// Bytes that are read without counting references, which would slow down registration.
extension RawSpan: BigEndianBytes {
    var count: Int { byteCount }

    func number<Number: FixedWidthInteger & BitwiseCopyable>(at offset: Int) -> Number {
        guard offset >= 0, offset <= byteCount - MemoryLayout<Number>.size else { return 0 }
        // The guard ensures that the number is within the bytes. `RawSpan` has no checked loads.
        let number = unsafe unsafeLoadUnaligned(fromByteOffset: offset, as: Number.self)
        return Number(bigEndian: number)
    }
}
