public import Foundation
import TypeScaleFoundation

/// Decodes screens that a server sent, and says of each what it had to leave out.
///
///     var decoder = RichTextDecoder()
///     decoder.register("PromoViewType", as: Promo.self)
///     let decoded = try decoder.decode(data)
///     for diagnostic in decoded.diagnostics { print(diagnostic) }
///
/// The bytes are scanned before Foundation's `JSONDecoder` reads them, so that every fault has its line
/// and column, and nothing is taken or lost in silence. Nothing is ever downloaded.
public struct RichTextDecoder: Sendable {
    /// What an error does.
    public enum Mode: String, CaseIterable, Sendable {
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

    /// The registered types of views.
    var views: [String: ViewReading] = [:]

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
        views[viewType] = { try $0.decode(View.self, forKey: $1) }
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
        let scanned: ScannedDocument
        let first = data.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        if data.count <= limits.bytes, first == UInt8(ascii: "<") || first == UInt8(ascii: "b") {
            // A page that tells of an error, most often.
            let finding = Finding.whole(.notADocument, "it is no JSON")
            throw RichTextError(name: name, diagnostics: [RichTextDiagnostic(finding, nil)])
        }
        do {
            scanned = try ScannedDocument(data, limits: DocumentLimits(limits))
        } catch {
            throw RichTextError(name: name, diagnostics: [RichTextDiagnostic(error)])
        }
        let numbers = scanned.problems.filter { $0.code == .numberOutOfRange }
        let session = DecodingSession(self, badNumbers: Set(numbers.map(\.path)))
        let decoder = JSONDecoder()
        if let key = DecodingSession.key { decoder.userInfo[key] = session }
        var document: RichTextDocument?
        var end: Finding?
        do {
            document = try decoder.decode(RichTextDocument.self, from: scanned.data)
        } catch let finding as Finding {
            end = finding
        } catch {
            end = .whole(.notADocument, "the document does not decode")
        }
        let diagnostics = session.diagnostics(of: scanned, end)
        let hasError = diagnostics.contains { $0.severity == .error }
        guard let document, end == nil, mode == .lenient || !hasError else {
            throw RichTextError(
                name: name,
                diagnostics: diagnostics,
                first: end.map { RichTextDiagnostic($0, nil) }
            )
        }
        return Decoded(document: document, diagnostics: diagnostics)
    }
}

extension DocumentLimits {
    fileprivate init(_ limits: RichTextLimits) {
        self.init(
            bytes: limits.bytes,
            depth: limits.nesting,
            keys: limits.keys,
            problems: limits.diagnostics
        )
    }
}
