/// The formats of i18next, which follow a name as in `{{price, currency(USD)}}`.
///
/// See [Formatting](https://www.i18next.com/translation-function/formatting).
enum InterpolationFormat {
    /// Returns the format of a value, or `nil` if none of the names in the bytes is known.
    ///
    /// A list and a relative time are texts.
    static func format(in bytes: ArraySlice<UInt8>) -> ValueFormat? {
        var rest = bytes.drop { $0 == 0x20 }
        while rest.first == UInt8(ascii: ",") {
            rest = rest.dropFirst()
            let name = rest.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "(") }
            rest = rest[name.endIndex...]
            var options: ArraySlice<UInt8> = []
            if rest.first == UInt8(ascii: "(") {
                options = rest.dropFirst().prefix { $0 != UInt8(ascii: ")") }
                rest = rest[options.endIndex...].drop { $0 != UInt8(ascii: ",") }
            }
            if let format = format(word(name).lowercased(), options) { return format }
        }
        return nil
    }

    private static func format(_ name: String, _ options: ArraySlice<UInt8>) -> ValueFormat? {
        // Such as `minimumFractionDigits: 2; style: percent`.
        let pairs = options.split(separator: UInt8(ascii: ";")).map { option in
            option.split(separator: UInt8(ascii: ":"), maxSplits: 1).map(word)
        }
        func value(_ name: String) -> String? {
            pairs.first { $0.count == 2 && $0[0] == name }?[1]
        }
        switch name {
        case "number":
            if value("style") == "percent" { return ValueFormat(conversion: .percent) }
            if let code = value("currency") { return money(code, value("currencyDisplay")) }
            let digits =
                ["minimumFractionDigits", "maximumFractionDigits"]
                .compactMap { value($0).flatMap { Int($0) } }.max() ?? 0
            let format =
                digits > 0
                ? ValueFormat(conversion: .real(.fixed), precision: min(digits, 20)) : .number
            guard let unit = value("unit") else { return format }
            let width: ValueFormat.UnitWidth =
                value("unitDisplay") == "long" ? .fullName : .short
            return format.between("", MeasureUnit.suffix(unit, width))
        case "currency":
            let code = value("currency") ?? (pairs.first?.count == 1 ? pairs[0][0] : "")
            return money(code, value("currencyDisplay"))
        case "datetime":
            // The options select a date, a time or both, in any style.
            return ValueFormat(conversion: .date(options.isEmpty ? .short : .full))
        default: return nil
        }
    }

    private static func money(_ code: String, _ display: String?) -> ValueFormat {
        let width: ValueFormat.UnitWidth =
            switch display {
            case "name": .fullName
            case "code": .isoCode
            case "narrowSymbol": .narrow
            default: .short
            }
        return ValueFormat(conversion: .money(ValueFormat.Money(code: code, width: width)))
    }

    /// Returns a word without white space and quotes around it.
    private static func word(_ bytes: ArraySlice<UInt8>) -> String {
        let isOutside: (UInt8) -> Bool = { $0 <= 0x20 || $0 == UInt8(ascii: "'") }
        let end = bytes.lastIndex { !isOutside($0) }.map { $0 + 1 } ?? bytes.startIndex
        return String(decoding: bytes[..<end].drop(while: isOutside), as: UTF8.self)
    }
}
