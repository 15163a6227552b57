import Foundation

extension Tool {
    /// The longest text that is read from standard input, in bytes.
    private static let longestText = 16 << 20

    /// The text on standard input, whose last line end does not count.
    func readText() throws -> String {
        var bytes: [UInt8] = []
        while true {
            let piece = try input(1 << 16)
            if piece.isEmpty { break }
            bytes += piece
            guard bytes.count <= Self.longestText else {
                throw DataProblem(description: "the text is longer than 16 MiB")
            }
        }
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        guard let text = String(bytes: bytes, encoding: .utf8) else {
            throw DataProblem(description: "the text is not valid UTF-8")
        }
        return text
    }
}
