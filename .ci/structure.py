#!/usr/bin/env python3
"""Checks the structure of Sources: `.ci/structure.py [--report]`. Prints each violation, and exits with 1 if there is one.

folders   No two folders of a module refer to each other.
cycles    A module has no dependency cycle of more than 5 files. A file refers to another if it uses a name that
          only the other declares: a type at any depth, or a global function or variable.
types     A public type is in a file with its name. A nested type can also be in a file of the type that contains
          it: `Parent.swift` or `Parent+Nested.swift`.
state     No value is shared by all threads, except in the modules of UIKit's and SwiftUI's names and in
          `StripedPool.swift`.
versions  The README, the changelog and a tag of the commit have the version in `Help.swift`.
index     `.spi.yml` lists every module with documentation.
links     The links of the README, of the pages in .github and of the documentation lead to files and headings that
          exist. They work on GitHub; docs.py makes DocC's links of them.

`--report` also prints figures, for which there are no limits: lines, files, modules, products, public symbols as
Tests/Surface records them, and scripts. `--root FOLDER` checks another package.
"""
import argparse
import collections
import pathlib
import re
import signal
import subprocess
import sys
import urllib.parse

MAXIMUM_CYCLE = 5

# Modules whose public types are not all in files with their names yet.
PENDING = set()

# Modules without declarations, which the compiler requires.
ALIASES = {"_Testing_CoreGraphics", "_Testing_UIKit"}

# Modules with state that all threads share, as in UIKit.
STATEFUL = {"UIKitNames", "SwiftUINames"}

TOKEN = re.compile(
    r'//[^\n]*|/\*.*?\*/|#*"""(?s:.*?)"""#*|#"(?:[^\n]*?)"#|"(?:\\.|[^"\\\n])*"'
    r'|[A-Za-z_]\w*|[^\sA-Za-z_]', re.S)
NOMINAL = {"struct", "class", "enum", "protocol", "actor"}
TYPES = NOMINAL | {"typealias", "associatedtype"}
GLOBALS = {"func", "var", "let"}
NAMELESS = {"func", "var", "let", "override"}
MODIFIERS = {"final", "indirect", "open", "nonisolated", "package", "private", "public"}

# Values that all threads share and change. Swift 6 rejects a global variable without such a type.
SHARED = re.compile(
    r"^(?:\s*(?:\w+ )*(?:static|class) |(?:\w+ )*)(?:let|var) .*"
    r"(?:Guarded|Lock|StripedPool|Mutex|Atomic|ManagedBuffer|NSCache)\b"
    r"|^\s*(?:\w+ )*nonisolated\(unsafe\) |@TaskLocal", re.M)

VERSION = r"\b(\d+\.\d+\.\d+)\b"
CHANGELOG = "Sources/Library/TypeScale/TypeScale.docc/Changelog.md"


def words(text):
    """The words and signs of a Swift file without comments; of strings, their interpolations."""
    for match in TOKEN.finditer(text):
        token = match.group()
        if token.startswith(("//", "/*")):
            continue
        if token.startswith(('"', "#")) and len(token) > 1:
            for inner in re.findall(r"\\#?\(([^()]*(?:\([^()]*\)[^()]*)*)\)", token):
                yield from words(inner)
        else:
            yield token


def declared(tokens):
    """The types that a file declares, its global functions and variables; each with the type around it."""
    names, around, pending, parentheses = {}, [], None, 0
    for before, token, following in zip(["", *tokens], tokens, tokens[1:]):
        parentheses += (token == "(") - (token == ")")
        if token == "{":
            around.append(pending)
            pending = None
        elif token == "}":
            del around[-1:]
        elif token in TYPES | GLOBALS | {"extension"} and before != "." and following[0].isalpha() \
                and following not in NAMELESS:
            isPrivate = before in ("private", "fileprivate") and not around
            if token not in GLOBALS and token not in ("typealias", "associatedtype"):
                pending = following
            if token in TYPES and not isPrivate or token in GLOBALS and not (isPrivate or around or parentheses):
                names.setdefault(following, next((name for name in reversed(around) if name), None))
    return names


