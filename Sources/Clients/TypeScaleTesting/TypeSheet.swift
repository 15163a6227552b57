public import TypeScale

/// A table of a design's fonts at every category, to compare with snapshots or check for laws.
///
///     let sheet = TypeSheet(of: Brand.self).adding(Brand.button, as: "button")
///     print(sheet)
///     print(sheet.problems())
///
/// In tests, pass the sheet to `expectSnapshot(of:matches:_:sourceLocation:)` and
/// `expectNoProblems(in:against:_:sourceLocation:)`, or to their XCTest counterparts.
public struct TypeSheet: Hashable, Sendable {
    /// The name of the sheet, such as the name of the family's type.
    let name: String

    /// The traits of a reader at the platform's base category.
    let base: TraitCollection

    /// The fonts, in the order in which they were added.
    var roles: [Role]

    /// The weights of the family's faces by name, or `nil` if the sheet has no family.
    let faces: [String: FontWeight]?

    struct Role: Hashable, Sendable {
        let name: String
        let font: FontDescription
    }
}

extension TypeSheet {
    /// Creates a sheet with the eleven roles of a font family.
    ///
    /// - Parameters:
    ///   - family: The family.
    ///   - platform: The platform.
    ///   - legibilityWeight: The reader's preference for bold text, or `nil` if unknown.
    public init<Family: Fontable>(
        of family: Family.Type,
        on platform: Platform = .iOS,
        legibilityWeight: TraitCollection.LegibilityWeight? = nil
    ) {
        self.init(
            name: String(describing: family),
            base: TraitCollection(legibilityWeight: legibilityWeight, platform: platform),
            roles: TextStyle.dynamicTypeStyles.map {
                Role(name: "\($0)", font: family.role(for: $0))
            },
            faces: Dictionary(Family.Style.allCases.map { ($0.name, $0.weight) }) { $1 }
        )
    }

    /// Creates a sheet with named fonts.
    ///
    ///     TypeSheet(of: ["quote": .system(.title3, weight: .light), "price": price])
    ///
    /// To add fonts later, such as from a dictionary, use ``adding(_:as:)``.
    ///
    /// - Parameters:
    ///   - fonts: The fonts and their names.
    ///   - name: The sheet's name.
    ///   - platform: The platform.
    ///   - legibilityWeight: The reader's preference for bold text, or `nil` if unknown.
    public init(
        of fonts: KeyValuePairs<String, FontDescription> = [:],
        named name: String = "Fonts",
        on platform: Platform = .iOS,
        legibilityWeight: TraitCollection.LegibilityWeight? = nil
    ) {
        self.init(
            name: name,
            base: TraitCollection(legibilityWeight: legibilityWeight, platform: platform),
            roles: [],
            faces: nil
        )
        for (name, font) in fonts { self = adding(font, as: name) }
    }

    /// Returns a copy with an additional font, such as a font for buttons.
    ///
    /// Line breaks in the name become spaces.
    public func adding(_ font: FontDescription, as name: String) -> TypeSheet {
        var copy = self
        let line = String(name.map { $0.isNewline ? " " : $0 })
        copy.roles.append(Role(name: line, font: font))
        return copy
    }

    /// The readers for the sheet, one for each category.
    var readers: [TraitCollection] {
        TypeMatrix.readers(on: [base.platform], legibilityWeights: [base.legibilityWeight])
    }
}

extension TypeSheet: CustomStringConvertible {
    /// The sheet as text, with a heading for each font, followed by a line for each category.
    ///
    ///     Brand on iOS, in points
    ///
    ///     role          category      size   lines  tracking
    ///
    ///     body          Brand-Regular, regular, ...40 pt
    ///     body          XS              14       -         -
    ///     body          S               15       -         -
    ///
    /// A heading contains the face, weight and limits. The text is the same on every machine, and
    /// each size affects only one line. Numbers have at most three decimals. A `-` means that the
    /// font itself determines the line height or tracking. A note marks unknown sizes.
    ///
    /// - Complexity: O(*n*), where *n* is the number of fonts. A family takes less than a
    ///   millisecond.
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

        /// The start of the line, which doesn't depend on sizes.
        let start: String

        /// The scaled font that the line shows, or `nil` for a heading.
        var font: ScaledFont?
    }

    /// The nonempty lines.
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
            font.pointSize.roundedText(toPlaces: 3).indented(10)
            + (font.lineHeight.map { $0.roundedText(toPlaces: 3) } ?? "-").indented(8)
            + (font.tracking.map { $0.roundedText(toPlaces: 3) } ?? "-").indented(10)
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
