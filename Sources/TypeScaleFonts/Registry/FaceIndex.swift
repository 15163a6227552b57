/// The registered faces, indexed by name.
struct FaceIndex {
    /// The faces and named instances by PostScript name.
    private var postScriptNames = NameMap<Entry>()
    private(set) var instances: [Typeface: [NamedInstance]] = [:]
    /// The faces by the path of their file, in registration order.
    private var files = NameMap<[Typeface]>()

    /// The faces that have been indexed by family name.
    ///
    /// Family names and full names are indexed at the first lookup after a registration, so that
    /// registering a font takes less time.
    private var knownFamilies: [String: [Typeface]] = [:]
    private var knownFullNames: [String: Typeface] = [:]
    /// The number of files whose family names and full names have been indexed.
    private var knownCount = 0

    /// A face, or one of its named instances.
    ///
    /// A ``FontMatch`` would take several times the memory.
    private struct Entry {
        let face: Typeface
        /// The index of the instance in ``instances``, or -1 for the face itself.
        var instance: Int32 = -1
    }

    var paths: [String] { files.elements.map { $0.name }.sorted() }

    func contains(_ path: String) -> Bool { files[path] != nil }

    var families: [String: [Typeface]] {
        mutating get {
            indexNames()
            return knownFamilies
        }
    }

    /// The first registered face for each full name.
    var fullNames: [String: Typeface] {
        mutating get {
            indexNames()
            return knownFullNames
        }
    }

    /// All names by which a face can be found: PostScript names, family names and full names.
    var allNames: [String] {
        mutating get {
            postScriptNames.elements.map { $0.name } + families.keys.sorted()
                + fullNames.keys.sorted()
        }
    }

    /// Returns the face or the named instance with a PostScript name.
    func match(postScriptName name: String) -> FontMatch? { postScriptNames[name].map(match) }

    private func match(_ entry: Entry) -> FontMatch {
        let own = entry.instance < 0 ? nil : instances[entry.face]
        return FontMatch(face: entry.face, instance: own.map { $0[Int(entry.instance)] })
    }

    private mutating func indexNames() {
        for face in files.elements[knownCount...].flatMap({ $0.value }) {
            knownFamilies[face.familyName, default: []].append(face)
            if knownFullNames[face.fullName] == nil { knownFullNames[face.fullName] = face }
        }
        knownCount = files.elements.count
    }

    /// Adds faces with new PostScript names, or returns `nil` if the file is already registered.
    mutating func add(_ file: FontFile, from path: String) -> FontRegistration? {
        if files.insert(file.faces, for: path) != nil { return nil }
        var result = FontRegistration()
        result.faces = file.faces
        result.failures = file.failures
        var rejected: Set<Typeface> = []
        for face in file.faces {
            guard let other = insert(face, file.instances) else { continue }
            rejected.insert(face)
            let (name, source) = (face.postScriptName, other.path)
            let detail = "a face named \(name) is already registered from \(source)"
            result.failures.append(FontError(.duplicatedName, path, detail))
        }
        if !rejected.isEmpty {
            result.faces.removeAll(where: rejected.contains)
            files.replaceLast(result.faces.isEmpty ? nil : result.faces)
        }
        return result
    }

    /// Removes the faces of a file, and returns whether the file was registered.
    mutating func remove(_ path: String) -> Bool {
        guard let removed = files[path] else { return false }
        files.removeAll { $0.name == path }
        let faces = Set(removed)
        instances = instances.filter { !faces.contains($0.key) }
        postScriptNames.removeAll { faces.contains($0.value.face) }
        knownFamilies = [:]
        knownFullNames = [:]
        knownCount = 0
        return true
    }

    /// Adds the names of a face, or returns the face that already has the PostScript name.
    private mutating func insert(
        _ face: Typeface,
        _ found: [Typeface: [NamedInstance]]
    ) -> Typeface? {
        let name = face.postScriptName
        if let other = postScriptNames.insert(Entry(face: face), for: name) { return other.face }
        guard face.data.isVariable, let own = found[face] else { return nil }
        instances[face] = own
        for (index, instance) in own.enumerated() {
            let entry = Entry(face: face, instance: Int32(truncatingIfNeeded: index))
            _ = postScriptNames.insert(entry, for: instance.postScriptName)
        }
        return nil
    }
}
