#!/usr/bin/env python3
"""Compares texts of many languages with HarfBuzz: `.ci/texts.py words FOLDER [FONT|FOLDER...]`, `.ci/texts.py catalogs FOLDER`.
Writes the texts of the benchmarks: `.ci/texts.py phrases FOLDER`.

words     the words of Debian's spelling dictionaries, of ICU's dictionaries of Khmer and Burmese, and of the names in
          Unicode's CLDR, in fonts of many scripts. Writes a list for each language in FOLDER/lists, at most 15,000
          words, and all differences in FOLDER/differences.txt.
catalogs  the widths of the texts in the translations of installed programs. Debian's package iso-codes has the names
          of countries and languages in more than 100 languages. Unpacks the catalogs in FOLDER.
phrases   300 KB of phrases in Unicode's CLDR for each font of a language, a phrase on each line of FOLDER/FONT.txt.
          Installs the fonts.
"""
import glob
import html
import os
import pathlib
import random
import re
import shutil
import struct
import subprocess
import sys
import unicodedata

import compare
import install

most = int(os.environ.get("WORDS", 15000))

hunspell = ("en-us de-de fr-classical es it pt-br nl pl cs ro hu tr vi hr lt lv is sw af ru uk bg be sr kk mn el ko "
            "ar he hi ne gu bn te ml si th lo bo dz").split()
aspell = "am kn mr or pa ta".split()
fonts = ("noto-core hosny-amiri thai-tlwg lohit-beng-assamese lohit-beng-bengali lohit-deva lohit-deva-marathi "
         "lohit-deva-nepali lohit-gujr lohit-guru lohit-knda lohit-mlym lohit-orya lohit-taml lohit-taml-classical "
         "lohit-telu khmeros sil-padauk sil-scheherazade sil-annapurna tibetan-machine lao").split()
packages = [f"hunspell-{name}" for name in hunspell] + [f"aspell-{name}" for name in aspell] + [
    f"fonts-{name}" for name in fonts] + ["myspell-hy", "myspell-fa", "aspell", "libicu72", "unicode-cldr-core"]
folders = ["truetype/noto", "truetype/tlwg", "truetype/lohit-*", "truetype/khmeros", "truetype/padauk",
           "truetype/scheherazade", "truetype/annapurna", "truetype/tibetan-machine", "truetype/lao",
           "opentype/fonts-hosny-amiri", "opentype/tlwg"]
# The languages whose words are CLDR's names, and the script of their words as in Unicode's names of letters.
names = {"ur": "ARABIC", "ps": "ARABIC", "sd": "ARABIC", "ug": "ARABIC", "ckb": "ARABIC", "ks": "ARABIC",
         "as": "BENGALI", "bo": "TIBETAN", "dz": "TIBETAN", "ccp": "CHAKMA", "chr": "CHEROKEE", "ff-Adlm": "ADLAM",
         "ti": "ETHIOPIC", "yi": "HEBREW", "vai": "VAI", "ii": "YI", "zgh": "TIFINAGH", "ka": "GEORGIAN",
         "or": "ORIYA", "pa": "GURMUKHI"}
# The fonts of the benchmarks by language, and the script of the text.
shaped = {"my": ("NotoSansMyanmar-Regular.ttf", "MYANMAR"), "ur": ("NotoNastaliqUrdu-Regular.ttf", "ARABIC"),
          "fa": ("Lateef-Regular.ttf", "ARABIC"), "ru": ("LiberationSans-Regular.ttf", "CYRILLIC"),
          "tr": ("FiraCode-Regular.ttf", "LATIN"), "ta": ("NotoSansTamil-Regular.ttf", "TAMIL"),
          "ko": ("NanumGothic.ttf", "HANGUL"), "fr": ("EBGaramond12-Regular.otf", "LATIN"),
          "de": ("LinLibertine_R.otf", "LATIN"), "km": ("NotoSansKhmer-Regular.ttf", "KHMER"),
          "hi": ("NotoSansDevanagari-Regular.ttf", "DEVANAGARI"), "th": ("ArundinaSans.ttf", "THAI"),
          "ar": ("Amiri-Regular.ttf", "ARABIC"), "ja": ("NotoSansCJK-Regular.ttc", ""),
          "he": ("KeterYG-Medium.ttf", "HEBREW"), "el": ("Inter-Regular.otf", "GREEK")}
shaped_packages = """culmus fonts-ebgaramond fonts-firacode fonts-hosny-amiri fonts-inter fonts-liberation
    fonts-linuxlibertine fonts-nanum fonts-noto-cjk fonts-noto-core fonts-sil-lateef fonts-sipa-arundina
    unicode-cldr-core""".split()
# The scripts of the fonts for catalogs.
scripts = ("Hebrew Arabic Armenian Georgian Thai Lao Ethiopic Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu "
           "Kannada Malayalam Sinhala Myanmar Khmer Thaana Tibetan").split()


