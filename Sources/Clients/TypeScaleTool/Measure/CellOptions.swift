import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// The options for a self-sizing cell with a headline and a body.
struct CellOptions: ArgumentGroup {
    let body = Argument("--body", .text("TEXT"), "The body of a cell, whose headline is the text")
    let bodyFont = Argument("--body-font", .text("FILE|NAME"), "A file, or a name from --metrics")
    let bodySize = Argument(
        "--body-size",
        .points,
        "The body's size at L",
        absent: "the style's size"
    )
    let metrics = Argument("--metrics", .customFace, "The metrics of a font without a file")
    let margin = Argument("--margin", .points, "The top and bottom margins", absent: "0")
    let spacing = Argument("--spacing", .spacing, "The version of system spacing", default: .modern)

    /// The version of system spacing.
    enum Spacing: String {
        case modern
        case legacy
    }

    /// Returns a report of the cell at several categories.
    func report(
        headline: String,
        body: String,
        width: Double,
        categories: [ContentSizeCategory],
        displayScale: Double?
    ) throws -> CellReport {
        var resolver = FontResolver(FontRegistry())
        if let custom = metrics.value { resolver.customFaces[custom.name] = custom.face }
        let margin = margin.value ?? 0
        let stack = TextStack(
            [
                TextLabel(headline, font: .system(.headline)),
                TextLabel(body, font: try font(resolver)),
            ],
            spacing: spacing.value == .modern ? .modern : .legacy,
            margins: TextMargins(top: margin, bottom: margin)
        )
        let rows = try categories.map { category in
            let reader = TraitCollection(
                preferredContentSizeCategory: category,
                displayScale: displayScale
            )
            let layout = try stack.layout(width: width, for: reader, fonts: resolver)
            return CellReport.Row(category: category, layout: layout)
        }
        return CellReport(width: width, rows: rows)
    }

    /// Returns the font that the options select for the body.
    private func font(_ resolver: FontResolver) throws -> FontDescription {
        let size = bodySize.value
        guard let font = bodyFont.value else {
            guard resolver.customFaces.isEmpty else {
                throw UsageError("--metrics requires --body-font with the same name")
            }
            return .system(.body, size: size)
        }
        if resolver.customFaces[font] != nil {
            return FontDescription(name: font, textStyle: .body, size: size)
        }
        let faces = try resolver.registry.register(path: font).faces
        guard let face = faces.first else {
            throw DataError("\(font): no readable face")
        }
        return FontDescription(name: face.postScriptName, textStyle: .body, size: size)
    }
}

extension ValueKind where Value == (name: String, face: CustomFace) {
    /// The kind for the name and the metrics of a font that has no file.
    fileprivate static var customFace: Self {
        ValueKind(name: "NAME=NUMBERS") { text, option throws(UsageError) in
            let end = text.unicodeScalars.firstIndex(of: "=")
            let name = end.map { String(text.unicodeScalars[..<$0]) } ?? ""
            let numbers = end.map {
                Substring(text.unicodeScalars[$0...].dropFirst()).words(separatedBy: ",")
                    .compactMap { Double(decimal: String($0)) }
            }
            guard !name.isEmpty, let numbers, numbers.count == 5,
                let face = CustomFace(
                    unitsPerEm: numbers[0],
                    ascender: numbers[1],
                    descender: numbers[2],
                    capHeight: numbers[3],
                    xHeight: numbers[4]
                )
            else {
                throw UsageError(
                    "expected NAME=UPM,ASCENDER,DESCENDER,CAPHEIGHT,XHEIGHT in font units after "
                        + "\(option), not \(quoted(text))"
                )
            }
            return (name, face)
        }
    }
}

extension ValueKind where Value == CellOptions.Spacing {
    fileprivate static var spacing: Self {
        .named("modern|legacy", "spacing", among: ["modern", "legacy"], read: Value.init)
    }
}
