#!/usr/bin/env python3
"""Opens the pages of the tool in headless Chromium: `.ci/pages.py [FOLDER]`.

rich text   the computed sizes, weights, colors and lines of every run have the values in `--json`: at another font
            size of the browser, on a dark screen, and for hostile documents, whose scripts must not run
findings    the drawings of translations that do not fit show the values in `--json`
app         the page of `typescale check` lists the places in `--json`, with and without translations
tokens      the sizes of the generated CSS are those in `--json`. Also runs the TypeScript, compiles the Kotlin for
            Compose, and parses the XML for Android.
specimen    specimen.py checks these pages
access      access.py checks that every page and picture can be read and used

Writes screenshots to FOLDER for people to review. Skips all checks without Chromium.
"""
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

import build
import specimen
from access import Access
from browser import Chromium, installed
from build import TOOL as tool, root
from specimen import PICK

fixtures = root / "Tests" / "TypeScaleRichTextTests" / "Fixtures"

READ = """
(() => {
    const text = node => [...node.childNodes].map(child =>
        child.nodeName == "BR" ? "\\n" : child.nodeType == 3 ? child.data : text(child)).join("");
    const leaf = node => {
        const inner = [...node.children].find(child => child.tagName != "BR");
        return inner ? leaf(inner) : node;
    };
    const lines = node => node.tagName == "P" ? [] :
        [getComputedStyle(node).textDecorationLine, ...lines(node.parentElement)];
    return [...document.querySelectorAll("p")].map(p => [...p.children].map(run => {
        const inner = getComputedStyle(leaf(run)), outer = getComputedStyle(run);
        const box = run.getBoundingClientRect();
        return {
            tag: run.tagName, text: text(run), size: parseFloat(inner.fontSize),
            weight: parseFloat(inner.fontWeight), style: inner.fontStyle, color: inner.color,
            background: outer.backgroundColor, lines: lines(leaf(run)).join(" "),
            width: box.width, height: box.height, lineHeight: inner.lineHeight,
            letterSpacing: inner.letterSpacing, verticalAlign: outer.verticalAlign,
            family: inner.fontFamily, href: run.getAttribute("href"), lang: run.lang,
        };
    }));
})()
"""

SCRIPTS = """
({
    scripts: document.scripts.length, ran: typeof window.ran,
    handlers: [...document.querySelectorAll("*")].flatMap(node =>
        [...node.attributes].map(a => a.name).filter(name => name.startsWith("on"))),
    elements: [...new Set([...document.querySelectorAll("*")].map(node => node.localName))],
    addresses: [...document.querySelectorAll("[href],[src]")].map(node =>
        node.getAttribute("href") ?? node.getAttribute("src")),
})
"""

OURS = {"html", "head", "meta", "title", "style", "body", "main", "section", "h1", "h2", "p", "span", "a",
        "strong", "em", "u", "s", "br", "img"}


