"""Compares the pages of `typescale fit --html` in Chromium with `--json`."""
import json
import subprocess

from specimen import OVERFLOW, PICK

TEXTS = {
    "de": {"tab.a": "Einstellungen", "alert.b": "</script><script>ran = 1</script> & \"x\" <img src=x>", "alert.c": "Ja"},
    "ar": {"tab.a": "الصفحة الرئيسية للتطبيق"},
    "en": {"tab.a": "A", "alert.b": "Delete all of these photos and videos?", "alert.c": "Yes"},
}
SLOTS = {"slots": [
    {"name": "Tab <b>", "keys": "tab.*", "width": 60, "style": "caption2"},
    {"name": "Alert", "keys": "alert.*", "widths": {"SE": 120, "iPad": 700}, "height": 40},
]}
# Reads the drawings: the caption, the lines, and whether they are in the picture.
SHOWN = """[...document.querySelectorAll("[data-fit]")].map(figure => {
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


def check(chromium, program, folder, pictures):
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
    expect("findings", len(findings) >= 4 and not report["undecided"] + report["others"], findings)
    for name, width in ("phone", 390), ("desktop", 1200):
        for scheme in "light", "dark":
            chromium.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
            chromium.screen(width, 1000)
            chromium.open(page)
            expect("messages and requests", not chromium.complaints(), chromium.complaints())
            expect("overflow", not chromium.evaluate(OVERFLOW), chromium.evaluate(OVERFLOW))
            chromium.picture(pictures / f"findings-{name}-{scheme}.png")
    chromium.call("Emulation.setEmulatedMedia", features=[])
    expect("no text runs", chromium.evaluate("typeof ran") == "undefined")
    shown = chromium.evaluate(SHOWN)
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
        for drawing, finding in zip(chromium.evaluate(SHOWN), findings):
            where = f"{finding['language']} {finding['key']} {setting}"
            expect(where, drawing["name"] == setting and drawing["isInside"], drawing)
            is_counted = setting in finding["truncated"] + finding["undecided"]
            expect(where, "room for" not in drawing["caption"] or is_counted, drawing)
            expect(where, "".join(drawing["lines"]).replace(" ", "") in finding["text"].replace(" ", ""), drawing)
    chromium.evaluate("document.getElementById('breaks').click()")
    expect("where texts break", chromium.evaluate(SHOWN) == first)
    return count, wrong
