/// The modifiers and attributes that the current declaration has so far.
struct DeclarationStart {
    /// The access level, such as `public`.
    var access: String?
    /// Whether `@objc` was removed.
    var losesObjC = false

    static let accessLevels: Set = [
        "fileprivate", "internal", "package", "private", "public",
    ]
}
