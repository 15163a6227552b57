/// Findings that a slots file ignores.
struct IgnoreRule {
    /// The patterns of the keys.
    let keys: [String]
    /// The language codes, or an empty set for all languages.
    var languages: Set<String> = []
    var verdicts = FitVerdict.findings
}

extension FitVerdict {
    /// The verdicts that can be findings.
    static let findings = Set(allCases).subtracting([.fits])

    /// The names of ``findings``.
    static let findingNames = allCases.filter { $0 != .fits }.map(\.rawValue)

    /// Creates the verdict of a finding from its name, in which a hyphen can replace the space.
    init?(finding name: String) {
        let all = Self.allCases.filter { $0 != .fits }
        guard
            let verdict = all.first(where: {
                $0.rawValue.utf8.elementsEqual(name.utf8.map { $0 == 0x2D ? 0x20 : $0 })
            })
        else { return nil }
        self = verdict
    }
}
