// Placeholders in any text: errors, ranges, values, differences and fake translations.

import TypeScaleDiagnostics
import TypeScaleLayout

@testable import TypeScaleLocalization

/// Runs one input: the first byte selects the syntaxes, the text follows, then substitutions.
func fuzzMessageText(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var reader = InputReader(start, count)
    let syntaxes = PlaceholderSyntaxes(
        rawValue: UInt16(reader.byte()) << 2 | UInt16(reader.byte()) & 3
    )
    let text = reader.text(upTo: 4096)
    let substitutions = ["a", "b", "c"].map { name in
        Substitution(
            name: name,
            specifier: reader.text(upTo: 4),
            argument: nil,
            branches: ["plural.one", "plural.other"].map {
                .init(variation: $0, text: reader.text(upTo: 64))
            }
        )
    }
    let message = MessageText(text, syntaxes: syntaxes, substitutions: substitutions)
    expect(message.problems.isEmpty || message.nodes.isEmpty)
    for problem in message.problems {
        expect(!problem.description.isEmpty && 0...max(text.utf8.count, 64) ~= problem.offset)
    }
    expect(message.differences(from: message).isEmpty)
    checkValues(of: message, text)
    guard message.problems.isEmpty, !text.contains("%#@"), !text.contains("$t(") else {
        for locale in PseudoLocale.allCases { _ = locale.text(from: text, syntaxes: syntaxes) }
        return 0
    }
    let spellings = message.placeholders.map(\.spelling)
    for locale in PseudoLocale.allCases {
        let fake = locale.text(from: text, syntaxes: syntaxes)
        let again = MessageText(fake, syntaxes: syntaxes)
        expect(again.placeholders.map(\.spelling) == spellings, "\(text.debugDescription), \(fake)")
        expect(fake.utf8.count <= 32 * text.utf8.count + 64)
    }
    return 0
}

/// Checks that the text has values whose length is bounded.
private func checkValues(of message: MessageText, _ text: String) {
    var values = PlaceholderValues(language: "de")
    values.sample = "x"
    var characters = WidestCharacters()
    var measured = 0
    let result = try? message.widest(values, &characters) { part in
        measured += part.utf8.count
        return Double(part.utf8.count)
    }
    expect(result != nil)
    guard let result else { return }
    expect(message.nodes.isEmpty ? result.text == text : true)
    expect(result.assumptions.count <= MessageText.maximumAssumptions)
    expect(message.nodes.isEmpty ? measured == 0 : measured < 1 << 24)
}
