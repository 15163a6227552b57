// Layouts at any width in any style: every byte is on one line, and nothing traps or runs forever.

import TypeScaleLayout

/// Runs one input: a style from the first bytes, then the text.
func fuzzParagraph(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard bytes.count > 8 else { return 0 }
    var style = ParagraphStyle()
    style.lineBreakMode = LineBreakMode.allCases[Int(bytes[0]) % LineBreakMode.allCases.count]
    let alignments = ParagraphStyle.Alignment.allCases
    style.alignment = alignments[Int(bytes[1]) % alignments.count]
    style.direction = bytes[2] & 1 == 0 ? .leftToRight : .rightToLeft
    style.lineBreakStrategy = LineBreakStrategy(rawValue: UInt(bytes[2] >> 1))
    style.lineLimit = Int(bytes[3] & 7)
    style.headIndent = length(bytes[4])
    style.firstLineHeadIndent = length(bytes[5])
    style.tailIndent = length(bytes[6])
    style.lineHeightMultiple = length(bytes[5] ^ bytes[6])
    style.tabInterval = length(bytes[6] &+ 1)
    style.countsTrailingSpaces = bytes[3] & 8 == 0
    let width = length(bytes[7])
    let text = String(decoding: bytes[8...], as: UTF8.self)
    let size = FontDescription.system(.body, size: 17).fixed().scaled(for: TraitCollection())
    guard let font = try? size.resolved(fonts: FontResolver(FontRegistry())),
        let measured = try? MeasuredText([TextSpan(text, font: font)], style: style)
    else { fatalError("cannot measure the system font") }

    let layout = measured.layout(width: width)
    var end = 0
    for line in layout.lines {
        precondition(line.range.lowerBound == end && line.range.upperBound >= end)
        end = line.range.upperBound
        precondition(line.height >= 0 && line.baseline.isFinite && line.x.isFinite)
        _ = line.glyphs
        precondition(line.runs.allSatisfy { $0.x.isFinite })
        _ = line.sourceText
    }
    precondition(layout.isTruncated || end == text.utf8.count)
    precondition(style.lineLimit == 0 || layout.lines.count <= style.lineLimit)
    precondition(layout.size.width >= 0 && layout.size.height >= 0)
    _ = (measured.layout().size.width, measured.size(fitting: width))
    return 0
}

/// Returns a length of any kind: ordinary, zero, negative or infinite.
private func length(_ byte: UInt8) -> Double {
    switch byte {
    case 0: 0
    case 1: .nan
    case 2: .infinity
    case 3: -.infinity
    case 4: 1e308
    case 5: -1e308
    case 6: 1e-308
    case 7..<64: -Double(byte)
    default: Double(byte) * 1.7
    }
}
