/// A value to write as JSON, whose members keep their order.
///
///     let json = JSONOutput.object([("name", .string("Body")), ("sizes", .array([.number(17)]))])
///     print(json.text(.compact))   // {"name":"Body","sizes":[17]}
///
/// Strings are written as in ``JSONString``.
public indirect enum JSONOutput: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// An integer.
    case integer(Int)
    /// A number, which is written as `null` if it is not finite.
    case number(Double)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONOutput])
    /// An object. Its members are written in their order, and must have distinct keys.
    case object([(key: String, value: JSONOutput)])
    /// An array whose elements are created one at a time, so that a long array needs little memory.
    case elements(count: Int, @Sendable (_ index: Int) -> JSONOutput)
    /// JSON text, which is written unchanged.
    case verbatim(String)
}

extension JSONOutput {
    /// Returns the value as JSON.
    ///
    /// - Parameters:
    ///   - layout: How the text is divided into lines.
    ///   - indent: The number of spaces before each line but the first.
    /// - Returns: The text, without a final line break.
    /// - Complexity: O(*n*) in the length of the text.
    public func text(_ layout: JSONLayout = .indented, indent: Int = 0) -> String {
        var bytes: [UInt8] = []
        write(layout, indent: indent) { bytes += $0 }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Writes the value as JSON in parts, so that a long text needs little memory.
    ///
    /// - Parameters:
    ///   - layout: How the text is divided into lines.
    ///   - indent: The number of spaces before each line but the first.
    ///   - write: Writes a part of the text, in UTF-8.
    /// - Throws: The error of `write`.
    /// - Complexity: O(*n*) in the length of the text.
    public func write<Failure: Error>(
        _ layout: JSONLayout = .indented,
        indent: Int = 0,
        to write: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        try withoutActuallyEscaping(write) { (write) throws(Failure) in
            var writer = JSONWriter(layout: layout, write: write)
            try writer.append(self, indent: indent)
            try writer.flush()
        }
    }
}
