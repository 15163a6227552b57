#!/usr/bin/env python3
"""Tests the scripts that judge code: `.ci/tests.py [NAME...]`, with the arguments of Python's unittest.

Each test makes a small tree of files with one violation, and expects the report.
"""
import contextlib
import io
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest
import unittest.mock

import arguments
import characters
import language
import mutate
import structure

folder = pathlib.Path(__file__).resolve().parent


class TreeTests(unittest.TestCase):
    """Tests with files in a temporary folder."""

    def setUp(self):
        self.root = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.root)

    def write(self, files):
        for name, text in files.items():
            path = self.root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)


class CharacterTests(TreeTests):
    """Operations on a string `x`."""

    def lines(self, *lines):
        """The lines with violations, in a module with these lines."""
        path = self.root / "Alarm.swift"
        path.write_text("".join([
            "import Foundation\n", "func ring(_ x: String, _ y: Substring, _ set: Set<String>, _ bytes: [UInt8]) {\n",
            *(f"    {line}\n" for line in lines), "}\n"]))
        found = characters.violations("Clocks", [str(path)])
        self.assertEqual({each[0] for each in found} - {str(path)}, set())
        return [lines[number - 3] for _, number, _ in found]

    def test_operations_that_compare_characters(self):
        lines = [
            'x.hasPrefix("/")', 'y.hasPrefix(x)', 'x.hasSuffix(y)', 'x.starts(with: "/")', 'x.contains("..")', 'y.contains("/")',
            'x.firstIndex(of: "/")', 'y.lastIndex(of: "/")', 'x.range(of: y)', 'x.firstRange(of: y)', 'x.ranges(of: "/")',
            'x.split(separator: "/")', 'x.split(separator: "//")', 'y.split { $0 == "/" }',
            'x.split(whereSeparator: \\.isNewline)', 'x.components(separatedBy: "/")', 'x.components(separatedBy: .newlines)',
            'x.replacing("/", with: "")', 'x.replacingOccurrences(of: "/", with: "")', 'x.trimmingPrefix("/")',
            'y.trimmingCharacters(in: .whitespaces)', 'x.first == "/"', 'y.last == "/"', 'x.contains { $0 == "/" }',
            'x.allSatisfy { $0 != "/" }', 'y.first { $0 == "/" }', 'x.firstIndex { $0 == "/" }', 'x.lastIndex { $0 == "/" }',
            'x.filter { $0 != "/" }', 'x.prefix { $0 != "/" }', 'y.drop { $0 == "/" }', 'x.trimmingPrefix { $0 == "/" }',
            'set.filter(x.hasPrefix)', 'for y in x { if case "/" = y {} }', 'for y in x { switch y { case "/": break; default: break } }']
        lines = [line if line.startswith("for") else f"_ = {line}" for line in lines]
        self.assertEqual(self.lines(*lines), lines)

    def test_operations_that_compare_bytes_or_scalars(self):
        self.assertEqual(self.lines(
            '_ = x.utf8.starts(with: "/".utf8)', '_ = x.unicodeScalars.contains("/")', '_ = set.contains("/")',
            '_ = y.utf8.split(separator: UInt8(ascii: "/"))', '_ = bytes.split { $0 == UInt8(ascii: "/") }', '_ = bytes.first == 1',
            '_ = x == "/" || y.isEmpty || x.count > 2', 'for y in x.unicodeScalars { if case "/" = y {} }'), [])

    def test_permitted_operations(self):
        self.assertEqual(self.lines(
            "// Characters: a font supports them.", "_ = x.first", "_ = x.last // Characters: marks extend it.",
            "// Characters:", "_ = y.first"), ["_ = y.first"])

    def test_code_that_does_not_compile(self):
        self.assertEqual(self.lines("_ = z"), ["_ = z"])


