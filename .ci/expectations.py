#!/usr/bin/env python3
"""Shapes the texts of HarfBuzz's own tests and compares glyphs, clusters, advances and offsets with the results:

    .ci/expectations.py FOLDER TOOL

Unpacks Debian's source package `harfbuzz` in FOLDER; its license differs from this project's, so the project
contains no part of it. Skips all tests if the download fails. Runs every line of the three families. A line is
equal, reported to need shaping, left out for a reason that depends on its options, or different. Differences
without a known reason fail. hb-shape only translates the names of glyphs to numbers.
"""
import collections
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import unicodedata

import install

folder, tool = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2]
families = ["aots", "text-rendering-tests", "in-house"]
# Options that have no effect on the compared results.
neutral = {"--font-funcs", "--single-par", "--no-glyph-names", "--no-positions", "--no-clusters", "--no-advances",
           "--ned", "--remove-default-ignorables", "--font-ptem", "--font-size", "--show-flags", "--show-extents",
           "--unsafe-to-concat", "--bot", "--eot", "--ot", "-x", "--normalize-glyphs"}
# The reasons to leave out a line, by the option that the tool lacks.
lacking = {
    "--script": "the test sets a script", "--cluster-level": "the test sets a level of clusters",
    "--unicodes-before": "the test gives context", "--unicodes-after": "the test gives context",
    "--shaper": "the test names a shaper",
    "--named-instance": "the test names an instance", "--not-found-variation-selector-glyph": "an option of a later version",
    "--font-slant": "the test slants the font", "--font-bold": "the test emboldens the font",
    "--preserve-default-ignorables": "the test shows invisible characters",
}
# The reasons for known differences, by the start of a file's name or a line's place. Others fail.
reasons = {
    "cmap4": "the map contains glyphs that the font does not have",
    "gsub1_1_modulo": "the lookup produces glyphs that the font does not have",
    "collections.tests:6": "the collection does not have the face",
    "rand.tests": "the feature rand selects alternates at random",
    "arabic-fallback-shaping": "the font encodes Arabic as private-use characters, so that the text is missing here",
    "indic-decompose": "the font has no advances, for which HarfBuzz uses half an em",
    "indic-script-extensions": "the text has two scripts, which are shaped one by one here",
    "item-context.tests:10": "the test inserts a dotted circle at the start of a paragraph",
    **dict.fromkeys(
        ("arabic-mark-order.tests:6", "default-ignorables.tests:2", "hebrew-diacritics.tests:23",
         "hebrew-diacritics.tests:25"),
        "marks are attached across U+034F, as in HarfBuzz since version 10 (harfbuzz/harfbuzz#4869)"),
    **dict.fromkeys(
        ("khmer-misc.tests:46", "khmer-misc.tests:47", "khmer-misc.tests:48"),
        "a mark has the height of the mark to which it is attached, as in HarfBuzz 15"),
    "GSUB-3": "the substitutions never end, and each library stops at its own limit",
}


def fetch():
    data = folder / "data"
    if data.exists():
        return data
    keyring = "/usr/share/keyrings/debian-archive-keyring.gpg"
    options = install.isolated(folder, f"deb-src [signed-by={keyring}] http://deb.debian.org/debian bookworm main")
    for command in (["update"], ["source", "--download-only", "harfbuzz"]):
        subprocess.run(["apt-get", *options, "-qq", *command], cwd=folder, check=True,
                       stdout=subprocess.DEVNULL)
    archive = next(folder.glob("harfbuzz_*.orig.tar.*"))
    with tarfile.open(archive) as files:
        for member in files:
            parts = member.name.split("/test/shape/data/")
            if len(parts) == 2 and member.isfile():
                member.name = parts[1]
                files.extract(member, data, filter="data")
    return data


GLYPH = re.compile(r"^(.*?)(?:=(\d+))?(?:@(-?[\d.]+),(-?[\d.]+))?(?:\+(-?[\d.]+)(?:,-?[\d.]+)?)?(?:#\d+)?(?:<.*>)?$")


