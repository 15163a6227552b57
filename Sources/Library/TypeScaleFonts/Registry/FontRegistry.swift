/// A set of fonts that you register and look up by name, as on Apple platforms.
///
///     let registry = FontRegistry()
///     try registry.register(path: "Fonts/Pretendard-Bold.otf")
///     let match = try registry.face(named: "Pretendard-Bold")
///     print(match.face.metrics(at: 17).lineHeight)
///
/// There is no shared registry, so you create a registry and pass it to the code that needs fonts.
/// You can use a registry from several threads at once. From each file, the registry reads only the
/// table directory, the headers, the names and the named instances.
public final class FontRegistry: Sendable {
    private let index = Guarded(FaceIndex())
    /// The buffer that the next input uses, or an empty array.
    private let buffer = Guarded<[UInt8]>([])

    /// Creates an empty registry.
    public init() {}
}

extension FontRegistry {
    /// Registers the faces in a font file.
    ///
    /// - Parameter path: The path of the file.
    /// - Returns: The registered faces, and the errors for other faces and for named instances.
    /// - Throws: ``FontError`` if the file cannot be read, is not a font, or is already registered
    ///   (code 105). The error code is 305 if all PostScript names in the file are already
    ///   registered.
    /// - Complexity: O(*n*), where *n* is the number of faces and named instances in the file. The
    ///   file is opened once.
    @discardableResult
    public func register(path: String) throws(FontError) -> FontRegistration {
        try add(FontFile(path: path, buffer: buffer), from: path)
    }

    /// Registers the faces in the bytes of a font file.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the file. The registry keeps the bytes in memory.
    ///   - name: The name that identifies the font in errors and in ``unregister(path:)``.
    /// - Returns: The registered faces, and the errors for other faces and for named instances.
    /// - Throws: ``FontError`` under the same conditions as ``register(path:)``.
    /// - Complexity: O(*n*), where *n* is the number of faces and named instances in the file.
    @discardableResult
    public func register(bytes: [UInt8], name: String) throws(FontError) -> FontRegistration {
        try add(FontFile(bytes: bytes, name: name, readsInstances: true), from: name)
    }

    /// Removes the faces of a file from the registry.
    ///
    /// Existing references to the faces stay valid.
    ///
    /// - Parameter path: The path or name that the font was registered with.
    /// - Throws: ``FontError`` with the code 201 if the file is not registered.
    /// - Complexity: O(*n*) on average, where *n* is the number of faces and named instances in the
    ///   file.
    public func unregister(path: String) throws(FontError) {
        guard index.withLock({ $0.remove(path) }) else {
            throw FontError(.notRegistered, path, "the font is not registered")
        }
    }

    /// Returns whether a file is registered.
    ///
    /// - Parameter path: The path or name that the font was registered with.
    /// - Returns: Whether a face in the file is registered.
    public func isRegistered(path: String) -> Bool {
        index.withLock { $0.contains(path) }
    }

    private func add(_ file: FontFile, from path: String) throws(FontError) -> FontRegistration {
        guard let result = index.withLock({ $0.add(file, from: path) }) else {
            throw FontError(.alreadyRegistered, path, "the font is already registered")
        }
        if result.faces.isEmpty, let failure = result.diagnostics.first { throw failure }
        return result
    }
}

extension FontRegistry {
    /// The sorted names of the registered families.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of registered families. The first
    ///   access after a registration also takes time proportional to the number of new faces.
    public var familyNames: [String] { index.withLock { $0.families.sortedNames } }

    /// Returns the sorted PostScript names of a family's faces and named instances.
    ///
    /// - Parameter family: The name of the family.
    /// - Returns: The names, or an empty array if the family is not registered.
    /// - Complexity: O(*n* log *n*), where *n* is the number of faces and instances in the family.
    ///   The first lookup after a registration also takes time proportional to the number of new
    ///   faces.
    public func faceNames(forFamilyName family: String) -> [String] {
        index.withLock { index in
            (index.families[family] ?? []).flatMap { index.names(of: $0) }
        }.sorted { $0.precedes($1) }
    }

