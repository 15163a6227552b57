import References

/// The numbers of compared words, by language.
struct WordSummary: CustomStringConvertible {
    private struct Language {
        let name: String
        var counts = FaceComparison.Counts()
        var faces = 0
        /// Whether each word was compared in some face.
        var isCompared: [Bool]
    }

    private var languages: [Language]
    /// The faces that have the characters of a language.
    private var faces = 0
    private(set) var differences: [String] = []

    init(_ lists: [WordList]) {
        languages = lists.map { list in
            Language(
                name: list.language,
                isCompared: Array(repeating: false, count: list.words.count)
            )
        }
    }

    mutating func add(_ face: FaceComparison) {
        if face.results.contains(where: { $0 != nil }) { faces += 1 }
        differences += face.differences
        for (index, result) in face.results.enumerated() {
            guard let result else { continue }
            languages[index].faces += 1
            languages[index].counts.add(result.counts)
            for place in result.places { languages[index].isCompared[place] = true }
        }
    }

    /// Whether words were compared and all are equal.
    var isEqual: Bool { faces > 0 && differences.isEmpty }

    var description: String {
        var rows = languages.map { language in
            "\(language.name): \(language.isCompared.count { $0 }) words in \(language.faces) faces, "
                + text(language.counts)
        }
        let compared = languages.filter { $0.isCompared.contains(true) }
        let words = compared.reduce(0) { sum, language in
            sum + language.isCompared.count { $0 }
        }
        var total = FaceComparison.Counts()
        for language in languages { total.add(language.counts) }
        rows.append(
            "\(words) words in \(compared.count) languages and \(faces) faces: " + text(total)
        )
        return (rows + total.known.rows).joined(separator: "\n")
    }

    private func text(_ counts: FaceComparison.Counts) -> String {
        let known = counts.known.values.reduce(0, +)
        let all = counts.equal + counts.differing + known + counts.reported
        return "\(all) comparisons: \(counts.equal) equal, \(known) differ by known causes, "
            + "\(counts.differing) differ, \(counts.reported) reported to need shaping; "
            + "\(counts.missing) with missing characters"
    }
}
