extension TextLayout {
    /// The indices of the lines that end where only a dictionary can tell whether a word ends.
    ///
    /// Thai, Lao, Khmer, Burmese and related scripts are written without spaces between words.
    /// UIKit's labels break lines between the words, which they find in a dictionary. With a
    /// dictionary, such a line can end elsewhere, and so can the lines after it in its paragraph.
    ///
    ///     if !layout.linesNeedingDictionary.isEmpty { print("lines may end within words") }
    ///
    /// The property is empty if the lines are the same with any dictionary.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public var linesNeedingDictionary: [Int] {
        var words = text.text
        guard text.style.lineBreakMode != .characterWrapping,
            words.withSpan({ ComplexContext.isUsed(in: $0, $0.indices) })
        else { return [] }
        let strategy = text.style.lineBreakStrategy.union(.southeastAsianWordPriority)
        let undivided = text.segments(strategy)
        let hasWords = words.withSpan { bytes in
            undivided.indices.map { index in
                let start = index > 0 ? undivided[index - 1].end : 0
                let end = max(start, undivided[index].visibleEnd)
                let range = Int(text.offsets[Int(start)])..<Int(text.offsets[Int(end)])
                return ComplexContext.isUsed(in: bytes, range)
            }
        }
        return placedLines.indices.filter { line in
            let end = placedLines[line].range.upperBound
            let index = segment(at: end, in: undivided)
            guard index < undivided.count else { return false }
            guard index > 0, text.offsets[Int(undivided[index - 1].end)] == end else {
                return hasWords[index]
            }
            return !undivided[index - 1].isMandatory && mayMove(index, undivided, hasWords)
        }
    }

    /// Returns the index of the segment that contains an offset, or that starts there.
    private func segment(at offset: Int, in segments: [TextSegment]) -> Int {
        partitionPoint(segments.count) { text.offsets[Int(segments[$0].end)] <= offset }
    }

    /// Returns whether a word may move between a line and the next, which starts with a segment.
    private func mayMove(_ index: Int, _ undivided: [TextSegment], _ hasWords: [Bool]) -> Bool {
        /// Returns whether the layout keeps the words of a segment together.
        func isWhole(_ index: Int) -> Bool {
            let start = undivided[index - 1].end
            guard hasWords[index], undivided[index].visibleEnd - start > 1 else { return false }
            let own = segment(at: Int(text.offsets[Int(start)]), in: text.segments)
            return text.segments[own].end == undivided[index].end
        }
        func endsParagraph(_ index: Int) -> Bool {
            index == undivided.count - 1 || undivided[index].isMandatory
        }
        if isWhole(index) { return true }
        guard text.style.lineBreakStrategy.contains(.pushOut) else { return false }
        // If the last line of a paragraph contains only one word, another word moves there.
        if endsParagraph(index) { return hasWords[index - 1] || hasWords[index] }
        return endsParagraph(index + 1) && isWhole(index + 1)
    }
}

extension MeasuredText {
    /// Returns the parts of the text between offsets at which a line may end by a strategy.
    fileprivate func segments(_ strategy: LineBreakStrategy) -> [TextSegment] {
        var (text, style) = (text, style)
        style.lineBreakStrategy = strategy
        return SegmentFinder.segments(of: &text, offsets, spans, style)
    }
}
