import TypeScaleDiagnostics

extension RichTextParser {
    /// Returns the text without control characters, truncated to the limits.
    ///
    /// Line endings become line feeds. Bidirectional controls have no effect outside their lines.
    mutating func cleaned(_ text: String, _ node: Int) throws(Diagnostic) -> String {
        var needs = CleanText.Needs(text)
        var text = text
        let maximum = limits.scalarsPerText
        if needs.count > maximum {
            let message =
                "the text has \(needs.count) Unicode scalars and exceeds the limit of \(maximum)"
            note(.textTooLong, node, message + " (limit scalarsPerText)", "truncated")
            text = String(text.unicodeScalars.prefix(maximum))
            needs.count = maximum
        }
        scalars += needs.count
        guard scalars <= limits.scalars else {
            let message = "the document exceeds the limit of \(limits.scalars) Unicode scalars"
            throw refusal(.tooMuchText, node, message + " (limit scalars)")
        }
        if needs.hasLineEnds || needs.hasControls || needs.hasAttachments {
            text = CleanText.plain(text)
        }
        if needs.hasControls {
            note(.controlCharacter, node, "the text contains control characters", "removed")
        }
        if needs.hasAttachments {
            let message = "the text contains U+FFFC, which is reserved for attachments"
            note(.controlCharacter, node, message, "replaced by U+FFFD")
        }
        let limit = limits.scalarsPerCharacter
        if needs.mayStack, needs.count > limit, let cut = CleanText.unstacked(text, limit) {
            text = cut
            let message = "a character exceeds the limit of \(limit) Unicode scalars"
            note(.tooManyMarks, node, message + " (limit scalarsPerCharacter)", "truncated")
        }
        if needs.hasDirections {
            text = BidirectionalText.isolated(text)
            let message = "the text contains bidirectional control characters"
            note(.bidirectionalControl, node, message, "isolated within their lines")
        }
        return text
    }
}

/// Makes text from a server safe to show.
enum CleanText {
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

    /// Returns the text without control characters, with uniform line endings and no U+FFFC.
    static func plain(_ text: String) -> String {
        var result = ""
        var last: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            defer { last = scalar }
            switch scalar.value {
            case 0x0A where last == "\r": break
            case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: result.unicodeScalars.append("\n")
            case 0xFFFC: result.unicodeScalars.append("\u{FFFD}")
            case 0x09: result.unicodeScalars.append(scalar)
            case ..<0x20, 0x7F..<0xA0: break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns the text with at most `limit` scalars per character, or `nil` if nothing changes.
    static func unstacked(_ text: String, _ limit: Int) -> String? {
        // Characters: their scalars are counted.
        guard text.contains(where: { $0.unicodeScalars.count > limit }) else { return nil }
        return text.reduce(into: "") { $0.unicodeScalars += $1.unicodeScalars.prefix(limit) }
    }
}
