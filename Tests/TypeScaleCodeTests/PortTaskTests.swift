import Testing

@testable import TypeScaleCode

/// The tasks that remain, and the faults of text that is not Swift.
struct PortTaskTests {
    private func port(_ source: String) -> PortedSource { PortedSource(Array(source.utf8)) }

    @Test func `what Linux does not have is listed with its line`() {
        let source = """
            import os
            @testable import Combine
            import class WebKit.WKWebView
            import Foundation
            import OwnModule
            @UIApplicationMain class A {
                @Published var a = #selector(b)
                let c = #keyPath(A.a), d = Selector("e"), f: Selector
            }
            // #selector(a)
            let g = autoreleasepool { "#selector(a)" }
            import AppKit
            """
        let tasks = port(source).tasks
        #expect(
            tasks.map { "\($0.line) \($0.kind) \($0.code)" } == [
                "1 import import os", "2 import import Combine", "3 import import WebKit",
                "6 feature @UIApplicationMain", "7 feature @Published", "7 feature #selector",
                "8 feature #keyPath", "8 feature Selector", "11 feature autoreleasepool",
                "12 import import AppKit",
            ]
        )
        #expect(tasks.allSatisfy { !$0.advice.isEmpty })
        #expect(port(source).changes.isEmpty)
    }

    @Test func `what is not compiled on Linux is not listed`() {
        let source = """
            #if os(macOS)
            import os
            #elseif canImport(Combine)
            import Combine
            #if A
            let a = #selector(b)
            #endif
            #else
            import WebKit
            #endif
            #if DEBUG
            import Metal
            #endif
            """
        let tasks = port(source).tasks
        #expect(
            tasks.map { "\($0.line) \($0.code)" }
                == ["3 #elseif canImport(Combine)", "9 import WebKit", "12 import Metal"]
        )
    }

    @Test(arguments: ["canImport(AppKit)", "os(macOS)", "canImport(UIKit) && os(tvOS)"])
    func `code for other systems is not listed`(condition: String) {
        #expect(port("#if \(condition)\nimport os\n#endif").tasks.isEmpty)
        #expect(port("#if !(\(condition))\nimport os\n#endif").tasks.map(\.line) == [2])
    }

    @Test(
        arguments: [
            ("a\n#if A\nb", 2, "#if without #endif"), ("#endif", 1, "#endif without #if"),
            ("\n#else", 2, "#else without #if"), ("#elseif A", 1, "#elseif without #if"),
            ("a {\n(\n", 2, "'(' without its end"), ("\n}", 2, "'}' without its start"),
            ("(a]", 1, "']' without its start"),
            ("{\n#if A\n}\n#endif\n}", 3, "'}' without its start"),
            ("#if A\n{\n#else\n}\n#endif", 2, "'{' without its end"),
            ("a\n/* /* */", 2, "a comment without its end"),
            ("\"\"\"\na\n", 1, "a string without its end"),
            ("\n\"a\n\"", 2, "a string without its end"),
            ("#if (A\n#endif", 1, "a condition without its end"),
            ("#Preview {\n", 1, "'{' without its end"),
            ("protocol", 1, "a protocol without a name"),
            ("\nprotocol @objc P {}", 2, "a protocol without a name"),
            ("a @objc\n#Preview {}", 1, "code before an attribute in its line"),
            ("\n#Preview { A() } @objc", 2, "code after a preview in its line"),
            ("#Preview { A() } #Preview { B() }", 1, "code after a preview in its line"),
        ]
    )
    func `what is not Swift has a fault in a line`(source: String, line: Int, problem: String) {
        #expect(port(source).fault == .init(line: line, problem: problem))
    }

    @Test(
        arguments: [
            "", "a", "{ ( [ ] ) }", "/* /* */ */", "#if A\n{}\n#elseif B\n()\n#else\n#endif",
            "\"\"\"\n}\n\"\"\"", "let a = /[(]/", "// }", "'", "#if A\n#if B\n#endif\n#endif",
            "#if swift(>=5)\n#endif // }",
        ]
    )
    func `other text has no fault`(source: String) { #expect(port(source).fault == nil) }
}
