// Property lists: a tree that is written as JSON and read again has the same values.

import Foundation
import TypeScaleDiagnostics
import TypeScaleDocuments

/// Runs one input: an even byte and a property list, or an odd byte and binary objects.
func fuzzPropertyList(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let kind = bytes.first else { return 0 }
    let list = kind & 1 == 0 ? Array(bytes.dropFirst()) : binary(bytes.dropFirst())
    var limits = DocumentLimits(bytes: 1 << 20, nesting: 32, keys: 100)
    guard let tree = try? DocumentTree(data: Data(list), limits: limits), tree.diagnostics.isEmpty
    else {
        return 0
    }
    var json = ""
    write(0, of: tree, to: &json)
    // Escapes make keys longer.
    limits.keyBytes = 1 << 10
    guard json.first == "[" || json.first == "{" else { return 0 }
    guard
        let again = try? DocumentTree(
            data: Data(json.utf8),
            limits: limits,
            acceptsPropertyLists: false
        )
    else {
        fatalError("cannot read \(json)")
    }
    expect(again.count == tree.count && again.diagnostics.isEmpty, "\(json)")
    for node in 0..<tree.count {
        expect(again.key(of: node) == tree.key(of: node), "\(json)")
        expect(again.text(node) == tree.text(node), "\(json)")
        let number = tree.number(node)
        expect(number?.isFinite == false || again.number(node) == number, "\(json)")
        expect(again.end(of: node) == tree.end(of: node), "\(json)")
    }
    return 0
}

/// Returns a binary property list with some objects, each preceded by its length.
private func binary(_ objects: ArraySlice<UInt8>) -> [UInt8] {
    var rest = objects
    var list = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    while let length = rest.popFirst(), offsets.count < 200 {
        offsets += [UInt8(list.count >> 8 & 0xFF), UInt8(list.count & 0xFF)]
        list += rest.prefix(Int(length & 31))
        rest = rest.dropFirst(Int(length & 31))
    }
    let trailer = [0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, UInt8(offsets.count / 2)]
    let table = [0, 0, 0, 0, 0, 0, UInt8(list.count >> 8 & 0xFF), UInt8(list.count & 0xFF)]
    return list + offsets + trailer + [0, 0, 0, 0, 0, 0, 0, 0] + table
}

/// Writes a value as JSON, recursively up to the limit of nesting.
private func write(_ node: Int, of tree: DocumentTree, to json: inout String) {
    switch tree.kind(node) {
    case .dictionary, .list:
        let isList = tree.kind(node) == .list
        json += isList ? "[" : "{"
        for (index, child) in tree.children(of: node).enumerated() {
            if index > 0 { json += "," }
            if !isList { json += quoted(tree.key(of: child) ?? "") + ":" }
            write(child, of: tree, to: &json)
        }
        json += isList ? "]" : "}"
    case .text: json += quoted(tree.text(node) ?? "")
    case .number:
        // JSON has no infinity and no NaN.
        let number = tree.number(node) ?? 0
        json += number.isFinite ? "\(number)" : "0"
    case .true: json += "true"
    case .false: json += "false"
    case .null, .other: json += "null"
    }
}

private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\": result += "\\\(scalar)"
        case "\0"..<" ":
            let digits = String(scalar.value, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}
