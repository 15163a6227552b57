#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif os(WASI)
import WASILibc
#elseif os(Windows)
import ucrt
#endif

#if os(Windows)
private func closeFile(_ descriptor: Int32) { _ = _close(descriptor) }
#else
private func closeFile(_ descriptor: Int32) { _ = close(descriptor) }
#endif

/// An open file, read piece by piece at given offsets.
///
/// A font file is never mapped into memory: if another process cut it short, a read of the map
/// would end this one.
struct FileReader: ~Copyable {
    /// The length of the file in bytes, when it was opened.
    let count: Int

    private let descriptor: Int32

    /// Opens a regular file.
    init(path: String) throws(FontError) {
        (descriptor, count) = try Self.descriptor(of: path)
    }

    deinit { closeFile(descriptor) }

    /// The bytes of a range; fewer where the file ends, or was cut short in the meantime.
    func read(at offset: Int, count wanted: Int) -> [UInt8] {
        let length = max(0, min(wanted, count - offset))
        guard offset >= 0, length > 0 else { return [] }
        return unsafe [UInt8](unsafeUninitializedCapacity: length) { buffer, used in
            while used < length {
                let rest = unsafe buffer.baseAddress.map { unsafe $0 + used }
                #if os(Windows)
                guard _lseeki64(descriptor, Int64(offset + used), SEEK_SET) >= 0 else { return }
                let got = Int(unsafe _read(descriptor, rest, UInt32(clamping: length - used)))
                #else
                let got = unsafe pread(descriptor, rest, length - used, off_t(offset + used))
                #endif
                if got > 0 {
                    used += got
                } else if got == 0 || errno != EINTR {
                    return
                }
            }
        }
    }
}

extension FileReader {
    private static func descriptor(
        of path: String
    ) throws(FontError) -> (descriptor: Int32, count: Int) {
        func failure(_ code: FontError.Code, _ detail: String) -> FontError {
            FontError(code: code, place: path, detail: detail)
        }
        // A path with a NUL in it would open the file that the part before it names.
        guard !path.isEmpty, !path.hasNUL else {
            throw failure(.invalidFilePath, "that is no path")
        }
        #if os(Windows)
        let descriptor = unsafe _open(path, O_RDONLY | O_BINARY)
        #else
        // Without `O_NONBLOCK`, opening a pipe waits for somebody to write.
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        #endif
        if descriptor < 0 {
            switch errno {
            case ENOENT, ENOTDIR: throw failure(.fileNotFound, "no such file")
            case EACCES, EPERM: throw failure(.insufficientPermissions, "it may not be read")
            case let number:
                throw failure(.invalidFilePath, "it cannot be opened (errno \(number))")
            }
        }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0,
            UInt32(status.st_mode) & UInt32(S_IFMT) == UInt32(S_IFREG)
        else {
            closeFile(descriptor)
            throw failure(.invalidFilePath, "that is no regular file")
        }
        return (descriptor, Int(clamping: status.st_size))
    }
}

extension String {
    /// Whether a byte is 0; an iterator of the characters' bytes takes longer than to open the file.
    fileprivate var hasNUL: Bool {
        var text = self
        return text.withUTF8 { bytes in unsafe bytes.contains(0) }
    }
}
