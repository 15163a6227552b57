/// A registered face that was found by a name.
public struct FontMatch: Sendable {
    /// The face.
    public let face: Typeface

    /// The point on the face's axes that the name means; `nil` for the face as it is.
    public let instance: NamedInstance?
}

extension FontMatch {
    /// Returns the face at the point on its axes that the name means.
    ///
    /// - Throws: ``FontNotFound`` if that point cannot be read, because the file is gone or was replaced.
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

/// What registering a file has done.
public struct FontRegistration: Sendable {
    /// The faces that are registered now.
    public package(set) var faces: [Typeface] = []

    /// The faults of the faces and files that are not.
    public package(set) var failures: [FontError] = []

    /// A registration of nothing.
    package init() {}
}

/// No registered face has that name.
public struct FontNotFound: Error, Hashable, Sendable {
    /// The name.
    public let name: String

    /// A registered name that is spelt much like it.
    public let suggestion: String?

    /// Where the registered faces come from: paths, and the names given to bytes.
    package let places: [String]

    /// The reason why the file of the face cannot be read; `nil` if no face has the name.
    package var cause: FontError?
}

extension FontNotFound: CustomStringConvertible {
    /// What was not found, what may have been meant, and what is registered.
    public var description: String {
        if let cause { return "the face named \(name) cannot be read: \(cause)" }
        let hint = suggestion.map { "; did you mean \($0)?" } ?? ""
        guard let first = places.first else {
            return "no face is named \(name), and no fonts are registered"
        }
        let more = places.count == 1 ? "" : " and \(places.count - 1) more"
        let end = hint.isEmpty ? ";" : hint
        return "no face is named \(name)\(end) registered from \(first)\(more)"
    }
}
