public import Foundation
public import TypeScaleDiagnostics
import TypeScaleDocuments
public import TypeScaleLayout

/// The slots of a project, from a file such as `typescale.json`.
///
///     {
///       "version": 1,
///       "sourceLanguage": "en",
///       "defaults": {"style": "body", "upTo": "XXXL"},
///       "slots": [
///         {"name": "Tab title", "keys": "tab.*", "width": 80, "style": "caption2"},
///         {
///           "name": "Message", "keys": ["alert.*", "error.*"], "except": "*.code", "height": 60,
///           "widths": {"iPhone SE": 280, "iPad": 500}, "samples": {"name": "Mustermann"}
///         }
///       ]
///     }
///
/// The fields of a slot are:
///
/// | field | value |
/// |---|---|
/// | `name` | the name, by default the first pattern |
/// | `keys`, `except`, `files` | a pattern or a list of patterns, as in ``Slot/keys`` |
/// | `width`, `widths` | a width, or a dictionary of widths by name, in points |
/// | `height`, `lines` | a height in points, and the maximum number of lines |
/// | `insets` | a number, or a dictionary with `leading`, `trailing`, `top` and `bottom` |
/// | `style` | a text style such as `caption2` |
/// | `font` | a dictionary with `face`, `size` and `weight` |
/// | `minimumPointSize`, `maximumPointSize` | limits on the size of the font |
/// | `minimumFactor`, `maximumFactor` | limits as multiples of the size at L |
/// | `minimumCategory`, `maximumCategory` | limits on the category to which the font scales |
/// | `minimumScaleFactor` | the factor by which the label can shrink its font |
/// | `platform`, `boldText` | the platform, such as `macOS`, and whether text is bold |
/// | `upTo` | the largest category or font scale that counts, such as `XXXL` or `1.3` |
/// | `sample`, `samples` | the value for `%@`, and values by placeholder or name |
/// | `largestNumber` | the largest number in place of a placeholder |
///
/// The key `ignore` of the file lists the findings that are not reported. An element is a pattern
/// for keys, or a dictionary with `keys` and, to ignore less, `languages` and `verdicts`:
///
///     "ignore": ["brand.*", {"keys": "about.title", "languages": "de", "verdicts": "missing"}]
///
/// The key `fonts` names the fonts of a design system, for a check of the code that uses them. A
/// value is a text style, `fixed` for a font that no setting changes, or a dictionary with the
/// fields for a font above:
///
///     "fonts": {"daxBody": "body", "daxLogo": "fixed", "daxTitle": {"style": "title1"}}
///
/// The key `$comment` is ignored. An invalid slot is dropped, and its error is in ``diagnostics``.
public struct SlotFile: Sendable {
    /// The slots, in file order.
    public private(set) var slots: [Slot]

    /// The code of the language from which the texts are translated, or `nil` if the file does not
    /// name it.
    public let sourceLanguage: String?

    /// The fonts of a design system, by the names of their properties and functions in code.
    public let fonts: NameDictionary<FontDescription>

    /// The errors in individual slots, in file order.
    public let diagnostics: [Diagnostic]

    /// The maximum size of a file, in bytes.
    public static let maximumBytes = 4 << 20

    /// The path of the file, or a name for errors.
    let path: String

    /// The default values of fields.
    let defaults: SlotDraft

    /// The position of the default values, or `nil` if the file has none.
    let defaultsPosition: TextPosition?

    /// The findings that are not reported.
    let ignored: [IgnoreRule]

    /// The positions of the slots, or an empty array for slots that are not from a file.
    private(set) var positions: [TextPosition?]

    /// The index of the first slot that ``adding(_:)`` added, or `nil` if it added none.
    private(set) var addedStart: Int?

    /// Creates slots that are not from a file.
    public init(_ slots: [Slot], sourceLanguage: String? = nil) {
        self.slots = slots
        self.sourceLanguage = sourceLanguage
        fonts = NameDictionary()
        diagnostics = []
        path = "slots"
        defaults = SlotDraft()
        defaultsPosition = nil
        ignored = []
        positions = []
    }

    /// Returns the file with more slots, for example from the labels in an app's code.
    ///
    /// An added slot contains the keys that no slot of the file contains. Its ``Slot/keys`` have no
    /// wildcards, and the first of several added slots with a key contains it.
    public func adding(_ others: [Slot]) -> SlotFile {
        var file = self
        file.addedStart = addedStart ?? slots.count
        file.slots += others
        if !positions.isEmpty { file.positions += others.map { _ in nil } }
        return file
    }

    /// Reads a slots file.
    ///
    /// - Parameter url: The URL of the file.
    /// - Throws: `Diagnostic` if the file as a whole is unreadable or malformed.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public init(contentsOf url: URL) throws(Diagnostic) {
        let path = url.relativePath
        let data = try FileSource.fileSystem.contents(path: path, upTo: Self.maximumBytes)
        try self.init(data: data, file: path)
    }

    /// Reads the contents of a slots file.
    ///
    /// - Parameters:
    ///   - data: The contents of the file.
    ///   - file: The path of the file, or a name for the data, for diagnostics.
    /// - Throws: `Diagnostic` if the file as a whole is malformed or exceeds a limit.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public init(data: Data, file: String = "") throws(Diagnostic) {
        let limits = DocumentLimits(bytes: Self.maximumBytes, nesting: 8, diagnostics: 100)
        let tree = try DocumentTree(
            data: data,
            file: file,
            limits: limits,
            acceptsPropertyLists: false
        )
        var parser = SlotFileParser(tree)
        do throws(SlotFault) {
            try parser.read()
        } catch {
            throw parser.diagnostics([error])[0]
        }
        path = file
        slots = parser.slots
        sourceLanguage = parser.sourceLanguage
        fonts = parser.fonts
        defaults = parser.defaults
        ignored = parser.ignored
        let defaultsOffset = parser.defaultsNode.map(tree.offset)
        let positions = tree.positions(
            of: parser.nodes.map(tree.offset) + [defaultsOffset].compactMap(\.self)
        )
        defaultsPosition = defaultsOffset.flatMap { positions[$0] }
        self.positions = parser.nodes.map { positions[tree.offset(of: $0)] }
        diagnostics = (tree.diagnostics + parser.diagnostics(parser.faults)).sorted()
    }
}
