import References
import TypeScaleFonts

/// A comparison of a face with HarfBuzz, in the words of all languages that it supports.
struct FaceComparison: Sendable {
    /// The numbers of words in one language.
    struct Counts: Sendable {
        var equal = 0
        var differing = 0
        /// The words that differ by known causes.
        var known: [KnownDifference: Int] = [:]
        /// The words that are reported to need shaping.
        var reported = 0
        /// The words with a character that the face lacks.
        var missing = 0

        mutating func add(_ other: Counts) {
            equal += other.equal
            differing += other.differing
            known.merge(other.known) { $0 + $1 }
            reported += other.reported
            missing += other.missing
        }
    }

    /// The result for a language.
    struct Result: Sendable {
        var counts = Counts()
        /// The places in the list of the words that were compared.
        var places: [Int] = []
    }

    /// Every so many words are also drawn in the direction that their script does not have.
    private static let turnedStep = 16
    /// The number of words that show whether a face supports a language.
    private static let sampleCount = 64

    /// The result for each list, or `nil` if the face lacks the characters of the language.
    private(set) var results: [Result?] = []
    /// The words that differ, one a line: face, language, word and both results.
    private(set) var differences: [String] = []

    /// Compares the faces of a file.
    static func all(of path: String, _ lists: [WordList]) -> [FaceComparison] {
        guard let file = try? FontFile(path: path) else { return [] }
        return file.faces.compactMap { face in
            guard let theirs = HarfBuzzFont(path: path, index: face.index) else { return nil }
            do throws(FontError) {
                return try FaceComparison(face, theirs, path, lists)
            } catch {
                return FaceComparison(failure: "\(path): \(error)\n")
            }
        }
    }

    private init(failure: String) { differences = [failure] }

    private init(
        _ face: Typeface,
        _ theirs: HarfBuzzFont,
        _ path: String,
        _ lists: [WordList]
    ) throws(FontError) {
        for list in lists {
            let isSupported = try Self.supports(list, face)
            results.append(
                isSupported ? try compare(list, face, theirs, "\(path)#\(face.index)") : nil
            )
        }
    }

    private mutating func compare(
        _ list: WordList,
        _ face: Typeface,
        _ theirs: HarfBuzzFont,
        _ name: String
    ) throws(FontError) -> Result {
        var result = Result()
        for (place, word) in list.words.enumerated() {
            for isRightToLeft in place % Self.turnedStep == 0 ? [nil, false, true] : [nil] {
                let run = try GlyphRun(
                    word.text,
                    in: face,
                    language: list.language,
                    direction: isRightToLeft.map { $0 ? .rightToLeft : .leftToRight }
                )
                guard run.missing.isEmpty else {
                    result.counts.missing += 1
                    break
                }
                if isRightToLeft == nil { result.places.append(place) }
                let ours = [HarfBuzzFont.Glyph](run)
                let expected = theirs.shape(
                    word.characters,
                    language: list.language,
                    isRightToLeft: isRightToLeft
                )
                guard ours != expected else {
                    result.counts.equal += 1
                    continue
                }
                let difference = GlyphDifference(ours, expected, word.characters)
                if !run.needsShaping.isEmpty {
                    result.counts.reported += 1
                } else if let cause = difference.cause {
                    result.counts.known[cause, default: 0] += 1
                } else {
                    result.counts.differing += 1
                    let direction = isRightToLeft.map { $0 ? "rtl" : "ltr" } ?? "-"
                    let texts = [ours, expected].map { $0.text(at: 0, count: $0.count) }
                    differences.append(
                        ([name, list.language, direction, word.text] + texts)
                            .joined(separator: "\t") + "\n"
                    )
                }
            }
        }
        return result
    }

    /// Returns whether a face has all characters in more than half of the words.
    private static func supports(_ list: WordList, _ face: Typeface) throws(FontError) -> Bool {
        let step = max(1, list.words.count / sampleCount)
        var supported = 0
        var count = 0
        for place in stride(from: 0, to: list.words.count, by: step) {
            count += 1
            let run = try GlyphRun(list.words[place].text, in: face, features: .none)
            if run.missing.isEmpty { supported += 1 }
        }
        return supported * 2 > count
    }
}
