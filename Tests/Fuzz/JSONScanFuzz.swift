// The tree of a document: Foundation's decoder accepts all JSON that the tree accepts, and every
// value has a location.

import Foundation

@testable import TypeScaleDiagnostics
@testable import TypeScaleDocuments

/// Any JSON value.
private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
}

/// Runs one input.
func fuzzJSONScan(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: start, count: count))
    let limits = DocumentLimits(bytes: 1 << 20, nesting: 32, keys: 100)
    check5(data, limits)
    guard let tree = try? DocumentTree(data: data, limits: limits) else { return 0 }
    let paths = tree.paths(of: 0..<tree.count)
    let positions = tree.positions(of: (0..<tree.count).map(tree.offset))
    for node in 0..<tree.count {
        guard let path = paths[node] else { fatalError("expected a path for each value") }
        precondition(path.count <= 32 && node < tree.end(of: node))
        let position = positions[tree.offset(of: node)]
        precondition((position == nil) == (tree.format == .binaryPropertyList))
        _ = (tree.key(of: node), tree.text(node), tree.number(node))
    }
    guard tree.format == .json else { return 0 }
    for problem in tree.diagnostics { precondition(problem.position != nil) }
    precondition((try? JSONDecoder().decode(Anything.self, from: tree.json(of: 0))) != nil)
    return 0
}

/// Checks that a document in JSON5 is written as JSON, with equal values.
private func check5(_ data: Data, _ limits: DocumentLimits) {
    guard let tree = try? DocumentTree(data: data, limits: limits, acceptsJSON5: true),
        tree.format == .json5
    else { return }
    // A character can have six bytes in JSON.
    var longer = limits
    longer.bytes *= 6
    guard let json = try? DocumentTree(data: tree.json(of: 0), limits: longer) else {
        fatalError("expected JSON")
    }
    precondition(json.format == .json && json.count == tree.count)
    for node in 0..<tree.count {
        precondition(json.kind(node) == tree.kind(node) && json.key(of: node) == tree.key(of: node))
        precondition(json.text(node) == tree.text(node) && json.number(node) == tree.number(node))
    }
}
