import Foundation
import Testing
import TypeScale
import TypeScaleTesting

/// Archives of scaled fonts.
struct ArchiveTests {
    private static let table = Result {
        try ScalingCurve.table([17, 17, 17, 17, 18, 19, 20, 28, 33, 40, 47, 53])
    }

    private func copy(
        _ font: ScaledFont,
        _ info: [CodingUserInfoKey: any Sendable] = [:]
    ) throws
        -> ScaledFont
    {
        let decoder = JSONDecoder()
        decoder.userInfo = info
        return try decoder.decode(ScaledFont.self, from: JSONEncoder().encode(font))
    }

    @Test func `a font keeps its explanation`() throws {
        let setting = try #require(FontScaleSetting(range: 0.5...3))
        let curves: [ScalingCurve] = [
            .uikit, .swiftUI, .fixed, try Self.table.get(), .linear(setting),
        ]
        let descriptions =
            [
                FontDescription.system(.body), .system(.extraLargeTitle, weight: .bold),
                FontDescription(name: "Lato-Bold", textStyle: .callout, size: 18.5)
                    .lineHeight(.multiple(1.4)).tracking(.points(-0.2))
                    .boldTextFace(.named("Lato-Black"))
                    .limited(to: .factors(minimum: 1, maximum: 1.8))
                    .limited(to: .categories(...(.accessibilityMedium))).maximumPointSize(40),
            ] + curves.map { FontDescription.system(.title2).curve($0) }
        let platforms: [Platform] = [
            .iOS, .watchOS(.mm38), .watchOS(.mm45), .tvOS, .macOS,
            Platform.iOS.typeTable(.iOSAsPrinted),
        ]
        let readers =
            TypeMatrix.readers(
                on: platforms,
                displayScales: [nil, 2],
                legibilityWeights: [nil, .bold]
            ) + [TraitCollection(), TraitCollection(fontScale: 1.3)]
        for description in descriptions {
            for reader in readers {
                let font = description.scaled(for: reader)
                let copy = try copy(font)
                #expect(copy == font)
                #expect("\(copy.explanation)" == "\(font.explanation)")
                #expect(copy.provenance == font.provenance)
            }
        }
    }

    @Test func `decoding finds a caller's curve by name and parameters, or throws`() throws {
        func gentle(_ share: Double) -> ScalingCurve {
            ScalingCurve(
                CurveDefinition(named: "gentle", parameters: [share], source: "us") {
                    $0.value * share
                }
            )
        }
        let font = FontDescription.system(.body, size: 10).curve(gentle(2))
            .scaled(for: TraitCollection())
        #expect(try copy(font, [.scalingCurves: [gentle(3), gentle(2)]]).pointSize == 20)
        for curves in [[], [gentle(3)]] as [[ScalingCurve]] {
            let error = #expect(throws: DecodingError.self) {
                try copy(font, [.scalingCurves: curves])
            }
            #expect("\(try #require(error))".contains("unknown curve"))
        }
    }

    @Test func `decoding finds a caller's table by name, or throws`() throws {
        let table = try TypeTable(named: "iOS", source: "Brand book") { _, _ in
            .init(pointSize: 20, lineAdvance: 24)
        }
        let reader = TraitCollection(platform: .iOS.typeTable(table))
        let font = FontDescription.system(.body).scaled(for: reader)
        #expect(try copy(font, [.typeTables: [table]]) == font)
        #expect(throws: DecodingError.self) { try copy(font) }
    }

    @Test func `decoding rejects an archive that contradicts itself`() throws {
        let font = FontDescription.system(.body, size: 17).scaled(for: TraitCollection())
        let text = String(decoding: try JSONEncoder().encode(font), as: UTF8.self)
        let other = text.replacing("\"pointSize\":17", with: "\"pointSize\":18")
        #expect(other != text)
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(ScaledFont.self, from: Data(other.utf8))
        }
        #expect("\(try #require(error))".contains("the archived size is 18 points"))
        let scale = text.replacing("\"platform\"", with: "\"displayScale\":-1,\"platform\"")
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(ScaledFont.self, from: Data(scale.utf8))
        }
    }
}
