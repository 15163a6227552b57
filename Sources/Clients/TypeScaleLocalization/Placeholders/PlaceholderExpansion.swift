import Foundation
import TypeScaleDocuments
import TypeScaleLayout

/// Writes the widest value of a format in a font.
struct PlaceholderExpansion {
    let values: PlaceholderValues
    let width: (String) throws(FontError) -> Double
    var characters: WidestCharacters

    private var symbols: NumberSymbols { values.symbols }

    private static let ascii = (UInt8(0x21)...0x7E).map { String(Unicode.Scalar($0)) }

    /// The digits before the decimal separator of a number with a fraction.
    private static let integerDigits = 10

    private mutating func widest(_ candidates: [String]) throws(FontError) -> String {
        try characters.widest(of: candidates, width: width)
    }

    /// Returns the widest value of a format, or a text if the value is a text.
    mutating func text(_ format: ValueFormat, or text: String? = nil) throws(FontError) -> String {
        switch format.conversion {
        // Foundation ignores the width and precision of an object.
        case .any, .object: return text ?? values.defaultText
        case .string:
            let text = text ?? values.defaultText
            return padded(format.precision.map { String(text.prefix($0)) } ?? text, format)
        case .character: return padded(try widest(Self.ascii), format)
        case .integer(let bits, let isSigned):
            let digits = [8: 3, 16: 5, 32: 10][bits] ?? (isSigned ? 19 : 20)
            let number = try number(values.digitCount(digits), format, minimum: format.precision)
            return padded(isSigned ? sign(format) + number : number, format)
        case .digits(let bits, let radix):
            let count = values.digitCount(Self.digitCount(bits: bits, radix: radix), radix: radix)
            return try padded(digits(count, radix: radix, format), format)
        case .pointer: return try padded("0x" + digits(16, radix: 16, format), format)
        case .real(let notation): return try padded(real(notation, format), format)
        case .percent:
            let number = try number(values.digitCount(3), format, minimum: nil)
            return try sign(format) + number + fraction(format.precision ?? 0) + symbols.percent
        case .money(let money): return try sign(format) + amount(money, format)
        case .affixed(let format, let prefix, let suffix):
            return try prefix + self.text(format) + suffix
        case .date(let style): return try date(style, isTime: false)
        case .time(let style): return try date(style, isTime: true)
        case .datePattern(let pattern, let isSkeleton):
            return try date(pattern, isSkeleton: isSkeleton)
        }
    }

    /// Returns the widest of several integers in a format.
    mutating func text(_ format: ValueFormat, of numbers: [Int]) throws(FontError) -> String {
        switch format.conversion {
        case .integer: break
        case .digits(_, radix: 10): return try widest(numbers.map { "\($0)" })
        default: return try text(format)
        }
        let plus = sign(format)
        return try widest(
            numbers.map { number in
                let digits = String(number.magnitude).utf8.map { symbols.digits[Int($0 & 0xF)] }
                let sign = number < 0 ? symbols.minusSign : plus
                let minimum = format.precision ?? zeroPaddedWidth(format)
                let zeros = Array(
                    repeating: symbols.digits[0],
                    count: max(0, minimum - digits.count)
                )
                return padded(sign + grouped(zeros + digits, format), format)
            }
        )
    }

    private func padded(_ text: String, _ format: ValueFormat) -> String {
        let space = String(repeating: " ", count: max(0, format.width - text.count))
        return format.flags.contains(.leftAligned) ? text + space : space + text
    }

    private func sign(_ format: ValueFormat) -> String {
        format.flags.contains(.plusSign) ? symbols.plusSign : ""
    }

    /// Returns grouped digits after as many zeros as the format demands.
    private mutating func number(
        _ count: Int,
        _ format: ValueFormat,
        minimum: Int?
    ) throws(FontError) -> String {
        let digit = try widest(symbols.digits)
        let zeros = max(0, (minimum ?? zeroPaddedWidth(format)) - count)
        let digits =
            Array(repeating: symbols.digits[0], count: zeros)
            + Array(repeating: digit, count: count)
        return grouped(digits, format)
    }

