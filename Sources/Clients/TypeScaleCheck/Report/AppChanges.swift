/// The changes of an app's code that remove findings, and that create none.
///
///     let changes = check.changes(for: try check.report(folder: folder))
///     for file in changes.files { print(file.path) }
public struct AppChanges: Sendable {
    /// A file with changes.
    public struct File: Sendable {
        /// The path, relative to the folder.
        public let path: String

        /// The bytes that were checked.
        ///
        /// Do not replace a file that contains other bytes by now.
        public let original: [UInt8]

        /// The bytes with the changes, of which all others are as they were.
        public let code: [UInt8]
    }

    /// A finding whose change is not made.
    public struct Refusal: Sendable {
        /// The finding.
        public let finding: CheckFinding

        /// The reason, with the finding that the change would create or leave.
        public let reason: String
    }

    /// The files with changes, in the order of their paths.
    public let files: [File]

    /// The findings that the changes remove.
    public let fixed: [CheckFinding]

    /// The findings whose changes are not made.
    public let refused: [Refusal]
}
