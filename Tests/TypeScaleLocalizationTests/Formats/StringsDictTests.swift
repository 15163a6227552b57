import Foundation
import Testing
import TypeScaleDiagnostics

@testable import TypeScaleLocalization

/// Tests the reader of `.stringsdict` files.
struct StringsDictTests {
    private func read(
        _ content: String,
        _ path: String = "de.lproj/a.stringsdict"
    ) throws -> TranslationCatalog {
        let text = "<plist version=\"1.0\">\n<dict>\(content)</dict></plist>"
        return try TranslationCatalog(data: Data(text.utf8), path: path)
    }

    private func entries(_ file: TranslationCatalog) -> [String] {
        file.entries.map { "\($0.key) \($0.variation) \($0.text)" }
    }

    private static func plural(_ name: String, _ one: String, _ other: String) -> String {
        """
        <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key>
        <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>
        <string>lu</string><key>one</key><string>\(one)</string><key>other</key>
        <string>\(other)</string></dict>
        """
    }

    private static func format(_ text: String) -> String {
        "<key>NSStringLocalizedFormatKey</key><string>\(text)</string>"
    }

    /// Reads the example in Apple's
    /// [Internationalization and Localization Guide](https://developer.apple.com/library/archive/documentation/MacOSX/Conceptual/BPInternational/StringsdictFileFormat/StringsdictFileFormat.html).
    @Test func `reads each plural category as a variation`() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
                <dict>
                    <key>%d home(s) found</key>
                    <dict>
                        <key>NSStringLocalizedFormatKey</key>
                        <string>%#@homes@</string>
                        <key>homes</key>
                        <dict>
                            <key>NSStringFormatSpecTypeKey</key>
                            <string>NSStringPluralRuleType</string>
                            <key>NSStringFormatValueTypeKey</key>
                            <string>d</string>
                            <key>zero</key>
                            <string>No homes found</string>
                            <key>one</key>
                            <string>%d home found</string>
                            <key>other</key>
                            <string>%d homes found</string>
                        </dict>
                    </dict>
                </dict>
            </plist>
            """
        let file = try TranslationCatalog(data: Data(text.utf8), path: "en.lproj/a.stringsdict")
        #expect(file.diagnostics.isEmpty)
        #expect(
            entries(file) == [
                "%d home(s) found plural.zero No homes found",
                "%d home(s) found plural.one %d home found",
                "%d home(s) found plural.other %d homes found",
            ]
        )
        #expect(file.entries.map(\.line) == [16, 18, 20])
        #expect(file.entries.allSatisfy { $0.language == "en" })
    }

    @Test func `reads a binary property list`() throws {
        let dictionary: [String: Any] = [
            "k": [
                "NSStringLocalizedFormatKey": "%#@n@",
                "n": [
                    "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
                    "NSStringFormatValueTypeKey": "d", "other": "%d x",
                ],
            ]
        ]
        let data = try PropertyListSerialization.data(
            fromPropertyList: dictionary,
            format: .binary,
            options: 0
        )
        let file = try TranslationCatalog(data: data, path: "a.stringsdict")
        #expect(entries(file) == ["k plural.other %d x"])
        #expect(file.diagnostics.isEmpty && file.entries.first?.position == nil)
    }

    @Test func `keeps several substitutions`() throws {
        let file = try read(
            "<key>k</key><dict>" + Self.format("%1$#@a@ in %2$#@b@") + Self.plural("a", "x", "y")
                + Self.plural("b", "%lu z", "%lu w") + "</dict>"
        )
        #expect(entries(file) == ["k  %1$#@a@ in %2$#@b@"])
        let substitutions = try #require(file.entries.first?.substitutions)
        #expect(substitutions.map(\.name) == ["a", "b"])
        #expect(substitutions.map(\.argument) == [1, 2])
        #expect(substitutions.map(\.specifier) == ["lu", "lu"])
        #expect(
            substitutions.last?.branches == [
                .init(variation: "plural.one", text: "%lu z"),
                .init(variation: "plural.other", text: "%lu w"),
            ]
        )
    }

    @Test func `keeps substitutions in the branches of another`() throws {
        let file = try read(
            "<key>k</key><dict>" + Self.format("%#@a@") + Self.plural("a", "x", "%#@b@ y")
                + Self.plural("b", "z", "w") + "</dict>"
        )
        #expect(entries(file) == ["k plural.one x", "k plural.other %#@b@ y"])
        #expect(file.entries.allSatisfy { $0.substitutions.map(\.name) == ["a", "b"] })
    }

    @Test func `reads variations by device and width`() throws {
        let file = try read(
            """
            <key>k</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
            <key>mac</key><string>Click</string><key>iphone</key><dict>
            <key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>T</string>
            <key>50</key><string>Tap</string></dict></dict></dict></dict>
            <key>p</key><string>plain</string>
            """
        )
        #expect(file.diagnostics.isEmpty)
        #expect(
            entries(file) == [
                "k device.mac Click", "k device.iphone.width.20 T", "k device.iphone.width.50 Tap",
                "p  plain",
            ]
        )
    }

    /// Reads substitutions that contain themselves, or that are missing.
    @Test(arguments: [
        ("%#@a@", "x", "%#@a@", "%#@a@ contains itself; remove the reference", 5),
        (
            "y %#@a@", "%#@b@", "z",
            "the substitutions %#@a@, %#@b@ contain each other; remove one of the references", 2
        ),
        ("%#@a@ %#@c@", "x", "y", "%#@c@ has no texts; add the substitution", 2),
        ("%#@b@", "x", "%#@c@", "%#@c@ has no texts; add the substitution", 7),
    ])
    func `reports cyclic and missing substitutions`(
        text: String,
        one: String,
        other: String,
        problem: String,
        line: Int
    ) throws {
        let file = try read(
            "<key>k</key><dict>" + Self.format(text) + Self.plural("a", one, other)
                + Self.plural("b", "%#@a@", other) + "</dict><key>z</key><string>z</string>"
        )
        #expect(file.diagnostics.isEmpty)
        let report = TranslationCheck([Slot("s", keys: ["*"], width: 1e6)]).report([file])
        #expect(report.diagnostics.map(\.message).contains(problem), "\(report.diagnostics)")
        let lines = report.diagnostics.filter { $0.message == problem }.map(\.line)
        #expect(lines.first == line, "\(report.diagnostics)")
    }

    /// Reads substitutions, each of which refers to all others twice.
    @Test func `checks many references in linear time`() throws {
        let names = (0..<200).map { "n\($0)" }
        let all = names.map { "%#@\($0)@" }.joined()
        let last = names.indices.map { index in
            names[(index + 1)...].map { "%#@\($0)@%#@\($0)@" }.joined()
        }
        let content = zip(names, last).map { Self.plural($0, $1, $1) }.joined()
        let file = try read("<key>k</key><dict>" + Self.format(all) + content + "</dict>")
        #expect(file.diagnostics.isEmpty)
        #expect(file.entries.first?.substitutions.count == 200)
    }

    /// Reads errors, whose positions are marked with `¦`.
    @Test(arguments: [
        ("<key>k</key>¦<dict/>", "k: missing key NSStringLocalizedFormatKey"),
        ("<key>k</key>¦<true/>", "k: expected a string or a dictionary of rules"),
        (
            "<key>k</key><dict>\(format("a"))\n<key>a</key>¦<dict></dict></dict>",
            "k: the plural a has no form other"
        ),
        (
            "<key>k</key><dict><key>NSStringLocalizedFormatKey</key>¦<true/></dict>",
            "k: expected a string"
        ),
        (
            """
            <key>k</key><dict>\(format("%#@a@"))
            <key>a</key><dict><key>other</key><string/><key>ones</key>¦<string/></dict></dict>
            """,
            """
            k: unknown plural category "ones"; expected zero, one, two, few, many or other
            """
        ),
        (
            """
            <key>k</key><dict>\(format("%#@a@"))
            <key>a</key><dict><key>other</key><string/><key>one</key>¦<true/></dict></dict>
            """,
            "k: expected a string"
        ),
        (
            """
            <key>k</key><dict>\(format("%#@a@"))
            <key>a</key><dict><key>NSStringFormatSpecTypeKey</key>¦<string>x</string>
            <key>other</key><string/></dict></dict>
            """,
            "k: unknown rule; expected NSStringPluralRuleType"
        ),
        ("<key>z</key><string/>¦", "z: duplicate key; keep one"),
    ])
    func `keeps the other entries if one has an error`(content: String, problem: String) throws {
        let before = "<plist version=\"1.0\">\n<dict>\(content.prefix { $0 != "¦" })"
        let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
        let position = "\(lines.count):\((lines.last?.count ?? 0) + 1)"
        let file = try read(
            content.filter { $0 != "¦" } + "<key>z</key><string>z</string>",
            "a.stringsdict"
        )
        #expect(file.diagnostics.map(\.description) == ["a.stringsdict:\(position): \(problem)"])
        #expect(file.entries.last?.text == "z")
    }

    @Test(arguments: ["{\"a\":\"b\"}", "<plist><array/></plist>"])
    func `refuses other documents`(text: String) {
        let error = #expect(throws: Diagnostic.self) {
            try TranslationCatalog(data: Data(text.utf8), path: "a.stringsdict")
        }
        #expect(error?.message == "expected a property list with a dictionary of keys")
    }
}
