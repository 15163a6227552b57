public import TypeScale
import TypeScaleDiagnostics

/// A role with its fonts on iOS from XS to AX5, and its sizes in browsers.
///
///     for role in system.scaledRoles { print(role.role.name, role.sizes) }
public struct ScaledRole: Sendable {
    /// The role.
    public let role: DesignSystem.Role

    /// The face that the role uses, with its family, or `nil` if no family lists the face.
    let listed: (family: DesignSystem.Family, face: DesignSystem.Face)?

    /// Whether the role or its face is italic.
    var isItalic: Bool { role.isItalic || listed?.face.isItalic == true }

    /// The fonts on iOS, from XS to AX5, which are computed for each call.
    public var fonts: [ScaledFont] {
        ContentSizeCategory.allCases.map {
            role.font.scaled(for: TraitCollection(preferredContentSizeCategory: $0))
        }
    }

    fileprivate init(
        _ role: DesignSystem.Role,
        listed: (family: DesignSystem.Family, face: DesignSystem.Face)?
    ) {
        self.role = role
        self.listed = listed
        sizes = ContentSizeCategory.allCases.map {
            role.font.pointSize(at: $0)
        }
    }

    /// The font at L, which is computed for each call.
    public var base: ScaledFont {
        role.font.scaled(for: TraitCollection(preferredContentSizeCategory: .large))
    }

    /// The nearest weight that React Native and Flutter accept: 100, 200 and so on, up to 900.
    var weightInHundreds: Int {
        Int(min(max((base.weight.rawValue / 100).rounded(), 1), 9)) * 100
    }

    /// A note for a comment if ``weightInHundreds`` differs from the weight, or an empty string.
    var weightNote: String {
        base.weight.rawValue == Double(weightInHundreds)
            ? "" : "; weight \(base.weight.rawValue.shortestText) as \(weightInHundreds)"
    }

    /// The point sizes on iOS, from XS to AX5.
    public let sizes: [Double]

    /// The size in other browsers than Safari on iOS.
    var fluid: FluidSize { FluidSize(atL: sizes[3], atXL: sizes[4]) }

    /// The sizes in narrow and wide windows of other browsers than Safari on iOS, in pixels.
    public var webSizes: ClosedRange<Double> { fluid.minimum...fluid.maximum }

    /// The largest difference between iOS and other browsers in points, and its text size.
    public var webDifference: (points: Double, category: ContentSizeCategory) {
        let range = webSizes
        return zip(sizes, ContentSizeCategory.allCases)
            .map { size, category in
                (abs(size - min(max(size, range.lowerBound), range.upperBound)), category)
            }
            .max { $0.0 < $1.0 } ?? (0, .large)
    }
}

extension DesignSystem {
    /// The roles with their sizes on iOS, in the order of ``roles``.
    public var scaledRoles: [ScaledRole] {
        var listed = NameDictionary<(family: Family, face: Face)>()
        for family in families {
            for face in family.faces where listed[face.name] == nil {
                listed[face.name] = (family, face)
            }
        }
        return roles.map { role in
            ScaledRole(role, listed: role.font.face.postScriptName.flatMap { listed[$0] })
        }
    }
}
