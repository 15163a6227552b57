// Documents from any bytes: decoding returns a document or a readable error. Strict mode rejects
// exactly the documents in which lenient mode reports an error.

import Foundation
import TypeScale
import TypeScaleDiagnostics
import TypeScaleRichText

/// Runs one input.
func fuzzRichText(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: start, count: count))
    let lenient: RichTextDecoder.Decoded
    do {
        lenient = try RichTextDecoder().decode(data)
    } catch {
        precondition(error.diagnostic.severity == .error && !error.description.isEmpty)
        precondition((try? RichTextDecoder(mode: .strict).decode(data)) == nil)
        return 0
    }
    let errors = lenient.diagnostics.filter { $0.severity == .error }
    do {
        let strict = try RichTextDecoder(mode: .strict).decode(data)
        precondition(errors.isEmpty && strict.diagnostics == lenient.diagnostics)
    } catch {
        precondition(error.diagnostics == lenient.diagnostics)
        precondition(error.diagnostic == errors.first)
    }
    for diagnostic in lenient.diagnostics {
        precondition(diagnostic.path.hasPrefix("$") && diagnostic.position != nil)
    }
    for text in lenient.document.richTexts {
        for case .text(let inline) in text.inlines {
            for scalar in inline.text.unicodeScalars {
                precondition(scalar.value >= 0x20 || scalar == "\t" || scalar == "\n")
                precondition(!(0x7F..<0xA0 ~= scalar.value) && scalar != "\u{FFFC}")
            }
        }
    }
    return 0
}
