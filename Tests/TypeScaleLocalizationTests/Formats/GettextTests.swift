import Foundation
import Testing
import TypeScale
import TypeScaleDiagnostics
import TypeScaleLayout
import TypeScaleTestSupport

@testable import TypeScaleLocalization

/// Tests the reader of gettext's PO files.
struct GettextTests {
    private func read(_ text: String, _ path: String = "po/de.po") throws -> TranslationCatalog {
        try TranslationCatalog(data: Data(text.utf8), path: path)
    }

    private static let header = #"""
        msgid ""
        msgstr ""
        "Project-Id-Version: test\n"
        "Language: pl\n"
        "Content-Type: text/plain; charset=UTF-8\n"
        "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 "
        "|| n%100>=20) ? 1 : 2);\n"

        """#

    /// Forms that `msgfmt` rejects, each with its message.
    @Test(arguments: [
        // missing 'msgstr[]' section
        (
            #"msgid "a" msgid_plural "b" msgstr "c""#,
            "msgstr without a form after msgid_plural; write msgstr[0], msgstr[1] and so on"
        ),
        // missing 'msgid_plural' section
        (
            #"msgid "a" msgstr[0] "c""#,
            "msgstr[0] without msgid_plural; write msgstr, or add msgid_plural"
        ),
        // first plural form has nonzero index
        (
            #"msgid "a" msgid_plural "b" msgstr[1] "c""#,
            "expected the forms msgstr[0], msgstr[1] and so on, in this order"
        ),
        // plural form has wrong index
        (
            #"msgid "a" msgid_plural "b" msgstr[0] "c" msgstr[2] "d""#,
            "expected the forms msgstr[0], msgstr[1] and so on, in this order"
        ),
        // parse error
        (#"msgid "a" msgstr "c" msgstr "d""#, "two msgstr for one msgid; keep one"),
    ])
    func `reports forms that gettext rejects`(message: String, fault: String) throws {
        let file = try read(Self.header + message)
        #expect(file.diagnostics.map(\.message) == [fault])
        #expect(!file.entries.isEmpty)
    }

    private static let messages =
        header + #"""
            # A translator's comment
            #. The developer's comment
            #. in two lines
            #: lib/error.c:116
            #, c-format
            msgid "Unknown %s error"
            msgstr ""
            "Nieznany błąd\n"
            "%s"

            #, fuzzy, no-c-format, max-size:120:2, font-family:Open_Sans
            #| msgid "previous"
            msgid "fuzzy"
            msgstr "x"

            msgctxt "menu"
            msgid "File"
            msgstr "Plik\t\"\\\a\b\f\v\r\101\303\251\x41"

            msgid "File"
            msgstr "Plik"
            msgid "%d file" msgid_plural "%d files"
            msgstr[0] "%d plik"
            msgstr[1] "%d pliki"
            msgstr[2] "%d plików"

            msgid "new"
            msgstr ""

