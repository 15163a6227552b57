import TypeScaleDiagnostics

/// A place in a file of an app.
struct Place: Sendable {
    let path: String
    let position: TextPosition?
    /// The code on one line.
    let code: String
}
