/// The plural categories of [CLDR](https://cldr.unicode.org/index/cldr-spec/plural-rules).
enum PluralCategory {
    /// The categories in the order of CLDR.
    static let all = ["zero", "one", "two", "few", "many", "other"]

    static let names = Set(all)

    /// Returns the message for an unknown category.
    static func unknown(_ name: String) -> String {
        "unknown plural category \"\(name.prefix(32))\"; expected zero, one, two, few, many or other"
    }
}

/// A set of plural categories.
struct PluralCategories: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let one = PluralCategories(category: "one")
    static let other = PluralCategories(category: "other")

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates a set of one category, or an empty set for another name.
    init(category: some StringProtocol) {
        let index = PluralCategory.all.firstIndex { $0.utf8.elementsEqual(category.utf8) }
        rawValue = index.map { 1 << UInt8($0) } ?? 0
    }

    init(_ categories: some Sequence<String>) {
        self = categories.reduce(into: []) { $0.formUnion(PluralCategories(category: $1)) }
    }

    /// The names of the categories in the order of CLDR.
    var names: [String] {
        PluralCategory.all.filter { isSuperset(of: PluralCategories(category: $0)) }
    }

    var count: Int { rawValue.nonzeroBitCount }
}
