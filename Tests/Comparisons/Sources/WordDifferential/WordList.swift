import Foundation

/// The words of a language.
struct WordList: Sendable {
    /// A word, with its Unicode scalars for HarfBuzz.
    struct Word: Sendable {
        let text: String
        let characters: [UInt32]
    }

    /// The language as a BCP 47 tag.
    let language: String
    let words: [Word]

    /// Reads the lists in a folder, in the order of their names.
    static func all(in folder: String) throws -> [WordList] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        return try names.filter { $0.hasSuffix(".txt") }.map { name in
            let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
            return WordList(
                language: String(name.dropLast(4)),
                words: text.split(separator: "\n").map { line in
                    Word(text: String(line), characters: line.unicodeScalars.map(\.value))
                }
            )
        }
    }
}
