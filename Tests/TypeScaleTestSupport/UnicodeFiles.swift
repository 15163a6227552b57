import Foundation

/// The files of the Unicode Character Database, as installed by Debian's `unicode-data` package.
package struct UnicodeFiles {
    /// The version in Debian 12, which is older than the tables.
    ///
    /// Later versions keep the facts that tests compare.
    package static let version = "15.0.0"

    /// The start of a line with the value of unassigned code points.
    private static let missing = "# @missing: "

    private let folder: URL

    /// Opens the files of this version.
    ///
    /// - Throws: ``UnexpectedData`` if they are not installed.
    package init() throws {
        let place = ProcessInfo.processInfo.environment["TYPESCALE_UNICODE"] ?? "/usr/share/unicode"
        folder = URL(filePath: place)
        let first = try lines("LineBreak.txt").first ?? ""
        guard first.contains("LineBreak-\(Self.version).txt") else {
            throw UnexpectedData("expected Unicode \(Self.version) in \(place), found \(first)")
        }
    }

    /// Whether the files are available.
    package static let areAtHand: Bool = Comparison.canRun(
        "files of Unicode \(version)",
        needs: "unicode-data",
        (try? UnicodeFiles()) != nil
    )

    /// Returns the lines of a file that are not empty.
    package func lines(_ name: String) throws -> [Substring] {
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        // Splitting bytes is several times faster than splitting characters.
        return text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
    }

    /// Returns the value of a property for every code point.
    ///
    /// - Parameters:
    ///   - name: The file, with lines such as `3400..4DBF;ID # Lo`.
    ///   - default: The value of unlisted code points.
    ///   - only: The property to read from a file that contains several.
    ///   - aliases: The values by their long names, which lines such as
    ///     `# @missing: 0590..05FF; Right_To_Left` give to unassigned code points.
    /// - Returns: The values, by code point.
    /// - Throws: ``UnexpectedData``, or the error of reading the file.
    package func property(
        _ name: String,
        default: String,
        only: String? = nil,
        aliases: [String: String] = [:]
    ) throws -> [String] {
        var values = Array(repeating: `default`, count: 0x11_0000)
        for line in try lines(name) {
            let isDefault = !aliases.isEmpty && line.hasPrefix(Self.missing)
            let line = isDefault ? line.dropFirst(Self.missing.count) : line
            let fields = line.prefix { $0 != "#" }.split(separator: ";")
                .map { $0.filter { $0 != " " } }
            guard fields.count == 2, only == nil || fields[1] == only else { continue }
            let ends = fields[0].split(separator: ".").compactMap { Int($0, radix: 16) }
            guard let first = ends.first, let last = ends.last, first <= last, last < values.count
            else { throw UnexpectedData("\(name): \(line)") }
            let value = isDefault ? aliases[fields[1]] : fields[1]
            for character in first...last { values[character] = value ?? fields[1] }
        }
        return values
    }
}

/// Unexpected content of a Unicode file.
package struct UnexpectedData: Error, CustomStringConvertible {
    package let description: String

    /// Creates an error with a description.
    package init(_ description: String) { self.description = description }
}
