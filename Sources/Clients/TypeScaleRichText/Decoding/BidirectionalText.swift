enum BidirectionalText {
    /// Isolates each line that contains bidirectional controls ([UAX
    /// #9](https://www.unicode.org/reports/tr9/)), and returns the text.
    static func isolated(_ text: String) -> String {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in String(isolatedLine(line)) }
            .joined(separator: "\n")
    }

    private static func isolatedLine(
        _ line: String.UnicodeScalarView.SubSequence
    ) -> String.UnicodeScalarView {
        var result = String.UnicodeScalarView()
        /// The characters that will end the open embeddings and isolates, in nesting order.
        var ends: [Unicode.Scalar] = []
        var hasChanges = false
        for scalar in line {
            switch scalar.value {
            case 0x202A, 0x202B, 0x202D, 0x202E: ends.append("\u{202C}")
            case 0x2066...0x2068: ends.append("\u{2069}")
            // U+202C ends an embedding, but only in the innermost isolate.
            case 0x202C where ends.last == scalar: ends.removeLast()
            case 0x202C: continue
            case 0x2069:
                // U+2069 ends an isolate and all embeddings in it.
                guard let open = ends.lastIndex(of: scalar) else { continue }
                ends.removeSubrange(open...)
            default:
                result.append(scalar)
                continue
            }
            hasChanges = true
            result.append(scalar)
        }
        guard hasChanges else { return result }
        result.append(contentsOf: ends.reversed())
        return "\u{2068}".unicodeScalars + result + "\u{2069}".unicodeScalars
    }
}
