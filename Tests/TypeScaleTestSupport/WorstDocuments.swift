/// A document with as many values, errors, levels or characters as its size permits.
package struct WorstDocument: Sendable, CustomStringConvertible {
    package let description: String
    /// The path of a translation file with this document.
    package let path: String
    /// The function that creates the document, up to a size in bytes.
    package let bytes: @Sendable (Int) -> [UInt8]

    private init(_ name: String, _ path: String, _ bytes: @escaping @Sendable (Int) -> [UInt8]) {
        description = name
        self.path = path
        self.bytes = bytes
    }

    /// Creates a document that repeats a part, numbered at each `#`.
    private init(
        _ name: String,
        _ path: String,
        _ start: String,
        repeating part: String,
        by separator: String = ",",
        _ end: String
    ) {
        self.init(name, path) { count in
            var text = start
            text.reserveCapacity(count)
            let pieces = part.split(separator: "#", omittingEmptySubsequences: false)
            let length = part.utf8.count + separator.utf8.count + 8
            var number = 0
            while text.utf8.count + length + end.utf8.count < count {
                if number > 0 { text += separator }
                text += pieces.joined(separator: "\(number)")
                number += 1
            }
            return Array((text + end).utf8)
        }
    }
}

extension WorstDocument {
    /// JSON documents.
    package static let json = [
        WorstDocument("numbers", "a.json", "[", repeating: "0", "]"),
        WorstDocument("empty lists", "a.json", "{\"a\":[", repeating: "[]", "]}"),
        WorstDocument("dictionaries", "a.json", "{\"a\":[", repeating: "{\"b\":\"c\"}", "]}"),
        WorstDocument("keys", "a.json", "{", repeating: "\"#\":\"\"", "}"),
        WorstDocument("repeated keys", "a.json", "{\"a\":[", repeating: "{\"b\":0,\"b\":0}", "]}"),
        WorstDocument("escaped keys", "a.json", "{", repeating: "\"\\u0041#\":\"\"", "}"),
        WorstDocument("escapes", "a.json", "{\"a\":\"", repeating: "\\u00e9", by: "", "\"}"),
        WorstDocument(
            "unpaired surrogates",
            "a.json",
            "{\"a\":\"",
            repeating: "\\ud800",
            by: "",
            "\"}"
        ),
        WorstDocument("one number", "a.json", "{\"a\":0.", repeating: "1", by: "", "}"),
        WorstDocument("numbers out of range", "a.json", "{\"a\":[", repeating: "1e999", "]}"),
        WorstDocument("white space", "a.json", "{", repeating: " ", by: "", "}"),
        WorstDocument(
            "keys with marks",
            "a.json",
            "{",
            repeating: "\"e\(String(repeating: "\u{301}", count: 29))#\":\"\"",
            "}"
        ),
        WorstDocument(
            "long prefixes",
            "a.json",
            "{\"\(String(repeating: "k", count: 90))\":{",
            repeating: "\"#\":\"x\"",
            "}}"
        ),
        WorstDocument("deep lists", "a.json") { count in
            let depth = String(repeating: "[", count: 60)
            let ends = String(repeating: "]", count: 60)
            let deep = Array(repeating: depth + ends, count: count / 122).joined(separator: ",")
            return Array("[\(deep)]".utf8)
        },
    ]

    /// XML property lists.
    package static let xml = [
        WorstDocument(
            "XML keys",
            "a.strings",
            "<dict>",
            repeating: "<key>#</key><true/>",
            by: "",
            "</dict>"
        ),
        WorstDocument(
            "XML lists",
            "a.strings",
            "<array>",
            repeating: "<dict/>",
            by: "",
            "</array>"
        ),
        WorstDocument(
            "character references",
            "a.strings",
            "<dict><key>a</key><string>",
            repeating: "&#65;",
            by: "",
            "</string></dict>"
        ),
        WorstDocument(
            "CDATA",
            "a.strings",
            "<dict><key>a</key><string>",
            repeating: "<![CDATA[]]>",
            by: "",
            "</string></dict>"
        ),
        WorstDocument("comments", "a.strings", "<dict>", repeating: "<!---->", by: "", "</dict>"),
        WorstDocument(
            "one real number",
            "a.strings",
            "<dict><key>a</key><real>",
            repeating: "1",
            by: "",
            "x</real></dict>"
        ),
        WorstDocument(
            "one integer",
            "a.strings",
            "<dict><key>a</key><integer>",
            repeating: "1",
            by: "",
            "x</integer></dict>"
        ),
        WorstDocument("one tag", "a.strings", "<dict ", repeating: "a", by: "", "/>"),
    ]

    /// Binary property lists, whose objects occur several times.
    package static let binary = [
        // Each of K references leads to the same list of N references.
        WorstDocument("overlapping lists", "a.strings") { count in
            let references = Array(repeating: UInt8(1), count: count / 2)
            let list = sized(0xA0, references.count, references)
            return binary(root: count / 4, of: 2, objects: [[0x09], list])
        },
        // Each of K references leads to the same string.
        WorstDocument("one string", "a.strings") { count in
            let text = sized(0x50, count / 4, Array(repeating: 0x61, count: count / 4))
            return binary(root: count / 8, of: 2, objects: [[0x09], text])
        },
        WorstDocument("one UTF-16 string", "a.strings") { count in
            let text = sized(0x60, count / 8, Array(repeating: 0x61, count: count / 4))
            return binary(root: count / 8, of: 2, objects: [[0x09], text])
        },
    ]

