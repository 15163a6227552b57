import Foundation
import TypeScale
import TypeScaleFonts
import TypeScaleFoundation
import TypeScaleLayout
import TypeScaleTokens

/// The roles, the cell and the curves on a specimen page.
struct Specimen {
    let text: SampleText
    /// The maximum size of all fonts except the system font, or `nil` for no maximum.
    let cap: Double?
    private(set) var fonts: [SpecimenFont] = []
    private(set) var families: [SpecimenFamily] = []
    let cell: SpecimenCell
    let curves: SpecimenCurves

    /// The faces in the given files.
    private var faces: [Typeface] = []
    private let resolver = FontResolver(FontRegistry())

    /// The index of the category that the page shows first.
    static let first = ContentSizeCategory.allCases.firstIndex(of: .large) ?? 0

    static let maximumFaces = 24
    static let maximumRoles = 500

    /// The sizes, in points, that a design system for a page can contain.
    static let sizes = 1.0...1000.0

    /// Reads the fonts and the dictionary, and scales each role for every reader.
    ///
    /// `tokens` contains the name and the roles of a token file.
    init(
        text: SampleText,
        cap: Double?,
        curves: [ScalingCurve],
        fontPaths: [String],
        dictionaryPath: String?,
        tokens: (title: String, system: DesignSystem)? = nil,
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
            if let style = dictionary.stylesWithDesign.first {
                let key = StyleDictionary.key(for: style)
                throw DataError("cannot show \(path): the page has no design for \(key); remove it")
            }
            let system = DesignSystem(dictionary)
            try Self.check(system, path)
            return (title: FilePath.url(path).lastPathComponent, system: system)
        }
        var body = faces.first.map { FontDescription(name: $0.postScriptName, textStyle: .body) }
        // Use the design system's body font if one of the files contains it.
        if let font = (dictionary ?? tokens)?.system.role(named: "body")?.font,
            let name = font.face.postScriptName,
            (try? resolver.registry.face(named: name)) != nil
        {
            body = font
        }
        cell = try SpecimenCell(bodyFont: body?.capped(at: cap) ?? .system(.body), resolver)
        add(.system, "System font", TextStyle.dynamicTypeStyles.map { Self.role(.system($0)) })
        for face in faces {
            let font = try SpecimenFont(face)
            fonts.append(isEmbedding ? try font.embedded() : font)
            let roles = TextStyle.dynamicTypeStyles.map { style in
                let description = FontDescription(
                    name: font.name,
                    textStyle: style,
                    weight: font.weight
                )
                return Self.role(description)
            }
            add(.font, face.fullName, roles)
        }
        self.faces = faces
        if let dictionary { add(.dictionary, dictionary.title, dictionary.system.roles) }
        if let tokens {
            try Self.check(tokens.system, tokens.title)
            add(.tokens, tokens.title, tokens.system.roles)
        }
    }

    private static func check(_ system: DesignSystem, _ path: String) throws(DataError) {
        guard system.roles.count <= maximumRoles else {
            let detail = "\(system.roles.count) roles exceed the limit of \(maximumRoles)"
            throw DataError("cannot show \(path): \(detail); split the file")
        }
        for role in system.roles {
            guard let size = role.font.size, !sizes.contains(size) else { continue }
            throw DataError(
                "cannot show \(path): expected a size from \(sizes.lowerBound.shortestText) to "
                    + "\(sizes.upperBound.shortestText) points for \(visible(role.name)), "
                    + "not \(size.shortestText)"
            )
        }
    }

    private static func role(_ font: FontDescription) -> DesignSystem.Role {
        DesignSystem.Role(name: font.textStyle.description, font: font)
    }

    /// Adds roles, which can name faces that have no file.
    private mutating func add(
        _ kind: SpecimenFamily.Kind,
        _ title: String,
        _ roles: [DesignSystem.Role]
    ) {
        let rows = roles.map { role -> SpecimenFamily.Row in
            var font = installed(role.font)
            if let name = font.face.postScriptName {
                let known = self.font(named: name, families: role.families)
                // Prefer the weight in the font file to the weight in the font's name.
                if kind == .dictionary { font = font.replacing(weight: known.weight) }
            }
            let name = kind == .tokens ? role.name : font.textStyle.title
            let cap = kind == .system ? nil : cap
            return SpecimenFamily.Row(font, name: name, cap: cap, resolver)
        }
        let proposals = roles.count { $0.proposal != nil }
        families.append(
            SpecimenFamily(kind: kind, title: title, rows: rows, proposals: proposals)
        )
    }

    /// Returns a font whose name is a family's with the family's nearest face in the given files.
    private func installed(_ font: FontDescription) -> FontDescription {
        guard let name = font.face.postScriptName,
            !faces.contains(where: { $0.postScriptName == name })
        else { return font }
        let family = DesignSystem.Family(
            name: name,
            faces: faces.filter { $0.familyName == name }.compactMap { face in
                fonts.first { $0.name == face.postScriptName }.map {
                    .init(name: $0.name, weight: $0.weight, isItalic: $0.isItalic)
                }
            }
        )
        return family.nearestFace(to: font.weight ?? .regular).map {
            font.replacing(face: .named($0.name))
        }
            ?? font
    }

    private mutating func font(named name: String, families: [String] = []) -> SpecimenFont {
        if let font = fonts.first(where: { $0.name == name }) { return font }
        let face = try? resolver.registry.face(named: name).typeface()
        var font = (try? face.map { try SpecimenFont($0) }) ?? SpecimenFont(name: name)
        font.families = families
        fonts.append(font)
        return font
    }
}

extension Specimen {
    /// Returns the font with a PostScript name.
    func font(_ face: String?) -> SpecimenFont? {
        face.flatMap { name in fonts.first { $0.name == name } }
    }

    /// Returns the CSS class for text in a face.
    func fontClass(_ face: String?) -> String {
        face.flatMap { name in fonts.firstIndex { $0.name == name } }.map { "f\($0)" } ?? "system"
    }
}

/// The curves on a specimen page, which scale body text for every reader.
struct SpecimenCurves {
    static let style = TextStyle.body
    /// The size in points of body text on iOS at L.
    let size = FontDescription.system(style).pointSize(at: .large)
    let curves: [ScalingCurve]
    /// A plot of each curve's results at every category.
    let plot: CurvePlot

    init(_ curves: [ScalingCurve]) {
        self.curves = curves
        plot = CurvePlot(size, Self.style, curves)
    }
}
