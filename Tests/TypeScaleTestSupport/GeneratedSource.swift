import Foundation
package import Testing

/// Source files of the library that tests generate from the Unicode files.
package enum GeneratedSource {
    /// Compares a file in `Sources/Library` with its generated contents.
    ///
    /// If the environment contains `TYPESCALE_REGENERATE`, writes the file first.
    package static func compare(
        _ path: String,
        _ source: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let file = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/Library/" + path)
        if ProcessInfo.processInfo.environment["TYPESCALE_REGENERATE"] != nil {
            try source.write(to: file, atomically: true, encoding: .utf8)
        }
        let stored = try String(contentsOf: file, encoding: .utf8)
        #expect(
            stored == source,
            "\(path) differs from the generated source",
            sourceLocation: sourceLocation
        )
    }
}
