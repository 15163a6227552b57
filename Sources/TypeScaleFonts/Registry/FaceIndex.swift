/// The faces of a registry by their names.
struct FaceIndex {
    struct Entry: Sendable {
        let face: Typeface
        let instances: [NamedInstance]
    }

    private(set) var postScriptNames: [String: FontMatch] = [:]
    private(set) var families: [String: [Entry]] = [:]
    private(set) var fullNames: [String: Typeface] = [:]
    private var entries: [String: [Entry]] = [:]
    /// The keys of the entries, in the order in which they came.
    private var order: [String] = []

    var places: [String] { entries.keys.sorted() }

    /// Every name that finds a face.
    var allNames: [String] { Array(postScriptNames.keys) + families.keys + fullNames.keys }

    /// Adds the faces whose PostScript names are new; `nil` if there are some from that place.
    mutating func add(_ faces: [Entry], from place: String) -> FontRegistration? {
        guard entries[place] == nil else { return nil }
        var result = FontRegistration()
        var added: [Entry] = []
        for entry in faces {
            let name = entry.face.postScriptName
            if let other = postScriptNames[name] {
                result.failures.append(
                    FontError(
                        code: .duplicatedName,
                        place: place,
                        detail: "a face named \(name) is registered from \(other.face.place)"
                    )
                )
                continue
            }
            insert(entry)
            added.append(entry)
            result.faces.append(entry.face)
        }
        if !added.isEmpty {
            entries[place] = added
            order.append(place)
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
        families = families.mapValues { $0.filter { stays($0.face) } }.filter { !$0.value.isEmpty }
        // A full name that two faces share belongs to the first that is left.
        fullNames = [:]
        for entry in order.flatMap({ entries[$0] ?? [] })
        where fullNames[entry.face.fullName] == nil {
            fullNames[entry.face.fullName] = entry.face
        }
        return true
    }

    private mutating func insert(_ entry: Entry) {
        let face = entry.face
        postScriptNames[face.postScriptName] = FontMatch(
            face: face,
            instance: nil,
            key: .postScriptName
        )
        for instance in entry.instances where postScriptNames[instance.postScriptName] == nil {
            postScriptNames[instance.postScriptName] = FontMatch(
                face: face,
                instance: instance,
                key: .postScriptName
            )
        }
        families[face.familyName, default: []].append(entry)
        // One look-up for both the question and the answer.
        func keep(_ known: inout Typeface?) { known = known ?? face }
        keep(&fullNames[face.fullName])
    }
}
