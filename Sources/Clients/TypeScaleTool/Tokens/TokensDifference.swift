import TypeScale
import TypeScaleTokens

/// The roles that differ between two design systems.
struct TokensDifference {
    let rows: [Row]
    private let names: [String]

    /// A property of a role, where `nil` means that the role is missing or has no such value.
    typealias Row = (
        role: String, property: String, category: ContentSizeCategory?, old: String?, new: String?
    )

    init(_ old: DesignSystem, _ new: DesignSystem, names: [String]) {
        self.names = names
        let pairs = new.scaledRoles.map { ($0.role.name, $0) }
        let others = Dictionary(pairs) { first, _ in first }
        let known = Set(old.roles.map(\.name))
        rows =
            old.scaledRoles.flatMap { role -> [Row] in
                let name = role.role.name
                guard let other = others[name] else {
                    return [(name, "role", nil, "present", nil)]
                }
                return Self.changes(role, other)
            }
            + new.roles.filter { !known.contains($0.name) }.map {
                ($0.name, "role", nil, nil, "present")
            }
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
        let roles = Set(rows.map(\.role)).count
        let count = roles == 1 ? "1 role differs" : "\(roles) roles differ"
        let head = terminal.bold(
            "\(names.map { visible($0) }.joined(separator: " and ")): \(count)"
        )
        let margin = max(10, (rows.map { visible($0.role, upTo: 40).count }.max() ?? 0) + 2)
        let lines = rows.map { row in
            visible(row.role, upTo: 40).padded(to: margin) + row.property.padded(to: 12)
                + (row.category?.shortName ?? "").padded(to: 6)
                + visible(row.old ?? "-", upTo: 40) + " -> " + visible(row.new ?? "-", upTo: 40)
        }
        return ([head] + (lines.isEmpty ? [] : [""]) + lines).joined(separator: "\n") + "\n"
    }
}
