import TypeScale
import TypeScaleDiagnostics
import TypeScaleTokens

/// The roles that differ between two design systems.
struct TokensDifference {
    private let old: [ScaledRole]
    private let new: NameDictionary<ScaledRole>
    /// The names of the new roles, in their order.
    private let newNames: [String]
    private let names: [String]

    /// A property of a role, where `nil` means that the role is missing or has no such value.
    typealias Row = (
        role: String, property: String, category: ContentSizeCategory?, old: String?, new: String?
    )

    init(_ old: DesignSystem, _ new: DesignSystem, names: [String]) {
        self.names = names
        self.old = old.scaledRoles
        // Canonically equivalent names are different names.
        let known = Set(old.roles.map { ExactString($0.name) })
        newNames = new.roles.map(\.name).filter { !known.contains(ExactString($0)) }
        self.new = NameDictionary(new.scaledRoles.map { (key: $0.role.name, value: $0) })
    }

    /// The differences, which are found one role at a time.
    var rows: some Sequence<Row> {
        let changes = old.lazy.flatMap { self.changes(of: $0) }
        let added = newNames.lazy.map { name -> [Row] in [(name, "role", nil, nil, "present")] }
        return [AnySequence(changes), AnySequence(added.joined())].lazy.joined()
    }

    private func changes(of role: ScaledRole) -> [Row] {
        guard let other = new[role.role.name] else {
            return [(role.role.name, "role", nil, "present", nil)]
        }
        return Self.changes(role, other)
    }

    private static func changes(_ old: ScaledRole, _ new: ScaledRole) -> [Row] {
        var rows: [Row] = []
        func compare(
            _ property: String,
            _ category: ContentSizeCategory?,
            _ values: (String?, String?)
        ) {
            if values.0 != values.1 {
                rows.append((old.role.name, property, category, values.0, values.1))
            }
        }
        compare("face", nil, ("\(old.base.face)", "\(new.base.face)"))
        compare("weight", nil, ("\(old.base.weight)", "\(new.base.weight)"))
        compare("textStyle", nil, ("\(old.role.font.textStyle)", "\(new.role.font.textStyle)"))
        for (category, fonts) in zip(ContentSizeCategory.allCases, zip(old.fonts, new.fonts)) {
            let numbers: KeyValuePairs = [
                "pointSize": (fonts.0.pointSize as Double?, fonts.1.pointSize as Double?),
                "lineHeight": (fonts.0.lineHeight, fonts.1.lineHeight),
                "tracking": (fonts.0.tracking, fonts.1.tracking),
            ]
            for (property, values) in numbers {
                let texts = (values.0?.shortestText, values.1?.shortestText)
                compare(property, category, texts)
            }
        }
        return rows
    }
}

extension TokensDifference: Report {
    var fields: [Field<Row>] {
        [
            Field("role") { $0.role }, Field("property") { $0.property },
            Field("category") { $0.category?.name }, Field("old") { $0.old },
            Field("new") { $0.new },
        ]
    }

    func text(_ terminal: Terminal) -> String {
        var names: [String] = []
        for row in rows where names.last != row.role { names.append(row.role) }
        let roles = names.count
        let count = roles == 1 ? "1 role differs" : "\(roles) roles differ"
        let head = terminal.bold(
            "\(self.names.map { visible($0) }.joined(separator: " and ")): \(count)"
        )
        let margin = max(10, (names.map { visible($0, upTo: 40).count }.max() ?? 0) + 2)
        var text = head + (names.isEmpty ? "" : "\n") + "\n"
        for row in rows {
            text +=
                visible(row.role, upTo: 40).padded(to: margin) + row.property.padded(to: 12)
                + (row.category?.shortName ?? "").padded(to: 6)
                + visible(row.old ?? "-", upTo: 40) + " -> " + visible(row.new ?? "-", upTo: 40)
                + "\n"
        }
        return text
    }
}
