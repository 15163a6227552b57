#!/usr/bin/env python3
"""Compares every number in the pages of `typescale specimen` in Chromium with the command-line tool's.

pages.py calls `check`, which makes a reader's choices, and checks what the page shows, copies, and keeps in its
address. `.ci/specimen.py FOLDER TOOL [PICTURES]` uses the calculator of `specimen --web`: FOLDER contains the output of
.ci/web.py. Types sizes, maximums, curves and texts, drops fonts on the page, and checks the messages for wrong values
and files, and that the page cannot use the network. Writes screenshots to PICTURES for people to review. Skips all
checks without Chromium.
"""
import json
import math
import pathlib
import subprocess
import sys
import tempfile
import time
import urllib.parse

from browser import Chromium, installed

LATO = "/usr/share/fonts/truetype/lato/Lato-Bold.ttf"
NANUM = "/usr/share/fonts/truetype/nanum/NanumMyeongjo.ttf"
DICTIONARY = {
    "largeTitle": {"fontName": "Lato-Bold", "fontSize": 40},
    "headline": {"fontName": "NanumMyeongjo", "fontSize": 18},
    "body": {"fontName": "Missing</style><script>-Regular", "fontSize": 16.5},
    "caption": {"fontName": "Lato-Bold", "fontSize": 12},
}
PICK = """(category => {
    const slider = document.getElementById("category");
    slider.value = category;
    slider.dispatchEvent(new Event("input"));
})"""
CHOOSE = """(([name, value]) => {
    const field = document.getElementById(name);
    if (typeof value == "boolean") field.checked = value; else field.value = value;
    field.dispatchEvent(new Event("input"));
})"""
# A clipboard without a reader's permission.
CLIPBOARD = "navigator.clipboard.writeText = async text => { window.copied = text; }; 0"
COPY = """(async ([family, code]) => {
    document.querySelector(`[data-family="${family}"][data-code="${code}"]`).click();
    await null;
    return window.copied;
})"""
UNFOLD = "for (const part of document.querySelectorAll('details')) part.open = true; 0"
# The height in points of the page for one font on a phone at AX5.
MAXIMUM_HEIGHT = 3000
ROLES = {
    "heading": {"large": (34, 700, "title1", {"maximumPointSize": 48}), "small": (21, 600, "title3", {})},
    "body": (17, 400, "body", {}), "legal note": (11.5, 300, "caption2", {}),
    "aRoleNameThatIsLongerThanItsColumn": (17, 400, "body", {}),
}
# Reads the values that the page shows for the selected category.
SHOWN = """({
    value: document.getElementById("category").value, short: document.getElementById("short").textContent,
    spoken: document.getElementById("category").ariaValueText,
    visible: ["short", "shown"].map(name => document.getElementById(name).textContent).join(", "),
    rows: [...document.querySelectorAll("[data-row]")].sort((a, b) => a.dataset.row - b.dataset.row).map(row => ({
        words: [...row.querySelectorAll("[data-n]")].map(node => node.textContent),
        samples: [...row.querySelectorAll(".sample")].map(node => {
            const style = getComputedStyle(node), box = node.getBoundingClientRect();
            return {size: style.fontSize, line: style.lineHeight, weight: style.fontWeight, text: node.textContent,
                tracking: style.letterSpacing, align: style.textAlign, family: style.fontFamily,
                left: box.left, top: box.top};
        }),
    })),
    cells: [...document.querySelectorAll("figure.at svg")].filter(cell => cell.checkVisibility()).map(cell => ({
        height: cell.viewBox.baseVal.height,
        lines: [...cell.querySelectorAll("text:not(.gap)")].map(text => [text.textContent,
            getComputedStyle(text).fontSize, text.x.baseVal[0].value, text.y.baseVal[0].value]),
    })),
    columns: [...document.querySelectorAll("table.sizes tbody tr")].map(row =>
        [...row.children].findIndex(cell => getComputedStyle(cell).boxShadow != "none")),
})"""
# Finds columns that the first column of a table covers in part.
COVERED = """[...document.querySelectorAll(".scroll:has(thead)")].filter(region => region.checkVisibility()).flatMap(region => {
    const [head, ...columns] = region.querySelectorAll("thead th"), edge = head.getBoundingClientRect().right;
    return columns.filter(column => {
        const box = column.getBoundingClientRect();
        return box.left < edge - 1.5 && box.right > edge + 1.5;
    }).map(column => `${head.closest("table").dataset.table} ${column.textContent}`);
})"""
# The distances of lines in the cell from its right edge, in points.
MIRRORED = """[...document.querySelectorAll("figure.at svg")].filter(cell => cell.checkVisibility()).flatMap(cell => {
    const card = cell.querySelector(".card").getBoundingClientRect(), scale = (cell.width.baseVal.value - 38) / card.width;
    return [...cell.querySelectorAll("text:not(.gap)")].map(text =>
        (card.right - text.getBoundingClientRect().right) * scale - text.x.baseVal[0].value);
})"""
WIDE_NAMES = """[...document.querySelectorAll(".style h3")].filter(name => name.scrollWidth > name.clientWidth + 1)
    .map(name => name.textContent)"""
