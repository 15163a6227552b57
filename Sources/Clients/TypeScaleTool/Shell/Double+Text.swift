import TypeScale

extension Double {
    /// The shortest decimal that parses back to this number, without a final `.0`, such as `48`.
    var shortestText: String { DecimalText.shortest(self) }

    /// The number as readable text with at most three decimals, such as `47.909`.
    var threeDecimals: String { DecimalText.rounded(self, toPlaces: 3) }

    /// The number as readable text with at most two decimals, such as `47.91`.
    var twoDecimals: String { DecimalText.rounded(self, toPlaces: 2) }

    /// The number as readable text with at most one decimal, such as `47.9`.
    var oneDecimal: String { DecimalText.rounded(self, toPlaces: 1) }
}
