/// Finds the calls, assignments, declarations and scopes in the tokens of Swift code.
///
/// It reads a region between delimiters at a time. Inside it, other delimiters are skipped, and
/// become regions that wait. So the depth of code does not limit the parser, and each token is read
/// once.
struct CodeParser {
    let tokens: [CodeToken]
    private let bytes: [UInt8]
    private var regions: [CodeRegion] = []
    /// The end of the region that is being read.
    private(set) var limit = 0
    /// The scope of the region that is being read.
    private(set) var scope = 0
    /// Whether the region that is being read is a list of expressions, which can contain patterns.
    private(set) var isInList = false
    /// The number of statements in expressions that are being read, as in `x = if a { 1 }`.
    var depth = 0

    var calls: [Draft<SwiftCall>] = []
    var assignments: [Draft<SwiftAssignment>] = []
    var declarations: [Draft<SwiftDeclaration>] = []
    private(set) var scopes: [Draft<SwiftScope>] = []
    private(set) var expressions: [SwiftExpression] = []
    private(set) var parts: [Int] = []
    /// The operands and operators of the sequences that are being read.
    private var pending: [Int] = []
    /// Whether the declaration that is being read has the modifier `static` or `class`.
    var isStatic = false
    /// Whether it has the modifier `private` or `fileprivate`.
    var isPrivate = false

    /// A result, with the index of the token that decides its position among the results.
    struct Draft<Value> {
        let token: Int
        var value: Value
    }

    init(_ tokens: CodeTokens) {
        self.tokens = tokens.list
        bytes = tokens.bytes
    }

    mutating func parse() {
        let end = tokens.count - 1
        let file = SwiftScope(
            kind: .file,
            range: 0..<bytes.count,
            parent: nil,
            call: nil,
            declaration: nil
        )
        scopes.append(Draft(token: -1, value: file))
        regions.append(CodeRegion(kind: .statements, tokens: 0..<end, scope: 0))
        while let region = regions.popLast() { read(region) }
    }

    private mutating func read(_ region: CodeRegion) {
        limit = region.tokens.upperBound
        scope = region.scope
        isInList = false
        let start = region.tokens.lowerBound
        switch region.kind {
        case .elements(let call):
            isInList = true
            readElements(from: start, call: call)
        case .parameters: readParameters(from: start)
        case .closure: readStatements(from: readClosureSignature(at: start))
        case .statements: readStatements(from: start)
        case .members: readStatements(from: start, areMembers: true)
        case .accessors: readAccessors(from: start)
        }
    }

    /// Adds a region between delimiters to those to read, and returns its scope.
    @discardableResult
    mutating func add(
        _ kind: CodeRegion.Kind,
        at opening: Int,
        _ scopeKind: SwiftScope.Kind,
        call: Int? = nil,
        declaration: Int? = nil
    ) -> Int {
        let token = tokens[opening]
        let end =
            token.isClosed ? tokens[token.match].end : max(token.end, tokens[token.match - 1].end)
        let value = SwiftScope(
            kind: scopeKind,
            range: token.start..<end,
            parent: scope,
            call: call,
            declaration: declaration
        )
        scopes.append(Draft(token: opening, value: value))
        let region = CodeRegion(
            kind: kind,
            tokens: opening + 1..<token.match,
            scope: scopes.count - 1
        )
        regions.append(region)
        return scopes.count - 1
    }
}

// The results.
extension CodeParser {
    /// Adds an expression with the tokens from `start` to `end`, and returns its index.
    mutating func add(
        _ kind: SwiftExpression.Kind,
        _ start: Int,
        _ end: Int,
        name: Range<Int>? = nil
    ) -> Int {
        let range = range(start, end)
        let none = range.lowerBound..<range.lowerBound
        expressions.append(SwiftExpression(kind: kind, range: range, name: name ?? none))
        return expressions.count - 1
    }

    mutating func add(_ statement: SwiftStatement) {
        scopes[scope].value.statements.append(statement)
    }