def public_types(tokens):
    """The paths of the public types that a file declares, such as `["Outer", "Inner"]`."""
    around, pending, modifiers, found = [], [], set(), []
    for index, (token, following) in enumerate(zip(tokens, [*tokens[1:], ""])):
        if token == "{":
            around.append(pending)
            pending = []
        elif token == "}":
            del around[-1:]
        elif token in NOMINAL | {"extension"} and tokens[index - 1:index] != ["."] and following[:1].isalpha() \
                and following not in NAMELESS:
            pending, end = [following], index + 2
            while tokens[end:end + 1] == ["."]:
                pending.append(tokens[end + 1])
                end += 2
            if token != "extension" and modifiers & {"public", "open"}:
                found.append([name for names in around for name in names] + pending)
        modifiers = modifiers | {token} if token in MODIFIERS else set()
    return found


def has_home(path, stem):
    """Whether a public type may be in the file with this name."""
    return stem in (path[-1], ".".join(path)) or len(path) > 1 and stem.split("+")[0] in (
        path[0], path[-2], ".".join(path[:-1]))


def used(tokens):
    """The names that a file uses. `A.B` uses A; a local name hides a global function or variable."""
    names, own = set(), set()
    for before, token, following in zip(["", *tokens], tokens, [*tokens[1:], ""]):
        if before in ("func", "var", "let", "case", ",", "<", "for") or following == ":":
            own.add(token)
        if before != ".":
            names.add(token)
    return {name for name in names if name[0].isupper() or name not in own}


def components(edges):
    """The strongly connected components of a graph, by Tarjan's algorithm."""
    sys.setrecursionlimit(10_000)
    number, low, stack, found = {}, {}, [], []

    def visit(node):
        number[node] = low[node] = len(number)
        stack.append(node)
        for other in sorted(edges[node]):
            if other not in number:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], number[other])
        if low[node] == number[node]:
            split = stack.index(node)
            found.append(stack[split:])
            del stack[split:]

    for node in sorted(edges):
        if node not in number:
            visit(node)
    return found


class Module:
    """A module, and what its files declare and use."""

    def __init__(self, folder, surface):
        self.name = folder.name
        texts = {path.relative_to(folder): path.read_text() for path in folder.rglob("*.swift")}
        self.files = len(texts)
        self.lines = sum(text.count("\n") for text in texts.values())
        record = surface / f"{self.name}.txt"
        self.public = record.read_text().count("\n") if record.exists() else 0
        tokens = {path: list(words(text)) for path, text in texts.items()}
        self.homeless = sorted(
            (str(path), ".".join(names)) for path, listed in tokens.items() for names in public_types(listed)
            if not has_home(names, path.stem))
        homes = collections.defaultdict(dict)
        for path, listed in tokens.items():
            for name, around in declared(listed).items():
                homes[name][path] = around
        self.why = {}
        edges = {path: set() for path in texts}
        for path, listed in tokens.items():
            names = used(listed)
            for name in sorted(names):
                # A name that several files declare leads to none of them for certain; nor does that of a
                # nested type, where the type around it is not named.
                if len(homes.get(name, ())) == 1 and path not in homes[name]:
                    home, around = next(iter(homes[name].items()))
                    if around and around not in names:
                        continue
                    edges[path].add(home)
                    self.why.setdefault((path.parent, home.parent), []).append(f"{path}: {name}")
        self.cycle = sorted(map(str, max(components(edges), key=len, default=[])))
        self.pairs = sorted(
            {tuple(sorted((str(a), str(b)))) for a, b in self.why if (b, a) in self.why and a != b})

    def uses(self, one, other):
        return "; ".join(self.why[pathlib.Path(one), pathlib.Path(other)][:4])

    def violations(self):
        for a, b in self.pairs:
            yield f"{self.name}: the folders {a} and {b} refer to each other: {self.uses(a, b)}; {self.uses(b, a)}"
        if len(self.cycle) > MAXIMUM_CYCLE:
            yield f"{self.name}: {len(self.cycle)} files in a dependency cycle: {', '.join(self.cycle)}"
        if self.name not in PENDING:
            for path, name in self.homeless:
                yield f"{self.name}: {path}: move the public type {name} to a file with its name"
        elif not self.homeless:
            yield f"{self.name}: every public type is in a file with its name; remove {self.name} from PENDING"


def aliases(root):
    """Code in modules that may only export."""
    for name in sorted(ALIASES):
        for path in sorted((root / "Sources/AppleNames" / name).rglob("*.swift")):
            code = [line for line in path.read_text().splitlines()
                    if line and not re.match(r"//|#|@_exported public import", line)]
            if code:
                yield f"{path.relative_to(root)}: expected only exports: {code[0]}"


