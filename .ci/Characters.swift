// The operations that search or compare the characters of a string. `.ci/characters.py` compiles
// this file with each module: these hide the library's, and the compiler reports their uses.
import Foundation

@available(*, deprecated, message: "compares characters")
extension String {
    func hasPrefix(_ text: String) -> Bool { fatalError() }
    func hasSuffix(_ text: String) -> Bool { fatalError() }
    func replacing(_ text: some StringProtocol, with other: some StringProtocol) -> String { fatalError() }
}

@available(*, deprecated, message: "compares characters")
extension StringProtocol {
    var first: Character? { fatalError() }
    var last: Character? { fatalError() }
    func hasPrefix(_ text: some StringProtocol) -> Bool { fatalError() }
    func hasSuffix(_ text: some StringProtocol) -> Bool { fatalError() }
    func starts(with text: some StringProtocol) -> Bool { fatalError() }
    func contains(_ character: Character) -> Bool { fatalError() }
    func contains(_ text: some StringProtocol) -> Bool { fatalError() }
    func firstIndex(of character: Character) -> Index? { fatalError() }
    func lastIndex(of character: Character) -> Index? { fatalError() }
    func range(of text: some StringProtocol) -> Range<Index>? { fatalError() }
    func firstRange(of text: some StringProtocol) -> Range<Index>? { fatalError() }
    func ranges(of text: some StringProtocol) -> [Range<Index>] { fatalError() }
    func replacingOccurrences(of text: some StringProtocol, with other: some StringProtocol) -> String { fatalError() }
    func trimmingPrefix(_ text: some StringProtocol) -> SubSequence { fatalError() }
    func trimmingCharacters(in set: CharacterSet) -> String { fatalError() }
    func components(separatedBy text: some StringProtocol) -> [String] { fatalError() }
    func components(separatedBy set: CharacterSet) -> [String] { fatalError() }
    func split(
        separator: Character, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
    ) -> [SubSequence] { fatalError() }
    func split(
        separator: some StringProtocol, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
    ) -> [SubSequence] { fatalError() }
    func split(
        maxSplits: Int = .max, omittingEmptySubsequences: Bool = true, whereSeparator: (Character) -> Bool
    ) -> [SubSequence] { fatalError() }
    func contains(where isFound: (Character) -> Bool) -> Bool { fatalError() }
    func allSatisfy(_ isFound: (Character) -> Bool) -> Bool { fatalError() }
    func first(where isFound: (Character) -> Bool) -> Character? { fatalError() }
    func firstIndex(where isFound: (Character) -> Bool) -> Index? { fatalError() }
    func lastIndex(where isFound: (Character) -> Bool) -> Index? { fatalError() }
    func filter(_ isFound: (Character) -> Bool) -> String { fatalError() }
    func prefix(while isFound: (Character) -> Bool) -> SubSequence { fatalError() }
    func drop(while isFound: (Character) -> Bool) -> SubSequence { fatalError() }
    func trimmingPrefix(while isFound: (Character) -> Bool) -> SubSequence { fatalError() }
}

/// Matches a pattern of a `switch`.
@available(*, deprecated, message: "compares characters")
func ~= (one: Character, other: Character) -> Bool { fatalError() }
