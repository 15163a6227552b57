"""Compares every number in the pages of `typescale specimen` in Chromium with `--json`."""
import json
import math
import subprocess

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
# Reads the values that the page shows for the selected category.
SHOWN = """({
    value: document.getElementById("category").value, short: document.getElementById("short").textContent,
    rows: [...document.querySelectorAll("[data-row]")].map(row => ({
        words: [...row.querySelectorAll("[data-n]")].map(node => node.textContent),
        samples: [...row.querySelectorAll(".sample")].map(node => {
            const style = getComputedStyle(node);
            return [style.fontSize, style.lineHeight, style.fontWeight];
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
        """Compares the styles, the cell and the marked columns at a category."""
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
                self.expect(where, near(shown[0], size) and near(shown[1], line)
                            and float(shown[2]) == style["weight"], shown, size, line, style["weight"])
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
    return check.count, check.wrong
