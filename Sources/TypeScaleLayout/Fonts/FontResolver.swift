public import TypeScale
public import TypeScaleFonts

/// Finds the registered face of a scaled font, and its metrics at that size.
///
///     let resolver = FontResolver(registry)
///     let font = try resolver.resolve(Brand.body.scaled(for: reader))
///     font.metrics.lineHeight
///
/// A face that is not registered is an error, unless a fallback was asked for; then the result says
/// that it was used.
public struct FontResolver: Sendable {
    /// The registered fonts.
    public let registry: FontRegistry

    /// What to draw with where a face is not registered; `nil` for nothing.
    public let fallback: FontFace?

    /// Faces that are not at hand but whose proportions are known, by PostScript name.
    ///
    /// They count where the registry has no face of that name.
    public var statedFaces: [String: StatedFace] = [:]

    /// A resolver.
    ///
    /// - Parameters:
    ///   - registry: The registered fonts.
    ///   - fallback: What to draw with where a face is not registered. Without one that is an error.
    public init(_ registry: FontRegistry, fallback: FontFace? = nil) {
        self.registry = registry
        self.fallback = fallback
    }
}

extension FontResolver {
    /// The face of a font and its metrics.
    ///
    /// - Parameter font: The font.
    /// - Returns: The face that was asked for, or the fallback, with its metrics at the font's size.
    /// - Throws: `FontNotFound` if neither is registered.
    /// - Complexity: O(1) but for a family name, which is O(*n*) in its faces.
    public func resolve(_ font: ScaledFont) throws(FontNotFound) -> ResolvedFont {
        do throws(FontNotFound) {
            return try resolve(font, as: font.face)
        } catch {
            guard let fallback else { throw error }
            var resolved = try resolve(font, as: fallback)
            resolved.replaced = error
            return resolved
        }
    }

    private func resolve(
        _ font: ScaledFont,
        as face: FontFace
    ) throws(FontNotFound) -> ResolvedFont {
        guard let name = face.postScriptName else {
            let weight = font.weight.rawValue
            return ResolvedFont(
                font: font,
                match: nil,
                face: nil,
                metrics: SystemFont.metrics(at: font.pointSize, weight: weight)
            )
        }
        if let stated = statedFaces[name], registry.match(named: name) == nil {
            return ResolvedFont(
                font: font,
                match: nil,
                face: nil,
                metrics: stated.metrics(at: font.pointSize)
            )
        }
        let match = try registry.face(named: name)
        let face = match.standingFace
        return ResolvedFont(
            font: font,
            match: match,
            face: face,
            metrics: face.metrics(at: font.pointSize)
        )
    }
}
