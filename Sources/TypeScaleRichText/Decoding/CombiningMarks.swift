/// Scalars that join the character before them.
enum CombiningMarks {
    /// How many of them a text begins with.
    static func count(atStartOf text: String) -> Int {
        // Nothing below U+0300 joins, nor do the ideographs and the syllables.
        guard let first = text.unicodeScalars.first, first.value >= 0x300,
            !(0x4E00...0x9FFF ~= first.value), !(0xAC00...0xD7A3 ~= first.value)
        else { return 0 }
        return text.unicodeScalars.prefix(while: isMark).count
    }

    /// A text without some scalars behind others.
    static func dropping(_ count: Int, behind start: Int, of text: String) -> String {
        let scalars = text.unicodeScalars
        var result = String.UnicodeScalarView(scalars.prefix(start))
        result.append(contentsOf: scalars.dropFirst(start + count))
        return String(result)
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: true
        default: scalar == "\u{200D}"
        }
    }
}

extension RichTextInline {
    /// The text that a part is shown as; `nil` for what is shown as no text.
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
