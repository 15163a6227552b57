/// Reads the styles of numbers in ICU's messages, such as `percent`, `::currency/EUR .00` and
/// `#,##0.00 'm'`.
///
/// See [skeletons](https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html)
/// and [patterns](https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Format_Patterns).
extension ValueFormat {
    /// Creates the format of a style.
    ///
    /// A style that is unknown, such as a name that a program defines, has two fraction digits.
    init(numberStyle style: String) {
        switch style {
        case "", "integer": self = .number
        case "percent": self = ValueFormat(conversion: .percent)
        case "currency": self = ValueFormat(conversion: .money(Money()))
        case _ where style.utf8.starts(with: "::".utf8): self.init(numberSkeleton: style)
        default: self.init(numberPattern: style)
        }
    }

    /// A number and the word for a thousand or a million.
    static let compactLong = ValueFormat(conversion: .integer(bits: 8, isSigned: true))
        .between("", " thousand")

    /// The widths of a currency for one, two and three signs.
    private static let signWidths: [UnitWidth] = [.short, .isoCode, .fullName]

    private static let fractional = ValueFormat(conversion: .real(.fixed), precision: 2)

    /// The maximum number of fraction digits.
    private static let maximumPrecision = 20
}

extension ValueFormat {
    private init(numberSkeleton skeleton: String) {
        self = .fractional
        var digits: Int?
        var suffix = ""
        var money: Money?
        var unit: String?
        var divisor: String?
        var width = UnitWidth.short
        var isCompact = false
        var integerDigits = 0
        for token in skeleton.utf8.dropFirst(2)
            .split(whereSeparator: { $0 == 0x20 || 0x09...0x0D ~= $0 })
        {
            let parts = token.split(separator: UInt8(ascii: "/"), maxSplits: 1)
                .map { String(decoding: Array($0), as: UTF8.self) }
            let option = parts.count > 1 ? parts[1] : ""
            switch parts.first ?? "" {
            case "currency": money = Money(code: option)
            case "unit": unit = option
            case "measure-unit": unit = Self.withoutType(option)
            case "per-measure-unit": divisor = Self.withoutType(option)
            case "percent", "%", "%x100":
                (conversion, precision) = (.percent, nil)
            case "permille": suffix = "‰"
            case "compact-long", "KK": isCompact = true
            case "precision-integer", ".": digits = 0
            case "group-off", ",_": flags.insert(.ungrouped)
            case "sign-always", "+!", "sign-accounting-always", "()!", "sign-except-zero", "+?":
                flags.insert(.plusSign)
            case let stem where stem.utf8.allSatisfy { $0 == UInt8(ascii: "0") }:
                integerDigits = min(stem.utf8.count, Self.maximumPrecision)
            case "integer-width":
                let count = option.utf8.count { $0 == UInt8(ascii: "0") }
                integerDigits = min(count, Self.maximumPrecision)
            case let stem where stem.utf8.starts(with: "unit-width-".utf8):
                let name = String(stem.unicodeScalars.dropFirst("unit-width-".utf8.count))
                width = UnitWidth(rawValue: name) ?? .short
            case let stem where stem.utf8.first == UInt8(ascii: "."):
                let count = stem.utf8.dropFirst().prefix { "0#*+".utf8.contains($0) }.count
                digits = min(count, Self.maximumPrecision)
            default: break
            }
        }
        if var money, width != .hidden {
            money.width = width
            // Without a precision, the currency determines the number of fraction digits.
            (conversion, precision) = (.money(money), nil)
        } else if let unit {
            let name = divisor.map { "\(unit)-per-\($0)" } ?? unit
            suffix = MeasureUnit.suffix(name, width)
        }
        precision = digits ?? precision
        if isCompact, money == nil {
            (conversion, precision) = (.integer(bits: 8, isSigned: true), nil)
            if let digits, digits > 0 { (conversion, precision) = (.real(.fixed), digits) }
        }
        if isCompact { suffix = " thousand" + suffix }
        pad(to: integerDigits)
        self = between("", suffix)
    }

    /// Fills a number with zeros to a number of digits before the decimal separator.
    private mutating func pad(to integerDigits: Int) {
        guard integerDigits > 1, case .real = conversion else { return }
        flags.insert(.zeroPadded)
        let fraction = precision ?? 0
        width = integerDigits + (fraction > 0 ? fraction + 1 : 0)
    }

    /// Returns the unit in a name such as `length-kilometer`.
    private static func withoutType(_ name: String) -> String {
        let parts = name.utf8.split(separator: UInt8(ascii: "-"), maxSplits: 1)
        return parts.last.map { String(decoding: Array($0), as: UTF8.self) } ?? name
    }

    /// Reads the part of a pattern for positive numbers.
    private init(numberPattern pattern: String) {
        self = .fractional
        var (prefix, digits, suffix) = ("", "", "")
        var isQuoted = false
        var currencySigns = 0
        var isAfterQuote = false
        for scalar in pattern.unicodeScalars {
            // Two apostrophes are one.
            defer { isAfterQuote = scalar == "'" && !isAfterQuote }
            if scalar == "'" {
                isQuoted.toggle()
                guard isAfterQuote else { continue }
                if digits.isEmpty { prefix += "'" } else { suffix += "'" }
            } else if !isQuoted, scalar == ";" {
                break
            } else if !isQuoted, "#0,.".unicodeScalars.contains(scalar), suffix.isEmpty {
                digits.unicodeScalars.append(scalar)
            } else if !isQuoted, scalar == "¤" {
                currencySigns += 1
            } else if digits.isEmpty {
                prefix.unicodeScalars.append(scalar)
            } else {
                suffix.unicodeScalars.append(scalar)
            }
        }
        guard digits.utf8.contains(UInt8(ascii: "0")) || digits.utf8.contains(UInt8(ascii: "#"))
        else { return }
        let parts = digits.utf8.split(
            separator: UInt8(ascii: "."),
            omittingEmptySubsequences: false
        )
        precision = parts.count > 1 ? min(parts[1].count, Self.maximumPrecision) : 0
        pad(to: min(parts[0].count { $0 == UInt8(ascii: "0") }, Self.maximumPrecision))
        if !digits.utf8.contains(UInt8(ascii: ",")) { flags.insert(.ungrouped) }
        if currencySigns > 0 {
            // The sign has the place and the space that the language gives it.
            conversion = .money(Money(width: Self.signWidths[min(currencySigns, 3) - 1]))
            (prefix, suffix) = (prefix.trimmed, suffix.trimmed)
        }
        self = between(prefix, suffix)
    }
}
