// Conversions and operations of numbers, which replace the standard library's generic ones.
//
// A generic conversion makes an unoptimized build compile all generic operations of both types,
// shifts among them, in each file that converts. `~`, `&+`, `&*`, `max`, `rounded(_:)`, and the
// comparison of two types of integers do the same. Concrete declarations take precedence. They
// have the same results and the same preconditions.

extension Int {
    /// Converts a word of a font to a number of at most 2^30.
    ///
    /// `Int` has 32 bits on some systems. The limit exceeds every valid offset, count, character
    /// and glyph ID, and sums of two such numbers don't overflow.
    @inlinable
    @inline(__always)
    package init(word: UInt32) { self = Int(Swift.min(word, 1 &<< 30)) }

    // Numbers of the C library are of type `Int` on some systems only.
    @inlinable
    @inline(__always)
    package init(_ number: Int) { self = number }

    @inlinable
    @inline(__always)
    package init(clamping number: Int) { self = number }

    @inlinable
    @inline(__always)
    package init(_ number: UInt8) { self.init(truncatingIfNeeded: number) }

    @inlinable
    @inline(__always)
    package init(_ number: UInt16) { self.init(truncatingIfNeeded: number) }

    @inlinable
    @inline(__always)
    package init(_ number: UInt32) {
        self.init(truncatingIfNeeded: number)
        precondition(self >= 0)
    }

    @inlinable
    @inline(__always)
    package init(_ number: Int8) { self = Int(UInt8(bitPattern: number) ^ 0x80) - 0x80 }

    @inlinable
    @inline(__always)
    package init(_ number: Int16) { self = Int(UInt16(bitPattern: number) ^ 0x8000) - 0x8000 }

    @inlinable
    @inline(__always)
    package init(_ number: Int32) { self.init(truncatingIfNeeded: number) }
}

extension UInt8 {
    @inlinable
    package static var max: UInt8 { 0xFF }

    @inlinable
    @inline(__always)
    package static func &+ (left: UInt8, right: UInt8) -> UInt8 {
        left.addingReportingOverflow(right).partialValue
    }

    @inlinable
    @inline(__always)
    package static func &- (left: UInt8, right: UInt8) -> UInt8 {
        left.subtractingReportingOverflow(right).partialValue
    }

    @inlinable
    @inline(__always)
    package init(_ number: Int) {
        precondition(number >= 0 && number <= 0xFF)
        self.init(truncatingIfNeeded: UInt(bitPattern: number))
    }

    @inlinable
    @inline(__always)
    package init(_ number: UInt32) {
        precondition(number <= 0xFF)
        self.init(truncatingIfNeeded: number)
    }

    @inlinable
    @inline(__always)
    package init(truncatingIfNeeded number: Int) {
        self.init(truncatingIfNeeded: UInt(bitPattern: number))
    }

    @inlinable
    @inline(__always)
    package init(truncatingIfNeeded number: UInt32) {
        self.init(truncatingIfNeeded: UInt(truncatingIfNeeded: number))
    }

    @inlinable
    @inline(__always)
    package init(truncatingIfNeeded number: UInt16) {
        self.init(truncatingIfNeeded: UInt(truncatingIfNeeded: number))
    }

    @inlinable
    @inline(__always)
    package init(truncatingIfNeeded number: UInt64) {
        self.init(truncatingIfNeeded: UInt(truncatingIfNeeded: number))
    }
}

extension UInt16 {
    @inlinable
    package static var max: UInt16 { 0xFFFF }

    @inlinable
    @inline(__always)
    package static prefix func ~ (number: UInt16) -> UInt16 { number ^ max }

    @inlinable
    @inline(__always)
    package static func &+ (left: UInt16, right: UInt16) -> UInt16 {
        left.addingReportingOverflow(right).partialValue
    }

    @inlinable
    @inline(__always)
    package static func &- (left: UInt16, right: UInt16) -> UInt16 {
        left.subtractingReportingOverflow(right).partialValue
    }

    @inlinable
    @inline(__always)
    package init(_ number: UInt8) { self.init(truncatingIfNeeded: number) }

    @inlinable
    @inline(__always)
    package init(_ number: Int) {
        precondition(number >= 0 && number <= 0xFFFF)
        self.init(truncatingIfNeeded: number)
    }

