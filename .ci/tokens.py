"""Compares the CSS of `typescale tokens --css` in Chromium with the sizes in `--json`.

Also runs the TypeScript, compiles the Kotlin for Compose, and parses the XML for Android.
"""
import json
import pathlib
import re
import shutil
import subprocess
import xml.etree.ElementTree

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
READ = """[...document.querySelectorAll("p")].map(p => {
    const style = getComputedStyle(p);
    return {name: p.textContent, size: parseFloat(style.fontSize), weight: parseFloat(style.fontWeight),
        lineHeight: parseFloat(style.lineHeight), tracking: parseFloat(style.letterSpacing) || 0};
})"""
MAXIMUM_LENGTH = 200
# Roles with every property, some of which are named like keywords.
ROLES = pathlib.Path(__file__).resolve().parent.parent / "Tests/TypeScaleToolTests/Fixtures/Files/roles.tokens.json"
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


def document():
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


def check(chromium, program, folder, pictures):
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
    tokens.write_text(json.dumps(document()))

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
        for shown in chromium.evaluate(READ):
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
        sizes = {shown["name"]: shown["size"] for shown in chromium.evaluate(READ)}
        for name, size in sizes.items():
            wanted = roles[name]["pointSizes"]
            if category:
                expect(f"{name} in {width} px", near(size, wanted[category]), size, wanted[category])
            expect("range", wanted["large"] - 0.01 <= size <= 2.5 * wanted["large"], size)
    # A zoom of 500 % shows a fifth of the width, five times as large, and must at least double the size.
    chromium.screen(1280 // 5, 900)
    for shown in chromium.evaluate(READ):
        wanted = roles[shown["name"]]["pointSizes"]["extraLarge"]
        expect("zoom of 500 %", 5 * shown["size"] >= 2 * wanted, shown["size"], wanted)
    chromium.screen(800, 600)
    return count, wrong
