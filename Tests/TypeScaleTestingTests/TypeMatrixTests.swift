import Foundation
import Testing
import TypeScale
import TypeScaleTesting

struct TypeMatrixTests {
    @Test func `there are twelve iOS readers, from smallest to largest`() {
        #expect(TypeMatrix.readers.map(\.category) == ContentSizeCategory.allCases)
        #expect(
            TypeMatrix.readers.last
                == TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        )
    }

    @Test func `combines each platform, screen and weight`() {
        let readers = TypeMatrix.readers(
            on: [.iOS, .tvOS, .watchOS(.mm49)],
            displayScales: [nil, 2],
            legibilityWeights: [.regular, .bold]
        )
        #expect(readers.count == 3 * 2 * 2 * 12)
        #expect(Set(readers).count == readers.count)
        #expect(readers.prefix(12).allSatisfy { $0.legibilityWeight == .regular })
        #expect(readers.prefix(24).suffix(12).allSatisfy { $0.legibilityWeight == .bold })
        #expect(readers.prefix(48).suffix(24).allSatisfy { $0.displayScale == 2 })
        #expect(readers.last?.platform == .watchOS(.mm49))
        #expect(TypeMatrix.readers(on: []).isEmpty)
    }

    @Test(arguments: TextStyle.dynamicTypeStyles, TypeMatrix.readers)
    func `styles and readers can be test arguments`(style: TextStyle, reader: TraitCollection) {
        let font = Brand.role(for: style).scaled(for: reader)
        #expect(font.origin.textStyle == style)
        #expect(font.traits == reader)
    }
}

/// Tests the names of test arguments, which must differ if the arguments differ.
struct TestArgumentTests {
    @Test func `readers have readable names`() {
        let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
        #expect(reading(largest) == "AX5")
        #expect(
            reading(TraitCollection(preferredContentSizeCategory: largest))
                == "AX5, 3 pixels per point"
        )
        #expect(
            reading(TraitCollection(displayScale: 2, legibilityWeight: .bold, platform: .tvOS))
                == "L on tvOS, 2 pixels per point, bold text (no category chosen)"
        )
        #expect(
            reading(
                TraitCollection(
                    displayScale: 2,
                    legibilityWeight: .regular,
                    platform: .watchOS(.mm49)
                )
            )
                == "XL on watchOS, 2 pixels per point (no category chosen, scale given, regular text, "
                + "watchOS from XL)"
        )
        #expect(reading(Platform.watchOS(.mm49)) == "watchOS from XL")
        #expect(reading(Platform.iOS.typeTable(.iOSAsPrinted)) == "iOS by the table iOS as printed")
    }

    @Test func `the test descriptions of fonts contain weights and faces for bold text`() {
        #expect(reading(FontDescription.system(.body)) == "system, body")
        #expect(
            reading(Brand.price)
                == "Brand-Bold, title3, 21 pt, bold"
        )
        #expect(
            reading(Brand.caption1)
                == "Brand-Regular, caption1, regular; for bold text Brand-Bold, bold"
        )
    }

    @Test func `unequal readers have unequal names`() {
        let platforms: [Platform] =
            WatchCaseSize.allCases.prefix(2).map { .watchOS($0) }
            + [.iOS, .tvOS, .macOS, .iOS.typeTable(.iOSAsPrinted)]
        var readers = TypeMatrix.readers(
            on: platforms,
            displayScales: [nil, 1, 2, 3],
            legibilityWeights: [nil, .regular, .bold]
        )
        for var reader in readers where reader.category == reader.platform.typeTable.baseCategory {
            reader.preferredContentSizeCategory = nil
            readers.append(reader)
        }
        #expect(Set(readers.map(reading)).count == Set(readers).count)
    }

    @Test func `test cases have the names of the reports`() throws {
        let reader = TraitCollection(preferredContentSizeCategory: .small, platform: .macOS)
        #expect(try name(reader) == "\"\(reading(reader))\"")
        #expect(try name(Platform.tvOS) == "\"tvOS\"")
        #expect(try name(Brand.price) == "\"\(reading(Brand.price))\"")
    }

    private func reading(_ value: some Any) -> String { String(describingForTest: value) }

    private func name(_ argument: some CustomTestArgumentEncodable) throws -> String {
        String(decoding: try JSONEncoder().encode(Encoded(argument: argument)), as: UTF8.self)
    }

    private struct Encoded<Argument: CustomTestArgumentEncodable>: Encodable {
        let argument: Argument

        func encode(to encoder: any Encoder) throws {
            try argument.encodeTestArgument(to: encoder)
        }
    }
}
