import Testing
import TypeScaleCode

struct SwiftCallTests {
    /// Returns a line for each call: its receiver, name, arguments and closures.
    private func calls(_ code: String) -> [String] {
        let source = SwiftSource(code)
        return source.calls.map { call in
            let receiver = call.receiver.map { source.text($0) + "." } ?? ""
            let sign = call.isMacro ? "#" : call.isImplicitMember ? "." : ""
            let arguments = call.arguments.map { argument in
                (argument.label.map { source.text($0) + ": " } ?? "")
                    + (argument.isTrailing ? "{}" : source.text(argument.value))
            }
            return
                "\(receiver)\(sign)\(source.text(call.name))(\(arguments.joined(separator: ", ")))"
        }
    }

    @Test(
        arguments: [
            ("f()", ["f()"]), ("f(1, b: x)", ["f(1, b: x)"]),
            ("f(g(h()))", ["f(g(h()))", "g(h())", "h()"]),
            ("f(\n  a: 1,\n)", ["f(a: 1)"]), ("f (x)", ["f(x)"]), ("f\n(x)", []),
            ("f /* c */ (x)", ["f(x)"]),
            ("super.init()", ["super.init()"]), ("self.init(x)", ["self.init(x)"]),
            ("`class`()", ["`class`()"]),
            ("a.default()", ["a.default()"]), ("$0()", ["$0()"]), ("été()", ["été()"]),
            // The function is not a name.
            ("(f)()", ["()"]), ("a[0]()", ["()"]), ("{ 1 }()", ["()"]), ("f()()", ["f()", "()"]),
            ("[Int]()", ["()"]), ("[a!: b.c(1)]", ["b.c(1)"]), ("[String: [Int]](x)", ["(x)"]),
            ("\"a\"(1)", ["(1)"]),
            // Optional functions keep their names.
            ("f?()", ["f()"]), ("a.f!(1)", ["a.f(1)"]), ("a?.f()", ["a?.f()"]),
            ("try? f()", ["f()"]),
            // Names with labels are not calls.
            ("f(a:b:)", []), ("f(a:)(1, 2)", ["f(1, 2)"]),
            ("#selector(a.f(_:b:))", ["#selector(a.f(_:b:))"]),
            // Operators as arguments
            ("a.reduce(0, +)", ["a.reduce(0, +)"]), ("f(<, g(==))", ["f(<, g(==))", "g(==)"]),
            ("f(-g(), !h())", ["f(-g(), !h())", "g()", "h()"]), ("a ≤ (b)", []),
            ("√(x) × y(z)", ["y(z)"]),
        ]
    )
    func `a call has a name and arguments`(code: String, expected: [String]) {
        #expect(calls(code) == expected)
    }

    @Test(
        arguments: [
            ("Text(\"a\").font(.body)", ["Text(\"a\")", "Text(\"a\").font(.body)"]),
            ("Text(a)\n  // note\n  .font(b)", ["Text(a)", "Text(a).font(b)"]),
            ("f(.system(size: 17))", ["f(.system(size: 17))", ".system(size: 17)"]),
            (".a.b(1)", [".a.b(1)"]), ("return .f(1)", [".f(1)"]),
            ("x = y ? .f(1) : .g(2)", [".f(1)", ".g(2)"]),
            ("A.B<C>.d(1)", ["A.B<C>.d(1)"]), ("a.0.f(1)", ["a.0.f(1)"]), ("1.f()", ["1.f()"]),
            ("a[b(1)].c(2)", ["b(1)", "a[b(1)].c(2)"]), ("a!.b?.c(1)", ["a!.b?.c(1)"]),
            ("b++.c(1)", ["b++.c(1)"]), ("a +.b(1)", [".b(1)"]),
            ("f(a: ::b(1))", ["f(a: ::b(1))", "b(1)"]),
            ("Swift::max(1, 2)", ["max(1, 2)"]), ("a.Swift::f(1)", ["a.f(1)"]),
            ("f()...g()", ["f()", "g()"]), ("f() ..< g()", ["f()", "g()"]),
            ("-1.5.f()", ["1.5.f()"]),
        ]
    )
    func `a call of a member has a receiver`(code: String, expected: [String]) {
        #expect(calls(code) == expected)
    }

