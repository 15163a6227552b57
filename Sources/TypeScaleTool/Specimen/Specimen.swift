import Foundation
import TypeScale
import TypeScaleFonts
import TypeScaleFoundation
import TypeScaleLayout

/// What a page shows: fonts in all styles for all readers, a cell, and curves.
struct Specimen {
    let text: SampleText
    /// The largest size of fonts that are not the system's; `nil` for none.
    let cap: Double?
    private(set) var fonts: [SpecimenFont] = []
    private(set) var families: [SpecimenFamily] = []
    let cell: SpecimenCell
    let curves: SpecimenCurves

    /// The index of the category that the page starts at.
    static let first = ContentSizeCategory.allCases.firstIndex(of: .large) ?? 0

    /// The maximum number of faces on a page.
    static let maximumFaces = 24

    /// Reads the fonts and the dictionary, and scales everything.
    init(
        fontPaths: [String],
        dictionaryPath: String?,
        text: SampleText,
        cap: Double?,
        curves: [ScalingCurve],
        isEmbedding: Bool
    ) throws {
        self.text = text
        self.cap = cap
        self.curves = SpecimenCurves(curves)
        let registry = FontRegistry()
        let resolver = FontResolver(registry)
        var faces: [Typeface] = []
        for path in fontPaths {
            faces += try registry.register(path: path).faces
            guard faces.count <= Self.maximumFaces else {
                throw DataError(
                    "the files have \(faces.count) faces; a page takes \(Self.maximumFaces) at most"
                )
            }
        }
        let dictionary = try dictionaryPath.map { path in
            let dictionary = try StyleDictionary(contentsOf: FilePath.url(path))
            try Self.check(dictionary, path)
            return dictionary
        }
        var body = faces.first.map { FontDescription(name: $0.postScriptName, textStyle: .body) }
        // The design's own body, if its face is among the files.
        if let entry = dictionary?.entries[.body],
            (try? registry.face(named: entry.fontName)) != nil
        {
            body = FontDescription(name: entry.fontName, textStyle: .body, size: entry.fontSize)
        }
        if let cap { body = body?.maximumPointSize(cap) }
        cell = try SpecimenCell(bodyFont: body ?? .system(.body), resolver)
        let system = TextStyle.growing.map { SpecimenFamily.Row(.system($0), cap: nil, resolver) }
        families = [SpecimenFamily(kind: .system, title: "System font", rows: system)]
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
            add(dictionary, URL(filePath: dictionaryPath).lastPathComponent, resolver)
        }
    }

    /// The sizes at L that a page shows, in points.
    static let sizes = 1.0...1000.0

    private static func check(_ dictionary: StyleDictionary, _ path: String) throws(DataError) {
        for style in TextStyle.allCases {
            guard let size = dictionary.entries[style]?.fontSize, !sizes.contains(size) else {
                continue
            }
            throw DataError(
                "\(path): \(style): a page shows sizes of \(sizes.lowerBound.shortestText) to "
                    + "\(sizes.upperBound.shortestText) points, not \(size.shortestText)"
            )
        }
    }

    /// Adds the styles of a dictionary; a face that is in no file is only named.
    private mutating func add(
        _ dictionary: StyleDictionary,
        _ name: String,
        _ resolver: FontResolver
    ) {
        var rows: [SpecimenFamily.Row] = []
        for style in TextStyle.allCases {
            guard let entry = dictionary.entries[style] else { continue }
            if !fonts.contains(where: { $0.name == entry.fontName }) {
                let face = try? resolver.registry.face(named: entry.fontName).typeface()
                let font = try? face.map { try SpecimenFont($0) }
                fonts.append(font ?? SpecimenFont(name: entry.fontName))
            }
            let description = FontDescription(
                name: entry.fontName,
                textStyle: style,
                size: entry.fontSize,
                // The file knows better than the name.
                weight: fonts.first { $0.name == entry.fontName }?.weight
            )
            rows.append(SpecimenFamily.Row(description, cap: cap, resolver))
        }
        families.append(SpecimenFamily(kind: .dictionary, title: name, rows: rows))
    }
}

/// One size by Apple's curve and by others, for every reader.
struct SpecimenCurves {
    /// The style to scale: the body text of iOS at L.
    static let style = TextStyle.body
    let size: Double
    let curves: [ScalingCurve]
    /// A size for each category, by each curve.
    let plot: CurvePlot

    init(_ curves: [ScalingCurve]) {
        size = FontDescription.system(Self.style).scaled(for: .reader(.large)).pointSize
        self.curves = curves
        plot = CurvePlot(size, Self.style, curves)
    }
}
