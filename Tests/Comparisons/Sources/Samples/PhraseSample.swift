import Foundation

/// Phrases that do not repeat, as `.ci/texts.py phrases` writes them.
public struct PhraseSample: Sendable {
    /// The phrases.
    public let lines: [String]

    /// Reads the phrases at the start of a file, which contains a phrase on each line.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - length: The maximum number of bytes in all phrases.
    /// - Throws: An error if the file cannot be read.
    public init(contentsOf path: String, length: Int) throws {
        var rest = length
        let text = try String(contentsOfFile: path, encoding: .utf8)
        lines = text.split(separator: "\n").map(String.init)
            .prefix { line in
                rest -= line.utf8.count + 1
                return rest >= 0
            }
    }
}
