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
import CRT
#endif

#if os(none)
/// An open file, which does not exist on a system without files.
package struct OpenFile: ~Copyable, Sendable {
    package let count = 0

    package init(path: borrowing String) throws(FileError) {
        throw FileError(
            .notFound,
            copy path,
            "this system has no files; register the font's bytes"
        )
    }

    package func checkIsRegular(_ path: borrowing String) throws(FileError) {}

    package func read(at offset: Int, count requested: Int) -> [UInt8] { [] }

    package func read(
        at offset: Int,
        count requested: Int,
        into buffer: inout [UInt8],
        from start: Int
    ) -> Int { 0 }
}
#else
#if os(Windows)
private typealias FileStatus = _stat64
#else
private typealias FileStatus = stat
#endif

/// An open file that is read in pieces.
///
/// The file is not mapped into memory. If another process truncated a mapped file, reading it would
/// crash this process.
@usableFromInline
package struct OpenFile: ~Copyable, Sendable {
    /// The size of the file in bytes when the file was opened.
    package let count: Int

    @usableFromInline
    package let descriptor: Int32

    /// Opens a file for reading.
    ///
    /// A pipe is not waited for.
    package init(path: borrowing String) throws(FileError) {
        // The system would ignore the part of the path after a NUL.
        guard !path.isEmpty, !containsNUL(path) else {
            throw FileError(.invalidPath, copy path, "the path is empty or contains a NUL")
        }
        let (descriptor, error) = openFile(path)
        if descriptor < 0 {
            switch error {
            case ENOENT, ENOTDIR: throw FileError(.notFound, copy path, missing(path))
            case EACCES, EPERM:
                throw FileError(.permissionDenied, copy path, "permission denied")
            case EMFILE, ENFILE:
                let detail = "too many files are open; close some, or raise the system's limit"
                throw FileError(.invalidPath, copy path, detail)
            case ENAMETOOLONG: throw FileError(.invalidPath, copy path, "the path is too long")
            case ELOOP: throw FileError(.invalidPath, copy path, "the links form a loop")
            default:
                throw FileError(.invalidPath, copy path, "the system cannot open the file")
            }
        }
        // `lseek` takes half the time of `fstat`, but fails for a pipe or a terminal.
        let size = offsetOfEnd(descriptor)
        guard let count = size > 0 ? size : regularSize(descriptor) else {
            closeFile(descriptor)
            throw FileError(.invalidPath, copy path, "expected a regular file")
        }
        self.descriptor = descriptor
        self.count = count
    }

    // Embedded Swift needs the body of a noncopyable type's `deinit` in each module.
    @inlinable
    deinit { closeFile(descriptor) }

    /// Throws an error unless the file is regular.
    ///
    /// Some file systems also return a size for a folder, which can't be read.
    package func checkIsRegular(_ path: String) throws(FileError) {
        guard regularSize(descriptor) != nil else {
            throw FileError(.invalidPath, path, "expected a regular file")
        }
    }

    /// Returns the bytes at an offset, or fewer than `requested` if the file ends or a read fails.
    package func read(at offset: Int, count requested: Int) -> [UInt8] {
        let length = max(0, min(requested, count - offset))
        guard offset >= 0, length > 0 else { return [] }
        return unsafe [UInt8](unsafeUninitializedCapacity: length) { buffer, used in
            used = unsafe fill(buffer, at: offset, count: length)
        }
    }

    /// Reads bytes into an array from an index, and returns their number.
    package func read(
        at offset: Int,
        count requested: Int,
        into buffer: inout [UInt8],
        from start: Int
    ) -> Int {
        let length = max(0, min(requested, count - offset, buffer.count - start))
        guard offset >= 0, start >= 0, length > 0 else { return 0 }
        return unsafe buffer.withUnsafeMutableBufferPointer { buffer in
            let piece = unsafe UnsafeMutableBufferPointer(rebasing: buffer[start...])
            return unsafe fill(piece, at: offset, count: length)
        }
    }

    private func fill(
        _ buffer: UnsafeMutableBufferPointer<UInt8>,
        at offset: Int,
        count length: Int
    ) -> Int {
        guard let start = buffer.baseAddress else { return 0 }
        var used = 0
        while used < length {
            let got = unsafe readFile(descriptor, start + used, length - used, at: offset + used)
            if got > 0 {
                used += got
            } else if got == 0 || errno != EINTR {
                break
            }
        }
        return used
    }
}

/// Returns the reason for which a path does not exist.
///
/// Foundation and Swift replace invalid UTF-8 in names with U+FFFD.
private func missing(_ path: borrowing String) -> String {
    for scalar in path.unicodeScalars where scalar == "\u{FFFD}" {
        return "no such file; its name is probably not valid UTF-8, so rename it"
    }
    return "no such file"
}

private func containsNUL(_ path: borrowing String) -> Bool {
    // `strlen` examines many bytes at once, unlike `contains`.
    unsafe path.withCString { unsafe strlen($0) } != path.utf8.count
}

/// Opens a file for reading, and returns its descriptor, or -1 and the number of the error.
private func openFile(_ path: borrowing String) -> (descriptor: Int32, error: Int32) {
    #if os(Windows)
    // Swift doesn't import `_open`, which is variadic. Narrow paths are encoded in a code page.
    var descriptor: Int32 = -1
    let error = unsafe path.withCString(encodedAs: UTF16.self) { path in
        let flags = _O_RDONLY | _O_BINARY | _O_NOINHERIT
        return unsafe _wsopen_s(&descriptor, path, flags, _SH_DENYNO, 0)
    }
    return (descriptor, error)
    #else
    #if os(WASI)
    let flags = O_RDONLY
    #else
    // Without `O_NONBLOCK`, opening a pipe would wait for a writer.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK
    #endif
    // Passing the string would copy it.
    let descriptor = unsafe path.withCString { unsafe open($0, flags) }
    return (descriptor, descriptor < 0 ? errno : 0)
    #endif
}

@usableFromInline
func closeFile(_ descriptor: Int32) {
    #if os(Windows)
    _ = _close(descriptor)
    #else
    _ = close(descriptor)
    #endif
}

/// Returns the offset at which a file ends, or a number below 1 if it is unknown.
private func offsetOfEnd(_ descriptor: Int32) -> Int {
    #if os(Windows) || os(WASI)
    return 0
    #else
    return Int(clamping: lseek(descriptor, 0, SEEK_END))
    #endif
}

/// Returns the size of a regular file, or `nil` if the file is not regular.
private func regularSize(_ descriptor: Int32) -> Int? {
    var status = FileStatus()
    #if os(Windows)
    let result = unsafe _fstat64(descriptor, &status)
    #else
    let result = unsafe fstat(descriptor, &status)
    #endif
    let isRegular = UInt32(status.st_mode) & UInt32(S_IFMT) == UInt32(S_IFREG)
    return result == 0 && isRegular ? Int(clamping: status.st_size) : nil
}

/// Reads bytes at an offset, and returns their number, or -1 if reading fails.
private func readFile(
    _ descriptor: Int32,
    _ bytes: UnsafeMutablePointer<UInt8>,
    _ count: Int,
    at offset: Int
) -> Int {
    #if os(Windows)
    guard _lseeki64(descriptor, Int64(offset), SEEK_SET) >= 0 else { return -1 }
    return Int(unsafe _read(descriptor, bytes, UInt32(min(count, 1 << 30))))
    #else
    unsafe pread(descriptor, bytes, count, off_t(offset))
    #endif
}
#endif