TABLES = """[...document.querySelectorAll("%s table.sizes")].map(table =>
    [...table.tBodies[0].rows].map(row => [...row.querySelectorAll("td")].map(cell =>
        [...cell.childNodes].map(node => node.textContent))))"""
# Finds elements that are wider than the screen, except in scrolling areas.
OVERFLOW = """[...document.body.querySelectorAll("*")].filter(node => {
    const box = node.getBoundingClientRect();
    return node.checkVisibility() && !node.closest(".scroll > *") && box.width > 0
        && (box.right > innerWidth + 0.5 || box.left < -0.5);
}).map(node => node.outerHTML.slice(0, 120))"""


def short(number):
    return f"{math.floor(number * 100 + 0.5) / 100:.2f}".rstrip("0").rstrip(".")


def near(text, number):
    return text == "normal" if number is None else abs(float(text.removesuffix("px")) - number) <= 1 / 64


class Check:
    def __init__(self, chromium):
        self.chromium = chromium
        self.count, self.wrong = 0, []

    def expect(self, name, is_met, *found):
        self.count += 1
        if not is_met:
            self.wrong.append(f"specimen: {name}: {' '.join(map(str, found))}"[:400])

    def pick(self, category):
        self.chromium.evaluate(f"{PICK}({category})")

    def numbers(self, report, category):
        """Compares the styles, the cell and the marked columns at a category, after opening all parts."""
        self.chromium.evaluate(UNFOLD)
        page = self.chromium.evaluate(SHOWN)
        name = report["categories"][category]["shortName"]
        self.expect("category", [page["value"], page["short"]] == [str(category), name], page["value"], page["short"])
        self.expect("screen reader", page["spoken"] == page["visible"], page["spoken"], page["visible"])
        self.expect("columns", set(page["columns"]) == {category + 1}, set(page["columns"]))
        styles = [style for family in report["families"] for style in family["styles"]]
        self.expect("rows", len(styles) == len(page["rows"]), len(page["rows"]))
        for style, row in zip(styles, page["rows"]):
            size, line, uncapped = (style[key][category] for key in ("pointSizes", "lineHeights", "uncappedPointSizes"))
            where = f"{style['face']} {style['style']} {name}"
            for shown in row["samples"]:
                self.expect(where, near(shown["size"], size) and near(shown["line"], line)
                            and float(shown["weight"]) == style["weight"], shown, size, line, style["weight"])
            words = [short(size), short(line) if line else "–", short(style["factors"][category]),
                     f"capped from {short(uncapped)}" if uncapped > size else ""]
            self.expect(where, row["words"] == words, row["words"], words)
        wanted = report["cell"]["categories"][category]
        self.expect("one cell", len(page["cells"]) == 1, len(page["cells"]))
        for cell in page["cells"]:
            self.expect("height of the cell", abs(cell["height"] - wanted["height"]) < 0.01, cell["height"])
            self.expect("lines of the cell", len(cell["lines"]) == len(wanted["lines"]), cell["lines"])
            for shown, line in zip(cell["lines"], wanted["lines"]):
                self.expect("line of the cell", shown[0] == line["text"] and near(shown[1], line["pointSize"])
                            and abs(shown[2] - line["x"]) < 0.01 and abs(shown[3] - line["baseline"]) < 0.01, shown, line)

    def choose(self, **choices):
        for name, value in choices.items():
            self.chromium.evaluate(f"{CHOOSE}({json.dumps([name, value])})")

    def samples(self):
        """Returns the samples of each row."""
        return [row["samples"] for row in self.chromium.evaluate(SHOWN)["rows"]]

    def shown(self):
        """Returns the samples of each row without their places, which depend on the open parts."""
        return [[{**sample, "left": 0, "top": 0} for sample in row] for row in self.samples()]

    def address(self, **wanted):
        """Checks the choices in the page's address, and that a new page with this address shows them."""
        fragment = self.chromium.evaluate("location.hash")
        found = dict(urllib.parse.parse_qsl(fragment[1:], keep_blank_values=True))
        self.expect("address", found == wanted, found, wanted)
        page = self.chromium.evaluate("location.href")
        before = self.shown()
        self.chromium.open("about:blank")
        self.chromium.open(page)
        self.expect("the page of an address", self.shown() == before, fragment)

    def choices(self, report, capped, page, program, options):
        """Makes each choice on a page, whose roles are `report`, and with a maximum of 40 `capped`."""
        styles = [style for family in report["families"] for style in family["styles"]]
        self.chromium.open(page)
        usual = [row[0]["text"] for row in self.samples()]
        self.expect("long names", not self.chromium.evaluate(WIDE_NAMES), self.chromium.evaluate(WIDE_NAMES))
        self.expect("English samples", usual[0] == "Good morning", usual)
        text = "<b>Straße</b> & بيت"
        self.choose(text=text, cap="40")
        self.pick(9)
        self.numbers(capped, 9)
        self.tables(capped)
        self.expect("text", all(row[0]["text"] == text for row in self.samples()), self.samples()[0])
        self.address(size="AX3", cap="40", text=text)
        self.notes(2)
        self.choose(cap="forty")
        self.expect("no number", self.chromium.evaluate("document.getElementById('cap').ariaInvalid") == "true")
        self.numbers(report, 9)
        # Empty fields select the samples and no maximum.
        self.choose(text="", cap="")
        self.expect("samples", [row[0]["text"] for row in self.samples()] == usual)
        self.choose(bold=True)
        for row, style in zip(self.samples(), styles):
            self.expect("bold", float(row[0]["weight"]) == style["boldWeight"], row, style["boldWeight"])
        self.address(size="AX3", bold="1")
        self.notes(2)
        self.choose(bold=False, rtl=True)
        self.notes(0)
        self.expect("right to left", all(row[0]["align"] == "right" for row in self.samples()))
        found = self.chromium.evaluate(MIRRORED)
        self.expect("the cell from right to left", found and all(abs(distance) < 1.5 for distance in found), found)
        self.address(size="AX3", rtl="1")
        self.choose(rtl=False, compare="S")
        for row, style in zip(self.samples(), styles):
            wanted = [style["pointSizes"][9], style["pointSizes"][1]]
            self.expect("two sizes", len(row) == 2 and all(near(shown["size"], size) for shown, size
                                                           in zip(row, wanted)), row, wanted)
        first = self.samples()[-1]
        self.expect("side by side", first[0]["top"] == first[1]["top"] and first[0]["left"] < first[1]["left"], first)
        self.address(size="AX3", compare="S")
        # Another font: the row of the same style.
        other = {style["style"]: style["pointSizes"][9] for style in report["families"][0]["styles"]}
        self.choose(compare="family-0")
        own = len(report["families"][0]["styles"])
        for row, style in list(zip(self.samples(), styles))[own:]:
            self.expect("two fonts", len(row) == 2 and near(row[1]["size"], other[style["style"]]), row)
        self.address(size="AX3", compare="family-0")
        self.choose(compare="")
        # The page copies the output of the tool.
        self.chromium.evaluate(CLIPBOARD)
        last = len(report["families"]) - 1
        for place, form in enumerate(["--css", "--swift", "--dtcg"]):
            run = subprocess.run([program, "tokens", form, options[options.index("--tokens") + 1]],
                                 stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=True)
            found = self.copy(last, place)
            self.expect(f"copying {form}", found == run.stdout, found[:200])
        # With a maximum, the copied tokens have the sizes of the page.
        self.choose(cap="30")
        copied = pathlib.Path(page).with_suffix(".tokens.json")
        copied.write_text(self.copy(last, 2))
        run = subprocess.run([program, "tokens", "--json", copied], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                             check=True)
        names = [category["name"] for category in report["categories"]]
        for role, style in zip(json.loads(run.stdout), report["families"][last]["styles"], strict=True):
            wanted = [min(size, 30) for size in style["pointSizes"]]
            self.expect("copied maximum", [role["pointSizes"][name] for name in names] == wanted, role, wanted)
        css = self.copy(last, 0)
        self.expect("copied maximum", css.count(", 30px)") == 2 * len(report["families"][last]["styles"]), css[:200])
        self.choose(cap="")

    def notes(self, count):
        """Checks that the cell and the curves state that the choices do not change them."""
        self.chromium.evaluate(UNFOLD)
        found = self.chromium.evaluate("""[...document.querySelectorAll(".when-chosen")]
            .filter(note => note.checkVisibility()).map(note => note.closest("section").id)""")
        self.expect("notes on choices", found == ["curves", "cell"][:count], found)

    def copy(self, family, place):
        answer = self.chromium.call("Runtime.evaluate", expression=f"{COPY}([{family}, {place}])",
                                    awaitPromise=True, returnByValue=True)
        return answer["result"].get("value") or ""

    def phone(self, page, pictures):
        """Checks the height of a page for one font on a phone, and the hints of regions that scroll."""
        self.chromium.screen(390, 844)
        self.chromium.open(page)
        self.pick(11)
        height = self.chromium.evaluate("document.documentElement.scrollHeight")
        self.expect("height on a phone", height <= MAXIMUM_HEIGHT, height)
        self.chromium.evaluate(UNFOLD)
        self.chromium.evaluate("dispatchEvent(new Event('resize'))")
        hints = self.chromium.evaluate("""[...document.querySelectorAll(".wide")].map(wide => {
            const region = wide.querySelector(".scroll");
            return [region.scrollWidth > region.clientWidth + 1,
                wide.querySelector(".more").checkVisibility(), wide.dataset.more];
        })""")
        self.expect("regions that scroll", any(hint[0] for hint in hints), hints)
        for scrolls, hint, more in hints:
            self.expect("hint", scrolls == hint and scrolls == (more != "none"), hints)
        for category in range(12):
            self.pick(category)
            found = self.chromium.evaluate(COVERED)
            self.expect(f"covered columns at {category}", not found, found)
        self.chromium.evaluate("for (const region of document.querySelectorAll('.scroll')) region.scrollLeft = 1e6; 0")
        self.expect("covered columns at the end", not self.chromium.evaluate(COVERED), self.chromium.evaluate(COVERED))
        self.chromium.evaluate("document.getElementById('sizes').scrollIntoView()")
        self.chromium.picture(pictures / "specimen-phone-sizes.png")

    def tables(self, report):
        """Compares the tables of all sizes and of the curves."""
        tables = self.chromium.evaluate(TABLES % "#sizes")
        for table, family in zip(tables, report["families"], strict=True):
            for row, style in zip(table, family["styles"], strict=True):
                numbers = zip(style["pointSizes"], style["lineHeights"], style["uncappedPointSizes"])
                wanted = [[short(size)] + ["*"] * (uncapped > size) + [short(line) if line else "–"]
                          for size, line, uncapped in numbers]
                self.expect(f"table, {style['style']}", row == wanted, row, wanted)
        [table] = self.chromium.evaluate(TABLES % "#curves")
        for row, curve in zip(table, report["scaling"]["curves"], strict=True):
            self.expect(f"curve {curve['name']}", row == [[short(size)] for size in curve["pointSizes"]], row)


