import TypeScale
import TypeScaleRichText

extension SpecimenPage {
    /// Writes what the page is, and what is on it.
    func writeHeader(_ parts: [Part], to html: inout HTMLText) {
        html.markup(
            """
            <header>
            <h1>Your type, as large as its reader needs it</h1>
            <p class="lede">Everyone with an iPhone picks one of twelve text sizes in Settings: move the \
            slider to see what each does to every text style, with the sizes that iOS computes beside it.</p>
            <nav aria-label="On this page">
            <ul>

            """
        )
        for part in parts {
            html.markup(##"<li><a href="#\##(part.id)">"##)
            html.content(part.name ?? part.title)
            html.markup("</a></li>\n")
        }
        html.markup("</ul>\n</nav>\n</header>\n")
    }

    /// Writes the slider over the categories, which the script enables.
    func writeSlider(_ numbers: SpecimenNumbers, to html: inout HTMLText) {
        let categories = ContentSizeCategory.allCases
        html.markup(
            """
            <div class="reader" role="region" aria-label="Text size">
            <p><label for="category">Reader’s text size</label>
            <output for="category" aria-live="off"><b id="short">\(categories[Self.first].shortName)</b>
            <span id="shown">\(numbers.shown[Self.first])</span></output></p>
            <input type="range" id="category" min="0" max="\(categories.count - 1)" step="1" \
            value="\(Self.first)" autocomplete="off" disabled
            """
        )
        html.attribute("aria-valuetext", numbers.spoken[Self.first])
        html.markup(">\n" + #"<ol class="ticks" aria-hidden="true">"#)
        for category in categories { html.markup("<li>\(category.shortName)</li>") }
        html.markup(
            """
            </ol>
            <noscript><p>The slider needs JavaScript. Without it the page shows L, and the \
            <a href="#sizes">table of all sizes</a>.</p></noscript>
            </div>

            """
        )
    }
}
