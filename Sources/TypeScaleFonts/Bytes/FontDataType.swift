/// A type of data in a font's tables.
///
/// [The specification](https://learn.microsoft.com/typography/opentype/spec/otff#data-types) has the
/// list. Whole numbers are read as `Int`, in which sums of a font's numbers do not overflow; this is
/// the only file that converts them.
protocol FontDataType {
    /// The type that a field is read as.
    associatedtype Value
    static var byteCount: Int { get }
    static func read(_ bytes: TableBytes, at offset: Int) -> Value?
}

extension UInt8: FontDataType {
    @inline(__always) static var byteCount: Int { 1 }
    @inline(__always) static func read(_ bytes: TableBytes, at offset: Int) -> Int? {
        bytes.uint8(at: offset).map(Int.init)
    }
}

extension Int8: FontDataType {
    @inline(__always) static var byteCount: Int { 1 }
    @inline(__always) static func read(_ bytes: TableBytes, at offset: Int) -> Int? {
        bytes.uint8(at: offset).map { Int(Int8(bitPattern: $0)) }
    }
}

extension UInt16: FontDataType {
    @inline(__always) static var byteCount: Int { 2 }
    @inline(__always) static func read(_ bytes: TableBytes, at offset: Int) -> Int? {
        bytes.uint16(at: offset).map(Int.init)
    }
}

extension Int16: FontDataType {
    @inline(__always) static var byteCount: Int { 2 }
    @inline(__always) static func read(_ bytes: TableBytes, at offset: Int) -> Int? {
        bytes.uint16(at: offset).map { Int(Int16(bitPattern: $0)) }
    }
}

/// A distance in font units.
typealias FWord = Int16

/// A distance in font units that is not negative.
typealias UFWord = UInt16

/// A number between -2 and 2, in units of 1/16,384.
typealias F2Dot14 = Int16

enum UInt24: FontDataType {
    @inline(__always) static var byteCount: Int { 3 }
    @inline(__always) static func read(_ bytes: TableBytes, at offset: Int) -> Int? {
        guard let high = bytes.uint8(at: offset), let low = bytes.uint16(at: offset + 1)
        else { return nil }
        return Int(high) << 16 | Int(low)
    }
}

extension UInt32: FontDataType {
    @inline(__always) static var byteCount: Int { 4 }
    @inline(__always) static func read(_ bytes: TableBytes, at offset: Int) -> Int? {
        bytes.uint32(at: offset).flatMap { Int(exactly: $0) }
    }
}

extension Int32: FontDataType {
    @inline(__always) static var byteCount: Int { 4 }
    @inline(__always) static func read(_ bytes: TableBytes, at offset: Int) -> Int? {
        bytes.uint32(at: offset).map { Int(Int32(bitPattern: $0)) }
    }
}

/// A 16.16 fixed-point number.
enum Fixed: FontDataType {
    @inline(__always) static var byteCount: Int { 4 }
    @inline(__always) static func read(_ bytes: TableBytes, at offset: Int) -> Double? {
        bytes.uint32(at: offset).map { Double(Int32(bitPattern: $0)) / 65_536 }
    }
}

extension FontTag: FontDataType {
    @inline(__always) static var byteCount: Int { 4 }
    @inline(__always) static func read(_ bytes: TableBytes, at offset: Int) -> FontTag? {
        bytes.uint32(at: offset).map(FontTag.init(rawValue:))
    }
}

/// The number of a glyph.
enum GlyphID16: FontDataType {
    @inline(__always) static var byteCount: Int { 2 }
    @inline(__always) static func read(_ bytes: TableBytes, at offset: Int) -> UInt16? {
        bytes.uint16(at: offset)
    }
}

/// An offset to a table; 0, the null offset, leads nowhere.
protocol OffsetType: FontDataType where Value == Int {}

enum Offset16: OffsetType {
    @inline(__always) static var byteCount: Int { 2 }
    @inline(__always) static func read(_ bytes: TableBytes, at offset: Int) -> Int? {
        UInt16.read(bytes, at: offset)
    }
}

enum Offset32: OffsetType {
    @inline(__always) static var byteCount: Int { 4 }
    @inline(__always) static func read(_ bytes: TableBytes, at offset: Int) -> Int? {
        UInt32.read(bytes, at: offset)
    }
}