def dictionary(path):
    """The words of a dictionary of hunspell. A small one, of syllables, gets their suffixes."""
    affixes = path.with_suffix(".aff").read_bytes()
    encoding = re.search(rb"^SET\s+(\S+)", affixes, re.M)
    encoding = encoding[1].decode() if encoding else "utf-8"
    suffixes = {}
    for line in affixes.decode(encoding, "replace").splitlines():
        fields = line.split()
        if len(fields) > 4 and fields[0] == "SFX" and fields[2] == "0":
            suffixes.setdefault(fields[1], []).append(fields[3])
    lines = path.read_text(encoding, "replace").splitlines()[1:]
    queue = [line.split("\t")[0].split(" ")[0] for line in lines]
    isSmall, found = len(queue) < 1000, []
    while queue:
        word, _, flags = queue.pop().partition("/")
        found.append(word)
        for flag in flags if isSmall else "":
            queue += [word + suffix for suffix in suffixes.get(flag, []) if not suffix.startswith("/")]
    return found


def spelled(language):
    return subprocess.run(["aspell", f"--lang={language}", "--encoding=utf-8", "dump", "master"], check=True,
                          stdout=subprocess.PIPE).stdout.decode("utf-8", "replace").splitlines()


def letters(text, script):
    """Whether a text has letters, and all are in a script."""
    found = [letter for letter in text if unicodedata.category(letter)[0] == "L"]
    return bool(found) and all(unicodedata.name(letter, "").startswith(script) for letter in found)


def named(language, script):
    """The words of a language's names in CLDR that are in its script."""
    found = set()
    for path in glob.glob(f"/usr/share/unicode/cldr/common/*/{language.replace('-', '_')}.xml"):
        for text in re.findall(r">([^<>]+)<", pathlib.Path(path).read_text("utf-8")):
            found |= set(re.split(r"[\s\u2019()|{}\[\]0-9.,;:&/]+", text))
    return [word for word in sorted(found) if letters(word, script)]


def write_phrases(folder):
    if not install.apt(*shaped_packages, options=["--no-install-recommends"]):
        print("skipped: installing the benchmarks' fonts and texts requires root and apt-get")
        return 0
    folder.mkdir(parents=True, exist_ok=True)
    for language, (font, script) in shaped.items():
        phrases = set()
        for path in glob.glob(f"/usr/share/unicode/cldr/common/*/{language}.xml"):
            for text in re.findall(r">([^<>]+)<", pathlib.Path(path).read_text("utf-8")):
                # Letters, marks, joiners and spaces.
                parts = re.split(r"(?:[^\w\u0300-\u1FFF \u200C\u200D'\u2019]|\d)+", html.unescape(text))
                # A repeated mark is a mistake. HarfBuzz does not draw a dotted circle for each one.
                phrases |= {part.strip() for part in parts
                            if letters(part, script) and not re.search(r"([^\w ])\1", part)}
        if not phrases:
            sys.exit(f"cannot find phrases in {language}")
        order, lines = random.Random(1), []
        while sum(len(line.encode()) + 1 for line in lines) < 300_000:
            # The phrases of some languages are shorter, and start again in another order.
            lines += order.sample(sorted(phrases), len(phrases))
        (folder / f"{font}.txt").write_text("".join(f"{line}\n" for line in lines), "utf-8")
    return 0


def items(data):
    """The names and offsets of the items in ICU's data."""
    start = data.index(b"\xda\x27", 0)
    while data[start + 10:start + 14] != b"CmnD":
        start = data.index(b"\xda\x27", start + 1)
    contents = start - 2 + struct.unpack_from("<H", data, start - 2)[0]
    for index in range(struct.unpack_from("<I", data, contents)[0]):
        name, offset = struct.unpack_from("<II", data, contents + 4 + 8 * index)
        yield data[contents + name:data.index(b"\0", contents + name)].decode(), contents + offset


def number(data, place, leads, lead):
    """A number in a trie and the place after it. The leads are those of numbers of one to four bytes."""
    if lead < leads[1]:
        return lead - leads[0], place
    size = 1 if lead < leads[2] else 2 if lead < leads[3] else 3 + lead - leads[3]
    base = leads[1] if size == 1 else leads[2] if size == 2 else lead
    return lead - base << 8 * size | int.from_bytes(data[place:place + size], "big"), place + size


