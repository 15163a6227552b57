public import TypeScale

/// A design's fonts at every category, as a table for snapshots and laws.
///
///     let sheet = TypeSheet(of: Brand.self).adding(Brand.button, as: "button")
///     print(sheet)
///     print(sheet.problems())
///
/// In tests, pass it to `expectSnapshot(of:matches:_:sourceLocation:)` and
/// `expectNoProblems(in:against:_:sourceLocation:)`, or to their counterparts in XCTest.
public struct TypeSheet: Hashable, Sendable {
    /// The sheet's name; by default, the name of the family's type.
    let name: String

    /// The reader at the platform's base category.
    let base: TraitCollection

    /// The fonts, in the order of their addition.
    var roles: [Role]

    /// The weights of the family's faces, by name; `nil` without a family.
    let faces: [String: FontWeight]?

    struct Role: Hashable, Sendable {
        let name: String
        let font: FontDescription
    }
}

extension TypeSheet {
    /// Creates a sheet of a family's eleven roles.
    ///
    /// - Parameters:
    ///   - family: The family.
    ///   - platform: The platform.
    ///   - legibilityWeight: The reader's preference for bold text; `nil` if unknown.
    public init<Family: Fontable>(
        of family: Family.Type,
        on platform: Platform = .iOS,
        legibilityWeight: LegibilityWeight? = nil
    ) {
        self.init(
            name: String(describing: family),
            base: TraitCollection(legibilityWeight: legibilityWeight, platform: platform),
            roles: TypeMatrix.styles.map { Role(name: "\($0)", font: family.role(for: $0)) },
            faces: Dictionary(Family.Style.allCases.map { ($0.name, $0.weight) }) { $1 }
        )
    }

    /// Creates a sheet of named fonts.
    ///
    ///     TypeSheet(of: ["quote": .system(.title3, weight: .light), "price": price])
    ///
    /// Omit the fonts to add them later with ``adding(_:as:)``, such as those of a dictionary.
    ///
    /// - Parameters:
    ///   - fonts: The fonts.
    ///   - name: The sheet's name.
    ///   - platform: The platform.
    ///   - legibilityWeight: The reader's preference for bold text; `nil` if unknown.
    public init(
        of fonts: KeyValuePairs<String, FontDescription> = [:],
        named name: String = "Fonts",
        on platform: Platform = .iOS,
        legibilityWeight: LegibilityWeight? = nil
    ) {
        self.init(
            name: name,
            base: TraitCollection(legibilityWeight: legibilityWeight, platform: platform),
            roles: [],
            faces: nil
        )
        for (name, font) in fonts { self = adding(font, as: name) }
    }

    /// Returns a copy with a further font, such as a family's own role; line breaks in the name
    /// become spaces.
    public func adding(_ font: FontDescription, as name: String) -> TypeSheet {
        var copy = self
        let line = String(name.map { $0.isNewline ? " " : $0 })
        copy.roles.append(Role(name: line, font: font))
        return copy
    }

    /// The sheet's readers, one for each category.
    var readers: [TraitCollection] {
        TypeMatrix.readers(on: [base.platform], legibilityWeights: [base.legibilityWeight])
    }
}

extension TypeSheet: CustomStringConvertible {
    /// The sheet as text: a line for each font with its face, weight and limits, then one for each
    /// category.
    ///
    ///     Brand on iOS, in points
    ///
    ///     role          category      size   lines  tracking
    ///
    ///     body          Brand-Regular, regular, ...40 pt
    ///     body          XS              14       -         -
    ///     body          S               15       -         -
    ///
    /// Keep it in a file and compare it. The text is the same on every machine, and each number
    /// affects one line only. Numbers have at most three decimals. `-` marks a line height or
    /// tracking that the font's metrics determine. A note marks a size that is unknown, where
    /// another replaces it.
    ///
    /// - Complexity: O(*n*) in the number of fonts; under a millisecond for a family.
    public var description: String {
        var text = ""
        for line in lines {
            if line.font == nil, !text.isEmpty { text += "\n" }
            text += line.text + "\n"
        }
        return text
    }

    struct Line {
        let text: String

        /// The part that identifies the line in any state of the sheet.
        let start: String

        /// The font at a category, if the line has one.
        var font: ScaledFont?
    }

    /// The lines that are not empty.
    var lines: [Line] {
        let title =
            name + " on " + base.platform.testDescription
            + (base.legibilityWeight.map { ", \($0) text" } ?? "") + ", in points"
        let columns =
            "role".padded(14) + "category".padded(8) + "size".indented(10) + "lines".indented(8)
            + "tracking".indented(10)
        let heading = [title, columns].map { Line(text: $0, start: $0) }
        return heading + roles.flatMap(lines(of:))
    }

    private func lines(of role: Role) -> [Line] {
        let name = (role.name + "  ").padded(14)
        let limits = role.font.limits
        let sizes = readers.map { line(named: name, role.font.scaled(for: $0)) }
        let font = sizes.first?.font
        let words = [
            font?.face.description, font?.weight.description,
            limits == TypeLimits() ? nil : limits.description,
        ]
        let text = name + words.compactMap(\.self).joined(separator: ", ")
        return [Line(text: text, start: name)] + sizes
    }

    private func line(named name: String, _ font: ScaledFont) -> Line {
        let start = name + font.traits.category.shortName.padded(8)
        let numbers =
            font.pointSize.threeDecimals.indented(10)
            + (font.lineHeight?.threeDecimals ?? "-").indented(8)
            + (font.tracking?.threeDecimals ?? "-").indented(10)
        let doubt = font.provenance == .unknown ? "  unknown size" : ""
        return Line(text: start + numbers + doubt, start: start, font: font)
    }
}

extension String {
    fileprivate func padded(_ width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    fileprivate func indented(_ width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}
