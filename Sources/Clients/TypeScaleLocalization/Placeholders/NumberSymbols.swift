import Foundation
import TypeScaleDiagnostics
import TypeScaleDocuments

/// The digits, separators and signs of a language's numbers.
///
/// Foundation formats a few numbers, and the symbols are taken from the results. The grouping of
/// `NumberFormatter` is not used, because outside Apple's systems it ignores the groups of two
/// digits in Indian languages.
struct NumberSymbols: Hashable, Sendable {
    /// The digits from 0 to 9.
    let digits: [String]
    private let groupingSeparator: String
    /// The number of digits in the last group, or 0 if numbers are not grouped.
    private let lastGroup: Int
    private let otherGroups: Int
    /// The number of digits from which numbers are grouped.
    private let minimumGrouped: Int
    let decimalSeparator: String
    let minusSign: String
    let plusSign: String
    /// The text between the mantissa and the exponent.
    let exponent: String
    /// The text after a percentage.
    let percent: String
    let locale: Locale

    /// The maximum length of a language code that Foundation reads, in bytes.
    private static let maximumLength = 40

    /// Creates the symbols of a language code such as `de`.
    ///
    /// The code ends at the first character that a code cannot contain, because Foundation ends the
    /// process for some long codes with keywords.
    init(language: String) {
        let code = language.utf8.prefix(Self.maximumLength).prefix {
            $0.isASCIILetterOrDigit || "-_".utf8.contains($0)
        }
        locale = Locale(identifier: String(decoding: Array(code), as: UTF8.self))
        let style = IntegerFormatStyle<UInt64>.number.locale(locale)
        digits = (0...9).map { style.format($0) }
        let one = digits[1]
        // The texts around the digits.
        func parts(_ text: String) -> [String] {
            text.utf8.split(separator: one.utf8, omittingEmptySubsequences: false)
                .map { String(Substring($0)) }
        }
        // The maximum of 20 digits shows the size of all groups.
        let groups = parts(style.format(11_111_111_111_111_111_111))
        var sizes = [0]
        var separator = ""
        for text in groups.dropFirst().dropLast() {
            sizes[sizes.count - 1] += 1
            guard !text.isEmpty else { continue }
            separator = text
            sizes.append(0)
        }
        sizes[sizes.count - 1] += 1
        groupingSeparator = separator
        lastGroup = separator.isEmpty ? 0 : max(1, sizes.last ?? 1)
        otherGroups = max(1, sizes.dropLast().last ?? 1)
        let isGrouped: (UInt64) -> Bool = { [locale] number in
            let style = IntegerFormatStyle<UInt64>.number.locale(locale)
            return !separator.isEmpty && style.format(number).utf8.contains(separator.utf8)
        }
        minimumGrouped = isGrouped(1111) ? lastGroup + 1 : lastGroup + 2
        let signed = IntegerFormatStyle<Int>.number.locale(locale)
        minusSign = parts(signed.format(-1)).first ?? ""
        plusSign = parts(signed.sign(strategy: .always()).format(1)).first ?? ""
        let real = FloatingPointFormatStyle<Double>.number.locale(locale)
        let tenths = parts(real.format(1.1))
        decimalSeparator = tenths.count == 3 ? tenths[1] : "."
        let power = real.notation(.scientific).format(1e5)
        let (start, end) = (one.utf8, digits[5].utf8)
        let middle = power.utf8.dropFirst(start.count).dropLast(end.count)
        exponent =
            power.utf8.elementsEqual(Array(start) + Array(middle) + Array(end))
            ? String(Substring(middle)) : "E"
        let percentage = FloatingPointFormatStyle<Double>.Percent(locale: locale).format(0.11)
        percent = parts(percentage).last ?? "%"
    }

    /// Returns digits with the language's grouping separators.
    func grouped(_ digits: [String]) -> String {
        guard lastGroup > 0, digits.count >= minimumGrouped else { return digits.joined() }
        var text = ""
        for (index, digit) in digits.enumerated() {
            let rest = digits.count - index
            if index > 0, rest >= lastGroup, (rest - lastGroup) % otherGroups == 0 {
                text += groupingSeparator
            }
            text += digit
        }
        return text
    }
}
