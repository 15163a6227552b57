/// The maximum sizes of a document and its parts.
///
/// To exceed a limit of the whole document is an error in every mode: ``bytes``, ``nesting``,
/// ``keys``, ``scalars`` and the counts. A part that exceeds a limit is truncated or omitted, and
/// reported; in strict mode it is an error too. The limits of a single text, size, URL and unknown
/// part are fixed, and their diagnostics state them.
public struct RichTextLimits: Hashable, Sendable {
    /// The maximum size of a document, in bytes.
    public var bytes = 1 << 20

    /// The maximum nesting of lists and objects.
    public var nesting = 32

    /// The maximum number of keys in an object.
    public var keys = 10_000

    /// The maximum number of contents in a document.
    public var contents = 1_000

    /// The maximum number of parts in a rich text.
    public var inlinesPerContent = 5_000

    /// The maximum number of parts in all rich texts.
    public var inlines = 10_000

    /// The maximum number of Unicode scalars in all texts, titles and alternatives.
    public var scalars = 200_000

    /// The maximum number of Unicode scalars in a text; longer texts are truncated.
    package var scalarsPerText = 20_000

    /// The maximum number of Unicode scalars in a character, including its marks.
    package var scalarsPerCharacter = 64

    /// The range of font sizes, in points at Large.
    package var fontSizes = 1.0...512.0

    /// The maximum side of a picture and spacer width, in points at Large.
    package var imageSide = 4096.0

    /// The maximum length of a URL, in bytes.
    package var urlBytes = 2048

    /// The allowed schemes of URLs, in lower case.
    ///
    /// Add `http` or `mailto` to allow them. `data` applies only to pictures. `javascript` and
    /// `vbscript` are never allowed.
    public var urlSchemes: Set<String> = ["https"]

    /// The maximum size of an unknown part, in bytes of JSON without white space.
    package var payloadBytes = 64 << 10

    /// The maximum size of all unknown parts, in bytes.
    package var payloadBytesInAll = 256 << 10

    /// The maximum number of listed diagnostics; further ones are counted.
    package var diagnostics = 1_000

    /// Creates the default limits.
    public init() {}
}
