import Foundation
import TypeScale
import TypeScaleCurves

extension SpecimenPage {
    /// The fields of the calculator, and its empty results, which its script fills.
    var calculator: HTML {
        let styles = TextStyle.growing.map { style -> HTML in
            let selected: HTML = style == .body ? " selected" : ""
            return "<option value=\"\(style.description)\"\(selected)>\(style.title)</option>\n"
        }
        let curves = ScalingCurve.named.map { "<option>\($0.details.name)</option>\n" as HTML }
        let sizes = ContentSizeCategory.allCases
            .map { FontDescription.system(.body).scaled(for: .reader($0)).pointSize.shortestText }
        let empty = ContentSizeCategory.allCases.map { _ in "" }
        let names = ["Point size", "Line height", "Width on one line", "Lines", "Height"]
        let lines = specimen.text.line(.body).text
            .words(separatedBy: "\n")
            .map { "\(String($0))" as HTML }
        return HTML(
            template: PackageResources.calculator_html,
            [
                "styles": "\(styles)", "curves": "\(curves)",
                "sizes": "\(sizes.joined(separator: " "))",
                "maximum": "\(specimen.cap?.shortestText ?? "")",
                "limit": "\(SampleText.maximumLength)",
                "text": HTML(markup: lines.map(\.text).joined(separator: "&#10;")),
                "results": table(
                    id: "calculator-table",
                    title: "The text at every size",
                    first: "In points",
                    rows: names.map { Self.row($0, texts: empty) }
                ),
            ]
        )
    }

    /// Returns the elements with the module, and with the script of the calculator.
    static func elements(_ module: SpecimenModule) -> HTML {
        """

        <script type="application/wasm" id="calculator-module">\
        \(HTML(markup: module.module.base64EncodedString()))</script>
        <script type="module">\(HTML(markup: script(module)))</script>
        """
    }

    /// Returns a script that needs no other file: the module's own script and the calculator's.
    static func script(_ module: SpecimenModule) -> String {
        module.script + String(resource: PackageResources.calculator_js)
    }
}
