/// The errors in the rows of a file, of which only the first are listed.
struct RowErrors {
    /// The maximum number of errors to list, beyond which they are only counted.
    static let maximumCount = 1_000

    let console: Console
    /// The name of the file.
    let name: String
    private(set) var count = 0

    init(console: Console, name: String) {
        self.console = console
        self.name = name
    }

    /// Adds an error in the row that starts at a line.
    mutating func add(
        _ error: @autoclosure () -> String,
        line: Int
    ) throws(StreamFailure) {
        count += 1
        guard count <= Self.maximumCount else { return }
        try console.complain(DataError(error(), at: "\(name):\(line)"))
    }

    /// Reports the number of errors that were not listed, if any.
    func end() throws(StreamFailure) {
        guard count > Self.maximumCount else { return }
        let others = count - Self.maximumCount
        let rows = others == 1 ? "1 more row has an error" : "\(others) more rows have errors"
        try console.complain(DataError(rows, at: name))
    }
}
