import Testing
import TypeScaleCode

struct SwiftDeclarationTests {
    /// Returns a line for each declaration: attributes, keyword, name, type, value and body.
    private func declarations(_ code: String) -> [String] {
        let source = SwiftSource(code)
        return source.declarations.map { declaration in
            var words = declaration.attributes.map { "@" + source.text($0) }
            words.append(source.text(declaration.keyword))
            words.append(source.text(declaration.name))
            if let type = declaration.type { words.append(": " + source.text(type)) }
            if let value = declaration.value { words.append("= " + source.text(value)) }
            if let body = declaration.body { words.append(source.text(source.scopes[body].range)) }
            return words.joined(separator: " ")
        }
    }

    @Test(
        arguments: [
            ("let a = 1, b: B, c: C? = .d", ["let a = 1", "let b : B", "let c : C? = .d"]),
            ("var (a, b) = f()", ["var (a, b) = f()"]),
            ("let _ = x", ["let _ = x"]),
            (
                "@A(b: 1) @C private(set) var d: D = e { didSet { } }",
                ["@A(b: 1) @C var d : D = e { didSet { } }"]
            ),
            ("static let a: [B: (C) -> D]? = [:]", ["let a : [B: (C) -> D]? = [:]"]),
            ("var a: some View { b }", ["var a : some View { b }"]),
            ("let a = b ? c : d\nlet e", ["let a = b ? c : d", "let e"]),
            ("let a = if b { 1 } else { 2 }\nf()", ["let a = if b { 1 } else { 2 }"]),
            ("let a = { b }()", ["let a = { b }()"]),
            ("let a: @Sendable (B) -> C = d", ["let a : @Sendable (B) -> C = d"]),
            ("let a = \\B.c[d].e", ["let a = \\B.c[d].e"]),
            ("let a = try await b()\n  .c()", ["let a = try await b()\n  .c()"]),
            (
                "if let a, let b = c(), var d: D = e { let f = 1 }",
                ["let a", "let b = c()", "var d : D = e", "let f = 1"]
            ),
            ("guard let self else { return }", ["let self"]),
        ]
    )
    func `a variable has a type and a value`(code: String, expected: [String]) {
        #expect(declarations(code) == expected)
    }

    @Test(
        arguments: [
            ("func f<T: A>(b: B) async throws -> C<D> where T: E { }", ["func f : C<D> { }"]),
            ("func == (a: A, b: A) -> Bool { }", ["func == : Bool { }"]),
            ("func ==<T>(a: T, b: T) -> Bool { }", ["func == : Bool { }"]),
            ("public convenience init?(a: A) { }", ["init init { }"]),
            ("deinit { }", ["deinit deinit { }"]),
            ("subscript(a: Int) -> B { get { } }", ["subscript subscript : B { get { } }"]),
            ("@objc\noverride class func a()", ["@objc func a"]),
            ("#if A\n@B\n#else\n@C\n#endif\nfunc d()", ["@B @C func d"]),
            (
                "@available(iOS 17, *)\nfinal class A: B, C { }",
                ["@available(iOS 17, *) class A : B, C { }"]
            ),
            ("extension A.B: C where D == E { }", ["extension A.B : C { }"]),
            ("indirect enum A<B>: Int { case c, d }", ["enum A : Int { case c, d }"]),
            ("actor A { }\nlet actor = 1", ["actor A { }", "let actor = 1"]),
            (
                "protocol A: AnyObject { var b: B { get } }",
                ["protocol A : AnyObject { var b: B { get } }", "var b : B { get }"]
            ),
            ("@A.B<C>(d: 1) func e()", ["@A.B<C>(d: 1) func e"]),
            ("@A (b) func c()", ["@A (b) func c"]),
            ("struct `A` { }", ["struct `A` { }"]),
            ("protocol A: class, B { }", ["protocol A : class, B { }"]),
        ]
    )
    func `a function or a type has a body`(code: String, expected: [String]) {
        #expect(declarations(code) == expected)
    }

    @Test(
        arguments: [
            ("a.b = c", ["a.b|c"]), ("a = b\nc = d()", ["a|b", "c|d()"]),
            ("a[b].c? = { d }", ["a[b].c?|{ d }"]),
            ("a = b ? c : d", ["a|b ? c : d"]), ("(a, b) = (b, a)", ["(a, b)|(b, a)"]),
            ("_ = f()", ["_|f()"]),
            ("a.b(c).d =\n  e", ["a.b(c).d|e"]), ("f { $0.a = 1 }", ["$0.a|1"]), ("a += 1", []),
            ("a == b", []),
            ("f { [a = b(), weak c] d, e in d.g = 1 }", ["d.g|1"]),
            ("f { [a = b()] (c: D) async -> E in }", []),
            ("a = copy b(c)", ["a|copy b(c)"]), ("a = copy été(c)", ["a|copy été(c)"]),
            ("a = copy\nb(c)", ["a|copy"]),
            ("a = any B\nc", ["a|any B"]),
            ("let a = 1", []), ("if case .a = b { }", []), ("func f(a: A = b) { }", []),
        ]
    )
    func `an assignment has a target and a value`(code: String, expected: [String]) {
        let source = SwiftSource(code)
        #expect(
            source.assignments.map { "\(source.text($0.target))|\(source.text($0.value))" }
                == expected
        )
    }

    @Test func `a value can have any number of branches`() {
        let branches = (0..<100).map { "if b\($0) { \($0) } else " }.joined()
        let value = branches + "{ 100 }"
        #expect(declarations("let a = \(value)\nf()") == ["let a = \(value)"])
    }

    @Test(
        arguments: [
            ("f()", "f()"), ("try await a.f(1)!", "a.f(1)"), ("a.b", nil), ("f().b", nil),
            ("-f()", nil), ("f() + 1", nil),
            ("f { }", "f { }"), ("#f(1)", "#f(1)"), ("f() as! A", nil), ("(f())", nil),
            ("a.f().g()", "a.f().g()"),
        ]
    )
    func `a call can be the whole value`(value: String, expected: String?) throws {
        let source = SwiftSource("let a = \(value)\nb = \(value)\nc(\(value))")
        let variable = try #require(source.declarations.first)
        let assignment = try #require(source.assignments.first)
        let call = try #require(source.calls.first { source.text($0.name) == "c" })
        let argument = try #require(call.arguments.first)
        for call in [variable.call, assignment.call, argument.call] {
            #expect(call.map { source.text(source.calls[$0].expression) } == expected)
        }
    }

    @Test
    func `a closure can be the whole value`() throws {
        let source = SwiftSource("let a = { 1 }\nb = { 2 }\nc({ 3 }, { 4 }())")
        let closures =
            source.declarations.map(\.closure) + source.assignments.map(\.closure)
            + source.calls[0].arguments.map(\.closure)
        #expect(
            closures.map { $0.map { source.text(source.scopes[$0].range) } } == [
                "{ 1 }", "{ 2 }", "{ 3 }", nil,
            ]
        )
    }
}
