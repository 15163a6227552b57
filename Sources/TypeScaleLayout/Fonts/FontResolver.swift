// Whoever uses this module needs both sides of it.
@_exported public import TypeScale
@_exported public import TypeScaleFonts

/// The registered fonts in which scaled fonts find their faces.
///
///     let resolver = FontResolver(registry)
///     let font = try Brand.body.scaled(for: reader).resolved(in: resolver)
///     font.metrics.lineHeight
///
/// A face that is not registered is an error, unless the resolver has a fallback. Then the result
/// says that the fallback was used.
public struct FontResolver: Sendable {
    /// The registered fonts.
    public let registry: FontRegistry

    /// The face that replaces one that is not registered; `nil` for none.
    let fallback: FontFace?

    /// Faces without a file but with known proportions, by PostScript name.
    ///
    /// They count for names that the registry does not have.
    public var customFaces: [String: CustomFace] = [:]

    /// Creates a resolver.
    ///
    /// - Parameters:
    ///   - registry: The registered fonts.
    ///   - fallback: The face that replaces one that is not registered. Without one, a missing face
    ///     is an error.
    public init(_ registry: FontRegistry, fallback: FontFace? = nil) {
        self.registry = registry
        self.fallback = fallback
    }

    /// Returns the instance of a face, without the fallback.
    fileprivate func instance(
        of face: FontFace,
        for font: ScaledFont
    ) throws(FontNotFound) -> FontInstance {
        guard let name = face.postScriptName else {
            let isCompact = font.traits.platform.name == Platform.watchOS(.mm41).name
            return .system(SystemFace(weight: font.weight.rawValue, isCompact: isCompact))
        }
        if let custom = customFaces[name], registry.match(named: name) == nil {
            return .custom(custom)
        }
        return .file(try registry.face(named: name).typeface())
    }
}

extension ScaledFont {
    /// Finds the face of the font.
    ///
    /// This is the only step at which a face can be missing.
    ///
    /// - Parameter resolver: The registered fonts, and the fallback if there is one.
    /// - Returns: The requested face or the fallback, with its metrics at the font's size.
    /// - Throws: `FontNotFound` if neither is registered, or if its file is gone.
    /// - Complexity: O(1); for a family name, O(*n*) in the number of its faces.
    public func resolved(in resolver: FontResolver) throws(FontNotFound) -> ResolvedFont {
        do throws(FontNotFound) {
            return ResolvedFont(self, face: try resolver.instance(of: face, for: self))
        } catch {
            guard let fallback = resolver.fallback else { throw error }
            let instance = try resolver.instance(of: fallback, for: self)
            return ResolvedFont(self, face: instance, replaced: error)
        }
    }
}
