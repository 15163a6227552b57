public import TypeScale

/// What must hold of every font of a design, whatever the numbers are.
///
///     expectNoProblems(in: TypeSheet(of: Brand.self), against: TypeLaw.standard + [.atLeast(11)])
public enum TypeLaw: Hashable, Sendable {
    /// No text is smaller at a larger category.
    ///
    /// A type table of the caller's own need not keep it, and Apple's for the watch does not: it prints a
    /// distance for title 2 at AX1 from which sizes that follow it fall back.
    case neverShrinks

    /// No text is smaller than so many points, for any reader.
    case atLeast(Double)

    /// At some category a text has this factor of its size at the base category, as 2 for the 200 % of
    /// WCAG's success criterion 1.4.4; or else as much as the platform lets it grow.
    ///
    /// So it is a limit, a curve or a fixed size that breaks the law, and never the platform: on iOS no
    /// large title reaches 200 %, and on a Mac nothing grows.
    case reaches(Double)

    /// No distance from baseline to baseline is smaller than the size of the text.
    ///
    /// Where the font's own metrics decide there is nothing to check.
    case linesHoldText

    /// No limit makes a text smaller than designed for a reader at the base category.
    case capsAboveBase

    /// Every face, the one for bold text included, is a face of the family, in the weight that the
    /// family states of it.
    ///
    /// Of fonts without a family nothing is asked. Whether the files have the weights, the registry's
    /// `check` of a family says.
    case facesOfFamily
}

extension TypeLaw {
    /// The laws that hold of every design that has no mistake in it: all but ``atLeast(_:)``, with 200 %
    /// to reach.
    public static let standard: [TypeLaw] = [
        .neverShrinks, .reaches(2), .linesHoldText, .capsAboveBase, .facesOfFamily,
    ]
}

/// A law that a font of a design breaks, with the fonts that show it.
public struct TypeProblem: Hashable, Sendable {
    /// The law.
    public let law: TypeLaw

    /// What the font is called in the sheet.
    public let role: String

    /// The scaled fonts that break the law: one, or the two of a size that shrinks.
    ///
    /// Their explanations say how each size came about.
    public let fonts: [ScaledFont]

    /// What is wrong, in words.
    let finding: String
}

extension TypeProblem: CustomStringConvertible {
    /// What is wrong, and how each size came about:
    /// `body has 10 pt at XS, less than 11 (12 x 19 / 22 = 10.364, rounded to 10; ...)`.
    public var description: String {
        let explanations = fonts.map { "\($0.explanation)" }.joined(separator: " | ")
        return "\(role) \(finding) (\(explanations))"
    }
}

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
        func largest(_ font: FontDescription) -> Double {
            readers.map { font.scaled(for: $0).pointSize }.max() ?? start
        }
        let preferred = FontDescription.system(style)
        let scaled = FontDescription.system(style, size: start)
        let ratio = start / preferred.scaled(for: base).pointSize
        return min(ratio * largest(preferred), largest(scaled), largest(scaled.curve(.swiftUI)))
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
