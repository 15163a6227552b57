/// A kind of finding, as other programs know it.
struct LogRule: Sendable {
    /// How serious the findings are, with the names of SARIF.
    enum Level: String {
        case error, warning, note
    }

    /// The identifier, which never changes.
    let id: String
    let level: Level
    /// A sentence that describes the findings.
    let summary: String
    /// A sentence with the remedy.
    let help: String

    /// An error in a file, after which the rest of the file is still checked.
    static let fileError = LogRule(
        id: "file-error",
        level: .error,
        summary: "The file contains an error.",
        help: "Correct the file. If only an entry is invalid, the other entries were checked."
    )
}
