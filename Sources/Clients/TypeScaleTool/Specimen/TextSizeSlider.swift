/// The slider with which a page's reader chooses a text size.
struct TextSizeSlider {
    /// A position of the slider.
    struct Stop {
        /// The name at the slider, such as `AX1`.
        let short: String
        /// The words next to the name.
        let shown: String
        /// The text for screen readers, which is the visible text.
        var spoken: String { "\(short), \(shown)" }
    }

    let stops: [Stop]
    /// The index of the first position.
    let first: Int
    /// The sentences that the page shows without JavaScript.
    let noscript: HTML
    /// The controls below the slider.
    var controls: HTML = ""

    var html: HTML {
        let stop = stops[first]
        let slider = HTML(
            template: PackageResources.reader_html,
            [
                "first": "\(first)", "last": "\(stops.count - 1)", "short": "\(stop.short)",
                "shown": "\(stop.shown)", "spoken": "\(stop.spoken)",
                "ticks": "\(stops.map { "<li>\($0.short)</li>" })", "controls": controls,
                "noscript": noscript,
            ]
        )
        return "\(slider)\n"
    }
}
