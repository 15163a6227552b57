public import Foundation
public import TypeScaleDiagnostics

/// The values in a JSON document or property list, read in one pass.
///
///     let tree = try DocumentTree(data: data, file: "fonts.json")
///     if let name = tree.child("name", of: 0), let text = tree.text(name) { print(text) }
///
/// A value is identified by its node's index, and the document is node 0. The nodes are one flat
/// array in document order, so nesting cannot overflow the stack. Each node holds the index of the
/// first node after its contents, so that a client skips a value in one step. For example, this is
/// the array for `{"array": [1, 2, 3], "number": 42}`:
///
///     node  value        key     next
///     0     dictionary   -       6      contains nodes 1 to 5
///     1     list         array   5      contains nodes 2 to 4
///     2     number 1     -       3
///     3     number 2     -       4
///     4     number 3     -       5
///     5     number 42    number  6
///
/// Strings and numbers are ranges of the document's bytes, decoded on request.
///
/// An index must be of a node in the same tree. Any other index is a programmer error, which ends
/// the program.
public struct DocumentTree: Sendable {
    /// The format of a document.
    public enum Format: Sendable {
        /// JSON that has comments, or other syntax of JSON5.
        case json5
        /// JSON.
        case json
        /// A property list in XML.
        case xmlPropertyList
        /// A binary property list.
        case binaryPropertyList
    }

    /// The format of the document.
    public let format: Format

    /// The errors in individual values, in document order.
    public let diagnostics: [Diagnostic]

    /// The path of the file, or the name passed with the data.
    public let file: String

    /// The notation of paths in diagnostics.
    let paths: PathNotation

    /// The document, with text converted to UTF-8.
    let bytes: [UInt8]
    let nodes: [DocumentNode]
    /// The offsets of unpaired surrogate escapes, in ascending order.
    let loneSurrogates: [Int]

    /// Reads a document as JSON if it begins with `{` or `[`, or as a property list otherwise.
    ///
    /// - Parameters:
    ///   - data: A binary property list, or text in UTF-8 or UTF-16. UTF-16 needs a byte order
    ///     mark.
    ///   - file: The path of the file, or a name for the data, for diagnostics.
    ///   - limits: The maximum sizes.
    ///   - acceptsPropertyLists: Whether to accept property lists, and not only JSON.
    ///   - acceptsJSON5: Whether JSON can have comments, single quotes, keys without quotes, and a
    ///     comma before a closing bracket.
    ///   - paths: The notation of paths in diagnostics.
    /// - Throws: ``Diagnostic`` if the document as a whole is malformed or exceeds a limit.
    /// - Complexity: O(*n*) in the number of bytes.
    public init(
        data: consuming Data,
        file: String = "document",
        limits: DocumentLimits = DocumentLimits(),
        acceptsPropertyLists: Bool = true,
        acceptsJSON5: Bool = false,
        paths: PathNotation = .keyPath
    ) throws(Diagnostic) {
        do throws(Diagnostic) {
            try self.init(
                reading: data,
                file,
                limits,
                acceptsPropertyLists: acceptsPropertyLists,
                acceptsJSON5: acceptsJSON5,
                paths
            )
        } catch {
            throw error.inFile(file)
        }
    }

    /// Reads a document from a file.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - limits: The maximum sizes.
    ///   - acceptsPropertyLists: Whether to accept property lists, and not only JSON.
    /// - Throws: ``Diagnostic`` if the file is unreadable, malformed or exceeds a limit.
    /// - Complexity: O(*n*) in the number of bytes.
    public init(
        contentsOf url: URL,
        limits: DocumentLimits = DocumentLimits(),
        acceptsPropertyLists: Bool = true
    ) throws(Diagnostic) {
        let data = try FileSource.fileSystem.contents(path: url.path, upTo: limits.bytes)
        try self.init(
            data: data,
            file: url.path,
            limits: limits,
            acceptsPropertyLists: acceptsPropertyLists
        )
    }

