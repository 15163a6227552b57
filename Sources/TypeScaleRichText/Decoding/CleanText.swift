extension RichTextReader {
    /// A text without control characters, cut to the limits.
    ///
    /// Line ends become line feeds, and what changes the direction of writing ends where the text does.
    mutating func cleaned(_ text: String, _ node: Int) throws(Refusal) -> String {
        var needs = CleanText.Needs(text)
        var text = text
        if needs.count > limits.scalarsPerText {
            note(
                .error,
                .textTooLong,
                node,
                "the text has \(needs.count) Unicode scalars, more than \(limits.scalarsPerText) "
                    + "(limit scalarsPerText)",
                "cut there"
            )
            let start = text.unicodeScalars.prefix(limits.scalarsPerText)
            text = String(String.UnicodeScalarView(start))
            needs.count = limits.scalarsPerText
        }
        try countScalars(needs.count, node)
        if needs.hasLineEnds || needs.hasControls || needs.hasAttachments {
            text = CleanText.plain(text)
            if needs.hasControls {
                let message = "the text has control characters"
                note(.warning, .controlCharacter, node, message, "they are left out")
            }
            if needs.hasAttachments {
                let message = "the text has U+FFFC, which stands for attachments"
                note(.warning, .controlCharacter, node, message, "U+FFFD stands in its place")
            }
        }
        if needs.mayStack, needs.count > limits.scalarsPerCharacter,
            let cut = CleanText.unstacked(text, limits.scalarsPerCharacter)
        {
            text = cut
            note(
                .error,
                .tooManyMarks,
                node,
                "a character has more than \(limits.scalarsPerCharacter) Unicode scalars "
                    + "(limit scalarsPerCharacter)",
                "further ones are left out"
            )
        }
        if needs.hasDirections {
            text = BidirectionalText.isolated(text)
            let message = "the text has characters that change the direction of writing"
            note(.warning, .bidirectionalControl, node, message, "they end where the text does")
        }
        return text
    }
}

/// Makes texts from outside safe to show.
enum CleanText {
    /// What is to be done about a text.
    struct Needs {
        var count = 0
        var hasLineEnds = false
        var hasControls = false
        var hasAttachments = false
        var hasDirections = false
        var mayStack = false

        init(_ text: String) {
            for scalar in text.unicodeScalars {
                count += 1
                switch scalar.value {
                case 0x20..<0x7F, 0x09, 0x0A: break
                case 0x0D, 0x85, 0x2028, 0x2029: hasLineEnds = true
                case ..<0x20, 0x7F..<0xA0: hasControls = true
                case 0xA0..<0x300, 0x4E00...0x9FFF, 0xAC00...0xD7A3: break
                case 0x202A...0x202E, 0x2066...0x2069: hasDirections = true
                case 0xFFFC: hasAttachments = true
                default: mayStack = true
                }
            }
        }
    }

    /// The text with its line ends as line feeds, without controls, U+FFFD for U+FFFC.
    static func plain(_ text: String) -> String {
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
    static func unstacked(_ text: String, _ limit: Int) -> String? {
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
