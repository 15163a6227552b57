import Testing
import TypeScaleTestSupport

@testable import TypeScaleCode

/// Previews, protocols for Objective-C and empty attributed strings.
struct PortedDeclarationTests {
    private func port(_ source: String, optionalNames: Set<String> = []) -> String {
        let ported = PortedSource(Array(source.utf8), optionalNames: optionalNames)
        #expect(ported.fault == nil)
        return String(decoding: ported.result, as: UTF8.self)
    }

    // MARK: - Previews

    @Test(
        arguments: [
            ("#Preview { A() }", ""), ("#Preview {\n  A()\n}\nlet a = 1", "\n\n\nlet a = 1"),
            ("#Preview(\"A\") {\r\n  A()\r\n}\r\n", "\r\n\r\n\r\n"),
            ("#Preview(\"A\", traits: .fixedLayout(width: 1, height: 2)) { A() }\n", "\n"),
            ("#Preview\n{\n}", "\n\n"), ("#Preview() { { A() }() }", ""),
            ("#Preview(\"A\")\n", "\n"),
            ("#Preview(\n  \"A\",\n  body: { A() }\n)\nb", "\n\n\n\nb"),
            ("#Preview(as: .systemSmall) { A() } timeline: { B() }\n", "\n"),
            ("#Preview(as: .content, using: a) {\n  A()\n} contentStates: {\n B()\n}", "\n\n\n\n"),
            ("#Preview(as: .systemSmall, widget: {\n  A()\n}, timeline: {\n  B()\n})", "\n\n\n\n"),
            ("#Preview { A(\"}\") }", ""), ("#Preview { A(\"\\(b(\"}\"))\") }", ""),
            ("#Preview { A(#\"}\"#) /* } */ }", ""), ("#Preview {\n// }\n}", "\n\n"),
            ("#Preview { A(\"\"\"\n}\n\"\"\") }\n", "\n\n\n"), ("#Preview { /}/ }", ""),
            ("#Preview {\n#if A\nA()\n#else\nB()\n#endif\n}", "\n\n\n\n\n\n"),
            ("#Preview { @objc func f() {}; return UIFont() }", ""),
            ("@available(iOS 17, *)\n#Preview { A() }\n", "\n\n"),
            ("@available(iOS 17, *) @MainActor #Preview { A() }", ""),
            ("@available(iOS 17.0, *)\n@available(watchOS, unavailable)\n#Preview { A() }", "\n\n"),
            ("let a = 1; #Preview { A() }", "let a = 1;"), ("#Preview { A() } // b", "// b"),
            ("#if DEBUG\n#Preview { A() }\n#endif", "#if DEBUG\n\n#endif"),
            ("class A {}\n\n  #Preview { A() }  \n#Preview { B() }\nc", "class A {}\n\n\n\nc"),
            ("\r#Preview {\n}", "\r \n"),
            (Named("a preview with U+0001", "#Preview {\r \u{1}\n}"), "\r \n"),
        ]
    )
    func `previews are removed, and lines stay`(source: Named<String>, expected: String) {
        let source = source.value
        #expect(port(source) == expected)
        #expect(PortedSource(Array(source.utf8)).changes.map(\.kind).contains(.preview))
    }

