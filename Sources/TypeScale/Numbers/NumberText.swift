extension Double {
    /// The shortest decimal that reads back as this number, without a final `.0`: `48`, `16.333`.
    package var shortestText: String {
        let text = description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// The number for a person, with three decimals at most: `47.909`.
    package var threeDecimals: String { rounded(to: 1000) }

    /// The number for a person, with one decimal at most: `47.9`.
    package var oneDecimal: String { rounded(to: 10) }

    /// The shortest text of the nearest part of a whole; of huge numbers, which have no parts, their own.
    private func rounded(to parts: Double) -> String {
        guard magnitude < 1e9 else { return shortestText }
        return (Rounding.halfAwayFromZero(self * parts) / parts).shortestText
    }
}

extension StringProtocol {
    /// Whether two names have the same bytes.
    ///
    /// Comparing strings with `==` takes time that grows with the square of the accents on a letter,
    /// which a name from outside may have thousands of.
    package func isSameName(as other: some StringProtocol) -> Bool {
        utf8.elementsEqual(other.utf8)
    }
}

extension CaseIterable {
    /// The first case that meets a condition; `nil` if none does.
    init?(firstWhere isMeant: (Self) -> Bool) {
        guard let value = Self.allCases.first(where: isMeant) else { return nil }
        self = value
    }
}
