import TypeScale
import TypeScaleCheck
import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleLocalization

extension CheckPage {
    /// Returns the findings of a rule, with its reason and its remedy.
    func content(of rule: CheckRule, _ findings: [CheckFinding]) -> HTML {
        let paragraphs = rule.reason.words(separatedBy: "\n").split(separator: "")
        let reasons = paragraphs.map { lines -> HTML in "<p>\(lines.joined(separator: " "))</p>\n" }
        let rows = findings.prefix(Self.maximumFindings).map { finding -> HTML in
            let level = finding.severity.rawValue
            let severity: HTML = "<b class=\"\(level)\">\(level)</b> "
            return row(
                finding.path,
                finding.position,
                finding.code,
                "\(severity)\(visible(finding.message, upTo: 400))"
            )
        }
        return """
            <div class="rule">
            <p class="note">\(rule.summary) \(rule.remedy)</p>
            <details class="reason"><summary>Why</summary>
            \(reasons)</details>
            \(list(rows, of: findings.count, shown: Self.shownFindings))</div>

            """
    }

    /// Returns a list of which a reader opens all but the first rows.
    private func list(_ rows: [HTML], of count: Int, shown: Int) -> HTML {
        let first: HTML = "<ul class=\"findings\">\n\(Array(rows.prefix(shown)))</ul>\n"
        let others = Array(rows.dropFirst(shown))
        let rest = count - rows.count
        let limit = "and \(rest) more; the page shows the first \(rows.count)"
        let more: HTML = rest > 0 ? "<p class=\"rest\">\(limit)</p>\n" : ""
        guard !others.isEmpty else { return "\(first)\(more)" }
        return """
            \(first)<details class="others"><summary>\(others.count) more</summary>
            <ul class="findings">
            \(others)</ul>
            </details>
            \(more)
            """
    }

    private func row(
        _ path: String,
        _ position: TextPosition?,
        _ code: String,
        _ message: HTML
    ) -> HTML {
        let path = visible(path, upTo: 300)
        let start = path.fileName.startIndex
        let place = position.map { ":\($0)" } ?? ""
        let code = visible(code, upTo: 300)
        let quote: HTML = code.isEmpty ? "" : "<p><code>\(code)</code></p>\n"
        return """
            <li>
            <p class="place">\(HTML(name: String(path[..<start])))<b>\(String(path[start...]))</b>\(place)</p>
            <div>
            \(quote)<p>\(message)</p>
            </div>
            </li>

            """
    }

    /// Returns a part that draws translations, with the slider.
    func translations(_ gallery: FitGallery) -> SliderPage.Part {
        let count = results.translations.count
        let limit: HTML =
            count > gallery.count
            ? " The page shows \(gallery.count) of them: the worst of each label." : ""
        let groups = gallery.groups.map { group -> HTML in
            "<h3>\(group.title)</h3>\n\(group.content)"
        }
        return SliderPage.Part(
            id: "translations",
            title: "Truncated translations",
            name: "Truncated translations",
            content: """
                <p class="note">Each text is drawn in the box of its label, at the smallest text size at \
                which it does not fit. Move the slider to see all of them at one size.\(limit)</p>
                \(groups)
                """,
            count: count,
            containsSlider: true
        )
    }

    /// The places that were not seen.
    var unseen: SliderPage.Part {
        let rows = report.unseen.prefix(Self.maximumGaps).map { gap in
            row(gap.path, gap.position, gap.code, "\(visible(gap.reason, upTo: 400))")
        }
        return SliderPage.Part(
            id: "unseen",
            title: "Not seen",
            name: "Not seen",
            content: """
                <p class="note">The size of these fonts comes from other code, or iOS does not compile \
                the code. This does not mean that they are right. If a design system provides a font, \
                name its text style in <code>typescale.json</code>. Text in pictures, web views and other frameworks, and layout \
                at run time, were not seen either.</p>
                \(list(rows, of: report.unseen.count, shown: Self.maximumGaps))
                """,
            count: report.unseen.count,
            isFolded: true
        )
    }

    /// The growth of the system's text styles.
    var growth: SliderPage.Part {
        let rows = StyleGrowth.all.map { growth -> HTML in
            let percent: HTML = "\(growth.percent) %"
            return """
                <tr><th scope="row">\(growth.style.description)</th><td>\(growth.large)</td>\
                <td>\(growth.largest)</td>\
                <td>\(growth.reaches200 ? percent : "<b class=\"below\">\(percent)</b>")</td></tr>

                """
        }
        return SliderPage.Part(
            id: "larger-text",
            title: "Text of 200 percent",
            name: "Text of 200 percent",
            content: """
                <p class="note">\(results.isComplete ? results.verdict : "")</p>
                <p class="note">Apple’s label “Larger Text” and EN 301 549, 11.1.4.4 (WCAG 1.4.4), ask for \
                text of 200 percent. If every text has to become twice as large, a style below 200 percent \
                cannot meet this, whatever the app does. If the text size of the system has to be 200 \
                percent or more, body text reaches it at AX3.</p>
                <table class="growth">
                <caption>The system’s text styles, in points</caption>
                <thead><tr><th scope="col">Style</th><th scope="col">L</th><th scope="col">AX5</th>\
                <th scope="col">Growth</th></tr></thead>
                <tbody>
                \(rows)</tbody>
                </table>

                """
        )
    }
}
