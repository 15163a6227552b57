/// Makes texts from outside safe to show.
enum CleanText {
    /// What is to be done about a text.
    private struct Needs {
        var count = 0
        var hasLineEnds = false
        var hasControls = false
        var hasAttachments = false
        var hasDirections = false
        var mayStack = false
    }

    /// A text without control characters, cut to the limits; line ends are line feeds, and what changes
    /// the direction of writing ends where the text does.
    static func cleaned(
        _ text: String,
        _ session: DecodingSession,
        _ path: () -> [any CodingKey]
    ) throws -> String {
        var needs = needs(of: text)
        var text = text
        let limits = session.limits
        if needs.count > limits.scalarsPerText {
            try session.note(
                .error,
                .textTooLong,
                path(),
                "the text has \(needs.count) Unicode scalars, more than \(limits.scalarsPerText) "
                    + "(limit scalarsPerText)",
                "cut there"
            )
            let start = text.unicodeScalars.prefix(limits.scalarsPerText)
            text = String(String.UnicodeScalarView(start))
            needs.count = limits.scalarsPerText
        }
        try session.countScalars(needs.count, path)
        if needs.hasLineEnds || needs.hasControls || needs.hasAttachments {
            text = plain(text)
            if needs.hasControls {
                try session.note(
                    .warning,
                    .controlCharacter,
                    path(),
                    "the text has control characters",
                    "they are left out"
                )
            }
            if needs.hasAttachments {
                try session.note(
                    .warning,
                    .controlCharacter,
                    path(),
                    "the text has U+FFFC, which stands for attachments",
                    "U+FFFD stands in its place"
                )
            }
        }
        if needs.mayStack, needs.count > limits.scalarsPerCharacter,
            let cut = unstacked(text, limits.scalarsPerCharacter)
        {
            text = cut
            try session.note(
                .error,
                .tooManyMarks,
                path(),
                "a character has more than \(limits.scalarsPerCharacter) Unicode scalars "
                    + "(limit scalarsPerCharacter)",
                "further ones are left out"
            )
        }
        if needs.hasDirections {
            text = BidirectionalText.isolated(text)
            try session.note(
                .warning,
                .bidirectionalControl,
                path(),
                "the text has characters that change the direction of writing",
                "they end where the text does"
            )
        }
        return text
    }

    private static func needs(of text: String) -> Needs {
        var needs = Needs()
        for scalar in text.unicodeScalars {
            needs.count += 1
            switch scalar.value {
            case 0x20..<0x7F, 0x09, 0x0A: break
            case 0x0D, 0x85, 0x2028, 0x2029: needs.hasLineEnds = true
            case ..<0x20, 0x7F..<0xA0: needs.hasControls = true
            case 0xA0..<0x300, 0x4E00...0x9FFF, 0xAC00...0xD7A3: break
            case 0x202A...0x202E, 0x2066...0x2069: needs.hasDirections = true
            case 0xFFFC: needs.hasAttachments = true
            default: needs.mayStack = true
            }
        }
        return needs
    }

    /// The text with its line ends as line feeds, without controls, U+FFFD for U+FFFC.
    private static func plain(_ text: String) -> String {
        var result = ""
        var isBehindReturn = false
        for scalar in text.unicodeScalars {
            let isPair = isBehindReturn && scalar == "\n"
            isBehindReturn = scalar == "\r"
            switch scalar.value {
            case 0x0A where isPair: break
            case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: result.unicodeScalars.append("\n")
            case 0xFFFC: result.unicodeScalars.append("\u{FFFD}")
            case 0x09: result.unicodeScalars.append(scalar)
            case ..<0x20, 0x7F..<0xA0: break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The text with no character of more scalars than `limit`; `nil` if it has none.
    private static func unstacked(_ text: String, _ limit: Int) -> String? {
        var result = ""
        var isCut = false
        for character in text {
            let scalars = character.unicodeScalars
            if scalars.count > limit {
                isCut = true
                result.unicodeScalars.append(contentsOf: scalars.prefix(limit))
            } else {
                result.append(character)
            }
        }
        return isCut ? result : nil
    }
}
