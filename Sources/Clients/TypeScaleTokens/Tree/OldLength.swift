import TypeScale
import TypeScaleDocuments

/// A length as text, with a number and a unit.
struct OldLength: Hashable {
    let number: Double
    let unit: String

    init(number: Double, unit: String) {
        self.number = number
        self.unit = unit
    }

    /// Reads text such as `16px`, or returns `nil` if it does not begin with a number.
    init?(_ text: String) {
        let digits = text.utf8.prefix {
            $0.isASCIIDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
        }
        guard digits.count <= 32, let number = Double(String(decoding: digits, as: UTF8.self))
        else { return nil }
        self.number = number
        unit = String(decoding: text.utf8.dropFirst(digits.count), as: UTF8.self)
    }

    /// Returns the length, or `nil` if the unit is unknown.
    ///
    /// A number without a unit is in points.
    func textLength(rem: Double) -> TextLength? {
        switch unit {
        case "px", "pt", "": .points(number)
        case "rem": .points(number * rem)
        case "em": .multiple(number)
        case "%": .multiple(number / 100)
        default: nil
        }
    }
}
