"""Compares every number in the pages of `typescale specimen` in Chromium with `--json`.

Makes a reader's choices, and checks what the page shows, copies, and keeps in its address.
"""
import json
import math
import pathlib
import subprocess
import urllib.parse

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
}
# Reads the values that the page shows for the selected category.
SHOWN = """({
    value: document.getElementById("category").value, short: document.getElementById("short").textContent,
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
