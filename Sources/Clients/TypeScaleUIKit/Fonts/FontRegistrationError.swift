public import Foundation

/// An error that lists the faces of a family that could not be registered.
public struct FontRegistrationError: LocalizedError, Hashable, Sendable, CustomStringConvertible {
    /// A face that is not available, with the reason.
    public struct Failure: Hashable, Sendable, CustomStringConvertible {
        /// The reason for which a face is not available.
        public enum Reason: Hashable, Sendable {
            /// The folder contains no font file with the name of the face.
            case noFile(folder: String)
            /// Core Text did not register the file. The code is a `CTFontManagerError`.
            case rejected(file: String, code: Int, message: String)
            /// The file was registered, but contains no face with the name.
            case otherFace(file: String)
        }

        /// The PostScript name of the face.
        public let face: String

        /// The reason for which the face is not available.
        public let reason: Reason

        init(face: String, reason: Reason) {
            self.face = face
            self.reason = reason
        }

        /// The file or the face, and the reason.
        public var description: String {
            switch reason {
            case .noFile(let folder): "\(folder): no file '\(face).ttf' or '\(face).otf'"
            case .rejected(let file, let code, let message): "\(file): \(message) (\(code))"
            case .otherFace(let file): "\(file): no face with the PostScript name '\(face)'"
            }
        }
    }

    /// The faces that are not available, in the order of the family.
    public let failures: [Failure]

    /// The failures, one per line.
    public var description: String { failures.map(\.description).joined(separator: "\n") }

    /// The failures, one per line.
    public var errorDescription: String? { description }
}