def check(chromium, program, folder, pictures):
    """Returns the number of comparisons and the list of differences."""
    check = Check(chromium)
    dictionary = folder / "Brand.json"
    dictionary.write_text(json.dumps(DICTIONARY))
    fonts = ["--font", LATO, "--font", NANUM, "--dictionary", dictionary]
    for name, options in ("named", fonts), ("embedded", [*fonts, "--embed", "--max", 44]), \
            ("odd", ["--text", "</script><b>\u202e & \"x\" 가" + "W" * 300]):
        words = [program, "specimen", *map(str, options)]
        page = folder / f"specimen-{name}.html"
        subprocess.run([*words, "-o", page], check=True)
        report = json.loads(subprocess.run([*words, "--json"], stdout=subprocess.PIPE, check=True).stdout)
        chromium.screen(1280, 900)
        chromium.open(page)
        for category in range(12):
            check.pick(category)
            check.numbers(report, category)
        check.tables(report)
        for width, height, category in (1280, 900, 3), (1280, 900, 11), (390, 844, 3), (390, 844, 11):
            chromium.screen(width, height)
            check.pick(category)
            found = chromium.evaluate(OVERFLOW)
            check.expect(f"fits {width}", not found, found)
            chromium.picture(pictures / f"specimen-{name}-{width}-{category}.png")
        if name == "embedded":
            loaded = chromium.evaluate("[...document.fonts].filter(font => font.status == 'loaded').length")
            check.expect("fonts loaded", loaded >= 2, loaded)
        check.expect("console and network", not chromium.complaints(), chromium.complaints())
    roles = {}
    for name, value in ROLES.items():
        members = {name: value} if isinstance(value, tuple) else {f"{name}.{part}": value[part] for part in value}
        for path, (size, weight, style, limits) in members.items():
            token = {"$type": "typography", "$extensions": {"org.typescale": {"textStyle": style, "limits": limits}},
                     "$value": {"fontFamily": "Lato", "fontSize": {"value": size, "unit": "px"}, "fontWeight": weight,
                                "letterSpacing": {"value": size / 100, "unit": "px"}, "lineHeight": 1.25}}
            *groups, last = path.split(".")
            place = roles
            for group in groups:
                place = place.setdefault(group, {})
            place[last] = token
    tokens = folder / "roles-of-a-page.tokens.json"
    tokens.write_text(json.dumps(roles))
    options = ["--font", LATO, "--tokens", str(tokens)]
    page = folder / "specimen-tokens.html"

    def numbers(*more):
        run = subprocess.run([program, "specimen", *options, *more, "--json"], stdout=subprocess.PIPE,
                             stderr=subprocess.DEVNULL, check=True)
        return json.loads(run.stdout)

    subprocess.run([program, "specimen", *options, "-o", page], check=True, stderr=subprocess.DEVNULL)
    chromium.screen(1280, 900)
    check.choices(numbers(), numbers("--max", "40"), page, program, options)
    check.choose(compare="AX5")
    chromium.picture(pictures / "specimen-tokens.png")
    check.expect("console and network", not chromium.complaints(), chromium.complaints())
    page = folder / "specimen-phone.html"
    subprocess.run([program, "specimen", "--font", LATO, "-o", page], check=True)
    check.phone(page, pictures)
    chromium.picture(pictures / "specimen-phone.png")
    check.expect("console and network", not chromium.complaints(), chromium.complaints())
    return check.count, check.wrong


