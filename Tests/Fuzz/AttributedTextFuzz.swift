// Attributed text with any attributes: it has a size, and conversions keep the text and the size.

import Foundation
import UIKitLabels
import UIKitNames

private let fonts: [UIFont] = [
    .systemFont(ofSize: 17), .boldSystemFont(ofSize: 0), .preferredFont(forTextStyle: .title1),
    UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 30)), .italicSystemFont(ofSize: 1e9),
]

/// Runs one input: a width and options, the runs, and then the text.
func fuzzAttributedText(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var input = InputReader(start, count)
    let options = NSStringDrawingOptions(rawValue: Int(input.byte() & 3))
    let width = CGFloat(input.number())
    let lineCount = Int(input.byte() & 3)
    let runs = (0..<Int(input.byte() & 7)).map { _ in run(&input) }
    let text = NSMutableAttributedString(string: input.text(upTo: 200))
    for (start, length, attributes) in runs where text.length > 0 {
        let start = start % text.length
        let range = NSRange(location: start, length: min(length, text.length - start))
        text.addAttributes(attributes, range: range)
    }
    let size = text.size()
    expect(size.width >= 0 && size.height >= 0, "\(text)")
    let proposal = CGSize(width: width, height: 0)
    let bounds = text.boundingRect(with: proposal, options: options, context: nil)
    expect(bounds.width >= 0 && bounds.height >= 0, "\(text)")
    let converted = AttributedString(text)
    let back = NSAttributedString(converted)
    // A run can end between surrogates, which become replacement characters.
    expect(back.length == text.length, "\(back.string.debugDescription) for \(text)")
    // A conversion can join runs, which kerns the letters at their boundary. It also changes the
    // order of sums, and the width of a letter whose accent is in another run.
    let isPlain = text.string.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
    let hasAttachment = runs.contains { $0.2[.attachment] != nil }
    if isPlain, runCount(back) == runCount(text), !hasAttachment {
        let difference = abs(back.size().width - size.width)
        let isEqual = back.size() == size || difference <= size.width * 1e-12
        expect(isEqual, "\(size), not \(back.size()): \(text)")
    }

    MainActor.assumeIsolated {
        let label = UILabel()
        label.attributedText = text
        label.numberOfLines = lineCount
        let fitting = label.sizeThatFits(proposal)
        expect(fitting.width >= 0 && fitting.height >= 0, "\(text)")
    }
    return 0
}

/// Returns the number of runs whose attributes differ.
private func runCount(_ text: NSAttributedString) -> Int {
    var count = 0
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, _, _ in
        count += 1
    }
    return count
}

/// Reads the start, length and attributes of a run.
private func run(_ input: inout InputReader) -> (Int, Int, [NSAttributedString.Key: Any]) {
    var attributes: [NSAttributedString.Key: Any] = [:]
    let (start, length, kinds) = (Int(input.byte()), Int(input.byte()), input.byte())
    if kinds & 1 != 0 { attributes[.font] = fonts[Int(input.byte()) % fonts.count] }
    if kinds & 2 != 0 { attributes[.kern] = CGFloat(input.number()) }
    if kinds & 4 != 0 { attributes[.tracking] = NSNumber(value: input.number()) }
    if kinds & 8 != 0 { attributes[.baselineOffset] = input.number() }
    if kinds & 16 != 0 {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = NSLineBreakMode(rawValue: Int(input.byte() % 6)) ?? .byWordWrapping
        style.lineSpacing = CGFloat(input.number())
        style.paragraphSpacing = CGFloat(input.number())
        style.headIndent = CGFloat(input.number())
        style.firstLineHeadIndent = CGFloat(input.number())
        style.tailIndent = CGFloat(input.number())
        style.minimumLineHeight = CGFloat(input.number())
        style.maximumLineHeight = CGFloat(input.number())
        style.lineHeightMultiple = CGFloat(input.number())
        attributes[.paragraphStyle] = style
    }
    if kinds & 32 != 0 {
        let attachment = NSTextAttachment()
        let (x, y) = (CGFloat(input.number()), CGFloat(input.number()))
        let (width, height) = (CGFloat(input.number()), CGFloat(input.number()))
        attachment.bounds = CGRect(x: x, y: y, width: width, height: height)
        attributes[.attachment] = attachment
    }
    if kinds & 64 != 0 { attributes[.underlineStyle] = input.number() }
    return (start, length, attributes)
}
