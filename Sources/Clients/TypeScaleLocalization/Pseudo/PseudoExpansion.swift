import TypeScaleDocuments

/// The text that a fake translation adds to a text.
enum PseudoExpansion {
    /// IBM's maximum of additional characters in percent, by the number of characters.
    private static let percentages: [(characters: Int, percentage: Int)] = [
        (10, 200), (20, 100), (30, 80), (50, 60), (70, 40), (.max, 30),
    ]

    /// Returns the repetition that makes a text as long as its longest usual translation.
    ///
    /// The repetition begins with a space, and contains no syntax characters.
    static func longer(_ text: String) -> String {
        let count = text.count
        let percentage = percentages.first { count <= $0.characters }?.percentage ?? 0
        let target = (count * percentage + 99) / 100
        let words = text.unicodeScalars.split(whereSeparator: isSeparator).map { Substring($0) }
        guard target > 1, !words.isEmpty else { return "" }
        var addition = ""
        var length = 0
        var index = 0
        while length < target {
            // A single letter follows each space.
            let word = words[index % words.count].prefix(max(1, target - length - 1))
            addition += " " + word
            length += 1 + word.count
            index += 1
        }
        return addition
    }

    /// Returns whether a scalar is white space or possibly syntax.
    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar.isASCII && !UInt8(ascii: scalar).isInName
    }

    /// Returns words that are longer than `length` characters, after a space.
    static func words(_ length: Int) -> String {
        guard length > 0 else { return "" }
        var text = ""
        var count = -1
        var index = 0
        while count <= length {
            let word = words[index % words.count]
            text += " " + word
            count += 1 + word.count
            index += 1
        }
        return text
    }

    private static let words = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]
}
