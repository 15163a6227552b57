import Foundation
import Testing

/// A rule about steps between the characters of a string.
///
/// `String.index(after:)` and `index(before:)` search backwards for the start of a character. In a
/// text of flags, each search reads all flags before the index, so a loop takes quadratic time.
struct CharacterStepTests {
    /// The file with the function to use instead.
    private static let file = "String+Characters.swift"

    /// The names of values whose elements are bytes or Unicode scalars.
    private static let views: Set = ["utf8", "unicodeScalars", "utf16", "bytes", "self", "line"]

    @Test func `only one function moves an index by a character`() throws {
        let files = try House.modules().keys.flatMap { try House.swiftFiles(in: $0) }
        #expect(files.contains { $0.lastPathComponent == Self.file })
        for file in files where file.lastPathComponent != Self.file {
            let text = try String(contentsOf: file, encoding: .utf8)
            for line in text.split(separator: "\n") {
                for step in ["ndex(after:", "ndex(before:"] where line.contains(step) {
                    let receiver = line.firstMatch(of: /(\w+)[?!]?\.(?:formI|i)ndex\(/)?.1 ?? "self"
                    #expect(
                        Self.views.contains(String(receiver)),
                        "\(file.lastPathComponent): use endOfCharacter(from:): \(line)"
                    )
                }
            }
        }
    }
}
