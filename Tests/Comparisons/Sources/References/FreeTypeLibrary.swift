import CReference

/// FreeType, for one thread at a time.
@safe
public final class FreeTypeLibrary {
    let record: OpaquePointer

    /// Starts the library, or returns `nil` if it does not start.
    public init?() {
        guard let record = unsafe freetype_start() else { return nil }
        unsafe self.record = record
    }

    deinit { unsafe freetype_end(record) }
}
