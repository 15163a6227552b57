extension Double {
    /// The shortest decimal that parses back to this number, without a final `.0`, such as `48`.
    package var shortestText: String {
        let text = description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// The number as readable text with at most three decimals, such as `47.909`.
    package var threeDecimals: String { Rounding.thousandths(self).shortestText }

    /// The number as readable text with at most one decimal, such as `47.9`.
    package var oneDecimal: String { Rounding.rounded(self, to: 10).shortestText }
}

extension StringProtocol {
    /// Returns whether the name has the same bytes as another name.
    ///
    /// The operator `==` takes quadratic time for long sequences of combining marks, which
    /// untrusted names can contain.
    package func isSameName(as other: some StringProtocol) -> Bool {
        utf8.elementsEqual(other.utf8)
    }
}

extension CaseIterable {
    /// Finds the first case that meets a condition, or returns `nil` if no case does.
    init?(firstWhere isMeant: (Self) -> Bool) {
        guard let value = Self.allCases.first(where: isMeant) else { return nil }
        self = value
    }
}
