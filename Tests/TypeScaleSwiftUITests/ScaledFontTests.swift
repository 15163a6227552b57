import Foundation
import SwiftUINames
import Testing
import TypeScale
import TypeScaleFoundation
import TypeScaleSwiftUI
import TypeScaleTestSupport

/// The environment value and the modifier of kharrison/ScaledFont.
@MainActor
struct ScaledFontTests {
    private struct Card: View {
        var body: some View {
            VStack {
                Text("Headline").scaledFont(.headline)
                Text("Body").scaledFont()
                Text("Caption").scaledFont(.caption)
            }
        }
    }

    private enum Brand: Fontable {
        enum Style: String, FontStyle {
            case bold = "ScaledFontTests-Bold"
        }
        static func face(for style: TypeScale.TextStyle) -> Style { .bold }
    }

    private func fonts(_ dictionary: StyleDictionary, _ view: some View) -> EffectiveFonts {
        effectiveFonts(of: view.environment(\.scaledFont, dictionary), at: .accessibility5)
    }

    // Headlines of 17 points have 48 at AX5. The preferred body and caption have 53 and 43.
    @Test func `a style has the dictionary's font, or else the preferred font`() throws {
        let name = Brand.Style.bold.name
        var font = TestFont()
        font.names = [.init(1, "ScaledFontTests"), .init(2, "Bold"), .init(6, name)]
        let folder = try Folder([name + ".ttf": font.bytes])
        try Brand.registerFonts(in: folder.url)
        let dictionary = StyleDictionary([.headline: .init(fontName: name, fontSize: 17)])
        let fonts = fonts(dictionary, Card())
        #expect(fonts.map(\.scaledFont.pointSize) == [48, 53, 43])
        #expect(fonts.map(\.scaledFont.face) == [.named(name), .system, .system])
        #expect(fonts.allSatisfy { $0.missingName == nil })
    }

    @Test func `without a dictionary, all text has the preferred font`() {
        let fonts = effectiveFonts(of: Card(), at: .accessibility5)
        #expect(fonts.map(\.scaledFont.pointSize) == [53, 53, 43])
    }

    @Test func `a missing face is reported`() {
        let dictionary = StyleDictionary([.headline: .init(fontName: "NoSuchFace", fontSize: 17)])
        #expect(fonts(dictionary, Card()).map(\.missingName) == ["NoSuchFace", nil, nil])
    }

    @Test func `the system face has the design and the weight`() {
        let dictionary = StyleDictionary([
            .headline: .init(design: .serif, weight: .bold), .body: .init(design: .monospaced),
        ])
        let fonts = fonts(dictionary, Card())
        #expect(
            fonts.map(\.font) == [
                .system(size: 53, weight: .bold, design: .serif),
                .system(size: 53, weight: .regular, design: .monospaced),
                .system(size: 43, weight: .regular),
            ]
        )
    }

    @Test func `a bold weight asks for the bold face of the family`() {
        let entry = StyleDictionary.Entry(fontName: "Futura-Medium", fontSize: 17, weight: .bold)
        let fonts = fonts(StyleDictionary([.headline: entry]), Card())
        #expect(fonts.first?.font == .custom("Futura-Medium", fixedSize: 48).bold())
    }
}
