/// `GSUB` or `GPOS`: lookups, and which of them a feature has in a script.
struct LayoutTable: Sendable {
    /// How many bytes of the table are looked at.
    static let maximumByteCount = 32 << 20

    /// The table.
    let bytes: TableBytes
    /// Whether it moves glyphs (`GPOS`) and does not replace them (`GSUB`).
    let isPositioning: Bool
    /// Where the lists of the table start.
    private let scripts: Int
    private let features: Int
    private let lookups: Int
    private let variations: Int?
    /// How many lookups there are.
    let lookupCount: Int

    /// The most conditional sets of features that are tried.
    private static let maximumRecordCount = 1024

    /// Reads the head of the table; `nil` if its lists are not there.
    init?(_ bytes: TableBytes, isPositioning: Bool) {
        guard bytes.uint16(at: 0) == 1, let minor = bytes.uint16(at: 2),
            let scripts = bytes.offset16(at: 4, from: 0),
            let features = bytes.offset16(at: 6, from: 0),
            let lookups = bytes.offset16(at: 8, from: 0),
            bytes.uint16(at: scripts) != nil, bytes.uint16(at: features) != nil,
            let count = bytes.uint16(at: lookups).map(Int.init),
            bytes.slice(at: lookups + 2, count: 2 * count) != nil
        else { return nil }
        self.bytes = bytes
        self.isPositioning = isPositioning
        self.scripts = scripts
        self.features = features
        self.lookups = lookups
        variations = minor >= 1 ? bytes.offset32(at: 10, from: 0) : nil
        lookupCount = count
    }

    /// A lookup: what kind, which glyphs it passes over, and where its subtables stand.
    func lookup(_ index: Int) -> Lookup? {
        guard index < lookupCount,
            let place = bytes.offset16(at: lookups + 2 + 2 * index, from: lookups)
        else { return nil }
        return Lookup(bytes, at: place, extensionType: isPositioning ? 9 : 7)
    }
}

extension LayoutTable {
    /// What a script asks for in the language that is its default.
    struct Language {
        /// A feature that is always on; `nil` for none.
        let required: Int?
        /// The features, as places in the list of all.
        let features: [Int]
    }

    /// The default language of the first of some scripts that the table has.
    ///
    /// `DFLT` stands in for scripts that it does not have, and Latin in fonts that have neither.
    func language(of tags: [FontTag]) -> Language? {
        guard let count = bytes.uint16(at: scripts).map(Int.init) else { return nil }
        var found: Int?
        search: for tag in tags + ["DFLT", "dflt", "latn"] {
            for record in 0..<count where bytes.tag(at: scripts + 2 + 6 * record) == tag {
                found = bytes.offset16(at: scripts + 6 + 6 * record, from: scripts)
                break search
            }
        }
        guard let script = found, let place = bytes.offset16(at: script, from: script),
            let required = bytes.uint16(at: place + 2),
            let featureCount = bytes.uint16(at: place + 4).map(Int.init)
        else { return nil }
        return Language(
            required: required == 0xFFFF ? nil : Int(required),
            features: (0..<featureCount).compactMap {
                bytes.uint16(at: place + 6 + 2 * $0).map(Int.init)
            }
        )
    }

    /// The tag of a feature.
    func tag(_ feature: Int) -> FontTag? {
        guard let count = bytes.uint16(at: features), feature < Int(count) else { return nil }
        return bytes.tag(at: features + 2 + 6 * feature)
    }

    /// The lookups of a feature, or those that stand in for them under a condition that holds.
    func lookups(_ feature: Int, _ replacing: [Int: Int]) -> [Int] {
        guard tag(feature) != nil,
            let place = replacing[feature]
                ?? bytes.offset16(at: features + 6 + 6 * feature, from: features),
            let count = bytes.uint16(at: place + 2).map(Int.init)
        else { return [] }
        return (0..<count).compactMap { bytes.uint16(at: place + 4 + 2 * $0).map(Int.init) }
    }

    /// The features that another table stands in for at a point on the axes, and where that is.
    func replacedFeatures(at position: NormalizedCoordinates) -> [Int: Int] {
        guard let start = variations, bytes.uint16(at: start) == 1,
            let count = bytes.uint32(at: start + 4).map(Int.init)
        else { return [:] }
        for record in 0..<min(count, Self.maximumRecordCount) {
            let place = start + 8 + 8 * record
            guard let conditions = bytes.uint32(at: place).map(Int.init),
                let substitutes = bytes.offset32(at: place + 4, from: start)
            else { continue }
            guard conditions == 0 || hold(start + conditions, position) else { continue }
            return features(at: substitutes)
        }
        return [:]
    }

    /// Whether all of some conditions on the axes hold.
    private func hold(_ set: Int, _ position: NormalizedCoordinates) -> Bool {
        guard let count = bytes.uint16(at: set).map(Int.init) else { return false }
        return (0..<count).allSatisfy { index in
            guard let place = bytes.offset32(at: set + 2 + 4 * index, from: set),
                bytes.uint16(at: place) == 1, let axis = bytes.uint16(at: place + 2),
                let least = bytes.int16(at: place + 4), let most = bytes.int16(at: place + 6)
            else { return false }
            let value = position.coordinate(Int(axis))
            return Int(least) <= value && value <= Int(most)
        }
    }

    private func features(at place: Int) -> [Int: Int] {
        guard bytes.uint16(at: place) == 1, let count = bytes.uint16(at: place + 4).map(Int.init)
        else { return [:] }
        var features: [Int: Int] = [:]
        for record in 0..<count {
            guard let feature = bytes.uint16(at: place + 6 + 6 * record).map(Int.init),
                let table = bytes.offset32(at: place + 8 + 6 * record, from: place)
            else { continue }
            features[feature] = features[feature] ?? table
        }
        return features
    }
}