class ArgumentTests(unittest.TestCase):
    """Events of Swift Testing."""

    def complaints(self, *texts):
        events = [{"kind": "test", "payload": {"kind": "function", "name": "a()"}}] + [
            {"kind": "event", "payload": {"kind": kind, "testID": "M.T/a(text:)/A.swift:1:2", "messages": [{"text": text}]}}
            for text in texts for kind in ("testStarted", "testCaseStarted", "issueRecorded")]
        found, count = arguments.complaints(map(json.dumps, events))
        self.assertEqual(count, len(texts))
        return found

    def test_arguments_that_the_log_shows(self):
        self.assertEqual(self.complaints("text → \"a\n\r\tb\u2028\"", "text → " + 390 * "a"), [])

    def test_a_long_argument(self):
        [found] = self.complaints("text → " + 392 * "a", "text → \"a\"")
        self.assertTrue(found.startswith("M.T/a(text:)/A.swift:1:2: the log has 401 bytes, the limit is 400; "), found)
        self.assertLess(len(found), 300)
        self.assertEqual(len(self.complaints("text → " + 200 * "é")), 1)

    def test_control_characters(self):
        for text, name in ("a\0", "U+0000"), ("\x1b[31m", "U+001B"), ("\x7f", "U+007F"), ("\x9b", "U+009B"):
            [found] = self.complaints(text)
            self.assertIn(f": the log has the character {name}; ", found)
            self.assertIsNone(arguments.CONTROL.search(found))


