/// A registered face that was found by a name.
public struct FontMatch: Sendable {
    /// The face.
    public let face: Typeface

    /// The named instance that has the name; `nil` if the name is the face's own.
    public let instance: NamedInstance?

    /// Returns the face, at the point of the named instance.
    ///
    /// - Throws: ``FontNotFound`` if the file was removed or replaced after it was registered.
    package func typeface() throws(FontNotFound) -> Typeface {
        guard let instance else { return face }
        do throws(FontError) {
            return try face.variation(at: instance)
        } catch {
            throw FontNotFound(
                name: instance.postScriptName,
                suggestion: nil,
                places: [face.place],
                cause: error
            )
        }
    }
}

/// The result of registering a file.
public struct FontRegistration: Sendable {
    /// The registered faces.
    public package(set) var faces: [Typeface] = []

    /// The errors of the faces and files that were not registered.
    public package(set) var failures: [FontError] = []

    package init() {}
}

/// An error that occurs when no registered face has a name.
public struct FontNotFound: Error, Hashable, Sendable {
    /// The name.
    public let name: String

    /// A registered name with a similar spelling.
    public let suggestion: String?

    /// The paths of the registered files, and the names of fonts in memory.
    package let places: [String]

    /// The error of the face's file; `nil` if no face has the name.
    package var cause: FontError?
}

extension FontNotFound: CustomStringConvertible {
    /// The name, a suggestion, and the registered files.
    public var description: String {
        if let cause { return "cannot read the face named \(name): \(cause)" }
        let hint = suggestion.map { "; did you mean \($0)?" } ?? ""
        guard let first = places.first else {
            return "no face is named \(name), and no fonts are registered"
        }
        let more = places.count == 1 ? "" : " and \(places.count - 1) more"
        let end = hint.isEmpty ? ";" : hint
        return "no face is named \(name)\(end) registered from \(first)\(more)"
    }
}
