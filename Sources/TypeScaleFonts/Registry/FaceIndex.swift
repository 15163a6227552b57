/// The registered faces, indexed by name.
struct FaceIndex {
    /// The faces and named instances by PostScript name.
    private(set) var postScriptNames: [String: FontMatch] = [:]
    private(set) var instances: [Typeface: [NamedInstance]] = [:]
    private var files: [String: [Typeface]] = [:]
    /// The paths of the registered files, in registration order.
    private var order: [String] = []

    /// The faces that have been indexed by family name.
    ///
    /// Family names and full names are indexed at the first lookup after a registration, so that
    /// registering a font takes less time.
    private var knownFamilies: [String: [Typeface]] = [:]
    private var knownFullNames: [String: Typeface] = [:]
    /// The number of files in ``order`` whose family names and full names have been indexed.
    private var knownCount = 0

    var paths: [String] { files.keys.sorted() }

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
        mutating get { Array(postScriptNames.keys) + families.keys + fullNames.keys }
    }

    private mutating func indexNames() {
        for face in order[knownCount...].flatMap({ files[$0] ?? [] }) {
            knownFamilies[face.familyName, default: []].append(face)
            if knownFullNames[face.fullName] == nil { knownFullNames[face.fullName] = face }
        }
        knownCount = order.count
    }

    /// Adds faces with new PostScript names, or returns `nil` if the file is already registered.
    mutating func add(_ file: FontFile, from path: String) -> FontRegistration? {
        // Inserting first, and restoring the old value after a conflict, hashes a new key only
        // once.
        if let known = files.updateValue(file.faces, forKey: path) {
            files[path] = known
            return nil
        }
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
            files[path] = result.faces.isEmpty ? nil : result.faces
        }
        if !result.faces.isEmpty { order.append(path) }
        return result
    }

    /// Removes the faces of a file, and returns whether the file was registered.
    mutating func remove(_ path: String) -> Bool {
        guard let removed = files.removeValue(forKey: path) else { return false }
        order.removeAll { $0 == path }
        let faces = Set(removed)
        instances = instances.filter { !faces.contains($0.key) }
        postScriptNames = postScriptNames.filter { !faces.contains($0.value.face) }
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
        if let other = postScriptNames.updateValue(match, forKey: name) {
            postScriptNames[name] = other
            return other
        }
        guard face.data.isVariable, let own = found[face] else { return nil }
        instances[face] = own
        for instance in own where postScriptNames[instance.postScriptName] == nil {
            postScriptNames[instance.postScriptName] = FontMatch(face: face, instance: instance)
        }
        return nil
    }
}
