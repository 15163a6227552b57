import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleLayout
import TypeScaleLocalization
import TypeScaleTestSupport

struct BaselineTests {
    private let check: TranslationCheck = {
        var slot = Slot("All", keys: ["*"], width: 60)
        slot.largestCategory = .extraExtraExtraLarge
        return TranslationCheck(SlotFile([slot]))
    }()

    private func report(
        _ files: [String: [String: String]],
        _ baseline: Baseline? = nil
    ) throws -> TranslationReport {
        let folder = try Folder()
        for (name, texts) in files {
            try folder.write(Array(JSONEncoder().encode(texts)), to: name)
        }
        var check = check
        check.baseline = baseline
        return check.report(paths: files.keys.sorted().map { folder.path($0) })
    }

    private let files = [
        "en.json": ["a": "Settings and more", "b": "Home"],
        "de.json": ["a": "Einstellungen", "b": "Startseite \"\\\n\u{1}"],
    ]

    @Test func `a check against its own baseline has no findings`() throws {
        let first = try report(files)
        #expect(first.findings.count == 3)
        let data = Baseline(first).json()
        #expect(try JSONSerialization.jsonObject(with: data) is [String: Any])
        let baseline = try Baseline(data: data, file: "b.json")
        #expect(baseline == Baseline(first) && baseline.count == 3)
        let second = try report(files, baseline)
        #expect(second.findings.isEmpty && second.total.baselined == 3)
        #expect(baseline.json() == data)
    }

    @Test func `renamed files, new languages and new keys keep their findings known`() throws {
        let baseline = Baseline(try report(files))
        let renamed = Dictionary(uniqueKeysWithValues: files.map { ("App/" + $0.key, $0.value) })
        #expect(try report(renamed, baseline).findings.isEmpty)
        var more = files
        more["fr.json"] = ["a": "Paramètres et plus"]
        more["en.json"]?["c"] = "Another long text"
        let found = try report(more, baseline).findings
        #expect(Set(found.map { "\($0.language ?? "") \($0.key)" }) == ["fr a", "en c"])
    }

    @Test func `a canonically equivalent key, text or path is new`() throws {
        let (one, other) = ("\u{E9}", "e\u{301}")
        func report(_ path: String, _ key: String, _ text: String) throws -> TranslationReport {
            let folder = try Folder()
            // The last two keys are a duplicate.
            let keys = "\"\(key)\": \"Settings \(text)\", \"x\": \"\", \"x\": \"\""
            try folder.write(Array("{\(keys)}".utf8), to: "\(path)/de.json")
            return check.report(paths: [folder.path("\(path)/de.json")])
        }
        let known = try report(one, one, one)
        let baseline = Baseline(known)
        #expect(baseline.count == 1 && baseline.errorCount == 1)
        #expect(known.findings.allSatisfy(baseline.contains))
        for (key, text) in [(other, one), (one, other)] {
            let found = try report(one, key, text).findings
            #expect(found.count == 1 && !found.contains(where: baseline.contains))
        }
        for error in known.diagnostics {
            let moved = Diagnostic(
                error.kind,
                error.message,
                file: String(
                    error.file.unicodeScalars.map { $0 == "\u{E9}" ? "e\u{301}" : "\($0)" }.joined()
                ),
                path: error.path
            )
            #expect(baseline.contains(error) && !baseline.contains(moved))
        }
    }

    @Test func `a changed text and a smaller size are new`() throws {
        let baseline = Baseline(try report(files))
        var changed = files
        changed["de.json"]?["a"] = "Die Einstellungen"
        #expect(try report(changed, baseline).findings.map(\.text) == ["Die Einstellungen"])
        var narrower = check
        narrower.slots = SlotFile([Slot("All", keys: ["*"], width: 30)])
        narrower.baseline = baseline
        let folder = try Folder()
        for (name, texts) in files {
            try folder.write(Array(JSONEncoder().encode(texts)), to: name)
        }
        let found = narrower.report(paths: files.keys.map { folder.path($0) }).findings
        #expect(found.contains { $0.key == "b" })
    }

    @Test func `has one finding on each line, in a stable order`() throws {
        let lines = String(decoding: Baseline(try report(files)).json(), as: UTF8.self)
            .split(separator: "\n").filter { $0.hasPrefix("    {") }
        #expect(lines.count == 3 && lines == lines.sorted())
        #expect(lines[0].contains(#""language": "de""#) && lines[0].hasSuffix("},"))
    }

    @Test func `contains findings in code as often as they were inserted`() throws {
        var baseline = Baseline(try report(files))
        for (rule, file) in [("clips", "B.swift"), ("clips", "A.swift"), ("clips", "B.swift")] {
            baseline.insert(rule: rule, file: file, code: "a")
        }
        #expect(baseline.count == 6 && baseline.translationCount == 3)
        #expect(baseline.codeCounts["clips"] == 3 && baseline.codeCounts.count == 1)
        var rest = try Baseline(data: baseline.json())
        #expect(rest == baseline)
        let lines = String(decoding: baseline.json(), as: UTF8.self).split(separator: "\n")
        let line = #"    {"rule": "clips", "file": "A.swift", "code": "a"},"#
        #expect(lines.filter { $0.contains("A.swift") } == [line[...]])
        let isKnown = (0..<3).map { _ in rest.remove(rule: "clips", file: "B.swift", code: "a") }
        #expect(isKnown == [true, true, false])
        let others = [("x", "A.swift", "a"), ("clips", "a", "a"), ("clips", "A.swift", "")]
        let isOtherKnown = others.map { rest.remove(rule: $0.0, file: $0.1, code: $0.2) }
        #expect(isOtherKnown == [false, false, false])
        #expect(rest.codeCounts["clips"] == 1 && rest.translationCount == 3)
    }

    @Test(arguments: [
        ("", "b.json: expected JSON"),
        ("[]", "b.json:1:1: expected a dictionary with a list of findings"),
        (#"{"findings": []}"#, "b.json:1:1: expected version 1; write the baseline again"),
        (
            #"{"version": 1, "findings": [{"key": 1}]}"#,
            "b.json:1:29: findings.0: expected texts for key, text and verdict"
        ),
        (
            #"{"version": 1, "findings": [{"key": "", "text": "", "verdict": "x"}]}"#,
            "b.json:1:29: findings.0: unknown verdict; write the baseline again"
        ),
        (
            #"{"version": 1, "findings": [], "code": 5}"#,
            "b.json:1:40: code: expected a list for code"
        ),
        (
            #"{"version": 1, "findings": [], "code": [{"rule": "clips", "file": "A"}]}"#,
            "b.json:1:41: code.0: expected texts for rule, file and code"
        ),
    ])
    func `throws an error for a malformed file`(json: String, message: String) throws {
        let error = try #require(throws: Diagnostic.self) {
            try Baseline(data: Data(json.utf8), file: "b.json")
        }
        #expect("\(error)" == message)
    }
}
