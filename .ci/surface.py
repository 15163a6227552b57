#!/usr/bin/env python3
"""Lists the public declarations of a module, and compares two lists.

The lists are in Tests/Surface. A line is a declaration, with the conformances of a type, and its path. `.ci/docs` uses
this file. `surface.py` alone proves that each kind of change is found: it edits a small module, and compares the
results with swift-api-digester, which reports what breaks code.
"""
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile

# Conformances that the compiler derives for nearly all types.
DERIVED = {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"}


def target():
    """The triple of this host."""
    info = subprocess.run(["swiftc", "-print-target-info"], check=True, stdout=subprocess.PIPE)
    return json.loads(info.stdout)["target"]["triple"]


def extract(module, triple, modules, folder):
    """Writes the symbol graphs of a compiled module into a folder."""
    subprocess.run(
        ["swift", "symbolgraph-extract", "-module-name", module, "-target", triple, "-I", modules,
         "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder],
        check=True)


def symbols(folder):
    """The symbols in the graphs of a folder, and the names that each type inherits from."""
    found, inherited, names = [], collections.defaultdict(set), {}
    for graph in map(json.loads, (path.read_text() for path in sorted(folder.glob("*.symbols.json")))):
        found += graph["symbols"]
        names |= {symbol["identifier"]["precise"]: ".".join(symbol["pathComponents"]) for symbol in graph["symbols"]}
        for relation in graph["relationships"]:
            if relation["kind"] in ("conformsTo", "inheritsFrom"):
                name = re.sub(r"^(?:Swift|Foundation\w*)\.", "", relation.get("targetFallback", ""))
                inherited[relation["source"]].add((name, relation["target"]))
    shown = {source: {names.get(identifier, name) for name, identifier in pairs} - DERIVED
             for source, pairs in inherited.items()}
    return found, {source: sorted(names - {"Equatable"} if "Hashable" in names else names)
                   for source, names in shown.items()}


def listing(found, inherited):
    """The lines of a module's list."""
    lines = set()
    for symbol in found:
        line = "".join(part["spelling"] for part in symbol["declarationFragments"])
        names = inherited.get(symbol["identifier"]["precise"], [])
        # The declaration of a protocol contains the protocols that it refines.
        if names and symbol["kind"]["identifier"] != "swift.protocol":
            line += " conforms to " + ", ".join(names)
        lines.add(f"{line}  // {'.'.join(symbol['pathComponents'])}\n")
    return "".join(sorted(lines))


def differences(old, new):
    """The differences between two lists: the paths that were added, changed and removed, with their lines."""
    def by_path(text):
        declarations = collections.defaultdict(set)
        for line in text.splitlines():
            declaration, _, path = line.rpartition("  // ")
            declarations[path].add(declaration)
        return declarations
    before, after = by_path(old), by_path(new)
    return [(kind, path, sorted(before[path]), sorted(after[path]))
            for path in sorted({*before, *after})
            for kind in ["added" if not before[path] else "removed" if not after[path] else "changed"]
            if before[path] != after[path]]


def described(changes):
    return "\n".join(
        f"{kind} {path}" + "".join(f"\n  - {line}" for line in before if line not in after)
        + "".join(f"\n  + {line}" for line in after if line not in before)
        for kind, path, before, after in changes)


def may_break(old, new):
    """Whether a version may remove or change declarations of an older version."""
    old, new = ([int(number) for number in version.split(".")] for version in (old, new))
    return old[0] != new[0] or old[0] == 0 and old[1] != new[1]


SAMPLE = """
public protocol Named { var name: String { get } }
public class Label { public init() {} }
public final class Title: Label {}
public struct Size: Hashable, Sendable {
    public var points: Double
    public init(points: Double) { self.points = points }
    public func scaled(by factor: Double = 1) -> Double { points * factor }
    public func total<Element: Comparable>(_ elements: [Element]) -> Int { elements.count }
    public static func half() -> Size { Size(points: 0.5) }
}
public enum Style { case body, caption }
"""
# Each edit of the sample, the kinds of its changes, and whether it breaks code, as swift-api-digester reports.
EDITS = [
    ("public enum Style", "public func double(_ size: Size) -> Size { size }\npublic enum Style", {"added"}, False),
    ("body, caption", "body, caption, footnote", {"added"}, True),
    ("var name: String { get }", "var name: String { get }; var code: Int { get }", {"added"}, True),
    ("body, caption", "body", {"removed"}, True),
    ("public static func half", "static func half", {"removed"}, True),
    ("static func half", "static func middle", {"added", "removed"}, True),
    ("scaled(by factor", "scaled(with factor", {"added", "removed"}, True),
    ("public static func half", "public func half", {"changed"}, True),
    ("public var points", "public private(set) var points", {"changed"}, True),
    ("elements.count }", "elements.count }\n    public func total(_ elements: [Int]) -> Int { 0 }", {"changed"}, False),
    ("Element: Comparable", "Element: Hashable", {"changed"}, True),
    ("by factor: Double = 1", "by factor: Double", {"changed"}, True),
    ("by factor: Double = 1", "by factor: Double = 2", {"changed"}, False),
    ("factor: Double = 1) ->", "factor: Double = 1) throws ->", {"changed"}, True),
    ("Hashable, Sendable {", "Hashable {", {"changed"}, True),
    ("class Title: Label {}", "class Title {}", {"changed"}, True),
    ("public class Label {", "/// A label.\npublic class Label {", set(), False),
]


def prove():
    triple = target()

    def built(folder, text):
        source, dump = folder / "Sample.swift", folder / "dump.json"
        source.write_text(text)
        subprocess.run(["swiftc", "-parse-as-library", "-module-name", "Sample", "-emit-module", "-emit-module-path",
                        folder / "Sample.swiftmodule", source], check=True)
        extract("Sample", triple, folder, folder)
        subprocess.run(["swift-api-digester", "-dump-sdk", "-module", "Sample", "-target", triple, "-I", folder,
                        "-o", dump, "-avoid-location"], check=True, stderr=subprocess.DEVNULL)
        return listing(*symbols(folder)), dump

    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "old").mkdir()
        old, old_dump = built(folder / "old", SAMPLE)
        for number, (text, replacement, kinds, breaks) in enumerate(EDITS):
            if SAMPLE.count(text) != 1:
                sys.exit(f"the sample must contain '{text}' once")
            edited = folder / str(number)
            edited.mkdir()
            new, new_dump = built(edited, SAMPLE.replace(text, replacement))
            found = {kind for kind, *_ in differences(old, new)}
            report = subprocess.run(
                ["swift-api-digester", "-diagnose-sdk", "-input-paths", old_dump, "-input-paths", new_dump,
                 "-print-module"], check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True).stdout
            reported = any(re.match(r"(?!/\*)\S", line) for line in report.splitlines())
            if found != kinds or reported != breaks:
                wrong.append(f"'{text}' -> '{replacement}': found {sorted(found)}, expected {sorted(kinds)}; "
                             f"swift-api-digester reports:\n{report}")
    if wrong:
        sys.exit("\n".join(wrong))
    print(f"{len(EDITS)} edits of public declarations are found; swift-api-digester agrees")


if __name__ == "__main__":
    prove()
