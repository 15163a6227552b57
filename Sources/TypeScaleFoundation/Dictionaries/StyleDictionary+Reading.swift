public import Foundation
import TypeScale

extension StyleDictionary {
    /// The longest file that is read, in bytes.
    public static let longestFile = 1 << 20

    /// What was read of a file that has faults: the good entries, and what was wrong with the others.
    public struct Recovered: Hashable, Sendable {
        /// The good entries.
        public let dictionary: StyleDictionary

        /// What was wrong, in the order of the text; nothing with a sound file.
        public let problems: [StyleDictionaryError]
    }

    /// Reads a property list or JSON, and stops at the first fault.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - name: What to call them in errors.
    /// - Throws: ``StyleDictionaryError``: what is wrong, where, and what to do.
    public init(data: Data, name: String = "style dictionary") throws(StyleDictionaryError) {
        let recovered = try Self.recovering(data: data, name: name)
        if let problem = recovered.problems.first { throw problem }
        self = recovered.dictionary
    }

    /// Reads a file, and stops at the first fault.
    ///
    /// - Parameter url: The file: a property list, or JSON.
    /// - Throws: ``StyleDictionaryError``: what is wrong, where, and what to do.
    public init(contentsOf url: URL) throws(StyleDictionaryError) {
        try self.init(data: Self.contents(of: url), name: url.path)
    }

    /// Reads a resource of a bundle, and stops at the first fault.
    ///
    /// - Parameters:
    ///   - name: The name of the resource; without an ending a property list is looked for, then JSON.
    ///   - bundle: The bundle.
    /// - Throws: ``StyleDictionaryError``: what is wrong, where, and what to do.
    public init(named name: String, in bundle: Bundle = .main) throws(StyleDictionaryError) {
        let endings: [String?] = ["plist", "json"]
        // A name that has its ending already is what many write.
        let isWhole = name.hasSuffix(".plist") || name.hasSuffix(".json")
        let bare: [String?] = isWhole ? [nil] : []
        let found = (bare + endings).lazy.compactMap {
            bundle.url(forResource: name, withExtension: $0)
        }
        guard let url = found.first else {
            throw StyleDictionaryError(
                code: .fileNotFound,
                place: bundle.bundlePath,
                detail: "there is no resource \(name).plist or \(name).json"
            )
        }
        try self.init(contentsOf: url)
    }

    /// Reads a property list or JSON, and keeps the good entries.
    ///
    /// An entry that has a fault loses itself only, and one that is there twice is lost twice.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - name: What to call them in errors.
    /// - Returns: The good entries, and what was wrong with the others.
    /// - Throws: ``StyleDictionaryError`` if the file as a whole cannot be read.
    public static func recovering(
        data: Data,
        name: String = "style dictionary"
    ) throws(StyleDictionaryError) -> Recovered {
        let document: ScannedDocument
        do {
            document = try ScannedDocument(data, limits: DocumentLimits(bytes: longestFile))
        } catch {
            throw StyleDictionaryError(error, place: name)
        }
        guard let plain = document.plainValue() as? [String: Any] else {
            throw StyleDictionaryError(
                code: .notADictionary,
                place: name,
                detail: "that is neither a property list nor JSON with a dictionary of text styles"
            )
        }
        var reading = StyleDictionaryReading(problems: document.problems)
        reading.read(plain)
        return Recovered(
            dictionary: StyleDictionary(reading.entries),
            problems: document.problems.map { StyleDictionaryError($0, place: name) }
                + reading.errors(in: document, place: name)
        ).sorted
    }

    /// Reads a file, and keeps the good entries.
    ///
    /// - Parameter url: The file: a property list, or JSON.
    /// - Returns: The good entries, and what was wrong with the others.
    /// - Throws: ``StyleDictionaryError`` if the file as a whole cannot be read.
    public static func recovering(
        contentsOf url: URL
    ) throws(StyleDictionaryError) -> Recovered {
        try recovering(data: contents(of: url), name: url.path)
    }

    private static func contents(of url: URL) throws(StyleDictionaryError) -> Data {
        guard url.isFileURL else {
            throw StyleDictionaryError(
                code: .unreadable,
                place: url.absoluteString,
                detail: "only files are read; download it first"
            )
        }
        do {
            return try BoundedFile.contents(of: url, upTo: longestFile)
        } catch {
            let (code, detail): (StyleDictionaryError.Code, String) =
                switch error {
                case .notFound: (.fileNotFound, "no such file")
                case .unreadable: (.unreadable, "the file cannot be read")
                case .tooLong:
                    (.tooLong, "it is longer than \(ByteCount.text(longestFile))")
                }
            throw StyleDictionaryError(code: code, place: url.path, detail: detail)
        }
    }
}

extension StyleDictionary.Recovered {
    /// With the problems in the order of the text; where that is not known, of the keys.
    fileprivate var sorted: Self {
        Self(
            dictionary: dictionary,
            // What has no place comes last.
            problems: problems.sorted { first, second in
                let last = TextPosition(line: .max, column: .max)
                let places = (first.position ?? last, second.position ?? last)
                return places.0 == places.1
                    ? first.keyPath < second.keyPath : places.0 < places.1
            }
        )
    }
}

extension StyleDictionaryError {
    /// What is wrong with the text of a file.
    fileprivate init(_ problem: DocumentProblem, place: String) {
        let code: Code =
            switch problem.code {
            case .tooLong: .tooLong
            case .tooDeep: .tooDeep
            case .unknownForm: .notADictionary
            case .notUTF8, .syntax, .longKey, .tooManyProblems, .tooManyKeys, .loneSurrogate:
                .malformed
            case .duplicateKey: .duplicateKey
            case .numberOutOfRange: .badSize
            }
        self.init(
            code: code,
            place: place,
            keyPath: problem.path.keyPath,
            position: problem.position,
            detail: problem.detail
        )
    }
}
