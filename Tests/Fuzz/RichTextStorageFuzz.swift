// Rich text that is stored: a resolved document that is encoded and decoded is the same document.

import Foundation
import TypeScaleRichText

/// Runs one input.
func fuzzRichTextStorage(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard let document = document(start, count) else { return 0 }
    guard let stored = try? JSONEncoder().encode(document),
        let again = try? JSONDecoder().decode(ResolvedDocument.self, from: stored)
    else { fatalError("cannot decode the encoded document") }
    precondition(again == document)
    return 0
}
