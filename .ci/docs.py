#!/usr/bin/env python3
"""Builds the documentation of every library with warnings as errors: `.ci/docs.py [OPTION]`.

Lists undocumented symbols, and declarations of a product that name a type of a target without one. Compares the
public declarations with the record in Tests/Surface, and the record with the last tagged version's record: a version
that may not break code must contain all its declarations. A line of the record is a declaration, with the conformances
of a type, and its path.

--record  writes the record
--site FOLDER [--base PATH]
          writes one static site of all modules and the specimen, which a host serves at PATH (default: /)
--check-site PICTURES
          serves such a site, and opens articles, modules, types and the specimen in headless Chromium, which must show
          them without messages on the console. Requests the target of every link on these pages, and of every link in
          the data of all other pages. Writes screenshots for people to review. Skips all without Chromium.
--prove   proves that each kind of change is found: edits a small module, and compares the results with
          swift-api-digester, which reports what breaks code
"""
import argparse
import collections
import functools
import html
import http.server
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

import browser
import build
from build import output, root

libraries = sorted(path.stem for path in (root / "Sources").glob("*/*/*.docc"))
# The targets without a product: other packages cannot import them.
HIDDEN = {path.name for path in (root / "Sources").glob("*/*") if not path.name.startswith("_")} - {*libraries}
# Conformances that the compiler derives for nearly all types.
DERIVED = {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"}


def target():
    """The triple of this host."""
    return json.loads(output("swiftc", "-print-target-info"))["target"]["triple"]


def extract(module, triple, modules, folder):
    """Writes the symbol graphs of a compiled module into a folder."""
    subprocess.run(
        ["swift", "symbolgraph-extract", "-module-name", module, "-target", triple, "-I", modules,
         "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder],
        check=True)


def symbols_in(folder):
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
    lines = set()  # sorted by symbol, so that a type is one block
    for symbol in found:
        line = "".join(part["spelling"] for part in symbol["declarationFragments"])
        names = inherited.get(symbol["identifier"]["precise"], [])
        # The declaration of a protocol contains the protocols that it refines.
        if names and symbol["kind"]["identifier"] != "swift.protocol":
            line += " conforms to " + ", ".join(names)
        lines.add((tuple(symbol["pathComponents"]), f"{line}  // {'.'.join(symbol['pathComponents'])}\n"))
    return "".join(line for _, line in sorted(lines))


def hidden(found):
    """The declarations that name a type of a target without a product."""
    def module(identifier):
        # A mangled name begins with the length and the name of its module.
        length = re.match(r"s:(\d+)", identifier)
        return length and identifier[length.end():length.end() + int(length[1])]
    return [f"{'.'.join(symbol['pathComponents'])} names {part['spelling']}"
            for symbol in found for part in symbol["declarationFragments"]
            if module(part.get("preciseIdentifier", "")) in HIDDEN]


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


def compare(library, text, is_recording):
    """Compares a module's list of declarations with the record, or writes the record."""
    record = root / "Tests" / "Surface" / f"{library}.txt"
    if is_recording:
        record.write_text(text)
    elif (changes := differences(record.read_text(), text)) or record.read_text() != text:
        sys.exit(f"the public declarations of {library} differ from {record.relative_to(root)}:\n"
                 f"{described(changes)}\nrun `.ci/docs.py --record` and review the change")


def compare_versions():
    """Compares the record with the last tagged version's record."""
    version = re.search(r'version = "(.*)"', (root / "Sources/Clients/TypeScaleTool/Shell/Help.swift").read_text())[1]
    tags = [tag for tag in output("git", "tag", "--merged", "HEAD", "--sort=-version:refname").split()
            if re.fullmatch(r"\d+\.\d+\.\d+", tag) and tag != version]
    if not tags:
        print("no earlier version is tagged")
        return
    folder = "Tests/Surface"
    names = {path.name for path in (root / folder).glob("*.txt")}
    listed = output("git", "ls-tree", "--name-only", tags[0], f"{folder}/").split()
    old_names = {pathlib.Path(path).name for path in listed}
    for name in sorted(names | old_names):
        old = output("git", "show", f"{tags[0]}:{folder}/{name}") if name in old_names else ""
        new = (root / folder / name).read_text() if name in names else ""
        changes = differences(old, new)
        print(f"{name}: {len(changes)} differences from version {tags[0]}", described(changes), sep="\n")
        if any(kind != "added" for kind, *_ in changes) and not may_break(tags[0], version):
            sys.exit(f"version {version} must contain every declaration of version {tags[0]}")


def landing(base):
    """The page at the root of the site."""
    modules = "".join(
        f'<li><a href="{base}documentation/{name.lower()}/"><b>{name}</b></a><br>{html.escape(summary)}</li>\n'
        for name, summary in ((library, abstract(library)) for library in libraries))
    return f"""<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>TypeScale</title>
<style>
:root {{ color-scheme: light dark; }}
body {{ background: light-dark(#fbfaf8, #141414); color: light-dark(#1b1a19, #efece8);
  font: 1rem/1.5 system-ui, sans-serif; margin: 3rem auto; max-width: 44rem; padding: 0 1.25rem; }}
h1 {{ font-size: 2.25rem; line-height: 1.2; margin: 0; }}
a {{ color: light-dark(#005f66, #7fd4d6); }}
ul {{ list-style: none; padding: 0; }}
li {{ margin: 0 0 1rem; }}
img {{ border: 1px solid #8884; border-radius: 0.5rem; height: auto; max-width: 100%; }}
</style>
<h1>TypeScale</h1>
<p>Dynamic Type for Swift on every platform: the sizes of UIKit, for text that you test, measure and lay out.</p>
<p><a href="{base}specimen/"><img src="{base}specimen.png" alt="The specimen page: all text styles and their
sizes"></a></p>
<p><a href="{base}specimen/">Try the text styles at every size</a>, or read the
<a href="{base}documentation/typescale/changelog/">changelog</a>.</p>
<h2>Modules</h2>
<ul>
{modules}</ul>
</html>
"""


def abstract(library):
    text = next((root / "Sources").glob(f"*/{library}/{library}.docc/{library}.md")).read_text()
    return re.search(r"^# .*\n\n(.*(?:\n.+)*)", text)[1].replace("`", "").replace("\n", " ")


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
        return listing(*symbols_in(folder)), dump

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


# The path of the site that is checked.
BASE = "/typescale/"
# What a page shows once it is complete: its title, its links, its images, and whether it fits on the screen.
SHOWN = """({
    title: document.querySelector("h1")?.textContent.trim() ?? "",
    links: [...document.querySelectorAll("a[href]")].map(a => a.href),
    images: [...document.images].map(
        image => [image.currentSrc || image.src, image.complete && image.naturalWidth > 0]),
    wide: document.documentElement.scrollWidth - innerWidth,
})"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


class Site:
    """A site that is served from a folder to this host."""

    def __init__(self, folder):
        handler = functools.partial(Quiet, directory=str(folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        self.folder = folder

    def path(self, address):
        """The path of an address within the site, without its fragment, or None for other sites."""
        parts = urllib.parse.urlsplit(urllib.parse.urljoin(self.origin + BASE, address))
        return urllib.parse.unquote(parts.path) if parts.netloc == urllib.parse.urlsplit(self.origin).netloc else None

    def has(self, path):
        """Whether a host of static files answers a path."""
        file = self.folder / path.lstrip("/")
        return path.startswith(BASE) and (file.is_file() or (file / "index.html").is_file())


def addresses(value):
    """The addresses in the data of a page that its references contain."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "url" and isinstance(inner, str) and not inner.startswith("doc:"):
                yield inner
            else:
                yield from addresses(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from addresses(inner)


def show(chromium, address):
    """Opens a page, and returns what it shows once its title has appeared."""
    chromium.open(address)
    for _ in range(100):
        found = chromium.evaluate(SHOWN)
        if found["title"] and all(loaded for _, loaded in found["images"]):
            break
        time.sleep(0.05)
    return found


def check_site(chromium, site, folder, pictures):
    """Opens the pages of a site, and requests the targets of all links."""
    wrong, seen, links = [], set(), set()
    data = sorted((folder / "data").rglob("*.json"))
    # Articles, modules and types; the pages of members have the same form.
    waiting = [BASE, BASE + "specimen/", BASE + "documentation/"] + [
        BASE + str(path.relative_to(folder / "data").with_suffix("")) + "/" for path in data
        if len(path.relative_to(folder / "data").parts) <= 3]
    for path in waiting:
        seen.add(path)
        found = show(chromium, site.origin + path)
        if not found["title"] or "can’t be found" in found["title"]:
            wrong.append(f"{path}: the page is empty or missing: '{found['title']}'")
        wrong += [f"{path}: the image {image} is missing" for image, loaded in found["images"] if not loaded]
        if found["wide"] > 0:
            wrong.append(f"{path}: the page is {found['wide']} pixels wider than the screen")
        # The browser requests an icon from the top of the host.
        wrong += [f"{path}: {message[:300]}" for message in chromium.complaints(site.origin)
                  if "/favicon.ico'" not in message]
        links |= {(path, link) for link in found["links"]}
    for path in data:
        page = BASE + str(path.relative_to(folder / "data").with_suffix(""))
        references = json.loads(path.read_text()).get("references", {})
        # DocC writes addresses without the base path.
        links |= {(page, BASE + link.lstrip("/") if link.startswith("/") else link) for link in addresses(references)}
    others = set()
    for page, link in sorted(links):
        if (path := site.path(link)) is None:
            others.add(link)
        elif not site.has(path):
            wrong.append(f"{page}: the target {link.removeprefix(site.origin)} is missing")
    wrong += [f"not a secure address: {link}" for link in sorted(others) if not link.startswith(("https:", "mailto:"))]
    for name, path, width in [
            ("index", "", 1280), ("index-narrow", "", 390), ("documentation", "documentation/", 1280),
            ("module", "documentation/typescale/", 1280), ("module-narrow", "documentation/typescale/", 390),
            ("type", "documentation/typescale/fontdescription/", 1280),
            ("changelog", "documentation/typescale/changelog/", 1280), ("specimen", "specimen/", 1280)]:
        chromium.screen(width, 900)
        show(chromium, site.origin + BASE + path)
        time.sleep(0.3)
        chromium.picture(pictures / f"site-{name}.png")
    if wrong:
        sys.exit("\n".join(sorted(set(wrong))))
    print(f"Chromium: {len(seen)} pages are shown, and the targets of {len(links)} links exist; "
          f"{len(others)} links to other sites are not requested")


def serve_and_check(pictures):
    """Follows the links of a site in Chromium."""
    program = browser.installed()
    if not program:
        return
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        folder = pathlib.Path(folder)
        pictures.mkdir(parents=True, exist_ok=True)
        served = folder / "served"
        convert(site=served / BASE.strip("/"), base=BASE)
        chromium = browser.Chromium(program, folder)
        chromium.screen(1280, 900)
        check_site(chromium, Site(served), served / BASE.strip("/"), pictures)
        chromium.close()


def catalog(library, folder):
    """Copies the pages of a library, whose links work on GitHub, with the links that DocC resolves."""
    source = next((root / "Sources").glob(f"*/{library}/{library}.docc"))
    copy = pathlib.Path(shutil.copytree(source, folder / source.name))
    for page in copy.glob("*.md"):
        text = page.read_text()
        anchors = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-"): heading.replace(" ", "-")
                   for heading in re.findall(r"^#+ (.*)$", text, re.M)}
        # A list of topics contains only links to pages, without other words.
        text = re.sub(r"^- \[[^\]]*\]\((\w+)\.md\)$", r"- <doc:\1>", text, flags=re.M)
        text = re.sub(r"\]\((\w+)\.md\)", r"](doc:\1)", text)
        text = re.sub(r"\]\(#([\w-]+)\)", lambda match: f"](#{anchors[match[1]]})", text)
        page.write_text(re.sub(r"\]\(Resources/([\w-]+)(@2x)?\.png\)", r"](\1)", text))
    return copy


def convert(is_recording=False, site=None, base="/"):
    """Builds the documentation, and compares or writes the record."""
    build.swiftpm("build")
    binaries = build.GATE / "debug"
    archives = []
    with tempfile.TemporaryDirectory() as folder:
        for library in libraries:
            graphs, archive = pathlib.Path(folder, library), pathlib.Path(folder, f"{library}.doccarchive")
            graphs.mkdir()
            extract(library, target(), binaries / "Modules", graphs)
            symbols, inherited = symbols_in(graphs)
            bare = [".".join(symbol["pathComponents"]) for symbol in symbols if "docComment" not in symbol]
            if not symbols or bare:
                sys.exit(f"{library} has {len(symbols)} public symbols; undocumented: {bare}")
            if found := hidden(symbols):
                sys.exit(f"no other package can use these declarations of {library}: {found}")
            compare(library, listing(symbols, inherited), is_recording)
            hosting = ["--transform-for-static-hosting", "--hosting-base-path", base] if site else []
            subprocess.run(
                ["docc", "convert", catalog(library, pathlib.Path(folder, "catalogs")), *hosting,
                 "--fallback-display-name", library,
                 "--fallback-bundle-identifier", f"org.typescale.{library}",
                 "--additional-symbol-graph-dir", graphs, "--output-path", archive, "--warnings-as-errors"],
                cwd=root, check=True)
            archives.append(archive)
            print(f"{library}: {len(symbols)} public symbols, all documented", flush=True)
        compare_versions()
        if site:
            # docc creates only the last folder of the path.
            site.parent.mkdir(parents=True, exist_ok=True)
            shutil.rmtree(site, ignore_errors=True)
            subprocess.run(["docc", "merge", *archives, "--synthesized-landing-page-name", "TypeScale",
                            "--synthesized-landing-page-topics-style", "list", "--output-path", site],
                           cwd=root, check=True)
            (site / "index.html").write_text(landing(base))
            picture = root / "Sources/Library/TypeScale/TypeScale.docc/Resources/specimen.png"
            shutil.copy(picture, site / "specimen.png")
            # DocC's pages request this file.
            (site / "theme-settings.json").write_text("{}\n")
            (site / "specimen").mkdir()
            subprocess.run([binaries / "typescale", "specimen", "-o", site / "specimen/index.html"],
                           cwd=root, check=True)
            print(f"the site is in {site}; serve it at {base}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--prove", action="store_true")
    parser.add_argument("--site", type=lambda path: pathlib.Path(path).resolve())
    parser.add_argument("--base", default="/")
    parser.add_argument("--check-site", type=pathlib.Path, metavar="PICTURES")
    options = parser.parse_args()
    if options.prove:
        prove()
    elif options.check_site:
        serve_and_check(options.check_site)
    else:
        convert(options.record, options.site, f"/{options.base.strip('/')}/".replace("//", "/"))


if __name__ == "__main__":
    main()
