/// A registered face that matches a name.
public struct FontMatch: Sendable {
    /// The face.
    public let face: Typeface

    /// The named instance that matches the name, or `nil` if the face itself matches.
    public let instance: NamedInstance?

    /// Returns the variation for the named instance, or the face itself if there is no instance.
    ///
    /// - Throws: ``FontNotFound`` if the file was removed or replaced after it was registered.
    package func typeface() throws(FontNotFound) -> Typeface {
        guard let instance else { return face }
        do throws(FontError) {
            return try face.variation(at: instance)
        } catch {
            let name = instance.postScriptName
            throw FontNotFound(name: name, suggestion: nil, paths: [face.path], cause: error)
        }
    }
}

/// The result of registering a file.
public struct FontRegistration: Sendable {
    /// The registered faces.
    public package(set) var faces: [Typeface] = []

    /// The errors for the faces, named instances and files that were not registered.
    public package(set) var failures: [FontError] = []

    package init() {}
}

/// An error that occurs when no registered face has the requested name, or when the file of the
/// named face can't be read.
public struct FontNotFound: Error, Hashable, Sendable {
    /// The requested name.
    public let name: String

    /// A registered name with a similar spelling, if any.
    public let suggestion: String?

    /// The paths of the registered files, and the names of fonts in memory.
    package let paths: [String]

    /// The error that occurred while reading the file, or `nil` if no face has the name.
    package var cause: FontError?
}

extension FontNotFound: CustomStringConvertible {
    /// A message that contains the missing name, a similar name, if any, and the path of a
    /// registered file.
    ///
    /// If the face exists but can't be read, the message contains the error instead.
    public var description: String {
        if let cause { return "cannot read the face named \(name): \(cause)" }
        let hint = suggestion.map { "; did you mean \($0)?" } ?? ""
        guard let first = paths.first else {
            return "no face is named \(name), and no fonts are registered"
        }
        let more = paths.count == 1 ? "" : " and \(paths.count - 1) more"
        let end = hint.isEmpty ? ";" : hint
        return "no face is named \(name)\(end) fonts are registered from \(first)\(more)"
    }
}