    private func grouped(_ digits: [String], _ format: ValueFormat) -> String {
        format.flags.contains(.ungrouped) ? digits.joined() : symbols.grouped(digits)
    }

    private func zeroPaddedWidth(_ format: ValueFormat) -> Int {
        format.flags.contains(.zeroPadded) && !format.flags.contains(.leftAligned)
            ? format.width : 0
    }

    private static func digitCount(bits: Int, radix: Int) -> Int {
        radix == 16 ? bits / 4 : (bits + 2) / 3
    }

    private mutating func digits(
        _ count: Int,
        radix: Int,
        _ format: ValueFormat
    ) throws(FontError) -> String {
        let letters = format.flags.contains(.uppercase) ? "0123456789ABCDEF" : "0123456789abcdef"
        let digit = try widest(letters.prefix(radix).map { String($0) })
        let prefix = format.flags.contains(.alternate) ? (radix == 16 ? "0x" : "0") : ""
        let minimum = format.precision ?? zeroPaddedWidth(format) - prefix.count
        return prefix + String(repeating: "0", count: max(0, minimum - count))
            + String(repeating: digit, count: count)
    }
}

/// Numbers with fractions, amounts and dates.
extension PlaceholderExpansion {
    /// Returns the widest amount in a currency, or in US dollars for an unknown code.
    ///
    /// Foundation writes the sign, and as many fraction digits as the currency has.
    private mutating func amount(
        _ money: ValueFormat.Money,
        _ format: ValueFormat
    ) throws(FontError) -> String {
        let digit = try widest(symbols.digits)
        let isCode = money.code.utf8.count == 3 && money.code.utf8.allSatisfy(\.isASCIILetter)
        let count = values.digitCount(Self.integerDigits)
        let number = Decimal(string: String(repeating: "1", count: count)) ?? 1
        var style = Decimal.FormatStyle.Currency(
            code: isCode && money.sign == nil ? money.code.uppercased() : "USD",
            locale: symbols.locale
        )
        switch money.width {
        case .short: break
        case .narrow, .hidden: style = style.presentation(.narrow)
        case .fullName: style = style.presentation(.fullName)
        case .isoCode: style = style.presentation(.isoCode)
        }
        if let digits = format.precision { style = style.precision(.fractionLength(digits)) }
        if format.flags.contains(.ungrouped) { style = style.grouping(.never) }
        let text = number.formatted(style).map {
            symbols.digits.contains(String($0)) || $0.isASCII && $0.isNumber ? digit : String($0)
        }.joined()
        return money.sign.map { Self.replaceSign(of: text, by: $0) } ?? text
    }

    /// Returns an amount with another sign, in the place and with the space of the sign.
    private static func replaceSign(of amount: String, by sign: String) -> String {
        let scalars = Array(amount.unicodeScalars)
        let isDigit: (Unicode.Scalar) -> Bool = { $0.properties.numericType == .decimal }
        guard let first = scalars.firstIndex(where: isDigit),
            let last = scalars.lastIndex(where: isDigit)
        else { return amount }
        let isSpace: (Unicode.Scalar) -> Bool = { $0.properties.isWhitespace }
        func text(_ part: some Sequence<Unicode.Scalar>) -> String {
            String(String.UnicodeScalarView(part))
        }
        let before = scalars[..<first]
        let number = text(scalars[first...last])
        let isBefore = before.contains { !isSpace($0) && !$0.properties.isBidiControl }
        if isBefore { return sign + text(before.filter(isSpace)) + number }
        return number + text(scalars[(last + 1)...].filter(isSpace)) + sign
    }

    private mutating func fraction(_ count: Int) throws(FontError) -> String {
        guard count > 0 else { return "" }
        return try symbols.decimalSeparator
            + String(repeating: widest(symbols.digits), count: count)
    }

