import Foundation
import SwiftUINames
import Testing
import TypeScale
import TypeScaleSwiftUI
import TypeScaleTestSupport
import UIKitNames

@MainActor
struct ViewTests {
    private func only(
        _ view: some View,
        _ size: DynamicTypeSize = .large,
        in environment: EnvironmentValues = EnvironmentValues()
    ) throws -> EffectiveFont {
        let fonts = effectiveFonts(of: view, at: size, in: environment)
        #expect(fonts.isComplete)
        #expect(fonts.count == 1)
        return try #require(fonts.first)
    }

    @Test func `a description equals the font that UIFontMetrics scales`() throws {
        for size in DynamicTypeSize.allCases {
            let traits = UITraitCollection {
                $0.preferredContentSizeCategory = UIContentSizeCategory(size)
                $0.legibilityWeight = .regular
            }
            for style in TypeScale.TextStyle.allCases {
                for points in [8.5, 17, 64] {
                    let description = FontDescription.system(style, size: points, weight: .medium)
                    let metrics = UIFontMetrics(forTextStyle: UIFont.TextStyle(style))
                    let expected = metrics.scaledFont(
                        for: .systemFont(ofSize: points, weight: .medium),
                        compatibleWith: traits
                    )
                    let text = try only(Text("a").font(description), size)
                    #expect(text.scaledFont.pointSize == Double(expected.pointSize))
                    #expect(text.scaledFont.weight == .medium)
                    #expect(text.scaledFont.face == .system)
                }
            }
        }
    }

    @Test func `the system face without a size is the preferred font`() throws {
        for size in DynamicTypeSize.allCases {
            for style in Font.TextStyle.allCases {
                let own = try #require(TextStyle(style))
                let text = try only(Text("a").font(FontDescription.system(own)), size)
                let expected = try only(Text("a").font(.system(style)), size)
                #expect(text.scaledFont.pointSize == expected.scaledFont.pointSize)
                #expect(text.scaledFont.weight == expected.scaledFont.weight)
            }
        }
    }

    // As in Apple's settings for Bold Text, regular becomes semibold.
    @Test func `the system font becomes heavier once`() throws {
        var environment = EnvironmentValues()
        environment.legibilityWeight = .bold
        let description = FontDescription.system(.body, size: 17)
        let text = try only(Text("a").font(description), in: environment)
        #expect(text.font == .system(size: 17, weight: .regular))
        #expect(text.scaledFont.weight == .semibold)
    }

    @Test func `the line height and the tracking scale`() throws {
        let description = FontDescription.system(.body, size: 17).lineHeight(.points(24))
            .tracking(.points(1))
        let large = try only(Text("a").font(description))
        #expect(large.tracking == 1)
        let own = try only(Text("a").font(FontDescription.system(.body, size: 17)))
        #expect(own.lineSpacing == 0)
        // San Francisco's lines are 20.287109375 points high at 17 points.
        #expect(abs(large.lineSpacing - (24 - 20.287109375)) < 1e-9)
        let largest = try only(Text("a").font(description), .accessibility5)
        #expect(largest.scaledFont.pointSize == 48)
        // 48 / 17 = 2.8235, rounded to a thousandth.
        #expect(largest.tracking == 2.824)
        #expect(abs(largest.lineSpacing - (24.0 * 48 / 17 - 20.287109375 * 48 / 17)) < 1e-3)
        // The system font replaces a missing font.
        let missing = FontDescription(name: "NoSuchFace", textStyle: .body, size: 17)
        let other = try only(
            Text("a").font(missing.lineHeight(.points(24)), ifMissing: { _ in })
        )
        #expect(other.lineSpacing == large.lineSpacing)
        let tiny = FontDescription.system(.body, size: 1).fixed().lineHeight(.points(5))
        #expect(abs(try only(Text("a").font(tiny)).lineSpacing - (5 - 1.193359375)) < 1e-9)
        let tight = description.lineHeight(.points(3)).tracking(nil)
        let text = try only(VStack { Text("a").font(tight) }.tracking(9).lineSpacing(9))
        #expect(text.lineSpacing == 0)
        #expect(text.tracking == 0)
    }

