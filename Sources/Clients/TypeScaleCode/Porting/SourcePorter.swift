/// Reads Swift source code, and finds what to change and what is left to do.
struct SourcePorter {
    /// An open brace, bracket or parenthesis.
    struct Delimiter {
        let byte: UInt8
        let line: Int
        /// The protocol whose requirements the braces contain.
        var requirements: ProtocolRequirements?
    }

    /// Attributes of a declaration whose first word is not yet read.
    struct Attributes {
        let start: Int
        let line: Int
        /// The number of open delimiters at the start.
        let depth: Int
        let startsLine: Bool
        /// The token before the attributes.
        let previous: SwiftScanner.Token.Kind?
    }

    let source: [UInt8]
    let optionalNames: Set<String>
    private let replacesIOS: Bool
    var scanner: SwiftScanner
    var edits: [PortedSource.Edit] = []
    var tasks: [PortTask] = []
    private(set) var fault: PortedSource.Fault?

    var blocks = ConditionalBlocks()
    /// Whether the file imports a module in ``Modules/names``.
    var importsNames = false
    var delimiters: [Delimiter] = []
    /// The number of open delimiters at the start of each open `#if`.
    private var depths: [Int] = []

    var previous: SwiftScanner.Token.Kind?
    var previousWord = ""
    /// Whether the line contains an import before the current token.
    var isInImport = false
    var attributes: Attributes?
    var declaration = DeclarationStart()
    /// Whether no preview and no condition without an end was found.
    var canRemovePreviews = true
    /// Whether no requirement without an end was found.
    var canReadRequirements = true
    /// The protocol whose opening brace is not yet read.
    var pendingProtocol: ProtocolRequirements?

    init(_ source: [UInt8], optionalNames: Set<String>, replacesIOS: Bool) {
        self.source = source
        self.optionalNames = optionalNames
        self.replacesIOS = replacesIOS
        scanner = SwiftScanner(source)
    }

    mutating func read() {
        while let token = scanner.next() {
            if token.startsLine || token.kind == .sign(UInt8(ascii: ";")) { isInImport = false }
            endAttributes(before: token)
            switch token.kind {
            case .directive: readDirective(token)
            case .attribute: readAttribute(token)
            case .word: readWord(token)
            case .sign(let byte): readSign(byte, token)
            case .literal: blocks.addCode()
            }
            previous = token.kind
        }
        if let line = blocks.openLine { fail("#if without #endif", line) }
        if let open = delimiters.last { fail("\(name(open.byte)) without its end", open.line) }
        if let end = scanner.missingEnd { fail(end.problem, end.line) }
        addConditions()
    }

    /// Records that the source is not Swift.
    mutating func fail(_ problem: String, _ line: Int) {
        // A missing end hides the faults after it.
        guard line < fault?.line ?? .max else { return }
        fault = PortedSource.Fault(line: line, problem: problem)
    }

    mutating func addTask(_ kind: PortTask.Kind, _ code: String, _ line: Int, _ advice: String) {
        guard blocks.current.onLinux != false else { return }
        tasks.append(PortTask(kind, line: line, code: code, advice: advice))
    }

    private mutating func addConditions() {
        let after = "canImport(UIKit)"
        for (index, line) in blocks.lines.enumerated() {
            for term in replacesIOS ? line.terms : [] {
                let before = scanner.text(term.range)
                replace(term.range, line: term.line, .condition, before, with: after)
            }
            guard blocks.guards.contains(index) else { continue }
            let advice = "can leave out code that iOS compiles"
            let code = scanner.text(line.range)
            tasks.append(PortTask(.guard, line: line.line, code: code, advice: advice))
        }
    }
}

extension SourcePorter {
    private mutating func readDirective(_ token: SwiftScanner.Token) {
        let directive = scanner.text(token.range)
        switch directive {
        case "#if":
            depths.append(delimiters.count)
            blocks.begin(readCondition(token))
        case "#elseif":
            let line = readCondition(token)
            endBranch(token, directive)
            blocks.beginBranch(line)
        case "#else":
            endBranch(token, directive)
            blocks.beginBranch(nil)
        case "#endif":
            endBranch(token, directive)
            depths.removeLast(min(1, depths.count))
            blocks.end()
        case "#Preview" where removePreview(token): break
        default:
            blocks.addCode()
            addFeature(directive, token)
        }
        attributes = nil
        declaration = DeclarationStart()
    }

