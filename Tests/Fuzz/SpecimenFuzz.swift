// The writer of specimen pages: a text and the name of a face do not change the markup, and no
// output contains control characters.

import Foundation
import TypeScaleCurves

@testable import TypeScaleTool

/// Runs one input: options, the name of a face if a bit is set, and then the text.
func fuzzSpecimen(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var input = InputReader(start, count)
    let options = input.byte()
    let face = options & 1 == 0 ? nil : input.text()
    let isCapped = options & 2 != 0 && face != nil
    guard let text = try? SampleText(input.text(upTo: 500)),
        let outputs = outputs(text, isCapped: isCapped, face: face)
    else { return 0 }
    for output in outputs { expect(!containsControls(output), "expected no control characters") }
    let reference = references[(face == nil ? 0 : 1) + (isCapped ? 2 : 0)]
    expect(marks(outputs[0]) == reference, "\(marks(outputs[0])) marks, not \(reference)")
    let json = try? JSONSerialization.jsonObject(with: Data(outputs[1].utf8))
    expect(json != nil, "expected valid JSON")
    return 0
}

/// Returns whether a text contains a control character, except a newline or a tab.
///
/// In UTF-8, U+0080 through U+009F are the byte C2 and a byte below A0.
private func containsControls(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
        var previous: UInt8 = 0
        for byte in bytes {
            if byte < 0x20, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\t") { return true }
            if byte == 0x7F || (previous == 0xC2 && byte < 0xA0) { return true }
            previous = byte
        }
        return false
    }
}

/// The markup of pages with harmless text, with and without a face and a maximum.
private let references: [[Int]] = (0..<4).map { options in
    guard let text = try? SampleText("x"),
        let outputs = outputs(
            text,
            isCapped: options & 2 != 0,
            face: options & 1 == 0 ? nil : "Face"
        )
    else { return [] }
    return marks(outputs[0])
}

/// Returns the numbers of quotes and tags in a page, except the tags that end lines.
private func marks(_ page: String) -> [Int] {
    var (quotes, brackets) = (0, 0)
    let bytes = Array(page.utf8)
    for (index, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "<"): brackets += bytes[index...].starts(with: "<br>".utf8) ? -1 : 1
        case UInt8(ascii: ">"): brackets += 1
        case UInt8(ascii: "\""): quotes += 1
        default: break
        }
    }
    return [quotes, brackets]
}

/// Returns the page and its JSON, or `nil` if the dictionary with the face is refused.
private func outputs(_ text: SampleText, isCapped: Bool, face: String?) -> [String]? {
    var path: String?
    if let face {
        let entry: [String: Any] = ["fontName": face, "fontSize": 17]
        guard let json = try? JSONSerialization.data(withJSONObject: ["body": entry]) else {
            return nil
        }
        _ = FileManager.default.createFile(atPath: "styles.json", contents: json)
        path = "styles.json"
    }
    guard
        let specimen = try? Specimen(
            text: text,
            cap: isCapped ? 20 : nil,
            curves: [.uikit, .android],
            fontPaths: [],
            dictionaryPath: path,
            isEmbedding: false
        )
    else { return nil }
    return [SpecimenPage(specimen).html(), jsonText(specimen.json)]
}