    @Test func `modifiers of the view determine the size`() throws {
        let description = FontDescription.system(.body, size: 17)
        let limited = Text("a").font(description).dynamicTypeSize(...DynamicTypeSize.large)
        #expect(try only(limited, .accessibility5).scaledFont.pointSize == 17)
        let nested = VStack {
            Text("inherits")
            Text("has its own").font(.caption)
        }
        .font(description)
        let fonts = effectiveFonts(of: nested, at: .accessibility5)
        #expect(fonts.map(\.string) == ["inherits", "has its own"])
        #expect(fonts.map(\.scaledFont.pointSize) == [48, 43])
        // macOS does not scale text, and its body style has 13 points.
        let mac = Text("a").font(FontDescription.system(.body)).environment(\.typePlatform, .macOS)
        #expect(try only(mac, .accessibility5).scaledFont.pointSize == 13)
    }

    @Test func `SwiftUI's fonts are not ambiguous`() throws {
        let view = VStack {
            Text("1").font(.body)
            Text("2").font(.system(.body))
            Text("3").font(.system(.body, design: .serif, weight: .bold))
            Text("4").font(.system(size: 17))
            Text("5").font(.custom("NoSuchFace", size: 17))
            Text("6").font(nil)
        }
        let fonts = effectiveFonts(of: view, at: .accessibility5)
        #expect(fonts.map(\.scaledFont.pointSize) == [53, 53, 53, 17, 48, 53])
        #expect(fonts.map(\.missingName) == [nil, nil, nil, nil, "NoSuchFace", nil])
    }

    @Test func `a missing face is reported`() throws {
        let description = FontDescription(name: "NoSuchFace-Bold", textStyle: .body, size: 17)
        var errors: [FontUnavailable] = []
        let view = Text("a").font(description, ifMissing: { errors.append($0) })
        let text = try only(view)
        #expect(errors.map(\.name) == ["NoSuchFace-Bold"])
        #expect(text.missingName == "NoSuchFace-Bold")
        #expect(text.description == "\"a\": NoSuchFace-Bold 17 pt, missing")
        #expect(throws: FontUnavailable.self) {
            try Font(checking: description.scaled(for: TraitCollection()))
        }
    }

    private enum Brand: Fontable {
        enum Style: String, FontStyle {
            case regular = "SwiftUIBridge-Regular"
        }
        static func face(for style: TypeScale.TextStyle) -> Style { .regular }
    }

    @Test func `a registered family has its face`() throws {
        let name = "SwiftUIBridge-Regular"
        var font = TestFont()
        font.names = [.init(1, "SwiftUIBridge"), .init(2, "Regular"), .init(6, name)]
        let folder = try Folder([name + ".ttf": font.bytes])
        try Brand.registerFonts(in: folder.url)
        let text = try only(Text("a").font(Brand.body), .accessibility5)
        #expect(text.missingName == nil)
        #expect(text.scaledFont.face == .named(name))
        #expect(text.scaledFont.pointSize == 48)
        // The font's lines are (900 + 200 + 100) / 1000 of its size high.
        let spaced = try only(Text("a").font(Brand.body.lineHeight(.points(30))))
        #expect(abs(spaced.lineSpacing - (30 - 17 * 1.2)) < 1e-9)
        let scaled = Brand.body.scaled(for: TraitCollection())
        #expect(try Font(checking: scaled) == .custom(name, fixedSize: 17))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -17])
    func `a size that no font can have becomes 0`(size: Double) throws {
        let system = FontDescription.system(.body, size: size).lineHeight(.points(20))
        let text = try only(Text("a").font(system))
        #expect(text.scaledFont.pointSize == 0)
        #expect(text.font == .system(size: 0, weight: .regular))
        let named = FontDescription(name: "", textStyle: .body, size: size)
        #expect(try only(Text("a").font(named, ifMissing: { _ in })).scaledFont.pointSize == 0)
    }

    private struct Endless: View {
        var body: some View { Endless() }
    }

    @Test func `a view that contains itself is reported`() {
        #expect(!effectiveFonts(of: Endless(), at: .large).isComplete)
    }
}
