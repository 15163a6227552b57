import TypeScaleDocuments

/// The end of a key in JSON that can name a form of a text, such as `_few`.
///
/// The forms follow [i18next's JSON](https://www.i18next.com/misc/json-format), in all its
/// versions, and of nested dictionaries such as `{"one": "a file", "other": "files"}`.
struct KeyForm: Hashable {
    enum Kind: Hashable {
        /// `_few`, or `.few` in a nested dictionary
        case cardinal(PluralCategories)
        /// `_ordinal_few`
        case ordinal(PluralCategories)
        /// `_plural`, the form for all numbers but 1 up to version 3
        case plural
        /// `_2`, or `_plural_2` in version 1
        case numbered(Int)
    }

    let kind: Kind

    /// The key without the end.
    let base: String

    /// The length of the end in bytes, with its separators.
    let length: Int

    /// Whether the form is a member of a dictionary, whose key is the base.
    let isNested: Bool

    /// The maximum length of a category or number, in bytes.
    private static let maximumWord = 6

    /// Finds the form at the end of a key, or returns `nil` if the key has no such end.
    init?(_ key: String) {
        let bytes = key.utf8
        let end = bytes.suffix(Self.maximumWord + 1)
        guard let separator = end.lastIndex(where: { $0 == 0x5F || $0 == UInt8(ascii: ".") })
        else { return nil }
        let word = Substring(bytes[bytes.index(after: separator)...])
        var base = bytes[..<separator]
        func removePrefix(_ word: String) -> Bool {
            guard base.suffix(word.utf8.count).elementsEqual(word.utf8) else { return false }
            base = base.dropLast(word.utf8.count)
            return true
        }
        isNested = bytes[separator] == UInt8(ascii: ".")
        let category = PluralCategories(category: word)
        if !category.isEmpty {
            kind = !isNested && removePrefix("_ordinal") ? .ordinal(category) : .cardinal(category)
        } else if isNested {
            return nil
        } else if word == "plural" {
            kind = .plural
        } else if 1...3 ~= word.utf8.count, word.utf8.allSatisfy(\.isASCIIDigit),
            let number = Int(word)
        {
            _ = removePrefix("_plural")
            kind = .numbered(number)
        } else {
            return nil
        }
        guard !base.isEmpty else { return nil }
        self.base = String(Substring(base))
        length = bytes.count - base.count
    }

    /// Returns the variation, such as `plural.few`, where a numbered form can have a category.
    func variation(_ category: String? = nil) -> String {
        switch kind {
        case .cardinal(let category): "plural.\(category.names.joined())"
        case .ordinal(let category): "ordinal.\(category.names.joined())"
        case .plural: "plural.other"
        case .numbered(let number): "plural.\(category ?? "\(number)")"
        }
    }

    /// Returns the key with another form, whose variation is such as `plural.few`.
    func key(of base: String, _ variation: String) -> String {
        let steps = variation.unicodeScalars.split(separator: ".").map(Substring.init)
        guard let category = steps.last else { return base }
        if isNested { return "\(base).\(category)" }
        return steps.first == "ordinal" ? "\(base)_ordinal_\(category)" : "\(base)_\(category)"
    }
}
