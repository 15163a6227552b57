import TypeScale
import TypeScaleTokens

/// The sizes of a design system's roles, and how other platforms differ.
struct TokensReport {
    let name: String
    let rows: [ScaledRole]

    init(_ system: DesignSystem, name: String) {
        self.name = name
        rows = system.scaledRoles
    }
}

extension TokensReport: Report {
    var fields: [Field<ScaledRole>] {
        [
            Field("role") { $0.role.name },
            Field("textStyle", csv: "text_style") { $0.role.font.textStyle.description },
            Field("proposal") { $0.role.proposal?.reason },
            Field("face") { $0.role.font.face.description },
            Field("weight") { $0.base.weight.rawValue },
            Field("lineHeight", csv: "line_height") { $0.base.lineHeight },
            Field("tracking") { $0.base.tracking },
            Field(json: "pointSizes") { row in
                JSONObject(
                    zip(ContentSizeCategory.allCases, row.sizes).map { ($0.name, $1) }
                )
            },
        ]
            + ContentSizeCategory.allCases.enumerated().map { index, category in
                Field(csv: category.shortName) { $0.sizes[index] }
            } + [
                Field("webMinimum", csv: "web_minimum") { $0.webSizes.lowerBound },
                Field("webMaximum", csv: "web_maximum") { $0.webSizes.upperBound },
                Field("webDifference", csv: "web_difference") { $0.webDifference.points },
                Field("webDifferenceAt", csv: "web_difference_at") {
                    $0.webDifference.category.name
                },
            ]
    }

    func text(_ terminal: Terminal) -> String {
        let categories = ContentSizeCategory.allCases
        let names = rows.map { visible($0.role.name, upTo: 40) }
        let margin = max(10, (names.map(\.count).max() ?? 0) + 2)
        let widths = categories.enumerated().map { index, category in
            let longest = rows.map { $0.sizes[index].oneDecimal.count }.max() ?? 0
            return max(4, category.shortName.count + 1, longest + 1)
        }
        let head = zip(categories, widths).map { $0.shortName.aligned(to: $1) }.joined()
        let lines = zip(names, rows).map { name, row in
            let sizes = zip(row.sizes, widths).map { $0.oneDecimal.aligned(to: $1) }.joined()
            let style =
                "\(row.role.font.textStyle)" + (row.role.proposal == nil ? "" : " (proposed)")
            return name.padded(to: margin) + sizes + "  " + style
        }
        let count = rows.count == 1 ? "1 role" : "\(rows.count) roles"
        let proposals = rows.count { $0.role.proposal != nil }
        let advice =
            proposals == 0
            ? ""
            : "\nThe notes state why each text style is proposed; add the styles to the file.\n"
        return """
            \(terminal.bold("\(visible(name)): sizes of \(count) on iOS, in points"))

            \(String(repeating: " ", count: margin))\(head)  text style
            \(lines.joined(separator: "\n"))
            \(advice)
            """
    }
}
