import Foundation
import Testing
import TypeScale
import TypeScaleDiagnostics
import TypeScaleRichText

/// The document in the article.
enum Article {
    static func data() throws -> Data {
        let url = try #require(
            Bundle.module.url(
                forResource: "article",
                withExtension: "json",
                subdirectory: "Fixtures"
            )
        )
        return try Data(contentsOf: url)
    }

    static func document() throws -> RichTextDocument {
        let decoded = try RichTextDecoder(mode: .strict).decode(data())
        let none: [Diagnostic] = []
        #expect(decoded.diagnostics == none)
        return decoded.document
    }
}

struct ArticleTests {
    @Test func `decodes the article's three views in order`() throws {
        let document = try Article.document()
        #expect(document.screenName == "Home")
        #expect(
            document.contents.map(\.viewType) == ["BViewType", "AViewType", "RichViewType"]
        )
        guard case .title(let title) = document.contents[0].kind,
            case .titleAndIcon(let iconTitle, let iconURL) = document.contents[1].kind,
            case .rich(let richTitle, let rich) = document.contents[2].kind
        else {
            Issue.record("the contents are of other kinds")
            return
        }
        #expect(title == "This is B ViewType")
        #expect(iconTitle == "This is A ViewType")
        #expect(iconURL == "https://avatars.githubusercontent.com/u/103282546?s=200&v=4")
        #expect(richTitle == "This is RichText ViewType")
        #expect(rich.inlines.count == 6)
        #expect(rich.path == "$.responseData.contents[2].content.richText")
    }

    @Test func `resolves the article's sizes, colors, styles and picture`() throws {
        let text = try #require(Article.document().richTexts.first).resolved(for: TraitCollection())
        #expect(text.string == "이것은새로운Rich TextViewType어떻게 구현할수 있을까요?\u{FFFC}")
        let sizes: [Double] = [14, 16, 24, 30, 24, 14]
        #expect(text.runs.map(\.font.pointSize) == sizes)
        let colors = ["#000000", "#000000", "#000000", "#FF0000", "#000000", "#000000"]
        #expect(text.runs.map(\.textColor.description) == colors)
        let backgrounds = ["#FFFFFF", "#FFFFFF", "#FFFF00", "#FFFFFF", "#FFFFFF", "#FFFFFF"]
        #expect(text.runs.map { $0.backgroundColor?.description ?? "" } == backgrounds)
        let weights: Set<FontWeight> = [.regular]
        #expect(Set(text.runs.map(\.font.weight)) == weights)
        let lines = [false, false, false, false, true, false]
        #expect(text.runs.map(\.isUnderlined) == lines)
        let picture = try #require(text.attachments.first)
        #expect(text.attachments.count == 1)
        #expect(picture.url == "https://img.icons8.com/?size=512&id=63684&format=png")
        #expect(picture.width == 24 && picture.height == 24)
        #expect(text.runs.last?.attachment == 0)
    }

    @Test func `follows the reader without drift`() throws {
        let text = try #require(Article.document().richTexts.first)
        let large = TraitCollection()
        let largest = TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
        )
        let first = text.resolved(for: large)
        // Rounded like scaled fonts: 14 x 62 / 22 and so on.
        let sizes: [Double] = [39, 45, 68, 85, 68, 39]
        #expect(text.resolved(for: largest).runs.map(\.font.pointSize) == sizes)
        #expect(text.resolved(for: large) == first)
    }
}
