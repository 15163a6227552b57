import Foundation
import TypeScaleTestSupport

@testable import TypeScaleTool

/// Command lines and their complete output, as a text file.
///
///     # A comment.
///     $ typescale scale 17 18
///     ! typescale: unexpected operand '18': scale takes one size or file; see ...
///     = 2
///
/// Lines from standard error start with `! `, and an exit status other than 0 starts with `= `.
/// Words can be quoted as in a shell, and `< FILE` is standard input. `$FOLDER` contains fonts and
/// the fixtures. The fixtures in `Files` are at the top level of this folder.
struct Transcript {
    let name: String
    private let folder: Folder

    init(_ name: String, in folder: Folder) {
        self.name = name
        self.folder = folder
    }

    /// Returns a folder with the files that command lines read.
    static func folder() throws -> Folder {
        var varied = TestFont()
        varied.axes = [("wght", 100, 400, 900)]
        varied.replaced["HVAR"] = .hvar([0, 10, 20, 30, 40, 50])
        varied.replaced["GPOS"] = .layout(
            features: [("kern", [0])],
            lookups: [.lookup(2, [.pairs([1: [(2, -50)]])])]
        )
        // The feature `aalt` selects glyph 2 or 3 for glyph 1.
        var alternates = FontBytes()
        for word in [1, 8, 1, 14, 1, 1, 1, 2, 2, 3] { alternates.uint16(word) }
        varied.replaced["GSUB"] = .layout(
            features: [("aalt", [0])],
            lookups: [.lookup(3, [alternates])]
        )
        var plain = TestFont()
        plain.os2 = nil
        var italic = TestFont()
        italic.names = [.init(1, "Pair"), .init(2, "Italic"), .init(6, "Pair-Italic")]
        italic.isFixedPitch = true
        let folder = try Folder([
            "Test.ttf": TestFont().bytes, "Varied.ttf": varied.bytes,
            "faces/Plain.ttf": plain.bytes,
            "faces/Pair.ttc": TestFont.collection([TestFont(), italic]),
            "Web.ttf": Array("wOFF....".utf8),
        ])
        for path in try FileManager.default.subpathsOfDirectory(atPath: fixtures.path)
        where !path.hasPrefix("Transcripts") {
            guard let data = try? Data(contentsOf: fixtures.appending(path: path)) else { continue }
            try folder.write(Array(data), to: path.replacing("Files/", with: ""))
        }
        return folder
    }

    /// The fixtures in the sources.
    static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Fixtures")

    private var file: URL { Self.fixtures.appending(path: "Transcripts/\(name).txt") }

    /// The names of all transcripts.
    static var names: [String] {
        let folder = fixtures.appending(path: "Transcripts").path
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
        return (names ?? []).sorted().map { String($0.prefix { $0 != "." }) }
    }

    /// Runs the command lines again, and returns the lines that differ, with their numbers.
    func differences() throws -> [String] {
        let expected = try String(contentsOf: file, encoding: .utf8)
        let actual = try replayed(expected)
        if ProcessInfo.processInfo.environment["TYPESCALE_REGENERATE"] != nil {
            try actual.write(to: file, atomically: true, encoding: .utf8)
        }
        let lines = [actual, expected].map {
            $0.split(separator: "\n", omittingEmptySubsequences: false)
        }
        return lines[0].difference(from: lines[1]).map { change in
            switch change {
            case .remove(let index, let line, _): "\(name).txt:\(index + 1): expected: \(line)"
            case .insert(let index, let line, _): "\(name).txt:\(index + 1): got:      \(line)"
            }
        }
    }

    private func replayed(_ expected: String) throws -> String {
        var text = ""
        for line in expected.split(separator: "\n") {
            if line.hasPrefix("# ") { text += line + "\n" }
            guard line.hasPrefix("$ typescale") else { continue }
            text += line + "\n"
            var words = Self.words(line.dropFirst(2)).dropFirst()
                .map { $0.replacing("$FOLDER", with: folder.url.path) }
            var input: [UInt8] = []
            if let index = words.firstIndex(of: "<") {
                input = Array(try Data(contentsOf: URL(filePath: words[index + 1])))
                words.removeSubrange(index...)
            }
            let run = Run(words, input: input)
            text += run.output
            if !run.output.isEmpty, !run.output.hasSuffix("\n") { text += "\n" }
            for error in run.errors.split(separator: "\n") { text += "! \(error)\n" }
            if run.status != .success { text += "= \(run.status.rawValue)\n" }
            text += "\n"
        }
        return text.replacing(folder.url.path, with: "$FOLDER")
    }

    /// Returns the words of a command line, without their quotes.
    private static func words(_ line: Substring) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for letter in line {
            switch letter {
            case "'", "\"":
                if quote == nil || quote == letter {
                    quote = quote == nil ? letter : nil
                    word = word ?? ""
                } else {
                    word = (word ?? "") + String(letter)
                }
            case " " where quote == nil:
                if let word { words.append(word) }
                word = nil
            default: word = (word ?? "") + String(letter)
            }
        }
        return words + [word].compactMap(\.self)
    }
}
