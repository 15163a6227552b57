import TypeScaleDocuments

/// A placeholder of the source that a translation lacks, or whose type differs.
enum PlaceholderDifference: Hashable, Sendable {
    case missing(Placeholder)
    case differentType(Placeholder, source: Placeholder)
}

extension PlaceholderDifference: CustomStringConvertible {
    /// The difference and its remedy, such as `missing %2$@; add it to the translation`.
    var description: String {
        switch self {
        case .missing(let placeholder):
            if case .position(let position) = placeholder.argument,
                !placeholder.spelling.utf8.contains(UInt8(ascii: "$"))
            {
                "missing \(placeholder.spelling), value \(position); add it to the translation"
            } else {
                "missing \(placeholder.spelling); add it to the translation"
            }
        case .differentType(let placeholder, let source):
            "\(placeholder.spelling) has another type than \(source.spelling) in the source; "
                + "use the type of the source, or add positions such as 1$"
        }
    }
}

extension MessageText {
    /// Returns the placeholders of the source that this translation lacks, or whose type differs.
    ///
    /// Placeholders are compared by position or name, in any order. In a variation such as
    /// `plural.one`, a number may be missing, and `%arg` can be any number. The same applies to a
    /// form for one number, or for unknown numbers. The result is empty if either text has
    /// problems.
    ///
    /// - Complexity: O(*n*) in the number of placeholders.
    func differences(
        from source: MessageText,
        variation: String = "",
        form: PluralForm? = nil
    ) -> [PlaceholderDifference] {
        guard !source.ownPlaceholders.isEmpty, problems.isEmpty, source.problems.isEmpty else {
            return []
        }
        let own = Dictionary(grouping: placeholders, by: \.argument)
        let expected = Dictionary(grouping: source.ownPlaceholders, by: \.argument)
        let mayLackNumber =
            Self.isFewPlural(variation) || own[.unknown] != nil
            || form?.isForOneNumber ?? Self.isNumbered(variation)
        var known: Set<Placeholder.Argument> = [.unknown]
        var differences: [PlaceholderDifference] = []
        for placeholder in source.ownPlaceholders where known.insert(placeholder.argument).inserted
        {
            guard let found = own[placeholder.argument] else {
                if mayLackNumber, placeholder.format.conversion.isNumber { continue }
                differences.append(.missing(placeholder))
                continue
            }
            let types = Set(
                (expected[placeholder.argument] ?? []).map(\.format.conversion.typeClass)
            )
            let other = found.first {
                let type = $0.format.conversion.typeClass
                return type != .any && !types.contains(type) && !types.contains(.any)
            }
            if let other { differences.append(.differentType(other, source: placeholder)) }
        }
        return differences
    }

    /// Returns whether a variation is for a category in which texts often omit the number.
    private static func isFewPlural(_ variation: String) -> Bool {
        ["zero", "one", "two"].contains(PluralNumbers.selection(in: variation)?.category)
    }

    /// Returns whether a variation is a numbered form, such as `plural.1`.
    private static func isNumbered(_ variation: String) -> Bool {
        let steps = variation.unicodeScalars.split(separator: ".").map(Substring.init)
        return steps.dropLast().last == "plural"
            && steps.last?.utf8.allSatisfy(\.isASCIIDigit) ?? false
    }
}
