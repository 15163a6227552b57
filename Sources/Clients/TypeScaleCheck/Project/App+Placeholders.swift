import TypeScaleDiagnostics

// Views that show bars in place of their text: `.redacted(reason: .placeholder)`, or nothing.
extension App {
    /// The maximum number of types whose views contain each other.
    private static let maximumTypes = 8

    /// Returns whether a view shows no text that a reader can read.
    func isRedacted(_ view: ViewReference) -> Bool {
        let facts = files[view.file]
        if facts.views[view.view].isInvisible { return true }
        if let owner = facts.owner(of: facts.views[view.view].scope),
            redactedTypes.contains(ExactString(owner))
        {
            return true
        }
        return redactingFiles.contains(view.file)
            && ancestors(of: view).contains { ancestor, _ in
                files[ancestor.file].views[ancestor.view].isPlaceholder
            }
    }

    /// Returns the types whose views are only used as placeholders.
    func typesOfPlaceholders() -> Set<ExactString> {
        var types: Set<ExactString> = []
        guard !redactingFiles.isEmpty else { return types }
        for _ in 0..<Self.maximumTypes {
            let count = types.count
            for (type, uses) in uses where !hostedTypes.contains(ExactString(type)) {
                let areRedacted = uses.allSatisfy { use in
                    let facts = files[use.file]
                    let owner = facts.owner(of: facts.views[use.view].scope)
                    return isRedacted(use) || owner.map { types.contains(ExactString($0)) } == true
                }
                if areRedacted { types.insert(ExactString(type)) }
            }
            if types.count == count { break }
        }
        return types
    }
}

extension ViewSite {
    /// Whether the view itself is redacted.
    var isPlaceholder: Bool {
        modifiers.contains { modifier in
            modifier.name == "redacted" && modifier.arguments["reason"]?.lastName == "placeholder"
        }
    }

    /// Whether the view itself is invisible.
    ///
    /// A sheet of an invisible view can be visible.
    fileprivate var isInvisible: Bool {
        modifiers.contains { modifier in
            if modifier.name == "opacity",
                case .number(0)? = modifier.arguments.unlabeled?.form
            {
                return true
            }
            return modifier.name == "hidden" && modifier.arguments.isEmpty
        }
    }
}