    /// Returns the face with a PostScript name, family name or full name.
    ///
    /// The three kinds of names are tried in this order. Names are case-sensitive. For a family,
    /// the result is the face that is nearest to normal width, upright and regular weight, as in
    /// ``face(forFamilyName:weight:width:isItalic:)``.
    ///
    /// - Parameter name: The PostScript name, family name or full name.
    /// - Returns: The face, and the named instance if the name belongs to an instance.
    /// - Throws: ``FontNotFound`` if no face has the name.
    /// - Complexity: O(1) for a PostScript name, or O(*n*) for a family with *n* faces. The first
    ///   lookup of another name also takes time proportional to the number of new faces, or of all
    ///   faces after a removal. If no face has the name, the name is compared with up to 256
    ///   registered names. After a change of the registry, the first unknown name also takes
    ///   O(*n* log *n*), where *n* is the number of registered names.
    public func face(named name: String) throws(FontNotFound) -> RegisteredFace {
        guard let match = match(named: name) else { throw notFound(name) }
        return match
    }

    /// Returns the face of a family that is nearest to the given traits.
    ///
    ///     let face = try registry.face(forFamilyName: "Inter", weight: 650, isItalic: true)
    ///
    /// The face is selected as in
    /// [CSS](https://www.w3.org/TR/css-fonts-4/#font-style-matching): first by width, then by slant,
    /// and then by weight. If the face is variable, the result is its variation at the nearest
    /// values of the axes `wght`, `wdth`, and `ital` or `slnt`.
    ///
    /// - Parameters:
    ///   - family: The name of the family, which is case-sensitive.
    ///   - weight: The weight from 1 to 1000, where regular is 400 and bold is 700. NaN is treated
    ///     as 400.
    ///   - width: The width as a percentage of the normal width. NaN is treated as 100.
    ///   - isItalic: Whether the face should be italic or oblique.
    /// - Returns: The nearest face or variation. Its ``Typeface/traits()`` can differ from those
    ///   that you request.
    /// - Throws: ``FontNotFound`` if the family is not registered, or if the face cannot be read.
    /// - Complexity: O(*n*), where *n* is the number of faces in the family. The first lookup after
    ///   a registration also takes time proportional to the number of new faces.
    public func face(
        forFamilyName family: String,
        weight: Double = 400,
        width: Double = 100,
        isItalic: Bool = false
    ) throws(FontNotFound) -> Typeface {
        let request = FaceRequest(weight: weight, width: width, isItalic: isItalic)
        let faces = index.withLock { $0.families[family] ?? [] }
        guard let face = request.nearest(of: faces) else { throw notFound(family) }
        do throws(FontError) {
            return try request.variation(of: face)
        } catch {
            throw FontNotFound(
                name: family,
                suggestion: nil,
                path: face.path,
                pathCount: 1,
                cause: error
            )
        }
    }

