import Foundation
import Testing
import TypeScale

struct CodableTests {
    @Test func `writes UIKit's raw values and reads every name`() throws {
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

    @Test func `reads and writes dictionaries by category and style`() throws {
        let json = Data(#"{"XS": 14, "large": 17, "accessibility5": 40}"#.utf8)
        let sizes = try JSONDecoder().decode([ContentSizeCategory: Double].self, from: json)
        #expect(
            sizes == [.extraSmall: 14, .large: 17, .accessibilityExtraExtraExtraLarge: 40]
        )
        let styles = try JSONDecoder()
            .decode([TextStyle: Int].self, from: Data(#"{"title": 1, "body": 2}"#.utf8))
        #expect(styles == [.title1: 1, .body: 2])
        let text = String(decoding: try JSONEncoder().encode([TextStyle.body: 2]), as: UTF8.self)
        #expect(text == #"{"UICTFontTextStyleBody":2}"#)
    }

    @Test func `reads weights as numbers and names`() throws {
        let json = Data(#"[350, "semibold", "900"]"#.utf8)
        let weights = try JSONDecoder().decode([FontWeight].self, from: json)
        #expect(weights.map(\.rawValue) == [350, 600, 900])
        for text in ["[0]", "[1001]", "[\"fat\"]", "[null]", "[\"nan\"]"] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode([FontWeight].self, from: Data(text.utf8))
            }
        }
    }

    @Test func `decodes every encoded value`() throws {
        try expectRoundTrip(ContentSizeCategory.allCases)
        try expectRoundTrip(TextStyle.allCases)
        try expectRoundTrip(TraitCollection.LegibilityWeight.allCases)
        try expectRoundTrip([FontWeight.thin, .black])
    }

    @Test func `rejects unknown values`() {
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
