import Foundation
import Testing
import TypeScale

struct CodableTests {
    @Test func `writes UIKit's raw values and reads every spelling`() throws {
        let categories = try JSONDecoder().decode(
            [ContentSizeCategory].self,
            from: Data(#"["AX3", "xSmall", "UICTContentSizeCategoryL"]"#.utf8)
        )
        #expect(categories == [.accessibilityExtraLarge, .extraSmall, .large])
        let styles = try JSONDecoder().decode(
            [TextStyle].self,
            from: Data(#"["title", "UICTFontTextStyleTitle0"]"#.utf8)
        )
        #expect(styles == [.title1, .largeTitle])
        let text = String(decoding: try JSONEncoder().encode([TextStyle.body]), as: UTF8.self)
        #expect(text == #"["UICTFontTextStyleBody"]"#)
    }

    @Test func `gives back what it wrote`() throws {
        try expectRoundTrip(ContentSizeCategory.allCases)
        try expectRoundTrip(TextStyle.allCases)
        try expectRoundTrip(LegibilityWeight.allCases)
        try expectRoundTrip(Platform.allCases)
        try expectRoundTrip([FontWeight.thin, .black])
    }

    @Test func `refuses what it does not know`() {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([ContentSizeCategory].self, from: Data(#"["huge"]"#.utf8))
        }
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([FontWeight].self, from: Data("[5000]".utf8))
        }
    }

    private func expectRoundTrip<Value: Codable & Equatable>(_ values: [Value]) throws {
        let data = try JSONEncoder().encode(values)
        #expect(try JSONDecoder().decode([Value].self, from: data) == values)
    }
}
