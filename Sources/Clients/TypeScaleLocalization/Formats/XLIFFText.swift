import TypeScaleDiagnostics
import TypeScaleDocuments

/// Builds the text of a `<source>` or `<target>` in XLIFF from its inline elements.
///
/// The content of `<g>`, `<pc>` and `<mrk>` is text. An element for a placeholder, such as `<x>` or
/// `<ph>`, is replaced by the placeholder's text in the program, unless that is a tag.
struct XLIFFText {
    private(set) var text = ""
    /// The contents of `<data>` in XLIFF 2, by `id`.
    let data: NameDictionary<String>

    /// Reads the content of an element, including the element's end.
    mutating func read(from scanner: inout XMLScanner) throws(Diagnostic) {
        while let token = try scanner.next() {
            switch token {
            case .text(let piece): text += piece
            case .comment: break
            case .close: return
            case .open(let element):
                try read(element, from: &scanner)
                // Many placeholders can have the same long text.
                guard text.utf8.count <= TranslationCatalog.maximumTextBytes else {
                    throw Diagnostic.longText(at: element.offset)
                }
            }
        }
    }

    /// Reads an inline element, including its end.
    ///
    /// Elements nest up to the scanner's limit.
    private mutating func read(
        _ element: XMLScanner.Element,
        from scanner: inout XMLScanner
    ) throws(Diagnostic) {
        switch element.localName {
        case "x":
            // In Angular, an element with a type such as `x-b` is a tag.
            let isBreak = element["ctype"] == "lb"
            append(isBreak ? "\n" : element["equiv-text"] ?? "")
            try scanner.skipElement()
        case "ph":
            let stated = element["dataRef"].flatMap { data[$0] } ?? element["disp"]
            var inner = XLIFFText(data: data)
            try inner.read(from: &scanner)
            append(stated ?? (inner.text.isEmpty ? element["equiv"] ?? "" : inner.text))
        case "cp":
            let scalar = element["hex"].flatMap { UInt32($0, radix: 16) }.flatMap(
                Unicode.Scalar.init
            )
            if let scalar { text.unicodeScalars.append(scalar) }
            try scanner.skipElement()
        // The codes for the start and end of a tag.
        case "bx", "ex", "bpt", "ept", "it", "sc", "ec", "sm", "em": try scanner.skipElement()
        default: try read(from: &scanner)
        }
    }

    /// Appends the text of a placeholder, unless it is a tag.
    private mutating func append(_ placeholder: String) {
        if placeholder.utf8.first != UInt8(ascii: "<") { text += placeholder }
    }

    /// The text, in which each run of white space is a space, without white space at the ends.
    var collapsed: String {
        var result: [UInt8] = []
        for byte in text.utf8 {
            if ![0x20, 0x09, 0x0A, 0x0D].contains(byte) {
                result.append(byte)
            } else if result.last != 0x20 {
                result.append(0x20)
            }
        }
        return String(decoding: result, as: UTF8.self).trimmed
    }
}
