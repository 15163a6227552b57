/// The permission to embed a face in a document, as declared in the font file.
///
///     if face.embeddingPermission?.allowsEmbedding == true { /* embed the file */ }
///
/// The source is [`fsType`](https://learn.microsoft.com/typography/opentype/spec/os2#fstype) in the
/// `OS/2` table. The font's license may allow more or less.
public struct EmbeddingPermission: Hashable, Sendable {
    /// The permitted uses of an embedded face, in order of increasing restriction.
    enum Usage: String, Sendable {
        /// The document may be edited, and the font may be installed permanently.
        case installable = "installable embedding"
        /// The document may be read, printed and edited.
        case editable = "editable embedding"
        /// The document may be read and printed.
        case previewAndPrint = "embedding to preview and print"
        /// Embedding requires permission from the font's maker.
        case restricted = "restricted: no embedding without permission"
    }

    /// The permitted use.
    let usage: Usage

    /// Whether a document may embed a part of the font, such as only the characters it uses.
    public let allowsSubsetting: Bool

    /// Whether a document may embed the bitmaps of the font, but not its outlines.
    let isBitmapOnly: Bool

    /// Creates a permission from the bits of `fsType`.
    ///
    /// - Parameter bits: The value of `fsType`. In `OS/2` tables before version 3, the bits of
    ///   several uses can be set. The use that permits more then applies. Reserved bits have no
    ///   effect.
    init(bits: UInt16) {
        usage =
            if bits & 0x8 != 0 {
                .editable
            } else if bits & 0x4 != 0 {
                .previewAndPrint
            } else if bits & 0x2 != 0 {
                .restricted
            } else {
                .installable
            }
        allowsSubsetting = bits & 0x100 == 0
        isBitmapOnly = bits & 0x200 != 0
    }

    /// Whether a document may embed the whole font with its outlines.
    public var allowsEmbedding: Bool { usage != .restricted && !isBitmapOnly }
}

extension EmbeddingPermission: CustomStringConvertible {
    /// A description of the permission, such as `editable embedding, whole fonts only`.
    public var description: String {
        usage.rawValue + (allowsSubsetting ? "" : ", whole fonts only")
            + (isBitmapOnly ? ", bitmaps only" : "")
    }
}

extension Typeface {
    /// The permission to embed the face, or `nil` if the `OS/2` table is missing or invalid.
    public var embeddingPermission: EmbeddingPermission? {
        headers.os2.map { EmbeddingPermission(bits: $0.embeddingBits) }
    }
}