# A font with other outlines.
CFF = "/usr/share/fonts/opentype/urw-base35/NimbusSans-Bold.otf"
CATEGORIES = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
WIDTHS = {"exact": "The widths are exact.", "estimate": "The widths are estimates.",
          "withinPixel": "The widths are within a pixel."}
TYPE = """(([name, value]) => {
    const field = document.getElementById(name);
    field.value = value;
    field.dispatchEvent(new Event("input"));
})"""
CALCULATOR = """(() => {
    const text = name => document.getElementById(`calculator-${name}`).textContent;
    const table = document.getElementById("calculator-table").closest("table");
    return {
        rows: [...table.tBodies[0].rows].map(row => [...row.cells].slice(1).map(cell => cell.textContent)),
        coverage: [...document.querySelectorAll("#calculator-coverage li")].map(item => item.textContent),
        explanation: text("explanation"), problem: text("problem"), added: text("added"), refused: text("refused"),
        font: document.getElementById("calculator-font").value, stopped: text("stopped"),
        isReady: !document.getElementById("calculator-panel").hidden,
        hasResults: document.getElementById("calculator-results").checkVisibility(),
        lines: [...document.querySelectorAll("#calculator-drawing text")].map(line => line.textContent),
    };
})()"""
FETCH = """document.addEventListener("securitypolicyviolation", event => {
    window.refused = event.effectiveDirective;
});
fetch("http://127.0.0.1:9/").catch(() => {});"""


