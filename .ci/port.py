#!/usr/bin/env python3
"""Checks `typescale port` on folders with apps for iOS: `.ci/port.py TOOL FOLDER...`.

The check has its own reader of Swift and evaluates each `#if` twice, for iOS in the original and for Linux in the
copy. It finds lines with font code that iOS compiles and the copy leaves out without a note. It also repeats the
listed changes in the original, and compares the result with the copy.
"""
import itertools
import json
import pathlib
import re
import subprocess
import sys
import tempfile

FONT = re.compile(r"""font|withSize|trait(bold|italic|condensed|expanded|monospace)|attributedstring|paragraphstyle
    |contentsize|dynamictype|uilabel|scaledmetric|traitcollection|import[ ](UIKit|SwiftUI|CoreText|CoreGraphics)\b
    """, re.I | re.X)
# Comments and strings of several lines, strings, and the lines of conditions.
TOKEN = re.compile(r"""(?P<comment>/\*)|//[^\r\n]*|(?P<text>\#*"{3})|"(?:\\.|[^"\\\r\n])*"?
    |(?P<directive>\#(?:if|elseif|else|endif)\b)|(?P<line>\r\n|\r|\n)""", re.X)
TERM = re.compile(r"\s*(?:(?P<op>&&|\|\||!|\(|\))|(?P<word>\w+)(?P<argument>\s*\([^()]*\))?)")
EVERYWHERE = {"UIKit", "SwiftUI", "CoreText", "CoreGraphics", "Foundation", "CoreFoundation", "Dispatch", "XCTest",
              "Testing", "Observation", "Synchronization", "Swift", "_Concurrency", "RegexBuilder", "Distributed"}
ELSEWHERE = {"AppKit", "Cocoa", "Carbon", "Musl", "Android", "Bionic", "WinSDK", "ucrt", "CRT", "WASILibc"}
LINUX = {"Glibc", "FoundationNetworking", "FoundationXML", "FoundationEssentials", "FoundationInternationalization"}


def code_lines(text):
    """The code of each line without comments and texts, and the directive that starts there."""
    lines, directives, position = [""], {}, 0
    while match := TOKEN.search(text, position):
        lines[-1] += text[position:match.start()]
        position = match.end()
        if match["line"]:
            lines.append("")
        elif match["directive"]:
            directives[len(lines) - 1] = match["directive"]
            lines[-1] += " "
        elif match["comment"]:
            depth = 1
            while depth and (part := re.compile(r"/\*|\*/|\r\n|\r|\n").search(text, position)):
                position = part.end()
                depth += {"/*": 1, "*/": -1}.get(part[0], 0)
                if part[0][0] in "\r\n":
                    lines.append("")
        elif quotes := match["text"]:
            end = text.find('"""' + "#" * (len(quotes) - 3), position)
            inner = text[position:end if end >= 0 else len(text)]
            lines += [""] * len(re.findall(r"\r\n|\r|\n", inner))
            position += len(inner) + len(quotes)
        else:
            lines[-1] += " "
    lines[-1] += text[position:]
    return lines, directives


class Condition:
    """A condition, parsed by precedence: `||`, then `&&`, then `!`."""

    def __init__(self, text):
        self.terms, position = [], 0
        while (match := TERM.match(text, position)) and match.end() > position:
            self.terms.append(match)
            position = match.end()
        self.index = 0

    def flags(self):
        return {term["word"] for term in self.terms if term["word"] and not term["argument"]} - {"true", "false"}

    def value(self, system):
        self.index = 0
        return self.any(system)

    def peek(self):
        return self.terms[self.index]["op"] if self.index < len(self.terms) else None

    def any(self, system):
        value = self.all(system)
        while self.peek() == "||":
            self.index += 1
            value = self.all(system) or value
        return value

    def all(self, system):
        value = self.one(system)
        while self.peek() == "&&":
            self.index += 1
            value = self.one(system) and value
        return value

    def one(self, system):
        if self.index == len(self.terms):
            return False
        term = self.terms[self.index]
        self.index += 1
        if term["op"] == "!":
            return not self.one(system)
        if term["op"] == "(":
            value = self.any(system)
            self.index += 1
            return value
        return system(term["word"], (term["argument"] or "").strip(" \t\r\n()"))


def system(name, own, flags):
    """The value of a term on iOS or Linux. `own`: whether modules that are neither Apple's nor Swift's exist."""
    def value(word, argument):
        module = re.split(r"[.,\s]", argument)[0]
        match word:
            case "os":
                return argument == name
            case "canImport":
                if module in EVERYWHERE | ELSEWHERE | LINUX:
                    return module in EVERYWHERE or module in LINUX and name == "Linux"
                return own
            case "targetEnvironment":
                return False
            case "arch":
                return argument == ("arm64" if name == "iOS" else "x86_64")
            case "_runtime":
                return (argument == "_ObjC") == (name == "iOS")
            case "swift" | "compiler" | "_compiler_version":
                numbers = tuple(map(int, re.findall(r"\d+", argument)))
                return (6, 3) >= numbers if ">=" in argument else (6, 3) < numbers
            case "_endian":
                return argument == "little"
            case "hasFeature" | "hasAttribute" | "_pointerBitWidth" | "true":
                return True
            case "false":
                return False
        return flags
    return value