def typescale(*words):
    run = subprocess.run([tool, "richtext", *words],
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    if not run.stdout:
        sys.exit(f"typescale richtext {' '.join(map(str, words))} wrote nothing")
    return run.stdout


def channels(color):
    """The channels of `#RRGGBB`, `#RRGGBBAA`, `rgb()` and `rgba()`, opacity from 0 to 1."""
    if color.startswith("#"):
        digits = [int(color[place:place + 2], 16) for place in range(1, len(color), 2)]
        return digits[:3] + [digits[3] / 255 if len(digits) == 4 else 1]
    numbers = [float(number) for number in color[color.index("(") + 1:-1].split(",")]
    return numbers[:3] + [numbers[3] if len(numbers) == 4 else 1]


def expected_color(color, is_dark):
    if isinstance(color, dict):
        return channels(color["dark" if is_dark else "light"])
    return channels(color or "#00000000")


def same_color(first, second):
    return all(abs(a - b) < 0.005 for a, b in zip(first, second))


def near(value, wanted):
    return abs(value - wanted) <= 1 / 64


checked = 0


def compare(page, document, zoom=1, is_dark=False):
    """Returns the differences between a page and a resolved document."""
    global checked
    texts = [content["richText"] for content in document["contents"] if content.get("richText")]
    if len(texts) != len(page):
        return [f"{len(page)} texts in the page, {len(texts)} resolved"]
    wrong = []
    for text, shown in zip(texts, page):
        if len(shown) != len(text["runs"]):
            wrong.append(f"{len(shown)} elements for {len(text['runs'])} runs")
            continue
        bytes_ = text["string"].encode()
        for run, found in zip(text["runs"], shown):
            checked += 1
            font = run["font"]

            def check(name, is_met):
                if not is_met:
                    wrong.append(f"{name}: {found} for {run}")

            if "attachment" in run:
                attachment = text["attachments"][run["attachment"]]
                # An image that cannot load shows its alternative text, with the width of that text.
                if attachment.get("accessibilityText"):
                    continue
                scale = zoom if attachment["scalesWithText"] else 1
                check("width", near(found["width"], attachment["width"] * scale))
                if "url" in attachment:
                    check("height", near(found["height"], attachment["height"] * scale))
                continue
            scale = 1 if font["isFixed"] else zoom
            check("text", found["text"].encode() == bytes_[slice(*run["range"])])
            check("size", near(found["size"], font["pointSize"] * scale))
            check("weight", found["weight"] == font["weight"])
            check("slant", (found["style"] == "italic") == font["isItalic"])
            check("color", same_color(channels(found["color"]),
                                       expected_color(run["textColor"], is_dark)))
            check("background", same_color(channels(found["background"]),
                                           expected_color(run.get("backgroundColor"), is_dark)))
            # Browsers underline links by default.
            check("line under", ("underline" in found["lines"])
                  == (run["isUnderlined"] or "link" in run))
            check("line through", ("line-through" in found["lines"]) == run["isStruckThrough"])
            check("link", found["href"] == run.get("link"))
            check("language", found["lang"] == run.get("language", ""))
            if "lineHeight" in font:
                check("line height", near(float(found["lineHeight"][:-2]), font["lineHeight"] * scale))
            if "tracking" in font:
                check("spacing", near(float(found["letterSpacing"][:-2]), font["tracking"] * scale))
            if "baselineOffset" in run:
                check("offset", near(float(found["verticalAlign"][:-2]), run["baselineOffset"] * scale))
            if "name" in font:
                family = re.sub(r"\\(.)", r"\1", found["family"])
                check("face", family.startswith(f'"{font["name"]}"')
                      or family.startswith(font["name"] + ","))
    return wrong


# Translations, and slots for them.
TEXTS = {
    "de": {"tab.a": "Einstellungen", "alert.b": "</script><script>ran = 1</script> & \"x\" <img src=x>", "alert.c": "Ja"},
    "ar": {"tab.a": "الصفحة الرئيسية للتطبيق"},
    "en": {"tab.a": "A", "alert.b": "Delete all of these photos and videos?", "alert.c": "Yes"},
}
SLOTS = {"slots": [
    {"name": "Tab <b>", "keys": "tab.*", "width": 60, "style": "caption2"},
    {"name": "Alert", "keys": "alert.*", "widths": {"SE": 120, "iPad": 700}, "height": 40},
]}
# Reads the drawings of findings: the caption, the lines, and whether they are in the picture.
DRAWINGS = """[...document.querySelectorAll("[data-fit]")].map(figure => {
    const svg = figure.querySelector("svg"), room = svg.getBoundingClientRect();
    const texts = [...svg.querySelectorAll("text")];
    return {
        name: figure.querySelector("b").textContent, caption: figure.querySelector("span").textContent,
        lines: texts.map(text => text.textContent), isRightToLeft: getComputedStyle(svg).direction == "rtl",
        over: texts.filter(text => text.classList.contains("over")).length,
        isInside: texts.every(text => {
            const box = text.getBoundingClientRect();
            return box.left >= room.left - 8 && box.right <= room.right + 8;
        }),
    };
})"""


def check_findings(chromium, program, folder, access):
    """Returns the number of comparisons and the list of differences."""
    count, wrong = 0, []

    def expect(name, is_met, *found):
        nonlocal count
        count += 1
        if not is_met:
            wrong.append(f"findings: {name}: {' '.join(map(str, found))}"[:400])

    texts = folder / "translations"
    texts.mkdir(exist_ok=True)
    for language, entries in TEXTS.items():
        (texts / f"{language}.json").write_text(json.dumps(entries))
    slots, page = folder / "slots.json", folder / "findings.html"
    slots.write_text(json.dumps(SLOTS))
    run = subprocess.run([program, "fit", texts, "--slots", slots, "--json", "--html", page],
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    report = json.loads(run.stdout)
    findings = report["truncated"]
    settings = report["summary"]["settings"]
    expect("findings", len(findings) >= 4 and not report["inconclusive"] + report["others"], findings)
    access.check(page)
    expect("no text runs", chromium.evaluate("typeof ran") == "undefined")
    shown = chromium.evaluate(DRAWINGS)
    expect("drawings", len(shown) == len(findings), len(shown))
    for drawing, finding in zip(shown, findings):
        where = f"{finding['language']} {finding['key']}"
        expect(where, drawing["name"] == finding["truncated"][0], drawing, finding["truncated"])
        expect(where, drawing["over"] > 0 and drawing["isInside"], drawing)
        expect(where, drawing["isRightToLeft"] == (finding["language"] == "ar"), drawing)
        if finding["from"] == finding["truncated"][0]:
            expect(where, drawing["lines"] == finding["lines"], drawing["lines"], finding["lines"])
    first = shown
    for index, setting in enumerate(settings):
        chromium.evaluate(f"{PICK}({index})")
        for drawing, finding in zip(chromium.evaluate(DRAWINGS), findings):
            where = f"{finding['language']} {finding['key']} {setting}"
            expect(where, drawing["name"] == setting and drawing["isInside"], drawing)
            is_counted = setting in finding["truncated"] + finding["inconclusive"]
            expect(where, "room for" not in drawing["caption"] or is_counted, drawing)
            expect(where, "".join(drawing["lines"]).replace(" ", "") in finding["text"].replace(" ", ""), drawing)
    chromium.evaluate("document.getElementById('breaks').focus()")
    chromium.press("Enter")
    expect("where texts break", chromium.evaluate(DRAWINGS) == first)
    # The slider's words are about the drawings, also after a phone is turned.
    chromium.screen(900, 390)
    words = chromium.evaluate("[document.getElementById('shown').textContent, "
                              "document.getElementById('category').ariaValueText]")
    expect("words", words == ["each text at its own"] * 2, words)
    page = folder / "findings-none.html"
    subprocess.run([program, "fit", texts, "--width", "9000", "--html", page], stdout=subprocess.DEVNULL)
    access.check(page)
    expect("no slider without findings", chromium.evaluate("!document.querySelector('input')"))
    return count, wrong


# The code and an interface file of an app, with translations.
CODE = """let a = Text(b).font(.system(/*</script><script>ran = 1</script> & <img src=x>*/ size: 17))
let c = Text(d).font(.brandFont)
"""
TRANSLATIONS = {
    "Base.lproj/A.xib": """<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <label id="abc-12-xyz" text="Save" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" width="50" height="20"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/><constraints>
        <constraint firstAttribute="width" constant="100" id="w"/></constraints></label></objects></document>""",
    "de.lproj/A.strings": '"abc-12-xyz.text" = "Alles <script>ran = 1</script> sichern";',
    "ar.lproj/A.strings": '"abc-12-xyz.text" = "الصفحة الرئيسية للتطبيق";',
}
PLACES = """[...document.querySelectorAll(".findings li")].map(item => {
    const details = item.closest("main details");
    if (details) details.open = true;
    return [item.querySelector(".place").innerText, item.querySelector("code").innerText];
})"""


def check_app(chromium, program, folder, access):
    """Returns the number of comparisons and the list of differences."""
    count, wrong = 0, []

    def expect(name, is_met, *found):
        nonlocal count
        count += 1
        if not is_met:
            wrong.append(f"app: {name}: {' '.join(map(str, found))}"[:400])

    for name, files in ("code", {}), ("app", TRANSLATIONS):
        app, page = folder / "apps" / name, folder / f"{name}.html"
        for path, text in {"A & <b>/A.swift": CODE * 30, **files}.items():
            (app / path).parent.mkdir(parents=True, exist_ok=True)
            (app / path).write_text(text)
        run = subprocess.run([program, "check", app, "--json", "--html", page], stdout=subprocess.PIPE,
                             stderr=subprocess.DEVNULL)
        report = json.loads(run.stdout)
        access.check(page)
        expect("no text runs", chromium.evaluate("typeof ran") == "undefined")
        places = [[f"{pathlib.Path(place['file']).relative_to(app)}:{place['line']}:{place['column']}", place["code"]]
                  for place in report["findings"] + report["unseen"] if place.get("key") is None]
        found = chromium.evaluate(PLACES)
        expect("places", len(places) >= 60 and found == places, found, places)
        truncated = [finding for finding in report["findings"] if finding["key"] is not None]
        drawings = chromium.evaluate(DRAWINGS)
        expect("drawings", len(drawings) == len(truncated) == (2 if files else 0), drawings, truncated)
        if not files:
            continue
        for drawing, finding in zip(drawings, truncated):
            expect("where texts break", f"from {drawing['name']}" in finding["message"], drawing, finding)
        chromium.evaluate(f"{PICK}(11)")
        for drawing in chromium.evaluate(DRAWINGS):
            expect("the largest size", drawing["name"] == "AX5" and drawing["over"] > 0, drawing)
        # The slider stays visible next to the drawings, and nowhere else.
        stuck = "document.getElementById('category').getBoundingClientRect().top"
        chromium.evaluate("document.querySelector('[data-fit=\"1\"]').scrollIntoView()")
        expect("the slider", 0 <= chromium.evaluate(stuck) < 200, chromium.evaluate(stuck))
        chromium.evaluate("scrollTo(0, 0)")
        expect("the slider", chromium.evaluate(stuck) > 200, chromium.evaluate(stuck))
    app, page = folder / "apps" / "good", folder / "good.html"
    app.mkdir()
    (app / "A.swift").write_text("import SwiftUI\nlet text = Text(title).font(.body)\n")
    subprocess.run([program, "check", app, "--html", page], stdout=subprocess.DEVNULL, check=True)
    access.check(page)
    return count, wrong


STYLES = ["largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote",
          "caption1", "caption2"]
# Custom sizes with a style, limits, a line height, and a curve of another system.
CUSTOM = {
    "small": (11, "caption2", {}, 1.3, 0), "label": (15.5, "callout", {"maximumPointSize": 30}, 1.2, 0.2),
    "hero": (57, "largeTitle", {"maximumFactor": 1.4}, 1.05, -0.5), "note": (13, "footnote", {}, 1.5, 0),
    "button": (17, "headline", {"maximumCategory": "AX2", "minimumCategory": "M"}, 1.25, 0),
}
TABLE = [14, 15.5, 16.25, 17.1, 19.3, 21.7, 23.9, 28.2, 33.4, 40.6, 47.8, 53.9]
# The sizes of body text, which Safari on iOS gives the root element.
ROOTS = {
    "extraSmall": 14, "small": 15, "medium": 16, "large": 17, "extraLarge": 19, "extraExtraLarge": 21,
    "extraExtraExtraLarge": 23, "accessibilityMedium": 28, "accessibilityLarge": 33, "accessibilityExtraLarge": 40,
    "accessibilityExtraExtraLarge": 47, "accessibilityExtraExtraExtraLarge": 53,
}
LINES = """[...document.querySelectorAll("p")].map(p => {
    const style = getComputedStyle(p);
    return {name: p.textContent, size: parseFloat(style.fontSize), weight: parseFloat(style.fontWeight),
        lineHeight: parseFloat(style.lineHeight), tracking: parseFloat(style.letterSpacing) || 0};
})"""
MAXIMUM_LENGTH = 200
# Roles with every property, some of which are named like keywords.
ROLES = root / "Tests/TypeScaleToolTests/Fixtures/Files/roles.tokens.json"
# Declarations of Compose that the generated Kotlin uses.
COMPOSE = {
    "ui.unit": """data class TextUnit(val value: Double)
        val Int.sp get() = TextUnit(toDouble())
        val Double.sp get() = TextUnit(this)
        val Int.em get() = TextUnit(toDouble())
        val Double.em get() = TextUnit(this)""",
    "ui.text.font": "data class FontWeight(val weight: Int)",
    "ui.text": """import androidx.compose.ui.text.font.FontWeight
        import androidx.compose.ui.unit.TextUnit
        data class TextStyle(val fontSize: TextUnit, val fontWeight: FontWeight, val lineHeight: TextUnit? = null,
            val letterSpacing: TextUnit? = null)""",
}


def token(size, weight, spacing, line, extension):
    return {"$type": "typography", "$extensions": {"org.typescale": extension}, "$value": {
        "fontFamily": "system-ui", "fontSize": {"value": size, "unit": "px"}, "fontWeight": weight,
        "letterSpacing": {"value": spacing, "unit": "px"}, "lineHeight": line}}


def roles_of_tokens():
    roles = {style: token(17, 400, 0, 1, {"textStyle": style, "defaults": ["fontSize", "fontWeight", "lineHeight",
                                                                         "letterSpacing"]}) for style in STYLES}
    for name, (size, style, limits, line, spacing) in CUSTOM.items():
        roles[name] = token(size, 600, spacing, line, {"textStyle": style, "limits": limits})
    roles["table"] = token(17, 400, 0, 1.4, {"textStyle": "body", "sizes": TABLE})
    roles["android"] = token(15, 400, 0, 1.4, {"textStyle": "body", "curve": "android"})
    return roles


def kotlin(program, folder, expect):
    """Compiles the Kotlin with declarations in place of Compose's, and compares its numbers."""
    if not shutil.which("kotlinc"):
        return print("skipped: compiling Kotlin requires kotlinc, from the package kotlin")

    def run(form):
        return subprocess.run([program, "tokens", ROLES, form], check=True, stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, text=True).stdout

    code = run("--compose")
    names = re.findall(r"^ +val (\w+) =", code, re.MULTILINE)
    folder = folder / "kotlin"
    folder.mkdir()
    for package, declarations in COMPOSE.items():
        (folder / f"{package}.kt").write_text(f"package androidx.compose.{package}\n{declarations}\n")
    (folder / "Typography.kt").write_text(code)
    styles = ", ".join(f"Typography.{name}" for name in names)
    (folder / "Main.kt").write_text(f"""fun main() {{
        for (style in listOf({styles})) println("${{style.fontSize.value}} ${{style.fontWeight.weight}} "
            + "${{style.lineHeight?.value ?: 0}} ${{style.letterSpacing?.value ?: 0}}")
    }}""")
    built = subprocess.run(["kotlinc", *folder.glob("*.kt"), "-d", folder / "out.jar"], stdout=subprocess.PIPE,
                           stderr=subprocess.STDOUT, text=True)
    if built.returncode:
        return expect("Kotlin", False, built.stdout)
    found = subprocess.run(["kotlin", "-cp", folder / "out.jar", "MainKt"], check=True, stdout=subprocess.PIPE,
                           stderr=subprocess.DEVNULL, text=True).stdout.splitlines()
    for line, role in zip(found, json.loads(run("--json")), strict=True):
        size, weight, height, tracking = map(float, line.split())
        expect("Kotlin", [size, weight] == [role["pointSizes"]["large"], role["weight"]], line, role)
        expect("Kotlin", height == (role["lineHeight"] or 0), line, role)
        expect("Kotlin", abs(tracking * size - (role["tracking"] or 0)) < 0.001, line, role)


def check_text_scale(chromium, page, css, exact, expect):
    """Checks that the reader's text scale multiplies the sizes once, and not those for Safari on iOS."""
    def sizes(style, scale, content):
        page.write_text(f'<!DOCTYPE html><meta name=text-scale content={content}><style>{style}</style>'
                        '<p style="font: var(--table)">Table<p style="font-size: medium">Medium')
        chromium.open(page)
        try:
            chromium.call("Emulation.setEmulatedOSTextScale", scale=scale)
        except SystemExit:
            return None
        return chromium.evaluate("[...document.querySelectorAll('p')]"
                                 ".map(p => parseFloat(getComputedStyle(p).fontSize))")

    chromium.screen(320, 900)
    fixed = exact.replace(":root {", ":root { font-size: 17px;")
    if not (doubled := sizes(css, 2, "scale")) or doubled[1] == 16:
        return print("skipped: this Chromium does not scale text by the element text-scale")
    single, alone = sizes(css, 1, "scale"), sizes(css, 2, "legacy")
    expect("text scale 2", doubled == [2 * size for size in single], doubled, single)
    expect("text scale without the element", alone == single, alone, single)
    ios = [sizes(fixed, scale, "scale")[0] for scale in (1, 2)]
    expect("text scale in Safari's rules", ios[0] == ios[1], ios)
    chromium.call("Emulation.setEmulatedOSTextScale")


def check_tokens(chromium, program, folder):
    """Returns the number of comparisons and the list of differences."""
    count, wrong = 0, []

    def expect(name, is_met, *found):
        nonlocal count
        count += 1
        if not is_met:
            wrong.append(f"tokens: {name}: {' '.join(map(str, found))}"[:400])

    def near(value, wanted):
        return abs(value - wanted) <= 0.01

    tokens, page = folder / "roles.tokens.json", folder / "roles.html"
    tokens.write_text(json.dumps(roles_of_tokens()))

    def run(form):
        return subprocess.run([program, "tokens", tokens, form], check=True, stdout=subprocess.PIPE, text=True).stdout

    css, roles = run("--css"), {role["role"]: role for role in json.loads(run("--json"))}
    for line in css.splitlines():
        if match := re.match(r" +(--[a-z0-9]+-(?:size|line-height)): (.*);$", line):
            expect("length", len(match[2]) <= MAXIMUM_LENGTH, len(match[2]), line)

    # The TypeScript for React Native without its types, which Chromium does not read.
    script = run("--react-native")
    for pattern in r"export type [^;]*;", r": Record<Role, number\[\]>", r": (?:Role|number)\b", r" as const", r"export ":
        script = re.sub(pattern, "", script)
    chromium.open("about:blank")
    found = chromium.evaluate(f"""(() => {{ {script}
        return Object.fromEntries(Object.entries(typography).map(([name, role]) =>
            [name, {{size: role.style.fontSize, sizes: fontScales.map(scale => pointSize(name, scale))}}]));
    }})()""")
    for name, role in roles.items():
        sizes = list(role["pointSizes"][category] for category in ROOTS)
        expect("TypeScript", found[name]["sizes"] == sizes and found[name]["size"] == sizes[3], found[name], sizes)

    kotlin(program, folder, expect)

    # The text appearances for Android have the sizes at L.
    appearances = xml.etree.ElementTree.fromstring(run("--android"))
    expect("Android", len(appearances) == len(roles), len(appearances))
    for style, (name, role) in zip(appearances, roles.items()):
        items = {item.get("name").removeprefix("android:"): item.text for item in style}
        expect("Android", style.get("name").lower() == f"textappearance.{name.lower()}", style.get("name"), name)
        expect("Android", items["textSize"] == f"{role['pointSizes']['large']:g}sp", items, role)
        expect("Android", float(items["textFontWeight"]) == role["weight"], items, role)
        height = items.get("lineHeight")
        expect("Android", height == (height and f"{role['lineHeight']:g}sp"), items, role)

    def write(style):
        lines = "\n".join(f'<p style="font: var(--{name.lower()}); letter-spacing: var(--{name.lower()}-tracking)">'
                          f"{name}</p>" for name in roles)
        page.write_text(f"<!DOCTYPE html><html lang=en><meta charset=utf-8><style>{style}</style>{lines}")
        chromium.open(page)

    # Chromium does not know -apple-system-body, so the script sets its size.
    exact = re.sub(r"@supports .*\{", "@media all {", css).replace("font: -apple-system-body;", "")
    write(exact)
    for category, root in ROOTS.items():
        chromium.evaluate(f"document.documentElement.style.fontSize = '{root}px'")
        for shown in chromium.evaluate(LINES):
            role = roles[shown["name"]]
            size = role["pointSizes"][category]
            expect(f"{role['role']} at {category}", near(shown["size"], size), shown["size"], size)
            expect("weight", shown["weight"] == role["weight"], shown)
            growth = size / role["pointSizes"]["large"]
            if role["tracking"]:
                expect("tracking", near(shown["tracking"], role["tracking"] * growth), shown, role["tracking"])
            if role["role"] in CUSTOM:
                expect("line height", near(shown["lineHeight"], size * CUSTOM[role["role"]][3]), shown)
    write(css)
    for width, category in (320, "large"), (800, None), (1280, "extraLarge"), (2400, "extraLarge"):
        chromium.screen(width, 900)
        sizes = {shown["name"]: shown["size"] for shown in chromium.evaluate(LINES)}
        for name, size in sizes.items():
            wanted = roles[name]["pointSizes"]
            if category:
                expect(f"{name} in {width} px", near(size, wanted[category]), size, wanted[category])
            expect("range", wanted["large"] - 0.01 <= size <= 2.5 * wanted["large"], size)
    # A zoom of 500 % shows a fifth of the width, five times as large, and must at least double the size.
    chromium.screen(1280 // 5, 900)
    for shown in chromium.evaluate(LINES):
        wanted = roles[shown["name"]]["pointSizes"]["extraLarge"]
        expect("zoom of 500 %", 5 * shown["size"] >= 2 * wanted, shown["size"], wanted)
    chromium.screen(800, 600)
    check_text_scale(chromium, page, css, exact, expect)
    return count, wrong


def main():
    program = installed()
    if not program:
        return
    build.swiftpm("build", "--product", "typescale", stdout=subprocess.DEVNULL)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        folder = pathlib.Path(folder)
        pictures = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else folder
        pictures.mkdir(parents=True, exist_ok=True)
        chromium = Chromium(program, folder)
        wrong = []
        for name in "article", "looks":
            for category in "L", "AX3":
                path, page = fixtures / f"{name}.json", folder / f"{name}-{category}.html"
                page.write_text(typescale(path, "--category", category, "--html"))
                document = json.loads(typescale(path, "--category", category, "--json"))
                chromium.open(page)
                wrong += compare(chromium.evaluate(READ), document)
                chromium.picture(pictures / f"{name}-{category}.png")
                chromium.evaluate("document.documentElement.style.fontSize = '24px'")
                wrong += compare(chromium.evaluate(READ), document, zoom=1.5)
                chromium.evaluate("document.documentElement.style.fontSize = ''")
                chromium.call("Emulation.setEmulatedMedia",
                              features=[{"name": "prefers-color-scheme", "value": "dark"}])
                wrong += compare(chromium.evaluate(READ), document, is_dark=True)
                chromium.call("Emulation.setEmulatedMedia", features=[])
        page = folder / "hostile.html"
        page.write_text(typescale(fixtures / "hostile.json", "--html"))
        chromium.open(page)
        hostile = json.loads(typescale(fixtures / "hostile.json", "--json"))
        wrong += compare(chromium.evaluate(READ), hostile)
        chromium.picture(pictures / "hostile.png")
        found = chromium.evaluate(SCRIPTS)
        dialogs = [e for e in chromium.events if e.get("method") == "Page.javascriptDialogOpening"]
        if found["scripts"] or found["ran"] != "undefined" or found["handlers"] or dialogs:
            wrong.append(f"a script ran or could run: {found} {dialogs}")
        if not set(found["elements"]) <= OURS:
            wrong.append(f"unexpected elements: {set(found['elements']) - OURS}")
        if not all(address.startswith("https://") for address in found["addresses"]):
            wrong.append(f"addresses: {found['addresses']}")
        access = Access(chromium, pictures)
        for page in folder.glob("*.html"):
            access.check(page, is_ours=False)
        plot = folder / "plot.svg"
        subprocess.run([tool, "curves", "--plot", "--svg", "uikit,android,winui,gnome", "-o", plot],
                       stderr=subprocess.DEVNULL, check=True)
        access.drawing(plot)
        comparisons, found = specimen.check(chromium, tool, folder, pictures, access)
        wrong += found
        drawings, found = check_findings(chromium, tool, folder, access)
        wrong += found
        places, found = check_app(chromium, tool, folder, access)
        wrong += found
        roles, found = check_tokens(chromium, tool, folder)
        wrong += found + access.wrong
        chromium.close()
    if wrong:
        sys.exit("\n".join(wrong))
    print(f"Chromium: {checked} runs are shown as resolved, and no script ran")
    print(f"Chromium: {comparisons} values in specimen pages are correct")
    print(f"Chromium: {drawings} values in drawings of findings are correct")
    print(f"Chromium: {places} values in pages of an app's code are correct")
    print(f"Chromium: {access.pages} pages and pictures can be read and used, in {access.count} checks; the tab key "
          f"reached {access.reached} controls; the lowest contrast is {access.contrast:.2f}")
    print(f"Chromium: {roles} values in the CSS of tokens are correct")


if __name__ == "__main__":
    main()
