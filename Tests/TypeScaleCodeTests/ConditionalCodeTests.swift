import Testing
import TypeScaleCode

/// The branches of `#if` that iOS does not compile.
struct ConditionalCodeTests {
    private func leftOut(_ code: String) -> [String] {
        let bytes = Array(code.utf8)
        return ConditionalCode(bytes).leftOut.map {
            String(decoding: bytes[$0.directive], as: UTF8.self)
        }
    }

    @Test(
        arguments: [
            // The condition is true on an iPhone, or depends on the settings of the build.
            "os(iOS)", "!os(macOS)", "os(macOS) || os(iOS)", "canImport(UIKit)", "DEBUG", "!DEBUG",
            "os(macOS) || DEBUG", "!(os(tvOS) || os(watchOS))", "swift(>=6)", "(os(iOS))",
            "!targetEnvironment(macCatalyst)", "os(iOS) && DEBUG", "canImport(Ours)",
        ]
    )
    func `a branch that iOS can compile is kept`(condition: String) {
        #expect(leftOut("#if \(condition)\nf()\n#endif") == [])
    }

    @Test(
        arguments: [
            "os(macOS)", "os(tvOS)", "os(watchOS)", "os(visionOS)", "os(OSX)", "os(Linux)",
            "!os(iOS)", "os(macOS) && DEBUG", "canImport(AppKit)", "!canImport(UIKit)", "false",
            "os(macOS) || os(tvOS)", "!(os(iOS) || DEBUG)", "targetEnvironment(macCatalyst)",
            "(os(macOS) ||\n os(tvOS))",
        ]
    )
    func `a branch for another system is left out`(condition: String) {
        for end in ["", "\n#else\ng()", "\n#elseif DEBUG\ng()"] {
            #expect(leftOut("#if \(condition)\nf()\(end)\n#endif\nh()") == ["#if \(condition)"])
        }
    }

    @Test(
        arguments: [
            ("#if os(iOS)\na\n#else\nb\n#endif", ["#else"]),
            ("#if os(iOS)\na\n#elseif DEBUG\nb\n#else\nc\n#endif", ["#elseif DEBUG", "#else"]),
            (
                "#if os(macOS)\na\n#elseif os(tvOS)\nb\n#else\nc\n#endif",
                ["#if os(macOS)", "#elseif os(tvOS)"]
            ),
            ("#if DEBUG\na\n#elseif os(iOS)\nb\n#else\nc\n#endif", ["#else"]),
            // A branch in a branch that is left out is not listed.
            ("#if os(macOS)\n#if os(iOS)\na\n#else\nb\n#endif\n#endif", ["#if os(macOS)"]),
            ("#if DEBUG\n#if os(macOS)\na\n#endif\n#endif", ["#if os(macOS)"]),
            // A missing end leaves out the rest.
            ("#if os(macOS)\na", ["#if os(macOS)"]), ("#else\na\n#endif\n#endif", []),
            // Directives in strings and comments are none.
            ("\"\"\"\n#if os(macOS)\n\"\"\"\n/*\n#if os(macOS)\n*/\n// #if os(macOS)\nf()", []),
        ]
    )
    func `branches follow from the conditions before them`(code: String, expected: [String]) {
        #expect(leftOut(code) == expected)
    }

    @Test func `only the code of a branch is replaced`() {
        let code = ConditionalCode(Array("a\r\n#if os(macOS)\nb {\r\n é\n#else\nc\n#endif\nd".utf8))
        #expect(
            String(decoding: code.bytes, as: UTF8.self)
                == "a\r\n#if os(macOS)\n   \r\n   \n#else\nc\n#endif\nd"
        )
        #expect(SwiftSource(valid: code.bytes).problems == [])
    }
}
