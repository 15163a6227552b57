/// The status and the message of a failed call.
struct WebError: Error {
    let status: WebStatus
    let message: String

    init(_ status: WebStatus, _ message: String) {
        self.status = status
        self.message = message
    }
}
