import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleLayout

@testable import TypeScaleLocalization

/// Tests of values in JSON that are numbers by their name or format.
struct JSONNumberTests {
    /// Returns the widest text of a key in a file, in a slot that none fits.
    private func widest(_ json: String, _ key: String = "a", _ path: String = "en") throws -> String
    {
        var slot = Slot("All", keys: ["*"], width: 1)
        slot.largestCategory = .large
        var check = JSONCheck(slot)
        check.check.reportedVerdicts = [.truncated]
        let findings = try check.report([path: json]).findings
        return try #require(
            findings.first { [$0.key, $0.variation] == [key, ""] || $0.key == key }
        )
        .fit?.text ?? ""
    }

    /// The name `count` is a number in every text, and the others only in plural forms.
    @Test(arguments: [
        (#"{"a": "{{count}}"}"#, "4,444"), (#"{"a": "{count}"}"#, "4,444"),
        (#"{"a": "%{count}"}"#, "4,444"), (#"{"a": "${count}"}"#, "4,444"),
        (#"{"a": "{{ count }}"}"#, "4,444"), (#"{"a": "{{- count}}"}"#, "4,444"),
        (#"{"a": "{{counts}}"}"#, "Mustermann"), (#"{"a": "{{user.count}}"}"#, "Mustermann"),
        (#"{"a": "{n} {number}"}"#, "Mustermann Mustermann"),
        (#"{"a_one": "{n}", "a_other": ""}"#, "1"),
        (#"{"a_one": "{number}", "a_other": ""}"#, "1"),
        (#"{"a": {"one": "%{smart_count}", "other": ""}}"#, "1"),
        (#"{"a_one": "{{count}} of {{total, number}}", "a_other": ""}"#, "1 of 4,444"),
        (#"{"a_one": "{{name}}", "a_other": ""}"#, "Mustermann"),
        (#"{"a_zero": "{{count}}", "a_other": ""}"#, "0"),
        (#"{"a_ordinal_one": "{{count}}st", "a_ordinal_other": ""}"#, "9,991st"),
        (#"{"a": "{{count}}", "a_plural": ""}"#, "1"),
    ])
    func `the value that selects a plural form is a number`(json: String, text: String) throws {
        // The widest digit of the system font is 4.
        #expect(try widest(json) == text)
    }

    @Test(arguments: [
        ("pl", "few", "9994"), ("pl", "many", "9999"), ("ru", "one", "9991"), ("ar", "two", "2"),
        ("ar", "zero", "0"), ("cs", "few", "4"), ("he", "two", "2"), ("cy", "many", "6"),
    ])
    func `a form contains the largest number that selects it`(
        language: String,
        category: String,
        number: String
    ) throws {
        let json = #"{"a_\#(category)": "{{count}}", "a_other": ""}"#
        let digits = try widest(json, "a", language).compactMap(\.wholeNumberValue)
        #expect(digits.map(String.init).joined() == number)
    }

    /// ICU and FormatJS show one apostrophe for two, and i18next and Vue show both.
    @Test(arguments: [
        (#"{"a": "I don''t know"}"#, "I don''t know"),
        (#"{"a": "I don''t know", "b": "{{v, number}}"}"#, "I don''t know"),
        (#"{"a": "I don''t know", "b": "{v}"}"#, "I don''t know"),
        (#"{"a": "I don''t know", "b": "{n, plural, other{x}}"}"#, "I don't know"),
        (#"{"a": "I don''t know", "b": "{ g , select , other{x} }"}"#, "I don't know"),
        (#"{"b": {"c": "{d, date}"}, "a": "I don''t know"}"#, "I don't know"),
        (#"{"a": "It's '{'x'}'", "b": "{d, number, percent}"}"#, "It's {x}"),
    ])
    func `two apostrophes are one in the messages of ICU`(json: String, text: String) throws {
        #expect(try widest(json) == text)
    }

    /// Compares i18next's formats with the results of `Intl` in JavaScript, in which each digit is
    /// replaced by 4.
    @Test(arguments: [
        ("{{v, number}}", "en", "4,444"), ("{{v,number}}", "en", "4,444"),
        ("{{v, number(minimumFractionDigits: 2)}}", "en", "4,444.44"),
        ("{{v, number(minimumFractionDigits: 1; maximumFractionDigits: 3)}}", "de", "4.444,444"),
        ("{{v, number(maximumFractionDigits: 0)}}", "en", "4,444"),
        ("{{v, number(style: 'percent')}}", "en", "444%"),
        ("{{v, currency(USD)}}", "en", "$4,444.44"),
        ("{{v, currency(EUR)}}", "de", "4.444,44\u{A0}€"),
        ("{{v, currency(currency: INR)}}", "en-IN", "₹4,444.44"),
        ("{{v, currency(USD)}}", "fr", "4\u{202F}444,44\u{A0}$US"),
        ("{{v, currency(JPY)}}", "en", "¥4,444"),
        ("{{v, number(style: currency; currency: USD)}}", "en", "$4,444.44"),
        ("{{v, datetime}}", "en", "44/44/4444"),
        ("{{v, uppercase}}", "en", "Mustermann"), ("{{v, list}}", "en", "Mustermann"),
        ("{{v, uppercase, number}}", "en", "4,444"), ("{{v | number}}", "en", "Mustermann"),
        ("{{v, number(}}", "en", "4,444"), ("{{v,}}", "en", "Mustermann"),
        ("{{v, currency}}", "en", "$4,444.44"), ("{{v, currency(x)}}", "en", "$4,444.44"),
    ])
    func `a format tells that a value is a number, an amount or a date`(
        text: String,
        language: String,
        expected: String
    ) throws {
        #expect(try widest(JSONCheck.json([("a", text)]), "a", language) == expected)
    }

    @Test func `a plural form for few numbers may lack the number`() throws {
        var check = JSONCheck()
        check.check.reportedVerdicts = [.missingPlaceholder]
        let source = #"{"a_one": "{{count}} x", "a_other": "{{count}} {{name}}"}"#
        let arabic =
            #"{"a_two": "b {{name}}", "a_few": "b {{name}}", "a_zero": "b", "a_other": "c"}"#
        #expect(
            try check.findings(["en": source, "ar": arabic]) == [
                "ar a (plural.few): missing placeholder",
                "ar a (plural.other): missing placeholder",
                "ar a (plural.zero): missing placeholder",
            ]
        )
    }
}
