#!/usr/bin/env python3
"""Compares the widths of labels that Xcode recorded: `.ci/labels.py TOOL FILE [--picture PICTURE]`.

TOOL is the command line. FILE is CSV with a label per row: its text, weight, size and width, the grid of pixels that
the width is a multiple of (1/2, 1/3 or 1), its repo, and its lines, which is 1 for a single line. Prints how many labels
the tool predicts, and the labels that are furthest off, without their texts. A picture needs matplotlib.

A label that was not laid out after its last change, or that has another width than its text, proves nothing. Labels
whose width differs by more than 4 percent and 3 points are counted, but not compared. More of the others are wrong if
their widths are whole numbers, so that the promised chances are compared only with widths that have a fraction.
"""
import argparse
import csv
import fractions
import io
import math
import subprocess
import unicodedata

SIZES = [("8 to 12", 8, 12), ("to 17", 12.01, 17), ("to 24", 17.01, 24), ("to 40", 24.01, 40)]
CHANCES = [(0.98, 1.01), (0.95, 0.98), (0.9, 0.95), (0.8, 0.9), (0.6, 0.8), (0, 0.6)]


def measured(tool, rows):
    """Returns the results of the tool for rows of a text, a weight and a size."""
    file = io.StringIO()
    csv.writer(file).writerows([("text", "weight", "size"), *rows])
    run = subprocess.run([tool, "measure", "--system", "--csv", "-"], input=file.getvalue(), stdout=subprocess.PIPE,
                         stderr=subprocess.DEVNULL, encoding="utf-8")
    return list(csv.DictReader(io.StringIO(run.stdout, newline="")))


class Label:
    """A label with its predicted width."""

    def __init__(self, row, result, unkerned):
        self.row, self.result = row, result
        self.recorded, self.size = float(row["width"]), float(row["size"])
        self.pixels = 1 / fractions.Fraction(row["grid"])
        self.width, self.deviation = float(result["width"]), float(result["deviation"])
        self.unkerned = unkerned
        self.isStale = abs(self.recorded - self.width) > max(3, 0.04 * self.width)

    def off(self, width):
        """By how many pixels the recorded width differs from a width rounded up."""
        return round(self.recorded * self.pixels - math.ceil(width * self.pixels - 1e-6))

    @property
    def hasFraction(self):
        """Whether the recorded width is not a whole number, which people also enter."""
        return self.recorded != round(self.recorded)

    @property
    def others(self):
        """The characters beyond ASCII."""
        return [character for character in self.row["text"] if not character.isascii()]

    @property
    def isMarked(self):
        """Whether the characters beyond ASCII are ASCII letters with marks."""
        parts = [unicodedata.normalize("NFD", character) for character in self.others]
        return bool(parts) and all(len(part) > 1 and part[0].isascii() for part in parts)

    @property
    def isInside(self):
        """Whether the width is within the 95% bound: the recorded width was rounded up."""
        return (float(self.result["upper"]) > self.recorded - 1 / self.pixels
                and float(self.result["lower"]) <= self.recorded + 1e-3)

    @property
    def chance(self):
        """The chance that the rounded width is right."""
        last = math.ceil(self.width * self.pixels - 1e-6) / self.pixels
        if not self.deviation:
            return 1
        ends = [(end - self.width) / self.deviation / math.sqrt(2) for end in (last - 1 / self.pixels, last)]
        return (math.erf(ends[1]) - math.erf(ends[0])) / 2

    @property
    def deviations(self):
        """The distance from the middle of the recorded pixel to the mean, in deviations of both."""
        return (self.recorded - 0.5 / self.pixels - self.width) / math.hypot(self.deviation, 0.29 / self.pixels)


