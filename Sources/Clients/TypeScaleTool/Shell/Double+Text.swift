import TypeScale

extension Double {
    /// The number as readable text with at most three decimals, such as `47.909`.
    var threeDecimals: String { roundedText(toPlaces: 3) }

    /// The number as readable text with at most two decimals, such as `47.91`.
    var twoDecimals: String { roundedText(toPlaces: 2) }

    /// The number as readable text with at most one decimal, such as `47.9`.
    var oneDecimal: String { roundedText(toPlaces: 1) }
}
