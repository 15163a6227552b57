import TypeScale
import TypeScaleCurves
import TypeScaleDiagnostics

extension TokenOutput {
    /// TypeScript for React Native.
    public static let reactNative = TokenOutput(
        name: "react-native",
        summary: "TypeScript for React Native",
        explanation: stylesExplanation
    ) { system, options throws(Diagnostic) in
        try ReactNativeWriter(system: system, heading: options.lineComments).text()
    }
}

/// The roles of a design system as TypeScript for React Native.
struct ReactNativeWriter {
    let system: DesignSystem
    /// The comment at the start.
    let heading: String

    func text() throws(Diagnostic) -> String {
        let roles = system.scaledRoles
        let names = try RoleIdentifier.unique(system.roles, RoleIdentifier.lowerCamelCase)
        let styles = zip(names, roles).map { style($0, $1) }.joined(separator: "\n")
        let sizes = zip(names, roles).map { name, role in
            "  \(name): [\(role.sizes.map(\.shortestText).joined(separator: ", "))],"
        }
        let scales = ScaledRole.reactNativeScales.map(\.shortestText).joined(separator: ", ")
        return """
            \(heading)

            // The styles of each role, and the properties of Text that limit its growth. React Native
            // rounds sizes to pixels, UIKit to points. A comment contains the largest difference.
            export const typography = {
            \(styles)
            };

            export type Role = keyof typeof typography;

            // UIKit's sizes, from XS to AX5.
            const pointSizes: Record<Role, number[]> = {
            \(sizes.joined(separator: "\n"))
            };

            // The values of useWindowDimensions().fontScale on iOS, from XS to AX5.
            const fontScales = [\(scales)];

            /** Returns UIKit's size for a role. Use it with allowFontScaling={false}. */
            export function pointSize(role: Role, fontScale: number): number {
              const distances = fontScales.map((scale) => Math.abs(scale - fontScale));
              return pointSizes[role][distances.indexOf(Math.min(...distances))];
            }

            """
    }

    private func style(_ name: String, _ role: ScaledRole) -> String {
        let font = role.base
        var style: [String] = []
        if let face = font.face.postScriptName {
            style.append("fontFamily: \(stringLiteral(face, quote: "'"))")
        }
        // The name of a face determines its weight and slant, but the name of a family does not.
        let isFamily = font.face.isSystem || font.face.postScriptName == role.role.families.first
        let hasWeight = isFamily && role.listed == nil
        if hasWeight {
            style.append("fontWeight: '\(role.weightInHundreds)'")
            if role.isItalic { style.append("fontStyle: 'italic'") }
        }
        style.append("fontSize: \(font.pointSize.shortestText)")
        if let height = font.lineHeight { style.append("lineHeight: \(height.shortestText)") }
        if let tracking = font.tracking {
            style.append("letterSpacing: \(tracking.shortestText)")
        }
        var properties: [String] = []
        let textStyle = role.role.font.textStyle
        if TextStyle.dynamicTypeStyles.contains(textStyle) {
            properties.append("dynamicTypeRamp: '\(textStyle)' as const")
        }
        if role.sizes.allSatisfy({ $0 == font.pointSize }) {
            properties.append("allowFontScaling: false")
        } else if let multiplier = role.maximumMultiplier {
            properties.append("maxFontSizeMultiplier: \(multiplier.shortestText)")
        }
        let (points, category) = role.reactNativeDifference
        let note =
            points == 0
            ? "equal to iOS"
            : "differs from iOS by at most \(points.roundedText(toPlaces: 1)) pt, at \(category.shortName)"
        return """
              // \(visible(role.role.name)): \(note)\(hasWeight ? role.weightNote : "")
              \(name): {
                style: { \(style.joined(separator: ", ")) },
                text: { \(properties.joined(separator: ", ")) },
              },
            """
    }
}

extension ScaledRole {
    /// React Native's font scales on iOS, from XS to AX5.
    static let reactNativeScales = ContentSizeCategory.allCases.map { category in
        FontMetrics(forTextStyle: .body, curve: .reactNative)
            .scaledPointSize(
                for: 1,
                compatibleWith: TraitCollection(preferredContentSizeCategory: category)
            )
    }

    /// The largest size as a multiple of the size at L, or `nil` if the role has no maximum.
    var maximumMultiplier: Double? {
        let limits = role.font.limits
        let isLimited =
            limits.maximumPointSize != nil || limits.maximumFactor != nil
            || limits.maximumCategory != nil
        guard isLimited, base.pointSize > 0 else { return nil }
        let ratio = (sizes.max() ?? 0) / base.pointSize
        // React Native ignores multipliers below 1.
        return max(1, ratio.roundedHalfAwayFromZero(toPlaces: 4))
    }

    /// The largest difference between iOS and React Native's `dynamicTypeRamp`.
    var reactNativeDifference: (points: Double, category: ContentSizeCategory) {
        let style = role.font.textStyle
        let hasRamp = TextStyle.dynamicTypeStyles.contains(style)
        let metrics = FontMetrics(
            forTextStyle: style,
            curve: hasRamp ? .reactNativeRamp : .reactNative
        )
        return zip(ContentSizeCategory.allCases, sizes).map { category, size in
            if sizes.allSatisfy({ $0 == base.pointSize }) { return (0, category) }
            var other = metrics.scaledPointSize(
                for: base.pointSize,
                compatibleWith: TraitCollection(preferredContentSizeCategory: category)
            )
            if let maximumMultiplier { other = min(other, base.pointSize * maximumMultiplier) }
            let difference = abs(size - other).roundedHalfAwayFromZero(toPlaces: 1)
            return (difference, category)
        }.max { $0.0 < $1.0 } ?? (0, .large)
    }
}
