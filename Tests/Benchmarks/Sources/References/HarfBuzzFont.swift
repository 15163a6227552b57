import CReference

/// A face as HarfBuzz reads it, unshaped, in font units.
@safe
public final class HarfBuzzFont {
    private let record: OpaquePointer

    /// Opens a face of a file; `nil` if HarfBuzz does not take it.
    public init?(path: String, index: Int = 0) {
        guard let record = unsafe harfbuzz_open(path, UInt32(index)) else { return nil }
        unsafe self.record = record
    }

    deinit { unsafe harfbuzz_close(record) }

    /// The sum of the advances of characters, in a loop of C's.
    public func width(_ characters: [UInt32]) -> Int {
        unsafe harfbuzz_width(record, characters, characters.count)
    }
}
