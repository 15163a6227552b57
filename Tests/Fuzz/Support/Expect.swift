/// Ends the process with a message if a condition is `false`.
///
/// Unlike `precondition`, this function also prints the message in optimized code.
func expect(
    _ condition: Bool,
    _ message: @autoclosure () -> String = "",
    file: StaticString = #file,
    line: UInt = #line
) {
    if !condition { fatalError(message(), file: file, line: line) }
}