    /// Old-style `.strings` files.
    package static let strings = [
        WorstDocument("words", "a.strings", "", repeating: "#=b;", by: "", ""),
        WorstDocument("repeated words", "a.strings", "", repeating: "a=b;", by: "", ""),
        WorstDocument("empty comments", "a.strings", "", repeating: "/**/", by: "", ""),
        WorstDocument("an open comment", "a.strings", "/*", repeating: "*", by: "", ""),
        WorstDocument("an open string", "a.strings", "\"", repeating: "\\\"", by: "", ""),
        WorstDocument("octal escapes", "a.strings", "\"a\"=\"", repeating: "\\101", by: "", "\";"),
        WorstDocument("separators", "a.strings", "//", repeating: "\u{2028}", by: "", ""),
    ]

    /// String catalogs.
    package static let catalogs = [
        WorstDocument("strings", "a.xcstrings", "{\"strings\":{", repeating: "\"#\":{}", "}}"),
        WorstDocument(
            "localizations",
            "a.xcstrings",
            "{\"strings\":{\"a\":{\"localizations\":{",
            repeating: "\"#\":{\"stringUnit\":{\"value\":\"x\"}}",
            "}}}}"
        ),
        WorstDocument(
            "variations",
            "a.xcstrings",
            "{\"strings\":{\"a\":{\"localizations\":{\"de\":{\"variations\":{\"plural\":{",
            repeating: "\"#\":{\"stringUnit\":{\"value\":\"x\"}}",
            "}}}}}}}"
        ),
        WorstDocument(
            "substitutions",
            "a.xcstrings",
            "{\"strings\":{\"a\":{\"localizations\":{\"de\":{\"substitutions\":{",
            repeating: "\"#\":{\"stringUnit\":{\"value\":\"x\"}}",
            "}}}}}}"
        ),
    ]

    /// Files in other formats.
    package static let others = [
        WorstDocument(
            "Android strings",
            "values/strings.xml",
            "<resources>",
            repeating: "<string name='#'/>",
            by: "",
            "</resources>"
        ),
        WorstDocument(
            "items of a long array",
            "values/strings.xml",
            "<resources><array name='\(String(repeating: "k", count: 8000))'>",
            repeating: "<item/>",
            by: "",
            "</array></resources>"
        ),
        WorstDocument(
            "items of a product",
            "values/strings.xml",
            "<resources><array name='a' product='\(String(repeating: "k", count: 8000))'>",
            repeating: "<item/>",
            by: "",
            "</array></resources>"
        ),
        WorstDocument(
            "text between comments",
            "values/strings.xml",
            "<resources><string name='a'>",
            repeating: "a<!---->",
            by: "",
            "</string></resources>"
        ),
        WorstDocument(
            "keys of a bundle",
            "a.arb",
            "{",
            repeating: "\"#\":\"\"",
            "}"
        ),
        WorstDocument(
            "properties of a bundle",
            "a.arb",
            "{",
            repeating: "\"@#\":{}",
            "}"
        ),
        WorstDocument(
            "widths",
            "a.stringsdict",
            "<dict><key>a</key><dict><key>NSStringVariableWidthRuleType</key><dict>",
            repeating: "<key>#</key><string/>",
            by: "",
            "</dict></dict></dict>"
        ),
        WorstDocument(
            "substitutions",
            "a.stringsdict",
            "<dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@1@</string>",
            repeating: "<key>#</key><dict><key>other</key><string>%#@1@</string></dict>",
            by: "",
            "</dict></dict>"
        ),
        WorstDocument(
            "units",
            "a.xliff",
            "<xliff version='1.2'><file>",
            repeating: "<unit id='#'><source/></unit>",
            by: "",
            "</file></xliff>"
        ),
        WorstDocument(
            "segments",
            "a.xliff",
            "<xliff version='2.0'><file><unit id='a'>",
            repeating: "<segment><source>a</source><target>b</target></segment>",
            by: "",
            "</unit></file></xliff>"
        ),
        WorstDocument(
            "placeholders",
            "a.xliff",
            "<xliff version='2.0'><unit id='a'><data id='b'>\(String(repeating: "k", count: 999))</data><source>",
            repeating: "<ph dataRef='b'/>",
            by: "",
            "</source></unit></xliff>"
        ),
        WorstDocument("messages", "a.po", "", repeating: "msgid\"#\"msgstr\"\"", by: "", ""),
        WorstDocument("comments on a message", "a.po", "", repeating: "#.\n", by: "", ""),
        WorstDocument(
            "forms of a plural",
            "a.po",
            "msgid\"\(String(repeating: "k", count: 8000))\"msgid_plural\"\"",
            repeating: "msgstr[0]\"\"",
            by: "",
            ""
        ),
        WorstDocument("flags", "a.po", "", repeating: "#, a:\n", by: "", "msgid\"\"msgstr\"\""),
        WorstDocument(
            "attributes",
            "values/strings.xml",
            "<resources ",
            repeating: "a#='' ",
            by: "",
            "/>"
        ),
    ]

    /// Returns a binary property list whose root is a list of equal references.
    private static func binary(root count: Int, of reference: UInt8, objects: [[UInt8]]) -> [UInt8]
    {
        let references = Array(repeating: reference, count: count)
        var list = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        func number(_ value: Int, _ size: Int) -> [UInt8] {
            (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        // The root is object 0.
        for object in [sized(0xA0, count, references)] + objects {
            offsets += number(list.count, 4)
            list += object
        }
        let table = list.count
        list += offsets
        list += [0, 0, 0, 0, 0, 0, 4, 1]
        for value in [objects.count + 1, 0, table] { list += number(value, 8) }
        return list
    }

    /// Returns an object with a size of four bytes.
    private static func sized(_ kind: UInt8, _ size: Int, _ content: [UInt8]) -> [UInt8] {
        [kind | 0xF, 0x12] + (0..<4).reversed().map { UInt8(truncatingIfNeeded: size >> (8 * $0)) }
            + content
    }
}
