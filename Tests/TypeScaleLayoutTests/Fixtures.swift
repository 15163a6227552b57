import Foundation
import Testing

/// The observed values stored next to these tests.
enum Fixtures {
    /// Returns the fields of each row in a fixture, without comments and blank lines.
    static func rows(_ name: String) throws -> [[String]] {
        let url = try #require(
            Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Fixtures"),
            "the fixture \(name) is missing"
        )
        return try String(contentsOf: url, encoding: .utf8)
            .split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }
    }
}