def active(lines, directives, system):
    """Whether each line is compiled, and the lines of the conditions around it."""
    stack, result = [], []
    for index, line in enumerate(lines):
        directive = directives.get(index)
        if directive in ("#if", "#elseif"):
            # A condition in parentheses can have several lines.
            text, last = line, index
            while text.count("(") > text.count(")") and last + 1 < len(lines):
                last += 1
                text += " " + lines[last]
            value = Condition(text).value(system)
        if directive == "#if":
            stack.append([value, value, [index]])
        elif directive and stack:
            if directive == "#endif":
                stack.pop()
            else:
                value = not stack[-1][1] and (directive == "#else" or value)
                stack[-1] = [value, stack[-1][1] or value, stack[-1][2] + [index]]
        result.append((all(level[0] for level in stack), [line for level in stack for line in level[2]]))
    return result


def aliases(texts):
    """The names that the app gives to types of fonts."""
    found = re.findall(r"typealias\s+(\w+)\s*=\s*(?:UIKit\.|SwiftUI\.)?(?:UI)?(?:Font|FontDescriptor|FontMetrics"
                       r"|ContentSizeCategory|TextStyle|UILabel|NSAttributedString)\b", "\n".join(texts))
    return re.compile(r"\b(" + "|".join(sorted(set(found)) or ["(?!)"]) + r")\b")


def lost(original, copy, names):
    """The lines with font code that are compiled on iOS and not in the copy, and the conditions around them."""
    lines, directives = code_lines(original)
    if not directives:
        return
    copied, others = code_lines(copy)
    for flags in (True, False):
        on_ios = active(lines, directives, system("iOS", True, flags))
        on_linux = active(copied, others, system("Linux", False, flags))
        for index, ((ios, around), (linux, _)) in enumerate(zip(on_ios, on_linux)):
            if ios and not linux and index not in directives and (FONT.search(lines[index]) or names.search(lines[index])):
                yield index + 1, [line + 1 for line in around]


def repeated(original, changes):
    """The original with the listed changes, found from the start of each line."""
    ends = [0] + [match.end() for match in re.finditer(r"\r\n|\r|\n", original)]
    result, position = "", 0
    for change in changes:
        before, after = change["before"], change["after"]
        start = original.find(before, max(position, ends[change["line"] - 1]))
        if start < 0:
            sys.exit(f"cannot find the change {change}")
        result += original[position:start]
        position = start + len(before)
        result += after or "".join(re.findall(r"\r\n|\r|\n", before))
    return result + original[position:]


def words(text):
    """The lines without spaces, which removed code can leave."""
    return [re.sub(r"[ \t]+", "", line) for line in re.split(r"\r\n|\r|\n", text)]


def check(tool, folder):
    folder = pathlib.Path(folder)
    with tempfile.TemporaryDirectory() as parent:
        copy = pathlib.Path(parent) / "copy"
        process = subprocess.run([tool, "port", folder, "-o", copy, "--json"], stdout=subprocess.PIPE, text=True)
        report = json.loads(process.stdout)
        again = subprocess.run([tool, "port", copy, "--dry-run", "--json"], stdout=subprocess.PIPE, text=True)
        if json.loads(again.stdout)["changes"]:
            sys.exit(f"{folder}: the copy changes again")
        changes = {name: list(items) for name, items in itertools.groupby(report["changes"], lambda item: item["file"])}
        guards = {(item["file"], item["line"]) for item in report["left"] if item["left"] == "guard"}
        paths = [path for path in sorted(folder.rglob("*")) if path.suffix.lower() == ".swift" and path.is_file()
                 and not any(part.startswith(".") for part in path.relative_to(folder).parts)]
        texts = {path: path.read_bytes().decode(errors="replace") for path in paths}
        names = aliases(texts.values())
        listed, silent, wrong = 0, [], []
        for path, text in texts.items():
            ported = (copy / path.relative_to(folder)).read_bytes().decode(errors="replace")
            if words(repeated(text, changes.get(str(path), []))) != words(ported):
                wrong.append(str(path))
            for line, around in lost(text, ported, names):
                if any((str(path), other) in guards for other in around):
                    listed += 1
                else:
                    silent.append(f"{path}:{line}")
        print(f"{folder.name}: {len(paths)} files, {len(report['changes'])} changes, {len(guards)} guards listed; "
              f"{listed} lines of font code in them, {len(set(silent))} in others; "
              f"{len(wrong)} files differ from the list", flush=True)
        for place in sorted(set(silent))[:20] + wrong[:20]:
            print(" ", place)
        return not silent and not wrong and process.returncode == 0


if __name__ == "__main__":
    results = [check(sys.argv[1], folder) for folder in sys.argv[2:]]
    sys.exit(not all(results))
