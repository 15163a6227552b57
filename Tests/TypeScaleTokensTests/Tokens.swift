import Foundation
import TypeScale
import TypeScaleDiagnostics

@testable import TypeScaleTokens

/// Reads tokens from JSON text.
func read(
    _ json: String,
    contexts: NameDictionary<String> = [:],
    curves: [ScalingCurve] = []
) throws -> DesignSystem.Recovered {
    var options = DesignSystem.ReadingOptions()
    options.contexts = contexts
    options.curves = curves
    return try DesignSystem.recovering(data: Data(json.utf8), file: "a.json", options: options)
}

extension DesignSystem.Recovered {
    /// The errors, without warnings and notes, and without the one for documents without roles,
    /// which many documents in tests are.
    var errors: [Diagnostic] {
        diagnostics.filter { $0.severity == .error && $0.kind != .noRoles }
    }

    /// The kinds of the errors.
    var kinds: [Diagnostic.Kind] { errors.map(\.kind) }
}

/// Returns a typography value with all properties that the format requires.
func typography(
    _ family: String = "\"Roboto\"",
    size: String = #"{"value": 42, "unit": "px"}"#,
    weight: String = "700",
    spacing: String = #"{"value": 0.1, "unit": "px"}"#,
    lineHeight: String = "1.2"
) -> String {
    """
    {"fontFamily": \(family), "fontSize": \(size), "fontWeight": \(weight),
     "letterSpacing": \(spacing), "lineHeight": \(lineHeight)}
    """
}

/// Returns a typography token without a type.
func token(_ value: String = typography(), _ more: String = "") -> String {
    "{\"$value\": \(value)\(more.isEmpty ? "" : ", " + more)}"
}
