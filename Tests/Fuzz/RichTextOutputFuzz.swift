// All outputs of rich text: for the input as a document, and for a document with the input as every
// text, name and URL.

import Foundation
import TypeScale
import TypeScaleRichText
import TypeScaleUIKit

/// Returns a document with a text as every value.
private func document(_ text: String) -> Data {
    let image: [String: Any] = ["url": "https://x.y/" + text, "alt": text, "tint": text]
    let run: [String: Any] = [
        "text": text, "fontName": text, "textColor": text, "background": text, "lang": text,
        "link": "https://x.y/" + text, "alt": text, "textStyle": [text, "bold", "underline"],
    ]
    let parts: [Any] = [
        text, ["text": run], ["text": ["text": text, "link": text]], ["image": image],
        ["image": ["url": text, "alt": text]], [text: ["alt": text]], ["spacer": 3],
    ]
    let contents: [Any] = [
        ["viewType": text, "content": text, "id": text],
        ["viewType": "AViewType", "content": ["title": text, "iconUrl": text]],
        ["viewType": "RichViewType", "content": ["title": text, "richText": parts]],
    ]
    let whole: [String: Any] = ["screenName": text, "contents": contents]
    return (try? JSONSerialization.data(withJSONObject: whole)) ?? Data()
}

private func check(_ data: Data, _ reader: TypeScale.TraitCollection) {
    guard let decoded = try? RichTextDecoder().decode(data) else { return }
    let document = decoded.document.resolved(for: reader)
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
        precondition(NSAttributedString(text).length == text.string.utf16.count)
        precondition(text.runs.allSatisfy { $0.font.traits == reader })
    }
    precondition(Array(page.text.utf8) == Array(shown.utf8), "\(document.html())")
    for scalar in document.plainText.unicodeScalars {
        precondition(scalar.value >= 0x20 || scalar == "\t" || scalar == "\n")
        precondition(!(0x7F..<0xA0 ~= scalar.value))
    }
    guard let stored = try? JSONEncoder().encode(document),
        let again = try? JSONDecoder().decode(ResolvedDocument.self, from: stored)
    else { fatalError("cannot decode the encoded document") }
    precondition(again == document)
}

/// Runs one input.
func fuzzRichTextOutput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    let categories = ContentSizeCategory.allCases
    let category = categories[Int(bytes.first ?? 0) % categories.count]
    let reader = TypeScale.TraitCollection(preferredContentSizeCategory: category)
    check(Data(bytes), reader)
    // Short, because it occurs 25 times.
    check(document(String(decoding: bytes.prefix(160), as: UTF8.self)), reader)
    return 0
}