class StructureTests(TreeTests):
    """A module `Clocks` obeys all laws, until a test adds a file."""

    def setUp(self):
        super().setUp()
        pending = unittest.mock.patch.object(structure, "PENDING", set())
        pending.start()
        self.addCleanup(pending.stop)
        self.write({
            "Sources/Library/Clocks/Time/Clock.swift": "public struct Clock {}\nlet tick = 1\n",
            "Sources/Library/Clocks/Time/Clock+Hand.swift": "extension Clock { public struct Hand {} }\n",
            "Sources/Library/Clocks/Clocks.docc/Clocks.md": "# Clocks\n",
            "Sources/Clients/TypeScaleTool/Shell/Help.swift": 'let version = "1.2.3"\n',
            structure.CHANGELOG: "## 1.2.3\n\n## 1.2.2\n",
            "README.md": "Version 1.2.3.\n",
            ".spi.yml": "        - Clocks\n        - TypeScale\n",
            ".ci/check.py": "", "Package.swift": '.library(name: "Clocks")\n',
        })

    def expect(self, *lines):
        self.assertEqual(sorted(structure.violations(self.root, structure.measured(self.root))), sorted(lines))

    def test_a_tree_without_violations(self):
        self.expect()

    def test_folders_that_refer_to_each_other(self):
        self.write({
            "Sources/Library/Clocks/Time/Alarm.swift": "func ring(_ bell: Bell) {}\n",
            "Sources/Library/Clocks/Sound/Bell.swift": "struct Bell { var clock: Clock }\n",
        })
        self.expect("Clocks: the folders Sound and Time refer to each other: "
                    "Sound/Bell.swift: Clock; Time/Alarm.swift: Bell")

    def test_a_mention_in_a_comment_or_a_string_is_not_a_reference(self):
        self.write({
            "Sources/Library/Clocks/Time/Alarm.swift": '// Rings a Bell.\nlet text = "Bell"\n',
            "Sources/Library/Clocks/Sound/Bell.swift": "struct Bell { var clock: Clock }\n",
        })
        self.expect()

    def test_a_reference_in_an_interpolation(self):
        self.write({
            "Sources/Library/Clocks/Time/Alarm.swift": 'let text = "a \\(Bell()) rings"\n',
            "Sources/Library/Clocks/Sound/Bell.swift": "struct Bell { var clock: Clock }\n",
        })
        self.expect("Clocks: the folders Sound and Time refer to each other: "
                    "Sound/Bell.swift: Clock; Time/Alarm.swift: Bell")

    def test_a_cycle_of_files(self):
        def ring(count):
            for index in range(count):
                self.write({f"Sources/Library/Clocks/Time/Gear{index}.swift":
                            f"struct Gear{index} {{ var next: [Gear{(index + 1) % count}] }}\n"})
        ring(structure.MAXIMUM_CYCLE)
        self.expect()
        ring(structure.MAXIMUM_CYCLE + 1)
        names = ", ".join(f"Time/Gear{index}.swift" for index in range(structure.MAXIMUM_CYCLE + 1))
        self.expect(f"Clocks: {structure.MAXIMUM_CYCLE + 1} files in a dependency cycle: {names}")

    def test_a_public_type_in_another_file(self):
        self.write({"Sources/Library/Clocks/Time/Watch.swift":
                    "public struct Watch { public enum Strap {} }\nstruct Pin {}\npublic enum ClockError: Error {}\n"})
        self.expect("Clocks: Time/Watch.swift: move the public type ClockError to a file with its name")

    def test_a_nested_public_type_in_another_file(self):
        self.write({"Sources/Library/Clocks/Time/Watch.swift":
                    "extension Clock { public struct Face {} }\nextension Clock.Hand { public enum Color {} }\n"})
        self.expect("Clocks: Time/Watch.swift: move the public type Clock.Face to a file with its name",
                    "Clocks: Time/Watch.swift: move the public type Clock.Hand.Color to a file with its name")

    def test_state(self):
        self.write({"Sources/Library/Clocks/Time/Cache.swift": "private let cache = Mutex([Int: Clock]())\n"})
        self.expect("Sources/Library/Clocks/Time/Cache.swift: a value that all threads share: "
                    "private let cache = Mutex")

    def test_local_state(self):
        self.write({"Sources/Library/Clocks/Time/Cache.swift": "final class Cache {\n    let lock = Mutex(0)\n}\n"})
        self.expect()

    def test_unsafe_state(self):
        self.write({"Sources/Library/Clocks/Time/Cache.swift": "nonisolated(unsafe) var count = 0\n"})
        self.expect("Sources/Library/Clocks/Time/Cache.swift: a value that all threads share: "
                    "nonisolated(unsafe)")

    def test_code_in_a_module_of_exports(self):
        self.write({"Sources/AppleNames/_Testing_UIKit/Empty.swift":
                    "// All names.\n@_exported public import UIKitNames\npublic struct UIButton {}\n"})
        self.expect("Sources/AppleNames/_Testing_UIKit/Empty.swift: expected only exports: public struct UIButton {}")

    def test_another_version(self):
        self.write({"README.md": "Version 1.2.3, after 1.2.2.\n", structure.CHANGELOG: "## 1.3.0\n"})
        self.expect("README.md: expected the version 1.2.3, not 1.2.3, 1.2.2",
                    f"{structure.CHANGELOG}: expected the version 1.2.3, not 1.3.0")

    def test_a_tag_with_another_version(self):
        git = ["git", "-C", self.root, "-c", "user.name=ci", "-c", "user.email=ci@localhost"]
        for command in ["init", "-q"], ["commit", "-q", "--allow-empty", "-m", "A"], ["tag", "1.2.4"]:
            subprocess.run([*git, *command], check=True)
        self.expect("a tag: expected the version 1.2.3, not 1.2.4")

    def test_documentation_that_is_not_listed(self):
        self.write({".spi.yml": "        - TypeScale\n"})
        self.expect(".spi.yml: expected the documentation targets Clocks, TypeScale")

    def test_links(self):
        self.write({"README.md": "[Clocks](Sources/Library/Clocks), [a time](.github/GUIDE.md#a-new-time), [all](#all)\n",
                    ".github/GUIDE.md": "# Guide\n\n## A new: time\n\n[README](../README.md)\n"})
        self.expect("README.md: the heading #all is missing")
        self.write({".github/GUIDE.md": "# Guide\n\n[README](README.md), [web](https://swift.org)\n"})
        self.expect("README.md: the heading #all is missing",
                    "README.md: the heading .github/GUIDE.md#a-new-time is missing",
                    ".github/GUIDE.md: the target README.md is missing")
        page = "Sources/Library/Clocks/Clocks.docc/Clocks.md"
        self.write({"README.md": "[all](#all)\n# All\n", ".github/GUIDE.md": "", page: "<doc:Time>, [a](Time.md)\n"})
        self.expect(f"{page}: GitHub does not resolve <doc:Time>; write [its title](FILE.md)",
                    f"{page}: the target Time.md is missing")

    def test_the_report(self):
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            structure.report(self.root, structure.measured(self.root))
        rows = [line.split() for line in output.getvalue().splitlines()]
        self.assertIn(["Clocks", "3", "2", "0", "1"], rows)
        self.assertIn("3 modules, 1 libraries, 0 tool, 1 scripts".split(), rows)


