/// The registered faces, indexed by name.
struct FaceIndex {
    /// The faces and named instances by PostScript name.
    private(set) var postScriptNames = NameMap<FontMatch>()
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

    /// All names by which a face can be found.
    var allNames: [String] {
        mutating get { postScriptNames.elements.map { $0.name } + families.keys + fullNames.keys }
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
            let (name, source) = (face.postScriptName, other.face.path)
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

    /// Adds the names of a face, or returns the match that already has the face's PostScript name.
    private mutating func insert(
        _ face: Typeface,
        _ found: [Typeface: [NamedInstance]]
    ) -> FontMatch? {
        let name = face.postScriptName
        let match = FontMatch(face: face, instance: nil)
        if let other = postScriptNames.insert(match, for: name) { return other }
        guard face.data.isVariable, let own = found[face] else { return nil }
        instances[face] = own
        for instance in own {
            let match = FontMatch(face: face, instance: instance)
            _ = postScriptNames.insert(match, for: instance.postScriptName)
        }
        return nil
    }
}
