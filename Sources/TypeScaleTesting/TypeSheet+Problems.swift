import TypeScale

extension TypeSheet {
    /// The laws that the fonts of the sheet break.
    ///
    /// - Parameter laws: The laws.
    /// - Returns: At most one problem for each font and law, in the order of the fonts.
    /// - Complexity: O(*n*) in the fonts and laws, twelve sizes for each.
    public func problems(against laws: [TypeLaw] = TypeLaw.standard) -> [TypeProblem] {
        roles.flatMap { role in
            let fonts = readers.map { role.font.scaled(for: $0) }
            return laws.compactMap { law in
                finding(law, role.font, fonts).map { finding, fonts in
                    TypeProblem(law: law, role: role.name, fonts: fonts, finding: finding)
                }
            }
        }
    }

    private typealias Finding = (String, [ScaledFont])

    private func finding(
        _ law: TypeLaw,
        _ font: FontDescription,
        _ fonts: [ScaledFont]
    ) -> Finding? {
        switch law {
        case .neverShrinks: return shrinking(fonts)
        case .atLeast(let points):
            guard let small = fonts.first(where: { !($0.pointSize >= points) }) else { return nil }
            return ("has \(small.place), less than \(points.shortestText)", [small])
        case .reaches(let factor): return stopping(font, fonts, short: factor)
        case .linesHoldText:
            for font in fonts {
                if let height = font.lineHeight, !(height >= font.pointSize) {
                    return ("has \(font.place) in lines of \(height.threeDecimals)", [font])
                }
            }
            return nil
        case .capsAboveBase:
            let atBase = font.scaled(for: base)
            let how = atBase.derivation
            let isCapped = how.result < how.rounded || how.category < atBase.traits.category
            guard isCapped else { return nil }
            return ("is limited to \(atBase.place) already", [atBase])
        case .facesOfFamily: return foreignFace(font)
        }
    }

    /// The reader at the category that sizes are given at.
    private var base: TraitCollection {
        TraitCollection(legibilityWeight: legibilityWeight, platform: platform)
    }

    private func shrinking(_ fonts: [ScaledFont]) -> Finding? {
        for (font, larger) in zip(fonts, fonts.dropFirst()) where font.pointSize > larger.pointSize
        {
            return ("shrinks from \(font.place) to \(larger.place)", [font, larger])
        }
        return nil
    }

    private func stopping(
        _ font: FontDescription,
        _ fonts: [ScaledFont],
        short factor: Double
    ) -> Finding? {
        let start = font.scaled(for: base).pointSize
        let least = min(factor * start, growth(from: start, font.textStyle))
        guard let largest = fonts.max(by: { $0.pointSize < $1.pointSize }),
            !(largest.pointSize >= least), let last = fonts.last
        else { return nil }
        let percent = (100 * largest.pointSize / start).rounded().shortestText
        let wanted = (100 * factor).threeDecimals
        return (
            "stops at \(largest.pointSize.threeDecimals) pt, \(percent) % of its "
                + "\(start.threeDecimals) pt at \(base.category.shortName), short of \(wanted) %",
            [last]
        )
    }

    /// How large the platform lets a size grow, by the most modest of its own ways: the preferred font's,
    /// `UIFontMetrics`' and SwiftUI's, which differ by a point now and then.
    private func growth(from start: Double, _ style: TextStyle) -> Double {
        let preferred = FontDescription.system(style)
        let ratio = 1 / preferred.scaled(for: base).pointSize
        let ways: [(TraitCollection) -> Double] = [
            { start * ratio * preferred.scaled(for: $0).pointSize },
            {
                FontMetrics(forTextStyle: style)
                    .scaledPointSize(for: start, compatibleWith: $0)
            },
            {
                FontMetrics(forTextStyle: style, curve: .swiftUI)
                    .scaledPointSize(for: start, compatibleWith: $0)
            },
        ]
        return ways.compactMap { readers.map($0).max() }.reduce(.infinity, min)
    }

    private func foreignFace(_ font: FontDescription) -> Finding? {
        guard let faces else { return nil }
        for weight in LegibilityWeight.allCases {
            var reader = base
            reader.legibilityWeight = weight
            let scaled = font.scaled(for: reader)
            let bold = weight == .bold ? ", for bold text," : ""
            let name = scaled.face.description
            guard !scaled.face.isSystem, let stated = faces[name] else {
                return ("is set\(bold) in \(name), which is no face of \(self.name)", [scaled])
            }
            if stated != scaled.weight {
                return (
                    "has\(bold) \(name) as \(scaled.weight), which \(self.name) states as \(stated)",
                    [scaled]
                )
            }
        }
        return nil
    }
}

extension ScaledFont {
    /// `17 pt at L`.
    fileprivate var place: String {
        "\(pointSize.threeDecimals) pt at \(traits.category.shortName)"
    }
}