    @inlinable
    @inline(__always)
    package init?(exactly number: Int) {
        guard number >= 0, number <= 0xFFFF else { return nil }
        self.init(truncatingIfNeeded: number)
    }

    @inlinable
    @inline(__always)
    package init(truncatingIfNeeded number: Int) {
        self.init(truncatingIfNeeded: UInt(bitPattern: number))
    }

    @inlinable
    @inline(__always)
    package init(truncatingIfNeeded number: UInt32) {
        self.init(truncatingIfNeeded: UInt(truncatingIfNeeded: number))
    }
}

extension UInt32 {
    @inlinable
    package static var max: UInt32 { 0xFFFF_FFFF }

    @inlinable
    @inline(__always)
    package static prefix func ~ (number: UInt32) -> UInt32 { number ^ max }

    @inlinable
    @inline(__always)
    package static func &* (left: UInt32, right: UInt32) -> UInt32 {
        left.multipliedReportingOverflow(by: right).partialValue
    }

    @inlinable
    @inline(__always)
    package static func &+ (left: UInt32, right: UInt32) -> UInt32 {
        left.addingReportingOverflow(right).partialValue
    }

    @inlinable
    @inline(__always)
    package static func &- (left: UInt32, right: UInt32) -> UInt32 {
        left.subtractingReportingOverflow(right).partialValue
    }

    @inlinable
    @inline(__always)
    package init(_ number: UInt32) { self = number }

    @inlinable
    @inline(__always)
    package init(_ number: UInt8) { self.init(truncatingIfNeeded: number) }

    @inlinable
    @inline(__always)
    package init(_ number: UInt16) { self.init(truncatingIfNeeded: number) }

    @inlinable
    @inline(__always)
    package init(_ number: Int) {
        self.init(truncatingIfNeeded: number)
        precondition(number >= 0 && Int(truncatingIfNeeded: self) == number)
    }

    @inlinable
    @inline(__always)
    package init(truncatingIfNeeded number: Int) {
        self.init(truncatingIfNeeded: UInt(bitPattern: number))
    }

    @inlinable
    @inline(__always)
    package init(truncatingIfNeeded number: UInt64) {
        self.init(truncatingIfNeeded: UInt(truncatingIfNeeded: number))
    }
}

extension UInt64 {
    @inlinable
    package static var max: UInt64 { 0xFFFF_FFFF_FFFF_FFFF }

    @inlinable
    @inline(__always)
    package static prefix func ~ (number: UInt64) -> UInt64 { number ^ max }

    @inlinable
    @inline(__always)
    package static func &* (left: UInt64, right: UInt64) -> UInt64 {
        left.multipliedReportingOverflow(by: right).partialValue
    }

    @inlinable
    @inline(__always)
    package init(_ number: UInt) { self.init(truncatingIfNeeded: number) }

    @inlinable
    @inline(__always)
    package init(_ number: UInt8) { self.init(truncatingIfNeeded: number) }

    @inlinable
    @inline(__always)
    package init(_ number: UInt32) { self.init(truncatingIfNeeded: number) }

    @inlinable
    @inline(__always)
    package init(_ number: Int) {
        precondition(number >= 0)
        self.init(truncatingIfNeeded: UInt(bitPattern: number))
    }
}

extension Int8 {
    @inlinable
    @inline(__always)
    package init(truncatingIfNeeded number: Int) {
        self.init(truncatingIfNeeded: UInt(bitPattern: number))
    }
}

extension Int16 {
    @inlinable
    @inline(__always)
    package init(truncatingIfNeeded number: Int) {
        self.init(truncatingIfNeeded: UInt(bitPattern: number))
    }
}

extension Int32 {
    @inlinable
    @inline(__always)
    package init(truncatingIfNeeded number: Int) {
        self.init(truncatingIfNeeded: UInt(bitPattern: number))
    }
}

extension Double {
    /// The nearest integer, with ties rounded up.
    ///
    /// HarfBuzz rounds deltas this way.
    @inlinable
    @inline(__always)
    package var roundedHalfUp: Double { (self + 0.5).roundedDown }

    /// The largest integer that is not greater.
    @inlinable
    @inline(__always)
    package var roundedDown: Double { rounded(.down) }
}
