/// The registered faces, indexed by name.
struct FaceIndex {
    struct Entry: Sendable {
        let face: Typeface
        let instances: [NamedInstance]
    }

    private(set) var postScriptNames: [String: FontMatch] = [:]
    private var entries: [String: [Entry]] = [:]
    /// The paths of the registered files, in registration order.
    private var order: [String] = []

    /// The faces that have been indexed by family name.
    ///
    /// Family names and full names are indexed on demand, because few fonts are looked up by them.
    private var knownFamilies: [String: [Entry]] = [:]
    private var knownFullNames: [String: Typeface] = [:]
    /// The number of files in ``order`` whose family names and full names have been indexed.
    private var knownCount = 0

    var paths: [String] { entries.keys.sorted() }

    func contains(_ path: String) -> Bool { entries[path] != nil }

    var families: [String: [Entry]] {
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
        for entry in order[knownCount...].flatMap({ entries[$0] ?? [] }) {
            let face = entry.face
            knownFamilies[face.familyName, default: []].append(entry)
            if knownFullNames[face.fullName] == nil { knownFullNames[face.fullName] = face }
        }
        knownCount = order.count
    }

    /// Adds the faces whose PostScript names are new, or returns `nil` if the file is registered.
    mutating func add(_ faces: [Entry], from path: String) -> FontRegistration? {
        // Inserts first, and restores the old value on a conflict, so that new keys are hashed
        // once.
        if let known = entries.updateValue(faces, forKey: path) {
            entries[path] = known
            return nil
        }
        var result = FontRegistration()
        for entry in faces {
            guard let other = insert(entry) else {
                result.faces.append(entry.face)
                continue
            }
            let (name, source) = (entry.face.postScriptName, other.face.path)
            let detail = "a face named \(name) is already registered from \(source)"
            result.failures.append(FontError(.duplicatedName, path, detail))
        }
        if result.faces.isEmpty {
            entries[path] = nil
        } else {
            order.append(path)
            if result.faces.count < faces.count {
                entries[path] = faces.filter { result.faces.contains($0.face) }
            }
        }
        return result
    }

    /// Removes the faces of a file, and returns whether the file was registered.
    mutating func remove(_ path: String) -> Bool {
        guard let removed = entries.removeValue(forKey: path) else { return false }
        order.removeAll { $0 == path }
        let faces = Set(removed.map(\.face))
        postScriptNames = postScriptNames.filter { !faces.contains($0.value.face) }
        knownFamilies = [:]
        knownFullNames = [:]
        knownCount = 0
        return true
    }

    /// Adds the names of a face, or returns the face that already uses its PostScript name.
    private mutating func insert(_ entry: Entry) -> FontMatch? {
        let face = entry.face
        let name = face.postScriptName
        let match = FontMatch(face: face, instance: nil)
        if let other = postScriptNames.updateValue(match, forKey: name) {
            postScriptNames[name] = other
            return other
        }
        for instance in entry.instances where postScriptNames[instance.postScriptName] == nil {
            postScriptNames[instance.postScriptName] = FontMatch(face: face, instance: instance)
        }
        return nil
    }
}
