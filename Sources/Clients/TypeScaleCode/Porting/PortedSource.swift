/// Swift source code, and a copy for Linux in which what no module can provide is replaced.
///
///     let source = PortedSource(Array("import UIKit.UIFont".utf8))
///     print(String(decoding: source.result, as: UTF8.self)) // import UIKit
///
/// The copy has the same lines. Comments and literals do not change, except in removed code.
public struct PortedSource: Sendable {
    /// A replacement in the source.
    struct Edit {
        let range: Range<Int>
        let replacement: [UInt8]
        let change: PortChange
        /// Whether the spaces at the end of the text before the edit are also removed.
        var trimsSpace = false
    }

    /// Why the source is not Swift.
    public struct Fault: Hashable, Sendable {
        /// The number of the line, counted from 1.
        public let line: Int
        /// The problem in words.
        public let problem: String
    }

    /// The code, in UTF-8.
    public let source: [UInt8]
    private let edits: [Edit]
    /// The changes that are left to do by hand.
    public let tasks: [PortTask]
    /// The first fault, or `nil` if the code has none.
    public let fault: Fault?

    /// Reads source code.
    ///
    /// - Parameters:
    ///   - source: The code, in UTF-8.
    ///   - optionalNames: The names of the optional requirements in all files, as
    ///     ``optionalNames(in:)`` finds them.
    /// - Complexity: O(*n*) in the number of bytes.
    public init(_ source: [UInt8], optionalNames: Set<String> = []) {
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

    /// The changes, in the order of the source.
    public var changes: [PortChange] { edits.map(\.change) }

    /// The copy, in UTF-8.
    public var result: [UInt8] {
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

extension PortedSource {
    /// Returns the names of optional functions in a file, which other files can call with `?`.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    public static func optionalNames(in source: [UInt8]) -> Set<String> {
        var names: Set<String> = []
        var scanner = SwiftScanner(source)
        while let token = scanner.next() {
            guard token.kind == .word, scanner.text(token.range) == "optional" else { continue }
            var ahead = scanner
            while let next = ahead.next(), next.kind == .word {
                let word = scanner.text(next.range)
                guard ProtocolRequirements.modifiers.contains(word) || word == "func" else { break }
                guard word == "func" else { continue }
                if let name = ahead.next(), name.kind == .word {
                    names.insert(scanner.text(name.range))
                }
                break
            }
        }
        return names
    }
}