class Calculator:
    def __init__(self, chromium, tool):
        self.chromium, self.tool = chromium, tool
        self.count, self.wrong = 0, []

    def expect(self, name, found, wanted):
        self.count += 1
        if found != wanted:
            self.wrong.append(f"{name} is {found!r}, not {wanted!r}"[:400])

    def wait(self, condition):
        """Returns what the page shows once the condition is met, or after 10 s."""
        for _ in range(200):
            if condition(shown := self.chromium.evaluate(CALCULATOR)):
                break
            time.sleep(0.05)
        return shown

    def enter(self, **fields):
        for name, value in fields.items():
            name = name if name == "category" else f"calculator-{name}"
            self.chromium.evaluate(f"{TYPE}({json.dumps([name, str(value)])})")
        return self.chromium.evaluate(CALCULATOR)

    def choose(self, *files):
        root = self.chromium.call("DOM.getDocument")["root"]["nodeId"]
        node = self.chromium.call("DOM.querySelector", nodeId=root, selector="#calculator-files")["nodeId"]
        self.chromium.call("DOM.setFileInputFiles", files=[str(file) for file in files], nodeId=node)

    def drop(self, file):
        for kind in "dragEnter", "dragOver", "drop":
            self.chromium.call("Input.dispatchDragEvent", type=kind, x=300, y=500,
                               data={"items": [], "files": [str(file)], "dragOperationsMask": 1})

    def json(self, *words):
        run = subprocess.run([self.tool, *map(str, words), "--json"], stdout=subprocess.PIPE, text=True)
        return json.loads(run.stdout)

    def compare(self, text, font, size, style, width, curve="", maximum="", category=3):
        """Enters values, and compares the table, the lines and the explanation with the tool's."""
        shown = self.enter(text=text, style=style, size=size, maximum=maximum, curve=curve, width=width,
                           category=category)
        words = ["scale", size, "--style", style, "--explain"]
        words += ["--curve", curve] if curve else []
        report = self.json(*words, *(["--max", maximum] if maximum else []))
        where = f"{pathlib.Path(font).name} {size} {style} {curve} {maximum}"
        rows = [[], [], [], [], []]
        for index, scaled in enumerate(report["sizes"][:12]):
            size = scaled.get("size", scaled.get("scaledFont"))
            measured = self.json("measure", text, "--font", font, "--size", size)
            wrapped = self.json("measure", text, "--font", font, "--size", size, "--width", width)
            height = self.json("font", font, "--size", size)["faces"][0]["lineHeight"]
            values = size, height, measured["width"], len(wrapped["lines"]), wrapped["height"]
            for row, value in zip(rows, values):
                row.append(short(value))
            if index == category:
                self.expect(f"{where}: lines", shown["lines"], [line["text"] for line in wrapped["lines"]])
                missing = [f"{item['character']} {item['codePoint']}" for item in measured["missing"]]
                notes = [WIDTHS[measured["exactness"]]] + [
                    f"{shown['font']} has no glyphs for {', '.join(missing)}." for _ in missing[:1]]
                self.expect(f"{where}: coverage", shown["coverage"], notes)
                if explanations := report.get("explanations"):
                    explanation = explanations[scaled["category"]]
                    self.expect(f"{where}: explanation", shown["explanation"], explanation)
        self.expect(f"{where}: problem", shown["problem"], "")
        for name, found, wanted in zip(["sizes", "line heights", "widths", "counts", "heights"], shown["rows"], rows):
            self.expect(f"{where}: {name}", found, wanted)

    def system(self):
        """Compares the sizes of the system font, and its lines."""
        text = "Ferry at 8:40, pier 2"
        shown = self.enter(font="", style="headline", size="", maximum="", curve="", width=250, text=text)
        for index, category in enumerate(CATEGORIES):
            wrapped = self.json("measure", text, "--system", "--style", "headline",
                                "--category", category, "--width", 250)
            found = [row[index] for row in shown["rows"]]
            self.expect(f"system {category}", [found[0], *found[3:]],
                        [short(wrapped["size"]), str(len(wrapped["lines"])), short(wrapped["height"])])


