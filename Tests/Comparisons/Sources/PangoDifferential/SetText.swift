@_spi(Comparisons) import TypeScaleFonts
import TypeScaleLayout

/// A text in one face, shaped as a whole and in parts to find reasons; all offsets are UTF-8 bytes.
struct SetText {
    private let bytes: [UInt8]
    private let face: Typeface
    private let features: FontFeatures
    private let pointSize: Double
    /// The start of each cluster, and the width of the text before it.
    private var positions: [Int: Double] = [:]
    /// The missing space characters, which the ordinary space replaces.
    private let standIns: Set<Unicode.Scalar>

    /// Pango rounds the advance and the kerning of a glyph, each to the nearest 1/1024 point.
    private static let roundingPerGlyph = 1.0 / 1024

    init(_ measured: MeasuredText) throws {
        guard case .file(let face) = measured.spans.first?.face else { throw NoFace() }
        bytes = Array(measured.text.utf8)
        self.face = face
        features = measured.spans[0].features
        pointSize = measured.spans[0].pointSize
        let bare = try GlyphRun(measured.text, in: face, features: .none)
        standIns = Set(bare.missing.filter { $0.properties.isWhitespace })
        var units = 0.0
        var next = 0
        let layout = measured.layout()
        let base = measured.style.direction
        for line in layout.lines {
            let runs = line.runs.sorted { $0.range.lowerBound < $1.range.lowerBound }
            for (number, run) in runs.enumerated() {
                // Trailing spaces are shaped with text in the direction of the paragraph.
                let isLast = number == runs.count - 1 && run.direction == base
                let end = isLast ? lineEnd(line.range) : run.range.upperBound
                try add(next..<run.range.lowerBound, base, &units)
                try add(run.range.lowerBound..<end, run.direction, &units)
                next = end
            }
        }
        try add(next..<bytes.count, base, &units)
        positions[bytes.count] = points(units)
    }

    struct NoFace: Error {}

    /// Returns the end of a line before its newline.
    private func lineEnd(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        for character in self[range].reversed() {
            guard character.isNewline else { break }
            end -= character.utf8.count
        }
        return end
    }

    /// Adds the positions of clusters in a part that is read in one direction.
    private mutating func add(
        _ range: Range<Int>,
        _ direction: ParagraphStyle.Direction,
        _ units: inout Double
    ) throws {
        let direction: GlyphRun.Direction =
            direction == .leftToRight ? .leftToRight : .rightToLeft
        var offsets = [range.lowerBound]
        for scalar in self[range].unicodeScalars {
            offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar))
        }
        for glyph in try run(range, direction).glyphs {
            let offset = offsets[glyph.cluster]
            if positions[offset] == nil { positions[offset] = points(units) }
            units += glyph.advance
        }
    }

    /// Returns the glyphs of a part, in which common characters have their script in the text.
    ///
    /// The part is shaped between the given characters.
    private func run(
        _ range: Range<Int>,
        _ direction: GlyphRun.Direction? = nil,
        between joiners: (before: String, after: String) = ("", "")
    ) throws -> GlyphRun {
        try GlyphRun(
            joiners.before + self[range] + joiners.after,
            in: face,
            features: features,
            direction: direction,
            before: self[0..<range.lowerBound],
            after: self[range.upperBound..<end]
        )
    }

    /// The characters between which Pango shapes a part of a word: letters join their neighbors,
    /// if these join them.
    private static let joiners = [
        ("", ""), ("\u{200D}", ""), ("", "\u{200D}"), ("\u{200D}", "\u{200D}"),
    ]

    private func points(_ units: Double) -> Double { units * pointSize / Double(face.unitsPerEm) }
}

extension SetText {
    /// The end offset.
    var end: Int { bytes.count }

    /// A part of the text.
    subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns whether the next visible character is a space, which Pango may omit.
    func isSpace(_ offset: Int) -> Bool {
        let character = self[offset..<min(offset + 24, end)].unicodeScalars.first {
            !$0.properties.isDefaultIgnorableCodePoint
        }
        return character?.properties.isWhitespace ?? false
    }

    /// Returns the offset after the invisible characters at an offset.
    func visibleStart(_ offset: Int) -> Int {
        var start = offset
        for scalar in self[offset..<min(offset + 24, end)].unicodeScalars {
            guard scalar.isDirectionFormat else { break }
            start += UTF8.width(scalar)
        }
        return start
    }

    /// Returns whether the character at an offset has a glyph that is not a space.
    func isVisible(_ offset: Int) -> Bool {
        guard let character = self[offset..<min(offset + 4, end)].unicodeScalars.first else {
            return false
        }
        return !character.properties.isWhitespace
            && !character.properties.isDefaultIgnorableCodePoint
    }

    /// Returns the maximum difference of a part's width because Pango rounds each glyph.
    func tolerance(_ range: Range<Int>) -> Double {
        Double(range.count + 1) * Self.roundingPerGlyph
    }

    /// Returns the maximum difference that missing space characters cause in a part's width.
    ///
    /// Their widths are fractions of other widths. TypeScale rounds them to whole font units, like
    /// HarfBuzz at that scale, and Pango to 1/1024 point.
    func standInTolerance(_ range: Range<Int>) -> Double {
        let count = self[range].unicodeScalars.count { standIns.contains($0) }
        return tolerance(range) + points(Double(count))
    }

    /// Returns whether a glyph begins at an offset, so that a line can begin there.
    func isClusterStart(_ place: Int) -> Bool { positions[place] != nil }

    /// Returns the width of a part within the text, kerned with its neighbors.
    func widthInside(_ range: Range<Int>) -> Double {
        position(range.upperBound) - position(range.lowerBound)
    }

