import Testing
import TypeScaleCode

/// The branches of `#if` that iOS does not compile.
struct ConditionalCodeTests {
    private func leftOut(_ code: String) -> [String] {
        let bytes = Array(code.utf8)
        return ConditionalCode(bytes, for: BuildConfiguration(.iOS)).leftOut.map {
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

    /// Each condition of three terms, compared with its values for all settings of the build.
    ///
    /// In Swift, `&&` precedes `||`.
    @Test func `a branch is left out if no setting compiles it`() {
        let bits = [false, true]
        // On iOS, the first term is true, and the second is false. The others are settings.
        let terms = ["os(iOS)", "os(macOS)", "A", "B", "C"]
        var count = 0
        for choice in 0..<216 {
            let places = [choice % 6, choice / 6 % 6, choice / 36]
            let words = places.enumerated().map { place, choice in
                (choice >= 3 ? "!" : "") + terms[choice % 3 < 2 ? choice % 3 : 2 + place]
            }
            for (isAnd, isNextAnd) in bits.flatMap({ first in bits.map { (first, $0) } }) {
                func join(_ first: Bool, _ isAnd: Bool, _ second: Bool) -> Bool {
                    isAnd ? first && second : first || second
                }
                let values = (0..<8).map { settings in
                    let value = places.enumerated().map { place, choice in
                        let isSet = settings >> place & 1 == 1
                        return (choice % 3 == 2 ? isSet : choice % 3 == 0) != (choice >= 3)
                    }
                    let left = join(join(value[0], isAnd, value[1]), isNextAnd, value[2])
                    let right = join(value[0], isAnd, join(value[1], isNextAnd, value[2]))
                    return (left, right)
                }
                let (first, next) = (isAnd ? "&&" : "||", isNextAnd ? "&&" : "||")
                let plain = "\(words[0]) \(first) \(words[1]) \(next) \(words[2])"
                let isRight = !isAnd && isNextAnd
                for (condition, results) in [
                    (plain, values.map { isRight ? $0.1 : $0.0 }),
                    ("!(\(plain))", values.map { isRight ? !$0.1 : !$0.0 }),
                    ("(\(words[0])\(first)\(words[1])) \(next) \(words[2])", values.map(\.0)),
                    ("\(words[0]) \(first) (\(words[1])\(next)\(words[2]))", values.map(\.1)),
                ] {
                    let expected = results.contains(true) ? [] : ["#if \(condition)"]
                    #expect(leftOut("#if \(condition)\nf()\n#endif") == expected)
                    count += 1
                }
            }
        }
        #expect(count == 3456)
    }

    @Test func `only the code of a branch is replaced`() {
        let code = ConditionalCode(
            Array("a\r\n#if os(macOS)\nb {\r\n é\n#else\nc\n#endif\nd".utf8),
            for: BuildConfiguration(.iOS)
        )
        #expect(
            String(decoding: code.bytes, as: UTF8.self)
                == "a\r\n#if os(macOS)\n   \r\n   \n#else\nc\n#endif\nd"
        )
        #expect(SwiftSource(valid: code.bytes).problems == [])
    }
}
