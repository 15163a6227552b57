import Foundation
import TypeScale
import TypeScaleFonts
import TypeScaleFoundation
import TypeScaleLayout

/// The styles, the cell and the curves on a specimen page.
struct Specimen {
    let text: SampleText
    /// The maximum size of all fonts except the system font, or `nil` for no maximum.
    let cap: Double?
    private(set) var fonts: [SpecimenFont] = []
    private(set) var families: [SpecimenFamily] = []
    let cell: SpecimenCell
    let curves: SpecimenCurves

    private let resolver = FontResolver(FontRegistry())

    /// The index of the category that the page shows first.
    static let first = ContentSizeCategory.allCases.firstIndex(of: .large) ?? 0

    static let maximumFaces = 24

    /// The sizes, in points, that the dictionary for a page can contain.
    static let sizes = 1.0...1000.0

    /// Reads the fonts and the dictionary, and scales each style for every reader.
    init(
        text: SampleText,
        cap: Double?,
        curves: [ScalingCurve],
        fontPaths: [String],
        dictionaryPath: String?,
        isEmbedding: Bool
    ) throws {
        self.text = text
        self.cap = cap
        self.curves = SpecimenCurves(curves)
        var faces: [Typeface] = []
        for path in fontPaths {
            faces += try resolver.registry.register(path: path).faces
            guard faces.count <= Self.maximumFaces else {
                throw DataError(
                    "\(faces.count) faces exceed the limit of \(Self.maximumFaces); specify fewer fonts"
                )
            }
        }
        let dictionary = try dictionaryPath.map { path in
            let dictionary = try StyleDictionary(contentsOf: FilePath.url(path))
            try Self.check(dictionary, path)
            return dictionary
        }
        var body = faces.first.map { FontDescription(name: $0.postScriptName, textStyle: .body) }
        // Use the dictionary's body font if one of the files contains it.
        if let entry = dictionary?.entries[.body],
            (try? resolver.registry.face(named: entry.fontName)) != nil
        {
            body = FontDescription(name: entry.fontName, textStyle: .body, size: entry.fontSize)
        }
        cell = try SpecimenCell(bodyFont: body?.capped(at: cap) ?? .system(.body), resolver)
        let rows = TextStyle.growing.map { SpecimenFamily.Row(.system($0), cap: nil, resolver) }
        families = [SpecimenFamily(kind: .system, title: "System font", rows: rows)]
        for face in faces {
            let font = try SpecimenFont(face)
            fonts.append(isEmbedding ? try font.embedded() : font)
            let rows = TextStyle.growing.map { style in
                let font = FontDescription(name: font.name, textStyle: style, weight: font.weight)
                return SpecimenFamily.Row(font, cap: cap, resolver)
            }
            families.append(SpecimenFamily(kind: .font, title: face.fullName, rows: rows))
        }
        if let dictionary, let dictionaryPath {
            add(dictionary, URL(filePath: dictionaryPath).lastPathComponent)
        }
    }

    private static func check(_ dictionary: StyleDictionary, _ path: String) throws(DataError) {
        for style in TextStyle.allCases {
            guard let size = dictionary.entries[style]?.fontSize, !sizes.contains(size) else {
                continue
            }
            throw DataError(
                "cannot show \(path): expected a size from \(sizes.lowerBound.shortestText) to "
                    + "\(sizes.upperBound.shortestText) points for \(style), not \(size.shortestText)"
            )
        }
    }

    /// Adds the styles in a dictionary, which can name faces that have no file.
    private mutating func add(_ dictionary: StyleDictionary, _ title: String) {
        let rows = TextStyle.allCases.compactMap { style -> SpecimenFamily.Row? in
            guard let entry = dictionary.entries[style] else { return nil }
            let description = FontDescription(
                name: entry.fontName,
                textStyle: style,
                size: entry.fontSize,
                // Prefer the weight in the font file to the weight in the font's name.
                weight: font(named: entry.fontName).weight
            )
            return SpecimenFamily.Row(description, cap: cap, resolver)
        }
        families.append(SpecimenFamily(kind: .dictionary, title: title, rows: rows))
    }

    private mutating func font(named name: String) -> SpecimenFont {
        if let font = fonts.first(where: { $0.name == name }) { return font }
        let face = try? resolver.registry.face(named: name).typeface()
        let font = (try? face.map { try SpecimenFont($0) }) ?? SpecimenFont(name: name)
        fonts.append(font)
        return font
    }
}

/// The curves on a specimen page, which scale body text for every reader.
struct SpecimenCurves {
    static let style = TextStyle.body
    /// The size in points of body text on iOS at L.
    let size = FontDescription.system(style).scaled(for: .reader(.large)).pointSize
    let curves: [ScalingCurve]
    /// A plot of each curve's results at every category.
    let plot: CurvePlot

    init(_ curves: [ScalingCurve]) {
        self.curves = curves
        plot = CurvePlot(size, Self.style, curves)
    }
}

extension StyleDictionaryError: LocatedError {
    var diagnostic: String? {
        let key = keyPath.isEmpty ? "" : "\(keyPath): "
        return position.map { "\(name):\($0): error: \(key)\(detail)" }
    }
}
