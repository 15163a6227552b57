/// Swift source code, and a copy for Linux in which what no module can provide is replaced.
///
/// The copy has the same lines. Comments and literals do not change.
struct PortedSource {
    private struct Edit {
        let range: Range<Int>
        let replacement: [UInt8]
        let change: PortChange
        /// Whether the spaces at the end of the text before the edit are also removed.
        var trimsSpace = false
    }

    let source: [UInt8]
    private var edits: [Edit] = []
    private var scanner: SwiftScanner
    private var blocks = ConditionalBlocks(types: [])
    private var previous: SwiftScanner.Token.Kind?
    private var previousWord = ""
    /// Whether the line contains an import before the current token.
    private var isInImport = false

    /// The maximum number of times that a file is read to find the types in its blocks.
    private static let maximumPasses = 3

    init(_ source: [UInt8]) {
        self.source = source
        scanner = SwiftScanner(source)
        for _ in 0..<Self.maximumPasses {
            let known = blocks.types
            edits = []
            scanner = SwiftScanner(source)
            blocks = ConditionalBlocks(types: known)
            previous = nil
            read()
            // A type can be declared after its first use.
            if blocks.types.count == known.count { break }
        }
        for term in blocks.terms {
            let after = "canImport(UIKit)"
            let before = scanner.text(term.range)
            let change = PortChange(kind: .condition, line: term.line, before: before, after: after)
            edits.append(Edit(range: term.range, replacement: Array(after.utf8), change: change))
        }
        edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    }

    private mutating func read() {
        while let token = scanner.next() {
            if token.startsLine || token.kind == .sign(UInt8(ascii: ";")) { isInImport = false }
            switch token.kind {
            case .directive: blocks.read(token, &scanner)
            case .attribute: removeAttribute(token)
            case .word: readWord(token)
            case .literal, .sign: break
            }
            previous = token.kind
        }
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
    private mutating func readWord(_ token: SwiftScanner.Token) {
        let word = scanner.text(token.range)
        if word == "import" {
            replaceImport(token)
        } else if Self.typeKeywords.contains(previousWord),
            word.unicodeScalars.first?.properties.isUppercase == true
        {
            blocks.declare(type: word)
        }
        blocks.mention(word)
        previousWord = word
    }

    private static let typeKeywords: Set<String> = [
        "actor", "class", "enum", "protocol", "struct", "typealias",
    ]

    /// Removes `@objc`, with its argument, or `@objcMembers`.
    ///
    /// If the attribute is the only text in its line, the line becomes empty.
    private mutating func removeAttribute(_ token: SwiftScanner.Token) {
        let name = scanner.text(token.range)
        guard name == "@objc" || name == "@objcMembers" else { return }
        // An attribute cannot follow an operator, or be a part of an import.
        guard !isInImport else { return }
        if !token.startsLine, case .sign(let byte)? = previous, !"{};)>".utf8.contains(byte) {
            return
        }
        if name == "@objc", !scanner.skipSelector() { return }
        let (start, end) = (token.range.lowerBound, scanner.position)
        let rest = source[end...].firstIndex { !$0.isSpace } ?? source.endIndex
        let endsLine = rest == source.endIndex || source[rest].isLineBreak
        let followsSpace = source[..<start].last.map { $0.isSpace || $0.isLineBreak } ?? true
        // The tokens before and after the attribute remain apart.
        let needsSpace = !endsLine && !followsSpace
        let text = scanner.text(start..<end)
        edits.append(
            Edit(
                range: start..<(needsSpace ? end : rest),
                replacement: needsSpace && rest == end ? [0x20] : [],
                change: PortChange(kind: .attribute, line: token.line, before: text, after: ""),
                trimsSpace: endsLine
            )
        )
    }

    /// Replaces a submodule or a declaration in an import by its module.
    private mutating func replaceImport(_ keyword: SwiftScanner.Token) {
        isInImport = true
        // A member or a label can have the same name.
        switch previous {
        case .sign(let byte)? where ".(,".utf8.contains(byte): return
        default: break
        }
        var path = scanner
        var end = keyword.range.upperBound
        /// Returns the next token if it follows in the same line, without a comment.
        func follow() -> SwiftScanner.Token? {
            var ahead = path
            guard let token = ahead.next(),
                source[end..<token.range.lowerBound].allSatisfy(\.isSpace)
            else { return nil }
            path = ahead
            end = token.range.upperBound
            return token
        }
        guard let first = follow() else { return }
        let isScoped = Self.declarations.contains(scanner.text(first.range))
        guard let module = isScoped ? follow() : first else { return }
        let name = scanner.text(module.range)
        guard FontCode.modules.contains(name) else { return }
        blocks.mentionModule()
        var pathEnd = end
        while follow()?.kind == .sign(UInt8(ascii: ".")), follow()?.kind == .word { pathEnd = end }
        let start = first.range.lowerBound
        guard pathEnd > module.range.upperBound else { return }
        scanner.advance(to: pathEnd)
        let before = scanner.text(keyword.range.lowerBound..<pathEnd)
        let after = "import " + name
        let change = PortChange(kind: .import, line: keyword.line, before: before, after: after)
        edits.append(
            Edit(range: start..<pathEnd, replacement: Array(name.utf8), change: change)
        )
    }

    /// The words that can precede the name of a declaration in an import.
    private static let declarations: Set<String> = [
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]
}

extension SwiftScanner {
    /// Skips the name in parentheses that can follow `@objc`.
    ///
    /// Returns `false` if parentheses follow that contain something else.
    fileprivate mutating func skipSelector() -> Bool {
        var offset = 0
        while let byte = peek(offset), byte.isSpace { offset += 1 }
        guard peek(offset) == UInt8(ascii: "(") else { return true }
        offset += 1
        while let byte = peek(offset), byte != UInt8(ascii: ")") {
            guard byte.isSwiftWord || byte == UInt8(ascii: ":") else { return false }
            offset += 1
        }
        guard peek(offset) != nil else { return false }
        advance(to: position + offset + 1)
        return true
    }
}
