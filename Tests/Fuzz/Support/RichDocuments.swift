// The code that the fuzz targets of resolved rich text share.

import Foundation
import TypeScale
import TypeScaleRichText

/// Returns a document for a reader that the first byte selects, or `nil` if the input is refused.
///
/// The input is the document if it begins with a bracket. Otherwise, it is every text, name and URL
/// of a document.
func document(_ start: UnsafePointer<UInt8>, _ count: Int) -> ResolvedDocument? {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    let categories = ContentSizeCategory.allCases
    let category = categories[Int(bytes.first ?? 0) % categories.count]
    let isDocument = bytes.first == UInt8(ascii: "[") || bytes.first == UInt8(ascii: "{")
    // Short, because it occurs 25 times.
    let data = isDocument ? Data(bytes) : data(String(decoding: bytes.prefix(160), as: UTF8.self))
    return try? RichTextDecoder().decode(data).document
        .resolved(for: TypeScale.TraitCollection(preferredContentSizeCategory: category))
}

/// Returns a document with a text as every value.
private func data(_ text: String) -> Data {
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
