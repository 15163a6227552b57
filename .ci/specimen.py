"""Compares every number in the pages of `typescale specimen` in Chromium with the command-line tool's.

A module of pages.py. Writes screenshots for people to review.
"""
import json
import math
import pathlib
import subprocess

from access import OVERFLOW, UNFOLD

LATO = "/usr/share/fonts/truetype/lato/Lato-Bold.ttf"
NANUM = "/usr/share/fonts/truetype/nanum/NanumMyeongjo.ttf"
# A font without Latin letters, so that the samples are in Arabic.
NASKH = "/usr/share/fonts/truetype/noto/NotoNaskhArabic-Regular.ttf"
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
            const style = getComputedStyle(node);
            return {size: style.fontSize, line: style.lineHeight, weight: style.fontWeight, text: node.textContent};
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
WIDE_NAMES = """[...document.querySelectorAll(".style h3")].filter(name => name.scrollWidth > name.clientWidth + 1)
    .map(name => name.textContent)"""
TABLES = """[...document.querySelectorAll("%s table.sizes")].map(table =>
    [...table.tBodies[0].rows].map(row => [...row.querySelectorAll("td")].map(cell =>
        [...cell.childNodes].map(node => node.textContent))))"""


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


def tokens(path):
    """Writes a token file with `ROLES`, and returns its path."""
    roles = {}
    for name, value in ROLES.items():
        members = {name: value} if isinstance(value, tuple) else {f"{name}.{part}": value[part] for part in value}
        for member, (size, weight, style, limits) in members.items():
            token = {"$type": "typography", "$extensions": {"org.typescale": {"textStyle": style, "limits": limits}},
                     "$value": {"fontFamily": "Lato", "fontSize": {"value": size, "unit": "px"}, "fontWeight": weight,
                                "letterSpacing": {"value": size / 100, "unit": "px"}, "lineHeight": 1.25}}
            *groups, last = member.split(".")
            place = roles
            for group in groups:
                place = place.setdefault(group, {})
            place[last] = token
    path.write_text(json.dumps(roles))
    return path


def check(chromium, program, folder, pictures, access):
    """Returns the number of comparisons and the list of differences."""
    check = Check(chromium)
    dictionary = folder / "Brand.json"
    dictionary.write_text(json.dumps(DICTIONARY))
    fonts = ["--font", LATO, "--font", NANUM, "--dictionary", dictionary]
    roles = ["--font", LATO, "--tokens", tokens(folder / "roles-of-a-page.tokens.json")]
    for name, options in ("named", fonts), ("embedded", [*fonts, "--embed", "--max", 44]), ("tokens", roles), \
            ("arabic", ["--font", NASKH] if pathlib.Path(NASKH).exists() else ["--text", "مرحبا"]), \
            ("odd", ["--text", "</script><b>\u202e & \"x\" 가" + "W" * 300]):
        words = [program, "specimen", *map(str, options)]
        page = folder / f"specimen-{name}.html"
        subprocess.run([*words, "-o", page], stderr=subprocess.DEVNULL, check=True)
        run = subprocess.run([*words, "--json"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
        report = json.loads(run.stdout)
        chromium.screen(1280, 900)
        chromium.open(page)
        check.expect("long names", not chromium.evaluate(WIDE_NAMES), chromium.evaluate(WIDE_NAMES))
        # The keyboard moves the slider to the start, and then to each size.
        chromium.evaluate("document.getElementById('category').focus()")
        chromium.press("Home")
        for category in range(12):
            check.numbers(report, category)
            chromium.press("ArrowRight")
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
        access.check(page)
    page = folder / "specimen-phone.html"
    subprocess.run([program, "specimen", "--font", LATO, "-o", page], check=True)
    check.phone(page, pictures)
    chromium.picture(pictures / "specimen-phone.png")
    check.expect("console and network", not chromium.complaints(), chromium.complaints())
    return check.count, check.wrong
