/// A registered face that matches a name.
public struct RegisteredFace: Sendable {
    /// The face.
    public let face: Typeface

    /// The named instance that matches the name, or `nil` if the face itself matches.
    public let instance: NamedInstance?

    /// Returns the variation for the named instance, or the face itself without an instance.
    ///
    /// - Throws: ``FontNotFound`` if the file was removed or replaced after it was registered.
    public func typeface() throws(FontNotFound) -> Typeface {
        guard let instance else { return face }
        do throws(FontError) {
            return try face.variation(at: instance)
        } catch {
            let name = instance.postScriptName
            throw FontNotFound(
                name: name,
                suggestion: nil,
                path: face.path,
                pathCount: 1,
                cause: error
            )
        }
    }
}
