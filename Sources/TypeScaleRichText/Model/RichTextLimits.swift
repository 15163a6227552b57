/// The maximum sizes of a document and its parts.
///
/// Exceeding a document limit (``bytes``, ``nesting``, ``keys``, ``scalars`` or a count) is an
/// error in every mode. A part that exceeds a limit is truncated or omitted, and reported. In
/// strict mode, exceeding such a limit is also an error. The limits for individual strings, sizes,
/// URLs and unknown parts are fixed, and their diagnostics name them.
public struct RichTextLimits: Hashable, Sendable {
    /// The maximum size of a document, in bytes.
    public var bytes = 1 << 20

    /// The maximum nesting of lists and objects.
    public var nesting = 32

    /// The maximum number of keys in an object.
    public var keys = 10_000

    /// The maximum number of views in a document.
    public var contents = 1_000

    /// The maximum number of rich-text parts in a view.
    public var inlinesPerContent = 5_000

    /// The maximum number of rich-text parts in a document.
    public var inlines = 10_000

    /// The maximum number of Unicode scalars in a document's text, titles and alternative text.
    public var scalars = 200_000

    /// The maximum number of Unicode scalars in a string, past which the string is truncated.
    package var scalarsPerText = 20_000

    /// The maximum number of Unicode scalars in a character, including combining marks.
    package var scalarsPerCharacter = 64

    /// The range of font sizes in points at the Large size.
    package var fontSizes = 1.0...512.0

    /// The maximum side of a picture, and width of a spacer, in points at the Large size.
    package var imageSide = 4096.0

    /// The maximum length of a URL, in bytes.
    package var urlBytes = 2048

    /// The allowed URL schemes, in lowercase.
    ///
    /// You can add schemes such as `http` or `mailto`. `data` is allowed only for pictures, and
    /// `javascript` and `vbscript` are never allowed.
    public var urlSchemes: Set<String> = ["https"]

    /// The maximum size of an unknown part, in bytes of JSON without white space.
    package var payloadBytes = 64 << 10

    /// The maximum total size of unknown parts, in bytes.
    package var payloadBytesInAll = 256 << 10

    /// The maximum number of diagnostics to list, past which diagnostics are only counted.
    package var diagnostics = 1_000

    /// Creates the default limits.
    public init() {}
}
