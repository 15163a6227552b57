import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleTestSupport

@testable import TypeScaleLocalization

/// Reads truncated and mutated files in each text format.
struct HostileFileTests {
    /// Files with every construct of their format.
    static let files: [(path: String, text: String)] = [
        (
            "values-de/strings.xml",
            """
            <?xml version="1.0" encoding="utf-8"?>
            <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
            <!-- Ä --><string name="a" product="tv">&lt;x\\n \\u00e9 "  "<b>y</b><![CDATA[z]]></string>
            <string-array name="b"><item>\\'é</item><item/></string-array>
            <plurals name="c"><item quantity="one"><xliff:g id="d">%1$d</xliff:g></item></plurals>
            </resources>
            """
        ),
        (
            "a.arb",
            """
            {"@@locale":"de","a":"x {b, plural, one{\\u00e9} other{# é}}","@a":{"description":"d"},
            "c":"y","d":"z"}
            """
        ),
        (
            "de.lproj/a.stringsdict",
            """
            <plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@b@</string>
            <key>b</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>one</key><string>é</string><key>other</key><string>%d&lt;</string></dict></dict>
            <key>c</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key>
            <string>y</string></dict></dict></dict></plist>
            """
        ),
        (
            "de.xliff",
            """
            <?xml version="1.0"?>
            <xliff version="1.2"><file source-language="en" target-language="de"><body>
            <trans-unit id="a" maxwidth="10" font="b;9;bold"><source>é</source><target state="new">x
            <g id="1">y</g><x id="2" equiv-text="{z}"/></target><note>n</note></trans-unit>
            <trans-unit id="b|==|plural.one"><source>&lt;</source></trans-unit>
            <trans-unit id="c"><source>c</source></trans-unit></body></file></xliff>
            """
        ),
        (
            "a.xlf",
            """
            <xliff version="2.0" srcLang="en" trgLang="de"><file id="f">
            <slr:profiles generalProfile="pixels"/><unit id="a" slr:sizeRestriction="0,9"><notes>
            <note>n</note></notes><originalData><data id="d">é</data></originalData><segment>
            <source>x</source><target xml:space="preserve"> y<ph id="1" dataRef="d"/></target></segment>
            </unit><group><unit id="b"><segment state="initial"><source/><target/></segment></unit>
            <unit id="c"><segment><source>z</source></segment></unit></group></file></xliff>
            """
        ),
        (
            "de.po",
            #"""
            msgid ""
            msgstr "Language: de\nPlural-Forms: nplurals=2; plural=n != 1;\n"
            #. é
            #, fuzzy, max-size:12
            msgctxt "a"
            msgid "b\n"
            msgstr "\101\xé"
            msgid "c" msgid_plural "d"
            msgstr[0] "e"
            msgstr[1] "f"
            #~ msgid "g"
            #~ msgstr "h"
            """#
        ),
    ]

    /// Returns the entries of a file, or `nil` if it is refused with an error that names it.
    private func entries(_ bytes: [UInt8], _ path: String) -> [TranslationCatalog.Entry]? {
        do {
            let file = try TranslationCatalog(data: Data(bytes), path: path)
            #expect(file.diagnostics.allSatisfy { $0.file == path && !$0.message.isEmpty })
            #expect(file.entries.allSatisfy { ($0.line ?? 0) > 0 })
            return file.entries
        } catch {
            #expect(error.description.hasPrefix("\(path):"))
            #expect(error.position != nil || error.path.isEmpty)
            return nil
        }
    }

    @Test(arguments: files.indices)
    func `reads or refuses a file that ends at any byte`(index: Int) throws {
        let (path, text) = Self.files[index]
        let bytes = Array(text.utf8)
        let all = try #require(entries(bytes, path))
        #expect(!all.isEmpty)
        for count in bytes.indices {
            let found = entries(Array(bytes[..<count]), path) ?? []
            #expect(found.count <= all.count)
        }
    }

    @Test(arguments: files.indices)
    func `reads or refuses a mutated file`(index: Int) throws {
        let (path, text) = Self.files[index]
        var random = SeededGenerator(seed: 211 + UInt64(index))
        var refused = 0
        for _ in 0..<1500 {
            var bytes = Array(text.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                let other = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<5, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(bytes[other], at: place)
                case 3: bytes.swapAt(place, other)
                default:
                    let range = min(place, other)..<max(place, other)
                    bytes.insert(contentsOf: Array(bytes[range].prefix(40)), at: place)
                }
            }
            if entries(bytes, path) == nil { refused += 1 }
        }
        #expect(refused > 100)
    }

    @Test(arguments: files.indices)
    func `reads UTF-16 with a byte order mark`(index: Int) throws {
        let (path, text) = Self.files[index]
        let all = try #require(entries(Array(text.utf8), path))
        let units = [0xFEFF] + Array(text.utf16)
        let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        for bytes in [big, little] {
            let found = try #require(entries(bytes, path))
            #expect(found.map(\.text) == all.map(\.text))
            #expect(found.map(\.position) == all.map(\.position))
        }
        #expect(entries(Array(big.dropLast()), path) == nil)
    }

    @Test(arguments: files.indices)
    func `refuses text that is not UTF-8`(index: Int) throws {
        let (path, text) = Self.files[index]
        let error = #expect(throws: Diagnostic.self) {
            let last = try #require(text.utf8.lastIndex(of: 0xA9), "expected the last byte of é")
            return try TranslationCatalog(
                data: Data(text.utf8[..<last]) + Data("<\"".utf8),
                path: path
            )
        }
        #expect(error?.message == "malformed UTF-8; save the file as UTF-8")
        #expect(error?.position != nil)
    }

    @Test(arguments: files.indices)
    func `refuses a file with too many entries`(index: Int) throws {
        let (path, text) = Self.files[index]
        var two = TranslationLimits()
        two.entries = 2
        let error = #expect(throws: Diagnostic.self) {
            try TranslationCatalog(data: Data(text.utf8), path: path, limits: two)
        }
        let limits = [
            "file exceeds the limit of 2 strings", "document exceeds the limit of 8 values",
        ]
        #expect(limits.contains(String(error?.message.dropFirst("the ".count) ?? "")))
    }
}
