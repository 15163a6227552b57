import TypeScale

/// A rule that every font in a design must obey.
///
///     expectNoProblems(in: TypeSheet(of: Brand.self), against: TypeLaw.standard + [.atLeast(11)])
public enum TypeLaw: Hashable, Sendable {
    /// Text never shrinks at a larger category.
    ///
    /// A type table can violate this law. In the watchOS table, the line advance of title 2 is
    /// larger at AX1 than at AX2, so sizes shrink.
    case neverShrinks

    /// Text is at least this size, in points, for every reader.
    case atLeast(Double)

    /// Text grows to this multiple of its size at the base category, or to the platform's maximum.
    ///
    /// [WCAG's success criterion 1.4.4](https://www.w3.org/TR/WCAG22/#resize-text) requires 200 %,
    /// which is a multiple of 2. A limit, a curve or a fixed size can violate this law, but the
    /// platform's own maximum cannot. For example, large titles on iOS don't reach 200 %, and text
    /// on a Mac doesn't scale.
    case reaches(Double)

    /// The line height, if specified, is at least the size of the text.
    case linesHoldText

    /// At the base category, limits don't make text smaller than its design size.
    case capsAboveBase

    /// Every face belongs to the family, and has the weight that the family declares for the face.
    ///
    /// The law also applies to faces for bold text. A sheet that wasn't created from a family obeys
    /// the law. To check the weights in font files, use `check` on a font registry.
    case facesOfFamily

    /// For every reader, no text is smaller than the text of the next role in the list.
    ///
    ///     .ordered(["title1", "title2", "title3"])
    ///
    /// A problem names the two roles, and the categories at which they are in the wrong order. Its
    /// fonts are those at the largest of these categories. A role that the sheet doesn't contain
    /// violates the law.
    case ordered([String])
}

extension TypeLaw {
    /// The laws for every design, which are all laws except ``atLeast(_:)`` and ``ordered(_:)``.
    ///
    /// Text must reach 200 %.
    public static let standard: [TypeLaw] = [
        .neverShrinks, .reaches(2), .linesHoldText, .capsAboveBase, .facesOfFamily,
    ]
}

extension TypeSheet {
    /// Returns the problems of the fonts in the sheet that violate a law.
    ///
    /// - Parameter laws: The laws to check.
    /// - Returns: The problems in the order of the fonts, at most one for each font and law. The
    ///   problems of ``TypeLaw/ordered(_:)`` follow, at most one for each role in its list.
    /// - Complexity: O(*n* × *m*), where *n* is the number of fonts and *m* is the number of laws
    ///   and of the roles in their lists.
    public func problems(against laws: [TypeLaw] = TypeLaw.standard) -> [TypeProblem] {
        let ofRoles = roles.flatMap { role in
            let fonts = readers.map { role.font.scaled(for: $0) }
            return laws.compactMap { law in
                finding(law, role.font, fonts).map { finding, fonts in
                    TypeProblem(law: law, role: role.name, fonts: fonts, finding: finding)
                }
            }
        }
        return ofRoles + laws.flatMap(disorder)
    }

    /// Returns the problems of a law that compares roles.
    private func disorder(_ law: TypeLaw) -> [TypeProblem] {
        guard case .ordered(let names) = law else { return [] }
        let fonts = Dictionary(roles.map { ($0.name, $0.font) }) { first, _ in first }
        let missing = names.filter { fonts[$0] == nil }.map {
            TypeProblem(law: law, role: $0, fonts: [], finding: "is not in the sheet")
        }
        return missing
            + zip(names, names.dropFirst()).compactMap { name, next in
                guard let font = fonts[name], let nextFont = fonts[next] else { return nil }
                let pairs = readers.map { (font.scaled(for: $0), nextFont.scaled(for: $0)) }
                    .filter { !($0.pointSize >= $1.pointSize) }
                guard let (small, large) = pairs.last else { return nil }
                let places = pairs.map { $0.0.traits.category.shortName }.joined(separator: ", ")
                return TypeProblem(
                    law: law,
                    role: name,
                    fonts: [small, large],
                    finding: "is smaller than \(next) at \(places): "
                        + "\(small.pointSize.roundedText(toPlaces: 3)) pt against \(large.sizeAtCategory)"
                )
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
            return (
                "has \(small.sizeAtCategory), less than \(points.shortestText)", [small]
            )
        case .reaches(let factor): return stopping(font, fonts, short: factor)
        case .linesHoldText:
            let tight = fonts.first { !(($0.lineHeight ?? .infinity) >= $0.pointSize) }
            guard let tight, let height = tight.lineHeight else { return nil }
            return (
                "has \(tight.sizeAtCategory) in lines of \(height.roundedText(toPlaces: 3))",
                [tight]
            )
        case .capsAboveBase:
            let atBase = font.scaled(for: base)
            let how = atBase.explanation
            let isCapped = how.result < how.rounded || how.category < atBase.traits.category
            guard isCapped else { return nil }
            return ("is already limited to \(atBase.sizeAtCategory)", [atBase])
        case .facesOfFamily: return foreignFace(font)
        case .ordered: return nil
        }
    }

    private func shrinking(_ fonts: [ScaledFont]) -> Finding? {
        for (font, larger) in zip(fonts, fonts.dropFirst()) where font.pointSize > larger.pointSize
        {
            return (
                "shrinks from \(font.sizeAtCategory) to \(larger.sizeAtCategory)", [font, larger]
            )
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
        let percent = (100 * largest.pointSize / start).roundedText(toPlaces: 0)
        let target = (100 * factor).roundedText(toPlaces: 3)
        return (
            "stops at \(largest.pointSize.roundedText(toPlaces: 3)) pt, \(percent) % of its "
                + "\(start.roundedText(toPlaces: 3)) pt at \(base.category.shortName), short of \(target) %",
            [last]
        )
    }

    /// Returns the largest size to which the platform's own rules scale a size.
    ///
    /// The largest sizes for the preferred font, `UIFontMetrics` and SwiftUI can differ by a point.
    /// The result is the smallest of these three sizes.
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
        for weight in TraitCollection.LegibilityWeight.allCases {
            var reader = base
            reader.legibilityWeight = weight
            let scaled = font.scaled(for: reader)
            let bold = weight == .bold ? ", for bold text," : ""
            let name = scaled.face.description
            guard !scaled.face.isSystem, let stated = faces[name] else {
                return ("is set\(bold) in \(name), which is not a face of \(self.name)", [scaled])
            }
            if stated != scaled.weight {
                return (
                    "uses\(bold) \(name) as \(scaled.weight), which \(self.name) declares \(stated)",
                    [scaled]
                )
            }
        }
        return nil
    }
}

extension ScaledFont {
    /// The size and category, such as `17 pt at L`.
    fileprivate var sizeAtCategory: String {
        "\(pointSize.roundedText(toPlaces: 3)) pt at \(traits.category.shortName)"
    }
}
