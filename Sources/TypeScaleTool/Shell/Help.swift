/// The help that the tool writes about its commands.
struct Help {
    let terminal: Terminal

    /// The columns that help fills.
    private static let width = 96

    /// A space at which no line breaks.
    fileprivate static let space = "\u{A0}"

    /// The page about one command.
    func page(_ command: CommandDeclaration) -> String {
        var rows = command.options.map { option in
            let name = option.names.joined(separator: ", ")
            return ([name, option.value].compactMap(\.self).joined(separator: " "), option.text)
        }
        if let operand = command.operand { rows.insert((operand.name, operand.help), at: 0) }
        rows.append(("--help", "Show this page"))
        let notes = command.discussion.isEmpty ? "" : "\n\(command.discussion)\n"
        return """
            typescale \(command.name): \(command.summary)

            \(terminal.bold("Usage"))
              \(command.usage.wrapped(to: Self.width, indent: 6))

            \(terminal.bold("Options"))
            \(Self.rows(rows))
            \(notes)
            """
    }

    /// Names with an explanation each, in two columns.
    static func rows(_ rows: [(name: String, text: String)]) -> String {
        let margin = min((rows.map(\.name.count).max() ?? 0) + 4, 27)
        return rows.map { name, text in
            let words = text.split(separator: " ").map(String.init)
            return ("  " + name).padded(to: margin)
                + words.wrapped(to: width - margin, indent: 0)
                .replacing("\n", with: "\n" + String(repeating: " ", count: margin))
                .replacing(space, with: " ")
        }.joined(separator: "\n")
    }
}

extension OptionSpecification {
    /// The explanation with the default.
    fileprivate var text: String {
        help + (isRepeatable ? "; repeatable" : "")
            + (absent.map { " (default:\(Help.space)\($0.replacing(" ", with: Help.space)))" }
                ?? "")
    }
}
