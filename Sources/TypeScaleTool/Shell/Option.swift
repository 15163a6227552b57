/// An option of a command.
struct Option: Sendable {
    /// With its dashes: `--style`.
    let name: String
    /// What its value is called, `nil` for an option without one.
    let value: String?
    /// One line: what it does.
    let summary: String
    /// Another name, such as `-o`; `nil` without one.
    var alias: String?
    /// Whether it may be given several times, each time with a value of its own.
    var isRepeatable = false

    /// The names that it is given by.
    var names: [String] { [alias, name].compactMap(\.self) }
}

extension Option {
    static let style = Option(
        name: "--style",
        value: "STYLE",
        summary: "The text style: body, headline, caption1 ..."
    )
    static let category = Option(
        name: "--category",
        value: "CATEGORY",
        summary: "One text size only: XS ... AX5, xSmall, accessibilityLarge ..."
    )
    static let displayScale = Option(
        name: "--display-scale",
        value: "NUMBER",
        summary: "Pixels per point, for values; unless given 3, on watchOS and macOS 2, on tvOS 1"
    )
    static let maximum = Option(
        name: "--max",
        value: "POINTS",
        summary: "The largest size a font may take"
    )
    static let minimum = Option(
        name: "--min",
        value: "POINTS",
        summary: "The smallest size a font may take"
    )
    static let curve = Option(
        name: "--curve",
        value: "NAME",
        summary: "How the size grows: uikit, android ...; typescale curves lists them"
    )
    static let curves = Option(
        name: "--curve",
        value: "NAME,NAME",
        summary: "The curves: uikit,android ...; typescale curves lists them"
    )
    static let fontScale = Option(
        name: "--font-scale",
        value: "FACTOR",
        summary: "The reader's own factor, as Android, GNOME and Windows have it"
    )
    static let designSize = Option(
        name: "--size",
        value: "POINTS",
        summary: "The size at L; the style's own unless given"
    )
    static let output = Option(
        name: "--output",
        value: "FILE",
        summary: "The file to write; - for standard output",
        alias: "-o"
    )
    static let svg = Option(name: "--svg", value: nil, summary: "Write a picture")
    static let size = Option(name: "--size", value: "POINTS", summary: "The size of the font")
    static let font = Option(name: "--font", value: "FILE", summary: "The font file")
    static let systemFont = Option(
        name: "--font",
        value: "FILE|system",
        summary: "The font file; system for the system's own font"
    )
    static let fallback = Option(
        name: "--fallback",
        value: "FILE",
        summary: "A font file for characters that the font lacks"
    )
    static let width = Option(
        name: "--width",
        value: "POINTS",
        summary: "The width between the edges"
    )
    static let lines = Option(name: "--lines", value: "N", summary: "The most lines")
    static let index = Option(
        name: "--index",
        value: "N",
        summary: "The face of a collection; 0, the first, unless given"
    )
    static let features = Option(
        name: "--features",
        value: "none|kern|default",
        summary: "What the font does; +TAG and -TAG behind a comma: default,-liga,+ss01"
    )
    static let variation = Option(
        name: "--variation",
        value: "AXIS=VALUE",
        summary: "Where a variable font stands: wght=650, or wght=650,wdth=90"
    )
    static let glyphs = Option(
        name: "--glyphs",
        value: nil,
        summary: "Show each glyph, where it comes from and its advance"
    )
    static let explain = Option(
        name: "--explain",
        value: nil,
        summary: "Say of each size how it came about, and from where"
    )
    static let platform = Option(
        name: "--platform",
        value: "NAME",
        summary: "iOS, iOS-as-printed, watchOS-41 and other cases, tvOS or macOS"
    )
    static let diff = Option(
        name: "--diff",
        value: "NAME",
        summary: "Show the cells in which another platform's table differs"
    )
    static let json = Option(name: "--json", value: nil, summary: "Write JSON")
    static let strict = Option(
        name: "--strict",
        value: nil,
        summary: "Write nothing of a document that has an error"
    )
    static let html = Option(name: "--html", value: nil, summary: "Write a page")
    static let text = Option(name: "--text", value: nil, summary: "Write the text alone")
    static let csv = Option(name: "--csv", value: nil, summary: "Write CSV")
}
