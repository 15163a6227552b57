import Foundation
import Testing
import TypeScaleFonts

/// The observations in the fixture `san-francisco.txt`.
enum SanFrancisco {
    /// Returns the words of the lines that start with a word, without that word.
    static func lines(_ first: String) throws -> [[String]] {
        let url = try #require(
            Bundle.module.url(
                forResource: "san-francisco",
                withExtension: "txt",
                subdirectory: "Fixtures"
            )
        )
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
            .map { $0.split(separator: " ").map(String.init) }
            .filter { $0.first == first }.map { Array($0.dropFirst()) }
    }

    /// Returns the face with a name from the fixture, such as `Ultralight` or `MonospacedBold`.
    static func face(_ name: String) throws -> SystemFace {
        let names = [
            "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy",
            "Black",
        ]
        let isMonospaced = name.hasPrefix("Monospaced")
        let isItalic = name.hasSuffix("Italic")
        let weight = isMonospaced ? name.dropFirst(10) : isItalic ? name.dropLast(6) : name[...]
        let rank = try #require(names.firstIndex(of: String(weight)))
        return SystemFace(
            weight: Double(rank + 1) * 100,
            design: isMonospaced ? .monospaced : .default,
            isItalic: isItalic
        )
    }

    /// Returns the two parts of a word such as `17=12.5`.
    static func pair(_ word: String) throws -> (Substring, Double) {
        let parts = word.split(separator: "=")
        return (try #require(parts.first), try #require(parts.last.flatMap { Double($0) }))
    }
}
