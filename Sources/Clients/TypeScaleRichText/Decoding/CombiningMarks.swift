/// The Unicode scalars that combine with the previous character.
enum CombiningMarks {
    static func count(atStartOf text: String) -> Int {
        // Scalars below U+0300, ideographs and Hangul syllables do not combine.
        guard let first = text.unicodeScalars.first, first.value >= 0x300,
            !(0x4E00...0x9FFF ~= first.value), !(0xAC00...0xD7A3 ~= first.value)
        else { return 0 }
        return text.unicodeScalars.prefix(while: isMark).count
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: true
        default: scalar == "\u{200D}"
        }
    }
}

extension RichTextParser {
    /// Limits the marks at the start of new parts, because they combine with the previous part.
    mutating func limitMarks(of list: inout InlineList, from start: Int, _ node: Int) {
        let limit = limits.scalarsPerCharacter
        for index in start..<list.inlines.count {
            guard let text = list.inlines[index].shownText else {
                (list.lastText, list.marks) = ("", 0)
                continue
            }
            if text.isEmpty { continue }
            let marks = CombiningMarks.count(atStartOf: text)
            guard marks > 0 else {
                (list.lastText, list.marks) = (text, 0)
                continue
            }
            // Characters: marks extend the last one.
            let before = (list.lastText.last?.unicodeScalars.count ?? 0) + list.marks
            let kept = max(0, min(marks, limit - before))
            let rest = text.unicodeScalars.dropFirst(marks)
            // If the text consists only of marks, the next part can add more marks. The search for
            // the last character reads back through all flags before it, so it is not repeated.
            (list.lastText, list.marks) = rest.isEmpty ? ("", before + kept) : (text, 0)
            guard kept < marks else { continue }
            let message = "leading marks extend a character past \(limit) Unicode scalars"
            note(.tooManyMarks, node, message + " (limit scalarsPerCharacter)", "truncated")
            list.inlines[index].shownText = String(text.unicodeScalars.prefix(kept) + rest)
        }
    }
}

extension RichTextInline {
    /// The text to show for the part, or `nil` if the part is not shown as text.
    var shownText: String? {
        get {
            switch self {
            case .text(let inline): inline.text
            case .unknown(_, let alternative, _): alternative
            case .image(let image): image.url.isEmpty ? image.alternative : nil
            case .lineBreak, .spacer: nil
            }
        }
        set {
            switch self {
            case .text(var inline):
                inline.text = newValue ?? ""
                self = .text(inline)
            case .unknown(let kind, _, let payload):
                self = .unknown(kind: kind, alternative: newValue, payload: payload)
            case .image(var image):
                image.alternative = newValue
                self = .image(image)
            case .lineBreak, .spacer: break
            }
        }
    }
}
