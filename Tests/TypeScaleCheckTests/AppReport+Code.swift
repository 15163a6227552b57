import Foundation
import TypeScale
import TypeScaleDiagnostics
import TypeScaleLocalization

@testable import TypeScaleCheck

extension AppReport {
    /// Checks code in memory.
    ///
    /// - Parameters:
    ///   - code: The code.
    ///   - path: The path of the file.
    ///   - fonts: The fonts of a design system.
    ///   - rules: The rules, or `nil` for all but the one about names of fonts, because the folder
    ///     has no fonts.
    init(
        code: String,
        path: String = "A.swift",
        fonts: NameDictionary<FontDescription> = NameDictionary(),
        rules: Set<CheckRule>? = nil
    ) {
        self.init(files: [path: code], fonts: fonts, rules: rules)
    }

    /// Checks files in memory.
    init(
        files: [String: String],
        fonts: NameDictionary<FontDescription> = NameDictionary(),
        rules: Set<CheckRule>? = nil
    ) {
        var check = AppCheck()
        check.fonts = fonts
        check.rules = rules ?? check.rules.subtracting([.fontNameUnknown])
        let source = FileSource { path, _ in
            // The path of the file follows the path of the folder.
            Data((files.first { path.hasSuffix("/" + $0.key) || path == $0.key }?.value ?? "").utf8)
        }
        self = check.report(paths: files.keys.sorted(), in: URL(filePath: ""), from: source)
    }

    /// The findings in translations.
    var translations: [FitFinding] { findings.compactMap(\.translation) }

    /// The findings as lines such as `A.swift:3 fixed-size`.
    var lines: [String] {
        findings.map { "\($0.path):\($0.position?.line ?? 0) \($0.rule.name)" }
    }
}
