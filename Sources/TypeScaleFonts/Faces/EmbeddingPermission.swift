/// Whether a face may be put into a document, as its maker says in the font file.
///
///     if face.embeddingPermission?.allowsEmbedding == true { /* the file may go into the page */ }
///
/// The source is `fsType` of the OpenType table `OS/2`. It is what the file says, not the licence,
/// which may allow more or less.
public struct EmbeddingPermission: Hashable, Sendable {
    /// How a document may use a face that is put into it, from the most that may be done.
    package enum Usage: Sendable {
        /// The document may be edited, and the font installed for good.
        case installable
        /// The document may be read, printed and edited.
        case editable
        /// The document may be read and printed.
        case previewAndPrint
        /// The font may not be put into a document without leave of its maker.
        case restricted
    }

    /// What a document may do with the face.
    package let usage: Usage

    /// Whether a part of the characters may be put into a document, rather than the whole font.
    public let allowsSubsetting: Bool

    /// Whether only the bitmaps in the font may be put into a document, not its outlines.
    package let isBitmapOnly: Bool

    /// Reads the bits of `fsType`.
    ///
    /// - Parameter bits: The field as it stands in the file. Several of the usages may be set in fonts
    ///   of before version 3 of the table; the one that allows most counts. Reserved bits play no part.
    package init(bits: UInt16) {
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
}

extension EmbeddingPermission {
    /// Whether the whole font with its outlines may be put into a document to be read.
    public var allowsEmbedding: Bool { usage != .restricted && !isBitmapOnly }
}

extension EmbeddingPermission: CustomStringConvertible {
    /// What may be done, in words: `editable embedding, whole fonts only`.
    public var description: String {
        let name =
            switch usage {
            case .installable: "installable embedding"
            case .editable: "editable embedding"
            case .previewAndPrint: "embedding to preview and print"
            case .restricted: "restricted: no embedding without leave"
            }
        return name + (allowsSubsetting ? "" : ", whole fonts only")
            + (isBitmapOnly ? ", bitmaps only" : "")
    }
}

extension Typeface {
    /// Whether the face may be put into a document; `nil` if the file does not say, having no table
    /// `OS/2` that can be read.
    public var embeddingPermission: EmbeddingPermission? {
        headers.os2.map { EmbeddingPermission(bits: $0.embeddingBits) }
    }
}
