import Foundation
import Testing
import TypeScaleFonts

struct SystemFontTests {
    /// Every row that was observed on iOS, to the digit: 309.
    @Test func `gives what iOS printed`() throws {
        let url = try #require(
            Bundle.module.url(
                forResource: "system-font.txt",
                withExtension: nil,
                subdirectory: "Fixtures"
            )
        )
        var count = 0
        for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
        where !line.hasPrefix("#") {
            let fields = line.split(separator: " ").map(String.init)
            let weight = try #require(Double(fields[0]))
            let size = try #require(Double(fields[1]))
            let observed = try #require(Double(fields[3]))
            count += 1
            let metrics = SystemFont.metrics(at: size, weight: weight)
            switch fields[2] {
            case "ascender": #expect(metrics.ascender == observed)
            case "descender": #expect(metrics.descender == observed)
            case "lineHeight":
                // One print has six decimals; the rest are whole doubles.
                #expect(abs(metrics.lineHeight - observed) < 1e-6, "\(line)")
            case "leading": #expect(metrics.leading == observed)
            case "capHeight": #expect(metrics.capHeight == observed)
            case "xHeight": #expect(metrics.xHeight == observed)
            case "width:Hello":
                let width = try SystemFont.width(of: "Hello", at: size)
                #expect(width.exactness == .unkerned)
                #expect(abs(width.width - observed) < 1e-9)
            case let name where name.hasPrefix("U+"):
                let scalar = try #require(UInt32(name.dropFirst(2), radix: 16))
                let text = String(try #require(Unicode.Scalar(scalar)))
                #expect(try SystemFont.width(of: text, at: size).width == observed, "\(line)")
            default: Issue.record("unknown property \(fields[2])")
            }
        }
        #expect(count == 309)
    }

    @Test func `says how far a width is to be believed`() throws {
        #expect(try SystemFont.width(of: "A", at: 17).exactness == .unkerned)
        #expect(try SystemFont.width(of: "A", at: 15).exactness == .estimated)
        #expect(try SystemFont.width(of: "A", at: 34).exactness == .untracked)
        #expect(try SystemFont.width(of: "A", at: 3).exactness == .untracked)
        #expect(try SystemFont.width(of: "A나B나", at: 17).missing == ["나"])
        #expect(SystemFont.metrics(at: 17, weight: 600).fallbacks == [.xHeight])
    }

    @Test func `borrows other characters openly`() throws {
        var font = TestFont()
        font.characterMaps = [(3, 1, .segments([(0xB098, 0xB098, 1)]))]
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        let mixed = try SystemFont.width(of: "A나B비", at: 17, others: face)
        #expect(mixed.borrowed == 2)
        #expect(mixed.missing == ["비"])
        let latin = try SystemFont.width(of: "AB", at: 17).width
        #expect(mixed.width == latin + (600.0 + 500) * 17 / 1000)
    }

    /// The tables of text styles print a tracking too, which is that of their size.
    @Test func `has the tracking that is printed beside each text style`() throws {
        let url = try #require(
            Bundle.module.url(
                forResource: "style-tracking",
                withExtension: "txt",
                subdirectory: "Fixtures"
            )
        )
        let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
        #expect(lines.count == 77)
        for line in lines {
            let words = line.split(separator: " ")
            let size = try #require(Double(words[1]))
            let tracking = SystemFont.tracking(at: size, isCompact: words[0] == "Compact")
            #expect(tracking == Double(words[2]), "\(line)")
        }
    }

    /// Apple prints -0.43 for 17 points, and 0.06 for 11.
    @Test func `knows the tracking that Apple prints`() {
        #expect(SystemFont.tracking(at: 17) == -0.43)
        #expect(SystemFont.tracking(at: 96) == 0)
        #expect(SystemFont.tracking(at: 5.9) == nil)
        #expect(SystemFont.tracking(at: 96.1) == nil)
        #expect(SystemFont.tracking(at: .nan) == nil)
        let between = SystemFont.tracking(at: 11.5)
        #expect(between.map { abs($0 - 0.03) < 1e-12 } == true)
    }
}
