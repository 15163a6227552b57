import Testing
import TypeScaleCurves
import TypeScaleLayout
import TypeScaleTestSupport

@testable import TypeScaleWeb

/// Compares calls with the same functions in Swift.
///
/// The calls share memory and a registry, so the tests cannot run at the same time.
@Suite(.serialized)
struct WebCallTests {
    @Test(arguments: TextStyle.allCases)
    func `a call scales as the function in Swift does`(style: TextStyle) throws {
        for category in ContentSizeCategory.allCases {
            let traits = TraitCollection(preferredContentSizeCategory: category, displayScale: 2)
            func scaled(_ value: Double?, _ size: Double?, _ curve: String) throws -> Double {
                var response = call(typescaleScale) {
                    $0.number(value)
                    $0.font(style.description, size: size, maximum: 40, curve: curve)
                    $0.traits(category.rawValue, platform: "iOS", displayScale: 2)
                }
                #expect(response.status == .success)
                return try response.number()
            }
            let metrics = FontMetrics(forTextStyle: style)
            let value = metrics.scaledValue(for: 7.3, compatibleWith: traits)
            #expect(try scaled(7.3, nil, "") == value)
            let font = FontDescription.system(style, size: 13).maximumPointSize(40)
            #expect(try scaled(nil, 13, "") == font.scaled(for: traits).pointSize)
            let android = font.curve(.android).scaled(for: traits)
            #expect(try scaled(nil, 13, "android") == android.pointSize)
            let preferred = FontDescription.system(style).maximumPointSize(40)
            #expect(try scaled(nil, nil, "") == preferred.scaled(for: traits).pointSize)
        }
    }

