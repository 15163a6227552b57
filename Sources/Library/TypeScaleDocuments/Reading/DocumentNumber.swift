enum DocumentNumber {
    /// Returns the value of a number, or `nil` if the number is malformed.
    ///
    /// An integer can be hexadecimal, such as `0x1F`. Other numbers can be `nan` or `infinity`.
    static func value(_ bytes: ArraySlice<UInt8>, isInteger: Bool = false) -> Double? {
        // Most numbers are short and have no point or exponent.
        if 1..<16 ~= bytes.count, bytes.allSatisfy(\.isASCIIDigit) {
            return Double(bytes.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
        }
        let text = String(decoding: bytes, as: UTF8.self)
        let sign = text.unicodeScalars.first
        let isSigned = sign == "+" || sign == "-"
        let unsigned = text.unicodeScalars.dropFirst(isSigned ? 1 : 0)
        let start = String(unsigned.prefix(2))
        if isInteger, start == "0x" || start == "0X" {
            let value = UInt64(String(unsigned.dropFirst(2)), radix: 16).map { Double($0) }
            return sign == "-" ? value.map(-) : value
        }
        guard
            isInteger
                ? String(unsigned).utf8.allSatisfy(\.isASCIIDigit)
                // `Double` also accepts hexadecimal digits and the payload of a NaN.
                : !text.utf8.contains(where: {
                    $0 | 0x20 == UInt8(ascii: "x") || $0 == UInt8(ascii: "(")
                })
        else { return nil }
        return Double(text)
    }

    /// Returns the value of a binary integer or floating-point number.
    static func binaryValue(_ bytes: ArraySlice<UInt8>, isReal: Bool) -> Double {
        let bits = bytes.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        if isReal {
            return bytes.count == 4
                ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
                : Double(bitPattern: bits)
        }
        // Only eight-byte integers are signed.
        return bytes.count == 8 ? Double(Int64(bitPattern: bits)) : Double(bits)
    }
}
