import TypeScaleLayout

/// A card in Latin, Arabic and Devanagari, whose texts follow the reader's size.
struct Card {
    private struct Part {
        let language: String
        let direction: ParagraphStyle.Direction
        let title: String
        let text: String
    }

    private static let parts = [
        Part(
            language: "en",
            direction: .leftToRight,
            title: "Train to Zürich",
            text: "Delayed by 12 minutes: now at 14:35, track 5"
        ),
        Part(
            language: "ar",
            direction: .rightToLeft,
            title: "القطار إلى زيورخ",
            text: "متأخر 12 دقيقة: الآن في 14:35، رصيف 5"
        ),
        Part(
            language: "hi",
            direction: .leftToRight,
            title: "ज़्यूरिख़ की ट्रेन",
            text: "12 मिनट की देरी: अब 14:35 बजे, प्लेटफ़ॉर्म 5"
        ),
    ]

    private let fonts = FontRegistry()
    private let scripts: [String: [Typeface]]

    /// Registers the fonts of Debian's package fonts-noto-core.
    init() throws {
        var scripts: [String: [Typeface]] = [:]
        for weight in ["Regular", "Bold"] {
            for family in ["NotoSans", "NotoNaskhArabic", "NotoSansDevanagari"] {
                let file = "/usr/share/fonts/truetype/noto/\(family)-\(weight).ttf"
                scripts[weight, default: []] += try fonts.register(path: file).faces
            }
        }
        self.scripts = scripts
    }

    /// Returns the three parts, laid out for a reader.
    func layouts(width: Double, for reader: TraitCollection) throws -> [StackLayout] {
        try Self.parts.map { part in
            func label(_ text: String, _ weight: String, _ style: TextStyle) -> TextLabel {
                let font = FontDescription(name: "NotoSans-\(weight)", textStyle: style)
                let run = TextLabel.Run(text, font: font, language: part.language)
                return TextLabel([run], fallbacks: scripts[weight] ?? [])
            }
            let stack = TextStack(
                [label(part.title, "Bold", .headline), label(part.text, "Regular", .subheadline)],
                margins: TextMargins(top: 5, leading: 20, bottom: 5, trailing: 20),
                direction: part.direction
            )
            return try stack.layout(width: width, for: reader, fonts: fonts)
        }
    }
}
