import TypeScale

/// What the tool says of itself.
enum Help {
    static let version = "0.1.0"

    static func overview(_ terminal: Terminal) -> String {
        """
        \(terminal.bold("typescale")): the text sizes that UIKit computes, on every platform

        A reader picks one of twelve text sizes, XS to AX5, and everything follows:

          typescale scale 17 --style body      17 points of body text, for each reader
          typescale specimen -o page.html      a page of every text style at every size
          typescale richtext home.json         a screen that a server sends, checked and sized

        \(terminal.bold("Commands")), of which typescale help scale explains one
        \(Tool.commands.map { row($0.name, $0.summary) }.joined(separator: "\n"))

        \(terminal.bold("Text styles"))
          \(TextStyle.allCases.prefix(8).map(\.description).joined(separator: " "))
          \(TextStyle.allCases.dropFirst(8).map(\.description).joined(separator: " "))

        \(terminal.bold("Text sizes"))
          \(ContentSizeCategory.allCases.map(\.shortName).joined(separator: " "))
          or by UIKit's names (large, accessibilityMedium) and SwiftUI's (xSmall, accessibility1)

        Every command knows --help. Exit status: 0 fine, 1 the data has a problem, 2 wrong use.

        """
    }

    static func page(_ command: any Command.Type, _ terminal: Terminal) -> String {
        """
        typescale \(command.name): \(command.summary)

        \(terminal.bold("Usage"))
        \(command.usage.map { "  typescale \($0)" }.joined(separator: "\n"))

        \(terminal.bold("Options"))
        \(command.options.map { option in
            row(
                [option.names.joined(separator: ", "), option.value ?? ""].joined(separator: " "),
                option.summary
            )
        }.joined(separator: "\n"))
        \(row("--help", "Explain this command"))

        \(command.notes)

        """
    }

    private static func row(_ name: String, _ text: String) -> String {
        "  " + name.padded(to: 24) + text
    }
}
