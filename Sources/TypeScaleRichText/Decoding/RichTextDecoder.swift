public import Foundation
import TypeScaleFoundation

/// Decodes screens that a server sent, and says of each what it had to leave out.
///
///     var decoder = RichTextDecoder()
///     decoder.register("PromoViewType", as: Promo.self)
///     let decoded = try decoder.decode(data)
///     for diagnostic in decoded.diagnostics { print(diagnostic) }
///
/// Every fault has its line, its column and its JSONPath. Nothing is dropped in silence, and nothing is ever downloaded.
public struct RichTextDecoder: Sendable {
    /// What an error does.
    public enum Mode: CaseIterable, Sendable {
        /// The part that is wrong is repaired or left out, and reported.
        case lenient
        /// Nothing is decoded; the first error is thrown, with everything that was found.
        case strict
    }

    /// What an error does.
    public var mode: Mode

    /// How much is read.
    public var limits: RichTextLimits

    /// Whether a colour of eight digits, `#AARRGGBB`, begins with its opacity, as some formats have it;
    /// else it ends with it.
    public var alphaIsFirst = false

    var views: [String: ViewDecoder] = [:]

    /// Decodes the content of a registered type of view from its JSON.
    typealias ViewDecoder = @Sendable (Data) throws -> any Decodable & Sendable

    /// A decoder.
    ///
    /// - Parameters:
    ///   - mode: What an error does.
    ///   - limits: How much is read.
    public init(mode: Mode = .lenient, limits: RichTextLimits = RichTextLimits()) {
        self.mode = mode
        self.limits = limits
    }
}

extension RichTextDecoder {
    /// A document, and what its author should know.
    public struct Decoded: Sendable {
        /// The document.
        public let document: RichTextDocument

        /// What its author should know, in the order of the text.
        public let diagnostics: [RichTextDiagnostic]
    }

    /// Has contents of a type decoded as a type of the host's.
    ///
    /// They come back as ``RichTextContent/Kind/registered(_:)``. A content that does not decode is
    /// reported, with the place where it does not.
    ///
    /// - Parameters:
    ///   - viewType: The name of the type, as the server writes it; the three that are known can be
    ///     replaced.
    ///   - type: The type to decode the value of `content` as.
    public mutating func register<View: Decodable & Sendable>(
        _ viewType: String,
        as type: View.Type
    ) {
        views[viewType] = { try JSONDecoder().decode(View.self, from: $0) }
    }

    /// Decodes a document.
    ///
    /// - Parameters:
    ///   - data: JSON in UTF-8, or UTF-16 with a mark.
    ///   - name: What to call the document in errors.
    /// - Returns: The document, and what its author should know.
    /// - Throws: ``RichTextError`` if the document as a whole is wrong; in strict mode, for any error.
    /// - Complexity: O(*n*) in the number of bytes, which ``RichTextLimits/bytes`` limits.
    public func decode(
        _ data: Data,
        name: String = "rich text"
    ) throws(RichTextError) -> Decoded {
        let tree: DocumentTree
        do {
            let limits = DocumentLimits(
                bytes: limits.bytes,
                // Contents nest in contents, and are read by recursion.
                nesting: min(limits.nesting, 512),
                keys: limits.keys,
                diagnostics: limits.diagnostics
            )
            tree = try DocumentTree(data, limits: limits, isJSON: true)
        } catch {
            let diagnostic = RichTextDiagnostic(error)
            throw RichTextError(name: name, diagnostic: diagnostic, diagnostics: [diagnostic])
        }
        var reader = RichTextReader(tree, self)
        let document: RichTextDocument
        do throws(RichTextReader.Finding) {
            document = try reader.document()
        } catch {
            let (all, refusal) = reader.diagnostics(error)
            let diagnostic = refusal ?? error.diagnostic
            throw RichTextError(name: name, diagnostic: diagnostic, diagnostics: all)
        }
        let diagnostics = reader.diagnostics(nil).all
        if mode == .strict, let error = diagnostics.first(where: { $0.severity == .error }) {
            throw RichTextError(name: name, diagnostic: error, diagnostics: diagnostics)
        }
        return Decoded(document: document, diagnostics: diagnostics)
    }
}
