import Testing
import TypeScale

/// Tests complete explanations, one for each part that an explanation can contain.
struct ExplanationTextTests {
    private func reader(
        _ category: ContentSizeCategory,
        on platform: Platform = .iOS,
        displayScale: Double? = nil
    ) -> TraitCollection {
        TraitCollection(
            preferredContentSizeCategory: category,
            displayScale: displayScale,
            platform: platform
        )
    }

    private func text(
        _ font: FontDescription,
        _ category: ContentSizeCategory,
        on platform: Platform = .iOS
    ) -> String {
        "\(font.scaled(for: reader(category, on: platform)).explanation)"
    }

    private let body = FontDescription.system(.body, size: 16)

    @Test func `explains limits in points and by factor`() {
        #expect(
            text(body.limited(to: .factors(minimum: 1.2)), .extraSmall)
                == "16 x 19 / 22 = 13.818, rounded to 14, raised to 20 (1.2 x 16 = 19.2); "
                + "body at XS on iOS, derived"
        )
        #expect(
            text(body.limited(to: .factors(maximum: 2)), .accessibilityExtraExtraExtraLarge)
                == "16 x 62 / 22 = 45.091, rounded to 45, capped at 32 (2 x 16); "
                + "body at AX5 on iOS, derived"
        )
        #expect(
            text(body.limited(to: .points(minimum: 20, maximum: 18)), .extraSmall)
                == "16 x 19 / 22 = 13.818, rounded to 14, raised to 18, although the minimum is "
                + "20; body at XS on iOS, derived"
        )
        #expect(
            text(
                body.limited(to: TypeLimits(maximumPointSize: 30, minimumFactor: 2)),
                .large
            )
                == "16 x 22 / 22 = 16, raised to 30, although the minimum is 32; body at L on iOS, "
                + "derived"
        )
        #expect(
            text(.system(.body).limited(to: .factors(maximum: 1.5)), .accessibilityLarge)
                == "33 points, from the table, capped at 25 (1.5 x 17 = 25.5); "
                + "body at AX2 on iOS, measured"
        )
        #expect(
            text(body.limited(to: .categories(ContentSizeCategory.large...)), .small)
                == "16 x 22 / 22 = 16; body at L (raised from S) on iOS, derived"
        )
    }

    @Test func `notes a suspected misprint in the table`() {
        #expect(
            text(.system(.title2, size: 28), .accessibilityMedium, on: .watchOS(.mm41))
                == "28 x 41 / 30.5 = 37.639, rounded to 38; title2 at AX1 on watchOS, unverified; "
                + "the distance between baselines in the guidelines, 41, is probably a misprint of "
                + "36.5; the row for iOS has 41"
        )
        #expect(
            text(.system(.title2, size: 28), .accessibilityLarge, on: .watchOS(.mm41))
                == "28 x 37.5 / 30.5 = 34.426, rounded to 34; title2 at AX2 on watchOS, unverified"
        )
    }

    /// On a watch, the line advance of every other row is 2.5 or 3 points more than its size.
    @Test(arguments: [WatchCaseSize.mm38, .mm41, .mm49])
    func `only the suspected misprint is out of line with its row`(size: WatchCaseSize) {
        let table = TypeTable.watchOS(size)
        for style in TextStyle.allCases {
            for category in ContentSizeCategory.allCases {
                let cell = table[style, category]
                guard let points = cell.pointSize, let advance = cell.lineAdvance else { continue }
                let isInLine = [2.5, 3].contains(advance.value - points.value)
                #expect(isInLine == (advance.note == nil), "\(style) \(category)")
                #expect(advance.provenance == (isInLine ? .documented : .unverified))
                #expect(points.note == nil)
            }
        }
    }

    @Test func `explains fixed, tabulated and missing sizes`() {
        #expect(text(body.fixed(), .accessibilityLarge) == "16 unchanged; fixed by the caller")
        #expect(
            text(body, .accessibilityLarge, on: .iOS.typeTable(.iOSAsPrinted))
                == "16 x 40 / 22 = 29.091, rounded to 29; body at AX2 on iOS by the table "
                + "iOS as printed, unverified"
        )
        #expect(
            text(.system(.largeTitle), .large, on: .tvOS)
                == "29 points, the size of body; tvOS has no largeTitle"
        )
        let title = FontDescription.system(.extraLargeTitle)
        #expect(
            title.scaled(for: reader(.accessibilityLarge)).explanation.arithmetic
                == "36 points, from the table"
        )
        #expect(
            text(.system(.body, size: 17).curve(.swiftUI), .accessibilityMedium)
                == "17 x 34 / 22 = 26.273, rounded to 26; body at AX1 by SwiftUI's law on iOS, "
                + "unverified"
        )
    }

    @Test func `explains rounding to pixels`() {
        func value(_ value: Double, _ scale: Double) -> String {
            "\(FontMetrics.default.explanation(forValue: value, compatibleWith: reader(.extraLarge, displayScale: scale)))"
        }
        #expect(
            value(8, 3)
                == "8 x 24 / 22 = 8.727, rounded to 8.667 at 3 pixels per point; "
                + "body at XL on iOS, derived"
        )
        #expect(
            value(8, 1)
                == "8 x 24 / 22 = 8.727, rounded to 9 at 1 pixel per point; "
                + "body at XL on iOS, derived"
        )
        #expect(
            value(.infinity, 1).hasPrefix("inf unchanged")
        )
    }

    /// Checks that the platform's line height applies only to the platform's size.
    @Test func `a preferred font that does not grow keeps its line height`() {
        let large = reader(.accessibilityLarge)
        #expect(FontDescription.system(.body).fixed().scaled(for: large).lineHeight == 22)
        #expect(FontDescription.system(.body).scaled(for: large).lineHeight == 40)
        #expect(FontDescription.system(.body).curve(.uikit).scaled(for: large).lineHeight == nil)
        #expect(body.fixed().scaled(for: large).lineHeight == nil)
        let named = FontDescription(name: "Lato-Bold", textStyle: .body).fixed()
        #expect(named.scaled(for: large).lineHeight == nil)
    }

    @Test func `a size has the weaker provenance of its base and its growth`() {
        func provenance(_ font: FontDescription, on platform: Platform) -> Provenance {
            font.scaled(for: reader(.large, on: platform)).provenance
        }
        let title = FontDescription.system(.extraLargeTitle)
        #expect(provenance(title, on: .iOS) == .unverified)
        #expect(provenance(title.fixed(), on: .iOS) == .unverified)
        #expect(provenance(title.curve(.uikit), on: .iOS) == .unverified)
        #expect(provenance(body.fixed(), on: .iOS) == .stated)
        #expect(provenance(.system(.body), on: .watchOS(.mm41)) == .documented)
        #expect(provenance(.system(.largeTitle), on: .tvOS) == .unknown)
    }

    @Test func `metrics have the provenance of their growth`() {
        func provenance(
            _ style: TextStyle,
            _ category: ContentSizeCategory,
            on platform: Platform = .iOS
        ) -> Provenance {
            FontMetrics(forTextStyle: style)
                .provenance(compatibleWith: reader(category, on: platform))
        }
        #expect(provenance(.body, .accessibilityLarge) == .derived)
        // At Large nothing scales, so a known size is also a known result.
        #expect(provenance(.extraLargeTitle, .large) == .derived)
        #expect(provenance(.extraLargeTitle, .accessibilityLarge) == .unknown)
        #expect(provenance(.largeTitle, .large, on: .tvOS) == .unknown)
        #expect(provenance(.body, .accessibilityExtraLarge, on: .watchOS(.mm45)) == .unverified)
        let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
        #expect(provenance(.body, largest, on: .watchOS(.mm45)) == .unknown)
        // The provenance belongs to the category after limits are applied.
        let limited = FontDescription.system(.body, size: 16)
            .limited(to: .categories(...(.accessibilityExtraLarge)))
        let watch = reader(largest, on: .watchOS(.mm45))
        #expect(limited.scaled(for: watch).provenance == .unverified)
    }
}
