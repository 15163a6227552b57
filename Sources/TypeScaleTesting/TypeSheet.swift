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
    public let name: String

    /// The platform whose type sizes count.
    public let platform: Platform

    /// Whether the reader has asked for bold text; `nil` if not said.
    public let legibilityWeight: LegibilityWeight?

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
