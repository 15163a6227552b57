/// Data that cannot be answered, in words.
struct DataProblem: Error, CustomStringConvertible {
    let description: String
}
