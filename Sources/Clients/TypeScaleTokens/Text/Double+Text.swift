import TypeScale
import TypeScaleFoundation

extension Double {
    /// The number as the shortest decimal, such as `48`.
    var shortestText: String { DecimalText.shortest(self) }

    /// The number with at most one decimal, such as `47.9`.
    var oneDecimal: String { DecimalText.rounded(self, toPlaces: 1) }

    /// Returns the number rounded to decimal places, halves away from zero.
    func rounded(toPlaces places: Int) -> Double {
        let factor = (0..<places).reduce(1.0) { factor, _ in factor * 10 }
        return (self * factor).rounded() / factor
    }
}