class LanguageTests(unittest.TestCase):
    def expect(self, rules, text, path="Sources/Example/Example.swift"):
        found = [rule for _, _, rule, _ in language.check(path, text)]
        self.assertEqual(found, rules, text)

    def test_spelling(self):
        self.expect([1], "// The Colours of the mark.")
        self.expect([1], 'let text = "the file has a licence"')
        self.expect([1, 1], "@Test func `normalised text is centred`() {}")
        self.expect([1], "It optimises its neighbors.", "Page.md")
        self.expect([1], "# A colour in its comment.", ".ci/example.py")
        self.expect([], "// The color of a neighbor; `colour` is code. A precise promise is otherwise wise.")

    def test_a_pronoun_at_the_start(self):
        self.expect([3], "let a = 1\n// Its insets depend on the style.\nlet b = 2")
        self.expect([3], "// They are read later.\n// The others are not.")
        self.expect([3], "/// Those of the first view.\nlet fonts = 1")
        self.expect([], "// The font has a style.\n// Its weight is bold.\n\n// This size is the smallest.")
        self.expect([], "// It is possible to read no font.")
        self.expect([], "It is a paragraph after others.", "Page.md")

    def test_the_start_of_a_summary(self):
        self.expect([2], "/// The width of a text.\nfunc width() -> Double")
        self.expect([2], "/// Returns the width.\nvar width: Double")
        self.expect([2], "/// The visible state.\nvar isVisible: Bool")
        self.expect([2], "/// Whether it is visible.\nvar count: Int")
        self.expect([], "/// Whether it is visible.\nvar isVisible: Bool")
        self.expect([], "/// Returns the width.\nfunc width() -> Double")
        self.expect([], "/// A law.\n@Test func `a law holds`() {}")

    def test_long_sentences(self):
        self.expect([4], "// " + "a " * 26)
        self.expect([], "// " + "a " * 25)

    def test_long_lines(self):
        self.expect([5], "// " + "o" * 98)
        self.expect([], "// " + "o" * 97)

    def test_every_file_with_prose_is_checked(self):
        for path in "Sources/A.swift", "README.md", ".ci/run", ".ci/docs.py", ".ci/Makefile", ".github/ci.yml", \
                "Tests/Generators/unicode.py":
            self.assertTrue(language.is_checked(path), path)
        for path in "Tests/ATests/Fixtures/A.swift", "Tests/Surface/A.md", ".ci/language.py", "LICENSE":
            self.assertFalse(language.is_checked(path), path)


