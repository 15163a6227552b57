extension TextLayout {
    /// What is seen on a line: its text without the spaces at its end, and an ellipsis where it has one.
    ///
    /// - Parameter line: A line of this layout.
    /// - Returns: The text.
    public func seenText(on line: TextLine) -> String {
        let head = text.text(of: line.content.head)
        guard line.hasEllipsis else { return head }
        return head + "\u{2026}" + text.text(of: line.content.tail)
    }
}

extension MeasuredText {
    /// The text of some clusters.
    fileprivate func text(of clusters: Range<Int>) -> String {
        guard !clusters.isEmpty else { return "" }
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: Int(offsets[clusters.lowerBound]))
        let count = Int(offsets[clusters.upperBound] - offsets[clusters.lowerBound])
        return String(text[start..<utf8.index(start, offsetBy: count)])
    }
}
