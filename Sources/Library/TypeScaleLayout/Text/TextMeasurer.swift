import TypeScaleFonts

/// Measures spans one after another, and finds the offsets at which lines may end.
struct TextMeasurer {
    /// The maximum length of text, in UTF-8 bytes.
    private static let maximumLength = 1 << 30

    private var result: MeasuredText
    private var missing: [Unicode.Scalar] = []
    private var listed: Set<Unicode.Scalar> = []
    private var position = 0.0
    private var variance = 0.0
    private var offset = 0
    /// The ellipses of the last fonts.
    private var ellipses: [(key: EllipsisKey, ellipsis: Ellipsis)] = []
    private let measuresEllipses: Bool
    /// The levels of all characters, or `nil` if all text is read from left to right.
    private let bidi: BidiText?
    /// The number of characters measured so far, if there are levels.
    private var character = 0
    /// The context at ``contextEnd``.
    private var context = ScriptContext()
    /// The offset after the text whose scripts are known.
    private var contextEnd = 0

    /// Creates a measurer that adds spans to text.
    ///
    /// Text without ellipses cannot be truncated.
    init(_ text: MeasuredText, measuresEllipses: Bool = true) {
        result = text
        self.measuresEllipses = measuresEllipses
        bidi = BidiText(
            text.spans.map { $0.text },
            base: text.style.direction == .leftToRight ? 0 : 1
        )
        if let bidi { result.baseLevel = bidi.base }
    }

    /// Measures the next span.
    mutating func add(_ index: Int) throws(FontError) {
        var span = result.spans[index]
        guard span.text.utf8.count <= Self.maximumLength - offset else {
            throw FontError(
                .exceededResourceLimit,
                "text",
                "the text exceeds the limit of 1 GiB; measure the text in parts"
            )
        }
        result.spanOffsets.append(offset)
        result.text += span.text
        if measuresEllipses { try addEllipsis(of: span) }
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
    consuming func measured() -> MeasuredText {
        result.offsets.append(Int32(clamping: offset))
        append(position)
        result.missing = missing
        result.segments = result.segments(result.style.lineBreakStrategy)
        return result
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
        let text = isWhole ? span.text : String(result.text(in: offset..<end))
        let first = result.offsets.count
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
            result.levels += repeatElement(level, count: result.offsets.count - first)
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
        let isPart = text.utf8.count < span.text.utf8.count || result.spans.count > 1
        if isPart, case .file = face, span.features != .none {
            context.skip(result.text, from: contextEnd, to: offset)
            contextEnd = offset + text.utf8.count
            var next = index
            var start = offset - result.spanOffsets[index]
            while !context.isStarted, next < result.spans.count {
                context.start(with: result.spans[next].text, from: start)
                (next, start) = (next + 1, 0)
            }
            context.isStarted = true
            join(text, index)
        }
        return try span.glyphs(of: text, in: face, direction, &context)
    }

    /// Sets the characters that are next to a text at the offset, so that letters join them.
    private mutating func join(_ text: String, _ index: Int) {
        let all = result.text.unicodeScalars
        let start = result.text.utf8.index(result.text.startIndex, offsetBy: offset)
        let end = result.text.utf8.index(start, offsetBy: text.utf8.count)
        var after = Array(all[end...].prefix(ScriptContext.joiningDistance))
        var next = index + 1
        while after.count < ScriptContext.joiningDistance, next < result.spans.count {
            let rest = ScriptContext.joiningDistance - after.count
            after += result.spans[next].text.unicodeScalars.prefix(rest)
            next += 1
        }
        context.join(before: all[..<start].reversed(), after: after)
    }

    /// Appends a position, and its variance unless all are zero.
    private mutating func append(_ position: Double) {
        if variance > 0 {
            while result.variances.count < result.positions.count { result.variances.append(0) }
            result.variances.append(variance)
        }
        result.positions.append(position)
    }

    private mutating func add(
        _ run: GlyphRun,
        of text: String,
        in face: FontInstance,
        _ size: Double,
        _ index: Int
    ) {
        let start = offset
        let firstCluster = result.offsets.count
        let origin = position
        let em = Double(run.unitsPerEm)
        var units = 0.0
        var firstGlyphs: [Int32] = []
        // Reserving space for every run would copy the arrays each time.
        if result.offsets.isEmpty {
            result.offsets.reserveCapacity(run.glyphs.count + 1)
            result.positions.reserveCapacity(run.glyphs.count + 1)
        }
        firstGlyphs.reserveCapacity(run.glyphs.count)
        var text = text
        text.withSpan { bytes in
            var scalars = 0
            var byte = 0
            var last = -1
            for (number, glyph) in run.glyphs.enumerated() {
                let cluster = glyph.cluster
                if cluster != last {
                    while scalars < cluster, byte < bytes.count {
                        scalars += 1
                        byte += bytes[byte].scalarLength
                    }
                    // Characters before the first glyph belong to its cluster.
                    result.offsets.append(Int32(clamping: start + (number == 0 ? 0 : byte)))
                    append(origin + units * size / em)
                    firstGlyphs.append(Int32(clamping: number))
                    last = cluster
                }
                units += glyph.advance
                if number < run.variances.count {
                    variance += run.variances[number] * (size / em) * (size / em)
                }
            }
        }
        if run.glyphs.isEmpty {
            result.offsets.append(Int32(clamping: start))
            append(origin)
            firstGlyphs.append(0)
        }
        position = origin + units * size / em
        result.limit = max(result.limit, run.widthLimit)
        result.margin.add(run.margin, scale: size / em)
        offset = start + text.utf8.count
        for scalar in run.missing where listed.insert(scalar).inserted { missing.append(scalar) }
        addShaping(run.needsShaping, in: text, from: start)
        // Only faces from files have glyphs.
        guard case .file(let face) = face else { return }
        result.pieces.append(
            MeasuredPiece(
                span: index,
                face: face,
                glyphs: run.glyphs,
                clusters: firstCluster..<result.offsets.count,
                firstGlyphs: firstGlyphs.count == run.glyphs.count ? nil : firstGlyphs
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
            result.needsShaping.append(lower..<skip(to: range.upperBound))
        }
    }

    private mutating func addCluster(_ bytes: Int, _ width: Double) {
        result.offsets.append(Int32(clamping: offset))
        append(position)
        offset += bytes
        position += width
        guard let bidi else { return }
        result.levels.append(bidi.levels[character])
        character += 1
    }

    private mutating func addEllipsis(of span: TextSpan) throws(FontError) {
        let key = EllipsisKey(
            face: span.face,
            pointSize: span.pointSize,
            letterSpacing: span.letterSpacing,
            features: span.features
        )
        if let known = ellipses.first(where: { $0.key == key }) {
            result.ellipses.append(known.ellipsis)
            return
        }
        let ellipsis = try Ellipsis(span)
        // A text usually has a few fonts.
        if ellipses.count == 16 { ellipses.removeFirst() }
        ellipses.append((key, ellipsis))
        result.ellipses.append(ellipsis)
    }
}

extension String {
    /// Whether the first byte of a newline or a tab is in the text.
    fileprivate var mayContainLineControls: Bool {
        for byte in utf8 where byte &- 9 < 5 || byte == 0xC2 || byte == 0xE2 { return true }
        return false
    }
}