    @Test(
        arguments: [
            "#Preview", "a = #Preview { A() }", "private #Preview { A() }", "#Previews { A() }",
            "#Preview { A() }; let a = 1", "{ #Preview { A() } }", "// #Preview { A() }",
            "\"#Preview { A() }\"",
            "#Preview A {}", "f(\n#Preview { A() }\n)",
            "struct Preview { }", "import #Preview { }",
        ]
    )
    func `other code with the name stays`(source: String) { #expect(port(source) == source) }

    @Test func `a preview that stays is listed`() {
        let tasks = PortedSource(Array("let a = 1\nlet b = #Preview { A() }".utf8)).tasks
        #expect(tasks.map(\.code) == ["#Preview"] && tasks.map(\.line) == [2])
    }

    // MARK: - Protocols

    @Test func `an optional requirement gets a default`() {
        let source = """
            @objc public protocol Delegate: NSObjectProtocol {
                func required()
                @objc optional func didSelect(_ row: Int,
                                              in table: Table) // a
                @objc optional func title() -> String?
                @objc(titleForRow:) optional static func title(_ row: Int) throws -> (() -> Void)?
                @available(iOS 17, *)
                @objc
                optional func done() -> Void
                @objc optional var color: UIColor? { get }
                @objc optional func all(_ a: @escaping (Int?) -> Void); @objc optional func b()
            }
            let a = 1
            """
        let expected = """
            public protocol Delegate: NSObjectProtocol {
                func required()
                func didSelect(_ row: Int,
                                              in table: Table) // a
                func title() -> String?
                static func title(_ row: Int) throws -> (() -> Void)?
                @available(iOS 17, *)

                func done() -> Void
                var color: UIColor? { get }
                func all(_ a: @escaping (Int?) -> Void); func b()
            }; public extension Delegate { func didSelect(_ row: Int, in table: Table) {}; \
            func title() -> String? { nil }; \
            static func title(_ row: Int) throws -> (() -> Void)? { nil }; func done() -> Void {}; \
            var color: UIColor? { nil }; func all(_ a: @escaping (Int?) -> Void) {}; func b() {} }
            let a = 1
            """
        #expect(port(source) == expected)
        #expect(PortedSource(Array(source.utf8)).tasks.isEmpty)
    }

    @Test(
        arguments: [
            ("@objc protocol A {}", "protocol A: AnyObject {}"),
            ("@objc(A) private protocol A\n{\n}", "private protocol A: AnyObject\n{\n}"),
            ("public @objc protocol A {}", "public protocol A: AnyObject {}"),
            ("@objc protocol A: B, C {}", "protocol A: AnyObject, B, C {}"),
            ("@objc protocol A: AnyObject {}", "protocol A: AnyObject {}"),
            ("@objc protocol A: B, NSObjectProtocol {}", "protocol A: B, NSObjectProtocol {}"),
            ("@objc protocol A: class {}", "protocol A: class {}"),
            ("protocol A {}", "protocol A {}"),
            ("@objc var a: Int\nprotocol A {}", "var a: Int\nprotocol A {}"),
            ("@objc func f() {}; protocol A {}", "func f() {}; protocol A {}"),
        ]
    )
    func `a protocol for Objective-C stays one for classes`(source: String, expected: String) {
        #expect(port(source) == expected)
    }

    @Test(
        arguments: [
            ("func f() -> Int", "func f() -> Int"), ("var a: Int { get }", "var a: Int"),
            ("var a: Int? { get set }", "var a: Int?"), ("subscript(a: Int) -> A { get }", nil),
            ("func f() -> () -> Int?", "func f() -> () -> Int?"),
            ("func f(_ a: A) -> [A]", "func f(_ a: A) -> [A]"),
        ]
    )
    func `a requirement without a default is listed`(requirement: String, code: String?) {
        let source = "@objc protocol A: AnyObject {\n  @objc optional \(requirement)\n}"
        #expect(port(source) == "protocol A: AnyObject {\n  \(requirement)\n}")
        let tasks = PortedSource(Array(source.utf8)).tasks
        #expect(tasks.map(\.kind) == [.requirement] && tasks.map(\.line) == [2])
        if let code { #expect(tasks.first?.code == code) }
    }

    @Test func `a requirement is listed where no extension can follow`() {
        let nested = "class B {\n@objc protocol A: C, AnyObject { @objc optional func f() }\n}"
        let expected = nested.replacing("@objc optional ", with: "").replacing("@objc ", with: "")
        #expect(port(nested) == expected)
        #expect(PortedSource(Array(nested.utf8)).tasks.map(\.line) == [2])
        let inBlock = "@objc protocol A: AnyObject {\n#if B\n@objc optional func f()\n#endif\n}"
        #expect(port(inBlock) == "protocol A: AnyObject {\n#if B\nfunc f()\n#endif\n}")
        #expect(PortedSource(Array(inBlock.utf8)).tasks.map(\.line) == [3])
    }

    @Test(
        arguments: [
            "let optional = 1", "enum A { case optional }", "func f(optional func: Int) {}",
            "protocol A { func optional() }", "protocol A { var optional: Int { get } }",
            "class A { func f() { optional(1) } }", "protocol A { func f(optional: Int) }",
        ]
    )
    func `other words stay`(source: String) { #expect(port(source) == source) }

    @Test(
        arguments: [
            "func f() @objc optional func g()", "func f(a: (B) @objc) -> Int?", "func f(\"a\")",
            "func f(a: A = NSAttributedString())", "func f() -> @A () -> Void", "func", "var a:",
            "func f() -> Int?\n  @A var b: C", "func f(\"\"\"\n@objc\n\"\"\")",
        ]
    )
    func `a default would not change again`(requirement: String) {
        let once = port("protocol A {\n optional \(requirement)\n}")
        #expect(port(once) == once)
    }

    @Test func `calls of requirements that were optional lose the question mark`() {
        let source = "a.f?(1); a?.f?(); self.g?(); f?(); a.f ?(1); a.f?.b; let x = \"\\(a.f?())\""
        let expected = "a.f(1); a?.f(); self.g?(); f?(); a.f ?(1); a.f?.b; let x = \"\\(a.f?())\""
        #expect(port(source, optionalNames: ["f"]) == expected)
    }

    @Test func `the names of optional functions are found`() {
        let source = """
            protocol A { @objc optional func f(); @objc optional static func `g`()
            @objc optional var h: Int { get }; func i(optional: Int) }
            // @objc optional func j()
            """
        #expect(PortedSource.optionalNames(in: Array(source.utf8)) == ["f", "`g`"])
    }

    // MARK: - Strings

    @Test(
        arguments: [
            ("NSAttributedString()", "NSAttributedString(string: \"\")"),
            ("a = NSMutableAttributedString( )", "a = NSMutableAttributedString(string: \"\" )"),
            ("NSAttributedString.init()", "NSAttributedString.init(string: \"\")"),
            (
                "f(Foundation.NSAttributedString())",
                "f(Foundation.NSAttributedString(string: \"\"))"
            ),
            ("NSAttributedString(\n)", "NSAttributedString(string: \"\"\n)"),
            ("NSAttributedString(/* a */)", "NSAttributedString(string: \"\"/* a */)"),
        ]
    )
    func `an empty attributed string has an empty string`(source: String, expected: String) {
        #expect(port(source) == expected)
    }

    @Test(
        arguments: [
            "NSAttributedString(string: \"\")", "NSAttributedString\n()", "NSAttributedString.b()",
            "MyNSAttributedString()", "func NSAttributedString() {}", "// NSAttributedString()",
            "\"NSAttributedString()\"", "NSAttributedString.self", "NSAttributedString(a)",
        ]
    )
    func `other attributed strings stay`(source: String) { #expect(port(source) == source) }
}
