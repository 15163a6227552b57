import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleTool

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
            // The block is omitted where there is a UIKit.
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
    func `a condition around font code tests for UIKit`(condition: String, expected: String) {
        #expect(port("#if \(condition)\nUIFont()\n#endif") == "#if \(expected)\nUIFont()\n#endif")
    }

    @Test(
        arguments: [
            "import UIKit", "@_exported import UIKit", "import SwiftUI", "import CoreText",
            "import CoreGraphics", "import struct SwiftUI.Font", "let a: UIFont.TextStyle = .body",
            "label.adjustsFontForContentSizeCategory = true", "a = [kMonospacedNumbersSelector]",
            "let a = NSAttributedString()", "#if DEBUG\nUIFont()\n#endif",
            "f(UITraitCollection.self)",
        ]
    )
    func `the code of a block decides whether its condition changes`(code: String) {
        #expect(port("#if os(iOS)\n\(code)\n#endif").hasPrefix("#if canImport(UIKit)\n"))
    }

    @Test(
        arguments: [
            "", "import Foundation", "let a = 1", "// UIFont", "/* UIFont */", "\"UIFont\"",
            "let b = \"\\(UIFont())\"", "#if canImport(UIKit)\n#endif", "let a: MyUIFont",
            "UIImage()", "let b = #selector(a)", "@objc(UIFont) func f()",
            "UINotificationFeedback()",
            "let kind = kSecClass", "Selector(\"a\")",
        ]
    )
    func `a condition around other code stays`(code: String) {
        let source = "#if os(iOS)\n\(code)\n#else\n#endif\nUIFont()"
        #expect(port(source).hasPrefix("#if os(iOS)\n"))
    }

    /// Returns code with three branches, each of which can contain font code.
    private func branches(_ conditions: (String, String), _ isFontCode: [Bool]) -> String {
        let code = isFontCode.map { $0 ? "UIFont()" : "other()" }
        return """
            #if \(conditions.0)
            \(code[0])
            #elseif \(conditions.1)
            \(code[1])
            #else
            \(code[2])
            #endif
            """
    }

    @Test(
        arguments: [
            // A condition without a negation depends on its own branch.
            (("os(iOS)", "os(iOS)"), [true, false, true], ("canImport(UIKit)", "os(iOS)")),
            (("os(iOS)", "os(iOS)"), [false, true, true], ("os(iOS)", "canImport(UIKit)")),
            (("os(iOS)", "A"), [false, true, true], ("os(iOS)", "A")),
            // A negated condition depends on the later branches.
            (("!os(iOS)", "A"), [true, false, false], ("!os(iOS)", "A")),
            (("!os(iOS)", "A"), [false, true, false], ("!canImport(UIKit)", "A")),
            (("!os(iOS)", "A"), [false, false, true], ("!canImport(UIKit)", "A")),
            (("A", "!(os(iOS) || B)"), [true, true, false], ("A", "!(os(iOS) || B)")),
            (("A", "!(os(iOS) || B)"), [false, false, true], ("A", "!(canImport(UIKit) || B)")),
            (("A", "!(!os(iOS))"), [false, true, false], ("A", "!(!canImport(UIKit))")),
        ]
    )
    func `the branch that a condition selects decides`(
        conditions: (String, String),
        isFontCode: [Bool],
        expected: (String, String)
    ) {
        #expect(port(branches(conditions, isFontCode)) == branches(expected, isFontCode))
    }

    @Test func `font code in a block is also font code of the blocks around it`() {
        let source = """
            #if os(iOS)
            #if A
            #elseif os(iOS)
            #else
            UIFont()
            #endif
            #endif
            #if os(iOS)
            #endif
            """
        let expected = source.replacing("#if os(iOS)\n#if A", with: "#if canImport(UIKit)\n#if A")
        #expect(port(source) == expected)
    }

    @Test func `code that names a type from a block is font code`() {
        let source = """
            #if os(iOS)
            extension Second {}
            #endif
            #if os(iOS)
            typealias First = UIFont
            class func Third() {}
            #endif
            #if os(iOS)
            #if A
            struct Second { let a: First }
            #endif
            #endif
            #if os(iOS)
            Third(); Fourth(); func_()
            #endif
            #if A
            class Fourth { UIFont() }
            #endif
            """
        let expected = source.replacing("#if os(iOS)", with: "#if canImport(UIKit)")
            .replacing("#if canImport(UIKit)\nThird", with: "#if os(iOS)\nThird")
        #expect(port(source) == expected)
    }

    @Test(arguments: ["#if os(iOS)\nUIFont()", "#endif\nUIFont()\n#elseif os(iOS)", "#else", "#if"])
    func `a block without an end stays`(source: String) {
        #expect(port(source) == source)
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
        ]
    )
    func `attributes for Objective-C are removed`(source: String, expected: String) {
        #expect(port(source) == expected)
    }

    @Test(
        arguments: [
            "@nonobjc func", "@objcImplementation", "@ objc", "@objc_", "#selector(objc)",
            "@objc(1 + 2) f",
            "@objc(a", "a / @objc b", "import @objc UIKit.A", "import UIKit @objc", "#/ @objc\n/#",
            "( @objc", ". @objc a", "@objc (",
            "@objc(\na)", "@objc( a)", "@objc(a )", "`@objc`", "@objé", "@NSManaged", "@IBAction",
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

    @Test func `types that are declared after their use are followed twice`() {
        let names = ["Third", "Second", "First", "UIFont"]
        let blocks = zip(["Fourth"] + names, names).map { type, used in
            "#if os(iOS)\nstruct \(type) { let value: \(used) }\n#endif\n"
        }
        let ported = blocks.map { $0.replacing("os(iOS)", with: "canImport(UIKit)") }
        #expect(port(blocks.joined()) == blocks[0] + ported[1...].joined())
        #expect(port(blocks.reversed().joined()) == ported.reversed().joined())
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
            "#if os(iOS)\nUIFont\n#elseif ",
        ]
    )
    func `repeated text takes linear time`(text: String) {
        let source = String(repeating: text, count: 60_000 / text.utf8.count)
        let once = port(source)
        #expect(port(once) == once)
    }

    // The command does not port larger files.
    @Test(arguments: ["#/ ", "/ ( "])
    func `a long line without the end of a regular expression takes linear time`(text: String) {
        let count = PortCommand.maximumSource / text.utf8.count
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
        #expect(again.changes.isEmpty && again.result == ported.result, "\(text.debugDescription)")
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

    // The other names are SwiftUI's and Foundation's.
    @Test func `UIKit's names are in the list of public declarations`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Surface")
        var words: Set<Substring> = []
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where ["UIKit", "CoreText", "CoreGraphics"].contains(where: file.contains) {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            words.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        }
        let others: Set = [
            "ContentSizeCategory", "DynamicTypeSize", "Font", "NSMutableAttributedString",
            "ScaledMetric",
        ]
        let missing = FontCode.names.union(FontCode.members).subtracting(others)
            .filter { !words.contains(Substring($0)) }
        #expect(missing.isEmpty, "\(missing.sorted())")
    }
}
