public import TypeScale

/// All fonts of a design, by name, for every category: what a snapshot prints and laws are held to.
///
///     let sheet = TypeSheet(of: Brand.self).adding(Brand.button, as: "button")
///     print(sheet)
///     print(sheet.problems())
///
/// Tests hand it to `expectSnapshot(of:matches:_:sourceLocation:)` and
/// `expectNoProblems(in:against:_:sourceLocation:)`, or to their counterparts in XCTest.
public struct TypeSheet: Hashable, Sendable {
    /// What the sheet is called: that of a family has the name of its type.
    let name: String

    /// The platform whose type sizes count.
    let platform: Platform

    /// Whether the reader has asked for bold text; `nil` if not said.
    let legibilityWeight: LegibilityWeight?

    /// The fonts in the order in which they were given.
    var roles: [Role]

    /// The faces of the family by their names; `nil` where there is no family.
    let faces: [String: FontWeight]?

    /// A font and what it is called.
    struct Role: Hashable, Sendable {
        let name: String
        let font: FontDescription
    }
}

extension TypeSheet {
    /// The eleven roles that every family has.
    ///
    /// - Parameters:
    ///   - family: The family.
    ///   - platform: The platform whose type sizes count.
    ///   - legibilityWeight: Whether the reader has asked for bold text; `nil` if not said.
    public init<Family: Fontable>(
        of family: Family.Type,
        on platform: Platform = .iOS,
        legibilityWeight: LegibilityWeight? = nil
    ) {
        self.init(
            name: String(describing: family),
            platform: platform,
            legibilityWeight: legibilityWeight,
            roles: TypeMatrix.styles.map { Role(name: "\($0)", font: family.role(for: $0)) },
            faces: Dictionary(Family.Style.allCases.map { ($0.name, $0.weight) }) { $1 }
        )
    }

    /// Fonts by name.
    ///
    ///     TypeSheet(of: ["quote": .system(.title3, weight: .light), "price": price])
    ///
    /// Leave them out for a sheet that ``adding(_:as:)`` fills, such as with the fonts of a dictionary.
    ///
    /// - Parameters:
    ///   - fonts: The fonts.
    ///   - name: What to call the sheet.
    ///   - platform: The platform whose type sizes count.
    ///   - legibilityWeight: Whether the reader has asked for bold text; `nil` if not said.
    public init(
        of fonts: KeyValuePairs<String, FontDescription> = [:],
        named name: String = "Fonts",
        on platform: Platform = .iOS,
        legibilityWeight: LegibilityWeight? = nil
    ) {
        self.init(
            name: name,
            platform: platform,
            legibilityWeight: legibilityWeight,
            roles: [],
            faces: nil
        )
        for (name, font) in fonts { self = adding(font, as: name) }
    }

    /// The same sheet with a font more, such as a role that a family has of its own.
    ///
    /// - Parameters:
    ///   - font: The font.
    ///   - name: What to call it, in one line.
    /// - Returns: The changed copy.
    public func adding(_ font: FontDescription, as name: String) -> TypeSheet {
        var copy = self
        let line = String(name.map { $0.isNewline ? " " : $0 })
        copy.roles.append(Role(name: line, font: font))
        return copy
    }

    /// The twelve readers that the sheet is for.
    var readers: [TraitCollection] {
        TypeMatrix.readers(on: [platform], legibilityWeights: [legibilityWeight])
    }
}

extension TypeSheet: CustomStringConvertible {
    /// The sheet as text: for each font a line with its face, weight and limits, and one for each category.
    ///
    ///     Brand on iOS, in points
    ///
    ///     role          category      size   lines  tracking
    ///
    ///     body          Brand-Regular, regular, ...40 pt
    ///     body          XS              14       -         -
    ///     body          S               15       -         -
    ///
    /// Made to be kept in a file and compared: it is the same on every machine, and a number that changes
    /// changes its own line and no other. Numbers have at most three decimals. A line height or tracking
    /// that the font's own metrics decide is `-`. A size that nobody knows, for which another stands in,
    /// says so.
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

    /// A line of the text.
    struct Line {
        let text: String

        /// The part by which it is known what the line tells of, in another state of the sheet too.
        let start: String

        /// The font at a category, of a line that has one.
        var font: ScaledFont?
    }

    /// The lines that are not empty.
    var lines: [Line] {
        let title =
            name + " on " + platform.testDescription
            + (legibilityWeight.map { ", \($0) text" } ?? "") + ", in points"
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
        let doubt = font.provenance == .unknown ? "  size not known" : ""
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
