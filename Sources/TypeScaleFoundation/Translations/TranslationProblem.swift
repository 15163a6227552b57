/// What is wrong with a file of translations, or with one of them, and where.
package struct TranslationProblem: Error, Hashable, Sendable {
    /// The file.
    package let place: String

    /// The line and column; `nil` where the file is no text.
    package var position: TextPosition?

    /// The key that it is wrong with; empty for the whole.
    package var key = ""

    /// What exactly, and what to do, in words.
    package let detail: String
}

extension TranslationProblem: CustomStringConvertible {
    /// Where, what, and what to do: `de.lproj/Main.strings:4:12: title: ...`.
    package var description: String {
        let place = position.map { "\(self.place):\($0)" } ?? self.place
        let key = key.count > 80 ? key.prefix(80) + "…" : key
        return [place, key, detail].filter { !$0.isEmpty }.joined(separator: ": ")
    }
}

extension TranslationProblem {
    init(_ problem: DocumentProblem, place: String) {
        self.init(
            place: place,
            position: problem.position,
            key: problem.path.keyPath,
            detail: problem.detail
        )
    }
}
