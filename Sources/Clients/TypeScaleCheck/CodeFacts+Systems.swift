import TypeScaleCode
import TypeScaleDiagnostics

extension CodeFacts {
    /// Returns the facts of a file, once for each of its systems that compiles other parts of it.
    ///
    /// - Throws: `Diagnostic` if the code is in UTF-16, or exceeds a limit.
    static func facts(
        _ bytes: [UInt8],
        path: String,
        _ membership: AppTargets.Membership
    ) throws(Diagnostic) -> [CodeFacts] {
        try Self.checkEncoding(bytes)
        let stated =
            membership.systems(imports: BuildConfiguration.System(code: bytes, path: path))
        var list: [CodeFacts] = []
        var codes: [ConditionalCode] = []
        for system in stated.isEmpty ? [.iOS] : stated {
            let code = ConditionalCode(bytes, for: BuildConfiguration(system))
            let isNew = codes.allSatisfy { $0.leftOut != code.leftOut }
            guard isNew else { continue }
            codes.append(code)
            let source = try SwiftSource(code.bytes)
            var facts = FactCollector.facts(source, path: path, system: system)
            facts.hasDefaultSystem = stated.isEmpty
            facts.target = membership.target
            facts.ignored = IgnoreComments(source, path: path)
            list.append(facts)
        }
        guard !list.isEmpty, let code = codes.first else { return list }
        // What one of the systems compiles was seen.
        let others = codes.dropFirst().map { Set($0.leftOut) }
        let leftOut = code.leftOut.filter { branch in others.allSatisfy { $0.contains(branch) } }
        let positions = TextPosition.positions(of: leftOut.map(\.directive.lowerBound), in: bytes)
        let systems = list.map(\.system.rawValue).joined(separator: " and ")
        list[0].leftOut = leftOut.map { branch in
            let place = Place(
                path: path,
                position: positions[branch.directive.lowerBound],
                code: bytes.excerpt(branch.directive)
            )
            let verb = list.count == 1 ? "does" : "do"
            let reason = "\(systems) \(verb) not compile this branch"
            return UnseenPlace(kind: .branch, place: place, reason: reason)
        }
        return list
    }

    /// The number of facts.
    var count: Int {
        fonts.count + views.count + assignments.count + calls.count + members.count + leftOut.count
    }

    /// Throws an error if the code is in UTF-16, in which nothing would be found.
    private static func checkEncoding(_ code: [UInt8]) throws(Diagnostic) {
        let start = code.prefix(4).map { $0 == 0 }
        guard
            code.starts(with: [0xFE, 0xFF]) || code.starts(with: [0xFF, 0xFE])
                || start == [true, false, true, false] || start == [false, true, false, true]
        else { return }
        throw Diagnostic(.notUTF8, "the code is in UTF-16; save it as UTF-8")
    }
}
