import Foundation
import TypeScale

/// A number for a person: three decimals at most.
enum ShortNumber {
    static func text(_ number: Double) -> String {
        guard number.magnitude < 1e9 else { return number.shortestText }
        return (Double(String(format: "%.3f", number)) ?? number).shortestText
    }
}
