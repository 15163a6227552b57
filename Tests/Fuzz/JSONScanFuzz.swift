// The tree of a document: Foundation's decoder accepts all JSON that the tree accepts, and every
// value has a location.

import Foundation
import TypeScaleFoundation

/// Any JSON value.
private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
}

/// Runs one input.
func fuzzJSONScan(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: start, count: count))
    let limits = DocumentLimits(bytes: 1 << 20, nesting: 32, keys: 100)
    guard let tree = try? DocumentTree(data, limits: limits) else { return 0 }
    let locations = tree.locations(of: 0..<tree.count)
    for node in 0..<tree.count {
        guard let location = locations[node] else {
            fatalError("expected a location for each value")
        }
        precondition(location.path.count <= 32 && node < tree.end(of: node))
        precondition((location.position == nil) == (tree.format == .binaryPropertyList))
        _ = (tree.key(of: node), tree.text(node), tree.number(node))
    }
    guard tree.format == .json else { return 0 }
    for problem in tree.problems { precondition(problem.position != nil) }
    precondition((try? JSONDecoder().decode(Anything.self, from: tree.json(of: 0))) != nil)
    return 0
}
