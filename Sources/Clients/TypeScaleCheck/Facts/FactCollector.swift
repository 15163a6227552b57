import TypeScaleCode
import TypeScaleDiagnostics
import TypeScaleDocuments

/// Collects the facts of one Swift file in one pass over its statements.
struct FactCollector {
    let source: SwiftSource
    var facts: CodeFacts
    /// The scope whose statements are being read.
    var scope = 0
    /// The number of expressions and blocks that contain the current one.
    var depth = 0
    /// Whether the members of the extension that is being read are private.
    var isInPrivateExtension = false
    /// The ranges whose code findings can show.
    var shown: [Range<Int>] = []

    /// The first code that is not read, because it is inside of too many others.
    private var firstLeftOut: Range<Int>?

    /// The maximum number of expressions and blocks inside each other that are read.
    static let maximumDepth = 160

    init(_ source: SwiftSource, path: String, system: BuildConfiguration.System) {
        self.source = source
        facts = CodeFacts(path: path, system: system)
    }

    /// Returns the facts of a file.
    static func facts(
        _ source: SwiftSource,
        path: String,
        system: BuildConfiguration.System
    ) -> CodeFacts {
        var collector = FactCollector(source, path: path, system: system)
        collector.facts.imports = source.bytes.importedModules
        collector.facts.handlesChanges = source.bytes.handlesTextSizeChanges
        collector.readStatements(of: 0, Context())
        collector.finish()
        return collector.facts
    }

    /// What the code around an expression does with it.
    struct Context {
        /// The view whose closure contains the code.
        var view: Int?
        /// The index of the view's modifier whose closure it is, or `nil` for the content.
        var modifier: Int?
        var label = ""
        /// What the font is for that the expression makes.
        var target = FontSite.Target.unknown
        /// Whether a font that the expression makes belongs to another site.
        var isInFont = false
        /// Whether a style of BonMot scales the font: `StringStyle(.font(font), .adapt(.control))`.
        var isAdapted = false
    }

    func text(_ range: Range<Int>) -> String { source.text(range) }

    /// Notes that code is not read.
    mutating func leaveOut(_ range: Range<Int>) {
        if firstLeftOut == nil { firstLeftOut = range }
    }

    /// Adds the places of the code that findings can show, and the comments that accept findings.
    private mutating func finish() {
        for member in facts.members where member.statesRowHeight {
            shown += (member.body?.results ?? []).map(\.range)
        }
        let starts = shown.map(\.lowerBound) + [firstLeftOut?.lowerBound].compactMap(\.self)
        let positions = TextPosition.positions(of: starts, in: source.bytes)
        if let firstLeftOut {
            let detail = "code inside of more than \(Self.maximumDepth) others is not checked"
            let position = positions[firstLeftOut.lowerBound]
            facts.diagnostics = [
                Diagnostic(.incomplete, detail, file: facts.path, position: position)
            ]
        }
        for range in shown {
            facts.places[range] = Place(
                path: facts.path,
                position: positions[range.lowerBound],
                code: source.bytes.excerpt(range)
            )
        }
    }
}

extension [UInt8] {
    /// The maximum length of code that an excerpt shows, in bytes.
    private static let maximumExcerpt = 400

    /// Returns code on one line, cut off after 80 scalars.
    func excerpt(_ range: Range<Int>) -> String {
        var text: [UInt8] = []
        let lines = self[range].prefix(Self.maximumExcerpt)
            .split { $0 == 0x0A || $0 == 0x0D }
        for line in lines {
            guard let start = line.firstIndex(where: { $0 > 0x20 }),
                let end = line.lastIndex(where: { $0 > 0x20 })
            else { continue }
            if !text.isEmpty, line[start] != UInt8(ascii: ".") { text.append(0x20) }
            text += line[start...end]
        }
        return VisibleText(String(decoding: text, as: UTF8.self), limit: 80).description
    }
}