    private init(
        reading data: consuming Data,
        _ file: String,
        _ limits: DocumentLimits,
        acceptsPropertyLists: Bool,
        acceptsJSON5: Bool,
        _ paths: PathNotation
    ) throws(Diagnostic) {
        self.file = file
        self.paths = paths
        // Some budgets are multiples of the size, and must not overflow.
        let maximum = min(limits.bytes, Int(Int32.max), Int.max / 64)
        guard data.count <= maximum else { throw .tooManyBytes(maximum) }
        let (format, bytes) = try Self.format(
            of: consume data,
            acceptsPropertyLists: acceptsPropertyLists,
            acceptsJSON5: acceptsJSON5
        )
        let isText = format != .binaryPropertyList
        let builder = DocumentBuilder(bytes, limits, paths)
        let built: DocumentBuilder
        do throws(Diagnostic) {
            built =
                switch format {
                case .json, .json5:
                    try JSONScanner(builder, acceptsJSON5: acceptsJSON5).scanned()
                case .xmlPropertyList: try XMLPropertyListParser(builder).read()
                case .binaryPropertyList: try BinaryPropertyListScanner(builder).scanned()
                }
        } catch {
            throw isText ? error.located(in: bytes) : error
        }
        self.format = built.usesJSON5 ? .json5 : format
        self.bytes = bytes
        nodes = built.nodes
        loneSurrogates = built.loneSurrogates
        let found = isText ? built.diagnostics.located(in: bytes) : built.diagnostics
        diagnostics = found.map { $0.inFile(file) }
    }

    /// Whether the document is JSON, or JSON5.
    public var isJSON: Bool { format == .json || format == .json5 }

    /// The number of values, including lists and dictionaries.
    public var count: Int { nodes.count }

    /// The length of the document in UTF-8 or, in a binary property list, in bytes.
    public var byteCount: Int { bytes.count }

    /// The document in UTF-8, or `nil` for a binary property list.
    public var utf8: [UInt8]? { format == .binaryPropertyList ? nil : bytes }

    /// Returns the type of a value.
    public func kind(_ node: Int) -> DocumentValueKind { nodes[node].kind }

    /// Returns the index of the first node after a value and its contents.
    public func end(of node: Int) -> Int { Int(nodes[node].next) }

    /// Returns the byte offset of a value.
    public func offset(of node: Int) -> Int { Int(nodes[node].offset) }

    /// Returns the values in a list or dictionary, including values of repeated keys.
    public func children(of node: Int) -> DocumentChildren {
        DocumentChildren(nodes: nodes, index: node + 1, end: end(of: node))
    }

    /// Returns whether an earlier value of the same dictionary has the same key.
    public func isRepeated(_ node: Int) -> Bool { nodes[node].flags.contains(.isRepeated) }

    /// Returns whether a value is a number that exceeds the range of `Double`.
    public func isOutOfRange(_ node: Int) -> Bool { nodes[node].flags.contains(.isOutOfRange) }

    /// Returns the first value for a key, in linear time.
    public func child(_ key: String, of node: Int) -> Int? {
        children(of: node).first { hasKey(key, $0) }
    }

    /// Returns the number of values in a list or dictionary, in linear time.
    public func childCount(of node: Int) -> Int { children(of: node).reduce(0) { n, _ in n + 1 } }
}

extension DocumentTree {
    /// Returns a document's format and its bytes, converting text to UTF-8.
    static func format(
        of data: consuming Data,
        acceptsPropertyLists: Bool,
        acceptsJSON5: Bool
    ) throws(Diagnostic) -> (Format, [UInt8]) {
        let source = [UInt8](consume data)
        if acceptsPropertyLists, source.starts(with: "bplist0".utf8) {
            return (.binaryPropertyList, source)
        }
        let bytes = try source.inUTF8()
        switch bytes.first(where: \.isInText) {
        case UInt8(ascii: "{"), UInt8(ascii: "["): return (.json, bytes)
        case UInt8(ascii: "/") where acceptsJSON5: return (.json, bytes)
        case UInt8(ascii: "<") where acceptsPropertyLists: break
        default:
            let any = "expected a property list or JSON"
            throw Diagnostic(.notADocument, acceptsPropertyLists ? any : "expected JSON")
        }
        try XMLScanner.check(bytes, isConverted: bytes != source)
        return (.xmlPropertyList, bytes)
    }
}
