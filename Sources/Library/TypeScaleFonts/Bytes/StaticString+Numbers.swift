extension StaticString {
    /// Returns the number that some hexadecimal digits of a table represent, in upper case.
    ///
    /// A digit outside the table is 0.
    package func hexadecimal(at start: Int, count: Int) -> UInt32 {
        var number: UInt32 = 0
        for index in start..<(start + count) {
            let isInside = index >= 0 && index < utf8CodeUnitCount
            let digit = isInside ? byte(at: index) : 0x30
            number = number << 4 | UInt32(digit < 0x41 ? digit &- 0x30 : digit &- 0x37)
        }
        return number
    }
}

extension [UInt32] {
    /// Creates the numbers of a table, each of which has the same number of digits.
    ///
    /// A string takes much less time to compile than an array literal. Leading zeros can be spaces.
    @inline(never)
    init(_ table: StaticString, digits: Int, radix: UInt32 = 16) {
        self = []
        let end = table.utf8CodeUnitCount
        reserveCapacity(end / digits)
        var number: UInt32 = 0
        var left = digits
        for index in 0..<end {
            let digit = UInt32(table.byte(at: index))
            let value = digit < 0x30 ? 0 : digit < 0x41 ? digit - 0x30 : digit - 0x37
            number = number &* radix + value
            left -= 1
            if left == 0 {
                append(number)
                (number, left) = (0, digits)
            }
        }
    }
}
