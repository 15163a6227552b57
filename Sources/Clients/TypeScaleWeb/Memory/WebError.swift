/// The status and the message of a failed call.
struct WebError: Error {
    let status: WebStatus
    let message: String
    /// The name to which the message refers, or `nil` if it refers to no name.
    let name: String?

    init(_ status: WebStatus, _ message: String, _ name: String? = nil) {
        self.status = status
        self.message = message
        self.name = name
    }
}
