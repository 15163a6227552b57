import Testing
import TypeScaleLayout
import TypeScaleTestSupport

struct BaselineSpacingTests {
    private func font(_ text: String) throws -> FaceMetrics {
        let parts = text.split(separator: " ")
        return try StatedFonts.metrics(parts[0], at: #require(Double(parts[1])))
    }

    // The fixture contains all observed distances between baselines, and between baselines and
    // edges.
    @Test func `matches the distances observed on each iOS version`() throws {
        let rows = try Fixtures.rows("system-spacing.txt")
        #expect(rows.count == 24)
        for fields in rows {
            let spacing: BaselineSpacing = fields[0] == "legacy" ? .legacy : .modern
            let above = try font(fields[4])
            let gap: BaselineGap =
                switch fields[1] {
                case "top": .fromTop(above)
                case "between": .between(above, below: try font(fields[5]))
                default: .toBottom(above)
                }
            let numbers = try [2, 3, 6, 7].map { try #require(Double(fields[$0])) }
            let distance = spacing.distance(gap, multiplier: numbers[1], pixelsPerPoint: 2)
            #expect(numbers[2]...numbers[3] ~= numbers[0] + distance, "\(fields)")
        }
    }

    // Distances are whole pixels, and never clip a descent.
    @Test func `distances are whole pixels`() {
        var random = SeededGenerator(seed: 106)
        for _ in 0..<2_000 {
            let font = FontInstance.system(SystemFace()).metrics(
                at: .random(in: 1...200, using: &random)
            )
            let scale = Double(Int.random(in: 1...3, using: &random))
            for spacing in [BaselineSpacing.legacy, .modern, .fixed(7.3), .lineHeight(1.1)] {
                for gap in [
                    BaselineGap.fromTop(font), .between(font, below: font), .toBottom(font),
                ] {
                    let distance = spacing.distance(gap, pixelsPerPoint: scale)
                    let pixels = distance * scale
                    #expect((pixels - pixels.rounded()).magnitude < 1e-9)
                    #expect(distance > 0)
                }
            }
            let bottom = BaselineSpacing.modern.distance(.toBottom(font), pixelsPerPoint: scale)
            #expect(bottom >= -font.descender - 1e-9)
        }
    }

    @Test func `numbers that are not finite have defined results`() {
        let font = FontInstance.system(SystemFace()).metrics(at: 17)
        let gap = BaselineGap.fromTop(font)
        for odd in [Double.nan, .infinity, -.infinity] {
            #expect(BaselineSpacing.fixed(odd).distance(gap, pixelsPerPoint: 2) == 0)
            #expect(BaselineSpacing.custom { _ in odd }.distance(gap, pixelsPerPoint: 2) == 0)
            #expect(
                BaselineSpacing.modern.distance(gap, multiplier: odd, pixelsPerPoint: 2) == 22.5
            )
            #expect(BaselineSpacing.fixed(1.2).distance(gap, pixelsPerPoint: odd) == 2)
            let endless = FontInstance.system(SystemFace()).metrics(at: odd)
            #expect(BaselineSpacing.modern.distance(.fromTop(endless), pixelsPerPoint: 2) == 0)
        }
        #expect(BaselineSpacing.fixed(1.2).distance(gap, pixelsPerPoint: 0) == 2)
        #expect(
            BaselineSpacing.custom { gap in
                if case .fromTop(let font) = gap { font.pointSize } else { 0 }
            }.distance(gap, pixelsPerPoint: 2) == 17
        )
    }
}
