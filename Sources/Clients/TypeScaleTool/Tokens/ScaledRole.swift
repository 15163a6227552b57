import TypeScale
import TypeScaleTokens

/// A role with its fonts on iOS from XS to AX5.
struct ScaledRole {
    let role: DesignSystem.Role
    /// The face that the role uses, with its family, or `nil` if no family lists the face.
    let listed: (family: DesignSystem.Family, face: DesignSystem.Face)?
    let fonts: [ScaledFont]

    /// Returns the roles of a design system.
    static func all(in system: DesignSystem) -> [ScaledRole] {
        let faces = system.families.flatMap { family in
            family.faces.map { ($0.name, (family: family, face: $0)) }
        }
        let listed = Dictionary(faces) { first, _ in first }
        return system.roles.map { role in
            ScaledRole(role, listed: role.font.face.postScriptName.flatMap { listed[$0] })
        }
    }

    private init(
        _ role: DesignSystem.Role,
        listed: (family: DesignSystem.Family, face: DesignSystem.Face)?
    ) {
        self.role = role
        self.listed = listed
        fonts = ContentSizeCategory.allCases.map { role.font.scaled(for: .reader($0)) }
    }

    var sizes: [Double] { fonts.map(\.pointSize) }

    /// The font at L.
    var base: ScaledFont { fonts[ContentSizeCategory.large.index] }

    /// The size in other browsers than Safari on iOS.
    var fluid: FluidSize { FluidSize(sizes) }

    /// The largest difference between iOS and other browsers, with the text size.
    var difference: (points: Double, category: ContentSizeCategory) {
        zip(sizes, ContentSizeCategory.allCases)
            .map { size, category in
                let fluid = fluid
                let near = min(max(size, fluid.minimum), fluid.maximum)
                return (abs(size - near), category)
            }
            .max { $0.0 < $1.0 } ?? (0, .large)
    }
}

/// Identifiers for roles, as words of their names.
enum RoleIdentifier {
    /// Returns the words of a name, which consist of ASCII letters and digits.
    static func words(_ name: String) -> [String] {
        name.utf8.split { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                false
            default: true
            }
        }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns an identifier for each role, or throws an error for two roles with the same one.
    static func unique(
        _ roles: [DesignSystem.Role],
        _ identifier: ([String]) -> String
    ) throws(DataError) -> [String] {
        var names: [String: String] = [:]
        return try roles.map { role throws(DataError) in
            // The token of a group has the name of the group.
            let path = role.name.hasSuffix(".$root") ? String(role.name.dropLast(6)) : role.name
            let words = words(path)
            guard !words.isEmpty else {
                let remedy = "rename it with ASCII letters"
                throw DataError("cannot name the role \(quoted(role.name)); \(remedy)")
            }
            let result = identifier(words)
            if let other = names.updateValue(role.name, forKey: result) {
                let both = "\(quoted(other)) and \(quoted(role.name))"
                throw DataError("the roles \(both) have the same identifier \(result); rename one")
            }
            return result
        }
    }
}
