import TypeScaleDiagnostics

/// The key of an entry, as a chain of steps that entries share.
///
/// Joined keys could be much longer than the file, because each would repeat its prefix.
struct TranslationKey: Sendable {
    /// The enclosing dictionaries and lists in nested JSON.
    final class Prefix: Sendable {
        let key: TranslationKey

        init(_ key: TranslationKey) { self.key = key }
    }

    let prefix: Prefix?
    let step: String

    init(_ step: String, in prefix: Prefix? = nil) {
        // An empty prefix needs no period.
        self.prefix = prefix?.key.byteCount == 0 ? nil : prefix
        self.step = step
    }

    /// The length of the joined key in bytes.
    var byteCount: Int { (prefix.map { $0.key.byteCount + 1 } ?? 0) + step.utf8.count }

    /// The steps from the outermost to the innermost, joined by periods.
    var text: String {
        guard var outer = prefix?.key else { return step }
        var steps = [step, outer.step]
        while let next = outer.prefix?.key {
            steps.append(next.step)
            outer = next
        }
        return steps.reversed().joined(separator: ".")
    }
}

extension TranslationKey: Hashable {
    static func == (first: Self, second: Self) -> Bool {
        ExactString(first.text) == ExactString(second.text)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(ExactString(text)) }
}
