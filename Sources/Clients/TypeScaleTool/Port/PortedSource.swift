/// Swift source code, and a copy for Linux in which what no module can provide is replaced.
///
/// The copy has the same lines. Comments and literals do not change, except in removed code.
struct PortedSource {
    /// A replacement in the source.
    struct Edit {
        let range: Range<Int>
        let replacement: [UInt8]
        let change: PortChange
        /// Whether the spaces at the end of the text before the edit are also removed.
        var trimsSpace = false
    }

    /// Why the source is not Swift.
    struct Fault: Equatable {
        let line: Int
        let problem: String
    }

    let source: [UInt8]
    private let edits: [Edit]
    /// The changes that are left to do by hand.
    let tasks: [PortTask]
    /// The first fault, or `nil` if the code has none.
    let fault: Fault?

    /// Reads source code.
    ///
    /// - Parameters:
    ///   - source: The code, in UTF-8.
    ///   - optionalNames: The names of the optional requirements in all files, as
    ///     ``ProtocolRequirements/optionalNames(in:)`` finds them.
    init(_ source: [UInt8], optionalNames: Set<String> = []) {
        self.source = source
        var porter = SourcePorter(source, optionalNames: optionalNames, replacesIOS: true)
        porter.read()
        // Only then does the copy contain another condition.
        if !porter.importsNames, porter.blocks.lines.contains(where: { !$0.terms.isEmpty }) {
            porter = SourcePorter(source, optionalNames: optionalNames, replacesIOS: false)
            porter.read()
        }
        edits = porter.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
        tasks = porter.tasks.sorted { $0.line < $1.line }
        fault = porter.fault
    }

    var changes: [PortChange] { edits.map(\.change) }

    var result: [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(source.count)
        var end = 0
        for edit in edits {
            result += source[end..<edit.range.lowerBound]
            if edit.trimsSpace { while result.last?.isSpace == true { result.removeLast() } }
            end = edit.range.upperBound
            if result.last == 0x0D, edit.replacement.first == 0x0A { result.append(0x20) }
            result += edit.replacement
            // Line breaks would join, or the copy would start with `#!` or a byte order mark.
            switch (result.last, source[end...].first) {
            case (0x0D, 0x0A), (nil, 0x23), (nil, 0xEF): result.append(0x20)
            default: break
            }
        }
        return result + source[end...]
    }
}
