/// The maximum sizes of a document and its parts.
///
/// In every mode, a document is refused if it exceeds ``bytes``, ``nesting``, ``keys``,
/// ``contents``, ``inlinesPerContent``, ``inlines`` or ``scalars``. A string, size, URL or unknown
/// part that exceeds a limit is truncated, clamped or omitted, and reported as an error. Those
/// limits are fixed, and the diagnostics state them.
public struct RichTextLimits: Hashable, Sendable {
    /// The maximum size of a document, in bytes.
    public var bytes = 1 << 20

    /// The maximum nesting of lists and objects, which cannot exceed 512.
    public var nesting = 32

    /// The maximum number of keys in an object.
    public var keys = 10_000

    /// The maximum number of views in a document.
    public var contents = 1_000

    /// The maximum number of rich-text elements in a view.
    public var inlinesPerContent = 5_000

    /// The maximum number of rich-text elements in a document.
    public var inlines = 10_000

    /// The maximum number of Unicode scalars in a document's texts, titles and alternative texts.
    public var scalars = 200_000

    /// The maximum number of Unicode scalars in a string, to which a longer string is truncated.
    var scalarsPerText = 20_000

    /// The maximum number of Unicode scalars in a character, including combining marks.
    var scalarsPerCharacter = 64

    /// The range of font sizes, in points at the Large category.
    var fontSizes = 1.0...512.0

    /// The maximum for pictures' sides and spacers' widths, in points at the Large category.
    var imageSide = 4096.0

    /// The maximum length of a URL, in bytes.
    var urlBytes = 2048

    /// The allowed URL schemes, in lowercase.
    ///
    /// You can add schemes such as `http` or `mailto`. If you add `data`, it is allowed only for
    /// pictures. `javascript` and `vbscript` are never allowed.
    public var urlSchemes: Set<String> = ["https"]

    /// The maximum size of an unknown or invalid value, in bytes of JSON without white space.
    var payloadBytes = 64 << 10

    /// The maximum total size of unknown and invalid values, in bytes.
    var payloadBytesInAll = 256 << 10

    /// The maximum number of diagnostics to list, beyond which they are only counted.
    var diagnostics = 1_000

    /// Creates the default limits.
    public init() {}
}
