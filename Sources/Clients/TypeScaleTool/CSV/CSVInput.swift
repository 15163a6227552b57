import Foundation

extension Console {
    /// A function that reads up to a given number of bytes, or no bytes at the end of the input.
    typealias Source = (Int) throws(StreamFailure) -> [UInt8]

    /// Calls a closure with the rows of a file, or of standard input if the path is `-`.
    ///
    /// The closure also receives the name of the input for error messages.
    func readRows<Result>(
        _ path: String,
        _ read: (_ rows: inout CSVParser, _ name: String) throws -> Result
    ) throws -> Result {
        guard path != "-" else {
            try refuseOutput(0, "standard input")
            var rows = rows(from: input)
            return try read(&rows, "standard input")
        }
        guard let file = FileHandle(forReadingAtPath: path) else {
            let hint = FilePath.isLossy(path) ? "; its name is probably not valid UTF-8" : ""
            let exists = FilePath.type(of: path) != nil
            let reason = exists ? FilePath.reason(forUnreadable: path) : "no such file"
            throw DataError("\(path): \(reason)\(hint)")
        }
        defer { try? file.close() }
        try refuseOutput(file.fileDescriptor, path)
        do {
            var rows = rows { count throws(StreamFailure) in
                try StandardStreams.read(file.fileDescriptor, upTo: count)
            }
            return try read(&rows, path)
        } catch let failure as StreamFailure where failure.action == .read {
            throw DataError("cannot read \(path): \(failure.reason)")
        }
    }

    /// Throws an error if the input file also receives the output, and would therefore never end.
    private func refuseOutput(_ descriptor: Int32, _ name: String) throws {
        guard !isOutput(descriptor) else {
            throw DataError("cannot read \(name): it is also the output; write to another file")
        }
    }

    /// Returns a parser that flushes before each read.
    ///
    /// A program can therefore send one row at a time and get its result. After the output is
    /// closed, reading fails, because the input can be endless.
    private func rows(from source: @escaping Source) -> CSVParser {
        CSVParser { count throws(StreamFailure) in
            try output.flush()
            try errors.flush()
            guard !output.isClosed else { throw .brokenPipe }
            return try source(count)
        }
    }
}
