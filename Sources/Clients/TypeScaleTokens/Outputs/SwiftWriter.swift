import TypeScale
import TypeScaleCurves
import TypeScaleDiagnostics
import TypeScaleDocuments

extension TokenOutput {
    /// Swift code that uses TypeScale.
    public static let swift = TokenOutput(
        name: "swift",
        summary: "Swift code",
        explanation: "code that uses TypeScale, TypeScaleUIKit and TypeScaleSwiftUI."
    ) { system, options throws(Diagnostic) in
        try SwiftWriter(system: system, options: options).text()
    }
}

/// The roles of a design system as Swift code that uses TypeScale.
struct SwiftWriter {
    let system: DesignSystem
    let options: TokenOutput.Options

    func text() throws(Diagnostic) -> String {
        let names = try RoleIdentifier.unique(system.roles, RoleIdentifier.lowerCamelCase)
            .map { Self.escaped($0, besides: ["all"]) }
        let typeName = options.typeName
        var types = RoleIdentifier.types.union([typeName])
        let families = try system.families.map { family throws(Diagnostic) in
            try self.family(family, besides: &types)
        }
        let roles = try zip(names, system.roles).map { name, role throws(Diagnostic) in
            """
                /// \(comment(role))
                public static let \(name) = \(try expression(role))
            """
        }
        return """
            \(options.lineComments)
            // swift-format-ignore-file

            public import TypeScale
            \(usesOtherCurves ? "import TypeScaleCurves\n" : "")
            /// The roles of the design system, as unscaled fonts.
            ///
            /// With TypeScaleUIKit, `\(typeName).name.uiFont(compatibleWith: traits)` is a `UIFont`. With
            /// TypeScaleSwiftUI, `.font(\(typeName).name)` applies a role to a view.
            public enum \(typeName) {
            \(roles.joined(separator: "\n\n"))

                /// The roles by the names in the token file.
                public static let all: [String: FontDescription] = [
            \(zip(names, system.roles).map { name, role in
                "        \(stringLiteral(role.name)): \(name),"
            }.joined(separator: "\n"))
                \(names.isEmpty ? ":" : "")]
            \(families.joined())\
            }

            """
    }

    /// Returns the enum of a family, which is `Fontable` and contains its faces.
    private func family(
        _ family: DesignSystem.Family,
        besides types: inout Set<String>
    ) throws(Diagnostic) -> String {
        let faces = family.faces.filter { !$0.name.isEmpty }
        let named = DesignSystem.Family(name: family.name, faces: faces)
        guard let regular = named.nearestFace(to: .regular),
            let bold = named.nearestFace(to: .semibold)
        else { return "" }
        let hasName = !RoleIdentifier.words(family.name).isEmpty
        let name = RoleIdentifier.typeName(family.name)
        guard hasName, types.insert(name).inserted else {
            let remedy = "rename the family with other ASCII letters"
            throw Diagnostic(
                .cannotBeWritten,
                "cannot name the family \(inQuotes(family.name)); \(remedy)",
                file: "tokens",
                path: family.name
            )
        }
        var names: Set<String> = []
        let cases = try faces.map { face throws(Diagnostic) in
            let name = RoleIdentifier.lowerCamelCase(RoleIdentifier.words(face.name))
            guard !name.isEmpty, names.insert(name).inserted else {
                throw Diagnostic(
                    .cannotBeWritten,
                    "the faces of \(inQuotes(family.name)) have equal identifiers: \(name)",
                    file: "tokens",
                    path: family.name
                )
            }
            return (name: Self.escaped(name, besides: Self.members), face: face)
        }
        func member(_ face: DesignSystem.Face) -> String {
            "." + (cases.first { $0.face == face }?.name ?? "")
        }
        let weights = cases.map {
            "                case .\($0.name): \($0.face.weight.rawValue.shortestText)"
        }
        // The enum is a member of the type of the roles, so that two files can be in one module.
        return """

                /// The faces of \(visible(family.name)).
                public enum \(name): Fontable {
                    public enum Style: String, FontStyle {
            \(cases.map { "            case \($0.name) = \(stringLiteral($0.face.name))" }
                .joined(separator: "\n"))

                        public var weight: FontWeight {
                            let number: Double = switch self {
            \(weights.joined(separator: "\n"))
                            }
                            return FontWeight(clamping: number)
                        }
                    }

                    public static func face(for style: TextStyle) -> Style {
                        style == .headline ? \(member(bold)) : \(member(regular))
                    }
                }

            """
    }

    private func comment(_ role: DesignSystem.Role) -> String {
        let proposal = role.proposal.map { " Proposed text style: \($0.reason)." } ?? ""
        // A description has no slant: only its face can be italic.
        let isItalicFace = system.families.contains { family in
            family.faces.contains { $0.isItalic && $0.name == role.font.face.postScriptName }
        }
        let slant =
            !role.isItalic
            ? ""
            : isItalicFace
                ? " Italic." : " Upright here, italic in the tokens: list the italic face."
        return visible(role.summary ?? "The role \(role.name).") + slant + proposal
    }

