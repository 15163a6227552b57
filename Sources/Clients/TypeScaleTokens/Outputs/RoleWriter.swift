import TypeScale
import TypeScaleDiagnostics
import TypeScaleDocuments

/// Writes the value of a role and its settings.
struct RoleWriter {
    let role: DesignSystem.Role
    let families: [DesignSystem.Family]

    private var font: FontDescription { role.font }

    /// The size at the Large category, which the text style or the curve determines by default.
    private var size: Double {
        font.size ?? (font.curve ?? .uikit).baseSize(font.textStyle, on: .iOS)
    }

    private var weight: FontWeight { font.weight ?? platformCell.weight }

    /// The system font of the text style at the Large category.
    private var platformCell: TypeTable.Cell {
        TypeTable.iOS[font.textStyle, TypeTable.iOS.baseCategory]
    }

    /// Returns the value of the token, with all five properties that the format requires.
    func value() throws(Diagnostic) -> JSONOutput {
        guard size > 0, size.isFinite else { throw problem("the size is not above 0") }
        let names =
            role.families.isEmpty
            ? [font.face.postScriptName ?? "system-ui"] : role.families
        guard names.allSatisfy(\.isFamilyName) else {
            throw problem("the name of a font is empty or begins with '{'")
        }
        return .object([
            ("fontFamily", .array(names.map { .string($0) })),
            ("fontSize", dimension(size)),
            ("fontWeight", .number(weight.rawValue)),
            ("letterSpacing", dimension(try points(font.tracking, default: 0))),
            ("lineHeight", .number(try lineHeight())),
        ])
    }

    /// Returns the settings that the format cannot express.
    func settings() throws(Diagnostic) -> [(key: String, value: JSONOutput)] {
        var members: [(key: String, value: JSONOutput)] = []
        let proposal = TextStyleProposal(
            pointSize: font.size ?? 0,
            weight: weight,
            name: role.name
        )
        if role.proposal != proposal {
            members.append(("textStyle", .string(font.textStyle.description)))
        }
        if let name = font.face.postScriptName {
            if name.isEmpty { throw problem("the name of the face is empty") }
            members.append(("face", .string(name)))
        } else if let family = role.families.first, !FontFamilyName.isSystem(family) {
            throw problem("the system's font has the family \(quoted(family)); remove the family")
        }
        if role.isItalic { members.append(("isItalic", .bool(true))) }
        if let bold = font.boldText {
            guard let name = bold.face.postScriptName, !name.isEmpty else {
                throw problem("the face for bold text has no name")
            }
            members.append(("boldTextFace", .string(name)))
            members.append(("boldTextWeight", .number(bold.weight.rawValue)))
        }
        if font.limits != TypeLimits() { members.append(("limits", limits)) }
        if let curve = font.curve { members.append(try member(for: curve)) }
        if let points = font.lineHeight?.points {
            members.append(("lineHeight", .object([("points", .number(points))])))
        }
        if let multiple = font.tracking?.multiple {
            members.append(("tracking", .object([("multiple", .number(multiple))])))
        }
        let defaults = defaults
        if !defaults.isEmpty { members.append(("defaults", .array(defaults.map { .string($0) }))) }
        return members
    }

    private var defaults: [String] {
        let isTable = font.size == nil && font.curve?.name == "table"
        let flags: KeyValuePairs = [
            "fontFamily": role.families.isEmpty, "fontSize": font.size == nil && !isTable,
            "fontWeight": font.weight == nil, "letterSpacing": font.tracking == nil,
            "lineHeight": font.lineHeight == nil,
        ]
        return flags.filter(\.value).map(\.key)
    }

    private func member(
        for curve: ScalingCurve
    ) throws(Diagnostic) -> (key: String, value: JSONOutput) {
        let numbers = curve.parameters.map { JSONOutput.number($0) }
        var name = curve.name
        if let setting = curve.setting, curve == .linear(setting) { name = "linear" }
        guard !name.isEmpty else { throw problem("the curve has no name") }
        if name == "table", font.size == nil { return ("sizes", .array(numbers)) }
        if numbers.isEmpty { return ("curve", .string(name)) }
        return ("curve", .object([("name", .string(name)), ("parameters", .array(numbers))]))
    }

    private var limits: JSONOutput {
        let numbers: KeyValuePairs = [
            "minimumPointSize": font.limits.minimumPointSize,
            "maximumPointSize": font.limits.maximumPointSize,
            "minimumFactor": font.limits.minimumFactor, "maximumFactor": font.limits.maximumFactor,
        ]
        let categories: KeyValuePairs = [
            "minimumCategory": font.limits.minimumCategory,
            "maximumCategory": font.limits.maximumCategory,
        ]
        return .object(
            numbers.compactMap { key, number in number.map { (key, .number($0)) } }
                + categories.compactMap { key, category in
                    category.map { (key, .string($0.shortName)) }
                }
        )
    }

    private func dimension(_ points: Double) -> JSONOutput {
        .object([("value", .number(points)), ("unit", .string("px"))])
    }

    private func lineHeight() throws(Diagnostic) -> Double {
        // For a preferred font, the platform's line height; for others, a common default.
        let isPreferred = font.face.isSystem && font.size == nil
        let advance = isPreferred ? platformCell.lineAdvance?.value : nil
        let standard = advance.map { $0 / size }
        let number =
            font.lineHeight?.multiple
            ?? font.lineHeight?.points.map { $0 / size } ?? standard ?? 1.2
        guard number > 0, number.isFinite else { throw problem("the line height is not above 0") }
        return number
    }

    private func points(
        _ length: TextLength?,
        default standard: Double
    ) throws(Diagnostic) -> Double {
        let points = length?.points ?? length?.multiple.map { $0 * size } ?? standard
        guard points.isFinite else { throw problem("the tracking is not finite") }
        return points
    }

    private func problem(_ detail: String) -> Diagnostic {
        Diagnostic(.cannotBeWritten, detail, file: "tokens", path: role.name)
    }
}

extension String {
    /// Whether the string can be the name of a family, and not a reference to one.
    var isFamilyName: Bool { !isEmpty && !TokenReference.isMeant(by: self) }
}