def trie(data, place):
    """The words in a trie of bytes: https://unicode-org.github.io/icu-docs/apidoc/dev/icu4c/classicu_1_1BytesTrie.html"""
    values, deltas = (0x10, 0x51, 0x6C, 0x7E), (0, 0xC0, 0xF0, 0xFE)
    stack = [(place, b"", 0)]
    while stack:
        place, prefix, branches = stack.pop()
        if branches > 5:
            delta, after = number(data, place + 2, deltas, data[place + 1])
            stack += [(after, prefix, branches - (branches >> 1)), (after + delta, prefix, branches >> 1)]
        elif branches:
            for _ in range(branches - 1):
                word, lead = prefix + data[place:place + 1], data[place + 1]
                value, place = number(data, place + 2, values, lead >> 1)
                if lead & 1:
                    yield word
                else:
                    stack.append((place + value, word, 0))
            stack.append((place + 1, prefix + data[place:place + 1], 0))
        elif (node := data[place]) >= 0x20:
            yield prefix
            if not node & 1:
                stack.append((number(data, place + 1, values, node >> 1)[1], prefix, 0))
        elif node >= 0x10:
            stack.append((place + node - 14, prefix + data[place + 1:place + node - 14], 0))
        else:
            stack.append((place + 1, prefix, node + 1) if node else (place + 2, prefix, data[place + 1] + 1))


def segmented(name):
    """The words of one of ICU's dictionaries, in which a byte is an offset in a block of characters."""
    path = sorted(glob.glob("/usr/lib/*/libicudata.so.*"))[0]
    data = pathlib.Path(path).read_bytes()
    start = next(offset for item, offset in items(data) if item.endswith(f"/{name}.dict"))
    start += struct.unpack_from("<H", data, start)[0]
    indexes = struct.unpack_from("<8i", data, start)
    joiners = {0xFF: "\u200D", 0xFE: "\u200C"}
    return ["".join(joiners.get(byte) or chr(byte + (indexes[5] & 0x1FFFFF)) for byte in word)
            for word in trie(data, start + indexes[0])]


def write(lists, language, words):
    words = sorted({word for word in words if 0 < len(word) <= 60 and word.isprintable() and not word.isdigit()
                    and "\ufffd" not in word})
    chosen = [words[index * len(words) // most] for index in range(most)] if len(words) > most else words
    (lists / f"{language}.txt").write_text("".join(f"{word}\n" for word in chosen), "utf-8")
    return len(chosen)


def compare_words(folder, *paths):
    if not install.apt(*packages, options=["--no-install-recommends"]):
        print("skipped: installing dictionaries and fonts requires root and apt-get")
        return 0
    lists = folder / "lists"
    shutil.rmtree(lists, ignore_errors=True)
    lists.mkdir(parents=True)
    found = {language: named(language, script) for language, script in names.items()}
    for path in sorted(pathlib.Path("/usr/share/hunspell").glob("*.dic")):
        if not path.is_symlink():
            parts = path.stem.split("_")
            language = "-".join(parts[:2] if len(parts) > 2 else parts[:1])
            found[language] = found.get(language, []) + dictionary(path)
    for language in aspell:
        found[language] = found.get(language, []) + spelled(language)
    for language, name in (("km", "khmerdict"), ("my", "burmesedict")):
        found[language] = segmented(name)
    count = sum(write(lists, language, words) for language, words in found.items())
    print(f"{count} words in {len(found)} languages")
    paths = paths or [path for name in folders for path in sorted(glob.glob(f"/usr/share/fonts/{name}/*"))
                      if "/noto/" not in path or path.endswith(("-Regular.ttf", "-Regular.otf"))]
    differences = folder / "differences.txt"
    differences.touch()
    return compare.compare("WordDifferential", lists, differences, *paths)


def compare_catalogs(folder):
    if not install.apt("gettext", "iso-codes"):
        print("skipped: installing gettext and iso-codes requires root and apt-get")
        return 0
    for file in sorted(pathlib.Path("/usr/share/locale").glob("*/LC_MESSAGES/*.mo")):
        target = folder / file.parts[-3] / f"{file.stem}.po"
        if target.exists():
            continue
        # A catalog without texts, or in an unknown encoding, is left out.
        text = subprocess.run(["msgunfmt", file], capture_output=True)
        text = text if text.returncode else subprocess.run(["msgconv", "--to-code=UTF-8"], input=text.stdout,
                                                           capture_output=True)
        if text.returncode == 0:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(text.stdout)
    noto = pathlib.Path("/usr/share/fonts/truetype/noto")
    fonts = [noto / "NotoSans-Regular.ttf", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"]
    for script in scripts:
        files = [noto / f"Noto{style}{script}-Regular.ttf" for style in ("Sans", "Serif")]
        fonts += [file for file in files if file.exists()][:1]
    return compare.compare("CatalogDifferential", folder, *fonts, noto.parents[1] / "opentype/noto/NotoSansCJK-Regular.ttc")


checks = {"words": compare_words, "catalogs": compare_catalogs, "phrases": write_phrases}
sys.exit(checks[sys.argv[1]](pathlib.Path(sys.argv[2]).resolve(), *sys.argv[3:]))
