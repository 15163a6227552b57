import Foundation
import TypeScaleDiagnostics

/// The values with which the placeholders of a language's texts are measured.
///
/// A sample replaces a placeholder with its spelling, name or position. Without a sample:
///
/// - A number has as many digits as the largest number or, if fewer, its type. Each is the
///   widest digit of the language in the font. The digits are grouped, and have no minus sign.
/// - In the branch of a plural, a number is the largest that selects it. If only a few numbers
///   select the branch, such as 1 in the category `one` of English, it is the widest of them.
/// - A character is the widest ASCII character.
/// - A date is in the widest month, on the widest weekday.
/// - All other values are the text of a kind that the placeholder, the key or the comment tells,
///   or else the default sample.
struct PlaceholderValues: Hashable, Sendable {
    let symbols: NumberSymbols
    private let language: String

    /// Samples by spelling (`%@`), name (`user`) or position (`1`).
    var samples = NameDictionary<String>()

    /// The text that replaces a placeholder without its own sample, unless `%@` has a sample.
    var sample = defaultSample

    /// The name of a person on the specimen of the German identity card.
    static let defaultSample = "Mustermann"

    /// The properties of values that the file tells.
    var hints = PlaceholderHints()

    /// The numbers that select the plural form of the text, or `nil` if its category tells them.
    var formNumbers: [Int]?

    /// The text that replaces a placeholder without its own sample.
    var defaultText: String { samples["%@"] ?? sample }

    /// The largest number that a program shows.
    var largestNumber = defaultLargestNumber

    /// The largest number that most programs show: a count with a separator between its digits.
    static let defaultLargestNumber = 9_999

    /// Creates the default values for a language code such as `de`.
    init(language: String) {
        self.language = language
        symbols = NumberSymbols(language: language)
    }

    /// Returns the numbers that select a plural category, or `nil` for any number.
    ///
    /// If many numbers select the category, the result is the largest of them. Numbers that exceed
    /// the largest number are omitted, unless all of them do. In a language without the category
    /// `zero`, this form is only for 0.
    func numbers(
        in category: String,
        _ plurals: PluralNumbers = .cardinals
    ) -> [Int]? {
        guard let numbers = plurals.numbers(category, in: language) else {
            let largest = plurals.largest(category, in: language, upTo: largestNumber)
            return largest.map { [$0] } ?? (category == "zero" ? [0] : nil)
        }
        let possible = numbers.filter { $0 <= largestNumber }
        return possible.isEmpty ? numbers : possible
    }

    /// Returns the text of a kind that the name of a placeholder, the key or the comment tells.
    ///
    /// A sample for all texts has precedence. The key and the comment apply only to text with
    /// `isOnlyText`, because they do not say which of several values they mean.
    func text(for placeholder: Placeholder, isOnlyText: Bool) -> String? {
        guard samples["%@"] == nil, sample == Self.defaultSample else { return nil }
        var kind = isOnlyText ? hints.kind : nil
        if case .name(let name) = placeholder.argument { kind = SampleKind(in: name) ?? kind }
        return kind?.text
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
            guard spelling.utf8.first == UInt8(ascii: "%"),
                let dollar = spelling.unicodeScalars.firstIndex(of: "$")
            else { return nil }
            return samples["%" + spelling[spelling.unicodeScalars.index(after: dollar)...]]
        case .name(let name): return samples[name]
        case .unknown: return nil
        }
    }

    /// Returns how many digits the largest number has, at most the maximum of its type.
    func digitCount(_ maximum: Int, radix: Int = 10) -> Int {
        min(maximum, String(largestNumber.magnitude, radix: radix).count)
    }
}
