import Foundation
import Testing

/// The observed numbers that are stored with these tests.
enum Fixture {
    /// Returns the lines of a fixture, without comments and blank lines.
    static func lines(_ name: String) throws -> [String] {
        let url = try #require(
            Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Fixtures"),
            "the fixture \(name) is missing"
        )
        return try String(contentsOf: url, encoding: .utf8)
            .split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .map(String.init)
    }
}

/// A published decimal, which matches every number within one unit of its last digit.
struct PrintedNumber: CustomStringConvertible {
    let text: String
    let value: Double

    init(_ text: some StringProtocol) throws {
        self.text = String(text)
        value = try #require(Double(text), "\(text) is not a number")
    }

    var description: String { text }

    func covers(_ number: Double) -> Bool {
        let digits = text.split(separator: ".").dropFirst().first?.count ?? 0
        return digits == 0 ? number == value : abs(number - value) <= pow(10, -Double(digits))
    }
}
