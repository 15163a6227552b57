import Testing
import TypeScale

struct ScalingCurveTests {
    /// A custom body font with 17 points up to L, one more point for each category up to XXXL, then
    /// the body style's own sizes.
    static let sizes: [Double] = [17, 17, 17, 17, 18, 19, 20, 28, 33, 40, 47, 53]
    static let seventeen: ScalingCurve = {
        do { return try .table(sizes) } catch { return .uikit }
    }()

    @Test func `a table gives exactly its sizes for every style`() {
        for style in TextStyle.allCases {
            let font = FontDescription.system(style).curve(Self.seventeen)
            #expect(readers.map { font.scaled(for: $0).pointSize } == Self.sizes)
            #expect(font.scaled(for: TraitCollection()).pointSize == 17)
        }
    }

    @Test func `a table can contain fractions`() throws {
        let sizes = (0..<12).map { 10.1 + 0.15 * Double($0) }
        let font = FontDescription(name: "Menlo", textStyle: .body).curve(try .table(sizes))
        #expect(readers.map { font.scaled(for: $0).pointSize } == sizes)
    }

    @Test func `another size grows in proportion to the table`() {
        let font = FontDescription.system(.body, size: 34).curve(Self.seventeen)
        #expect(readers.map { font.scaled(for: $0).pointSize } == Self.sizes.map { $0 * 2 })
    }

    @Test func `a function can define a table`() throws {
        let curve = try ScalingCurve.table(startingFrom: .body) { category, systemSize in
            switch category {
            case ...(.large): 17
            case .extraLarge: 18
            case .extraExtraLarge: 19
            case .extraExtraExtraLarge: 20
            default: systemSize
            }
        }
        #expect(curve == Self.seventeen)
    }

    /// Returns the table that generated code would state.
    private static func stated(_ sizes: [Double]) -> ScalingCurve {
        .table(
            extraSmall: sizes[0],
            small: sizes[1],
            medium: sizes[2],
            large: sizes[3],
            extraLarge: sizes[4],
            extraExtraLarge: sizes[5],
            extraExtraExtraLarge: sizes[6],
            accessibilityMedium: sizes[7],
            accessibilityLarge: sizes[8],
            accessibilityExtraLarge: sizes[9],
            accessibilityExtraExtraLarge: sizes[10],
            accessibilityExtraExtraExtraLarge: sizes[11]
        )
    }

