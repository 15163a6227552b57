import Foundation

/// A text that does not repeat, and the font to shape it in.
public struct PhraseSample: Sendable {
    /// The lengths of the texts to shape, in bytes of UTF-8.
    public static let lengths = [1000, 30_000, 300_000]

    /// The samples that `.ci/texts.py phrases` writes in the folder `TYPESCALE_PHRASES`.
    public static let all: [PhraseSample] = {
        let folder = ProcessInfo.processInfo.environment["TYPESCALE_PHRASES"] ?? ""
        let files = try? FileManager.default.contentsOfDirectory(atPath: folder)
        return (files ?? []).sorted().compactMap { file in
            let text = try? String(contentsOfFile: folder + "/" + file, encoding: .utf8)
            return text.map { PhraseSample(font: String(file.dropLast(".txt".count)), whole: $0) }
        }
    }()

    /// The file name of the font.
    public let font: String

    private let whole: String

    /// Returns the start of the text, with at most the given number of bytes.
    public func text(length: Int) -> String {
        var bytes = Array(whole.utf8.prefix(length))
        while true {
            if let text = String(validating: bytes, as: UTF8.self) { return text }
            // The prefix ends in a character.
            bytes.removeLast()
        }
    }
}
