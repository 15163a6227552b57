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

#if os(none)
/// An open file, which does not exist on a system without files.
struct FileReader: ~Copyable {
    let count = 0

    init(path: String) throws(FontError) {
        throw FontError(.fileNotFound, path, "this system has no files; register the font's bytes")
    }

    func read(at offset: Int, count wanted: Int) -> [UInt8] { [] }
}
#else
#if os(Windows)
private func closeFile(_ descriptor: Int32) { _ = _close(descriptor) }
#else
private func closeFile(_ descriptor: Int32) { _ = close(descriptor) }
#endif

/// An open file that is read in pieces.
///
/// The file is not mapped into memory. If another process truncated a mapped file, reading it would
/// crash this process.
struct FileReader: ~Copyable {
    /// The size of the file in bytes when the file was opened.
    let count: Int

    private let descriptor: Int32

    init(path: String) throws(FontError) {
        // The system would ignore the part of the path after a NUL.
        guard !path.isEmpty, unsafe path.withCString({ unsafe strlen($0) }) == path.utf8.count
        else {
            throw FontError(.invalidFilePath, path, "the path is empty or contains a NUL")
        }
        #if os(Windows)
        let descriptor = unsafe _open(path, O_RDONLY | O_BINARY)
        #else
        // Without `O_NONBLOCK`, opening a pipe would wait for a writer.
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        #endif
        if descriptor < 0 {
            switch errno {
            case ENOENT, ENOTDIR: throw FontError(.fileNotFound, path, "no such file")
            case EACCES, EPERM:
                throw FontError(.insufficientPermissions, path, "permission denied")
            case let number:
                throw FontError(.invalidFilePath, path, "cannot open the file: errno \(number)")
            }
        }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0,
            UInt32(status.st_mode) & UInt32(S_IFMT) == UInt32(S_IFREG)
        else {
            closeFile(descriptor)
            throw FontError(.invalidFilePath, path, "expected a regular file")
        }
        self.descriptor = descriptor
        count = Int(clamping: status.st_size)
    }

    deinit { closeFile(descriptor) }

    /// Returns the bytes at an offset, or fewer than `wanted` if the file ends or a read fails.
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
#endif
