public import Foundation
public import TypeScaleDiagnostics
import TypeScaleDocuments

/// A decoder for screens in an example format for server-driven UI.
///
///     var decoder = RichTextDecoder()
///     decoder.register("PromoViewType", as: Promo.self)
///     let decoded = try decoder.decode(data)
///     for diagnostic in decoded.diagnostics { print(diagnostic) }
///
/// Every error is reported with its line, column and JSONPath. The decoder downloads nothing.
public struct RichTextDecoder: Sendable {
    /// An error-handling mode.
    public enum Mode: CaseIterable, Sendable {
        /// Repairs or omits invalid parts, and reports them.
        case lenient
        /// Throws the first error, together with all diagnostics.
        case strict
    }

    /// The error-handling mode.
    public var mode: Mode

    /// The maximum sizes of a document and its parts.
    public var limits: RichTextLimits

    /// Whether colors with eight digits begin with the opacity, as in `#AARRGGBB`.
    public var alphaIsFirst = false

    var views: [String: ViewDecoder] = [:]

    /// Decodes the JSON of a registered view type.
    typealias ViewDecoder = @Sendable (Data) throws -> any Decodable & Sendable

    /// Creates a decoder.
    ///
    /// - Parameters:
    ///   - mode: The error-handling mode.
    ///   - limits: The maximum sizes of a document and its parts.
    public init(mode: Mode = .lenient, limits: RichTextLimits = RichTextLimits()) {
        self.mode = mode
        self.limits = limits
    }

    /// A document and its diagnostics.
    public struct Decoded: Sendable {
        /// The document.
        public let document: RichTextDocument

        /// The diagnostics, in the order of their positions.
        public let diagnostics: [Diagnostic]
    }

    /// Registers a Swift type for a view type.
    ///
    /// A decoded view has the kind ``RichTextContent/Kind/registered(_:)``. If a view cannot be
    /// decoded, a diagnostic gives the path and position of the error.
    ///
    /// - Parameters:
    ///   - viewType: The server's name for the view type. A known type of that name is overridden.
    ///   - type: The Swift type to decode from `content`.
    public mutating func register<View: Decodable & Sendable>(
        _ viewType: String,
        as type: View.Type
    ) {
        views[viewType] = { try JSONDecoder().decode(View.self, from: $0) }
    }

    /// Decodes a document.
    ///
    /// - Parameters:
    ///   - data: JSON in UTF-8, or in UTF-16 with a byte order mark.
    ///   - file: The path of the file, or a name for the data, for diagnostics.
    /// - Returns: The document and its diagnostics.
    /// - Throws: ``RichTextError`` if the document as a whole is invalid or, in strict mode, for
    ///   any error.
    /// - Complexity: O(*n*) in the number of bytes, which ``RichTextLimits/bytes`` limits.
    public func decode(
        _ data: Data,
        file: String = "rich text"
    ) throws(RichTextError) -> Decoded {
        let tree: DocumentTree
        do {
            let limits = DocumentLimits(
                bytes: limits.bytes,
                // The parser is recursive, so deeply nested fallbacks could overflow the stack.
                nesting: min(limits.nesting, 512),
                keys: limits.keys,
                diagnostics: limits.diagnostics
            )
            tree = try DocumentTree(
                data: data,
                file: file,
                limits: limits,
                acceptsPropertyLists: false,
                paths: .jsonPath
            )
        } catch {
            let diagnostic = error.withRemedy()
            throw RichTextError(diagnostic: diagnostic, diagnostics: [diagnostic])
        }
        var parser = RichTextParser(tree, self)
        let document: RichTextDocument
        do throws(Diagnostic) {
            document = try parser.document()
        } catch {
            let (all, refusal) = parser.diagnostics(error)
            throw RichTextError(diagnostic: refusal ?? error, diagnostics: all)
        }
        let diagnostics = parser.diagnostics(nil).all
        if mode == .strict, let error = diagnostics.first(where: { $0.severity == .error }) {
            throw RichTextError(diagnostic: error, diagnostics: diagnostics)
        }
        return Decoded(document: document, diagnostics: diagnostics)
    }
}