            #~| msgid "older"
            #~ msgid "old"
            #~ msgstr ""
            #~ "stary"
            """#

    @Test func `reads each field of a message`() throws {
        let file = try read(Self.messages)
        #expect(file.diagnostics.isEmpty && file.sourceLanguage == "en")
        #expect(file.entries.allSatisfy { $0.language == "pl" })
        #expect(
            file.entries.map { "\($0.key) \($0.variation) \($0.state)" } == [
                "Unknown %s error  current", "fuzzy  new", "menu|File  current", "File  current",
                "%d file plural.one current", "%d file plural.few current",
                "%d file plural.many current", "new  new", "old  stale",
            ]
        )
        #expect(
            file.entries.map(\.text) == [
                "Nieznany błąd\n%s", "x", "Plik\t\"\\\u{7}\u{8}\u{C}\u{B}\rA\u{E9}A", "Plik",
                "%d plik", "%d pliki", "%d plików", "", "stary",
            ]
        )
        #expect(
            file.entries.map(\.source) == [
                "Unknown %s error", "fuzzy", "File", "File", "%d file", "%d files", "%d files",
                "new", "old",
            ]
        )
        let first = try #require(file.entries.first)
        #expect(first.comment == "The developer's comment\nin two lines")
        #expect(first.position.map { "\($0)" } == "14:1" && first.syntaxes == .printf)
        let second = file.entries[1]
        #expect(second.comment.isEmpty && second.syntaxes.isEmpty)
        #expect(second.restriction?.width == 120 && second.restriction?.lineLimit == 2)
        #expect(second.restriction?.fontFamily == "Open Sans")
        #expect(file.entries[2].syntaxes == [.printf, .braces])
    }

    /// Compares the texts with those that `msgfmt` compiles, without fuzzy and empty messages.
    @Test(.enabled("requires msgfmt") { Program.isInstalled("msgfmt", in: "gettext") })
    func `reads the texts that gettext reads`() throws {
        let tool = try #require(Program.path(of: "msgfmt"))
        let folder = try Folder(["a.po": Array(Self.messages.utf8)])
        let output = folder.path("a.mo")
        // Gettext warns about the escapes \a and \b.
        let run = try Program(tool, ["--output-file", output, folder.path("a.po")])
        try #require(run.status == 0, "\(run.text)")
        var expected = try Self.compiled(Array(Data(contentsOf: URL(filePath: output))))
        expected[""] = nil
        var found: [String: String] = [:]
        for entry in try read(Self.messages).entries where entry.state == .current {
            let key = entry.key.split(separator: "|").joined(separator: "\u{4}")
            found[key] = found[key].map { "\($0)\0\(entry.text)" } ?? entry.text
        }
        #expect(found == expected)
    }

    /// Reads the messages as gettext formats them.
    @Test(
        .enabled("requires msgcat") { Program.isInstalled("msgcat", in: "gettext") },
        arguments: ["--width=20", "--no-wrap", "--escape", "--indent", "--strict"]
    )
    func `reads every format that gettext writes`(option: String) throws {
        let tool = try #require(Program.path(of: "msgcat"))
        let folder = try Folder(["a.po": Array(Self.messages.utf8)])
        let output = folder.path("b.po")
        // Gettext warns about the escapes \a and \b.
        let run = try Program(tool, [option, "--output-file", output, folder.path("a.po")])
        try #require(run.status == 0, "\(run.text)")
        let (ours, theirs) = (
            try read(Self.messages), try TranslationCatalog(contentsOf: URL(filePath: output))
        )
        #expect(theirs.diagnostics.isEmpty && theirs.entries.count == ours.entries.count)
        for (our, their) in zip(ours.entries, theirs.entries) {
            #expect(our.key == their.key && our.text == their.text && our.state == their.state)
            // Gettext omits the flags of other programs.
            #expect(our.comment == their.comment)
            #expect(our.variation == their.variation && our.syntaxes == their.syntaxes)
        }
    }

    /// Returns the translations in a compiled file, by the untranslated singular.
    ///
    /// The file has the
    /// [format of MO files](https://www.gnu.org/software/gettext/manual/html_node/MO-Files.html).
    private static func compiled(_ bytes: [UInt8]) throws -> [String: String] {
        func number(_ offset: Int) -> Int {
            (0..<4).reversed().reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
        }
        func text(_ table: Int, _ index: Int) -> String {
            let (length, start) = (number(table + 8 * index), number(table + 8 * index + 4))
            return String(decoding: bytes[start..<(start + length)], as: UTF8.self)
        }
        try #require(number(0) == 0x9504_12DE)
        var texts: [String: String] = [:]
        for index in 0..<number(8) {
            let id = text(number(12), index).split(separator: "\0").first ?? ""
            texts[String(id)] = text(number(16), index)
        }
        return texts
    }

    /// Compares plural forms with the categories of CLDR, and with Python's evaluation.
    @Test(.enabled("requires python3") { Program.isInstalled("python3", in: "python3") })
    func `names plural forms by category, or gives their numbers`() throws {
        // The expressions are from the manual of gettext; the categories, in the order of the
        // forms, from CLDR. A form without a category is numbered.
        let expressions = [
            ("0", "ja", "other"), ("n != 1", "de", "one other"), ("n>1", "fr", "one other"),
            ("n != 1", "hi", "0 1"), ("n != 1", "zz", "0 1"),
            ("(n == 0 || n == 1) ? 0 : n % 1000000 == 0 ? 1 : 2", "fr", "one many other"),
            ("n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2", "lv", "one 1 2"),
            ("n==1 ? 0 : n==2 ? 1 : 2", "ga", "one two 2"),
            ("n==1 ? 0 : n==2 ? 1 : n<7 ? 2 : n<11 ? 3 : 4", "ga", "one two 2 many 4"),
            ("n==1 ? 0 : (n==0 || (n%100 > 0 && n%100 < 20)) ? 1 : 2", "ro", "one few other"),
            (
                "n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2", "lt",
                "one few other"
            ),
            (
                """
                n%10==1 && n%100!=11 ? 0 : \
                n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2
                """, "ru", "one few many"
            ),
            ("(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", "cs", "one few other"),
            ("(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", "de", "one 1 2"),
            (
                "n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3", "sl",
                "one two few other"
            ),
            (
                "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5",
                "ar", "zero one two few many other"
            ),
            ("n>250 && n<260 || n==7", "de", "0 1"),
            ("!(n-1)*2/2+0", "en", "other one"), ("(n<=1)?1-n:2", "en", "one 1 2"),
        ]
        let python = try #require(Program.path(of: "python3"))
        let script = """
            import gettext, sys
            for line in sys.stdin.read().splitlines():
                plural = gettext.c2py(line)
                print(" ".join(str(plural(n)) for n in range(10000)))
            """
        let input = expressions.map(\.0).joined(separator: "\n")
        let run = try Program(python, ["-c", script], input: Array(input.utf8))
        let lines = run.text.split(separator: "\n")
        try #require(lines.count == expressions.count, "\(run.text)")
        for ((expression, language, expected), line) in zip(expressions, lines) {
            let header = "nplurals=9; plural=\(expression);"
            let forms = try #require(PluralForms(header, language: language))
            let names = expected.split(separator: " ").indices.map { "\(forms.name($0))" }
            #expect(names == expected.split(separator: " ").map { "plural.\($0)" }, "\(expression)")
            let values = line.split(separator: " ").compactMap { Int($0) }
            try #require(values.count == 10_000)
            for form in Set(values) {
                let numbers = values.indices.filter { values[$0] == form }
                let isSingular = numbers.contains(1) && Set(values).count > 1
                #expect(forms.isSingular(form) == isSingular, "\(expression) \(form)")
                guard let unnamed = forms.form(form) else { continue }
                #expect(forms.name(form) == "plural.\(form)")
                let isFew = (numbers.last ?? 0) < 1_000
                let last = isFew ? numbers.filter { $0 <= 200 } : numbers.suffix(1)
                #expect(unnamed.numbers(upTo: 9_999) == last, "\(expression) \(form)")
                let small = numbers.filter { $0 <= 42 }
                let expected =
                    small.isEmpty ? numbers.prefix(1) : isFew ? small[...] : small.suffix(1)
                #expect(unnamed.numbers(upTo: 42) == Array(expected), "\(expression) \(form)")
            }
        }
    }

    @Test func `a number in a plural form is the largest that selects the form`() throws {
        func numbers(_ language: String, _ forms: String) throws -> [String] {
            let file = try read(
                """
                msgid ""
                msgstr "Plural-Forms: nplurals=3; plural=\(forms);\\nLanguage: \(language)\\n"
                msgid "%d file"
                msgid_plural "%d files"
                msgstr[0] "a %d"
                msgstr[1] "b %d"
                msgstr[2] "c %d"
                """
            )
            var slot = Slot("All", keys: ["*"], width: 1)
            slot.largestCategory = .large
            let report = TranslationCheck(SlotFile([slot])).report([file])
            return report.findings.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
                .compactMap { $0.fit?.text.filter { $0.isNumber } }
        }
        let czech = "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2"
        #expect(try numbers("cs", czech) == ["1", "4", "4444"])
        // German has no category for these forms, so the expression alone decides.
        #expect(try numbers("de", czech) == ["1", "4", "9999"])
        let latvian = "n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2"
        #expect(try numbers("lv", latvian) == ["9991", "9999", "0"])
    }

    @Test func `only the first header of plural forms counts`() throws {
        let header = #"msgid "" msgstr "Language: de\nPlural-Forms: nplurals=2; plural=%;\n""#
        let message = #"msgid "a" msgid_plural "b" msgstr[0] "c" msgstr[1] "d""#
        let texts = ["n==1", "n!=1"].map { header.replacing("%", with: $0) }
        let file = try read((texts + [message]).joined(separator: "\n"))
        #expect(file.entries.map(\.variation) == ["plural.other", "plural.one"])
    }

    @Test(arguments: [
        "n", "n/0", "n%0", "(n", "n=1", "", "n==", "n ? 1", "n ? 1 : ", "x", "n 1", "0-1",
        Named(repeating: "(", count: 5000), Named(repeating: "!", count: 500, "n"),
        "9999999999*9999999999*n", Named(repeating: "n?", count: 200), "1000",
    ])
    func `refuses malformed plural forms`(expression: Named<String>) {
        #expect(PluralForms("nplurals=2; plural=\(expression.value);", language: "de") == nil)
    }

    /// Reads flags as on [Weblate's page](https://docs.weblate.org/en/latest/admin/checks.html).
    @Test func `reads flags with quotes`() {
        let flags = TranslationFlags(
            #"placeholders:"special:value":"other value", regex:.*, placeholders:r"a,\"b", x y"#
        )
        #expect(
            flags.flags == [
                ["placeholders", "special:value", "other value"], ["regex", ".*"],
                ["placeholders", #"ra,"b"#], ["xy"],
            ]
        )
    }

    @Test func `a combining mark after a delimiter of flags does not hide it`() {
        let flags = TranslationFlags("max-size:\u{301}5,\u{301}a \u{301}b:\u{D4E}\"\u{301},\"c")
        #expect(
            flags.flags == [
                ["max-size", "\u{301}5"], ["\u{301}a\u{301}b", "\u{D4E}\u{301},c"],
            ]
        )
    }

    @Test(
        arguments: [
            ("max-size:500", 500, 1, nil), ("max-size:300:5", 300, 5, nil),
            ("max-size:x", nil, 1, "unknown value \"x\" of the flag max-size"),
            ("max-size:1e9", nil, 1, "unknown value \"1e9\" of the flag max-size"),
            ("max-size:-1", nil, 1, "unknown value \"-1\" of the flag max-size"),
            ("max-size:0", nil, 1, "unknown value \"0\" of the flag max-size"),
            (
                "max-size:9:1.5", 9, nil,
                "unknown value \"1.5\" of the flag max-size"
            ),
        ] as [(String, Double?, Int?, String?)]
    )
    func `reads the maximum size`(text: String, width: Double?, lines: Int?, fault: String?) {
        var flags = TranslationFlags(text)
        let restriction = flags.restriction()
        #expect(restriction?.width == width && restriction?.lineLimit == lines)
        #expect(flags.fault == fault)
    }

    @Test func `reads the font`() {
        var flags = TranslationFlags("font-family:DejaVu_Sans, font-size:15, font-weight:bold")
        let restriction = flags.restriction()
        #expect(restriction?.fontFamily == "DejaVu Sans" && restriction?.pointSize == 15)
        #expect(restriction?.fontWeight == .bold && restriction?.width == nil)
        var other = TranslationFlags("font-weight:450, font-size:nan")
        #expect(other.restriction()?.fontWeight?.rawValue == 450)
        #expect(other.fault == "unknown value \"nan\" of the flag font-size")
        var none = TranslationFlags("c-format")
        #expect(none.restriction() == nil && none.contains("c-format"))
    }

    @Test(
        arguments: [
            ("c-format", PlaceholderSyntaxes.printf), ("python-brace-format", .braces),
            ("c-format, python-brace-format", [.printf, .braces]), ("no-c-format", []),
            ("sh-format", .dollarBraces), ("", [.printf, .braces]), ("wrap", [.printf, .braces]),
            ("possible-python-format", .printf),
        ] as [(String, PlaceholderSyntaxes)]
    )
    func `the flags name the placeholders`(flags: String, syntaxes: PlaceholderSyntaxes) {
        #expect(TranslationFlags(flags).syntaxes == syntaxes)
    }

    /// Reads entries with errors, next to an entry that is kept.
    @Test(arguments: [
        (
            "msgid \"a\"\nmsgstr \"b\\q\"", "1:1: a: unknown escape; write \\\\ for a backslash",
            "bq"
        ),
        ("msgid \"a\"\nmsgstr \"\\377\"", "1:1: a: the escapes are not valid UTF-8", "\u{FFFD}"),
        ("msgid \"a\"\nmsgstr \"\\x\"", "1:1: a: expected digits after \\x", Named("U+0000", "\0")),
        (
            "#, max-size:a\nmsgid \"a\"\nmsgstr \"b\"",
            "2:1: a: unknown value \"a\" of the flag max-size", "b"
        ),
        ("msgid \"z\"\nmsgstr \"b\"", "3:11: z: duplicate key; keep one", "b"),
    ])
    func `keeps the other entries if one has an error`(
        text: String,
        problem: String,
        content: Named<String>
    ) throws {
        let file = try read(text + "\nmsgid \"z\" msgstr \"z\"", "a.po")
        #expect(file.diagnostics.map(\.description) == ["a.po:\(problem)"])
        #expect(file.entries.map(\.text) == [content.value, "z"])
    }

    @Test(arguments: [
        ("msgid \"a\"", "1:10: expected msgstr after msgid"),
        ("msgid \"a\nmsgstr \"b\"", "1:7: unterminated string; write \\n for a line end"),
        ("msgid\nmsgstr \"b\"", "1:1: expected a string in double quotes after msgid"),
        ("\n x", "2:2: expected msgid, msgctxt or a comment"),
        (
            "msgid \"a\" msgid_plural \"b\" msgstr[x] \"c\"",
            "1:34: expected a number from 0 through 999 in brackets"
        ),
        (
            "msgid \"a\" msgid_plural \"b\" msgstr[1000] \"c\"",
            "1:34: expected a number from 0 through 999 in brackets"
        ),
        (
            "msgid \"\" msgstr \"Content-Type: text/plain; charset=ISO-8859-1\\n\"",
            "1:1: unsupported charset iso-8859-1; save the file as UTF-8"
        ),
        ("msgids \"a\"", "1:1: expected msgid, msgctxt or a comment"),
    ])
    func `refuses malformed files`(text: String, message: String) {
        let error = #expect(throws: Diagnostic.self) { try read(text, "a.po") }
        #expect(error?.description == "a.po:\(message)")
    }

    /// CR LF is a single character of a `String`.
    @Test func `reads a header whose lines end with CR LF`() throws {
        let file = try read(
            #"""
            msgid ""
            msgstr ""
            "Language: ja\r\n"
            "Plural-Forms: nplurals=1; plural=0;\r\n"
            msgid "a" msgid_plural "b"
            msgstr[0] "c"
            """#,
            "a.po"
        )
        #expect(file.entries.map(\.language) == ["ja"])
        #expect(file.entries.map(\.variation) == ["plural.other"])
    }

    @Test func `reports malformed plural forms`() throws {
        let file = try read(
            "msgid \"\" msgstr \"Plural-Forms: nplurals=2; plural=x;\\n\"\nmsgid \"a\" msgstr \"b\"",
            "a.po"
        )
        #expect(
            file.diagnostics.map(\.description) == [
                "a.po:1:1: malformed Plural-Forms; expected nplurals=N; plural=EXPRESSION;"
            ]
        )
        #expect(file.entries.map(\.text) == ["b"])
    }

    /// Reads a template, whose header has words in capitals.
    @Test func `reads a template`() throws {
        let file = try read(
            #"""
            msgid ""
            msgstr ""
            "Language: \n"
            "Content-Type: text/plain; charset=CHARSET\n"
            "Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\n"
            msgid "a" msgid_plural "b"
            msgstr[0] "" msgstr[1] ""
            """#,
            "a.pot"
        )
        #expect(file.diagnostics.isEmpty)
        #expect(file.entries.map(\.variation) == ["plural.one", "plural.other"])
        #expect(file.entries.allSatisfy { $0.state == .new && $0.language == nil })
    }

    @Test(arguments: [
        ("po/de.po", "de", "po/*.po"),
        ("locale/pt_BR/LC_MESSAGES/app.po", "pt_BR", "locale/*/LC_MESSAGES/app.po"),
        ("app.de.po", "de", "app.*.po"), ("a.pot", nil, "a.pot"), ("de/a.po", "de", "*/a.po"),
        ("po/sr@latin.po", "sr@latin", "po/*.po"),
    ])
    func `reads the language from the path`(path: String, language: String?, group: String) {
        let name = TranslationFileName(path)
        #expect(name.language == language && name.group == group)
    }
}
