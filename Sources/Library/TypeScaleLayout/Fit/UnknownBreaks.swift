import TypeScaleFonts

/// The places at which lines may end in text whose words only a dictionary finds.
///
/// The text fits with any dictionary if it fits without breaks in the words. It does not fit with
/// any dictionary if it does not even fit with breaks between all characters of the words.
struct UnknownBreaks {
    /// The segments of the text, divided between all characters of such words.
    private(set) var segments: [TextSegment] = []

    /// Whether each undivided segment contains such words.
    private(set) var isDivided: [Bool] = []

    /// Creates the places, or returns `nil` if the text has no such words.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - offsets: The UTF-8 offsets of the clusters, followed by the end of the text.
    ///   - undivided: The parts of the text between offsets at which a line may end.
    ///   - startsCharacter: Whether a character begins at each cluster, or an empty array if one
    ///     begins at all of them.
    init?(
        _ text: inout String,
        _ offsets: [Int32],
        _ undivided: [TextSegment],
        _ startsCharacter: [Bool]
    ) {
        let isUsed = text.withSpan { bytes in
            guard ComplexContext.isUsed(in: bytes, 0..<bytes.count) else { return false }
            var start = 0
            for segment in undivided {
                divide(segment, from: start, bytes, offsets, startsCharacter)
                start = Int(segment.end)
            }
            return true
        }
        guard isUsed else { return nil }
    }

    private mutating func divide(
        _ segment: TextSegment,
        from start: Int,
        _ bytes: Span<UInt8>,
        _ offsets: [Int32],
        _ startsCharacter: [Bool]
    ) {
        var isInWord = false
        var hasWord = false
        for cluster in start..<max(start, Int(segment.visibleEnd)) {
            let range = Int(offsets[cluster])..<Int(offsets[cluster + 1])
            let isPart = ComplexContext.isUsed(in: bytes, range)
            if isPart || isInWord, cluster > start,
                startsCharacter.isEmpty || startsCharacter[cluster]
            {
                segments.append(
                    TextSegment(
                        end: Int32(clamping: cluster),
                        visibleEnd: Int32(clamping: cluster),
                        isMandatory: false,
                        endsInTab: false
                    )
                )
            }
            isInWord = isPart
            hasWord = hasWord || isPart
        }
        segments.append(segment)
        isDivided.append(hasWord)
    }
}
