public import TypeScaleDiagnostics
public import TypeScaleLocalization

/// The findings in an app's source code, and what was not seen.
public struct AppReport: Sendable {
    /// The path of the folder, to which the paths of findings are relative.
    public let folder: String

    /// The findings in code, interface files and translations, in the order of their files and
    /// lines.
    public internal(set) var findings: [CheckFinding] = []

    /// The places about which the check cannot say anything.
    public internal(set) var unseen: [UnseenPlace] = []

    /// The errors in individual files.
    public var diagnostics: [Diagnostic] = []

    /// The errors in the slots of the project, which are never in a baseline.
    public internal(set) var slotDiagnostics: [Diagnostic] = []

    /// The paths of the files that the check reads, relative to the folder.
    public internal(set) var paths: [String] = []

    /// The number of fonts that follow the text size, where code makes or names them.
    public internal(set) var growingCount = 0

    /// The number of modifiers, assignments and attributes that set a font of text.
    public internal(set) var appliedFontCount = 0

    /// The number of limits on the lines of values, such as names, which no rule reports.
    public internal(set) var limitedValueCount = 0

    /// The number of Swift and interface files that no target contains, which were not read.
    public internal(set) var unusedFileCount = 0

    /// The number of texts in SwiftUI code.
    public internal(set) var textCount = 0

    /// The number of these texts that wrap, so that they cannot be truncated.
    public internal(set) var wrappingTextCount = 0

    /// The number of files for systems without a text size, such as macOS, which were not judged.
    public internal(set) var otherSystemCount = 0

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

    /// The number of translations that were measured in a box.
    public internal(set) var measuredTextCount = 0

    /// The number of translations whose width is an estimate.
    public internal(set) var estimateCount = 0

    /// The boxes of texts in interface files and code.
    public internal(set) var slots: [Slot] = []

    /// The keys in the translations of interface files that have no object.
    public internal(set) var unjoinedKeys: [String] = []

    /// The number of Swift files that are tests or code of other projects, which were not read.
    public internal(set) var skippedCodeCount = 0

    /// The number of findings that comments accept.
    public internal(set) var ignoredCount = 0

    /// The number of findings that are not reported, because the baseline contains them.
    public internal(set) var knownCount = 0

    /// The comments that accept findings, by the index of their file.
    var acceptedComments: [Int: Set<Int>] = [:]

    /// The hash values of the Swift files whose findings have fixes.
    var codeHashes = NameDictionary<Int>()

    /// Removes findings that repeat others, and findings about the look of a font that has another.
    ///
    /// The code of a file for two systems has its findings twice.
    mutating func mergeDuplicates() {
        var seen: Set<CheckFinding> = []
        findings.removeAll { !seen.insert($0).inserted }
        var places: Set<UnseenPlace> = []
        unseen.removeAll { !places.insert($0).inserted }
        unseen.sort { $0.order < $1.order }
        // Small text of a fixed size is one finding.
        var fixed: [[ExactString]: Int] = [:]
        var merged: [CheckFinding] = []
        for finding in findings where finding.rule == .fixedSize {
            fixed[finding.place] = merged.count
            merged.append(finding)
        }
        for finding in findings where finding.rule != .fixedSize {
            let isLook = finding.rule == .smallText || finding.rule == .thinText
            if isLook, let index = fixed[finding.place] {
                merged[index].message += "; " + finding.message
            } else {
                merged.append(finding)
            }
        }
        findings = merged
    }

    /// Creates an empty report.
    init(folder: String) { self.folder = folder }
}

extension CheckFinding {
    /// The file and the position.
    fileprivate var place: [ExactString] {
        [ExactString(path), ExactString(position.map { "\($0)" } ?? "")]
    }
}
