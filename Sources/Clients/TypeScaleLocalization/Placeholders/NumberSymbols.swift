import Foundation
import TypeScaleFoundation

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
            $0.isASCIILetter || $0.isASCIIDigit || "-_".utf8.contains($0)
        }
        locale = Locale(identifier: String(decoding: Array(code), as: UTF8.self))
        let style = IntegerFormatStyle<UInt64>.number.locale(locale)
        digits = (0...9).map { style.format($0) }
        let one = digits[1]
        // The maximum of 20 digits shows the size of all groups.
        let groups = style.format(11_111_111_111_111_111_111).components(separatedBy: one)
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
            return !separator.isEmpty && style.format(number).contains(separator)
        }
        minimumGrouped = isGrouped(1111) ? lastGroup + 1 : lastGroup + 2
        func text(before number: String, in text: String) -> String {
            text.range(of: number).map { String(text[..<$0.lowerBound]) } ?? ""
        }
        let signed = IntegerFormatStyle<Int>.number.locale(locale)
        minusSign = text(before: one, in: signed.format(-1))
        plusSign = text(before: one, in: signed.sign(strategy: .always()).format(1))
        let real = FloatingPointFormatStyle<Double>.number.locale(locale)
        let parts = real.format(1.1).components(separatedBy: one)
        decimalSeparator = parts.count == 3 ? parts[1] : "."
        let power = real.notation(.scientific).format(1e5)
        exponent =
            power.hasPrefix(one) && power.hasSuffix(digits[5])
            ? String(power.dropFirst(one.count).dropLast(digits[5].count)) : "E"
        let percentage = FloatingPointFormatStyle<Double>.Percent(locale: locale).format(0.11)
        percent = percentage.components(separatedBy: one).last ?? "%"
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