    @Test(
        arguments: [
            ("f { 1 }", ["f({})"]), ("f(1) { }", ["f(1, {})"]),
            ("f { } onEnd: { } b: { }", ["f({}, onEnd: {}, b: {})"]),
            ("f\n{ 1 }", ["f({})"]), ("f { g { h() } }", ["f({})", "g({})", "h()"]),
            ("f { }.g { }", ["f({})", "f { }.g({})"]),
            ("a.map(\\.b).filter { $0 }", ["a.map(\\.b)", "a.map(\\.b).filter({})"]),
            ("a[0] { }", []),
            // The brace starts something else.
            ("if f { g() }", ["g()"]), ("while f() { }", ["f()"]),
            ("guard let a = f else { return g() }", ["g()"]),
            ("for a in b { c() }", ["c()"]), ("switch f { case .a: g() }", ["g()"]),
            ("if a, f { }", []),
            ("var a = f { didSet { g() } }", ["g()"]), ("var a: A { f() }", ["f()"]),
            ("do { } catch f { g() }", ["g()"]),
            ("var a = f { @B didSet { g() } }", ["g()"]), ("var a = 1.5 { f() }", ["f()"]),
            ("let a = \\.b { f() }", ["f()"]), ("var a = f { @B(1) c in g() }", ["f({})", "g()"]),
            ("var a = 1 { willSet { } }", []), ("func f() -> A { g() }", ["g()"]),
            ("let a = [b] { c() }", ["c()"]),
            // A condition continues after the brace.
            ("if f { 1 } { }", ["f({})"]), ("if f { 1 } == 2 { }", ["f({})"]),
            ("if a.f { 1 }.g { }", ["a.f({})"]),
            ("for a in b.f { $0 } where c { }", ["b.f({})"]), ("if f({ 1 }) { }", ["f({ 1 })"]),
            (
                "if a.contains(where: { f($0) }) { g() }",
                ["a.contains(where: { f($0) })", "f($0)", "g()"]
            ),
        ]
    )
    func `a closure after a function is its argument`(code: String, expected: [String]) {
        #expect(calls(code) == expected)
    }

    @Test(
        arguments: [
            ("f<Int>(1)", ["f(1)"]), ("A<B<C>>()", ["A()"]), ("a < b, c > (d)", ["a(d)"]),
            ("f(a < b, c > (d))", ["f(a < b, c > (d))", "a(d)"]),
            ("a < f(1)", ["f(1)"]), ("a << b >> (c)", []), ("a < b && c > (d)", []),
            ("A<(B) -> C>(1)", ["A(1)"]),
            ("A<[B: C]?>(1)", ["A(1)"]), ("A<some P & Q>.f(1)", ["A<some P & Q>.f(1)"]),
            ("S<[3 of Int]>()", ["S()"]),
            ("f(a < 1, b > (c))", ["f(a < 1, b > (c))", "a(c)"]), ("a < b ? c > (d) : e", []),
            ("A<@Sendable () -> B>()", ["A()"]), ("X<A<B,>.C>(1)", ["X(1)"]),
            ("func <<T>(a: T) { g() }", ["g()"]), ("func <T>(a: T = f()) { g() }", ["f()", "g()"]),
            ("func <(a: A = f()) { g() }", ["f()", "g()"]),
            ("func >>=<T: P>(a: T) { if a < (b) { } }", []),
        ]
    )
    func `a less-than sign can start generic arguments`(code: String, expected: [String]) {
        #expect(calls(code) == expected)
    }

    @Test(
        arguments: [
            ("#Preview { A() }", ["#Preview({})", "A()"]),
            ("#Preview(\"a\", traits: b()) { }", ["#Preview(\"a\", traits: b(), {})", "b()"]),
            ("let a = #file", []), ("if #available(iOS 17, *) { f() }", ["f()"]),
            ("#warning(\"a\")", ["#warning(\"a\")"]),
            ("struct A {\n  #f(1)\n}", ["#f(1)"]), ("#a::f(1)", ["#f(1)"]),
            ("@`a`(f()) let b = #`c`(1)", ["f()", "#`c`(1)"]),
        ]
    )
    func `a macro with arguments is a call`(code: String, expected: [String]) {
        #expect(calls(code) == expected)
    }

    @Test(
        arguments: [
            ("enum A { case a(B), b(c: C = f()) }", ["f()"]),
            ("func f(a: A = g(1), _ b: B) { }", ["g(1)"]),
            ("struct A { init?(a: A) { f() } }", ["f()"]), ("@a(b: c(1)) var d: D", ["c(1)"]),
            ("@available(iOS 17, *) func f() { }", []),
            ("subscript(a: A = f()) -> B { get { g() } set { h() } }", ["f()", "g()", "h()"]),
            ("typealias A = (B) -> C", []),
            ("extension A where B == C<D> { func e() { f() } }", ["f()"]), ("import A.B", []),
            ("infix operator <>: A", []),
            ("var a: (B) -> C = { f($0) }, d = g()", ["f($0)", "g()"]),
            ("let (a, b) = (f(), g())", ["f()", "g()"]),
            ("private(set) var a: A", []), ("@escaping (A) -> B", []),
            ("func f() throws(E) -> A { g() }", ["g()"]),
            ("protocol A { func f(); var b: B { get set } }", []),
            ("class A: B, @unchecked Sendable { deinit { f() } }", ["f()"]),
            ("macro a(_: A) = #b(c: \"d\")", ["#b(c: \"d\")"]), ("lazy var a = f()", ["f()"]),
            ("open(a)", ["open(a)"]), ("var a: A { mutate\n f() }", ["f()"]),
            ("var a: A { get async throws { f() } set { g() } }", ["f()", "g()"]),
            ("var a: A {\n#if B\nget { f() }\n#endif\n}", ["get({})", "f()"]),
            ("var a: A { get { f() }\n#if B\nset { g() }\n#endif\n}", ["f()", "g()"]),
        ]
    )
    func `a declaration is not a call`(code: String, expected: [String]) {
        #expect(calls(code) == expected)
    }

