// Users of this module also need these modules.
@_exported public import TypeScale
@_exported public import TypeScaleFonts

/// Finds the faces of scaled fonts in a registry.
///
///     let resolver = FontResolver(registry)
///     let font = try Brand.body.scaled(for: reader).resolved(fonts: resolver)
///     font.metrics.lineHeight
///
/// A missing face is an error unless there is a fallback. The resolved font reports whether the
/// fallback was used.
public struct FontResolver: Sendable {
    /// The registered fonts.
    public let registry: FontRegistry

    /// The face that replaces missing faces, or `nil` if a missing face is an error.
    let fallback: FontFace?

    /// The faces that have no file, with the proportions that you specify, by PostScript name.
    ///
    /// A registered face takes precedence over a custom face with the same name.
    public var customFaces: [String: CustomFace] = Dictionary()

    /// Creates a resolver from a registry, with an optional fallback for missing faces.
    public init(_ registry: FontRegistry, fallback: FontFace? = nil) {
        self.registry = registry
        self.fallback = fallback
    }

    /// Returns the instance of a face, without trying the fallback.
    fileprivate func instance(
        of face: FontFace,
        for font: ScaledFont
    ) throws(FontNotFound) -> FontInstance {
        guard let name = face.postScriptName else {
            let system = font.traits.platform.textSystem
            return .system(SystemFace(weight: font.weight.rawValue, system: system))
        }
        // The operators of `String` would link tables for normalization into WebAssembly modules.
        let custom = customFaces.first { $0.key.isSameName(as: name) }
        if let custom, registry.match(named: name) == nil { return .custom(custom.value) }
        return .file(try registry.face(named: name).typeface())
    }
}

extension Platform {
    /// The system that draws text in the system font.
    ///
    ///     SystemFace(system: Platform.macOS.textSystem)
    public var textSystem: SystemFace.System {
        usesCompactFont ? .watchOS : name == Platform.macOS.name ? .macOS : .iOS
    }
}

extension ScaledFont {
    /// Returns this font with its face or, if the face is missing, with the fallback of a resolver.
    ///
    /// Scaling a font does not look up its face, so only this method reports a missing face.
    ///
    /// - Throws: `FontNotFound` if neither the face nor the resolver's fallback can be found and
    ///   read.
    /// - Complexity: O(1) for a PostScript name, or O(*n*) for a family with *n* faces.
    public func resolved(fonts: some FontProvider) throws(FontNotFound) -> ResolvedFont {
        let resolver = fonts.resolver
        do throws(FontNotFound) {
            return ResolvedFont(self, face: try resolver.instance(of: face, for: self))
        } catch {
            guard let fallback = resolver.fallback else { throw error }
            let instance = try resolver.instance(of: fallback, for: self)
            return ResolvedFont(self, face: instance, replaced: error)
        }
    }
}
