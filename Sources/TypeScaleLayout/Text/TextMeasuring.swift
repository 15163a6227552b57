import TypeScaleFonts

/// Measures spans one after another: where their clusters stand, and where lines may end.
struct TextMeasuring {
    private(set) var text = ""
    private(set) var pieces: [MeasuredPiece] = []
    private(set) var offsets: [Int32] = []
    private(set) var positions: [Double] = []
    private(set) var segments: [TextSegment] = []
    private(set) var spanOffsets: [Int] = []
    private(set) var ellipses: [Ellipsis] = []
    private(set) var missing: [Unicode.Scalar] = []
    private(set) var needsShaping: [Range<Int>] = []

    private var known: Set<Unicode.Scalar> = []
    private var position = 0.0
    private var offset = 0
    private var ellipsisOfFont: [EllipsisKey: Ellipsis] = [:]

    /// Measures the next span.
    mutating func add(_ span: TextSpan, _ index: Int) throws(FontError) {
        guard span.text.utf8.count <= MeasuredText.longestText - offset else {
            throw FontError(
                code: .exceededResourceLimit,
                place: "text",
                detail: "the text is longer than is measured, 1 GiB"
            )
        }
        spanOffsets.append(offset)
        text += span.text
        try addEllipsis(of: span)
        if case .object(let width, _, _) = span.content {
            addCluster(span.text.utf8.count, width.length)
            return
        }
        // Newlines and tabs are no letters: fonts have no say in them.
        if !span.text.hasLineControl {
            if !span.text.isEmpty { try add(span.text, span, index) }
            return
        }
        var rest = span.text.unicodeScalars[...]
        while let first = rest.first {
            let stretch = rest.prefix { !$0.isLineControl }
            if stretch.isEmpty {
                addCluster(first.utf8Count, 0)
                rest = rest.dropFirst()
            } else {
                rest = rest[stretch.endIndex...]
                try add(String(stretch), span, index)
            }
        }
    }

    /// Finds where lines may end; after that nothing more is added.
    consuming func finished(_ strategy: LineBreakStrategy) -> TextMeasuring {
        offsets.append(Int32(clamping: offset))
        positions.append(position)
        spanOffsets.append(offset)
        findSegments(strategy)
        return self
    }
}

extension TextMeasuring {
    /// Measures text without newlines and tabs.
    private mutating func add(
        _ text: String,
        _ span: TextSpan,
        _ index: Int
    ) throws(FontError) {
        guard let face = span.font.face else {
            try addSystem(text, span, index)
            return
        }
        let size = span.font.font.pointSize
        let run = try span.run(of: text, in: face, size)
        if run.missing.isEmpty || span.fallbacks.isEmpty {
            add(run, of: text, face, size, index)
        } else {
            try addChain([face] + span.fallbacks, text, span, index)
        }
    }

    /// Measures text of which the first face has not all.
    private mutating func addChain(
        _ faces: [Typeface],
        _ text: String,
        _ span: TextSpan,
        _ index: Int
    ) throws(FontError) {
        let size = span.font.font.pointSize
        let fonts = faces.map(FontInstance.file)
        for stretch in try TextStretch.stretches(of: text, in: fonts) {
            let face = faces[stretch.fontIndex]
            let run = try span.run(of: stretch.text, in: face, size)
            add(run, of: stretch.text, face, size, index)
        }
    }

    /// Measures text in the system's font, of which the advances of ASCII are known.
    private mutating func addSystem(
        _ text: String,
        _ span: TextSpan,
        _ index: Int
    ) throws(FontError) {
        let size = span.font.font.pointSize
        var rest = text[...]
        while let first = rest.first {
            let isKnown = first.isSystemCharacter
            let stretch = rest.prefix { $0.isSystemCharacter == isKnown }
            rest = rest[stretch.endIndex...]
            if isKnown {
                for scalar in stretch.unicodeScalars {
                    let advance = SystemFont.advance(scalar, at: size, tracking: span.letterSpacing)
                    addCluster(scalar.utf8Count, advance ?? 0)
                }
            } else if span.fallbacks.isEmpty {
                for character in stretch {
                    addMissing(character.unicodeScalars)
                    addCluster(character.utf8.count, 0)
                }
            } else {
                try addChain(span.fallbacks, String(stretch), span, index)
            }
        }
    }