    private mutating func real(
        _ notation: ValueFormat.Notation,
        _ format: ValueFormat
    ) throws(FontError) -> String {
        let sign = sign(format)
        let digit = try widest(symbols.digits)
        func fraction(_ count: Int) -> String {
            let digits = String(repeating: digit, count: count)
            return count > 0 || format.flags.contains(.alternate)
                ? symbols.decimalSeparator + digits : ""
        }
        let precision = format.precision ?? 6
        switch notation {
        case .verbatim:
            let count = values.digitCount(Self.integerDigits)
            let digits = try digits(count + precision, radix: 10, .any)
            return "\(digits.prefix(count)).\(digits.dropFirst(count))"
        case .fixed:
            let count = values.digitCount(Self.integerDigits)
            let zeros = zeroPaddedWidth(format) - fraction(precision).count - sign.count
            return try sign + number(count, format, minimum: max(0, zeros)) + fraction(precision)
        case .scientific: return try sign + digit + fraction(precision) + exponent(digit, format)
        case .shortest:
            let count = max(1, precision)
            // Numbers from 0.0001 have no exponent.
            let small =
                symbols.digits[0] + symbols.decimalSeparator
                + String(repeating: symbols.digits[0], count: 3)
                + String(repeating: digit, count: count)
            let large = try digit + fraction(count - 1) + exponent(digit, format)
            return try sign + widest([large, small])
        case .hexadecimal:
            let digits = try self.digits(format.precision ?? 13, radix: 16, .any)
            let text = "\(sign)0x1" + symbols.decimalSeparator + digits + "p-1023"
            return format.flags.contains(.uppercase) ? text.uppercased() : text
        }
    }

    /// Returns an exponent of three digits, in the notation of `printf` or of the language.
    private mutating func exponent(
        _ digit: String,
        _ format: ValueFormat
    ) throws(FontError) -> String {
        let letter = format.flags.contains(.uppercase) ? "E" : "e"
        let digits = String(repeating: digit, count: 3)
        let signs = [symbols.plusSign, symbols.minusSign]
        return try widest(
            signs.flatMap { [letter + $0 + digits, symbols.exponent + $0 + digits] }
        )
    }

    /// Returns the widest date or time in a style.
    private mutating func date(
        _ style: ValueFormat.DateStyle,
        isTime: Bool
    ) throws(FontError) -> String {
        let (date, time): (Date.FormatStyle.DateStyle, Date.FormatStyle.TimeStyle) =
            switch style {
            case .short: (.numeric, .shortened)
            case .medium: (.abbreviated, .standard)
            case .long: (.long, .complete)
            case .full: (.complete, .complete)
            }
        let format = Date.FormatStyle(
            date: isTime ? .omitted : date,
            time: isTime ? time : .omitted,
            locale: symbols.locale,
            calendar: Calendar(identifier: .gregorian),
            timeZone: .gmt
        )
        return try widestDate(isTime: isTime, format.format)
    }

    /// The maximum number of bytes in a pattern.
    private static let maximumPatternBytes = 64

    /// Returns the widest date in a pattern or skeleton.
    private mutating func date(_ pattern: String, isSkeleton: Bool) throws(FontError) -> String {
        guard pattern.utf8.count <= Self.maximumPatternBytes else {
            return try date(.full, isTime: false)
        }
        let format = DateFormatter()
        format.locale = symbols.locale
        format.calendar = Calendar(identifier: .gregorian)
        format.timeZone = .gmt
        if isSkeleton {
            format.setLocalizedDateFormatFromTemplate(pattern)
        } else {
            format.dateFormat = pattern
        }
        return try widestDate(isTime: false, format.string)
    }

    /// Returns the widest date or time in a format.
    ///
    /// The candidates are seven days in each month, at two hours. Each digit is the widest digit.
    private mutating func widestDate(
        isTime: Bool,
        _ format: (Date) -> String
    ) throws(FontError) -> String {
        let digit = try widest(symbols.digits)
        var candidates: [String] = []
        // 2024-01-22 10:58:58; twelve times 30 days and 10 hours reach December.
        for month in 0..<(isTime ? 2 : 12) {
            for day in 0..<(isTime ? 1 : 7) {
                let hours = isTime ? month * 12 : month * 730 + day * 24
                let date = Date(timeIntervalSince1970: 1_705_921_138 + Double(hours) * 3600)
                candidates.append(
                    format(date).map {
                        symbols.digits.contains(String($0)) || $0.isASCII && $0.isNumber
                            ? digit : String($0)
                    }.joined()
                )
            }
        }
        return try widest(candidates)
    }
}