def glyphs(text):
    """The glyphs of a result as name, cluster, offset and advance, of which all but the name may be `None`."""
    parts = [part for part in text.strip().removeprefix("[").removesuffix("]").split("|") if part]
    found = [GLYPH.match(part).groups() for part in parts]
    return [(name, None if cluster is None else int(cluster), x and (float(x), float(y)),
             None if advance is None else float(advance)) for name, cluster, x, y, advance in found]


def numbers(font, options, characters):
    """The numbers of the named glyphs that hb-shape outputs."""
    kept = [option for option in options if option.split("=")[0] in (
        "--features", "--variations", "--face-index", "--remove-default-ignorables", "--direction", "--language")]
    answers = [subprocess.run(["hb-shape", *more, *kept, "-u", characters, str(font)], capture_output=True,
                              text=True).stdout for more in ([], ["--no-glyph-names"])]
    named, numbered = [[glyph[0] for glyph in glyphs(answer)] for answer in answers]
    return dict(zip(named, map(int, numbered)))


def ours(font, options, characters):
    """The tool's report, or its error as text."""
    words = [tool, "measure", "--font", str(font), "--size", "1000", "--glyphs", "--json", "-"]
    for option in options:
        name, _, value = option.partition("=")
        if name == "--features":
            tags = [tag if tag[:1] in "+-" else "+" + tag for tag in value.split(",")]
            words += ["--features", ",".join(["default", *tags])]
        elif name == "--direction":
            words += ["--direction", "rtl" if value[0] == "r" else "ltr"]
        elif name == "--language":
            words += ["--language", value]
        elif name == "--variations":
            words += ["--variation", value]
        elif name == "--face-index":
            words += ["--index", value]
    text = "".join(chr(code) for code in characters)
    # The tool strips a trailing newline, and a byte order mark at the start of its input.
    if text.startswith("\ufeff"):
        words[words.index("-")] = text
    answer = subprocess.run(words, input=(text + "\n").encode(), capture_output=True)
    try:
        return json.loads(answer.stdout)
    except ValueError:
        return answer.stderr.decode().strip() or f"exit status {answer.returncode}"


def omission(font, options, characters, wanted):
    """The reason to leave out a line, or `None`."""
    for option in options:
        name, _, value = option.partition("=")
        if name in lacking:
            return lacking[name]
        if name == "--direction" and value not in ("l", "r", "ltr", "rtl"):
            return "the test sets a vertical direction"
        if name == "--features" and re.search(r"\[", value):
            return "the test applies a feature to a range"
        if name not in neutral | {"--direction", "--language", "--features", "--variations", "--face-index"}:
            return f"the test has the option {name}"
    if wanted == "*":
        return "the test expects no result"
    if font.suffix == ".dfont":
        return "the font is in a resource fork"
    if not font.exists():
        return "the font is not included"
    if any(0xD800 <= code < 0xE000 or code > 0x10FFFF for code in characters):
        return "the text is not valid Unicode"


def is_right_to_left(options, characters):
    """Whether HarfBuzz outputs the last glyph first."""
    for option in options:
        if option.startswith("--direction="):
            return option[12:13] == "r"
    classes = [unicodedata.bidirectional(chr(code)) for code in characters]
    strong = next((name in ("R", "AL") for name in classes if name in ("L", "R", "AL")), None)
    # Without a letter, a mark has the direction of its script.
    names = [unicodedata.name(chr(code), "") for code in characters]
    return any(name.startswith(("ARABIC", "HEBREW")) for name in names) if strong is None else strong


