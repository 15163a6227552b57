import TypeScaleFonts

/// Measures spans one after another, and finds the offsets at which lines may end.
struct TextMeasurer: ~Copyable {
    /// The maximum length of text, in UTF-8 bytes.
    private static let maximumLength = 1 << 30

    private let spans: [TextSpan]
    private let style: ParagraphStyle

    // The parts of ``MeasuredContent``:
    private var whole = ""
    private var pieces: [MeasuredPiece] = []
    private var offsets: [Int32] = []
    private var positions: [Double] = []
    private var variances: [Double] = []
    private var levels: [BidiLevel] = []
    private var spanOffsets: [Int] = []
    private var missing: [Unicode.Scalar] = []
    private var limit = WidthExactness.exact
    private var margin = WidthMargin.none
    private var needsShaping: [Range<Int>] = []

    private var listed: Set<Unicode.Scalar> = []
    private var position = 0.0
    private var variance = 0.0
    private var offset = 0
    /// The levels of all characters, or `nil` if all text is read from left to right.
    private let bidi: BidiText?
    /// The number of characters measured so far, if there are levels.
    private var character = 0
    /// The context at ``contextEnd``.
    private var context = ScriptContext()
    /// The offset after the text whose scripts are known.
    private var contextEnd = 0

    /// Measures spans.
    static func measure(
        _ spans: [TextSpan],
        _ style: ParagraphStyle
    ) throws(FontError) -> MeasuredContent {
        var measurer = TextMeasurer(spans, style)
        for index in spans.indices { try measurer.add(index) }
        return measurer.content()
    }

    private init(_ spans: [TextSpan], _ style: ParagraphStyle) {
        (self.spans, self.style) = (spans, style)
        bidi = BidiText(spans.map { $0.text }, base: style.direction == .leftToRight ? 0 : 1)
    }

    /// Measures the next span.
    private mutating func add(_ index: Int) throws(FontError) {
        var span = spans[index]
        guard span.text.utf8.count <= Self.maximumLength - offset else {
            throw FontError(
                .exceededResourceLimit,
                "text",
                "the text exceeds the limit of 1 GiB; measure the text in parts"
            )
        }
        spanOffsets.append(offset)
        whole += span.text
        if case .object(let width, _, _) = span.content {
            addCluster(span.text.utf8.count, width.length)
            return
        }
        let levels = bidi?.levels ?? []
        let isSplit = !levels.isEmpty || span.text.mayContainLineControls
        // The parts of a text have the language of the whole text.
        if case .system = span.face, span.language == nil, isSplit || !span.fallbacks.isEmpty {
            span.language = SystemFace.language(of: span.text)
        }
        guard isSplit else {
            return try shape(to: offset + span.text.utf8.count, span, index, nil)
        }
        // Each part is in one direction. Newlines and tabs have no glyphs.
        var level: BidiLevel?
        var end = offset
        for scalar in span.text.unicodeScalars {
            let isControl = scalar.isLineControl
            if !levels.isEmpty || isControl {
                let next = levels.isEmpty ? nil : levels[character]
                if isControl || next != level {
                    try shape(to: end, span, index, level)
                    level = next
                }
                if isControl {
                    addCluster(UTF8.width(scalar), 0)
                } else {
                    character += 1
                }
            }
            end += UTF8.width(scalar)
        }
        try shape(to: end, span, index, level)
    }

    /// Returns the text measured so far, with the offsets at which lines may end.
    private consuming func content() -> MeasuredContent {
        offsets.append(Int32(clamping: offset))
        append(position)
        let segments = SegmentFinder.segments(of: &whole, offsets, spans, style)
        return MeasuredContent(
            text: whole,
            spans: spans,
            pieces: pieces,
            offsets: offsets,
            positions: positions,
            variances: variances,
            levels: levels,
            baseLevel: bidi?.base ?? 0,
            segments: segments,
            spanOffsets: spanOffsets,
            missing: missing,
            limit: limit,
            margin: margin,
            needsShaping: needsShaping
        )
    }
}

extension TextMeasurer {
    /// Measures the text up to an offset, which is at one level and has no newlines or tabs.
    private mutating func shape(
        to end: Int,
        _ span: TextSpan,
        _ index: Int,
        _ level: BidiLevel?
    ) throws(FontError) {
        guard offset < end else { return }
        let isWhole = end - offset == span.text.utf8.count
        let text =
            isWhole ? span.text : String(whole.utf8.dropFirst(offset).prefix(end - offset)) ?? ""
        let first = offsets.count
        let direction = level.map {
            $0.isMultiple(of: 2) ? GlyphRun.Direction.leftToRight : .rightToLeft
        }
        let before = (context, contextEnd)
        let run = try glyphs(of: text, in: span.face, span, index, direction)
        if run.missing.isEmpty || span.fallbacks.isEmpty {
            add(run, of: text, in: span.face, span.pointSize, index)
        } else {
            (context, contextEnd) = before
            let faces = [span.face] + span.fallbacks.map(FontInstance.file)
            for stretch in try TextStretch.stretches(of: text, in: faces) {
                let face = faces[stretch.fontIndex]
                let run = try glyphs(of: stretch.text, in: face, span, index, direction)
                add(run, of: stretch.text, in: face, span.pointSize, index)
            }
        }
        if let level {
            levels += repeatElement(level, count: offsets.count - first)
        }
    }