    @Test func `a stated table needs no error`() throws {
        #expect(Self.stated(Self.sizes) == Self.seventeen)
        #expect(
            Self.stated([.nan, 0, 12, 11, -1, 14, .infinity, 14, 15, 2, 16, -.infinity])
                == (try .table([12, 12, 12, 12, 12, 14, 14, 14, 15, 15, 16, 16]))
        )
        #expect(Self.stated(Array(repeating: 0, count: 12)) == .fixed)
    }

    @Test func `an invalid table reports the category`() {
        func error(_ change: (inout [Double]) -> Void) -> ScalingTableError? {
            var sizes = Self.sizes
            change(&sizes)
            return #expect(throws: ScalingTableError.self) { try ScalingCurve.table(sizes) }
        }
        #expect(error { $0 = [] } == .wrongCount(0))
        #expect(error { $0.append(60) } == .wrongCount(13))
        #expect(error { $0[0] = 0 } == .notASize(0, at: .extraSmall))
        #expect(error { $0[4] = -18 } == .notASize(-18, at: .extraLarge))
        #expect(error { $0[11] = .infinity } != nil)
        #expect(error { $0[3] = .nan }?.description.contains("at L is nan;") == true)
        #expect(
            error { $0[6] = 18 }
                == .decreases(from: 19, to: 18, at: .extraExtraExtraLarge)
        )
        #expect(
            error { $0[6] = 18 }?.description
                == "The scaling table decreases from 19 to 18 at XXXL; "
                + "specify sizes that don't decrease."
        )
    }

    /// Expects differences of at most a pixel, in only the two cells that an audit of SwiftUI
    /// names.
    @Test func `SwiftUI's values equal UIKit's except in two cells`() {
        var differing: Set<String> = []
        for scale in [2.0, 3] {
            for style in TextStyle.allCases {
                for var reader in readers {
                    reader.displayScale = scale
                    for value in (1...100).map(Double.init) {
                        let uikit = FontMetrics(forTextStyle: style)
                            .scaledValue(for: value, compatibleWith: reader)
                        let swiftUI = FontMetrics(forTextStyle: style, curve: .swiftUI)
                            .scaledValue(for: value, compatibleWith: reader)
                        #expect(abs(uikit - swiftUI) <= 1 / scale + 1e-9)
                        if abs(uikit - swiftUI) > 1e-9 {
                            differing.insert("\(style) \(reader.category.shortName) \(Int(scale))x")
                        }
                    }
                }
            }
        }
        #expect(differing == ["footnote AX2 3x", "title2 AX1 2x"])
    }

    /// Compares with UIKit's observed 20.333, which requires multiplying before dividing.
    @Test func `computing the ratio first would move footnote by a pixel at AX2`() {
        let reader = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let uikit = FontMetrics(forTextStyle: .footnote)
        let swiftUI = FontMetrics(forTextStyle: .footnote, curve: .swiftUI)
        #expect(uikit.scaledValue(for: 11, compatibleWith: reader) == 61.0 / 3)
        #expect(swiftUI.scaledValue(for: 11, compatibleWith: reader) == 20)
    }

    /// Compares with UIKit's observed 25, which requires UIKit's exact order of operations.
    @Test func `rounds a tie of headline as UIKit does`() {
        let reader = TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraLarge
        )
        let uikit = FontMetrics(forTextStyle: .headline)
        let swiftUI = FontMetrics(forTextStyle: .headline, curve: .swiftUI)
        #expect(uikit.scaledPointSize(for: 11, compatibleWith: reader) == 25)
        #expect(swiftUI.scaledPointSize(for: 11, compatibleWith: reader) == 26)
    }

    /// Checks that the ratio comes first, because 34 / 28 x 21 is then slightly less than 25.5.
    ///
    /// With the product first, it is exactly 25.5.
    @Test func `SwiftUI computes the ratio first for fonts too`() {
        let reader = TraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        let uikit = FontMetrics(forTextStyle: .title2)
        let swiftUI = FontMetrics(forTextStyle: .title2, curve: .swiftUI)
        #expect(uikit.scaledPointSize(for: 21, compatibleWith: reader) == 26)
        #expect(swiftUI.scaledPointSize(for: 21, compatibleWith: reader) == 25)
    }

    @Test func `each curve has a provenance`() {
        let reader = TraitCollection(preferredContentSizeCategory: .extraLarge)
        let body = FontDescription.system(.body, size: 17)
        let title = FontDescription.system(.extraLargeTitle, size: 36)
        #expect(body.scaled(for: reader).provenance == .derived)
        #expect(body.curve(.swiftUI).scaled(for: reader).provenance == .unverified)
        #expect(body.curve(Self.seventeen).scaled(for: reader).provenance == .stated)
        #expect(title.scaled(for: reader).provenance == .unknown)
        #expect(title.scaled(for: TraitCollection()).provenance == .derived)
        let sizeless = FontDescription(name: "Lato-Bold", textStyle: .extraLargeTitle)
        #expect(sizeless.scaled(for: TraitCollection()).provenance == .unverified)
        let bold = FontDescription(name: "Lato-Bold", textStyle: .body)
        #expect(bold.scaled(for: reader).provenance == .derived)
        let metrics = FontMetrics(forTextStyle: .extraLargeTitle)
        #expect(metrics.provenance(compatibleWith: reader) == .unknown)
        #expect(metrics.provenance(compatibleWith: TraitCollection()) == .derived)
    }
}
