import TypeScaleFonts
import TypeScaleLayout

/// A text in one face, shaped as a whole and in parts to find reasons; all offsets are UTF-8 bytes.
struct SetText {
    private let bytes: [UInt8]
    private let face: Typeface
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
        pointSize = measured.spans[0].pointSize
        let bare = try GlyphRun(measured.text, in: face, features: .none)
        standIns = Set(bare.missing.filter { $0.properties.isWhitespace })
        var offsets = [0]
        for scalar in measured.text.unicodeScalars {
            offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar))
        }
        var units = 0.0
        for glyph in try GlyphRun(measured.text, in: face).glyphs {
            let offset = offsets[glyph.cluster]
            if positions[offset] == nil { positions[offset] = points(units) }
            units += glyph.advance
        }
        positions[bytes.count] = points(units)
    }

    struct NoFace: Error {}

    private func points(_ units: Double) -> Double { units * pointSize / Double(face.unitsPerEm) }
}

extension SetText {
    /// The end offset.
    var end: Int { bytes.count }

    /// A part of the text.
    subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

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

    /// Returns the width of a part within the text, kerned with its neighbours.
    func widthInside(_ range: Range<Int>) -> Double {
        position(range.upperBound) - position(range.lowerBound)
    }

    /// Returns the position at an offset; invisible characters without a glyph have the next one.
    private func position(_ place: Int) -> Double {
        (place...end).lazy.compactMap { positions[$0] }.first ?? 0
    }

    /// Returns the width of a part that is shaped on its own.
    func widthAlone(_ range: Range<Int>) throws -> Double {
        points(try GlyphRun(self[range], in: face).units)
    }

    /// Returns the visible width of a line that is shaped on its own with its trailing spaces.
    func widthAlone(_ seen: Range<Int>, of line: Range<Int>) throws -> Double {
        let text = self[line]
        let count = self[seen].unicodeScalars.count
        let glyphs = try GlyphRun(text.filter { !$0.isNewline }, in: face).glyphs
        return points(glyphs.reduce(0) { $1.cluster < count ? $0 + $1.advance : $0 })
    }

    /// Returns the width that a part gains if glyphs with negative advances move forward.
    func turned(_ range: Range<Int>) throws -> Double {
        let glyphs = try GlyphRun(self[range], in: face).glyphs
        return points(glyphs.reduce(0) { $0 + 2 * max(0, -$1.advance) })
    }

    /// Returns the possible visible widths of a line, shaped in runs with any script.
    func widths(
        _ seen: Range<Int>,
        of line: Range<Int>,
        stretches: some Sequence<Int>
    ) throws -> Set<Double> {
        let end = line.lowerBound + self[line].filter { !$0.isNewline }.utf8.count
        var places = stretches.filter { $0 > line.lowerBound && $0 < min(end, seen.upperBound) }
        places = [line.lowerBound] + places.sorted() + [end]
        var sums: Set = [0.0]
        for (start, end) in zip(places, places.dropFirst()) {
            let count = self[start..<min(end, seen.upperBound)].unicodeScalars.count
            // A letter sets the script of the following text. The space prevents kerning with it.
            let befores = ["", "A\u{200B}", "\u{AC00}\u{200B}", "\u{3042}\u{200B}"]
            let widths = try befores.map { before in
                let first = before.unicodeScalars.count
                let run = try GlyphRun(before + self[start..<end], in: face)
                let seen = run.glyphs.filter { first..<(first + count) ~= $0.cluster }
                return points(seen.reduce(0) { $0 + $1.advance })
            }
            sums = Set(sums.flatMap { sum in Set(widths).map { sum + $0 } })
        }
        return sums
    }

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
            guard isSpace || scalar == "\u{200B}" else { break }
            end -= UTF8.width(scalar)
        }
        return end
    }

    /// Returns whether the last character of a part is a space of any kind.
    func endsInSpace(_ range: Range<Int>) -> Bool {
        self[range].unicodeScalars.last?.properties.isWhitespace ?? false
    }

    /// Returns whether a part ends in two spaces or newlines.
    func endsInSeveralSpaces(_ range: Range<Int>) -> Bool {
        let last = self[range].unicodeScalars.suffix(2)
        return last.count == 2 && last.allSatisfy(\.properties.isWhitespace)
    }

    /// Returns the width of a part that is shaped on its own, without its trailing space.
    func widthBeforeSpace(_ range: Range<Int>) throws -> Double {
        let run = try GlyphRun(self[range], in: face)
        let hanging = endsInSpace(range) ? run.glyphs.last?.advance : nil
        return points(run.units - (hanging ?? 0))
    }

    /// Returns the width that Pango requires for a line, which it shapes on its own.
    ///
    /// Pango subtracts the trailing space with its width within the text, which may be narrower. At
    /// the end of a paragraph, the space counts.
    func roomWanted(_ range: Range<Int>) throws -> Double {
        guard let last = self[range].unicodeScalars.last else { return 0 }
        let end = range.upperBound - UTF8.width(last)
        if last == "\n" || last == "\u{2029}" { return try widthAlone(range.lowerBound..<end) }
        let hanging = endsInSpace(range) ? widthInside(end..<range.upperBound) : 0
        return try widthAlone(range) - hanging
    }
}

extension Unicode.Scalar {
    /// Whether the character is a space that prevents a line break.
    fileprivate var isNoBreakSpace: Bool { "\u{A0}\u{202F}\u{2007}".unicodeScalars.contains(self) }
}
