"""The pages of `typescale specimen` in Chromium: every number that they show against the library's."""
import base64
import json
import math
import pathlib
import subprocess

LATO = "/usr/share/fonts/truetype/lato/Lato-Bold.ttf"
NANUM = "/usr/share/fonts/truetype/nanum/NanumMyeongjo.ttf"
DICTIONARY = {
    "largeTitle": {"fontName": "Lato-Bold", "fontSize": 40},
    "headline": {"fontName": "NanumMyeongjo", "fontSize": 18},
    "body": {"fontName": "Missing</style><script>-Regular", "fontSize": 16.5},
    "caption": {"fontName": "Lato-Bold", "fontSize": 12},
}
CAP = 44
SCRIPT = pathlib.Path(__file__).with_name("specimen.js").read_text()


def short(number):
    text = f"{math.floor(number * 100 + 0.5) / 100:.2f}".rstrip("0").rstrip(".")
    return text


def near(text, number):
    return text != "normal" and abs(float(text.removesuffix("px")) - number) <= 1 / 64


class Check:
    def __init__(self, chromium, program):
        self.chromium, self.program = chromium, program
        self.count, self.wrong = 0, []

    def expect(self, name, is_met, *found):
        self.count += 1
        if not is_met:
            self.wrong.append(f"specimen: {name}: {' '.join(map(str, found))}"[:400])

    def open(self, path):
        self.chromium.open(path)
        self.chromium.evaluate(SCRIPT)

    def run(self, *words):
        run = subprocess.run([self.program, *map(str, words)], stdout=subprocess.PIPE, text=True, check=True)
        return json.loads(run.stdout)

    def scaled(self, style, size, category, key, *options):
        """A number of `typescale scale`, which knows nothing of pages."""
        known = self.__dict__.setdefault("known", {})
        call = (style, size, options)
        if call not in known:
            known[call] = self.run("scale", size, "--style", style, "--json", *options)
        return next(line for line in known[call]["sizes"] if line["shortName"] == category)[key]

    def numbers(self, report, category):
        """What the page shows at a category."""
        page = self.chromium.evaluate("read.shown()")
        name = report["categories"][category]["shortName"]
        self.expect("value", page["value"] == str(category), page["value"])
        self.expect("name", page["short"] == name, page["short"])
        self.expect("spoken", page["spoken"].startswith(f"{name}, ")
                    and page["spoken"].endswith(f"; {category + 1} of 12"), page["spoken"])
        rows = [(family, style) for family in report["families"] for style in family["styles"]]
        self.expect("rows", len(rows) == len(page["rows"]), len(page["rows"]))
        for (family, style), row in zip(rows, page["rows"]):
            size, line = style["pointSizes"][category], style["lineHeights"][category]
            where = f"{family['title']} {style['style']} {name}"
            for sample in row["samples"]:
                self.expect(f"size, {where}", near(sample["size"], size), sample, size)
                self.expect(f"line, {where}", sample["line"] == "normal" if line is None
                            else near(sample["line"], line), sample, line)
                self.expect(f"lines, {where}", line is None or sample["height"] >= line - 1, sample)
                self.expect(f"weight, {where}", float(sample["weight"]) == style["weight"], sample)
                self.expect(f"face, {where}", (style["face"] == "system")
                            == sample["family"].startswith("system-ui"), sample)
            uncapped = style["uncappedPointSizes"][category]
            words = [short(size), short(line) if line else "–", short(style["factors"][category]),
                     f"capped: {short(uncapped)} without" if uncapped > size else ""]
            self.expect(f"words, {where}", row["words"] == words, row["words"], words)
            if family["kind"] == "system":
                # The two know nothing of each other's numbers.
                self.expect(f"preferred, {where}",
                            self.scaled(style["style"], 17, name, "preferredFont") == size, size)
            else:
                entry = DICTIONARY.get(style["style"].replace("caption1", "caption"), {})
                base = entry["fontSize"] if family["kind"] == "dictionary" else self.scaled(
                    style["style"], 17, "L", "preferredFont")
                options = ("--max", CAP) if report["maximumPointSize"] else ()
                self.expect(f"scaled, {where}",
                            self.scaled(style["style"], base, name, "scaledFont", *options) == size, size)
        self.expect("one cell", len(page["cells"]) == 1)
        for cell in page["cells"]:
            wanted = report["cell"]["categories"][category]
            self.expect("height", abs(cell["height"] - wanted["height"]) < 0.01, cell["height"])
            self.expect("lines", len(cell["lines"]) == len(wanted["lines"]))
            for shown, line in zip(cell["lines"], wanted["lines"]):
                self.expect("text", shown["text"] == line["text"], shown, line)
                self.expect("size in the cell", near(shown["size"], line["pointSize"]), shown, line)
                self.expect("place", abs(shown["x"] - line["x"]) < 0.01
                            and abs(shown["y"] - line["baseline"]) < 0.01, shown, line)
                card, box = cell["card"], shown["box"]
                self.expect("in the cell", card["left"] < box["left"] and box["right"] < card["right"], shown)
        self.expect("marker", len(page["now"]) == 1 and page["names"][category][0] == name
                    and abs(page["names"][category][1] - page["now"][0]) < 2, page["now"], page["names"])
        self.expect("in sight", page["hidden"] == 0, page["hidden"])
        self.expect("columns", set(page["columns"]) == {category + 1}, set(page["columns"]))

    def slide(self, category):
        self.chromium.evaluate(
            f"(slider => {{ slider.value = {category}; slider.dispatchEvent(new Event('input')); }})"
            "(document.getElementById('category'))")

    def screen(self, width, height, scale=1):
        """Nothing is wider than the screen, and all can be read, light and dark."""
        self.chromium.screen(width, height, scale)
        for category in 3, 11:
            self.slide(category)
            found = self.chromium.evaluate(f"read.overflow({width})")
            self.expect(f"fits {width}", found["page"] <= width and not found["wide"], found)

    def contrast(self):
        for is_dark in False, True:
            self.chromium.media(is_dark=is_dark)
            for text in self.chromium.evaluate("read.contrast()"):
                self.expect("contrast", text["ratio"] is not None and text["ratio"] >= 4.5, is_dark, text)
        self.chromium.media()

    def structure(self, part_count):
        found = self.chromium.evaluate("read.structure()")
        levels = found["headings"]
        self.expect("headings", levels[0] == 1 and levels.count(1) == 1
                    and all(b <= a + 1 for a, b in zip(levels, levels[1:])), levels)
        self.expect("scopes", not found["unscoped"], found["unscoped"])
        self.expect("languages", not found["korean"], found["korean"])
        self.expect("regions", found["regions"])
        self.expect("pictures", not found["unnamed"], found["unnamed"])
        self.expect("handlers", not found["handlers"], found["handlers"])
        self.expect("addresses", all(address.startswith("#") for address in found["addresses"])
                    and len(found["addresses"]) > part_count, found["addresses"])
        self.expect("slider", found["slider"] == ["range", "0", "11", "1", "Reader’s text size", False],
                    found["slider"])
        self.expect("scripts", found["scripts"] == 2, found["scripts"])
        nodes = self.chromium.call("Accessibility.getFullAXTree")["nodes"]
        sliders = [node for node in nodes if node.get("role", {}).get("value") == "slider"]
        self.expect("one slider", len(sliders) == 1 and sliders[0]["name"]["value"] == "Reader’s text size",
                    sliders)

    def tables(self, report):
        tables = self.chromium.evaluate("read.tables()")
        self.expect("tables", len(tables) == len(report["families"]))
        for table, family in zip(tables, report["families"]):
            for row, style in zip(table, family["styles"], strict=True):
                for category, (size, line, is_starred) in enumerate(row):
                    height = style["lineHeights"][category]
                    self.expect("cell of the table",
                                size == short(style["pointSizes"][category])
                                and line == (short(height) if height else "–")
                                and is_starred == (style["uncappedPointSizes"][category]
                                                   > style["pointSizes"][category]), family["title"], style, row)

    def curves(self, report):
        """The table of curves, against what `typescale scale --curve` says of each."""
        scaling = report["scaling"]
        rows = self.chromium.evaluate(
            "[...document.querySelector('#curves table').tBodies[0].rows].map(row =>"
            " [...row.cells].map(cell => cell.textContent))")
        self.expect("curves", [row[0] for row in rows] == [curve["name"] for curve in scaling["curves"]], rows)
        for row, curve in zip(rows, scaling["curves"], strict=True):
            lines = self.run("scale", scaling["pointSize"], "--style", scaling["style"], "--curve", curve["name"],
                             "--json")["sizes"]
            for shown, size, line in zip(row[1:], curve["pointSizes"], lines):
                known = line["scaledFont"] if "scaledFont" in line else line["size"]
                self.expect("curve", shown == short(size) and size == known, curve["name"], shown, size, line)

    def keys(self, report):
        self.chromium.evaluate("document.getElementById('category').focus()")
        self.chromium.press("Home", 36)
        for category in range(12):
            self.numbers(report, category)
            self.chromium.press("ArrowRight", 39)
        self.chromium.press("ArrowLeft", 37)
        self.expect("left", self.chromium.evaluate("document.getElementById('category').value") == "10")
        self.chromium.press("End", 35)
        self.expect("end", self.chromium.evaluate("document.getElementById('category').value") == "11")

    def paper(self, pictures):
        self.chromium.screen(688, 971)
        self.chromium.media("print")
        found = self.chromium.evaluate(
            "({shown: [...document.querySelectorAll('nav,input,.ticks')].filter(n => n.checkVisibility()).length,"
            " tables: [...document.querySelectorAll('table')].map(t => t.getBoundingClientRect().right),"
            " page: getComputedStyle(document.body).backgroundColor})")
        self.expect("controls on paper", found["shown"] == 0, found)
        self.expect("tables on paper", max(found["tables"]) <= 688.5, found)
        self.expect("white paper", found["page"] == "rgb(255, 255, 255)", found)
        pdf = self.chromium.call("Page.printToPDF", preferCSSPageSize=True, paperWidth=8.27, paperHeight=11.69)
        (pictures / "specimen.pdf").write_bytes(base64.b64decode(pdf["data"]))
        self.chromium.media()

    def pictures(self, folder):
        for name, width, height, scale in ("phone", 390, 844, 2), ("desktop", 1280, 900, 1):
            self.chromium.screen(width, height, scale)
            for category, short_name in (3, "L"), (11, "AX5"):
                self.slide(category)
                for is_dark in False, True:
                    self.chromium.media(is_dark=is_dark)
                    look = f"{name}-{short_name}-{'dark' if is_dark else 'light'}"
                    self.chromium.picture(folder / f"specimen-{look}.png")
                    for part in "#family-0", "#family-1", "#cell", "#curves", "#sizes":
                        there = self.chromium.evaluate(
                            f"(e => (e?.scrollIntoView(), !!e))(document.querySelector('{part}'))")
                        if there:
                            self.chromium.picture(folder / f"specimen-{look}-{part[1:]}.png")
                    self.chromium.evaluate("scrollTo(0, 0)")
        self.chromium.media()


