import Foundation
import Testing
import TypeScale
import TypeScaleDiagnostics
import TypeScaleFoundation

@testable import TypeScaleTokens

struct DesignSystemTests {
    @Test func `a style dictionary converts to a design system and back without loss`() throws {
        let dictionary = StyleDictionary([
            .title1: .init(fontName: "Lato-Bold", fontSize: 28),
            .caption1: .init(fontName: "Lato-Regular", fontSize: 12.5),
            .extraLargeTitle: .init(fontName: "Lato-Black", fontSize: 36),
            .body: .init(design: .default, weight: .bold),
            .callout: .init(design: .default),
        ])
        let system = DesignSystem(dictionary)
        #expect(
            system.roles.map(\.name) == ["title", "body", "callout", "caption", "extraLargeTitle"]
        )
        #expect(
            system.roles.map(\.font) == [
                FontDescription(name: "Lato-Bold", textStyle: .title1, size: 28),
                .system(.body, weight: .bold), .system(.callout),
                FontDescription(name: "Lato-Regular", textStyle: .caption1, size: 12.5),
                FontDescription(name: "Lato-Black", textStyle: .extraLargeTitle, size: 36),
            ]
        )
        #expect(try system.styleDictionary() == dictionary)
    }

    @Test func `a design of a style dictionary is a warning`() throws {
        let json = #"{"body": {"fontName": "A", "fontSize": 17}, "headline": {"design": "serif"}}"#
        let recovered = try DesignSystem.recovering(data: Data(json.utf8), file: "f.json")
        #expect(recovered.system.role(named: "headline")?.font == .system(.headline))
        let warning = try #require(recovered.diagnostics.first)
        #expect(recovered.diagnostics.count == 1)
        #expect(warning.severity == .warning && warning.path == "$.headline.design")
    }

    @Test(arguments: [
        DesignSystem.Role(name: "button", font: .init(name: "A", textStyle: .body, size: 17)),
        .init(name: "body", font: .init(name: "A", textStyle: .callout, size: 17)),
        .init(name: "body", font: .init(name: "A", textStyle: .body)),
        .init(name: "body", font: .system(.body, size: 17)),
        .init(name: "body", font: .init(name: "A", textStyle: .body, size: 17).fixed()),
        .init(name: "body", font: .init(name: "A", textStyle: .body, size: 17), families: ["A"]),
    ])
    func `a role that a style dictionary cannot hold is an error`(role: DesignSystem.Role) {
        let error = #expect(throws: Diagnostic.self) {
            try DesignSystem(roles: [role]).styleDictionary()
        }
        #expect(error?.kind == .cannotBeWritten)
        #expect(error?.path == role.name)
    }

    @Test func `roles of a group follow each other`() {
        let names = ["b.x", "a", "b.y.1", "c", "b.x", "b.y.0"]
        let system = DesignSystem(roles: names.map { .init(name: $0, font: .system(.body)) })
        #expect(system.roles.map(\.name) == ["b.x", "b.y.1", "b.y.0", "a", "c"])
    }

    /// The sizes of the styles at Large are in Apple's Human Interface Guidelines.
    @Test(
        arguments: [
            (34, .regular, .largeTitle), (60, .regular, .largeTitle), (28, .regular, .title1),
            (24, .regular, .title2), (17, .regular, .body), (17, .semibold, .headline),
            (17, .bold, .headline), (16, .regular, .callout), (14, .regular, .subheadline),
            (12, .regular, .caption1), (8, .regular, .caption2),
        ] as [(Double, FontWeight, TextStyle)]
    )
    func `the proposed style has the nearest size`(
        size: Double,
        weight: FontWeight,
        style: TextStyle
    ) {
        #expect(TextStyleProposal(pointSize: size, weight: weight).textStyle == style)
    }

    @Test func `a proposal contains its reason`() {
        let proposal = TextStyleProposal(pointSize: 14, weight: .regular)
        #expect(proposal.reason == "14 pt is nearest to subheadline, which has 15 pt")
        #expect(TextStyleProposal(pointSize: .nan, weight: .regular).textStyle == .body)
    }

    @Test func `a property list is read as a style dictionary`() throws {
        let dictionary = StyleDictionary([.body: .init(fontName: "Lato-Bold", fontSize: 17)])
        for data in [try dictionary.propertyList(), try dictionary.json()] {
            let recovered = try DesignSystem.recovering(data: data)
            #expect(recovered.system == DesignSystem(dictionary))
            #expect(recovered.diagnostics.isEmpty)
        }
    }
}
