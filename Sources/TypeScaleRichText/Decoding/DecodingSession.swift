import TypeScaleFoundation

/// What one decoding goes by, and what it has found so far.
///
/// It travels in a decoder's `userInfo`, which wants what is `Sendable`; but it belongs to one call, and
/// no other thread ever sees it.
final class DecodingSession: @unchecked Sendable {
    static let key = CodingUserInfoKey(rawValue: "org.typescale.richtext.session")

    let limits: RichTextLimits
    let alphaIsFirst: Bool
    let views: [String: ViewReading]
    /// Whether findings are collected; else the first error is thrown.
    let isCollecting: Bool

    private(set) var findings: [Finding] = []
    private(set) var unlisted = 0
    private(set) var unlistedErrors = 0
    /// What was done about numbers that the scanner found to be out of range.
    private(set) var recoveries: [DocumentPath: String] = [:]
    private let badNumbers: Set<DocumentPath>

    private var inlines = 0
    private var scalars = 0
    private var payloadBytes = 0

    /// A session that collects what it finds, in a document whose text was scanned.
    init(_ decoder: RichTextDecoder, badNumbers: Set<DocumentPath>) {
        limits = decoder.limits
        alphaIsFirst = decoder.alphaIsFirst
        views = decoder.views
        isCollecting = true
        self.badNumbers = badNumbers
    }

    /// A session of somebody else's decoder, which throws the first error.
    init() {
        limits = RichTextLimits()
        alphaIsFirst = false
        views = [:]
        isCollecting = false
        badNumbers = []
    }

    /// The session that a decoder carries, or one of its own.
    static func of(_ decoder: any Decoder) -> DecodingSession {
        key.flatMap { decoder.userInfo[$0] as? DecodingSession } ?? DecodingSession()
    }
}

extension DecodingSession {
    /// Notes something about a value.
    ///
    /// - Throws: A `DecodingError` for an error where nothing is collected.
    func note(
        _ severity: RichTextDiagnostic.Severity,
        _ code: RichTextDiagnostic.Code,
        _ path: [any CodingKey],
        _ message: String,
        _ recovery: String?
    ) throws {
        guard isCollecting else {
            if severity == .error {
                throw DecodingError.dataCorrupted(
                    DecodingError.Context(codingPath: path, debugDescription: message)
                )
            }
            return
        }
        if severity == .error, !badNumbers.isEmpty, badNumbers.contains(DocumentPath(path)) {
            recoveries[DocumentPath(path)] = recovery
            return
        }
        guard findings.count < limits.diagnostics else {
            unlisted += 1
            unlistedErrors += severity == .error ? 1 : 0
            return
        }
        findings.append(
            Finding(
                severity: severity,
                code: code,
                path: DocumentPath(path),
                message: message,
                recovery: recovery
            )
        )
    }

    /// What ends the decoding in every mode.
    func refusal(
        _ code: RichTextDiagnostic.Code,
        _ path: [any CodingKey],
        _ message: String
    ) -> any Error {
        guard isCollecting else {
            return DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: path, debugDescription: message)
            )
        }
        return Finding(
            severity: .error,
            code: code,
            path: DocumentPath(path),
            message: message,
            recovery: nil
        )
    }

    /// Counts a part of a rich text.
    func countInline(_ path: () -> [any CodingKey]) throws {
        inlines += 1
        guard inlines <= limits.inlines else {
            throw refusal(
                .tooManyInlines,
                path(),
                "the document has more than \(limits.inlines) parts of rich text (limit inlines)"
            )
        }
    }

    /// Counts the scalars of a text.
    func countScalars(_ count: Int, _ path: () -> [any CodingKey]) throws {
        scalars += count
        guard scalars <= limits.scalars else {
            throw refusal(
                .tooMuchText,
                path(),
                "the document has more than \(limits.scalars) Unicode scalars of text "
                    + "(limit scalars)"
            )
        }
    }

    /// Reads a part that is kept as it was sent; `nil` where it is larger than is kept.
    func payload(_ decoder: any Decoder) throws -> JSONValue? {
        let whole = min(limits.payloadBytes, limits.payloadBytesInAll - payloadBytes)
        var budget = whole
        do {
            let value = try JSONValue.reading(decoder, &budget)
            payloadBytes += whole - budget
            return value
        } catch is JSONValue.BudgetExceeded {
            let isOwn = whole == limits.payloadBytes
            try note(
                .error,
                .payloadTooLarge,
                decoder.codingPath,
                isOwn
                    ? "the part is larger than \(limits.payloadBytes) bytes (limit payloadBytes)"
                    : "all unknown parts together are larger than \(limits.payloadBytesInAll) bytes "
                        + "(limit payloadBytesInAll)",
                "it is not kept"
            )
            return nil
        }
    }
}
