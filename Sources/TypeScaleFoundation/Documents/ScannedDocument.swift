package import Foundation

/// A property list or JSON that is safe to decode, and knows where its values stand.
///
/// Foundation's decoders alone end the process at 12,000 levels, keep one of two equal keys in silence,
/// and lose a whole file to a number that is too large, without saying where. So the text is gone
/// through first; then they decode.
package struct ScannedDocument {
    /// What a document is written in.
    package enum Form: Sendable {
        case json
        case xmlPropertyList
        case binaryPropertyList
    }

    /// What the document is written in.
    package let form: Form

    /// What is wrong with single values, in the order of the text: keys that are there twice, numbers
    /// that cannot be held, halves of characters.
    package let problems: [DocumentProblem]

    /// How many values there are, lists and dictionaries among them.
    package let values: Int

    /// The bytes to decode: those that were given, but for halves of surrogate pairs.
    package let data: Data
    /// The text in UTF-8; the bytes themselves of a binary property list.
    private let bytes: [UInt8]
    private let limits: DocumentLimits

    /// Scans a document: JSON if it begins with a bracket, else a property list.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - limits: How much is read.
    /// - Throws: ``DocumentProblem`` if the document as a whole is wrong.
    /// - Complexity: O(*n*) in the number of bytes.
    package init(_ data: Data, limits: DocumentLimits) throws(DocumentProblem) {
        func problem(_ code: DocumentProblem.Code, _ detail: String) -> DocumentProblem {
            DocumentProblem(code: code, path: [], position: nil, detail: detail)
        }
        guard data.count <= limits.bytes else {
            throw problem(.tooLong, "it is longer than \(ByteCount.text(limits.bytes))")
        }
        self.limits = limits
        var bytes = [UInt8](data)
        if bytes.starts(with: Array("bplist0".utf8)) {
            self.bytes = bytes
            form = .binaryPropertyList
            guard let scanner = BinaryPropertyListScanner(bytes) else {
                throw problem(.syntax, "the binary property list is cut short")
            }
            (problems, values) = try scanner.scan(limits)
            self.data = data
            return
        }
        if ByteOrderMark.utf16.contains(where: { bytes.starts(with: $0) }) {
            // The decoder reads it as text first, and so do we.
            guard let text = String(data: data, encoding: .utf16) else {
                throw problem(.notUTF8, "the bytes are neither UTF-8 nor UTF-16")
            }
            bytes = Array(text.utf8)
        }
        let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D] + ByteOrderMark.utf8
        let first = bytes.first { !blanks.contains($0) }
        form =
            first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .json : .xmlPropertyList
        guard form == .json || first == UInt8(ascii: "<") else {
            throw problem(
                .unknownForm,
                "it is neither a property list in XML or binary nor JSON"
            )
        }
        if form == .xmlPropertyList {
            let isText = bytes.count != data.count
            if !isText, let encoding = Self.anotherEncoding(bytes) {
                throw problem(.notUTF8, "its encoding is \(encoding); save it as UTF-8")
            }
            if let place = bytes.firstInvalidUTF8 {
                throw DocumentProblem(
                    code: .notUTF8,
                    path: [],
                    position: TextPosition.positions(of: [place], in: bytes)[place],
                    detail: "the bytes are not UTF-8; save the file in that encoding"
                )
            }
        }
        self.bytes = bytes
        let findings = try Self.findings(form, bytes, limits)
        problems = findings.problems
        values = findings.scan.values
        let halves = findings.scan.loneSurrogates
        self.data = halves.isEmpty ? data : Self.whole(bytes, halves)
    }

    /// The text with the replacement character for each half of a surrogate pair; nothing else moves.
    private static func whole(_ bytes: [UInt8], _ halves: [Int]) -> Data {
        var bytes = bytes
        for start in halves where start + 6 <= bytes.count {
            bytes.replaceSubrange(start..<(start + 6), with: Array("\\ufffd".utf8))
        }
        return Data(bytes)
    }

    /// Where the values of some paths begin, found in one pass; what is not there has no position.
    ///
    /// - Parameter paths: The paths.
    /// - Returns: The positions; none of a binary property list.
    /// - Complexity: O(*n*) in the number of bytes.
    package func positions(of paths: some Sequence<DocumentPath>) -> [DocumentPath: TextPosition] {
        let wanted = DocumentPathTree(paths)
        guard form != .binaryPropertyList, !wanted.isEmpty,
            let scan = try? Self.findings(form, bytes, limits, wanted).scan
        else { return [:] }
        let places = TextPosition.positions(of: Array(scan.offsets.values), in: bytes)
        return scan.offsets.compactMapValues { places[$0] }
    }

    /// The values of the document, which is gone through once more.
    ///
    /// - Returns: The values; of a binary property list none.
    /// - Throws: ``DocumentProblem`` if a text in XML names a character that there is not.
    /// - Complexity: O(*n*) in the number of bytes.
    package func tree() throws(DocumentProblem) -> DocumentTree {
        guard form != .binaryPropertyList else { return DocumentTree() }
        let findings = try Self.findings(form, bytes, limits, makesTree: true)
        return findings.scan.tree ?? DocumentTree()
    }

    /// The lines and columns of some offsets into the text, found in one pass.
    ///
    /// - Parameter offsets: Bytes.
    /// - Returns: The positions; none of a binary property list.
    package func positions(of offsets: [Int]) -> [Int: TextPosition] {
        form == .binaryPropertyList ? [:] : TextPosition.positions(of: offsets, in: bytes)
    }

    /// The document as Foundation has it: dictionaries, arrays, text, numbers.
    ///
    /// - Returns: The value; `nil` if Foundation refuses it.
    package func plainValue() -> Any? {
        switch form {
        case .json: PlainJSON.value(data)
        case .xmlPropertyList: plainPropertyList(.xml)
        case .binaryPropertyList: plainPropertyList(.binary)
        }
    }

    /// The decoder tries one form after another; only the one that was scanned will do.
    private func plainPropertyList(_ scanned: PropertyListSerialization.PropertyListFormat) -> Any?
    {
        var format = scanned
        let value = unsafe try? PropertyListSerialization.propertyList(from: data, format: &format)
        return format == scanned ? value : nil
    }

    /// The encoding that an XML declaration names, if the bytes cannot be read as UTF-8 then.
    private static func anotherEncoding(_ bytes: [UInt8]) -> String? {
        let start = String(decoding: bytes.prefix(512), as: UTF8.self)
        guard let named = start.firstMatch(of: /encoding\s*=\s*["']([^"']{0,64})["']/) else {
            return nil
        }
        return ["utf-8", "us-ascii", "ascii"].contains(named.1.lowercased())
            ? nil : String(named.1)
    }

    private static func findings(
        _ form: Form,
        _ bytes: [UInt8],
        _ limits: DocumentLimits,
        _ wanted: DocumentPathTree? = nil,
        makesTree: Bool = false
    ) throws(DocumentProblem) -> (scan: DocumentScan, problems: [DocumentProblem]) {
        var scan = DocumentScan(bytes, limits, lookingFor: wanted)
        if makesTree { scan.tree = DocumentTree() }
        switch form {
        case .json: return try findings(JSONScanner(scan: scan))
        case .xmlPropertyList: return try findings(XMLPropertyListScanner(scan: scan))
        case .binaryPropertyList: return (scan, [])
        }
    }

    private static func findings(
        _ scanner: some DocumentScanner
    ) throws(DocumentProblem) -> (scan: DocumentScan, problems: [DocumentProblem]) {
        var scanner = scanner
        let bytes = scanner.scan.bytes
        func problem(_ fault: DocumentFault, _ place: TextPosition?) -> DocumentProblem {
            DocumentProblem(
                code: fault.code,
                path: fault.path,
                position: place,
                detail: fault.detail
            )
        }
        do {
            try scanner.scanDocument()
        } catch {
            throw problem(
                error,
                TextPosition.positions(of: [error.offset], in: bytes)[error.offset]
            )
        }
        let faults = scanner.scan.faults
        let places = TextPosition.positions(of: faults.map(\.offset), in: bytes)
        let problems = faults.map { problem($0, places[$0.offset]) }
        return (
            scanner.scan,
            problems.sorted { ($0.position ?? .start) < ($1.position ?? .start) }
        )
    }
}

extension TextPosition {
    fileprivate static let start = TextPosition(line: 1, column: 1)
}

/// A number of bytes in words.
package enum ByteCount {
    package static func text(_ count: Int) -> String {
        if count >= 1 << 20, count % (1 << 20) == 0 { return "\(count >> 20) MiB" }
        if count >= 1 << 10, count % (1 << 10) == 0 { return "\(count >> 10) KiB" }
        return "\(count) bytes"
    }
}
