import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleCode

struct PortedSourceTests {
    private func port(_ source: String) -> String {
        String(decoding: PortedSource(Array(source.utf8)).result, as: UTF8.self)
    }

    // MARK: - Conditions

    @Test(
        arguments: [
            ("os(iOS)", "canImport(UIKit)"),
            ("os(iOS) || os(tvOS)", "canImport(UIKit) || os(tvOS)"),
            ("os(tvOS) || os( iOS ) // os(iOS)", "os(tvOS) || canImport(UIKit) // os(iOS)"),
            ("(os(iOS) && DEBUG) || os (iOS)", "(canImport(UIKit) && DEBUG) || canImport(UIKit)"),
            (
                "os(iOS) && !targetEnvironment(macCatalyst) && swift(>=5.9)",
                "canImport(UIKit) && !targetEnvironment(macCatalyst) && swift(>=5.9)"
            ),
            ("!(!os(iOS))", "!(!canImport(UIKit))"),
            ("(os(tvOS) ||\n  os(iOS))", "(os(tvOS) ||\n  canImport(UIKit))"),
            ("!os(iOS)", "!canImport(UIKit)"),
            // Only iOS changes.
            ("os(tvOS)", "os(tvOS)"),
            ("os(visionOS) || os(watchOS)", "os(visionOS) || os(watchOS)"),
            ("targetEnvironment(macCatalyst)", "targetEnvironment(macCatalyst)"),
            ("canImport(os)", "canImport(os)"), ("foo(os(iOS))", "foo(os(iOS))"),
            ("os(iOSApplication)", "os(iOSApplication)"), ("macos(iOS)", "macos(iOS)"),
            ("os(\niOS)", "os(\niOS)"), ("os(/**/iOS)", "os(/**/iOS)"),
        ]
    )
    func `a condition tests for UIKit instead of iOS`(condition: String, expected: String) {
        for code in ["", "UIFont()", "let a = 1\n#else\nlet a = 2"] {
            let source = "import UIKit\n#if \(condition)\n\(code)\n#endif"
            #expect(port(source) == "import UIKit\n#if \(expected)\n\(code)\n#endif")
        }
    }

    @Test(
        arguments: [
            "import UIKit", "@_exported import UIKit", "import SwiftUI", "import CoreText",
            "import CoreGraphics", "import struct SwiftUI.Font", "public import UIKit.UIFont",
            "#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif",
        ]
    )
    func `all conditions of a file with one of the modules change`(code: String) {
        let blocks = "#if os(iOS)\na()\n#endif\n#if A\n#elseif !os(iOS)\n#else\nb()\n#endif\n"
        let expected = blocks.replacing("os(iOS)", with: "canImport(UIKit)")
        #expect(port(blocks + code).hasPrefix(expected))
        #expect(port(code + "\n" + blocks).hasSuffix("\n" + expected))
        #expect(guards(blocks + code).isEmpty)
    }

    @Test(
        arguments: [
            "", "import Foundation", "// import UIKit", "/* import UIKit */", "\"import UIKit\"",
            "#if canImport(UIKit)\n#endif", "import UIKitten", "`import` UIKit", "a.import UIKit",
        ]
    )
    func `conditions of other files stay, and are listed`(code: String) {
        let source = "#if os(iOS)\na()\n#elseif !os(iOS) && A\n#else\nb()\n#endif\n" + code
        #expect(port(source) == source)
        #expect(guards(source) == ["1 #if os(iOS)"])
    }

    // MARK: - Guards

    private func tasks(_ source: String) -> [PortTask] { PortedSource(Array(source.utf8)).tasks }

    private func guards(_ source: String) -> [String] {
        tasks(source).filter { $0.kind == .guard }.map { "\($0.line) \($0.code)" }
    }

    @Test(
        arguments: [
            "!os(Linux)", "canImport(Combine)", "canImport(ObjectiveC)", "_runtime(_ObjC)",
            "arch(arm64)", "canImport(OwnModule)", "canImport(OwnModule, _version: 2)",
            "DEBUG && canImport(os)", "!(DEBUG || os(Linux))", "os(/**/iOS)", "A ||", "os()",
            "!canImport(Glibc)", "canImport(UIKit) && canImport(Metal)", "A B", "!arch(x86_64)",
            "canImport(QuartzCore.CALayer)", "os(macOS) || canImport(Darwin)",
        ]
    )
    func `a condition that can leave out code of iOS is listed`(condition: String) {
        let source = "import UIKit\n#if \(condition)\na()\n#endif"
        #expect(guards(source) == ["2 #if \(condition)"])
        // The same branch, after a branch that no system compiles.
        let later = "import UIKit\n#if os(macOS)\nb()\n#elseif \(condition)\na()\n#endif"
        #expect(guards(later) == ["4 #elseif \(condition)"])
    }

