/// The plural categories of [CLDR](https://cldr.unicode.org/index/cldr-spec/plural-rules).
enum PluralCategory {
    static let names: Set<String> = ["zero", "one", "two", "few", "many", "other"]

    /// Returns the message for an unknown category.
    static func unknown(_ name: String) -> String {
        "unknown plural category \"\(name.prefix(32))\"; expected zero, one, two, few, many or other"
    }
}
