/// A command line that is wrong, and where to read how it goes.
struct Misuse: Error, CustomStringConvertible {
    let description: String

    init(_ message: String, see page: String) {
        description = "\(message); see '\(page)'"
    }
}
