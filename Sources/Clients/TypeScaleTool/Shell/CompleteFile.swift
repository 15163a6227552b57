import Foundation

/// Creates files that are complete from the moment at which they have their names.
enum CompleteFile {
    /// Creates a temporary file in the folder of `url`, and renames it to `url`.
    ///
    /// A file at `url` is replaced.
    ///
    /// If it throws an error, no temporary file remains, and a file at `url` stays unchanged.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - fill: A closure that creates the temporary file.
    /// - Throws: The error of the closure, or an error if the file cannot be renamed.
    static func create(at url: URL, _ fill: (_ temporary: URL) throws -> Void) throws {
        let name = ".typescale-\(UUID())"
        let temporary = url.deletingLastPathComponent().appending(path: name)
        do {
            try fill(temporary)
            if FileManager.default.fileExists(atPath: url.path) {
                try replace(url, with: temporary)
            } else {
                try FileManager.default.moveItem(at: temporary, to: url)
            }
        } catch {
            try? FileManager.default.removeItem(at: temporary)
            throw error
        }
    }

    /// Writes a new file, which has its permissions before it has contents.
    ///
    /// - Parameters:
    ///   - bytes: The contents.
    ///   - url: The URL of the file, which must not exist.
    ///   - permissions: The permissions, or `nil` for the permissions of a new file.
    /// - Throws: An error if the file cannot be written.
    static func write(_ bytes: [UInt8], to url: URL, permissions: Int?) throws {
        #if os(Windows)
        try Data(bytes).write(to: url, options: .withoutOverwriting)
        #else
        func check(_ isComplete: Bool) throws(StreamFailure) {
            if !isComplete { throw StreamFailure(action: .write, code: errno) }
        }
        // The new file can have another owner, so that it must not run as its owner.
        let mode = permissions.map { mode_t(truncatingIfNeeded: $0 & 0o777) }
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
        let descriptor = unsafe open(url.path, flags, mode ?? 0o666)
        try check(descriptor >= 0)
        do {
            // The system has removed the permissions of its mask.
            if let mode { try check(fchmod(descriptor, mode) == 0) }
            try StandardStreams.write(descriptor, bytes)
            // Some file systems report a full disk only now.
            try check(fsync(descriptor) == 0)
        } catch {
            close(descriptor)
            throw error
        }
        try check(close(descriptor) == 0)
        #endif
    }

    private static func replace(_ url: URL, with temporary: URL) throws {
        #if os(Windows)
        _ = try FileManager.default.replaceItemAt(url, withItemAt: temporary)
        #else
        guard unsafe rename(temporary.path, url.path) == 0 else {
            throw StreamFailure(action: .write, code: errno)
        }
        #endif
    }

    /// Returns the reason of a failure to write a file.
    static func reason(_ error: any Error) -> String {
        #if !os(Windows)
        switch (error as? StreamFailure)?.code {
        case EACCES?, EPERM?, EROFS?: return "permission denied"
        case ENOSPC?, EDQUOT?: return "the disk is full"
        default: break
        }
        #endif
        return switch (error as? CocoaError)?.code {
        case .fileWriteNoPermission?, .fileWriteVolumeReadOnly?: "permission denied"
        case .fileWriteOutOfSpace?: "the disk is full"
        default: "the system reports an error"
        }
    }
}