    /// Returns an expression whose value equals the role's font.
    private func expression(_ role: DesignSystem.Role) throws(Diagnostic) -> String {
        let font = role.font
        var arguments: [String] = []
        if let name = font.face.postScriptName { arguments.append("name: \(stringLiteral(name))") }
        let style = ".\(font.textStyle)"
        arguments.append(font.face.isSystem ? style : "textStyle: \(style)")
        if let size = font.size { arguments.append("size: \(Self.number(size))") }
        if let weight = font.weight { arguments.append("weight: \(Self.weight(weight))") }
        let start = font.face.isSystem ? "FontDescription.system" : "FontDescription"
        return "\(start)(\(arguments.joined(separator: ", ")))" + (try modifiers(role))
    }

    private func modifiers(_ role: DesignSystem.Role) throws(Diagnostic) -> String {
        let font = role.font
        var calls: [String] = []
        if let curve = font.curve {
            guard let value = Self.expression(curve) else {
                throw Diagnostic(
                    .cannotBeWritten,
                    "Swift code cannot name the curve \(inQuotes(curve.name)); use a named curve",
                    file: "tokens",
                    path: role.name
                )
            }
            calls.append("curve(\(value))")
        }
        if font.limits != TypeLimits() { calls.append("limited(to: \(Self.limits(font.limits)))") }
        if let lineHeight = font.lineHeight {
            calls.append("lineHeight(\(Self.length(lineHeight)))")
        }
        if let tracking = font.tracking { calls.append("tracking(\(Self.length(tracking)))") }
        if let bold = font.boldText, let name = bold.face.postScriptName {
            let weight = Self.weight(bold.weight)
            calls.append("boldTextFace(.named(\(stringLiteral(name))), weight: \(weight))")
        }
        return calls.map { "\n        .\($0)" }.joined()
    }

    /// Whether a role has a curve that `TypeScaleCurves` declares.
    private var usesOtherCurves: Bool {
        let own: [ScalingCurve] = [.uikit, .swiftUI, .fixed]
        return system.roles.compactMap(\.font.curve).contains {
            $0.swiftName != nil && !own.contains($0)
        }
    }

    /// Returns an expression whose value is a curve, or `nil` if the curve has no property.
    ///
    /// The numbers of a table or a range are valid, because the curve has them.
    private static func expression(_ curve: ScalingCurve) -> String? {
        if let name = curve.swiftName { return "." + name }
        let numbers = curve.parameters.map(number)
        if numbers.count == 12, (try? ScalingCurve.table(curve.parameters)) == curve {
            let sizes = zip(ContentSizeCategory.allCases, numbers).map { "\($0.name): \($1)" }
            return ".table(\(sizes.joined(separator: ", ")))"
        }
        guard let setting = curve.setting, curve == .linear(setting), numbers.count == 2 else {
            return nil
        }
        return ".linear(FontScaleSetting(minimum: \(numbers[0]), maximum: \(numbers[1])))"
    }

    private static func limits(_ limits: TypeLimits) -> String {
        let numbers: KeyValuePairs = [
            "minimumPointSize": limits.minimumPointSize,
            "maximumPointSize": limits.maximumPointSize, "minimumFactor": limits.minimumFactor,
            "maximumFactor": limits.maximumFactor,
        ]
        let categories: KeyValuePairs = [
            "minimumCategory": limits.minimumCategory, "maximumCategory": limits.maximumCategory,
        ]
        let arguments =
            numbers.compactMap { key, value in value.map { "\(key): \(number($0))" } }
            + categories.compactMap { key, value in value.map { "\(key): .\($0.name)" } }
        return "TypeLimits(\(arguments.joined(separator: ", ")))"
    }

    private static func length(_ length: TextLength) -> String {
        length.points.map { ".points(\(number($0)))" }
            ?? ".multiple(\(number(length.multiple ?? 0)))"
    }

    private static func weight(_ weight: FontWeight) -> String {
        let name = weight.description
        return Double(name) == nil ? ".\(name)" : "FontWeight(clamping: \(name))"
    }

    private static func number(_ number: Double) -> String { number.shortestText }

    /// The members of a face, whose names its cases cannot have.
    private static let members: Set = ["allCases", "hashValue", "name", "rawValue", "weight"]

    /// Returns an identifier with backticks if it is a keyword, or with an underscore if it is the
    /// name of another member.
    private static func escaped(_ name: String, besides others: Set<String>) -> String {
        if others.contains(name) { return name + "_" }
        return RoleIdentifier.keywords.contains(name) ? "`\(name)`" : name
    }
}
