import Foundation
import Testing
import TypeScale
import TypeScaleDiagnostics
import TypeScaleRichText

struct DecodingTests {
    private struct Promo: Decodable, Hashable {
        let code: String
        let percent: Int
    }

    @Test func `reads a whole response, its object, or only the list of views`() throws {
        let list = "[{\"viewType\":\"BViewType\",\"content\":{\"title\":\"a\"}}]"
        let forms = [
            list, "{\"contents\":\(list)}",
            "{\"responseData\":{\"contents\":\(list)},\"code\":200}",
            "\u{FEFF} \(list)",
        ]
        for form in forms {
            let decoded = try RichTextDecoder(mode: .strict).decode(form)
            #expect(decoded.document.contents.count == 1)
            #expect(decoded.diagnostics.isEmpty)
        }
    }

    @Test func `keeps unknown views with their JSON`() throws {
        let payload = "{\"a\":[1,2.5,null,true,\"x\"],\"b\":{\"c\":12345678901234567}}"
        let json = """
            [{"viewType":"BViewType","content":{"title":"a"}},{"viewType":"New","content":\(payload)},
            {"viewType":"BViewType","content":{"title":"b"}}]
            """
        let contents = try RichTextDecoder().decode(json).document.contents
        #expect(contents.map(\.viewType) == ["BViewType", "New", "BViewType"])
        guard case .unknown(let kept?) = contents[1].kind, case .object(let members) = kept,
            case .object(let inner)? = members["b"]
        else {
            Issue.record("the payload is gone")
            return
        }
        let values: [JSONValue] = [.integer(1), .number(2.5), .null, .bool(true), .string("x")]
        #expect(members["a"] == .array(values))
        #expect(inner["c"] == .integer(12_345_678_901_234_567))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode(kept), as: UTF8.self) == payload)
    }

    @Test func `canonically equivalent names in an unknown view are different`() throws {
        let json = "[{\"viewType\":\"New\",\"content\":{\"e\u{301}\":1,\"\u{E9}\":2}}]"
        let decoded = try RichTextDecoder().decode(json)
        #expect(!decoded.diagnostics.contains { $0.kind == .duplicateKey })
        let members: NameDictionary<JSONValue> = ["\u{E9}": .integer(2), "e\u{301}": .integer(1)]
        guard case .unknown(.object(members)?) = decoded.document.contents.first?.kind else {
            Issue.record("found \(decoded.document.contents)")
            return
        }
    }

    @Test func `shows nested fallbacks`() throws {
        let json = """
            [{"viewType":"New","content":{},"fallback":{"viewType":"Newer","fallback":
            {"viewType":"BViewType","content":{"title":"old"}}}},
            {"viewType":"BViewType","content":7,"fallback":{"viewType":"BViewType","content":{}}}]
            """
        let document = try RichTextDecoder().decode(json).document
        let titles = document.resolved(for: TraitCollection()).contents.map { $0.title ?? "-" }
        #expect(titles == ["old", "Unknown"])
        #expect(document.contents[0].shown.path == "$[0].fallback.fallback")
    }

    @Test func `shows the fallback or alternative text of an unknown element`() throws {
        let json = Documents.rich(
            """
            {"video":{"url":"x"},"fallback":{"text":{"text":"a"}}},{"video":{"alt":"b"}},\
            {"chart":1,"alt":"c"},{"chart":2},{"poll":1,"fallback":"d"}
            """
        )
        let text = try RichTextDecoder().richText(json)
        #expect(text.inlines.count == 5)
        #expect(text.resolved(for: TraitCollection()).string == "abcd")
        let chart = RichTextInline.unknown(kind: "chart", alternative: nil, payload: .integer(2))
        #expect(text.inlines[3] == chart)
    }

    @Test func `an element in a fallback cannot have a fallback`() throws {
        let inner = "{\"chart\":1,\"alt\":\"b\",\"fallback\":\"c\"}"
        let json = Documents.rich("{\"video\":1,\"alt\":\"a\",\"fallback\":\(inner)}")
        let text = try RichTextDecoder().richText(json)
        #expect(text.resolved(for: TraitCollection()).string == "b")
    }

    @Test func `decodes registered views`() throws {
        var decoder = RichTextDecoder()
        decoder.register("PromoViewType", as: Promo.self)
        let json = """
            [{"viewType":"PromoViewType","content":{"code":"A","percent":10}},
            {"viewType":"PromoViewType","content":{"code":"A","percent":"ten"}},
            {"viewType":"PromoViewType","content":{"code":"A"}},{"viewType":"PromoViewType"}]
            """
        let decoded = try decoder.decode(json)
        guard case .registered(let view) = decoded.document.contents[0].kind else {
            Issue.record("the view is not decoded")
            return
        }
        #expect(view as? Promo == Promo(code: "A", percent: 10))
        let summaries = [
            "error invalidContent $[1].content.percent 2:61",
            "error invalidContent $[2].content 3:39", "error missingKey $[3] 3:53",
        ]
        #expect(decoded.diagnostics.map(\.summary) == summaries)
        for content in decoded.document.contents.dropFirst() {
            guard case .invalid = content.kind else {
                Issue.record("the content of \(content.path) is valid")
                continue
            }
        }
    }

    /// Drops one value, where the article's decoder loses the whole screen.
    @Test func `an invalid value affects only itself`() throws {
        let article = String(decoding: try Article.data(), as: UTF8.self)
        let changed = article.replacing("\"fontSize\":16", with: "\"fontSize\":{}")
        let decoded = try RichTextDecoder().decode(changed)
        #expect(decoded.diagnostics.count == 1)
        let text = try #require(decoded.document.richTexts.first)
        let sizes: [Double] = [14, 14, 24, 30, 24, 14]
        let runs = text.resolved(for: TraitCollection()).runs
        // The first two runs now have equal attributes and are joined.
        #expect(runs.map(\.font.pointSize) == Array(sizes.dropFirst()))
    }
}
