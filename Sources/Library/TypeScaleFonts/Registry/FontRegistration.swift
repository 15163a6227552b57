/// The result of registering a file.
public struct FontRegistration: Sendable {
    /// The registered faces.
    public package(set) var faces: [Typeface] = []

    /// The errors for the faces, named instances and files that were not registered.
    public package(set) var diagnostics: [FontError] = []

    package init() {}
}
