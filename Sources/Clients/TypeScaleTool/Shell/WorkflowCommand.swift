/// The commands that GitHub's runner finds in the output of a step.
///
/// [The runner](https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs)
/// removes white space at the start of a line, as .NET does, and reads `::` there. It reads the
/// older `##[` anywhere.
enum WorkflowCommand {
    /// Returns whether a line begins with a command.
    static func begins(_ line: some StringProtocol) -> Bool {
        line.unicodeScalars.drop(while: \.properties.isWhitespace).starts(with: "::".unicodeScalars)
    }

    /// Returns a line without the start of a command in the older syntax.
    static func withoutBrackets(_ line: some StringProtocol) -> String {
        var bytes: [UInt8] = []
        for byte in line.utf8 {
            if byte == UInt8(ascii: "["), bytes.suffix(2).elementsEqual("##".utf8) {
                bytes[bytes.count - 1] = UInt8(ascii: " ")
                bytes.append(UInt8(ascii: "#"))
            }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension String {
    /// The path, with `./` if a line that begins with the path could be a command.
    var pathWithoutCommand: String { WorkflowCommand.begins(self) ? "./" + self : self }
}
