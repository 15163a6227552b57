extension OpenFile {
    /// Returns the bytes of a regular file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - limit: The maximum number of bytes.
    /// - Returns: The bytes.
    /// - Throws: ``FileError`` if the file is missing, unreadable, not regular or longer than
    ///   `limit`.
    package static func contents(path: String, upTo limit: Int) throws(FileError) -> [UInt8] {
        let file = try OpenFile(path: path)
        try file.checkIsRegular(path)
        try file.checkCount(path, upTo: limit)
        return file.read(at: 0, count: file.count)
    }

    /// Throws an error if the file has more bytes than a limit.
    package func checkCount(_ path: String, upTo limit: Int) throws(FileError) {
        guard count > limit else { return }
        throw FileError(.tooLarge, path, "the file has \(count) bytes; the limit is \(limit)")
    }
}
