import TypeScale
import TypeScaleFonts

extension SpecimenPage {
    /// The fields for the reader's choices, which the page's script shows.
    var choices: HTML {
        let sizes = ContentSizeCategory.allCases.map { category -> HTML in
            "<option value=\"\(category.shortName)\">\(category.shortName)</option>\n"
        }
        let families = specimen.families.enumerated().map { index, family -> HTML in
            "<option value=\"family-\(index)\">\(family.title)</option>\n"
        }
        let fonts: HTML =
            families.count > 1 ? "<optgroup label=\"Fonts\">\n\(families)</optgroup>\n" : ""
        let samples = samples.map { line -> HTML in
            "<option value=\"\(line.text)\" lang=\"\(line.language)\"></option>\n"
        }
        return """
            <details class="choices" id="choices" hidden>
            <summary>Text, maximum and comparison</summary>
            <div>
            <p class="long"><label for="text">Text</label>
            <input id="text" list="samples" maxlength="\(SampleText.maximumLength)" dir="auto" \
            autocomplete="off" placeholder="the samples" value="\(specimen.text.given ?? "")"></p>
            <p><label for="cap">Maximum size</label>
            <input id="cap" inputmode="decimal" autocomplete="off" placeholder="none" \
            value="\(specimen.cap?.shortestText ?? "")"></p>
            <p><label for="compare">Compare with</label>
            <select id="compare" autocomplete="off"><option value="">nothing</option>
            <optgroup label="Text sizes">
            \(sizes)</optgroup>
            \(fonts)</select></p>
            <p class="checks"><label><input type="checkbox" id="bold" autocomplete="off"> Bold Text</label>
            <label><input type="checkbox" id="rtl" autocomplete="off"> Right to left</label></p>
            </div>
            <datalist id="samples">
            \(samples)</datalist>
            </details>

            """
    }

    /// Greetings in the scripts that the fonts contain, or in all scripts without a font file.
    private var samples: [SampleText.Line] {
        let fonts = specimen.fonts.compactMap(\.face).map { FontInstance.file($0) }
        return SampleScript.others.map { $0.line(.title1) }.filter { line in
            fonts.isEmpty
                || fonts.contains { font in
                    // Characters: a font supports them or not.
                    line.text.allSatisfy { $0.isWhitespace || (try? font.supports($0)) == true }
                }
        }
    }
}
