import TypeScaleDiagnostics

/// Writes the fake translation of a text without its brackets.
struct PseudoWriter {
    private let locale: PseudoLocale
    private let source: [UInt8]
    /// The offsets of the markup that is not yet written.
    private var markup: ArraySlice<Range<Int>>
    private var output: [UInt8] = []

    /// Returns the fake translation of a text.
    ///
    /// If braces in the text are not placeholders, the others remain as they are.
    static func text(
        from source: String,
        _ syntaxes: PlaceholderSyntaxes,
        _ locale: PseudoLocale
    ) -> String {
        var writer = PseudoWriter(locale, Array(source.utf8))
        for syntaxes in [syntaxes, syntaxes.intersection(.printf)] {
            var parser = MessageParser(source, syntaxes, nil)
            guard let nodes = try? parser.parse() else { continue }
            writer.write(nodes)
            return String(decoding: writer.output, as: UTF8.self)
        }
        writer.write([.literal(source, 0..<writer.source.count)])
        return String(decoding: writer.output, as: UTF8.self)
    }

    private init(_ locale: PseudoLocale, _ source: [UInt8]) {
        self.locale = locale
        self.source = source
        markup = PseudoMarkup.ranges(in: source)[...]
    }

    /// Writes the whole text, or the text of a branch.
    private mutating func write(_ nodes: [MessageNode]) {
        // The text without markup and placeholders.
        var text: [UInt8] = []
        var hasChoice = false
        for node in nodes {
            switch node {
            case .literal(_, let range): writeText(range, to: &text)
            case .number(let range):
                text += source[range]
                writePlaceholder(range, marks: locale == .rightToLeft)
            case .placeholder(let placeholder), .substitution(_, let placeholder):
                writePlaceholder(placeholder.range, marks: true)
            case .choice(let choice):
                hasChoice = true
                var index = choice.range.lowerBound
                for branch in choice.branches {
                    output += source[index..<branch.range.lowerBound]
                    write(branch.nodes)
                    index = branch.range.upperBound
                }
                output += source[index..<choice.range.upperBound]
            }
        }
        let plain = String(decoding: text, as: UTF8.self)
        switch locale {
        case .longer: output += PseudoExpansion.longer(plain).utf8
        // As in Android, only the innermost messages grow.
        case .accented where !hasChoice: output += PseudoExpansion.words(plain.count / 2).utf8
        case .accented, .tall, .rightToLeft: break
        }
    }

    /// Returns the end of the markup around an offset, or `nil` if the offset is not in markup.
    private mutating func endOfMarkup(at index: Int) -> Int? {
        while let first = markup.first, first.upperBound <= index { markup.removeFirst() }
        return markup.first.flatMap { $0.lowerBound <= index ? $0.upperBound : nil }
    }

    private mutating func writePlaceholder(_ range: Range<Int>, marks: Bool) {
        let isText = marks && endOfMarkup(at: range.lowerBound) == nil
        let (start, end) =
            switch locale {
            case .accented where isText: ("»", "«")
            case .rightToLeft where isText: (Self.startOfWord, Self.endOfWord)
            default: ("", "")
            }
        output += start.utf8
        output += source[range]
        output += end.utf8
    }

    /// A right-to-left mark and an override.
    private static let startOfWord = "\u{200F}\u{202E}"
    /// The end of the override, and a right-to-left mark.
    private static let endOfWord = "\u{202C}\u{200F}"

    private mutating func writeText(_ range: Range<Int>, to text: inout [UInt8]) {
        var index = range.lowerBound
        var isInWord = false
        while index < range.upperBound {
            let byte = source[index]
            let end = endOfMarkup(at: index)
            let isBetweenWords = end != nil || byte == 0x20 || 0x09...0x0D ~= byte
            if locale == .rightToLeft, isInWord == isBetweenWords {
                output += (isInWord ? Self.endOfWord : Self.startOfWord).utf8
                isInWord.toggle()
            }
            if let end {
                output += source[index..<min(end, range.upperBound)]
                index = end
                continue
            }
            text.append(byte)
            if let letter = PseudoLetters.letter(byte, locale) {
                output += letter.utf8
            } else {
                output.append(byte)
            }
            index += 1
        }
        if isInWord { output += Self.endOfWord.utf8 }
    }
}
