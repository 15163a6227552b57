/// The help pages for the tool's commands.
enum Help {
    /// The version of the package, with which `.ci/structure.py` compares other mentions.
    static let version = "0.4.0"

    private static let width = 96
    /// A no-break space.
    private static let space: Unicode.Scalar = "\u{A0}"

    static func page(_ command: some Command, _ terminal: Terminal) -> String {
        let type = type(of: command)
        var rows = command.arguments.flatMap(\.options).map { option in
            let name = option.names.joined(separator: ", ")
            return ([name, option.value].compactMap(\.self).joined(separator: " "), text(option))
        }
        if let operand = command.operand { rows.insert((operand.name, operand.help), at: 0) }
        rows.append(("--help", "Show this page"))
        return """
            typescale \(type.name): \(type.summary)

            \(terminal.bold("Usage"))
              \(command.usage.wrapped(to: width, indent: 6))

            \(terminal.bold("Options"))
            \(Self.rows(rows))
            \(type.discussion.isEmpty ? "" : "\n\(type.discussion)\n")
            """
    }

    /// Returns names and explanations in two columns.
    static func rows(_ rows: [(name: String, text: String)]) -> String {
        let margin = min((rows.map(\.name.count).max() ?? 0) + 4, 27)
        return rows.map { name, text in
            let words = text.words(separatedBy: " ").map(String.init)
            let lines = words.wrapped(to: width - margin, indent: 0).words(separatedBy: "\n")
            let column = lines.joined(separator: "\n" + String(repeating: " ", count: margin))
            return ("  " + name).padded(to: margin)
                + column.words(separatedBy: space).joined(separator: " ")
        }.joined(separator: "\n")
    }

    /// Returns the explanation of an option, followed by its default.
    private static func text(_ option: OptionSpecification) -> String {
        let words = option.absent?.words(separatedBy: " ").joined(separator: String(space))
        return option.help + (option.isRepeatable ? " (repeatable)" : "")
            + (words.map { " (default:\(space)\($0))" } ?? "")
    }
}
