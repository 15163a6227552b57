// The scanner of documents: what it takes as JSON, Foundation's decoder takes as well.

import Foundation
import TypeScaleFoundation

/// Any JSON at all.
private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
}

/// One input of the fuzzer.
func fuzzJSONScan(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: start, count: count))
    let limits = DocumentLimits(bytes: 1 << 20, depth: 32, keys: 100)
    guard let document = try? ScannedDocument(data, limits: limits), document.form == .json else {
        return 0
    }
    precondition((try? JSONDecoder().decode(Anything.self, from: data)) != nil)
    // What was found stands somewhere in the text.
    let places = document.positions(of: document.problems.map(\.path))
    for problem in document.problems {
        precondition(problem.position != nil && places[problem.path] != nil)
    }
    return 0
}