def check(chromium, program, folder, pictures):
    """How much was compared, and what was wrong."""
    check = Check(chromium, program)
    dictionary = folder / "Brand.json"
    dictionary.write_text(json.dumps(DICTIONARY))
    words = ["specimen", "--font", LATO, "--font", NANUM, "--dictionary", dictionary]
    for name, options in ("named", []), ("embedded", ["--embed", "--max", CAP]):
        page = folder / f"specimen-{name}.html"
        subprocess.run([program, *map(str, words + options), "-o", page], check=True)
        report = check.run(*words, *options, "--json")
        check.expect("bytes", options or page.stat().st_size < 300_000, page.stat().st_size)
        chromium.screen(1280, 900)
        check.open(page)
        for category in range(12):
            check.slide(category)
            check.numbers(report, category)
        check.tables(report)
        check.curves(report)
        check.screen(1280, 900)
        check.contrast()
        check.screen(390, 844)
        check.contrast()
        check.structure(len(report["families"]))
        if name == "named":
            check.keys(report)
            check.paper(pictures)
        else:
            loaded = chromium.evaluate("[...document.fonts].filter(f => f.status == 'loaded').length")
            check.expect("fonts loaded", loaded >= 2, loaded)
            check.pictures(pictures)
        complaints = chromium.complaints()
        check.expect("console and network", not complaints, complaints)
    # What is absurd is shown, and nothing of it is markup.
    odd = folder / "specimen-odd.html"
    text = "</script><b>\u202eבְּרֵאשִׁית & \"x\" 가\u0007" + "W" * 300
    subprocess.run([program, "specimen", "--text", text, "-o", odd], check=True)
    check.open(odd)
    check.screen(390, 844)
    shown = chromium.evaluate("document.querySelector('.sample').textContent")
    check.expect("odd text", shown == text.replace("\u0007", "\ufffd"), shown)
    check.expect("odd console", not chromium.complaints(), chromium.complaints())
    # Without scripts L is shown, and why.
    chromium.call("Emulation.setScriptExecutionDisabled", value=True)
    chromium.open(folder / "specimen-named.html")
    nodes = chromium.call("Accessibility.getFullAXTree")["nodes"]
    named = [node.get("name", {}).get("value", "") for node in nodes]
    check.expect("noscript", any("needs JavaScript" in name for name in named))
    check.expect("noscript table", any(name == "AX5" for name in named))
    chromium.picture(pictures / "specimen-noscript.png")
    chromium.call("Emulation.setScriptExecutionDisabled", value=False)
    return check.count, check.wrong