    /// Returns a face that supports a character, for text in a font that does not.
    ///
    ///     let face = registry.fallbackFace(for: "語", weight: 700, language: "ja")
    ///
    /// The families are searched in the order of their registration. Of a family's faces that
    /// support the character, the nearest to the given traits is selected, as in
    /// ``face(forFamilyName:weight:width:isItalic:)``.
    ///
    /// With a language, a face whose `GSUB` or `GPOS` has a language system for it comes first.
    /// Shaping with the language then selects the glyphs that the language needs. If no face has
    /// one, the language has no effect.
    ///
    /// - Parameters:
    ///   - character: The character. If it consists of several scalars, the face has a glyph for
    ///     each visible one.
    ///   - weight: The weight from 1 to 1000. NaN is treated as 400.
    ///   - width: The width as a percentage of the normal width. NaN is treated as 100.
    ///   - isItalic: Whether the face should be italic or oblique.
    ///   - language: The language as a BCP 47 tag, such as `ja`, or `nil` if it is unknown.
    /// - Returns: The face or variation, or `nil` if no face supports the character. A face that
    ///   cannot be read supports none.
    /// - Complexity: O(*n*), where *n* is the number of registered faces. The first search in a
    ///   face reads its characters.
    public func fallbackFace(
        for character: Character,
        weight: Double = 400,
        width: Double = 100,
        isItalic: Bool = false,
        language: String? = nil
    ) -> Typeface? {
        let request = FaceRequest(weight: weight, width: width, isItalic: isItalic)
        let families = index.withLock { $0.families.elements }
        let languages = language.map(LanguageTags.openTypeTags) ?? []
        var first: Typeface?
        for family in families {
            let supporting = (family.value ?? []).filter { (try? $0.supports(character)) == true }
            guard let nearest = request.nearest(of: supporting),
                let face = try? request.variation(of: nearest)
            else { continue }
            if languages.isEmpty { return face }
            if (try? nearest.hasLanguage(languages)) == true { return face }
            first = first ?? face
        }
        return first
    }

    /// Returns the faces that together support a text, for text in a font that does not.
    ///
    ///     let faces = registry.fallbackFaces(for: "Off متوقفة", weight: 700)
    ///     TextLabel("Off متوقفة", font: bold, fallbacks: faces)
    ///
    /// Each character selects a face as in
    /// ``fallbackFace(for:weight:width:isItalic:language:)``, unless a face for an earlier
    /// character supports it.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - weight: The weight from 1 to 1000. NaN is treated as 400.
    ///   - width: The width as a percentage of the normal width. NaN is treated as 100.
    ///   - isItalic: Whether the faces should be italic or oblique.
    ///   - language: The language as a BCP 47 tag, such as `ja`, or `nil` if it is unknown.
    /// - Returns: The faces, in the order in which the text needs them.
    /// - Complexity: O(*n* + *m* *k*), where *n* is the length of the text, *m* the number of
    ///   different characters, and *k* the number of registered faces.
    public func fallbackFaces(
        for text: String,
        weight: Double = 400,
        width: Double = 100,
        isItalic: Bool = false,
        language: String? = nil
    ) -> [Typeface] {
        var faces: [Typeface] = []
        // Equal characters can have different scalars, which a face need not support.
        var known: Set<[Unicode.Scalar]> = []
        for character in text where known.insert(Array(character.unicodeScalars)).inserted {
            if faces.contains(where: { (try? $0.supports(character)) == true }) { continue }
            let face = fallbackFace(
                for: character,
                weight: weight,
                width: width,
                isItalic: isItalic,
                language: language
            )
            if let face { faces.append(face) }
        }
        return faces
    }

    private func notFound(_ name: String) -> FontNotFound {
        index.withLock { index in
            let (path, count) = index.paths
            let suggestion = index.suggestion(for: name)
            return FontNotFound(name: name, suggestion: suggestion, path: path, pathCount: count)
        }
    }

    /// Returns the face with a name, or `nil` if no face has the name.
    package func match(named name: String) -> RegisteredFace? {
        // After a change, only other names take time proportional to the number of faces.
        if let found = index.withLock({ $0.match(postScriptName: name) }) { return found }
        let family = index.withLock { $0.families[name] ?? [] }
        let face =
            FaceRequest().nearest(of: family) ?? index.withLock { $0.face(fullName: name) }
        return face.map { RegisteredFace(face: $0, instance: nil) }
    }

    /// All names by which a face can be found: PostScript names, family names and full names.
    ///
    /// A name can appear more than once.
    ///
    /// - Complexity: O(*n*), where *n* is the number of registered faces. The first access after a
    ///   registration also reads the new faces.
    public var names: [String] { index.withLock { $0.allNames } }
}
