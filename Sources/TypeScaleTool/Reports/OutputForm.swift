import TypeScale

/// The form that a command writes its answer in.
enum OutputForm {
    case text
    case json
    case csv

    /// The form that the options ask for.
    init(_ arguments: Arguments) throws(Misuse) {
        switch (arguments.has(.json), arguments.has(.csv)) {
        case (true, true): throw arguments.misuse("--json and --csv exclude each other")
        case (true, false): self = .json
        case (false, true): self = .csv
        case (false, false): self = .text
        }
    }
}

extension Arguments {
    /// The text size that `--category` names, if given.
    func category() throws(Misuse) -> ContentSizeCategory? {
        try value(.category, "text size", among: ContentSizeCategory.names)
    }

    /// The text style that `--style` names, if given.
    func textStyle() throws(Misuse) -> TextStyle? {
        try value(.style, "text style", among: TextStyle.names)
    }
}