    @Test(
        arguments: [
            "os(iOS)", "!os(macOS)", "os(tvOS) || os(watchOS)", "canImport(UIKit)", "DEBUG",
            "canImport(UIKit) && !os(watchOS)", "swift(>=5.9)", "compiler(<6)", "os(Linux)",
            "canImport(AppKit)", "!canImport(AppKit)", "targetEnvironment(simulator)", "true",
            "canImport(FoundationNetworking)", "_endian(little)", "os(macOS) && canImport(IOKit)",
            "hasFeature(A)", "os(iOS) || canImport(Combine)", "!canImport(SwiftUI)",
            "canImport(UIKit.UIFont)", "arch(x86_64)",
        ]
    )
    func `a condition that leaves out no code of iOS is not listed`(condition: String) {
        #expect(guards("import UIKit\n#if \(condition)\na()\n#endif").isEmpty)
    }

    @Test func `the condition before a branch is also listed`() {
        #expect(guards("#if os(Linux)\n#else\na()\n#endif") == ["1 #if os(Linux)"])
        let source = "#if os(Linux)\n#elseif A\n#elseif os(macOS)\n#else\na()\n#endif"
        #expect(guards(source) == ["1 #if os(Linux)"])
        #expect(guards("#if os(macOS)\n#if !os(Linux)\na()\n#endif\n#endif").isEmpty)
        #expect(
            guards("#if !os(Linux)\n#if A\na()\n#endif\n#if canImport(os)\na()\n#endif\n#endif")
                == ["1 #if !os(Linux)"]
        )
        #expect(
            guards("#if A\n#if !os(Linux)\n#if B\na()\n#endif\n#endif\n#endif")
                == ["2 #if !os(Linux)"]
        )
    }

    // An import that is left out is an error where the module is used.
    @Test func `a condition around imports is only listed if fonts need them`() {
        func source(_ code: String) -> String { "#if canImport(Own)\n\(code)\n#endif" }
        for code in ["", "import Own", "@testable import Own // a", "public import struct Own.A"] {
            #expect(guards(source(code)).isEmpty)
        }
        for code in ["import UIKit", "import Own; a()", "import Own\npublic let a = 1"] {
            #expect(guards(source(code)).count == 1)
        }
    }

    /// A condition, as a tree instead of a text.
    private indirect enum Condition {
        case term(text: String, onIOS: Bool, onLinux: Bool)
        case flag(Int)
        case not(Condition)
        case both(Condition, Condition)
        case either(Condition, Condition)

        static func random(_ depth: Int, using generator: inout SeededGenerator) -> Condition {
            let terms: [Condition] = [
                .flag(0), .flag(1), .flag(2), .term(text: "os(Linux)", onIOS: false, onLinux: true),
                .term(text: "os(iOS)", onIOS: true, onLinux: true),
                .term(text: "os(macOS)", onIOS: false, onLinux: false),
                .term(text: "canImport(Metal)", onIOS: true, onLinux: false),
            ]
            switch depth == 0 ? 0 : Int.random(in: 0...4, using: &generator) {
            case 1: return .not(random(depth - 1, using: &generator))
            case 2:
                return .both(
                    random(depth - 1, using: &generator),
                    random(depth - 1, using: &generator)
                )
            case 3:
                return .either(
                    random(depth - 1, using: &generator),
                    random(depth - 1, using: &generator)
                )
            default: return terms.randomElement(using: &generator) ?? .flag(0)
            }
        }

        func value(onIOS: Bool, _ flags: Int) -> Bool {
            switch self {
            case .term(_, let ios, let linux): onIOS ? ios : linux
            case .flag(let index): flags >> index & 1 == 1
            case .not(let part): !part.value(onIOS: onIOS, flags)
            case .both(let a, let b): a.value(onIOS: onIOS, flags) && b.value(onIOS: onIOS, flags)
            case .either(let a, let b): a.value(onIOS: onIOS, flags) || b.value(onIOS: onIOS, flags)
            }
        }

        /// The text, with the parentheses that the precedence of operators requires.
        var text: String {
            switch self {
            case .term(let text, _, _): return text
            case .flag(let index): return "FLAG\(index)"
            case .not(let part): return part.isOperator ? "!(\(part.text))" : "!" + part.text
            case .both(let first, let second):
                return [first, second].map { part in
                    if case .either = part { return "(\(part.text))" }
                    return part.text
                }.joined(separator: " && ")
            case .either(let first, let second): return "\(first.text) || \(second.text)"
            }
        }

        private var isOperator: Bool {
            switch self {
            case .both, .either: true
            default: false
            }
        }
    }

    @Test func `every branch that can be left out is listed`() {
        var generator = SeededGenerator(seed: 37)
        var losses = 0
        for _ in 0..<4000 {
            let conditions = (0..<3).map { _ in Condition.random(3, using: &generator) }
            let code = (0..<4).map { _ in Bool.random(using: &generator) }
            var source = "import UIKit\n"
            for (index, condition) in conditions.enumerated() {
                source += "\(index == 0 ? "#if" : "#elseif") \(condition.text)\n"
                if code[index] { source += "a()\n" }
            }
            source += "#else\n\(code[3] ? "a()\n" : "")#endif\n"
            /// Returns the branch that is compiled.
            func branch(onIOS: Bool, _ flags: Int) -> Int {
                conditions.firstIndex { $0.value(onIOS: onIOS, flags) } ?? 3
            }
            let isLost = (0..<8).contains { flags in
                let used = branch(onIOS: true, flags)
                return code[used] && used != branch(onIOS: false, flags)
            }
            if isLost {
                losses += 1
                #expect(!guards(source).isEmpty, "\(source)")
            }
        }
        #expect(losses > 500)
    }

    // MARK: - Imports

    @Test(
        arguments: [
            ("import UIKit.UIFont", "import UIKit"),
            ("import class UIKit.UIFont", "import UIKit"),
            ("@_exported import struct UIKit.UIFont.Weight", "@_exported import UIKit"),
            (
                "@preconcurrency public import UIKit.UIFont // a",
                "@preconcurrency public import UIKit // a"
            ),
            ("import  struct\tUIKit . UIFont ;import UIKit.A", "import  UIKit ;import UIKit"),
            ("import struct SwiftUI.Font", "import SwiftUI"),
            ("import CoreText.CTFont", "import CoreText"),
            ("import func CoreGraphics.a", "import CoreGraphics"),
            ("import UIKit.`default`", "import UIKit"),
            ("\u{FEFF}import UIKit.UIFont", "\u{FEFF}import UIKit"),
            ("#!/bin/swift \"\nimport UIKit.A", "#!/bin/swift \"\nimport UIKit"),
        ]
    )
    func `an import of a part becomes an import of the module`(source: String, expected: String) {
        #expect(port(source) == expected)
    }

    @Test(
        arguments: [
            "import UIKit", "@testable import UIKit", "import Foundation.NSString",
            "import struct Foundation.Date", "import UIKitten.A", "import class UIKit",
            "f(import UIKit.A)",
            "x.import UIKit.A", "`import` UIKit.A", "imports UIKit.A", "canImport(UIKit.UIFont)",
            "import\nUIKit.A", "import UIKit\n.A", "import /**/ UIKit.A", "UIKit.UIFont",
            "import class\nUIKit.A", "import UIKit.\nA",
        ]
    )
    func `other imports stay`(source: String) {
        #expect(port(source) == source)
    }

    // MARK: - Attributes

    @Test(
        arguments: [
            ("@objc func f()", "func f()"), ("  @objc  public var a", "  public var a"),
            ("@objc(name) func", "func"), ("@objc(a:b:)func", "func"),
            ("@objc (a) func", "func"), ("public@objc(a)func", "public func"),
            ("public@objc func", "public func"), ("public @objc(a)func", "public func"),
            ("@objcMembers\r\nclass A", "\r\nclass A"), ("  @objc \t\n  func", "\n  func"),
            ("@A @objc\nfunc", "@A\nfunc"), ("@objc // a\nfunc", "// a\nfunc"),
            ("\t@objc @objcMembers @A\n", "\t@A\n"), (" @A @objc @objcMembers \n", " @A\n"),
            (" @objc @objcMembers \n", "\n"),
            ("@objc#!a", " #!a"), ("}; @objc f", "}; f"), ("A<B> @objc f", "A<B> f"),
            ("{@objc func}", "{ func}"), ("\r @objc \n", "\r \n"), ("@objc#if a", " #if a"),
            ("@objc @objc #!", " #!"), ("\r  @objc\n", "\r \n"),
            ("@objc", ""),
            ("@available(iOS 13, *) @objc f", "@available(iOS 13, *) f"),
            ("@IBOutlet weak var a: B!", "weak var a: B!"),
            ("@IBAction private func a(_ b: Any) {}", "private func a(_ b: Any) {}"),
            ("@objc @IBOutlet\n  var a: B!", "\n  var a: B!"),
        ]
    )
    func `attributes for Objective-C and Interface Builder are removed`(
        source: String,
        expected: String
    ) {
        #expect(port(source) == expected)
    }

    @Test(
        arguments: [
            "@nonobjc func", "@objcImplementation", "@ objc", "@objc_", "#selector(objc)",
            "@objc(1 + 2) f",
            "@objc(a", "a / @objc b", "import @objc UIKit.A", "import UIKit @objc", "#/ @objc\n/#",
            "( @objc", ". @objc a", "@objc (",
            "@objc(\na)", "@objc( a)", "@objc(a )", "`@objc`", "@objé", "@NSManaged",
            "@IBDesignable",
            "a@",
        ]
    )
    func `other attributes stay`(source: String) {
        #expect(port(source) == source)
    }

    // MARK: - Comments and literals

    @Test(
        arguments: [
            "// @objc", "/* @objc */", "/* /* */ @objc */", "/* /* /**/ */ @objc", "//\\\n",
            "\"@objc\"",
            "\"\\\"@objc\"", "\"\\(\"@objc\")@objc\"", "\"\\(f(\"a\") + (1) + \"@objc\") @objc\"",
            "\"\"\"\n@objc\n\"@objc\"\n\"\"\"", "\"\"\"\n\\(\"@objc\")\n\\\"\"\" @objc\n\"\"\"",
            "#\"\"@objc\"#", "#\"\\(\"@objc\"#", "#\"\\#(\"@objc\") @objc\"#", "#\"\"\"#",
            "##\"\"# @objc\"##", "#\"\"\"\n\"\"\" @objc\n\"\"\"#", "\"\\(/* \" */ 1)@objc\"",
            "let a = /@objc/", "f(/@objc \\/ @objc/)", "a = #/@objc/#", "#/\n@objc\n/#",
            "##//# @objc/##",
            "return /[\"@objc]/", "#if /@objc/", "\"\\\\\\\"@objc\"",
            "\"\\(\"\\(\"@objc\")\")@objc\"",
            "x = /a(b)@objc/", "\"\\(a\n)@objc\"", "`@objc`", "let a = !/@objc/",
        ]
    )
    func `comments and literals stay`(literal: String) {
        #expect(port(literal) == literal)
        #expect(port(literal + "\n@objc a").hasSuffix("\na") == !literal.hasPrefix("/* /* /*"))
    }

    @Test(
        arguments: [
            "\"a\"", "\"\"", "\"\"\"\n\"\"\"", "#\"\"#", "#\"\"\"#", "\"\\(a)\"", "\"\\(\"\")\"",
            "\"a",
            "\"\\\\\"", "\"\\(((1)))\"", "a / b /", "a /b/", "1 /2/", "f(x)/2 /", "a!/b /",
            "reduce(1, /) + 1/", "`", "`a",
            "`a`/b/", "#", "##", "#a", "/* a */", "/***/", "/*/**/*/", "// \" /*", "a.in /\"/",
            "\\", "'",
            "#/ a", "/ a/", "/a /", "x = [/\n", "/\\\n/",
        ]
    )
    func `code after comments, literals and operators is ported`(code: String) {
        #expect(port(code + "\n@objc b") == code + "\nb")
        guard !code.hasPrefix("//"), !["\"a", "a.in /\"/"].contains(code) else { return }
        #expect(port(code + " ; @objc b") == code + " ; b")
    }

    @Test func `a string that is nested too deeply ends the code`() {
        for (depth, isRead) in [(30, true), (40, false)] {
            let open = String(repeating: "\"\\(", count: depth)
            let close = String(repeating: ")\"", count: depth)
            #expect(port(open + close + "\n@objc a").hasSuffix("\na") == isRead)
        }
    }

    // The tests would take minutes if a search were repeated from each byte.
    @Test(
        arguments: [
            "\\/", "/ ( ", "#/ ", "#/\n", "#\"\"\"\\#(", "\"\\(", "#", "/*", "`", "\"\"\"",
            "#if os(iOS)\n",
            "@objc(", "@objc ", "import UIKit.", "(", "\\/)", "##/ #/ ", "#if (",
            "#if os(iOS)\nUIFont\n#elseif ", "#Preview {", "#Preview {\n", "#Preview {}\n",
            "#Preview {} a: {} ", "@A(1) ", "NSAttributedString()", "{", "}", "protocol P: A ",
            "@objc protocol P: A ", "protocol P { optional func f() }\n",
        ]
    )
    func `repeated text takes linear time`(text: String) {
        let source = String(repeating: text, count: 60_000 / text.utf8.count)
        let once = port(source)
        #expect(port(once) == once)
    }

    @Test(arguments: ["optional func f()\n", "optional func f() ", "optional func f(\n"])
    func `many requirements take linear time`(text: String) {
        let source = "protocol P {\n" + String(repeating: text, count: 20_000) + "}"
        let once = port(source)
        #expect(port(once) == once)
    }

    @Test(arguments: ["optional ", "optional func ", "optional static ", "optional a "])
    func `the names of optional functions are found in linear time`(text: String) {
        let source = String(repeating: text, count: 40_000)
        #expect(PortedSource.optionalNames(in: Array(source.utf8)).count <= 1)
    }

    @Test(arguments: ["#/ ", "/ ( "])
    func `a long line without the end of a regular expression takes linear time`(text: String) {
        let count = (1 << 20) / text.utf8.count
        let source = String(repeating: text, count: count) + "\n@objc a"
        #expect(port(source).hasSuffix("\na"))
    }

    // MARK: - Laws

    /// Pieces of code that end or start what other pieces contain.
    private static let pieces = [
        "#if os(iOS)", "#if !os(iOS)", "#elseif os(iOS)", "#elseif !(os(iOS) || A)", "#else",
        "#endif",
        "#if (os(iOS)", "os(iOS)", "&& os(iOS)", "||", "UIFont", "Font", "import UIKit", ".UIFont",
        "import class UIKit.UIFont", "import SwiftUI.Font", "import", "class ", "UIKit", "@objc",
        "#Preview", "#Preview {", "#Preview(\"a\") {", "timeline: {", "@available(iOS 17, *)",
        "protocol P", "{", "}", "optional func f()", "optional ", "func f() -> Int?", "public ",
        "NSAttributedString()", "NSMutableAttributedString.init(", ".f?(", "#selector", "@IBOutlet",
        "@objc(a:b:)", "@objc(UIFont)", "@objc(\n a)", "@objcMembers", "@", "objc", "(", ")", "\n",
        "\r\n",
        "\r", "\n", " ", " ", "\t", "\"", "\"", "\"\"\"", "#\"", "\"#", "#\"\"\"", "\\(", "\\#(",
        "\\", "/*",
        "*/", "//", "/", "/", "#/", "/#", "##", "`", "a", "return", "in", "!", "=", ".", "{", "}",
        "é", ",",
        "\u{FEFF}", "#!", "\0", "?",
    ].map { Array($0.utf8) }

    @Test func `random code keeps its lines, and is ported once`() throws {
        var generator = SeededGenerator(seed: 6)
        var changes = 0
        for _ in 0..<5000 {
            let count = Int.random(in: 0...40, using: &generator)
            let source = (0..<count).flatMap { _ in
                Self.pieces.randomElement(using: &generator) ?? []
            }
            let ported = PortedSource(source)
            changes += ported.changes.count
            try check(ported, source)
        }
        #expect(changes > 1500)
    }

    private func check(_ ported: PortedSource, _ source: [UInt8]) throws {
        let text = String(decoding: source, as: UTF8.self)
        let again = PortedSource(ported.result)
        // The command writes no copy of code with a fault.
        let isStable = again.changes.isEmpty && again.result == ported.result
        #expect(ported.fault != nil || isStable, "\(text.debugDescription)")
        let (before, after) = (lines(source), lines(ported.result))
        try #require(before.count == after.count, "\(text.debugDescription)")
        var changed: Set<Int> = []
        for change in ported.changes {
            let count = lines(Array(change.before.utf8)).count
            changed.formUnion(change.line..<change.line + count)
            #expect(before[change.line - 1].contains(firstLine(of: change.before)))
        }
        for (index, (old, new)) in zip(before, after).enumerated() {
            #expect(old == new || changed.contains(index + 1), "\(text.debugDescription)")
        }
        #expect(ported.changes.isEmpty == (source == ported.result))
    }

    private func firstLine(of text: String) -> [UInt8] { lines(Array(text.utf8))[0] }

    /// Returns the lines, which end in a line feed, in a carriage return, or in both.
    private func lines(_ bytes: [UInt8]) -> [[UInt8]] {
        var lines: [[UInt8]] = [[]]
        for (index, byte) in bytes.enumerated() {
            lines[lines.count - 1].append(byte)
            let isReturn = byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
            if byte == 0x0A || isReturn { lines.append([]) }
        }
        return lines
    }

    @Test func `every byte of any text is kept or reported`() throws {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            let count = Int.random(in: 0...200, using: &generator)
            let source = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
            try check(PortedSource(source), source)
        }
    }
}
