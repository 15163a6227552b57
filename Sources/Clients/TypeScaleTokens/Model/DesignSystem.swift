public import TypeScale
public import TypeScaleDiagnostics

/// The typography of a design system: named roles, and the font families that they use.
///
///     let system = try DesignSystem(contentsOf: URL(filePath: "brand.tokens.json"))
///     system.role(named: "heading.large")?.font.scaled(for: reader).pointSize
///
/// A role is any kind of text that a team names, such as `heading.large` or `button.label`. In
/// contrast, `StyleDictionary` has only Apple's text styles as its keys, and is the simple case
/// of a design system.
public struct DesignSystem: Hashable, Sendable {
    /// The families whose faces are listed, in the order of the file.
    public let families: [Family]

    /// The roles, in the order of the file.
    ///
    /// Roles of a group follow each other.
    public let roles: [Role]

    /// Creates a design system.
    ///
    /// - Parameters:
    ///   - families: The families. If several have the same name, the first is used.
    ///   - roles: The roles. If several have the same name, the first is used. Roles that are
    ///     separated from their group move to the end of the group.
    /// - Complexity: O(*n* log *n*) in the number of roles.
    public init(families: [Family] = [], roles: [Role]) {
        var names: Set<ExactString> = []
        self.families = families.filter { names.insert(ExactString($0.name)).inserted }
        names = []
        self.roles = Self.grouped(roles.filter { names.insert(ExactString($0.name)).inserted })
    }

    /// Returns the role with a name, in linear time, or `nil` if no role has the name.
    ///
    /// Names are equal if they have the same bytes.
    public func role(named name: String) -> Role? {
        roles.first { $0.name.utf8.elementsEqual(name.utf8) }
    }

    /// Returns the family with a name, in linear time, or `nil` if no family has the name.
    ///
    /// Names are equal if they have the same bytes.
    public func family(named name: String) -> Family? {
        families.first { $0.name.utf8.elementsEqual(name.utf8) }
    }

    /// Sorts roles by the first appearance of each group on their paths.
    private static func grouped(_ roles: [Role]) -> [Role] {
        var ranks = NameDictionary<Int>()
        let keys = roles.map { role -> [Int] in
            var prefix = ""
            return role.path.map { step in
                prefix += "." + step
                ranks[prefix] = ranks[prefix] ?? ranks.count
                return ranks[prefix] ?? 0
            }
        }
        if zip(keys, keys.dropFirst()).allSatisfy({ $0.lexicographicallyPrecedes($1) }) {
            return roles
        }
        return zip(roles, keys).sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
    }
}

extension DesignSystem {
    /// A named kind of text, with its unscaled font.
    public struct Role: Hashable, Sendable {
        /// The name, such as `heading.large`.
        ///
        /// A period separates a group from its members.
        public let name: String

        /// The unscaled font, which contains the face, the text style, the limits and the curve.
        public let font: FontDescription

        /// The names of font families from most to least preferred, or an empty array if the role
        /// only has a face.
        ///
        /// A platform that cannot find the first family uses the next, as in CSS.
        public let families: [String]

        /// A description of the role for its users, or `nil` if the file contains none.
        public var summary: String?

        /// The reason for the font's text style, or `nil` if the file specifies the style.
        ///
        /// Many files specify only a size. The nearest text style is then only a proposal.
        public var proposal: TextStyleProposal?

        /// Whether the text is italic.
        ///
        /// If the family's faces are listed, the font has an italic face.
        public var isItalic = false

        /// The JSON text that other tools attached to the role, by the key of each tool.
        public var otherExtensions = NameDictionary<String>()

        /// Creates a role.
        ///
        /// - Parameters:
        ///   - name: The name, such as `heading.large`.
        ///   - font: The unscaled font.
        ///   - families: The names of font families from most to least preferred.
        public init(name: String, font: FontDescription, families: [String] = []) {
            self.name = name
            self.font = font
            self.families = families
        }
    }

    /// A font family, with its faces.
    public struct Family: Hashable, Sendable {
        /// The name of the family, such as `Inter`.
        public let name: String

        /// The faces, in the order of the file.
        public let faces: [Face]

        /// Creates a family.
        ///
        /// - Parameters:
        ///   - name: The name of the family.
        ///   - faces: The faces.
        public init(name: String, faces: [Face]) {
            self.name = name
            self.faces = faces
        }
    }

    /// A face of a family.
    public struct Face: Hashable, Sendable {
        /// The PostScript name, such as `Inter-Bold`.
        public let name: String

        /// The weight.
        public let weight: FontWeight

        /// Whether the face is italic.
        public let isItalic: Bool

        /// The path or address of the font file, or `nil` if it is unknown.
        public let file: String?

        /// Creates a face.
        ///
        /// - Parameters:
        ///   - name: The PostScript name.
        ///   - weight: The weight.
        ///   - isItalic: Whether the face is italic.
        ///   - file: The path or address of the font file, or `nil` if it is unknown.
        public init(
            name: String,
            weight: FontWeight,
            isItalic: Bool = false,
            file: String? = nil
        ) {
            self.name = name
            self.weight = weight
            self.isItalic = isItalic
            self.file = file
        }
    }
}

extension DesignSystem.Role {
    /// The parts of the name, which are the groups and the role's own name.
    var path: [String] {
        name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
    }
}

extension DesignSystem.Family {
    /// Returns the upright or italic face with the nearest weight, as CSS does: for weights above
    /// 500, the heavier of two equally near faces.
    ///
    /// If all faces have the other slant, the result is the nearest of them.
    public func nearestFace(
        to weight: FontWeight,
        isItalic: Bool = false
    ) -> DesignSystem.Face? {
        let sign: Double = weight.rawValue > 500 ? -1 : 1
        func rank(_ face: DesignSystem.Face) -> (Int, Double, Double) {
            let number = face.weight.rawValue
            return (face.isItalic == isItalic ? 0 : 1, abs(number - weight.rawValue), sign * number)
        }
        return faces.min { rank($0) < rank($1) }
    }
}
