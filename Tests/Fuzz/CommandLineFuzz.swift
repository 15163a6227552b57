// Command lines of any words: a run ends with a status, and reports misuse in one line.

@testable import TypeScaleTool

/// Runs one input.
func fuzzCommandLine(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let words = UnsafeBufferPointer(start: start, count: count)
        .split(separator: 0, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    // A path could name an infinite file.
    if words.contains(where: { $0.contains("/") }) { return 0 }
    // The option could write a page to any path.
    if words.contains(where: { $0.hasPrefix("-o") || $0.hasPrefix("--output") }) { return 0 }
    var output: [UInt8] = []
    var errors: [UInt8] = []
    let console = Console(
        input: { _ in [] },
        output: Output { output += $0 },
        errors: Output { errors += $0 },
        terminal: Terminal(showsColor: true)
    )
    switch Tool(console: console).run(words) {
    case .success: precondition(errors.isEmpty && !output.isEmpty)
    case .problem where ["font", "richtext"].contains(words.first):
        // Several files may each have an error line, in addition to the output of the others.
        precondition(!errors.isEmpty && !errors.contains(0x1B))
    case .problem, .misuse:
        precondition(output.isEmpty)
        precondition(errors.count { $0 == UInt8(ascii: "\n") } == 1)
        precondition(!errors.contains(0x1B))
    }
    return 0
}