def check_calculator(page, folder):
    shown = page.wait(lambda shown: shown["isReady"] or shown["stopped"])
    page.expect("the module", [shown["isReady"], shown["stopped"]], [True, ""])
    page.system()
    page.choose(LATO)
    shown = page.wait(lambda shown: shown["added"])
    page.expect("the chosen file", [shown["added"], shown["font"]], ["Added Lato Bold.", "Lato-Bold"])
    text = "AVATAR To office 0123, the quick brown fox jumps over the lazy dog."
    page.compare(text, LATO, 17.5, "body", 200, maximum=40)
    page.compare(text, LATO, 13, "callout", 120.5, curve="android", category=11)
    page.compare("a\nb-c 한", LATO, 1000, "caption2", 300, curve="material", category=0)
    for file, name, text in (NANUM, "NanumMyeongjo", "한국어 줄바꿈 x, 낱말 단위"), \
            (CFF, "NimbusSans-Bold", "AWAY Töne fi"):
        page.drop(file)
        shown = page.wait(lambda shown: shown["font"] == name)
        page.expect("the dropped file", shown["font"], name)
        page.compare(text, file, 21, "title3", 90, category=9)
    # A curve of twelve sizes has these sizes for text that has the fourth of them at L.
    sizes = ["11", "12", "13", "20", "20", "21", "22", "30", "31", "32", "33", "99"]
    shown = page.enter(size=20, maximum="", curve="custom", sizes=", ".join(sizes))
    page.expect("twelve sizes", shown["rows"][0], sizes)
    for text in "", "1 2 3", "1 2 3 4 5 6 7 8 9 10 11 1":
        page.expect(text, page.enter(sizes=text)["problem"], "expected twelve sizes that do not decrease")
    page.expect("words", page.enter(sizes="a b")["problem"], "expected a number for curve")
    page.enter(curve="")
    # The page's address contains the fields, but not the font.
    page.enter(font="", size=21, width=120, curve="android", text="Shared & sent")
    before = page.enter(category=7)
    address = page.chromium.evaluate("location.href")
    page.chromium.open("about:blank")
    page.chromium.open(address)
    shown = page.wait(lambda shown: shown["isReady"] or shown["stopped"])
    page.expect("the page of an address", shown["rows"], before["rows"])
    for file, name in (LATO, "Lato-Bold"), (NANUM, "NanumMyeongjo"), (CFF, "NimbusSans-Bold"):
        page.choose(file)
        page.wait(lambda shown: shown["font"] == name)
    # The same file again, a file that is not a font, and a damaged font.
    (folder / "note.ttf").write_text("not a font")
    (folder / "cut.ttf").write_bytes(pathlib.Path(LATO).read_bytes()[:200])
    page.choose(folder / "note.ttf", LATO, folder / "cut.ttf")
    shown = page.wait(lambda shown: shown["refused"])
    page.expect("valid files", shown["added"], "Added Lato Bold.")
    for name in "note.ttf: ", "cut.ttf: ":
        page.expect(f"the message for {name}", name in shown["refused"], True)
    page.expect("fonts", page.chromium.evaluate("document.getElementById('calculator-font').length"), 4)
    for name, value, message in ("size", "x", "Size at L: expected a positive number, not “x”"), \
            ("size", "NaN", "Size at L: expected a positive number, not “NaN”"), \
            ("size", "1e999", "a number is infinite"), \
            ("maximum", "-1", "Maximum size: expected a positive number, not “-1”"), \
            ("width", "0", "Width of the lines: expected a positive number, not “0”"):
        shown = page.enter(**{name: value})
        page.expect(f"{name} {value}", [shown["problem"], shown["hasResults"]], [message, False])
        page.expect("the next value", page.enter(**{name: 30})["problem"], "")
    page.enter(size="1e300", width="")
    page.expect("console and network", page.chromium.complaints(), [])


