import TypeScaleSupport

/// The registered faces, indexed by name.
struct FaceIndex {
    /// The faces and named instances by PostScript name.
    private var postScriptNames = NameMap<Entry>()
    /// The faces by the path of their file, in registration order.
    private var files = NameMap<[Typeface]>()

    /// The faces that have been indexed by family name.
    ///
    /// Family names and full names are indexed at the first lookup after a registration, so that
    /// registering a font takes less time.
    private var knownFamilies = NameMap<[Typeface]>()
    /// The first registered face for each full name.
    private var knownFullNames = NameMap<Entry>()
    /// The number of files whose family names and full names have been indexed.
    private var knownCount = 0
    /// The names to suggest, which are indexed at the first unknown name after a change.
    private var spellings: SpellingIndex?

    /// A face, or one of its named instances.
    ///
    /// A ``RegisteredFace`` would take several times the memory.
    private struct Entry {
        let face: Typeface
        /// The named instances of the face.
        var instances: [NamedInstance] = []
        /// The index of the instance, or `nil` for the face itself.
        var instance: Int?
    }

    /// The first path that is registered, and the number of paths.
    var paths: (first: String?, count: Int) {
        (files.elements.first { $0.value != nil }?.name, files.count)
    }

    func contains(_ path: String) -> Bool { files[path] != nil }

    /// The faces by family name, in registration order.
    var families: NameMap<[Typeface]> {
        mutating get {
            indexNames()
            return knownFamilies
        }
    }

    /// All names by which a face can be found: PostScript names, family names and full names.
    var allNames: [String] {
        mutating get {
            postScriptNames.names + families.names + knownFullNames.names
        }
    }

    /// Returns a name with a similar spelling.
    mutating func suggestion(for name: String) -> String? {
        let known = spellings ?? SpellingIndex(allNames)
        spellings = known
        return Spelling.nearest(to: name, among: known.candidates(near: name))
    }

    /// Returns the face or the named instance with a PostScript name.
    func match(postScriptName name: String) -> RegisteredFace? { postScriptNames[name].map(match) }

    /// Returns the first registered face with a full name.
    mutating func face(fullName name: String) -> Typeface? {
        indexNames()
        return knownFullNames[name]?.face
    }

    private func match(_ entry: Entry) -> RegisteredFace {
        let instance = entry.instance.map { entry.instances[$0] }
        return RegisteredFace(face: entry.face, instance: instance)
    }

    /// Returns the PostScript names of a face and its named instances.
    func names(of face: Typeface) -> [String] {
        let instances = postScriptNames[face.postScriptName]?.instances ?? []
        return [face.postScriptName] + instances.map { $0.postScriptName }
    }

    private mutating func indexNames() {
        for face in files.elements[knownCount...].flatMap({ $0.value ?? [] }) {
            knownFamilies.update(face.familyName, default: []) { $0.append(face) }
            _ = knownFullNames.insert(Entry(face: face), for: face.fullName)
        }
        knownCount = files.elements.count
    }

    /// Adds faces with new PostScript names, or returns `nil` if the file is already registered.
    mutating func add(_ file: FontFile, from path: String) -> FontRegistration? {
        if files.insert(file.faces, for: path) != nil { return nil }
        spellings = nil
        var result = FontRegistration()
        result.diagnostics = file.diagnostics
        for (index, face) in file.faces.enumerated() {
            let instances = file.instances.isEmpty ? [] : file.instances[index]
            guard let other = insert(face, instances) else {
                result.faces.append(face)
                continue
            }
            let (name, source) = (face.postScriptName, other.path)
            let detail = "a face named \(name) is already registered from \(source)"
            result.diagnostics.append(FontError(.duplicatedName, path, detail))
        }
        if result.faces.count < file.faces.count {
            files.replaceLast(result.faces.isEmpty ? nil : result.faces)
        }
        return result
    }

    /// Removes the faces of a file, and returns whether the file was registered.
    mutating func remove(_ path: String) -> Bool {
        guard let faces = files.remove(path) else { return false }
        for face in faces {
            for name in names(of: face)
            where postScriptNames[name]?.face.path.isIdentical(to: face.path) == true {
                _ = postScriptNames.remove(name)
            }
        }
        spellings = nil
        knownFamilies = NameMap()
        knownFullNames = NameMap()
        knownCount = 0
        return true
    }

    /// Adds the names of a face, or returns the face that already has the PostScript name.
    private mutating func insert(
        _ face: Typeface,
        _ instances: [NamedInstance]
    ) -> Typeface? {
        var entry = Entry(face: face, instances: instances)
        if let other = postScriptNames.insert(entry, for: face.postScriptName) { return other.face }
        for (index, instance) in instances.enumerated() {
            entry.instance = index
            _ = postScriptNames.insert(entry, for: instance.postScriptName)
        }
        return nil
    }
}