    private mutating func add(
        _ run: GlyphRun,
        of text: String,
        _ face: Typeface,
        _ size: Double,
        _ index: Int
    ) {
        let start = offset
        let firstCluster = offsets.count
        let origin = position
        let em = Double(face.unitsPerEm)
        var units = 0.0
        var firstGlyphs: [Int32] = []
        // A text of many stretches would be copied at each.
        if offsets.isEmpty {
            offsets.reserveCapacity(run.glyphs.count + 1)
            positions.reserveCapacity(run.glyphs.count + 1)
        }
        firstGlyphs.reserveCapacity(run.glyphs.count)
        var text = text
        text.withUTF8 { bytes in
            var scalars = 0
            var place = 0
            var last = -1
            for (number, glyph) in run.glyphs.enumerated() {
                let cluster = glyph.cluster
                if cluster != last {
                    while scalars < cluster, place < bytes.count {
                        scalars += 1
                        place += unsafe bytes[place].scalarLength
                    }
                    // Characters before the first glyph have none of their own, and belong to it.
                    offsets.append(Int32(clamping: start + (number == 0 ? 0 : place)))
                    positions.append(origin + units * size / em)
                    firstGlyphs.append(Int32(clamping: number))
                    last = cluster
                }
                units += glyph.advance
            }
        }
        if run.glyphs.isEmpty {
            offsets.append(Int32(clamping: start))
            positions.append(origin)
            firstGlyphs.append(0)
        }
        position = origin + units * size / em
        offset = start + text.utf8.count
        addMissing(run.missing)
        addShaping(run.needsShaping, in: text, from: start)
        pieces.append(
            MeasuredPiece(
                span: index,
                range: start..<offset,
                face: face,
                glyphs: run.glyphs,
                clusters: firstCluster..<offsets.count,
                firstGlyphs: firstGlyphs.count == run.glyphs.count ? nil : firstGlyphs
            )
        )
    }

    /// Takes ranges of scalars, in order, as ranges of bytes.
    private mutating func addShaping(_ ranges: [Range<Int>], in text: String, from start: Int) {
        var scalars = 0
        var rest = text.unicodeScalars[...]
        var place = start
        func skip(to end: Int) -> Int {
            while scalars < end, let scalar = rest.popFirst() {
                scalars += 1
                place += scalar.utf8Count
            }
            return place
        }
        for range in ranges {
            let lower = skip(to: range.lowerBound)
            needsShaping.append(lower..<skip(to: range.upperBound))
        }
    }

    private mutating func addCluster(_ bytes: Int, _ width: Double) {
        offsets.append(Int32(clamping: offset))
        positions.append(position)
        offset += bytes
        position += width
    }

    private mutating func addMissing(_ scalars: some Sequence<Unicode.Scalar>) {
        for scalar in scalars where known.insert(scalar).inserted { missing.append(scalar) }
    }

    private mutating func addEllipsis(of span: TextSpan) throws(FontError) {
        let key = EllipsisKey(span)
        if let known = ellipsisOfFont[key] {
            ellipses.append(known)
            return
        }
        let ellipsis = try Ellipsis(span)
        ellipsisOfFont[key] = ellipsis
        ellipses.append(ellipsis)
    }

    private mutating func findSegments(_ strategy: LineBreakStrategy) {
        let breaker = LineBreaker(strategy: strategy)
        var text = text
        text.withUTF8 { bytes in
            var scanner = unsafe LineBreakScanner(bytes, breaker)
            var cluster = 0
            var start = 0
            let hasTabs = unsafe bytes.contains(UInt8(ascii: "\t"))
            while let end = unsafe scanner.next() {
                while offsets[cluster] < end.offset, cluster + 1 < offsets.count {
                    // What follows a tab starts at its stop, whether a line may be broken there or
                    // not: before a bracket it may not, but that is the better of two evils.
                    if hasTabs, unsafe bytes[Int(offsets[cluster])] == UInt8(ascii: "\t"),
                        offsets[cluster + 1] < end.offset
                    {
                        segments.append(
                            TextSegment(
                                end: Int32(clamping: cluster + 1),
                                visibleEnd: Int32(clamping: cluster),
                                isMandatory: false,
                                endsInTab: true
                            )
                        )
                        start = cluster + 1
                    }
                    cluster += 1
                }
                // Within a cluster of glyphs, such as a ligature, no line can end.
                guard offsets[cluster] == end.offset || end.isMandatory else { continue }
                var visible = cluster
                var endsInTab = false
                while visible > start {
                    let place = Int(offsets[visible - 1])
                    guard unsafe TrailingSpace.isOne(bytes, place) else { break }
                    endsInTab = unsafe endsInTab || bytes[place] == UInt8(ascii: "\t")
                    visible -= 1
                }
                segments.append(
                    TextSegment(
                        end: Int32(clamping: cluster),
                        visibleEnd: Int32(clamping: visible),
                        isMandatory: end.isMandatory,
                        endsInTab: endsInTab
                    )
                )
                start = cluster
            }
        }
        self.text = text
    }
}
