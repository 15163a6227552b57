public import TypeScaleDiagnostics
public import TypeScaleLocalization

/// The findings in an app's source code, and what was not seen.
public struct AppReport: Sendable {
    /// The path of the folder, to which the paths of findings are relative.
    public let folder: String

    /// The findings in code and interface files, in the order of their files and lines.
    public internal(set) var findings: [CodeFinding] = []

    /// The places about which the check cannot say anything.
    public internal(set) var unseen: [CodeGap] = []

    /// The errors in individual files.
    public var diagnostics: [Diagnostic] = []

    /// The paths of the files that the check reads, relative to the folder.
    public internal(set) var paths: [String] = []

    /// The number of fonts that follow the text size, where code makes or names them.
    public internal(set) var growingCount = 0

    /// The number of Swift files that were read.
    public internal(set) var codeCount = 0

    /// The number of interface files that were read.
    public internal(set) var interfaceCount = 0

    /// The number of keys in translations for interface files.
    public internal(set) var interfaceKeyCount = 0

    /// The number of these keys whose object is in the interface file.
    public internal(set) var joinedKeyCount = 0

    /// The number of different translation keys that Swift code names.
    public internal(set) var codeKeyCount = 0

    /// The number of these keys that have translations, and whose box has limits.
    public internal(set) var codeSlotCount = 0

    /// The boxes of texts in interface files and code.
    ///
    /// Their findings are in ``translations``.
    public internal(set) var slots: [Slot] = []

    /// The keys in the translations of interface files that have no object.
    public internal(set) var unjoinedKeys: [String] = []

    /// The number of Swift files that are tests or code of other projects, which were not read.
    public internal(set) var skippedCodeCount = 0

    /// The number of findings that comments accept.
    public internal(set) var ignoredCount = 0

    /// The number of findings in code that are not reported, because the baseline contains them.
    public internal(set) var knownCount = 0

    /// The findings in translations, or `nil` if the app's code states no boxes for them.
    public internal(set) var translations: TranslationReport?

    /// The hash values of the Swift files whose findings have fixes.
    var codeHashes = NameDictionary<Int>()

    /// Returns the code of a file with the changes that remove findings.
    ///
    ///     let (fixed, count) = report.fixed(code, of: "App/Title.swift") ?? (code, 0)
    ///
    /// - Parameters:
    ///   - code: The bytes of the file.
    ///   - path: The path of the file, relative to the folder.
    /// - Returns: The changed bytes, of which all others are as they were, and the number of
    ///   changes. Returns `nil` if the code is not the code that was checked.
    /// - Complexity: O(*n*) for *n* bytes, and O(*m* log *m*) for *m* changes.
    public func fixed(_ code: [UInt8], of path: String) -> (code: [UInt8], count: Int)? {
        guard let hash = codeHashes[path], hash == code.hashValue else { return nil }
        let path = ExactString(path)
        // The findings are in the order of their paths.
        let start = findings.partitioningIndex { ExactString($0.path) >= path }
        let fixes = findings[start...].prefix { ExactString($0.path) == path }.compactMap(\.fix)
        return CodeFix.apply(fixes, to: code)
    }

    /// Creates an empty report.
    init(folder: String) { self.folder = folder }
}
