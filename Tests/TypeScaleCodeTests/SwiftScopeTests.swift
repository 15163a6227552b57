import Testing
import TypeScaleCode

struct SwiftScopeTests {
    @Test
    func `scopes contain each other`() {
        let code = #"struct A { func b(c: C) { if d { e[f("\(g)") { h }] } } }"#
        let source = SwiftSource(code)
        let lines = source.scopes.map { scope in
            "\(scope.parent ?? -1) \(scope.kind) \(source.text(scope.range))"
        }
        #expect(
            lines == [
                "-1 file \(code)",
                #"0 body { func b(c: C) { if d { e[f("\(g)") { h }] } } }"#,
                "1 group (c: C)",
                #"1 body { if d { e[f("\(g)") { h }] } }"#,
                #"3 block { e[f("\(g)") { h }] }"#,
                #"4 collection [f("\(g)") { h }]"#,
                #"5 arguments ("\(g)")"#,
                "6 interpolation (g)",
                "5 closure { h }",
            ]
        )
        #expect(source.scopes.map(\.call) == [nil, nil, nil, nil, nil, nil, 0, nil, 0])
        #expect(source.scopes.map(\.declaration) == [nil, 0, nil, 1, nil, nil, nil, nil, nil])
    }

    @Test
    func `an accessor is a body of its variable`() {
        let source = SwiftSource("var a: A { get { b } set(c) { d } }")
        #expect(source.scopes.map(\.kind) == [.file, .body, .body, .body])
        #expect(source.scopes.map(\.declaration) == [nil, 0, 0, 0])
        #expect(source.scopes.map(\.parent) == [nil, 0, 1, 1])
    }

    @Test
    func `the calls of a chain refer to each other`() {
        let source = SwiftSource("a(b()).c.d { }\n#if E\n.f()\n#endif\n.g()")
        #expect(source.calls.map { source.text($0.name) } == ["a", "b", "d", "f", "g"])
        #expect(source.calls.map(\.base) == [nil, nil, 0, 2, 3])
        #expect(source.calls.map(\.expression.lowerBound) == [0, 2, 0, 0, 0])
    }

    @Test
    func `comments for the tool are found`() {
        let code =
            "// typescale:ignore\nf(\"// typescale:\") /* a\ntypescale: b */ // typescale\n\"\\(a /* typescale:c */)\""
        let source = SwiftSource(code)
        #expect(
            source.comments.map { source.text($0) } == [
                "// typescale:ignore", "/* a\ntypescale: b */", "/* typescale:c */",
            ]
        )
    }

    @Test(
        arguments: [
            ("f(", ["unmatched bracket@1"]),
            ("f)", ["unmatched closing bracket@1"]),
            ("{ ( }", ["unmatched bracket@2"]),
            ("\"a\nb", ["a string without its end@2"]),
            ("a /* /* */", ["a comment without its end@2"]),
            ("\"\\([)\"", ["unmatched bracket@3"]),
            ("f(\"\\(a])\")", ["unmatched closing bracket@6"]),
            ("( [ )", ["unmatched bracket@2"]), ("f(1)", []),
            ("\"\"\"\n\\(a", ["a string without its end@0", "unmatched bracket@5"]),
        ]
    )
    func `a problem has an offset`(code: String, expected: [String]) {
        #expect(
            SwiftSource(code).problems.map { "\($0.message)@\($0.offset)" } == expected
        )
    }
}
