public import TypeScaleDiagnostics

/// A place in an app about which the check cannot say anything.
///
/// A place that was not seen is not clean.
public struct UnseenPlace: Hashable, Sendable {
    /// A kind of places that were not seen.
    public enum Kind: String, CaseIterable, Sendable {
        /// A font whose size or style the code does not state.
        case font
        /// A branch of an `#if` that the system of the file does not compile.
        case branch
        /// A label of an interface file, whose font other code can set.
        case label
    }

    /// The kind of the place.
    public let kind: Kind

    /// The path of the file, relative to the folder.
    public let path: String

    /// The line and column of the code, counted from 1.
    public let position: TextPosition?

    /// The code, such as `UIFont.systemFont(ofSize: size)`, on one line.
    public let code: String

    /// The name that the code does not declare, such as `bodyFont`, or `nil`.
    public let name: String?

    /// The reason, such as `no code in the folder declares bodyFont`.
    public let reason: String
}

extension UnseenPlace: CustomStringConvertible {
    /// The place, the code and the reason on one line.
    public var description: String {
        let place = position.map { "\(path):\($0)" } ?? path
        return "\(place): \(code): \(reason)"
    }
}

extension UnseenPlace {
    /// The file, line and column, which order places.
    var order: (ExactString, Int, Int) {
        (ExactString(path), position?.line ?? 0, position?.column ?? 0)
    }

    init(kind: Kind, place: Place, name: String? = nil, reason: String) {
        self.init(
            kind: kind,
            path: place.path,
            position: place.position,
            code: place.code,
            name: name,
            reason: reason
        )
    }
}
