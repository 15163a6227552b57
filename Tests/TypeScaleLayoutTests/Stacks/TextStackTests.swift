import Testing
import TypeScaleLayout
import TypeScaleTestSupport

struct TextStackTests {
    /// Palatino's proportions, fitted to the picture of Apple's sample.
    private let resolver: FontResolver = {
        var resolver = FontResolver(FontRegistry())
        resolver.customFaces["Palatino"] = CustomFace(
            unitsPerEm: 1000,
            ascender: 820,
            descender: -280,
            capHeight: 692,
            xHeight: 470
        )
        return resolver
    }()

    private func reader(_ name: String, scale: Double = 2) -> TraitCollection {
        TraitCollection(
            preferredContentSizeCategory: ContentSizeCategory(name),
            displayScale: scale
        )
    }

    /// Compares the widths in font units with HarfBuzz 15.
    ///
    /// Lato has no ligature of f and i in Turkish, and another be in Serbian.
    @Test(
        arguments: [("fi", nil, 1145), ("fi", "tr", 1181), ("б", nil, 1170), ("б", "sr", 1103)]
            as [(String, String?, Double)]
    )
    func `a run is shaped in its language`(text: String, language: String?, units: Double) throws {
        let path = "/usr/share/fonts/truetype/lato/Lato-Regular.ttf"
        let registry = FontRegistry()
        guard let face = try? registry.register(path: path).faces.first else {
            return Comparison.skip("widths in HarfBuzz", font: path)
        }
        let font = FontDescription(name: face.postScriptName, textStyle: .body, size: 20).fixed()
        let label = TextLabel([TextLabel.Run(text, font: font, language: language)])
        let layout = try label.measured(for: TraitCollection(), fonts: registry).layout()
        #expect(abs(layout.size.width - units / 100) < 1e-9)
    }

    /// Returns the cell in Apple's sample, whose 18-point body scales without rounding.
    private func sample(_ body: String) throws -> TextStack {
        let sizes = try ScalingCurve.table(startingFrom: .body) { category, _ in
            18 * (TypeTable.iOS[.body, category].lineAdvance?.value ?? 0) / 22
        }
        let font = FontDescription(name: "Palatino", textStyle: .body).curve(sizes)
        return TextStack(
            [
                TextLabel("Headline", font: .system(.headline)),
                TextLabel(body, font: font),
            ],
            spacing: .legacy,
            margins: TextMargins(top: 8, bottom: 8)
        )
    }

    // The heights measured in the picture include the separator of 0.5, 0.5 or 1 point.
    @Test(arguments: [("XS", 68.0, 0.5), ("L", 72.5, 0.5), ("AX5", 173.5, 1)])
    func `the sample's cell has the observed height`(
        category: String,
        seen: Double,
        line: Double
    ) throws {
        let cell = try sample("Body").layout(for: reader(category), fonts: resolver)
        #expect(cell.size.height + line == seen)
        #expect(cell.gaps.count == 3)
    }

    @Test func `another body line adds the observed height`() throws {
        let cell = try sample("Body\nBody").layout(for: reader("AX5"), fonts: resolver)
        #expect(cell.size.height + 1 == 229.5)
        #expect(cell.labels[1].lastBaseline - cell.labels[1].firstBaseline == 56)
    }

    // At XS, L and AX5, `scaledFont` in current versions of iOS rounds 18-point body text to 16,
    // 18 and 51 points.
    @Test func `the cell has whole-point font sizes in current versions`() throws {
        var cell = try sample("Body")
        cell.labels[1].runs[0].font = FontDescription(name: "Palatino", textStyle: .body, size: 18)
        cell.spacing = .modern
        let heights = try cell.heights(for: reader("L"), fonts: resolver)
        #expect(heights.map(\.category) == ContentSizeCategory.allCases)
        for (smaller, larger) in zip(heights, heights.dropFirst()) {
            #expect(smaller.height <= larger.height)
        }
        let sizes = try ["XS", "L", "AX5"].map { name in
            try cell.layout(for: reader(name), fonts: resolver)
                .labels[1].layout.text.spans[0].pointSize
        }
        let expected: [Double] = [16, 18, 51]
        #expect(sizes == expected)
    }

    // Each position follows from the positions before it, on whole pixels.
    @Test func `gaps and baselines are consistent`() throws {
        var random = SeededGenerator(seed: 107)
        let styles = TextStyle.allCases
        for _ in 0..<200 {
            let labels = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                TextLabel(
                    "The quick brown fox jumps over the lazy dog",
                    font: .system(styles.randomElement(using: &random) ?? .body)
                )
            }
            var stack = TextStack(
                labels,
                margins: TextMargins(top: 8, leading: 16, bottom: 9, trailing: 4)
            )
            stack.multiplier = Double.random(in: 0.5...2, using: &random)
            let scale = Double(Int.random(in: 1...3, using: &random))
            let width = Double.random(in: 60...400, using: &random)
            let layout = try stack.layout(
                width: width,
                for: reader("L", scale: scale),
                fonts: resolver
            )
            var place = 8.0
            for (label, gap) in zip(layout.labels, layout.gaps) {
                place += gap
                #expect((label.firstBaseline - place).magnitude < 1e-9)
                place = label.lastBaseline
                #expect(label.size.width <= width - 20 + 1 / scale)
                #expect(label.x == 16)
                let pixels = label.lastBaseline * scale
                #expect((pixels - pixels.rounded()).magnitude < 1e-6)
            }
            let bottom = place + (layout.gaps.last ?? 0) + 9
            #expect(layout.size.height >= bottom - 1e-9)
            #expect(layout.size.height < bottom + 1 / scale)
            stack.direction = .rightToLeft
            let mirrored = try stack.layout(
                width: width,
                for: reader("L", scale: scale),
                fonts: resolver
            )
            #expect(mirrored.labels.allSatisfy { $0.x == 4 })
            #expect(mirrored.size == layout.size)
        }
    }

    @Test func `uses the caller's spacing`() throws {
        var stack = TextStack([
            TextLabel("A", font: .system(.body)), TextLabel("", font: .system(.body)),
            TextLabel("B", font: .system(.body)),
        ])
        stack.spacing = .fixed(30)
        #expect(try stack.layout(for: reader("L"), fonts: resolver).gaps == [30, 30, 30])
        stack.spacing = .scaled(22, relativeTo: .body)
        #expect(try stack.layout(for: reader("AX5"), fonts: resolver).gaps == [62, 62, 62])
        stack.minimumHeight = 500
        #expect(try stack.layout(for: reader("L"), fonts: resolver).size.height == 500)
        let empty = try TextStack([]).layout(width: 10, for: reader("L"), fonts: resolver)
        #expect(empty.size == TextSize(width: 10, height: 0))
        for odd in [Double.nan, .infinity, -1] {
            var stack = stack
            stack.minimumHeight = odd
            stack.multiplier = odd
            stack.margins = TextMargins(top: odd, leading: odd, bottom: odd, trailing: odd)
            let layout = try stack.layout(width: odd, for: reader("L"), fonts: resolver)
            #expect(layout.size.height.isFinite)
        }
        let missing = TextStack([
            TextLabel("A", font: FontDescription(name: "No", textStyle: .body))
        ])
        #expect(throws: LayoutError.self) {
            try missing.layout(for: reader("L"), fonts: resolver)
        }
    }
}