    /// Removes the last statements of the region that is being read, and returns them.
    mutating func removeStatements(from index: Int) -> [SwiftStatement] {
        defer { scopes[scope].value.statements.removeSubrange(index...) }
        return Array(scopes[scope].value.statements[index...])
    }

    mutating func add(_ element: SwiftElement) { scopes[scope].value.elements.append(element) }

    mutating func add(_ parameter: SwiftParameter) {
        scopes[scope].value.parameters.append(parameter)
    }

    /// Adds a declaration with its statement, and returns its index.
    mutating func declare(_ declaration: SwiftDeclaration, at token: Int) {
        add(.declaration(declarations.count))
        declarations.append(Draft(token: token, value: declaration))
    }

    /// The number of parts that wait for the end of their sequence.
    var pendingCount: Int { pending.count }

    mutating func addPart(_ expression: Int) { pending.append(expression) }

    /// Removes the parts of a sequence, and returns the expression that they are.
    ///
    /// - Parameters:
    ///   - first: The number of parts before the sequence.
    ///   - start: The first token.
    ///   - end: The index after the last token.
    /// - Returns: The index of the expression.
    mutating func sequence(from first: Int, _ start: Int, _ end: Int) -> Int {
        defer { pending.removeSubrange(first...) }
        guard pending.count > first + 1 else {
            return pending.count > first ? pending[first] : add(.missing, start, start)
        }
        let range = addParts(pending[first...])
        return add(.sequence(range), start, end)
    }

    mutating func addParts(_ list: some Sequence<Int>) -> Range<Int> {
        let start = parts.count
        parts += list
        return start..<parts.count
    }
}

// The tokens of the region that is being read.
extension CodeParser {
    func kind(_ index: Int) -> CodeToken.Kind { index < limit ? tokens[index].kind : .end }

    /// Returns the byte of a sign or a delimiter, or 0.
    func sign(_ index: Int) -> UInt8 { index < limit ? tokens[index].sign : 0 }

    func keyword(_ index: Int) -> CodeKeyword? { index < limit ? tokens[index].keyword : nil }

    func has(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
        self.sign(index) == UInt8(ascii: sign)
    }

    func startsLine(_ index: Int) -> Bool { index >= limit || tokens[index].startsLine }

    /// Returns whether no space or comment precedes a token.
    func isAdjacent(_ index: Int) -> Bool {
        index > 0 && index < limit && tokens[index - 1].end == tokens[index].start
    }

    /// Returns the index after a token, and after the delimiters or the string that it starts.
    func after(_ index: Int) -> Int {
        guard index < limit else { return limit }
        let token = tokens[index]
        switch token.kind {
        case .literal: return token.match + 1
        case .opening: return token.isClosed ? token.match + 1 : token.match
        default: return index + 1
        }
    }

    /// Returns the bytes of tokens, or an empty range after the token before them.
    func range(_ start: Int, _ end: Int) -> Range<Int> {
        guard start < end else {
            let offset = start > 0 ? tokens[start - 1].end : 0
            return offset..<offset
        }
        return tokens[start].start..<max(tokens[start].start, tokens[end - 1].end)
    }

    /// Returns whether a token has a text.
    func isText(_ index: Int, _ text: String) -> Bool {
        text.utf8.elementsEqual(bytes[tokens[index].start..<tokens[index].end])
    }

    func isDirective(_ index: Int, _ names: String...) -> Bool {
        kind(index) == .directive && names.contains { isText(index, $0) }
    }

    /// Returns whether a token is `#if`, `#elseif`, `#else` or `#endif`.
    func isCondition(_ index: Int) -> Bool {
        isDirective(index, "#if", "#elseif", "#else", "#endif")
    }

    /// Returns the index after `#if` and its condition, or after another directive like it.
    func afterCondition(_ index: Int) -> Int {
        var index = index + 1
        while index < limit, !tokens[index].startsLine { index = after(index) }
        return index
    }
}
