import TypeScaleSupport

/// A font file, or a font in memory.
struct FontSource: Sendable {
    /// The maximum size, in bytes, of a font in a file or in memory.
    static let maximumByteCount = 256 << 20

    /// The path of the font file, or the name of a font in memory.
    let path: String
    /// The size of the font in bytes.
    let count: Int
    /// The bytes of a font in memory.
    var memory: [UInt8]?

    /// Returns a name for an unnamed face, derived from the file name.
    func fileName(face: Int) -> String {
        let separators = [UInt8(ascii: "/"), UInt8(ascii: "\\")]
        let name = Array(path.utf8).split(whereSeparator: separators.contains).last
        let stem = name?.split(separator: UInt8(ascii: ".")).first ?? name
        let text = stem.map { String(decoding: $0, as: UTF8.self) } ?? "font"
        return face == 0 ? text : "\(text)-\(face)"
    }

    /// Runs a closure with an input, and keeps the file open until the closure returns.
    func withInput<Result>(
        _ body: (borrowing FontInput) throws(FontError) -> Result
    ) throws(FontError) -> Result {
        if let memory { return try body(FontInput(bytes: memory)) }
        let file = try OpenFile.font(path: path)
        guard file.count == count else {
            throw FontError(.invalidFontData, path, "the file was replaced after it was opened")
        }
        let input = FontInput(file: file)
        try input.checkIsRegular(path)
        return try body(input)
    }
}