    private mutating func readCondition(_ directive: SwiftScanner.Token) -> ConditionLine {
        let line = scanner.readCondition(after: directive, replacesIOS: replacesIOS)
        if !line.isComplete {
            fail("a condition without its end", directive.line)
            canRemovePreviews = false
        }
        return line
    }

    /// Ends a branch, each of which has complete declarations or statements.
    private mutating func endBranch(_ token: SwiftScanner.Token, _ directive: String) {
        guard let depth = depths.last else { return fail("\(directive) without #if", token.line) }
        if delimiters.count > depth {
            let open = delimiters[depth]
            fail("\(name(open.byte)) without its end", open.line)
            delimiters.removeSubrange(depth...)
        }
    }

    private mutating func readSign(_ byte: UInt8, _ token: SwiftScanner.Token) {
        if !isInImport { blocks.addCode() }
        if "{};".utf8.contains(byte) { declaration = DeclarationStart() }
        if byte == UInt8(ascii: ";") { pendingProtocol = nil }
        if byte.isOpeningDelimiter {
            var delimiter = Delimiter(byte: byte, line: token.line)
            if byte == UInt8(ascii: "{") {
                delimiter.requirements = pendingProtocol
                pendingProtocol = nil
            }
            delimiters.append(delimiter)
        } else if let start = byte.openingDelimiter {
            guard delimiters.last?.byte == start, delimiters.count > depths.last ?? 0,
                let open = delimiters.popLast()
            else { return fail("\(name(byte)) without its start", token.line) }
            if let requirements = open.requirements { addDefaults(requirements, before: token) }
        }
    }

    private func name(_ byte: UInt8) -> String { "'\(Character(Unicode.Scalar(byte)))'" }

    private mutating func readWord(_ token: SwiftScanner.Token) {
        let word = scanner.text(token.range)
        defer { previousWord = word }
        if word == "import", readImport(token) { return }
        guard !isInImport else { return }
        if DeclarationStart.accessLevels.contains(word) {
            declaration.access = word
            return
        }
        blocks.addCode()
        switch word {
        case "protocol": beginProtocol(token)
        case "optional": removeOptional(token)
        case "NSAttributedString", "NSMutableAttributedString": addString(token)
        case "Selector" where scanner.peek() != UInt8(ascii: "("): break
        default:
            addFeature(word, token)
            replaceCall(word, token)
        }
        declaration = DeclarationStart()
    }

    mutating func addFeature(_ name: String, _ token: SwiftScanner.Token) {
        guard let advice = PortTask.features[name], previous?.isSign(".") != true else { return }
        addTask(.feature, name, token.line, advice)
    }

    /// Replaces a range.
    ///
    /// If `replacement` is `nil`, the replacement is the text after the change.
    mutating func replace(
        _ range: Range<Int>,
        line: Int,
        _ kind: PortChange.Kind,
        _ before: String,
        with after: String,
        replacement: String? = nil
    ) {
        let change = PortChange(kind: kind, line: line, before: before, after: after)
        let replacement = Array((replacement ?? after).utf8)
        edits.append(PortedSource.Edit(range: range, replacement: replacement, change: change))
    }

    /// Removes a range, and the spaces after it.
    ///
    /// If the range is the only text in its line, the line becomes empty.
    mutating func remove(_ range: Range<Int>, line: Int, _ kind: PortChange.Kind) {
        let (start, end) = (range.lowerBound, range.upperBound)
        let rest = source[end...].firstIndex { !$0.isSpace } ?? source.endIndex
        let endsLine = rest == source.endIndex || source[rest].isLineBreak
        let followsSpace = source[..<start].last.map { $0.isSpace || $0.isLineBreak } ?? true
        // The tokens before and after the range remain apart.
        let needsSpace = !endsLine && !followsSpace
        let text = scanner.text(range)
        edits.append(
            PortedSource.Edit(
                range: start..<(needsSpace ? end : rest),
                replacement: needsSpace && rest == end ? [0x20] : [],
                change: PortChange(kind: kind, line: line, before: text, after: ""),
                trimsSpace: endsLine
            )
        )
    }
}
