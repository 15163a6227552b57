import Foundation

/// The values with which the placeholders of a language's texts are measured.
///
/// A sample replaces a placeholder with its spelling, name or position. Without a sample:
///
/// - A number has as many digits as the largest value of its type: `%lld` has 19, `%d` has 10.
///   Each is the widest digit of the language in the font. The digits are grouped.
/// - A number with a fraction has 10 digits before the decimal separator.
/// - With a largest number, a number has as many digits, and is not negative.
/// - In the branch of a plural that only a few numbers select, a number is the widest of them. For
///   example, only 1 selects the category `one` in English.
/// - A character is the widest ASCII character.
/// - A date is in the widest month, on the widest weekday.
/// - All other values are the default sample.
struct PlaceholderValues: Hashable, Sendable {
    let symbols: NumberSymbols
    private let language: String

    /// Samples by spelling (`%@`), name (`user`) or position (`1`).
    var samples: [String: String] = [:]

    /// The text that replaces a placeholder without its own sample, unless `%@` has a sample.
    var sample = "Mustermann"

    /// The text that replaces a placeholder without its own sample.
    var defaultText: String { samples["%@"] ?? sample }

    /// The largest number that a program shows, or `nil` for the largest number of each type.
    var largestNumber: Int?

    /// Creates the default values for a language code such as `de`.
    init(language: String) {
        self.language = language
        symbols = NumberSymbols(language: language)
    }

    /// Returns the numbers that select a plural category, or `nil` for any number.
    ///
    /// Numbers that exceed the largest number are omitted, unless all of them do.
    func numbers(in category: String) -> [Int]? {
        guard let numbers = PluralNumbers.numbers(category, in: language) else { return nil }
        let possible = numbers.filter { $0 <= largestNumber ?? .max }
        return possible.isEmpty ? numbers : possible
    }

    /// Returns the sample of a placeholder.
    func sample(for placeholder: Placeholder) -> String? {
        guard !samples.isEmpty else { return nil }
        if let sample = samples[placeholder.spelling] { return sample }
        switch placeholder.argument {
        case .position(let position):
            if let sample = samples["\(position)"] { return sample }
            // `%@` is also a sample of `%1$@`.
            let spelling = placeholder.spelling
            guard spelling.hasPrefix("%"), let dollar = spelling.firstIndex(of: "$") else {
                return nil
            }
            return samples["%" + spelling[spelling.index(after: dollar)...]]
        case .name(let name): return samples[name]
        case .unknown: return nil
        }
    }

    /// Returns how many digits the largest number has, at most the maximum of its type.
    func digitCount(_ maximum: Int, radix: Int = 10) -> Int {
        guard let largestNumber else { return maximum }
        return min(maximum, String(largestNumber.magnitude, radix: radix).count)
    }
}
