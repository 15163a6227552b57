/// An error in a file of recorded results.
struct ProbeError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