    @Test(
        arguments: [
            ("switch a { case .b(let c): f() \n default: g() }", [".b(let c)", "f()", "g()"]),
            ("if case let .a(b) = c() { }", [".a(b)", "c()"]),
            (
                "switch a { case .b where f(): g() \n case is A, let b as B: h() }",
                ["f()", "g()", "h()"]
            ), ("guard case .a(1)? = b else { }", [".a(1)"]),
            ("for case .a(let b) in c() { }", [".a(let b)", "c()"]),
            ("do { try f() } catch E.a(let b) { g() }", ["f()", "E.a(let b)", "g()"]),
        ]
    )
    func `a pattern with values is a call`(code: String, expected: [String]) {
        #expect(calls(code) == expected)
    }

    @Test(
        arguments: [
            (
                "return if a() { b() } else if c() { d() } else { e() }",
                ["a()", "b()", "c()", "d()", "e()"]
            ),
            ("let a = switch b() { case 1: c()\n default: d() }", ["b()", "c()", "d()"]),
            ("repeat { a() } while b()", ["a()", "b()"]),
            ("a: for b in c() { continue a }", ["c()"]), ("defer { f() }", ["f()"]),
            ("throw A(b: c())", ["A(b: c())", "c()"]),
            ("a as? B(c)", []), ("copy as A(b)", []), ("break a\nf(1)", ["f(1)"]),
            ("continue\nf(1)", ["f(1)"]), ("any is A(b)", []), ("copy a(b)", ["a(b)"]),
            ("each(a)", ["each(a)"]), ("copy\na(b)", ["a(b)"]), ("unsafe(a)", ["unsafe(a)"]),
            ("unsafe { a() }", ["a()"]), ("a is [B]\n(c)", []), ("await a.b(c)", ["a.b(c)"]),
            ("unsafe [Int](a)", ["(a)"]), ("x = consume a\nf()", ["f()"]),
        ]
    )
    func `statements contain calls`(code: String, expected: [String]) {
        #expect(calls(code) == expected)
    }

    @Test(
        arguments: [
            ("\"a \\(f(1)) b \\(c, d: g(\"\\(h())\"))\"", ["f(1)", "g(\"\\(h())\")", "h()"]),
            ("#\"\\(f()) \\#(g())\"#", ["g()"]),
            ("\"\"\"\n\\(f())\n\"\"\"", ["f()"]), ("// f()\n/* g() /* h() */ */ i()", ["i()"]),
            ("\"f()\"", []), ("a = /f(x)/\ng()", ["g()"]), ("a\n/f(1)/\ng()", ["g()"]),
            ("#/\nf()\n/#", []), ("a / f() / b", ["f()"]), ("\\A.b[c(1)].d", ["c(1)"]),
            ("\"\\(f() \"", ["f()"]), ("\"\\(a) (b)\" + c()", ["c()"]),
        ]
    )
    func `literals contain calls only in interpolations`(code: String, expected: [String]) {
        #expect(calls(code) == expected)
    }

    @Test(
        arguments: [
            (
                "a\n#if B\n.c(1)\n#else\n.d(2)\n#endif\n.e(3)",
                ["a.c(1)", "a.d(2)", "a\n#if B\n.c(1)\n#else\n.d(2)\n#endif.e(3)"]
            ),
            ("#if os(iOS)\nf()\n#elseif g(x)\nh()\n#endif", ["f()", "h()"]),
            ("f()\n#if A\ng()\n#endif", ["f()", "g()"]),
            ("#if A\n@b(c())\n#endif\nfunc d() { e() }", ["c()", "e()"]),
            ("switch a {\n#if B\ncase .c: f()\n#endif\n}", ["f()"]),
        ]
    )
    func `all branches of a condition are read`(code: String, expected: [String]) {
        #expect(calls(code) == expected)
    }
}
