public import Foundation

/// An error, a warning or a note about a file, with its place and its remedy.
///
///     let recovered = try StyleDictionary.recovering(contentsOf: url)
///     for diagnostic in recovered.diagnostics { print(diagnostic) }
///     // Brand.plist:4:12: headline.fontSize: expected a positive number of points, found 0
///
/// All modules that read files report their errors with this type. An error in a file as a whole
/// is thrown. Errors in parts of a file are in a property named `diagnostics`.
public struct Diagnostic: Error, Hashable, Sendable {
    /// How severe a diagnostic or a finding is, in ascending order.
    public enum Severity: String, Comparable, CaseIterable, Codable, Sendable {
        /// A value was proposed, or the file has no errors but contains nothing to read.
        ///
        /// Of a finding: something to consider.
        case note
        /// A value was converted, replaced or ignored.
        ///
        /// Of a finding: a text that some readers cannot read at their size.
        case warning
        /// A value was dropped, or the file cannot be read.
        ///
        /// Of a finding: a mistake, whatever the design is.
        case error

        /// Returns whether the first severity is lower.
        public static func < (first: Severity, second: Severity) -> Bool {
            first.rank < second.rank
        }

        private var rank: Int {
            switch self {
            case .note: 0
            case .warning: 1
            case .error: 2
            }
        }
    }

    /// The path of the file, or the name passed with the data.
    public var file: String

    /// The path of the value, such as `headline.fontSize` or `$.heading.large`, or an empty string
    /// for the file as a whole.
    ///
    /// In a translation file, this is the key of the text.
    public var path: String

    /// The line and column, or `nil` if they are unknown, as in a binary file.
    public var position: TextPosition?

    /// The kind of diagnostic.
    public let kind: Kind

    /// How severe the diagnostic is.
    public let severity: Severity

    /// A description of what is wrong, and its remedy.
    public let message: String

    /// The offset from which ``position`` is computed, in bytes of the text in UTF-8, or `nil`.
    public var offset: Int?

    /// Creates a diagnostic.
    ///
    /// - Parameters:
    ///   - kind: The kind of diagnostic.
    ///   - message: A description of what is wrong, and its remedy.
    ///   - severity: How severe the diagnostic is.
    ///   - file: The path of the file, or a name for the data.
    ///   - path: The path of the value, or an empty string for the file as a whole.
    ///   - position: The line and column.
    ///   - offset: The offset from which the position will be computed, in bytes of UTF-8.
    public init(
        _ kind: Kind,
        _ message: String,
        severity: Severity = .error,
        file: String = "",
        path: String = "",
        position: TextPosition? = nil,
        offset: Int? = nil
    ) {
        self.kind = kind
        self.message = message
        self.severity = severity
        self.file = file
        self.path = path
        self.position = position
        self.offset = offset
    }
}

extension Diagnostic {
    /// The line number, starting at 1, or `nil` if it is unknown.
    public var line: Int? { position?.line }

    /// The column in Unicode scalars, starting at 1, or `nil` if it is unknown.
    public var column: Int? { position?.column }

    /// Returns the diagnostic with the path of its file.
    ///
    /// - Parameter file: The path of the file, or a name for the data.
    /// - Returns: The same diagnostic, in the file.
    public func inFile(_ file: String) -> Diagnostic {
        var diagnostic = self
        diagnostic.file = file
        return diagnostic
    }
}

extension Diagnostic: Comparable {
    /// Returns whether a diagnostic precedes another in a report.
    ///
    /// Diagnostics are sorted by file, position and path. In a file, diagnostics without a position
    /// come last.
    public static func < (first: Diagnostic, second: Diagnostic) -> Bool {
        first.order != second.order
            ? first.order < second.order : first.details < second.details
    }

    private var order: (String, TextPosition, String, String) {
        (file, position ?? TextPosition(line: .max, column: .max), path, message)
    }

    private var details: (String, String, Int) {
        (kind.rawValue, severity.rawValue, offset ?? -1)
    }
}

extension Diagnostic: CustomStringConvertible {
    /// The file, position, path and message, such as `Brand.plist:4:12: headline: unknown key`.
    ///
    /// A path of more than 80 Unicode scalars is cut off, and its characters that are not visible
    /// are U+FFFD. A warning or note says so before its path.
    public var description: String {
        let place = position.map { file.isEmpty ? "\($0)" : "\(file):\($0)" } ?? file
        let path = VisibleText(path, limit: 80).description
        let severity = severity == .error ? "" : severity.rawValue
        return [place, severity, path, message].filter { !$0.isEmpty }.joined(separator: ": ")
    }
}

extension Diagnostic: LocalizedError {
    /// The diagnostic's ``description``.
    public var errorDescription: String? { description }
}