def compare(font, options, characters, text):
    """The outcome of a line, and details of a difference."""
    found = ours(font, options, characters)
    if isinstance(found, str):
        return "different", found
    if found["needsShaping"]:
        return "reported", None
    run = [(glyph["glyph"], glyph["cluster"], glyph["advance"], (glyph["xOffset"], glyph["yOffset"]))
           for glyph in found["run"]]
    if is_right_to_left(options, characters):
        run.reverse()
    wanted = glyphs(text)
    if not all(name.isdigit() for name, *_ in wanted):
        known = numbers(font, options, ",".join(f"U+{code:04X}" for code in characters))
        wanted = [(known.get(name, name), *rest) for name, *rest in wanted]
    else:
        wanted = [(int(name), *rest) for name, *rest in wanted]
    size = next((float(option.partition("=")[2]) for option in options if option.startswith("--font-size=")), None)
    scale = size / found["unitsPerEm"] if size else 1

    def matches(expected, glyph):
        (name, at, place, width), (id, cluster, advance, offset) = expected, glyph
        if name != id or "--ned" in options:
            return name == id
        # Advances and offsets of variable fonts are not rounded here.
        isPlaced = "--no-positions" in options or all(
            abs(one - other * scale) <= 1 for one, other in zip(place or (0, 0), offset))
        return at in (None, cluster) and isPlaced and (width is None or abs(width - advance * scale) <= 1)

    # Without the option to remove them, invisible characters are spaces without a width.
    space = None
    if "--remove-default-ignorables" not in options and len(wanted) > len(run):
        space = ours(font, options, [0x20])
        space = space["run"][0]["glyph"] if isinstance(space, dict) and space["run"] else None
    rest = list(run)
    isEqual = True
    before = None
    for glyph in wanted:
        # A removed invisible character belongs to the cluster of the next glyph.
        joined = (glyph[0], before, *glyph[2:])
        if rest and (matches(glyph, rest[0]) or before is not None and matches(joined, rest[0])):
            rest.pop(0)
            before = None
        elif space is None or glyph[0] != space or glyph[3]:
            isEqual = False
        else:
            before = glyph[1] if before is None else before
    isEqual = isEqual and not rest
    if not isEqual:
        return "different", f"expected {text[:200]}, found {run}"
    return "equal", None


try:
    if not shutil.which("hb-shape"):
        install.apt("libharfbuzz-bin")
    subprocess.run(["hb-shape", "--version"], check=True, stdout=subprocess.DEVNULL)
    data = fetch()
except (OSError, subprocess.CalledProcessError) as error:
    print(f"skipped: cannot get HarfBuzz's tests: {error}")
    sys.exit(0)
outcomes = {family: collections.Counter() for family in families}
omitted = collections.defaultdict(collections.Counter)
reported = collections.Counter()
unexplained = 0
for family in families:
    for path in sorted((data / family / "tests").glob("*.tests")):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if not line or line.startswith("#") or line.count(";") < 3:
                continue
            font, options, characters, text = line.split(";", 3)
            # The fourth field of some lines is followed by a comment or another font's options.
            options = [option.replace('"', "") for option in options.split() if option.startswith("-")]
            font = (path.parent / font.partition("@")[0]).resolve()
            codes = [int(code.strip().removeprefix("U+").removeprefix("0x"), 16)
                     for code in characters.split(",") if code.strip()]
            place = f"{family}/{path.name}:{number}"
            reason = omission(font, options, codes, text.strip())
            if reason:
                outcomes[family]["left out"] += 1
                omitted[reason][path.name] += 1
                continue
            outcome, detail = compare(font, options, codes, text)
            if outcome == "reported":
                reported[path.name] += 1
            if outcome == "different":
                reason = next((reasons[name] for name in reasons
                               if (place.endswith(name) if ":" in name else name in place)), None)
                unexplained += reason is None
                print(f"{place}: {reason or detail}"[:600])
            outcomes[family][outcome] += 1
for reason, names in sorted(omitted.items()):
    print(f"left out, because {reason}: " + ", ".join(f"{name} {count}" for name, count in sorted(names.items())))
print("reported to need shaping: " + ", ".join(f"{name} {count}" for name, count in sorted(reported.items())))
for family in families:
    print(f"{family}: " + ", ".join(f"{count} {name}" for name, count in sorted(outcomes[family].items())))
print(f"{unexplained} lines differ for an unknown reason")
sys.exit(unexplained > 0)