class MutateTests(TreeTests):
    def changes(self, line):
        return [(kind, line[start:end], name) for kind, start, end, _, name in mutate.changes(line, line)]

    def test_each_kind_of_change(self):
        self.assertEqual(self.changes("    let a = b < c\n"), [("operator", "<", "< to <=")])
        self.assertEqual(self.changes("    let a = b[12]\n"), [("constant", "12", "12 + 1")])
        self.assertEqual(self.changes("    let a = true\n"), [("constant", "true", "not true")])
        self.assertEqual(self.changes("    if isLast {\n"), [("condition", "isLast", "not (isLast)")])
        self.assertEqual(self.changes("    f(count)\n"), [("argument", "count", "other count")])
        self.assertEqual(self.changes("    count = f()\n"), [("statement", "count = f()", "without")])

    def test_comments_strings_and_other_systems_do_not_change(self):
        text = '// a < b\nlet c = "1 < 2"\n#if os(Windows)\nlet d = e < f\n#endif\nlet g = h < i\n'
        found = [(kind, text[start:end]) for kind, _, start, end, _, _ in mutate.spots("File.swift", text)]
        self.assertEqual(found, [("operator", "<")])

    def test_preconditions_and_declarations_of_operators_do_not_change(self):
        for line in "precondition(a < b)\n", "import A\n", "static func < (a: A, b: A) -> Bool { a.x < b.x }\n":
            self.assertEqual(list(mutate.spots("File.swift", line)), [], line)

    def test_generic_arguments_do_not_change(self):
        text = "func f(_ a: some View, _ b: Int) {\n    g(a)\n    g(b)\n}\n"
        found = [(kind, text[start:end]) for kind, _, start, end, _, _ in mutate.spots("File.swift", text)]
        self.assertEqual(found, [("argument", "b")])

    def test_the_sample_is_repeatable_and_has_one_change_in_a_line(self):
        self.write({"A.swift": "".join(f"let a{index} = b < {index} || c\n" for index in range(40))})
        sample = mutate.sample(self.root, 20, "1")
        self.assertEqual(len(sample), 20)
        self.assertEqual(len({line for _, line in sample}), 20)
        self.assertEqual(sample, mutate.sample(self.root, 20, "1"))
        self.assertNotEqual(sample, mutate.sample(self.root, 20, "2"))

    def test_recorded_changes_of_code_that_no_longer_exists(self):
        self.write({"A.swift": "    let a = b < c\n"})
        lines = ["A.swift: < to <= in: let a = b < c | why", "A.swift: < to <= in: let a = b < d | why",
                 "B.swift: < to <= in: let a = b < c | why", "unreadable"]
        self.assertEqual(mutate.outdated(lines, self.root), [2, 3, 4])

    PACKAGE = """// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "sample", targets: [
    .target(name: "Sample", path: "Sources/Library/Sample"),
    .testTarget(name: "SampleTests", dependencies: ["Sample"]),
])
"""
    SAMPLE = """public func isSmall(_ number: Int) -> Bool {
    number < 10
}
public func isLarge(_ number: Int) -> Bool {
    number > 1000
}
"""
    SAMPLE_TESTS = """import Testing
import Sample
@Test func numbersAreSmall() {
    #expect(isSmall(9))
    #expect(!isSmall(10))
}
"""

    @unittest.skipUnless(shutil.which("swift"), "requires swift")
    def test_a_package_whose_tests_miss_changes(self):
        missed = ["Sample.swift: 1000 + 1 in: number > 1000", "Sample.swift: > to >= in: number > 1000"]
        self.write({"Package.swift": self.PACKAGE, "Sources/Library/Sample/Sample.swift": self.SAMPLE,
                    "Tests/SampleTests/SampleTests.swift": self.SAMPLE_TESTS})

        def run():
            command = [sys.executable, folder / "mutate.py", "--root", self.root, "--count", "4", "--seed", "777"]
            run = subprocess.run([*command, "Sample"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            return run.returncode, run.stdout.splitlines()

        status, lines = run()
        # At most one change in a line: two lines, one of which is tested.
        self.assertEqual(status, 1, lines)
        self.assertEqual(lines[-1], "Sample: 1 of 2 changes noticed, 1 unnoticed without a reason")
        self.assertIn(lines[0].removeprefix("Sample: unnoticed: Sample/").replace(":5:", ":"), missed)
        # Complete tests notice both.
        self.write({"Tests/SampleTests/SampleTests.swift": self.SAMPLE_TESTS
                    + "@Test func numbersAreLarge() { #expect(isLarge(1001) && !isLarge(1000)) }\n"})
        status, lines = run()
        self.assertEqual((status, lines), (0, ["Sample: 2 of 2 changes noticed, 0 unnoticed without a reason"]))


if __name__ == "__main__":
    unittest.main()
