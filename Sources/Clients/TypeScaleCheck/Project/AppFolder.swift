import Foundation
import TypeScaleDiagnostics
import TypeScaleLocalization

/// The folder of an app, and the source of its files.
struct AppFolder: Sendable {
    /// The path of the folder, as in the report.
    let path: String
    let source: FileSource

    /// Returns the path of a file, which is relative to the folder.
    func path(of name: String) -> String {
        path.isEmpty || path.utf8.last == UInt8(ascii: "/") ? path + name : "\(path)/\(name)"
    }

    /// Returns the path of a file in the folder, relative to the folder.
    func name(of path: String) -> String {
        String(decoding: path.utf8.dropFirst(self.path(of: "").utf8.count), as: UTF8.self)
    }

    /// Returns the contents of a file, whose path in an error is relative to the folder.
    func contents(of name: String, upTo limit: Int) throws(Diagnostic) -> Data {
        do throws(Diagnostic) {
            return try source.contents(path: path(of: name), upTo: limit)
        } catch {
            throw error.inFile(name)
        }
    }
}