def state(root):
    """Values that all threads share."""
    for path in sorted((root / "Sources").rglob("*.swift")):
        shared = SHARED.findall(path.read_text())
        if not STATEFUL & set(path.parts) and len(shared) > (path.name == "StripedPool.swift"):
            yield f"{path.relative_to(root)}: a value that all threads share: {shared[-1].strip()}"


def index(root):
    """Whether the index of packages builds the documentation of every module."""
    listed = set(re.findall(r"^ {8}- (\w+)$", (root / ".spi.yml").read_text(), re.M))
    documented = {path.stem for path in (root / "Sources").glob("*/*/*.docc")}
    if listed != documented:
        yield f".spi.yml: expected the documentation targets {', '.join(sorted(documented))}"


def links(root):
    """Links to missing files and headings, and links that only DocC resolves."""
    for page in [root / "README.md", *sorted((root / ".github").glob("*.md")),
                 *sorted((root / "Sources").glob("*/*/*.docc/*.md"))]:
        for link in re.findall(r"<doc:\w+>", page.read_text()):
            yield f"{page.relative_to(root)}: GitHub does not resolve {link}; write [its title](FILE.md)"
        for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text()):
            path, _, heading = link.partition("#")
            target = page.parent / urllib.parse.unquote(path) if path else page
            if re.match("https?:|mailto:", link):
                continue
            if not target.exists():
                yield f"{page.relative_to(root)}: the target {link} is missing"
            elif heading:
                headings = re.findall(r"^#+ (.*)$", target.read_text(), re.M)
                if heading not in (re.sub(r"[^\w -]", "", text.lower()).replace(" ", "-") for text in headings):
                    yield f"{page.relative_to(root)}: the heading {link} is missing"


def versions(root):
    """Mentions of other versions."""
    version = re.search(
        f'version = "{VERSION}"', (root / "Sources/Clients/TypeScaleTool/Shell/Help.swift").read_text())[1]
    tags = subprocess.run(["git", "tag", "--points-at", "HEAD"], cwd=root, capture_output=True, text=True)
    for place, mentions in [
            ("README.md", re.findall(VERSION, (root / "README.md").read_text())),
            (CHANGELOG, re.findall(f"^## {VERSION}", (root / CHANGELOG).read_text(), re.M)[:1]),
            ("a tag", re.findall(VERSION, tags.stdout))]:
        if set(mentions) - {version} or (place == CHANGELOG and not mentions):
            yield f"{place}: expected the version {version}, not {', '.join(mentions) or 'none'}"


def measured(root):
    """The modules, by name."""
    folders = [folder for folder in (root / "Sources").glob("*/*") if folder.is_dir() and folder.name not in ALIASES]
    return [Module(folder, root / "Tests/Surface") for folder in sorted(folders, key=lambda folder: folder.name)]


def violations(root, modules):
    return [line for module in modules for line in module.violations()] + [
        *aliases(root), *state(root), *index(root), *links(root), *versions(root)]


def report(root, modules):
    """Prints figures of the modules and of the package."""
    manifest = (root / "Package.swift").read_text()
    scripts = [path for path in (root / ".ci").iterdir() if path.is_file() and path.suffix != ".txt"]
    print(f"{'':22}{'lines':>7}{'files':>7}{'public':>8}{'cycle':>7}")
    for module in modules:
        print(f"{module.name:22}{module.lines:7}{module.files:7}{module.public:8}{len(module.cycle):7}")
    totals = [sum(getattr(module, name) for module in modules) for name in ("lines", "files", "public")]
    print(f"{'Sources':22}{totals[0]:7}{totals[1]:7}{totals[2]:8}")
    print(f"{len(list((root / 'Sources').glob('*/*')))} modules, {manifest.count('.library(')} libraries, "
          f"{manifest.count('.executable(')} tool, {len(scripts)} scripts")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--report", action="store_true")
    parser.add_argument("--root", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parent.parent)
    options = parser.parse_args()
    # A reader of the report may close its end.
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    modules = measured(options.root)
    if options.report:
        report(options.root, modules)
    found = violations(options.root, modules)
    print("\n".join(found), end="\n" if found else "")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
