public import Foundation
public import TypeScaleDiagnostics

/// A namespace for functions that read text as UTF-8.
public enum PlainText: Sendable {
    /// Returns text in UTF-8, converted from UTF-16 if it begins with a byte order mark of UTF-16.
    ///
    ///     let bytes = try PlainText.utf8(of: Data(contentsOf: url))
    ///
    /// A byte order mark of UTF-8 is kept, so that offsets are those in the file.
    ///
    /// - Parameter data: The text.
    /// - Returns: Well-formed UTF-8.
    /// - Throws: `Diagnostic` with a position if the text is malformed.
    /// - Complexity: O(*n*) in the number of bytes.
    public static func utf8(of data: consuming Data) throws(Diagnostic) -> [UInt8] {
        let bytes = try [UInt8](consume data).inUTF8()
        try bytes.checkUTF8()
        return bytes
    }
}
