import Foundation
import Testing
import TypeScaleLayout
import TypeScaleTestSupport

struct FontResolverTests {
    private enum Brand: Fontable {
        enum Style: String, FontStyle {
            case regular = "Test-Regular"
            case bold = "Test-Bold"
            case black = "Test-Black"
        }

        static func face(for style: TextStyle) -> Style {
            style == .headline ? .bold : style == .largeTitle ? .black : .regular
        }
    }

    private let largest = TraitCollection(
        preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
    )

    private func registry(_ names: String...) throws -> FontRegistry {
        let registry = FontRegistry()
        for name in names {
            var font = TestFont()
            font.os2?.weight = name.hasSuffix("Bold") ? 700 : 400
            font.names = [.init(1, "Test"), .init(2, name), .init(6, "Test-\(name)")]
            try registry.register(bytes: font.bytes, name: name)
        }
        return registry
    }

    // The `hhea` table contains 900, -200 and 100, of 1,000. UIKit scales body to 48 points at AX5.
    @Test func `returns the metrics at the reader's size`() throws {
        let resolver = FontResolver(try registry("Regular"))
        let font = try Brand.body.scaled(for: largest).resolved(fonts: resolver)
        #expect(font.metrics.pointSize == 48)
        #expect(font.metrics.ascender == 43.2)
        #expect(font.lineAdvance == 43.2 + 9.6 + 4.8)
        #expect(font.face.fileName == "Test-Regular")
        #expect(font.replaced == nil)
    }

    @Test func `a missing face is an error`() throws {
        let resolver = FontResolver(try registry("Regular"))
        let error = #expect(throws: FontNotFound.self) {
            try Brand.headline.scaled(for: largest).resolved(fonts: resolver)
        }
        #expect(error?.description.contains("no face is named Test-Bold") == true)
    }

    @Test func `uses a requested fallback, and reports it`() throws {
        let registry = try registry("Regular")
        let font = Brand.headline.scaled(for: largest)
        let other = try font.resolved(
            fonts: FontResolver(registry, fallback: .named("Test-Regular"))
        )
        #expect(other.face.fileName == "Test-Regular")
        #expect(other.metrics.pointSize == font.pointSize)
        #expect(other.replaced != nil)
        let system = try font.resolved(fonts: FontResolver(registry, fallback: .system))
        #expect(system.face == .system(SystemFace(weight: font.weight.rawValue)))
        #expect(system.replaced != nil)
        #expect(throws: FontNotFound.self) {
            try font.resolved(fonts: FontResolver(registry, fallback: .named("Nothing")))
        }
    }

    @Test func `a named instance whose file was removed is an error`() throws {
        var font = TestFont()
        font.names = [.init(1, "Test"), .init(2, "Regular"), .init(6, "Test-Regular")]
        font.names.append(.init(256, "Bold"))
        font.axes = [("wght", 100, 400, 900)]
        font.instances = [(256, [700])]
        let folder = try Folder(["Test.ttf": font.bytes])
        let registry = FontRegistry()
        try registry.register(path: folder.path("Test.ttf"))
        try FileManager.default.removeItem(atPath: folder.path("Test.ttf"))
        let error = #expect(throws: FontNotFound.self) {
            try FontDescription(name: "Test-Regular_Bold", textStyle: .body)
                .scaled(for: largest).resolved(fonts: FontResolver(registry))
        }
        #expect(
            error?.description.hasPrefix("cannot read the face named Test-Regular_Bold:") == true
        )
    }

    // UIKit printed 20.287109375 for the system font at 17 points. The line advance of the
    // preferred body font is 22.
    @Test func `the system's font has San Francisco's metrics`() throws {
        let resolver = FontResolver(FontRegistry())
        let body = try FontDescription.system(.body).scaled(for: TraitCollection())
            .resolved(fonts: resolver)
        #expect(body.metrics.lineHeight == 20.287109375)
        #expect(body.lineAdvance == 22)
        #expect(body.face == .system(SystemFace()))
        #expect(body.tracking == -52.0 * 17 / 2048)
        let watch = TraitCollection(platform: .watchOS(.mm45))
        let small = try FontDescription.system(.body).scaled(for: watch).resolved(fonts: resolver)
        #expect(small.tracking == -0.07)
        let tight = FontDescription.system(.body).tracking(.points(-1)).maximumPointSize(8.5)
        #expect(try tight.scaled(for: TraitCollection()).resolved(fonts: resolver).tracking == -0.5)
    }

    @Test func `reports the faces of a family`() throws {
        let complete = try registry("Regular", "Bold", "Black").check(Brand.self)
        #expect(complete.isComplete)
        #expect(complete.registered == ["Test-Regular", "Test-Bold", "Test-Black"])
        #expect(complete.otherWeights.map(\.name) == ["Test-Black"])
        #expect(complete.otherWeights.first?.inFile == 400)
        let partial = try registry("Regular").check(Brand.self)
        #expect(!partial.isComplete)
        #expect(partial.missing.map(\.name) == ["Test-Bold", "Test-Black"])
        #expect(partial.description.contains("no face is named Test-Bold"))
    }
}

extension FontInstance {
    /// The PostScript name of a face from a file, or `nil` for other faces.
    fileprivate var fileName: String? {
        guard case .file(let face) = self else { return nil }
        return face.postScriptName
    }
}