    @Test func `a call explains a size`() throws {
        var response = call(typescaleExplain) {
            $0.number(nil)
            $0.font(size: 17)
            $0.traits("AX5")
        }
        #expect(response.status == .success)
        #expect(try response.number() == 48)
        let traits = TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
        )
        let explanation = FontDescription.system(.body, size: 17).scaled(for: traits).explanation
        #expect(try response.text() == explanation.description)
        #expect(try response.text() == explanation.arithmetic)
        #expect(try response.list { try $0.text() } == explanation.sources)
        #expect(response.bytes.isEmpty)
    }

    @Test func `a call scales a table for each category`() throws {
        let sizes: [Double] = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]
        var response = call(typescaleFactors) {
            $0.font(sizes: sizes)
            $0.traits()
        }
        let factors = try response.list { (try $0.text(), try $0.number(), try $0.number()) }
        #expect(factors.map(\.0) == ContentSizeCategory.allCases.map(\.shortName))
        #expect(factors.map(\.1) == ContentSizeCategory.allCases.map(\.fontScale))
        #expect(factors.map(\.2) == sizes)
        #expect(response.bytes.isEmpty)
    }

    @Test func `calls register, measure and lay out as Swift does`() throws {
        let bytes = TestFont().bytes
        var response = call(typescaleRegister) {
            $0.text("Test")
            $0.bytes += bytes
        }
        #expect(response.status == .success)
        // The names 6, 1, 2 and 4 of the font.
        let names = try response.list {
            [try $0.text(), try $0.text(), try $0.text(), try $0.text()]
        }
        #expect(names == [["Test-Bold", "Test", "Bold", "Test Bold"]])
        #expect(try response.list { try $0.text() }.isEmpty && response.bytes.isEmpty)
        defer {
            #expect(call(typescaleUnregister) { $0.text("Test") }.status == .success)
        }
        let registry = FontRegistry()
        try registry.register(bytes: bytes, name: "Test")
        let resolver = FontResolver(registry)
        let description = FontDescription(name: "Test-Bold", textStyle: .body, size: 10)
        let font = try description.scaled(for: TraitCollection()).resolved(fonts: resolver)

        func write(_ request: inout RequestBytes) {
            request.font(name: "Test-Bold", size: 10)
            request.traits()
        }
        response = call(typescaleMetrics, write)
        let metrics = font.metrics
        let expected = [
            metrics.pointSize, metrics.ascender, metrics.descender, metrics.leading,
            metrics.capHeight, metrics.xHeight, metrics.lineHeight, font.lineAdvance,
        ]
        for number in expected { #expect(try response.number() == number) }
        #expect(response.bytes.isEmpty)

        response = call(typescaleMeasure) {
            write(&$0)
            $0.text("ABé")
        }
        #expect(try response.number() == font.face.width(of: "ABé", at: 10))
        let run = try font.face.glyphs(of: "ABé", at: 10)
        #expect(try response.number() == run.measuredWidth(at: 20).deviation)
        #expect(WidthExactness.allCases[Int(try response.byte())] == run.exactness)
        #expect(try response.byte() == 0)
        #expect(try response.list { try $0.count() } == [0xE9])

        response = call(typescaleLayout) {
            write(&$0)
            $0.text("AB AB AB")
            $0.count(0)
            $0.number(40)
            $0.count(2)
            $0.bytes += [5, 0, 0]
        }
        var style = ParagraphStyle.label
        style.lineLimit = 2
        let layout = try MeasuredText([TextSpan("AB AB AB", font: font)], style: style)
            .layout(width: 40)
        #expect(try response.number() == layout.size.width)
        #expect(try response.number() == layout.size.height)
        #expect(try response.byte() == (layout.isTruncated ? 1 : 0))
        #expect(WidthExactness.allCases[Int(try response.byte())] == layout.exactness)
        #expect(try response.byte() == 0)
        // The font has no space.
        #expect(try response.list { try $0.count() } == [0x20])
        #expect(try response.count() == layout.lines.count)
        for line in layout.lines {
            #expect(try response.count() == line.range.lowerBound)
            #expect(try response.count() == line.range.upperBound)
            for number in [line.x, line.width, line.top, line.height, line.baseline] {
                #expect(try response.number() == number)
            }
            #expect(try response.byte() == (line.hasEllipsis ? 1 : 0))
        }
        #expect(response.bytes.isEmpty)

        response = call(typescaleFit) {
            write(&$0)
            $0.text("AB")
            $0.count(0)
            $0.number(26)
            $0.count(1)
            $0.bytes.append(0)
        }
        #expect(try response.list { try $0.text() } == ["AX3", "AX4", "AX5"])
        #expect(try response.list { try $0.text() }.isEmpty)
        #expect(try response.number() == 20)
        #expect(Array(response.bytes) == [0, 0, 0, 0, 0, 0])
    }

    @Test func `a fallback face supplies the characters that the font lacks`() throws {
        var other = TestFont()
        other.names = [
            .init(1, "Other"), .init(2, "Regular"), .init(4, "Other"), .init(6, "Other"),
        ]
        other.characterMaps = [(3, 1, .segments([(0x61, 0x61, 3)]))]
        for (name, font) in [("Test", TestFont()), ("Other", other)] {
            let response = call(typescaleRegister) {
                $0.text(name)
                $0.bytes += font.bytes
            }
            #expect(response.status == .success)
        }
        defer { for name in ["Test", "Other"] { _ = call(typescaleUnregister) { $0.text(name) } } }
        func layout(_ fallbacks: [String], lineLimit: Int = 0) throws -> ResponseBytes {
            call(typescaleLayout) {
                $0.font(name: "Test-Bold", size: 10)
                $0.traits()
                $0.text("Aa")
                $0.count(fallbacks.count)
                for name in fallbacks { $0.text(name) }
                $0.number(100)
                $0.count(lineLimit)
                $0.bytes += [5, 0, 0]
            }
        }
        // The advances are 600 and 800 units of 1000. Otherwise, `.notdef` has 500 units.
        var response = try layout(["Other"])
        #expect(try response.number() == 14)
        response = try layout([])
        #expect(try response.number() == 11)
        #expect(try layout(["None"]).status == .fontNotFound)
        for (fallbacks, missing) in [([], [0x61]), (["Other"], [Int]())] {
            var response = call(typescaleFit) {
                $0.font(name: "Test-Bold", size: 10)
                $0.traits()
                $0.text("Aa")
                $0.count(fallbacks.count)
                for name in fallbacks { $0.text(name) }
                $0.number(1000)
                $0.count(1)
                $0.bytes.append(0)
            }
            for _ in 0..<2 { _ = try response.list { try $0.text() } }
            _ = try response.number()
            for _ in 0..<2 { _ = try response.byte() }
            #expect(try response.list { try $0.count() } == missing)
        }
    }

    @Test func `a line that does not fit is truncated`() throws {
        var response = call(typescaleLayout) {
            $0.font()
            $0.traits()
            $0.text("A long text that does not fit")
            $0.count(0)
            $0.number(60)
            $0.count(1)
            $0.bytes += [5, 0, 0]
        }
        _ = (try response.number(), try response.number())
        #expect(try response.byte() == 1)
        _ = (try response.byte(), try response.byte())
        #expect(try response.list { try $0.count() }.isEmpty)
        #expect(try response.count() == 1)
        #expect(response.bytes.last == 1)
    }

    // A page must not pass a text whose estimated width decides whether it fits.
    @Test(arguments: ["Résumé", "Настройки"])
    func `a call reports inconclusive categories and the exactness`(text: String) throws {
        var inconclusiveCount = 0
        for width in stride(from: 40.0, to: 300, by: 5) {
            var response = call(typescaleFit) {
                $0.font()
                $0.traits()
                $0.text(text)
                $0.count(0)
                $0.number(width)
                $0.count(1)
                $0.bytes.append(0)
            }
            let fit = try LabelBox(.system(.body), width: width).fit(text)
            #expect(try response.list { try $0.text() } == fit.truncated.map(\.description))
            #expect(try response.list { try $0.text() } == fit.inconclusive.map(\.description))
            inconclusiveCount += fit.inconclusive.count
            _ = try response.number()
            #expect(WidthExactness.allCases[Int(try response.byte())] == fit.exactness)
        }
        #expect(inconclusiveCount > 0)
    }
}
