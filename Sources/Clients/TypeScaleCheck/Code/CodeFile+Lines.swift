import TypeScaleCode

extension CodeFile {
    /// The maximum number of constants and conditions that lead to a number of lines.
    private static let maximumSteps = 4

    /// Returns the largest number of lines to which a value can limit text, or `nil`.
    ///
    /// The value is a number, a range, a constant of the file, or a condition. One result of the
    /// condition can be `nil`.
    func lineLimit(_ value: Range<Int>) -> Int? {
        lineLimit(source.bytes[value].trimmed, steps: 0)
    }

    private func lineLimit(_ code: CodeText, steps: Int) -> Int? {
        guard steps < Self.maximumSteps else { return nil }
        if let lines = Int(code.string) { return lines > 0 ? lines : nil }
        if let branches = code.branches {
            return branches.compactMap { lineLimit($0.trimmed, steps: steps + 1) }.max()
        }
        if let range = code.firstOperator("...") {
            return lineLimit(code[range.upperBound...].trimmed, steps: steps + 1)
        }
        guard code.isPath, let declaration = declaration(atPath: code),
            source.bytes[declaration.keyword].equals("let"), let value = declaration.value
        else { return nil }
        return lineLimit(source.bytes[value].trimmed, steps: steps + 1)
    }
}
