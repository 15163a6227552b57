import TypeScale
import TypeScaleDiagnostics

extension TokenOutput {
    /// Dart for Flutter.
    ///
    /// The code has never been compiled.
    public static let flutter = TokenOutput(
        name: "flutter",
        summary: "Dart for Flutter",
        explanation: stylesExplanation
    ) { system, options throws(Diagnostic) in
        try FlutterWriter(system: system, options: options).text()
    }
}

/// The roles of a design system as Dart code for Flutter.
struct FlutterWriter {
    let system: DesignSystem
    let options: TokenOutput.Options

    func text() throws(Diagnostic) -> String {
        let roles = system.scaledRoles
        let names = try RoleIdentifier.unique(system.roles, RoleIdentifier.plainName)
        let factors = ContentSizeCategory.allCases.map { Self.decimal($0.fontScale) }
        return """
            \(options.lineComments)
            import 'package:flutter/painting.dart';

            /// A role with UIKit's sizes. On other systems than iOS, the nearest text size is used.
            class TypeRole {
              const TypeRole(this.style, this.sizes);

              final TextStyle style;

              /// The sizes from XS to AX5.
              final List<double> sizes;

              /// Returns a scaler for a Text with [style], given the scaler of MediaQuery.
              TextScaler scaler(TextScaler system) =>
                  TextScaler.linear(sizes[_nearest(system.scale(1))] / sizes[_large]);

              static const _large = 3;
              static const List<double> _factors = [\(factors.joined(separator: ", "))];

              static int _nearest(double factor) {
                var nearest = 0;
                for (var index = 1; index < _factors.length; index++) {
                  if ((_factors[index] - factor).abs() < (_factors[nearest] - factor).abs()) {
                    nearest = index;
                  }
                }
                return nearest;
              }
            }

            abstract final class \(options.typeName) {
            \(zip(names, roles).map { role($0, $1) }.joined(separator: "\n"))
            }

            """
    }

    private func role(_ name: String, _ role: ScaledRole) -> String {
        let font = role.base
        var arguments: [String] = []
        if let family = role.listed?.family.name ?? role.role.families.first
            ?? font.face.postScriptName, !font.face.isSystem
        {
            arguments.append("fontFamily: \(stringLiteral(family, quote: "'", escaping: ["$"]))")
        }
        arguments.append("fontSize: \(font.pointSize.shortestText)")
        arguments.append("fontWeight: FontWeight.w\(role.weightInHundreds)")
        if role.isItalic { arguments.append("fontStyle: FontStyle.italic") }
        if let height = font.lineHeight {
            arguments.append("height: \(Self.decimal(height / font.pointSize))")
        }
        if let tracking = font.tracking {
            arguments.append("letterSpacing: \(tracking.shortestText)")
        }
        let sizes = role.sizes.map(\.shortestText).joined(separator: ", ")
        return """
              /// \(visible(role.role.name))\(role.weightNote)
              static const \(name) = TypeRole(
                TextStyle(\(arguments.joined(separator: ", "))),
                [\(sizes)],
              );
            """
    }

    private static func decimal(_ number: Double) -> String {
        number.roundedText(toPlaces: 5)
    }
}