    /// Returns the glyphs for the next text, with the script of the text before it.
    private mutating func glyphs(
        of text: String,
        in face: FontInstance,
        _ span: TextSpan,
        _ index: Int,
        _ direction: GlyphRun.Direction?
    ) throws(FontError) -> GlyphRun {
        let isPart = text.utf8.count < span.text.utf8.count || spans.count > 1
        if isPart, case .file = face, span.features != .none {
            context.skip(whole, from: contextEnd, to: offset)
            contextEnd = offset + text.utf8.count
            var next = index
            var start = offset - spanOffsets[index]
            while !context.isStarted, next < spans.count {
                context.start(with: spans[next].text, from: start)
                (next, start) = (next + 1, 0)
            }
            context.isStarted = true
            join(text, index)
        }
        return try span.glyphs(of: text, in: face, direction, &context)
    }

    /// Sets the characters that are next to a text at the offset, so that letters join them.
    private mutating func join(_ text: String, _ index: Int) {
        let all = whole.unicodeScalars
        let start = whole.utf8.index(whole.startIndex, offsetBy: offset)
        let end = whole.utf8.index(start, offsetBy: text.utf8.count)
        let distance = ScriptContext.joiningDistance
        var before: [UInt32] = []
        var after: [UInt32] = []
        // Letters do not join ASCII characters. Most parts are between spaces.
        if let last = all[..<start].last, !last.isASCII {
            before = all[..<start].suffix(distance).reversed().map { $0.value }
        }
        var rest = all[end...]
        var next = index + 1
        while after.count < distance {
            if let scalar = rest.popFirst() {
                if after.isEmpty, scalar.isASCII { break }
                after.append(scalar.value)
            } else if next < spans.count {
                rest = spans[next].text.unicodeScalars[...]
                next += 1
            } else {
                break
            }
        }
        context.join(before: before, after: after)
    }

    /// Appends a position, and its variance unless all are zero.
    private mutating func append(_ position: Double) {
        if variance > 0 {
            while variances.count < positions.count { variances.append(0) }
            variances.append(variance)
        }
        positions.append(position)
    }

    private mutating func add(
        _ run: GlyphRun,
        of text: String,
        in face: FontInstance,
        _ size: Double,
        _ index: Int
    ) {
        let start = offset
        let firstCluster = offsets.count
        let origin = position
        let em = Double(run.unitsPerEm)
        var units = 0.0
        /// The first glyph of each cluster, unless each glyph is a cluster.
        var firstGlyphs: [Int32]?
        // Reserving space for every run would copy the arrays each time.
        if offsets.isEmpty {
            offsets.reserveCapacity(run.glyphs.count + 1)
            positions.reserveCapacity(run.glyphs.count + 1)
        }
        var text = text
        text.withSpan { bytes in
            let glyphs = run.glyphs.span
            var scalars = 0
            var byte = 0
            var last = -1
            for number in glyphs.indices {
                let cluster = glyphs[number].cluster
                if cluster == last {
                    if firstGlyphs == nil { firstGlyphs = (0..<number).map { Int32(clamping: $0) } }
                } else {
                    while scalars < cluster, byte < bytes.count {
                        scalars += 1
                        byte += bytes[byte].scalarLength
                    }
                    // Characters before the first glyph belong to its cluster.
                    offsets.append(Int32(clamping: start + (number == 0 ? 0 : byte)))
                    append(origin + units * size / em)
                    firstGlyphs?.append(Int32(clamping: number))
                    last = cluster
                }
                units += glyphs[number].advance
                if number < run.variances.count {
                    variance += run.variances[number] * (size / em) * (size / em)
                }
            }
        }
        if run.glyphs.isEmpty {
            offsets.append(Int32(clamping: start))
            append(origin)
        }
        position = origin + units * size / em
        limit = max(limit, run.widthLimit)
        margin.add(run.margin, scale: size / em)
        offset = start + text.utf8.count
        for scalar in run.missing where listed.insert(scalar).inserted { missing.append(scalar) }
        addShaping(run.needsShaping, in: text, from: start)
        // Only faces from files have glyphs.
        guard case .file(let face) = face else { return }
        pieces.append(
            MeasuredPiece(
                span: index,
                face: face,
                glyphs: run.glyphs,
                clusters: firstCluster..<offsets.count,
                firstGlyphs: firstGlyphs
            )
        )
    }

    /// Converts ascending ranges that need shaping from scalars to bytes, and adds them.
    private mutating func addShaping(_ ranges: [Range<Int>], in text: String, from start: Int) {
        var scalars = 0
        var rest = text.unicodeScalars[...]
        var byte = start
        func skip(to end: Int) -> Int {
            while scalars < end, let scalar = rest.popFirst() {
                scalars += 1
                byte += UTF8.width(scalar)
            }
            return byte
        }
        for range in ranges {
            let lower = skip(to: range.lowerBound)
            needsShaping.append(lower..<skip(to: range.upperBound))
        }
    }

    private mutating func addCluster(_ bytes: Int, _ width: Double) {
        offsets.append(Int32(clamping: offset))
        append(position)
        offset += bytes
        position += width
        guard let bidi else { return }
        levels.append(bidi.levels[character])
        character += 1
    }
}

extension String {
    /// Whether the first byte of a newline or a tab is in the text.
    fileprivate var mayContainLineControls: Bool {
        for byte in utf8 where byte &- 9 < 5 || byte == 0xC2 || byte == 0xE2 { return true }
        return false
    }
}
