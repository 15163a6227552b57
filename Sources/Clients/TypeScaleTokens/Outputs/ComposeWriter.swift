import TypeScale
import TypeScaleCurves
import TypeScaleDiagnostics

extension TokenOutput {
    /// Kotlin for Jetpack Compose.
    ///
    /// The code has only been compiled without Compose.
    public static let compose = TokenOutput(
        name: "compose",
        summary: "Kotlin for Jetpack Compose",
        explanation: stylesExplanation
    ) { system, options throws(Diagnostic) in
        try ComposeWriter(system: system, options: options).text()
    }
}

/// The roles of a design system as Kotlin code for Jetpack Compose.
struct ComposeWriter {
    let system: DesignSystem
    let options: TokenOutput.Options

    func text() throws(Diagnostic) -> String {
        let roles = system.scaledRoles
        let names = try RoleIdentifier.unique(system.roles, RoleIdentifier.plainName)
        return """
            \(options.lineComments)
            import androidx.compose.ui.text.TextStyle
            import androidx.compose.ui.text.font.FontStyle
            import androidx.compose.ui.text.font.FontWeight
            import androidx.compose.ui.unit.em
            import androidx.compose.ui.unit.sp

            // Android scales sizes in sp by its own curve, up to 200 %. A comment compares the size at
            // this setting with the size at AX5 on iOS. Limits of a role do not apply on Android.
            object \(options.typeName) {
            \(zip(names, roles).map { role($0, $1) }.joined(separator: "\n"))
            }

            """
    }

    private func role(_ name: String, _ role: ScaledRole) -> String {
        let font = role.base
        let weight = Int(min(max(font.weight.rawValue.rounded(), 1), 1000))
        var arguments = [
            "fontSize = \(font.pointSize.shortestText).sp", "fontWeight = FontWeight(\(weight))",
        ]
        if role.isItalic { arguments.append("fontStyle = FontStyle.Italic") }
        if let height = font.lineHeight {
            arguments.append("lineHeight = \(height.shortestText).sp")
        }
        if let tracking = font.tracking, tracking != 0 {
            let ratio = (tracking / font.pointSize).roundedText(toPlaces: 5)
            arguments.append("letterSpacing = (\(ratio)).em")
        }
        let largest = FontMetrics(forTextStyle: .body, curve: .android)
            .scaledPointSize(for: font.pointSize, compatibleWith: TraitCollection(fontScale: 2))
        let ios = (role.sizes.last ?? 0).roundedText(toPlaces: 1)
        let family = role.role.families.first ?? font.face.postScriptName ?? "system"
        return """
                // \(visible(role.role.name)): \(visible(family)); \(largest.roundedText(toPlaces: 1)) dp at 200 %, \
            \(ios) pt at AX5
                val \(name) = TextStyle(\(arguments.joined(separator: ", ")))
            """
    }
}
