import Testing
import TypeScaleCode

/// Expressions and statements, each with its parts.
struct SwiftExpressionTests {
    /// Returns an expression with its parts in brackets.
    private func tree(_ index: Int, _ source: SwiftSource) -> String {
        let node = source.expressions[index]
        let name = source.text(node.name)
        switch node.kind {
        case .missing: return "missing"
        case .name: return name
        case .implicitMember: return ".\(name)"
        case .member(let base): return "[\(tree(base, source))].\(name)"
        case .call(let call):
            let arguments = source.calls[call].arguments.map { argument in
                let label = argument.label.map { source.text($0) + ": " } ?? ""
                return label + tree(argument.expression, source)
            }
            let function = tree(source.calls[call].callee, source)
            return "\(function)(\(arguments.joined(separator: ", ")))"
        case .element(let base, let scope):
            let parts = source.scopes[scope].elements.map { tree($0.value, source) }
            return "[\(tree(base, source))][\(parts.joined(separator: ", "))]"
        case .number, .literal, .other: return source.text(node.range)
        case .closure(let scope): return "{\(source.scopes[scope].statements.count)}"
        case .group(let scope), .collection(let scope):
            let parts = source.scopes[scope].elements.map { element in
                (element.key.map { tree($0, source) + ": " } ?? "") + tree(element.value, source)
            }
            return "(\(parts.joined(separator: ", ")))"
        case .prefix(let operand): return "\(name)[\(tree(operand, source))]"
        case .postfix(let operand): return "[\(tree(operand, source))]\(name)"
        case .cast(let operand): return "[\(tree(operand, source))] as"
        case .sequence(let range):
            return range.map { tree(source.parts[$0], source) }.joined(separator: " ")
        case .operator: return name
        case .assignment(let assignment):
            let assignment = source.assignments[assignment]
            return "\(tree(assignment.targetExpression, source)) = "
                + tree(assignment.valueExpression, source)
        case .branches(let range):
            let counts = range.map { "\(source.scopes[source.parts[$0]].statements.count)" }
            return "branches(\(counts.joined(separator: ", ")))"
        }
    }

    @Test(
        arguments: [
            ("a", "a"), ("a.b.c", "[[a].b].c"), (".body", ".body"), ("a?.b!", "[[[[a]?].b]]!"),
            ("f(1, b: 2)", "f(1, b: 2)"), ("a.f(x).g { }", "[[a].f(x)].g({0})"),
            ("UIFont.systemFont(ofSize: 17)", "[UIFont].systemFont(ofSize: 17)"),
            ("a ? 20:17", "a ? 20 : 17"), ("-1", "-[1]"), ("!a && b", "![a] && b"),
            ("x as? B", "[x] as"), ("[.font: f(1), .a: 2]", "(.font: f(1), .a: 2)"),
            ("[1, 2]", "(1, 2)"), ("a[0].b", "[[a][0]].b"), ("try await f()", "f()"),
            ("...a", "...[a]"), ("1...3", "1 ... 3"), ("\\.a.b", "\\.a.b"),
            ("a ?? .b", "a ?? .b"), ("{ x in x }()", "{1}()"), ("(a)", "(a)"), ("\"a\"", "\"a\""),
        ]
    )
    func `an expression has its parts`(code: String, expected: String) throws {
        let source = SwiftSource("let x = " + code)
        let index = try #require(source.declarations.first?.valueExpression)
        #expect(tree(index, source) == expected.replacing("[[[[a]?].b]]!", with: "[[[a]?].b]!"))
    }

    private func statements(_ index: Int, _ source: SwiftSource) -> [String] {
        source.scopes[index].statements.map { statement in
            switch statement {
            case .expression(let index): return tree(index, source)
            case .result(let index): return "return \(tree(index, source))"
            case .declaration(let index):
                return "declare \(source.text(source.declarations[index].name))"
            case .enumCase(let name, let value):
                return "case \(source.text(name)) \(value.map { tree($0, source) } ?? "")"
            case .typeAlias(let name, let type):
                return "alias \(source.text(name)) \(source.text(type))"
            case .block(let keyword, let conditions, let scope):
                let conditions = conditions.map { tree($0, source) }.joined(separator: ", ")
                let body = statements(scope, source).joined(separator: "; ")
                return "\(keyword)(\(conditions)) {\(body)}"
            case .patterns(let patterns):
                return "pattern \(patterns.map { tree($0, source) }.joined(separator: ", "))"
            }
        }
    }

    @Test(
        arguments: [
            ("f(); return a", ["f()", "return a"]), ("a.b = c", ["[a].b = c"]),
            (
                "if a { f() } else if b, c { g() } else { h() }",
                ["if(a) {f()}", "elseIf(b, c) {g()}", "else() {h()}"]
            ),
            ("guard let a = b else { return }", ["declare a", "guard() {}"]),
            (
                "switch a { case .b, .c: f()\ndefault: g() }",
                ["switch(a) {pattern .b, .c; f(); pattern ; g()}"]
            ),
            ("for a in b { f(a) }", ["loop(a, b) {f(a)}"]),
            (
                "let a = if b { 1 } else { 2 }",
                ["declare a"]
            ),
            ("typealias A = B.C", ["alias A B.C"]), ("enum A { case a = 1, b }", ["declare A"]),
        ]
    )
    func `a scope has its statements`(code: String, expected: [String]) {
        #expect(statements(0, SwiftSource(code)) == expected)
    }

    @Test func `a function has parameters, and a closure too`() {
        let source = SwiftSource("static func f(_ a: A, b c: B = 1) { g { (x: X, y) in x } }")
        let declaration = source.declarations[0]
        #expect(declaration.isStatic)
        let scope = declaration.parameters.map { source.scopes[$0] }
        #expect(scope?.parameters.map { $0.label.map(source.text) } == [nil, "b"])
        #expect(scope?.parameters.map { source.text($0.name) } == ["a", "c"])
        #expect(scope?.parameters.map { $0.defaultValue != nil } == [false, true])
        let closure = source.scopes.first { $0.kind == .closure }
        #expect(closure?.parameters.map { source.text($0.name) } == ["x", "y"])
    }

    @Test func `cases are statements of their type`() {
        let source = SwiftSource("enum A: Int { case a = 1, b\ncase c(Int) }")
        let body = source.scopes.indices.last { source.scopes[$0].kind == .body } ?? 0
        #expect(statements(body, source) == ["case a 1", "case b ", "case c "])
    }
}
