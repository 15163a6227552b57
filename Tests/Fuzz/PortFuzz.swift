// Swift code from any bytes: the copy for Linux has the same lines, and does not change again.

@testable import TypeScaleCode

/// Runs one input.
func fuzzPort(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let source = Array(UnsafeBufferPointer(start: start, count: count))
    let ported = PortedSource(source)
    let result = ported.result
    // The command writes no copy of code with a fault.
    if ported.fault == nil {
        expect(PortedSource(result).changes.isEmpty, String(decoding: result, as: UTF8.self))
    }
    expect((result == source) == ported.changes.isEmpty)
    var changed: Set<Int> = []
    for change in ported.changes {
        let count = lines(Array(change.before.utf8)).count
        changed.formUnion(change.line..<change.line + count)
    }
    let (before, after) = (lines(source), lines(result))
    expect(before.count == after.count)
    for (index, pair) in zip(before, after).enumerated() where !changed.contains(index + 1) {
        expect(pair.0 == pair.1)
    }
    return 0
}

/// Returns the lines, which end in a line feed, in a carriage return, or in both.
private func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        guard byte == 0x0A || byte == 0x0D && next != 0x0A else { continue }
        lines.append(bytes[start...index])
        start = index + 1
    }
    return lines + [bytes[start...]]
}
