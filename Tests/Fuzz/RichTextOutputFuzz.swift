// Rich text as HTML, attributed text and plain text, all of which contain the same text.

import Foundation
import TypeScale
import TypeScaleRichText
import TypeScaleRichTextBridge
import TypeScaleUIKit

/// Returns whether a page shows exactly a text.
///
/// U+FFFE and U+FFFF are not characters of XML: a page contains U+FFFD for each.
private func isShown(_ text: String, in page: HTMLReader) -> Bool {
    let scalars = text.unicodeScalars.map { $0 == "\u{FFFE}" || $0 == "\u{FFFF}" ? "\u{FFFD}" : $0 }
    return scalars.elementsEqual(page.text.unicodeScalars)
}

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
        precondition(isShown(plain, in: piece), "\(text.html())")
        let attributed = AttributedString(text)
        precondition(Array(String(attributed.characters).utf8) == Array(text.string.utf8))
        let object = NSAttributedString(text, ifMissing: { _ in })
        precondition(object.length == text.string.utf16.count)
        precondition(text.runs.allSatisfy { $0.font.traits.category == document.category })
    }
    precondition(isShown(shown, in: page), "\(document.html())")
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
