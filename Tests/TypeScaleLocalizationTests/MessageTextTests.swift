import Foundation
import Testing
import TypeScaleDiagnostics

@testable import TypeScaleLocalization

/// Tests messages in braces with the examples that ICU publishes.
struct MessageTextTests {
    private let font = InventedFont()

    private func text(_ text: String, _ samples: NameDictionary<String> = [:]) throws -> String {
        let message = MessageText(text, syntaxes: .all)
        #expect(message.problems.isEmpty)
        return try font.widest(text) { $0.samples = samples }.text
    }

    private func problem(_ text: String) -> PlaceholderProblem? {
        let message = MessageText(text, syntaxes: .all)
        #expect(message.nodes.isEmpty && message.placeholders.isEmpty)
        return message.problems.first
    }

    /// Reads the examples in ICU's documentation of `ApostropheMode` and in its user guide.
    ///
    /// To each, a placeholder is added, because text without placeholders contains no quotes.
    @Test(arguments: [
        ("I see '{many}' {0}", "I see {many} Mustermann"),
        ("I said '{''Wow!''}' {0}", "I said {'Wow!'} Mustermann"),
        ("I don't know {0}", "I don't know Mustermann"),
        ("I don''t know {0}", "I don't know Mustermann"),
        ("This '{isn''t}' obvious {0}", "This {isn't} obvious Mustermann"),
        ("'{name", "{name"), ("a } b {0}", "a } b Mustermann"),
    ])
    func `quotes braces as ICU does`(pattern: String, expected: String) throws {
        #expect(try text(pattern) == expected)
    }

    @Test func `keeps apostrophes in text without braces`() throws {
        #expect(try text("It''s 50% '#' off") == "It''s 50% '#' off")
        #expect(try text("'{{name}}' is gone") == "'Mustermann' is gone")
    }

    private static let party = """
        {gender_of_host, select, female {{num_guests, plural, offset:1 \
        =0 {{host} does not give a party.} \
        =1 {{host} invites {guest} to her party.} \
        =2 {{host} invites {guest} and one other person to her party.} \
        other {{host} invites {guest} and # other people to her party.}}} \
        male {{num_guests, plural, offset:1 \
        =0 {{host} does not give a party.} \
        =1 {{host} invites {guest} to his party.} \
        =2 {{host} invites {guest} and one other person to his party.} \
        other {{host} invites {guest} and # other people to his party.}}} \
        other {{num_guests, plural, offset:1 \
        =0 {{host} does not give a party.} \
        =1 {{host} invites {guest} to their party.} \
        =2 {{host} invites {guest} and one other person to their party.} \
        other {{host} invites {guest} and # other people to their party.}}}}
        """

    /// Compares with the widest of all results that the party in ICU's user guide can have.
    @Test(arguments: [5, 55, 5555]) func `takes the widest branch of all`(guests: Int) throws {
        let font = InventedFont(wide: "5")
        let result = try font.widest(Self.party) {
            $0.samples = ["host": "Alice", "guest": "Bob"]
            $0.largestNumber = guests
        }
        let number = guests.formatted(.number.locale(.init(identifier: "en")))
        let texts = ["her", "his", "their"].flatMap {
            [
                "Alice does not give a party.", "Alice invites Bob to \($0) party.",
                "Alice invites Bob and one other person to \($0) party.",
                "Alice invites Bob and \(number) other people to \($0) party.",
            ]
        }
        #expect(result.text == texts.max { font.width($0) < font.width($1) })
        #expect(result.assumptions.contains { $0.hasPrefix("{gender_of_host, select} = ") })
        #expect(result.assumptions.contains("host = Alice") == false)
        #expect(result.assumptions.contains("{host} = Alice"))
    }

    @Test func `subtracts the offset from an explicit number only in its own plural`() throws {
        let pattern = "{n, plural, offset:1 =3 {# # {m, select, other {#}}} other {x}}"
        #expect(try text(pattern) == "2 2 #")
        #expect(try text("{n, plural, =1 {'#' #} other {}}") == "# 1")
        #expect(try text("# {n, selectordinal, =2 {#nd} other {}}") == "# 2nd")
    }

    @Test func `measures the values of a plural as numbers`() throws {
        let font = InventedFont(wide: "7")
        let result = try font.widest("{n, plural, one {{n} file} other {{n} files}}") {
            $0.largestNumber = 10
        }
        #expect(result.text == "77 files")
        #expect(result.assumptions == ["{n, plural} = other", "{n} = 77"])
    }

    @Test(arguments: [
        ("{0}, {1}", ["0", "1"]), ("{name}", ["name"]), ("{À}", ["À"]), ("{ name }", ["name"]),
        ("{{name}}", ["name"]),
        ("{{ user.name }}", ["user.name"]), ("{{count, number}}", ["count"]),
        ("{{- html}} {{x | upper}}", ["html", "x"]), ("${name}", ["name"]), ("{}{}", ["0", "1"]),
        ("{0:N2} {x!r:>10}", ["0", "x"]), ("%(name)s %{size}", ["name", "size"]),
        ("{d, date, yyyy.MM.dd '}' HH}", ["d"]), ("{n,number,integer}", ["n"]),
        (
            "At {1,time,::jmm} on {1,date,::dMMMM}, there was {2} on planet{0,number,integer}.",
            ["1", "1", "2", "0"]
        ),
    ])
    func `finds the names of values`(pattern: String, names: [String]) throws {
        let message = MessageText(pattern, syntaxes: .all)
        #expect(message.placeholders.map(\.argument) == names.map { .name($0) })
        let text = try font.widest(pattern).text
        #expect(!text.contains("{") && !text.contains("%"))
    }

