import PangoReference
import References
import Samples
import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// The comparisons of lines with Pango's, in some files' faces.
struct LayoutSummary: CustomStringConvertible {
    private var faces = 0
    private var compared: Set<Int> = []
    private var layouts = 0
    /// The texts that need shaping, or whose characters the face mostly lacks.
    private var leftOut = 0
    /// The layouts of texts in which a version of Unicode's rules allows other line breaks.
    private var otherBreaks = 0
    private var lines = 0
    private var orders = 0
    private var kinds: [DifferenceKind: Int] = [:]
    private var unexplained: [String] = []

    /// The maximum number of unexplained differences to print.
    private static let mostShown = 20

    /// The sizes and widths, which the texts use in turn.
    private static let sizes = [11, 17, 23.5, 40]
    private static let widths = [90.0, 160, 320, 500.5]

    /// Compares all texts in the faces of a file.
    mutating func compare(_ path: String) {
        let registry = FontRegistry()
        guard let registered = try? registry.register(path: path).faces else { return }
        for face in registered {
            guard let file = PangoFile(path: path, index: face.index) else { continue }
            do {
                try compare(face, file, FontResolver(registry))
            } catch {
                unexplained.append("\(path) face \(face.index): \(error)")
            }
        }
    }

    private mutating func compare(
        _ face: Typeface,
        _ file: PangoFile,
        _ resolver: FontResolver
    ) throws {
        let directions: [ParagraphStyle.Direction] = [.leftToRight, .rightToLeft]
        for direction in directions {
            let references = Self.sizes.compactMap {
                PangoFace(file, points: $0, isRightToLeft: direction == .rightToLeft)
            }
            guard references.count == Self.sizes.count else { return }
            if direction == .leftToRight {
                faces += 1
                for (number, sample) in ParagraphSample.texts.enumerated() {
                    try compare(number, sample, face, direction, references, resolver)
                }
            }
            for (number, sample) in BidiSample.texts.enumerated() {
                let place = number + ParagraphSample.count
                try compare(place, sample, face, direction, references, resolver)
            }
        }
    }

    private mutating func compare(
        _ number: Int,
        _ sample: String,
        _ face: Typeface,
        _ direction: ParagraphStyle.Direction,
        _ references: [PangoFace],
        _ resolver: FontResolver
    ) throws {
        let turn = (number + faces) % Self.sizes.count
        let size = Self.sizes[turn]
        let font = try FontDescription(
            name: face.postScriptName,
            textStyle: .body,
            size: size
        )
        .fixed().scaled(for: TraitCollection()).resolved(fonts: resolver)
        var style = ParagraphStyle()
        style.direction = direction
        // Pango draws a missing character as a box that contains its number.
        let missing = Set(try MeasuredText([TextSpan(sample, font: font)]).missing)
        var text = String.UnicodeScalarView()
        text.append(contentsOf: sample.unicodeScalars.filter { !missing.contains($0) })
        // HarfBuzz applies `calt` to Hangul in version 15, but not in Debian's version.
        let isHangul = text.contains { 0xAC00...0xD7A3 ~= $0.value }
        let features = isHangul ? FontFeatures.default.without("calt") : .default
        let span = TextSpan(String(text), font: font, features: features)
        let measured = try MeasuredText([span], style: style)
        // Text in both directions would lose one of them.
        let minimum = number < ParagraphSample.count ? text.count * 2 - 1 : text.count
        guard minimum >= sample.unicodeScalars.count, measured.needsShaping.isEmpty,
            measured.missing.isEmpty
        else {
            leftOut += 1
            return
        }
        compared.insert(number)
        for step in 0..<2 {
            let width = Self.widths[(number / 7 + 2 * step) % Self.widths.count]
            let comparison = try LayoutComparison(measured, references[turn], width: width)
            guard comparison.hasEqualBreaks else {
                otherBreaks += 1
                continue
            }
            layouts += 1
            lines += comparison.lines
            orders += comparison.orders
            kinds.merge(comparison.kinds) { $0 + $1 }
            for difference in comparison.unexplained {
                unexplained.append(
                    "\(face.postScriptName) \(size) pt, text \(number) at \(width), "
                        + "\(direction): \(difference)"
                )
            }
        }
    }

    /// Whether texts were compared and all differences are of a known kind.
    var isEqual: Bool { layouts > otherBreaks && unexplained.isEmpty }

    var description: String {
        var rows = unexplained.prefix(Self.mostShown).map(\.self)
        rows.append(
            "\(compared.count) texts in \(faces) faces: \(layouts) layouts compared, \(leftOut) skipped "
                + "because the face lacks characters"
        )
        rows.append(
            "\(otherBreaks) layouts left out, because Unicode 15.0, as in Pango, breaks lines elsewhere"
        )
        rows.append(
            "\(lines) lines, \(orders) with equal glyphs from left to right, "
                + "\(unexplained.count) differences for an unknown reason"
        )
        for kind in DifferenceKind.allCases {
            rows.append("  \(kinds[kind, default: 0]) \(kind.rawValue)")
        }
        return rows.joined(separator: "\n")
    }
}
