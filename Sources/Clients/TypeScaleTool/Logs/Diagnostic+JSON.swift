import TypeScaleDiagnostics

extension Diagnostic {
    /// The key and the message.
    var messageWithPath: String { path.isEmpty ? message : "\(path): \(message)" }

    var json: JSONObject {
        [
            "file": file, "line": line, "column": column, "key": path,
            "message": message,
        ]
    }
}
