import TypeScaleFonts
import TypeScaleLayout

/// A text set in one face, whole and in parts, to tell reasons by; all places are UTF-8 bytes.
struct SetText {
    private let bytes: [UInt8]
    private let face: Typeface
    private let pointSize: Double
    /// Where the clusters of glyphs begin, and how wide what is before each is.
    private var positions: [Int: Double] = [:]
    /// The spaces that the face has not, and that its usual one stands in for.
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
    /// Where the text ends.
    var end: Int { bytes.count }

    /// A part of the text.
    subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// How much the width of a part may differ for being rounded glyph by glyph.
    func tolerance(_ range: Range<Int>) -> Double {
        Double(range.count + 1) * Self.roundingPerGlyph
    }

    /// How much it may differ for spaces that the face has not, whose widths are shares of others: we take
    /// whole font units, as HarfBuzz does at that scale, and Pango 1/1024 points.
    func standInTolerance(_ range: Range<Int>) -> Double {
        let count = self[range].unicodeScalars.count { standIns.contains($0) }
        return tolerance(range) + points(Double(count))
    }

    /// Whether a glyph begins at a place, so that a line can.
    func isClusterStart(_ place: Int) -> Bool { positions[place] != nil }

    /// The width of a part within the text, kerned with what is beside it.
    func widthInside(_ range: Range<Int>) -> Double {
        position(range.upperBound) - position(range.lowerBound)
    }

    /// Characters that are not to be seen may have no glyph, and stand where the next one is.
    private func position(_ place: Int) -> Double {
        (place...end).lazy.compactMap { positions[$0] }.first ?? 0
    }

    /// The width of a part set for itself.
    func widthAlone(_ range: Range<Int>) throws -> Double {
        points(try GlyphRun(self[range], in: face).units)
    }

    /// The width of what is seen of a line that is set for itself, with the spaces at its end.
    func widthAlone(_ seen: Range<Int>, of line: Range<Int>) throws -> Double {
        let text = self[line]
        let count = self[seen].unicodeScalars.count
        let glyphs = try GlyphRun(text.filter { !$0.isNewline }, in: face).glyphs
        return points(glyphs.reduce(0) { $1.cluster < count ? $0 + $1.advance : $0 })
    }

    /// What is added to a part where glyphs that move back are taken to move forward.
    func turned(_ range: Range<Int>) throws -> Double {
        let glyphs = try GlyphRun(self[range], in: face).glyphs
        return points(glyphs.reduce(0) { $0 + 2 * max(0, -$1.advance) })
    }

    /// The widths that what is seen of a line can have, set in stretches that begin at some places, each
    /// as text of some script.
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
            // A letter says which script what follows is of; nothing kerns over the space behind it.
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

    /// A part without a space at its end.
    func withoutSpace(_ range: Range<Int>) -> Range<Int> {
        guard endsInSpace(range), let last = self[range].unicodeScalars.last else { return range }
        return range.lowerBound..<(range.upperBound - UTF8.width(last))
    }

    /// The end of what is seen of a line: before its newline and the spaces there.
    func seenEnd(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        for scalar in self[range].unicodeScalars.reversed() {
            let isSpace = scalar.properties.isWhitespace && !scalar.isNoBreakSpace
            guard isSpace || scalar == "\u{200B}" else { break }
            end -= UTF8.width(scalar)
        }
        return end
    }

    /// Whether the last character of a part is a space of any kind.
    func endsInSpace(_ range: Range<Int>) -> Bool {
        self[range].unicodeScalars.last?.properties.isWhitespace ?? false
    }

    /// Whether there are two spaces or newlines at the end of a part.
    func endsInSeveralSpaces(_ range: Range<Int>) -> Bool {
        let last = self[range].unicodeScalars.suffix(2)
        return last.count == 2 && last.allSatisfy(\.properties.isWhitespace)
    }

    /// The width of a part set for itself, before the space at its end.
    func widthBeforeSpace(_ range: Range<Int>) throws -> Double {
        let run = try GlyphRun(self[range], in: face)
        let hanging = endsInSpace(range) ? run.glyphs.last?.advance : nil
        return points(run.units - (hanging ?? 0))
    }

    /// The room that Pango wants for a line: set for itself, less a space at its end as that stands
    /// within the text, which may be narrower; at the end of a paragraph with that space.
    func roomWanted(_ range: Range<Int>) throws -> Double {
        guard let last = self[range].unicodeScalars.last else { return 0 }
        let end = range.upperBound - UTF8.width(last)
        if last == "\n" || last == "\u{2029}" { return try widthAlone(range.lowerBound..<end) }
        let hanging = endsInSpace(range) ? widthInside(end..<range.upperBound) : 0
        return try widthAlone(range) - hanging
    }
}

extension Unicode.Scalar {
    /// Whether the character is a space that no line ends at.
    fileprivate var isNoBreakSpace: Bool { "\u{A0}\u{202F}\u{2007}".unicodeScalars.contains(self) }
}
