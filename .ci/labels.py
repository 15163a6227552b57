#!/usr/bin/env python3
"""Compares the system font with recorded labels: `.ci/labels.py [--picture FILE] CSV...`.

The texts of labels belong to their projects, so the repository does not contain them. A file has the columns `text`,
`weight`, `size` and `width`, or `frame_width` for labels on a Mac, whose frames are 4 points wider. The columns `grid` or
`scale` contain the step to which the width is rounded up, such as 1/3, or its reciprocal. Optional columns are
`platform`, `kind`, `lines` and `repo`. Text in Han without kana is taken as Chinese. Rows that repeat others are
ignored, and so are the following records:

- labels on several lines, and labels whose grid is unknown
- check boxes, and buttons at the minimum width of 30 points
- on iOS, widths in whole points, because it is unknown whether they were rounded to pixels or to points

Prints the table of the page "Widths of the system font". A record is stale if it is outside of the bound and differs by
more than 4.5 steps. In each of 17 boxes, from 8 steps narrower than the record to 8 steps wider, a verdict is wrong if
the label fits and the verdict is that it does not, or the reverse. Ends with 1 if the promise of a class with at least
30 promises holds for less than 97% of them, or if more than a third of the labels of such a class are stale. With
--picture, draws the shares with matplotlib.
"""
import argparse
import csv
import fractions
import pathlib
import re
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parents[1]
WEIGHTS = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]
COLUMNS = ["near", "stale", "right", "within", "bounded", "flagged", "kept", "judged", "wrong", "inconclusive"]
IGNORED = {"mac check", "mac button:check", "print"}


def class_of(text):
    """The class of a text by its characters."""
    if re.search(r"[\u2E80-\u312F\u3190-\u9FFF\uFF00-\uFFEF]", text):
        return "Chinese and Japanese"
    if re.search(r"[\uAC00-\uD7A3]", text):
        return "Korean"
    if re.search(r"[\u0370-\u052F]", text):
        return "Cyrillic and Greek"
    if re.search(r"[\u2018\u2019\u201C-\u201E]", text):
        return "quotation marks"
    if not text.isascii():
        return "marks" if re.fullmatch(r"[\0-\u024F\u2026]*", text) else "signs and emoji"
    return "digits" if re.search(r"\d", text) else "Latin"


def records(path):
    """The labels in a file, in the form of LabelDifferential."""
    with open(path, newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            grid = row.get("grid") or (f"1/{row['scale']}" if row.get("scale") else "1")
            kind, width = row.get("kind", ""), float(row.get("width") or float(row["frame_width"]) - 4)
            isMac = row.get("platform") == "macOS" or "frame_width" in row
            isWhole = abs(width - round(width)) < 1e-3
            if (row["weight"] not in WEIGHTS or kind in IGNORED or grid.endswith("?")
                    or row.get("lines", "1") not in ("", "0", "1") or re.search(r"[\n\r\t]", row["text"])
                    or "button" in kind and width <= 30 or isWhole and not isMac):
                continue
            name = class_of(row["text"])
            if isMac and name not in ("Chinese and Japanese", "Cyrillic and Greek"):
                name = "on a Mac"
            weight = 100 * (WEIGHTS.index(row["weight"]) + 1)
            steps = fractions.Fraction(grid).limit_denominator(100)
            language = "zh" if name == "Chinese and Japanese" and not re.search(r"[\u3041-\u30FF]", row["text"]) else ""
            yield (name, row["text"], weight, float(row["size"]), float(round(width / float(steps)) * steps),
                   float(steps), "macOS" if isMac else "iOS", language), row.get("repo")


def picture(path, rows):
    """Draws the share of the labels with the right pixel, and within one pixel."""
    from matplotlib import pyplot
    rows = [row for row in rows if row["near"] >= 10][::-1]
    figure, axes = pyplot.subplots(figsize=(5, 0.8 + 0.32 * len(rows)), dpi=150)
    names = [f"{row['class']} ({row['near']:,})" for row in rows]
    for key, color, label in (("within", "#c9a063", "within one pixel"), ("right", "#0a6dd9", "right pixel")):
        axes.barh(names, [100 * row[key] / row["near"] for row in rows], color=color, label=label)
    axes.set_xlim(0, 100)
    axes.set_xlabel("percent of labels")
    axes.spines[["top", "right"]].set_visible(False)
    figure.legend(loc="upper center", ncols=2, frameon=False)
    figure.tight_layout(rect=(0, 0, 1, 1 - 0.4 / figure.get_figheight()))
    figure.savefig(path)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--picture", metavar="FILE")
    parser.add_argument("files", metavar="CSV", nargs="+", type=pathlib.Path)
    arguments = parser.parse_args()
    labels = dict.fromkeys(label for path in arguments.files for label in records(path))
    package = ["--package-path", str(root / "Tests/Comparisons"), "--scratch-path", str(root / ".build/release-clients")]
    run = subprocess.run(
        ["swift", "run", "-c", "release", *package, "LabelDifferential"], text=True, stdout=subprocess.PIPE, check=True,
        input="".join("\t".join(map(str, label)) + "\n" for label, _ in labels))
    rows, isKept = [], True
    print("| Text | Labels | Stale | Right pixel | Within one | Within the bound | Said to be within a pixel | True "
          "| Verdicts | Wrong | Undecided |")
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    for line in run.stdout.splitlines():
        name, *numbers = line.split("\t")
        row = dict(zip(COLUMNS, map(int, numbers))) | {"class": name}
        rows.append(row)
        def share(key, whole):
            return f"{row[key] / row[whole]:.1%}" if row[whole] else ""
        boxes = row["judged"] + row["inconclusive"]
        none = f"{row['inconclusive'] / boxes:.1%}" if boxes else ""
        print(f"| {name} | {row['near']:,} | {row['stale']:,} | {share('right', 'near')} | {share('within', 'near')} "
              f"| {share('bounded', 'near')} | {row['flagged']:,} | {share('kept', 'flagged')} | {row['judged']:,} "
              f"| {share('wrong', 'judged')} | {none} |")
        isKept = isKept and (row["flagged"] < 30 or row["kept"] >= 0.97 * row["flagged"])
        isKept = isKept and (row["near"] + row["stale"] < 30 or row["stale"] <= (row["near"] + row["stale"]) / 3)
    if arguments.picture:
        picture(arguments.picture, rows)
    sys.exit(0 if isKept else 1)


if __name__ == "__main__":
    main()
