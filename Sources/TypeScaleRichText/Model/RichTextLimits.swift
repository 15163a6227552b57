/// How much of a document is read.
///
/// What the document as a whole goes past (``bytes``, ``nesting``, ``keys``, the counts and
/// ``scalars``) is an error in every mode. What one part goes past loses that part, or is cut to the
/// limit, and is reported; in strict mode it is an error as well. One text, size, address or unknown
/// part has a fixed limit, which its diagnostic states.
public struct RichTextLimits: Hashable, Sendable {
    /// The most bytes of a document.
    public var bytes = 1 << 20

    /// The deepest nesting of lists and objects.
    public var nesting = 32

    /// The most keys of one object.
    public var keys = 10_000

    /// The most contents of a document.
    public var contents = 1_000

    /// The most parts of one rich text.
    public var inlinesPerContent = 5_000

    /// The most parts of all rich texts.
    public var inlines = 10_000

    /// The most Unicode scalars of all texts, titles and alternatives included.
    public var scalars = 200_000

    /// The most Unicode scalars of one text; what is behind them is cut off.
    package var scalarsPerText = 20_000

    /// The most Unicode scalars of one character, its marks among them; further marks are left out.
    package var scalarsPerCharacter = 64

    /// The sizes of fonts, in points at large; what is outside is brought in.
    package var fontSizes = 1.0...512.0

    /// The longest side of a picture and the widest spacer, in points at large.
    package var imageSide = 4096.0

    /// The longest address, in bytes.
    package var urlBytes = 2048

    /// The schemes of addresses that are kept, in lower case.
    ///
    /// Add `http` or `mailto` to have them too; `data` counts for pictures only, and `javascript`
    /// and `vbscript` are never kept.
    public var urlSchemes: Set<String> = ["https"]

    /// The most bytes that are kept of one unknown part, as JSON without blanks.
    package var payloadBytes = 64 << 10

    /// The most bytes that are kept of all unknown parts.
    package var payloadBytesInAll = 256 << 10

    /// The most diagnostics; of further ones only their number is told.
    package var diagnostics = 1_000

    /// The usual limits.
    public init() {}
}
