/// The fonts that a program has registered, found by name as Apple's systems find them.
///
///     let registry = FontRegistry()
///     try registry.register(path: "Fonts/Pretendard-Bold.otf")
///     let match = try registry.face(named: "Pretendard-Bold")
///     print(match.face.metrics(at: 17).lineHeight)
///
/// Make one and hand it to whoever needs fonts; there is no shared one. It can be used from many
/// threads at once. A registered file costs its names and its list of tables, not its bytes.
public final class FontRegistry: Sendable {
    private let index = Guarded(FaceIndex())

    /// A registry without fonts.
    public init() {}
}

extension FontRegistry {
    /// Registers the faces of a font file.
    ///
    /// - Parameter path: The path of the file.
    /// - Returns: The faces that are registered now, and what was wrong with others of the file.
    /// - Throws: ``FontError`` if no face was registered: the file cannot be read or is no font, it
    ///   is registered already (105), or its names are those of other files (305), which stay.
    /// - Complexity: O(*n*) in the faces and named instances of the file, which is opened once.
    @discardableResult
    public func register(path: String) throws(FontError) -> FontRegistration {
        try add(FontFile(path: path, readsInstances: true), from: path)
    }

    /// Registers the faces of a font in memory.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the file; they are kept.
    ///   - name: What to call them, in errors and to unregister them.
    /// - Returns: The faces that are registered now, and what was wrong with others.
    /// - Throws: ``FontError``, as for a file.
    /// - Complexity: O(*n*) in the faces and named instances of the file.
    @discardableResult
    public func register(bytes: [UInt8], name: String) throws(FontError) -> FontRegistration {
        try add(FontFile(bytes: bytes, name: name, readsInstances: true), from: name)
    }

    /// Takes the faces of a file out of the registry; whoever holds one may go on using it.
    ///
    /// - Parameter place: The path that the file was registered by, or the name given to bytes.
    /// - Throws: ``FontError`` (201) if nothing is registered from there.
    /// - Complexity: O(*n*) in the registered faces.
    public func unregister(_ place: String) throws(FontError) {
        guard index.withLock({ $0.remove(place) }) else {
            throw FontError(
                code: .notRegistered,
                place: place,
                detail: "nothing is registered from there"
            )
        }
    }

    /// Whether a face is registered from a place.
    ///
    /// - Parameter place: A path, or the name given to bytes.
    /// - Returns: Whether one is.
    public func isRegistered(_ place: String) -> Bool {
        index.withLock { $0.contains(place) }
    }

    private func add(_ file: FontFile, from place: String) throws(FontError) -> FontRegistration {
        let faces = zip(file.faces, file.instances).map { face, instances in
            FaceIndex.Entry(face: face, instances: instances)
        }
        guard var result = index.withLock({ $0.add(faces, from: place) }) else {
            throw FontError(
                code: .alreadyRegistered,
                place: place,
                detail: "it is registered already"
            )
        }
        if !file.failures.isEmpty { result.failures = file.failures + result.failures }
        if result.faces.isEmpty, let failure = result.failures.first { throw failure }
        return result
    }
}

extension FontRegistry {
    /// The families that have a registered face, sorted.
    ///
    /// - Complexity: O(*n* log *n*) in the registered families.
    public var familyNames: [String] { index.withLock { $0.families.keys.sorted() } }

    /// The PostScript names of a family's faces and named instances, sorted.
    ///
    /// - Parameter family: The family's name.
    /// - Returns: The names; none if there is no such family.
    /// - Complexity: O(*n* log *n*) in the faces and instances of the family, and O(*m*) in the faces
    ///   that were registered since a family was last asked for.
    public func faceNames(forFamilyName family: String) -> [String] {
        let entries = index.withLock { $0.families[family] ?? [] }
        return entries.flatMap { entry in
            [entry.face.postScriptName] + entry.instances.map(\.postScriptName)
        }.sorted()
    }

    /// The face of that name: its PostScript name, else its family's, else its full name.
    ///
    /// Of a family it is the upright face of normal width whose weight is nearest to regular.
    /// Upper and lower case differ.
    ///
    /// - Parameter name: The name.
    /// - Returns: The face, and what it was found by.
    /// - Throws: ``FontNotFound``, which says what is registered.
    /// - Complexity: O(1) for a PostScript name, O(*n*) in its faces for a family. A name that is not
    ///   found is compared with all others.
    public func face(named name: String) throws(FontNotFound) -> FontMatch {
        if let match = match(named: name) { return match }
        let (names, places) = index.withLock { ($0.allNames, $0.places) }
        throw FontNotFound(
            name: name,
            suggestion: nearestName(to: name, among: names),
            places: places
        )
    }

    /// The same without a word about what was missed, which takes long among many names.
    package func match(named name: String) -> FontMatch? {
        let (found, family) = index.withLock { index in
            (index.postScriptNames[name], index.families[name] ?? [])
        }
        if let found { return found }
        if let face = family.map(\.face).min(by: Self.isPlainer) {
            return FontMatch(face: face, instance: nil)
        }
        return index.withLock { $0.fullNames[name] }.map {
            FontMatch(face: $0, instance: nil)
        }
    }

    /// Whether a face is plainer than another: upright, of normal width, near to regular.
    private static func isPlainer(_ first: Typeface, _ second: Typeface) -> Bool {
        func distance(_ face: Typeface) -> (Int, Double, Double) {
            guard let traits = try? face.traits() else { return (2, 0, 0) }
            return (traits.isItalic ? 1 : 0, abs(traits.width - 100), abs(traits.weight - 400))
        }
        return distance(first) < distance(second)
    }
}