def labels(tool, path):
    """Returns the labels of a file whose widths the tool predicts."""
    with open(path, newline="", encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file)
                if row["grid"] in ("1/2", "1/3", "1") and row["lines"] == "1" and 8 <= float(row["size"]) <= 40]
    results = measured(tool, [(row["text"], row["weight"], row["size"]) for row in rows])
    characters = sorted({(character, row["weight"], row["size"]) for row in rows for character in row["text"]})
    single = {key: float(result["width"] or "nan") for key, result in zip(characters, measured(tool, characters))}
    found = []
    for row, result in zip(rows, results, strict=True):
        # In another script, another font supplies the characters.
        if result["width"] and not any(unicodedata.category(c) == "Lo" for c in row["text"]):
            found.append(Label(row, result, sum(single[c, row["weight"], row["size"]] for c in row["text"])))
    return found


def show(name, group):
    """Prints the shares of a group of labels."""
    if group:
        shares = [sum(map(test, group)) / len(group) for test in (
            lambda label: label.off(label.width) == 0, lambda label: abs(label.off(label.width)) <= 1,
            lambda label: label.isInside, lambda label: label.off(label.unkerned) == 0,
            lambda label: abs(label.off(label.unkerned)) <= 1)]
        print(f"{name:<24}{len(group):>7}" + "".join(f"{100 * share:>13.1f}%" for share in shares))


def draw(group, path):
    """Draws how many labels are off by how many pixels, with and without kerning."""
    from matplotlib import pyplot

    most = range(-4, 8)
    figure, axes = pyplot.subplots(figsize=(4.6, 3), dpi=160)
    for shift, title, color, off in ((0.2, "with the table of pairs", "#0a6cd6", lambda label: -label.off(label.width)),
                                     (-0.2, "without kerning", "#c9a063", lambda label: -label.off(label.unkerned))):
        counts = [sum(off(label) == number for label in group) / len(group) * 100 for number in most]
        axes.bar([number - shift for number in most], counts, 0.4, label=title, color=color)
    axes.set_xticks([number for number in most if number % 2 == 0])
    axes.set_xlabel("pixels by which the predicted label is too wide")
    axes.set_ylabel("percent of labels")
    axes.set_title(f"{len(group):,} labels: predicted against recorded", fontsize=11)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False)
    figure.tight_layout()
    figure.savefig(path)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool")
    parser.add_argument("file")
    parser.add_argument("--picture")
    options = parser.parse_args()
    found = labels(options.tool, options.file)
    group = [label for label in found if not label.isStale]
    print(f"{'':<24}{'labels':>7}{'exact':>14}{'one pixel':>14}{'95% bound':>14}{'unkerned':>14}{'one pixel':>14}")
    show("all", found)
    show("all that are compared", group)
    for weight in dict.fromkeys(label.row["weight"] for label in group):
        show(weight, [label for label in group if label.row["weight"] == weight])
    for name, least, most in SIZES:
        show(f"{name} points", [label for label in group if least <= label.size <= most])
    show("only ASCII", [label for label in group if not label.others])
    show("letters with marks", [label for label in group if label.isMarked])
    show("Cyrillic and Greek", [label for label in group if any(0x370 <= ord(c) < 0x530 for c in label.others)])
    show("other characters", [label for label in group if label.others and not label.isMarked
                              and not any(0x370 <= ord(c) < 0x530 for c in label.others)])
    fractional = [label for label in group if label.hasFraction]
    show("whole points", [label for label in group if not label.hasFraction])
    show("with a fraction", fractional)
    show("of these, exact", [label for label in fractional if label.result["exactness"] == "exact"])
    for least, most in CHANCES:
        show(f"chance of {100 * least:.0f}% or more", [label for label in fractional if least <= label.chance < most])
    print("\nThe labels that are furthest off:")
    for label in sorted(group, key=lambda label: -abs(label.deviations))[:10]:
        print(f"{label.deviations:>7.1f} deviations: {label.row['weight']}, {label.row['size']} points, "
              f"{len(label.row['text'])} characters, recorded {label.recorded:g}, predicted {label.width:.2f} "
              f"± {1.96 * label.deviation:.2f}, {label.row['repo']}")
    if options.picture:
        draw(group, options.picture)


main()