    /// Returns the position at an offset; invisible characters without a glyph have the next one.
    private func position(_ place: Int) -> Double {
        (place...end).lazy.compactMap { positions[$0] }.first ?? 0
    }

    /// Returns the width of a part that is shaped on its own.
    func widthAlone(_ range: Range<Int>) throws -> Double {
        points(try run(range).units)
    }

    /// Returns the possible visible widths of a line that is shaped on its own with its trailing
    /// spaces.
    func widthsAlone(
        _ seen: Range<Int>,
        of line: Range<Int>,
        direction: GlyphRun.Direction? = nil
    ) throws -> [Double] {
        let shown = line.lowerBound..<lineEnd(line)
        let count = self[seen].unicodeScalars.count
        return try Self.joiners.map { joiners in
            let first = joiners.0.unicodeScalars.count
            let glyphs = try run(shown, direction, between: joiners).glyphs
            return points(glyphs.reduce(0) { $1.cluster < first + count ? $0 + $1.advance : $0 })
        }
    }

    /// Returns the width that a part gains if glyphs with negative advances move forward.
    func turned(_ range: Range<Int>) throws -> Double {
        let glyphs = try run(range).glyphs
        return points(glyphs.reduce(0) { $0 + 2 * max(0, -$1.advance) })
    }

    /// Returns the possible visible widths of a line, each of whose runs is shaped on its own.
    func widths(
        _ seen: Range<Int>,
        of line: Range<Int>,
        stretches: some Sequence<Int>
    ) throws -> Set<Double> {
        let end = lineEnd(line)
        var places = stretches.filter { $0 > line.lowerBound && $0 < min(end, seen.upperBound) }
        places = [line.lowerBound] + places.sorted() + [end]
        var sums: Set = [0.0]
        for (start, end) in zip(places, places.dropFirst()) {
            let shown = start..<min(end, seen.upperBound)
            let directions: [GlyphRun.Direction] = [.leftToRight, .rightToLeft]
            let widths = try directions.flatMap {
                try widthsAlone(shown, of: start..<end, direction: $0)
            }
            // Sums of the same kerning in another order differ only by floating-point error.
            sums = Set(sums.flatMap { sum in Set(widths).map { Self.rounded(sum + $0) } })
            guard sums.count < 100_000 else { return [] }
        }
        return sums
    }

    private static func rounded(_ width: Double) -> Double { (width * 65536).rounded() / 65536 }

    /// Returns a part without a trailing space.
    func withoutSpace(_ range: Range<Int>) -> Range<Int> {
        guard endsInSpace(range), let last = self[range].unicodeScalars.last else { return range }
        return range.lowerBound..<(range.upperBound - UTF8.width(last))
    }

    /// Returns the end of a line's visible text, before trailing spaces and the newline.
    func seenEnd(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        for scalar in self[range].unicodeScalars.reversed() {
            let isSpace = scalar.properties.isWhitespace && !scalar.isNoBreakSpace
            guard
                isSpace || scalar == "\u{200B}" || scalar == "\u{2060}" || scalar.isDirectionFormat
            else { break }
            end -= UTF8.width(scalar)
        }
        return end
    }

    /// Returns a part without invisible characters at its end.
    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        for scalar in self[range].unicodeScalars.reversed() {
            guard scalar.isDirectionFormat else { break }
            end -= UTF8.width(scalar)
        }
        return range.lowerBound..<end
    }

    /// Returns whether the last visible character of a part is a space of any kind.
    func endsInSpace(_ range: Range<Int>) -> Bool {
        self[trimmed(range)].unicodeScalars.last?.properties.isWhitespace ?? false
    }

    /// Returns whether a part ends in two spaces or newlines.
    func endsInSeveralSpaces(_ range: Range<Int>) -> Bool {
        let last = self[range].unicodeScalars
            .filter { !$0.isDirectionFormat && $0 != "\u{2060}" }.suffix(2)
        return last.count == 2 && last.allSatisfy(\.properties.isWhitespace)
    }

    /// Returns the width of a part within the text, without its trailing space.
    func widthInsideBeforeSpace(_ range: Range<Int>) -> Double {
        widthInside(withoutSpace(trimmed(range)))
    }

    /// Returns the width of a part that is shaped on its own, without its trailing space.
    func widthBeforeSpace(_ range: Range<Int>) throws -> Double {
        let run = try run(range)
        let hanging = endsInSpace(range) ? run.glyphs.last?.advance : nil
        return points(run.units - (hanging ?? 0))
    }

    /// Returns the width that Pango requires for a line, which it shapes on its own.
    ///
    /// Pango subtracts the trailing space with its width within the text, which may be narrower. At
    /// the end of a paragraph, the space counts.
    func roomWanted(_ range: Range<Int>) throws -> Double {
        let range = trimmed(range)
        guard let last = self[range].unicodeScalars.last else { return 0 }
        let end = trimmed(range.lowerBound..<(range.upperBound - UTF8.width(last))).upperBound
        if last == "\n" || last == "\u{2029}" { return try widthAlone(range.lowerBound..<end) }
        let hanging = endsInSpace(range) ? widthInside(end..<range.upperBound) : 0
        return try widthAlone(range) - hanging
    }
}

extension Unicode.Scalar {
    /// Whether the character only changes directions.
    fileprivate var isDirectionFormat: Bool {
        switch value {
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Whether the character is a space that prevents a line break.
    fileprivate var isNoBreakSpace: Bool { "\u{A0}\u{202F}\u{2007}".unicodeScalars.contains(self) }
}
