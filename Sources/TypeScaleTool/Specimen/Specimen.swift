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
        var faces: [Typeface] = []
        for path in fontPaths {
            faces += try registry.register(path: path).faces
            guard faces.count <= Self.maximumFaces else {
                throw DataError(
                    "the files have \(faces.count) faces; a page takes "
                        + "\(Self.maximumFaces) at most"
                )
            }
        }
        let dictionary = try dictionaryPath.map {
            try StyleDictionary(contentsOf: FilePath.url($0))
        }
        try Self.check(dictionary, dictionaryPath ?? "")
        let resolver = FontResolver(registry)
        var bodyFont = faces.first.map {
            FontDescription(name: $0.postScriptName, textStyle: .body)
        }
        // The design's own body, where its face was given.
        if let body = dictionary?.entries[.body],
            (try? registry.face(named: body.fontName)) != nil
        {
            bodyFont = FontDescription(
                name: body.fontName,
                textStyle: .body,
                size: body.fontSize
            )
        }
        if let cap { bodyFont = bodyFont?.maximumPointSize(cap) }
        cell = try SpecimenCell(bodyFont: bodyFont ?? .system(.body), resolver)
        families.append(
            SpecimenFamily(
                kind: .system,
                title: "System font",
                rows: TextStyle.growing.map { SpecimenFamily.Row(.system($0), cap: nil, resolver) }
            )
        )
        for face in faces {
            let font = try SpecimenFont(face)
            fonts.append(isEmbedding ? try font.embedded() : font)
            families.append(
                SpecimenFamily(
                    kind: .font,
                    title: face.fullName,
                    rows: TextStyle.growing.map { style in
                        let description = FontDescription(
                            name: font.name,
                            textStyle: style,
                            weight: font.weight
                        )
                        return SpecimenFamily.Row(description, cap: cap, resolver)
                    }
                )
            )
        }
        if let dictionary, let dictionaryPath {
            add(dictionary, URL(filePath: dictionaryPath).lastPathComponent, resolver)
        }
    }

    /// The sizes at L that a page shows, in points.
    static let sizes = 1.0...1000.0

    private static func check(
        _ dictionary: StyleDictionary?,
        _ path: String
    ) throws(DataError) {
        for style in TextStyle.allCases {
            guard let size = dictionary?.entries[style]?.fontSize, !sizes.contains(size) else {
                continue
            }
            throw DataError(
                "\(path): \(style): a page shows sizes of "
                    + "\(sizes.lowerBound.shortestText) to \(sizes.upperBound.shortestText) points, "
                    + "not \(size.shortestText)"
            )
        }
    }

    /// Adds the styles of a dictionary; a face that was not given as a file is named only.
    private mutating func add(
        _ dictionary: StyleDictionary,
        _ name: String,
        _ resolver: FontResolver
    ) {
        let styles = TextStyle.allCases.filter { dictionary.entries[$0] != nil }
        for case let name? in styles.map({ dictionary.entries[$0]?.fontName })
        where !fonts.contains(where: { $0.name == name }) {
            let face = try? resolver.registry.face(named: name).typeface()
            fonts.append((try? face.map { try SpecimenFont($0) }) ?? SpecimenFont(name: name))
        }
        families.append(
            SpecimenFamily(
                kind: .dictionary,
                title: name,
                rows: styles.compactMap { style in
                    guard let entry = dictionary.entries[style] else { return nil }
                    let font = FontDescription(
                        name: entry.fontName,
                        textStyle: style,
                        size: entry.fontSize,
                        // The file knows better than the name.
                        weight: fonts.first { $0.name == entry.fontName }?.weight
                    )
                    return SpecimenFamily.Row(font, cap: cap, resolver)
                }
            )
        )
    }
}