def picture_calculator(page, folder):
    page.enter(font="Lato-Bold", size="", maximum="", width=320, text="Text grows when a reader asks for it.")
    for name, width, height, scheme in ("light", 1280, 1200, "light"), ("dark", 1280, 1200, "dark"), \
            ("narrow", 390, 1400, "light"):
        page.chromium.screen(width, height)
        page.chromium.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        page.chromium.evaluate("document.getElementById('calculator').scrollIntoView()")
        page.expect(f"wide elements, {name}", page.chromium.evaluate(OVERFLOW), [])
        page.chromium.picture(folder / f"calculator-{name}.png")


def main():
    modules, tool = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    if not (program := installed()):
        return
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        folder = pathlib.Path(folder)
        shown = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else folder
        shown.mkdir(parents=True, exist_ok=True)
        subprocess.run([tool, "specimen", "--web", modules, "-o", folder / "page.html"], check=True)
        chromium = Chromium(program, folder)
        chromium.screen(1280, 900)
        chromium.open(folder / "page.html")
        page = Calculator(chromium, tool)
        check_calculator(page, folder)
        picture_calculator(page, shown)
        chromium.evaluate(FETCH)
        time.sleep(0.2)
        page.expect("the directive that refuses a request", chromium.evaluate("window.refused"), "connect-src")
        chromium.close()
    if page.wrong:
        sys.exit("\n".join(page.wrong[:20]))
    print(f"Chromium: {page.count} values in the calculator of a specimen page are correct")


if __name__ == "__main__":
    main()
