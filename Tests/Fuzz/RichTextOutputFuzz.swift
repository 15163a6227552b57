// Rich text as HTML, attributed text and plain text, all of which contain the same text.

import Foundation
import TypeScale
import TypeScaleRichText
import TypeScaleUIKit

private func check(_ document: ResolvedDocument) {
    guard let page = HTMLReader(document.html()) else {
        fatalError("cannot read the page: \(document.html())")
    }
    precondition(page.isHarmless, "\(document.html())")
    var shown = document.screenName ?? ""
    for content in document.contents {
        shown += content.title ?? ""
        guard let text = content.richText else { continue }
        // Compares scalars, because a mark after a picture's replacement character joins with it.
        let scalars = text.string.unicodeScalars.filter { $0 != "\u{FFFC}" }
        let plain = String(String.UnicodeScalarView(scalars))
        shown += plain
        guard let piece = HTMLReader(text.html()) else { fatalError("\(text.html())") }
        precondition(Array(piece.text.utf8) == Array(plain.utf8), "\(text.html())")
        let attributed = AttributedString(text)
        precondition(Array(String(attributed.characters).utf8) == Array(text.string.utf8))
        let object = NSAttributedString(text, ifMissing: { _ in })
        precondition(object.length == text.string.utf16.count)
        precondition(text.runs.allSatisfy { $0.font.traits.category == document.category })
    }
    precondition(Array(page.text.utf8) == Array(shown.utf8), "\(document.html())")
    for scalar in document.plainText.unicodeScalars {
        precondition(scalar.value >= 0x20 || scalar == "\t" || scalar == "\n")
        precondition(!(0x7F..<0xA0 ~= scalar.value))
    }
}

/// Runs one input.
func fuzzRichTextOutput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard let document = document(start, count) else { return 0 }
    check(document)
    return 0
}
