/// The reason for which Git cannot read a revision.
struct GitFailure: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}
