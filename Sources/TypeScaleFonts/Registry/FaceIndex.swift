/// The faces of a registry by their names.
struct FaceIndex {
    struct Entry: Sendable {
        let face: Typeface
        let instances: [NamedInstance]
    }

    private(set) var postScriptNames: [String: FontMatch] = [:]
    private var entries: [String: [Entry]] = [:]
    /// The keys of the entries, in the order in which they came.
    private var order: [String] = []

    /// The faces by family and by full name, when they were last asked for: programs that register many
    /// fonts ask for few by these names.
    private var knownFamilies: [String: [Entry]] = [:]
    private var knownFullNames: [String: Typeface] = [:]
    /// How many keys of ``order`` are in them.
    private var knownCount = 0

    var places: [String] { entries.keys.sorted() }

    func contains(_ place: String) -> Bool { entries[place] != nil }

    var families: [String: [Entry]] {
        mutating get {
            learnNames()
            return knownFamilies
        }
    }

    /// A full name that two faces share belongs to the first.
    var fullNames: [String: Typeface] {
        mutating get {
            learnNames()
            return knownFullNames
        }
    }

    /// Every name that finds a face.
    var allNames: [String] {
        mutating get {
            learnNames()
            return Array(postScriptNames.keys) + knownFamilies.keys + knownFullNames.keys
        }
    }

    private mutating func learnNames() {
        for entry in order[knownCount...].flatMap({ entries[$0] ?? [] }) {
            let face = entry.face
            knownFamilies[face.familyName, default: []].append(entry)
            if knownFullNames[face.fullName] == nil { knownFullNames[face.fullName] = face }
        }
        knownCount = order.count
    }

    /// Adds the faces whose PostScript names are new; `nil` if there are some from that place.
    mutating func add(_ faces: [Entry], from place: String) -> FontRegistration? {
        // Inserted before it is compared, and taken back if need be: a name is hashed once.
        if let known = entries.updateValue(faces, forKey: place) {
            entries[place] = known
            return nil
        }
        var result = FontRegistration()
        for entry in faces {
            guard let other = insert(entry) else {
                result.faces.append(entry.face)
                continue
            }
            let name = entry.face.postScriptName
            result.failures.append(
                FontError(
                    code: .duplicatedName,
                    place: place,
                    detail: "a face named \(name) is registered from \(other.face.place)"
                )
            )
        }
        if result.faces.isEmpty {
            entries[place] = nil
        } else {
            order.append(place)
            if result.faces.count < faces.count {
                entries[place] = faces.filter { result.faces.contains($0.face) }
            }
        }
        return result
    }

    /// Takes out the faces of a place, and says whether there were any.
    mutating func remove(_ place: String) -> Bool {
        guard let removed = entries.removeValue(forKey: place) else { return false }
        order.removeAll { $0 == place }
        let gone = Set(removed.map { ObjectIdentifier($0.face) })
        func stays(_ face: Typeface) -> Bool { !gone.contains(ObjectIdentifier(face)) }
        postScriptNames = postScriptNames.filter { stays($0.value.face) }
        knownFamilies = [:]
        knownFullNames = [:]
        knownCount = 0
        return true
    }

    /// Adds a face by its name, or returns the one that has the name already.
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
