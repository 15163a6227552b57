import TypeScale
import TypeScaleDiagnostics
import TypeScaleDocuments

extension TokenOutput {
    /// CSS custom properties, with UIKit's size for each text size in Safari on iOS.
    public static let css = TokenOutput(
        name: "css",
        summary: "CSS custom properties",
        explanation: """
            custom properties. In Safari on iOS, a role has UIKit's size for each text size.
            In other browsers, its size depends on the width of the window and on rem. Text can be
            zoomed to more than twice its size, as WCAG 1.4.4 requires.
            """
    ) { system, options throws(Diagnostic) in
        try CSSWriter(system: system, heading: options.heading).text()
    }
}

/// The roles of a design system as CSS custom properties.
struct CSSWriter {
    let system: DesignSystem
    /// The lines of the comment at the start.
    let heading: [String]

    /// The condition for Safari on iOS.
    ///
    /// On macOS, `-apple-system-body` is 13 pixels.
    static let condition = "(font: -apple-system-body) and (-webkit-touch-callout: none)"

    func text() throws(Diagnostic) -> String {
        let roles = system.scaledRoles
        let names = try RoleIdentifier.unique(system.roles) { words in
            words.joined(separator: "-").lowercased()
        }
        let notes = [
            "On iOS, sizes are exact for each text size. Other browsers use the size at L in narrow",
            "windows, and the size at XL in wide windows, multiplied by the reader's font size.",
            "For each role, the largest difference from iOS is in its comment, for a root of 16px.",
        ]
        let comment = (heading.map { CommentText(css: $0).description } + notes).map { " \($0)" }
            .joined(separator: "\n *")
        let named = zip(names, roles)
        let shared = RootGrowth.steps.map { "    \($0);" }.joined(separator: "\n")
        let exact = named.map(exactDeclarations).joined(separator: "\n")
        return """
            /*\(comment)
             */
            \(fontFaces)\
            :root {
            \(named.map(declarations).joined(separator: "\n"))
            }

            @supports \(Self.condition) {
              :root {
                font: -apple-system-body;
            \(shared)
            \(exact)
              }
            }

            """
    }

    private var fontFaces: String {
        let faces = system.families.flatMap { family in
            family.faces.compactMap { face in
                face.file.map { file in
                    """
                    @font-face {
                      font-family: \(CSSString(family.name));
                      font-weight: \(face.weight.rawValue.shortestText);
                      font-style: \(face.isItalic ? "italic" : "normal");
                      src: url(\(CSSString(file)));
                    }

                    """
                }
            }
        }
        return faces.isEmpty ? "" : faces.joined() + "\n"
    }

    /// Returns the custom properties of a role for all browsers.
    private func declarations(_ name: String, _ role: ScaledRole) -> String {
        let (points, category) = role.webDifference
        let note =
            points == 0
            ? "equal to iOS at every text size"
            : "differs from iOS by at most \(points.roundedText(toPlaces: 1)) pt, at \(category.shortName)"
        let weight = role.base.weight.rawValue.shortestText
        let slant = role.isItalic ? "italic " : ""
        let size = "var(--\(name)-size)/var(--\(name)-line-height)"
        let lines = [
            "/* \(CommentText(css: role.role.name)): \(note) */",
            "--\(name)-family: \(families(role));",
            "--\(name)-size: \(role.fluid.css);",
            "--\(name)-line-height: \(lineHeight(role) ?? ratio(role.base));",
            "--\(name)-tracking: \(tracking(role));",
            "--\(name): \(slant)\(weight) \(size) var(--\(name)-family);",
        ]
        return lines.map { "  \($0)" }.joined(separator: "\n")
    }

    /// Returns the custom properties of a role that follow the text size on iOS.
    private func exactDeclarations(_ name: String, _ role: ScaledRole) -> String {
        var lines = ["--\(name)-size: \(RootGrowth(role.sizes).css);"]
        if lineHeight(role) == nil {
            let heights = RootGrowth(role.fonts.map { $0.lineHeight ?? 0 })
            lines.append("--\(name)-line-height: \(heights.css);")
        }
        return lines.map { "    \($0)" }.joined(separator: "\n")
    }

    /// Returns the line height as a multiple, or `nil` if it depends on the text size.
    private func lineHeight(_ role: ScaledRole) -> String? {
        guard role.base.lineHeight != nil else { return "normal" }
        // Line heights are rounded to thousandths of a point.
        let ratios = role.fonts.map { ($0.lineHeight ?? 0) / $0.pointSize }
        let spread = (ratios.max() ?? 0) - (ratios.min() ?? 0)
        return spread < 0.001 ? ratio(role.base) : nil
    }

    private func ratio(_ font: ScaledFont) -> String {
        Self.rounded((font.lineHeight ?? 0) / font.pointSize)
    }

    private func tracking(_ role: ScaledRole) -> String {
        guard let tracking = role.base.tracking else { return "normal" }
        return tracking == 0 ? "0" : Self.rounded(tracking / role.base.pointSize) + "em"
    }

    private static func rounded(_ number: Double) -> String {
        number.roundedText(toPlaces: 5)
    }

    private static let generic: Set = [
        "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
        "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "-apple-system",
        "BlinkMacSystemFont",
    ]

    private func families(_ role: ScaledRole) -> String {
        var names = role.role.families
        if names.isEmpty {
            let face = role.base.face.postScriptName
            let family = role.listed?.family.name ?? face
            names = [family ?? "-apple-system"]
        }
        if !names.contains(where: Self.generic.contains) {
            names += FontFamilyName.fallbacks(for: names.first ?? "")
        } else if names == ["-apple-system"] {
            names += ["system-ui", "sans-serif"]
        }
        return names.map { Self.generic.contains($0) ? $0 : "\(CSSString($0))" }.joined(
            separator: ", "
        )
    }
}
