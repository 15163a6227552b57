import Testing
import TypeScaleTestSupport

@testable import TypeScaleFonts

/// The tags in `GSUB` and `GPOS`.
struct LayoutTagsTests {
    /// Returns a tag of four letters for a number.
    private static func tag(_ number: Int) -> String {
        let letters = [17_576, 676, 26, 1].map { UInt8(0x41 + number / $0 % 26) }
        return String(decoding: letters, as: UTF8.self)
    }

    /// Returns a table whose scripts all have the same list of languages.
    private static func table(scripts: Int, languages: Int) -> TableBytes {
        var table = FontBytes()
        table.uint16(1, 0, 10, 0, 0, scripts)
        for index in 0..<scripts {
            table.text(tag(index))
            table.uint16((2 + 6 * scripts) & 0xFFFF)
        }
        // If the offset of the list overflows, the list starts with the scripts.
        table.uint16(0, languages)
        for index in 0..<languages {
            table.text(tag(index))
            table.uint16(0)
        }
        return TableBytes(table.bytes)
    }

    @Test func `scripts can share their languages`() {
        var tags = LayoutTags()
        tags.add(Self.table(scripts: 3, languages: 5))
        #expect(tags.scripts == Set((0..<3).map { FontTag(stringLiteral: Self.tag($0)) }))
        #expect(tags.languages == Set((0..<5).map { FontTag(stringLiteral: Self.tag($0)) }))
        #expect(tags.recordCount == 3 + 3 * 5)
    }

    // Each script's languages were read, even after the limit.
    @Test(arguments: [1000, 4000])
    func `reads a limited number of languages`(count: Int) {
        var table = FontBytes()
        table.uint16(1, 0, 10, 10, 0, count)
        for _ in 0..<count { table.uint16(count, count, 6) }
        table.uint16(0, 0)
        var tags = LayoutTags()
        tags.add(TableBytes(table.bytes))
        #expect(tags.recordCount <= 2 * count + 65_536)
        #expect(!tags.languages.isEmpty)
    }
}