    @Test func `a style ends at the brace that closes its value`() throws {
        for (pattern, text) in [
            ("{d, number, {a} b} c", " c"), ("{d, number, {a{b}} {c}} e", " e"),
            ("{d, number, '}'} f", " f"),
        ] {
            let message = MessageText(pattern, syntaxes: .braces)
            #expect(message.placeholders.map(\.argument) == [.name("d")])
            #expect(try font.widest(pattern, .braces).text.hasSuffix(text), "\(pattern)")
        }
        #expect(problem("{d, number, {a} b")?.offset == 0)
    }

    private static let names: [(text: String, placeholders: [String])] = [
        ("{user0} wrote", ["{user0}"]), ("{Benutzer0}", ["{Benutzer0}"]),
        ("{0} {1}", ["{0}", "{1}"]),
        ("{{name}}", ["{{name}}"]), ("%{name} ${x}", ["%{name}", "${x}"]), ("{größe}", ["{größe}"]),
        ("{{a}", ["{a}"]), ("'{a}'", ["{a}"]), ("{", []), ("{}", []), ("{ a }", []), ("{a b}", []),
        ("{a", []), ("a}", []), ("{a, plural}", []),
    ]

    // In .strings files and string catalogs, programs replace such names themselves.
    @Test(arguments: names)
    func `a name in braces is a placeholder in Xcode's formats`(
        text: String,
        expected: [String]
    ) throws {
        let message = MessageText(text, syntaxes: .cocoa)
        #expect(message.problems.isEmpty)
        #expect(message.placeholders.map(\.spelling) == expected)
        let rendered = expected.reduce(text) { $0.replacing($1, with: "Mustermann") }
        #expect(try font.widest(text, .cocoa).text == rendered)
        let translated = MessageText("{Benutzer0}", syntaxes: .cocoa)
        let missing = translated.differences(from: MessageText("{user0}", syntaxes: .cocoa))
        #expect(missing.map(\.description) == ["missing {user0}; add it to the translation"])
    }

    @Test func `finds only the placeholders of a file's format`() throws {
        let text = "%@ {a} ${b}"
        #expect(try font.widest(text, .printf).text == "Mustermann {a} ${b}")
        #expect(try font.widest(text, .braces).text == "%@ Mustermann $Mustermann")
        #expect(try font.widest(text, .dollarBraces).text == "%@ {a} Mustermann")
        #expect(try font.widest(text, []).text == text)
    }

    /// Also reads `%arg` before letters and before other scripts.
    @Test func `replaces the number of a plural in a catalog`() throws {
        let font = InventedFont(wide: "7")
        for (text, expected) in [("%arg個", "7個"), ("%args", "7s")] {
            let result = try font.widest(text, .printf) { $0.largestNumber = 7 }
            #expect(result == .init(text: expected, assumptions: ["%arg = 7"]))
        }
    }

    @Test func `reports errors with offset and remedy`() throws {
        #expect(problem("a {name")?.offset == 2)
        #expect(problem("a {name")?.kind == .unterminated("{name"))
        #expect(problem("{n, plural, other {x}")?.kind == .unterminated("{n, plural, other {x}"))
        #expect(problem("{n, plural, one {x}}")?.kind == .missingOther("n"))
        #expect(problem("a {b c}")?.kind == .syntax(expected: "',' or '}' after '{b'"))
        #expect(problem("a {b c}")?.offset == 5)
        #expect(problem("{{a}")?.kind == .syntax(expected: "'}}'"))
        #expect(problem("{n, plural}")?.kind == .syntax(expected: "',' after 'plural'"))
        #expect(problem("{n, select, a b}")?.kind == .syntax(expected: "a branch in braces"))
        #expect(problem("{n, select, a")?.kind == .unterminated("{n, select, a"))
        #expect(
            problem("{n, plural, offset:x other {}}")?.kind
                == .syntax(expected: "a number after 'offset:'")
        )
        #expect(problem("{n, date, 'x}")?.kind == .unterminated("{n, date, 'x}"))
        #expect(problem("%#@files")?.kind == .unterminated("%#@files"))
        #expect(problem("${files")?.kind == .unterminated("${files"))
        #expect(
            problem("a {name")?.description
                == "unterminated '{name'; add '}', or write '{' in apostrophes"
        )
    }

    @Test func `measures text with an error literally`() throws {
        for text in ["%@ {name", "100%% {", "{a b} %d"] {
            #expect(try font.widest(text) == .init(text: text, assumptions: []))
        }
    }

    @Test func `limits the nesting`() {
        func nested(_ depth: Int) -> String {
            String(repeating: "{a, select, other {", count: depth)
                + String(repeating: "}}", count: depth)
        }
        #expect(MessageText(nested(16), syntaxes: .all).problems.isEmpty)
        #expect(problem(nested(17))?.kind == .tooDeep)
        #expect(problem(nested(100_000))?.kind == .tooDeep)
    }
}
