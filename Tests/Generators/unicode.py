#!/usr/bin/env python3
"""Generates the tables of characters from the Unicode Character Database: `Tests/Generators/unicode.py FOLDER [--check]`.

FOLDER  the files of one version, such as https://www.unicode.org/Public/18.0.0/ucd/. They state their version, which
        must be the same in all of them. Each generated file states it, too.
--check compares the tables with the generated ones and exits with 1 if any differs, but writes nothing.
"""
import pathlib
import re
import string
import sys
import textwrap

# A test finds every file in Tests that is not code.
sys.dont_write_bytecode = True
import linebreak

sources = pathlib.Path(__file__).resolve().parents[2] / "Sources/Library"
fonts, layout = sources / "TypeScaleFonts", sources / "TypeScaleLayout"
last = 0x10FFFF


class Files:
    """The files of one version."""

    def __init__(self, folder):
        self.folder, self.version = folder, None
        self.lines("LineBreak.txt")
        self.general = self.property("extracted/DerivedGeneralCategory.txt", "Cn")
        self.scripts = self.property("Scripts.txt", "Unknown")
        self.syllabic = self.property("IndicSyllabicCategory.txt", "Other")
        self.positional = self.property("IndicPositionalCategory.txt", "NA")
        self.pictographic = self.property("emoji/emoji-data.txt", "", "Extended_Pictographic")
        # Of a range of characters, such as ideographs, the file lists the first and the last.
        self.data = [line.split(";") for line in self.lines("UnicodeData.txt")]

    def lines(self, name):
        """The lines of a file that are not empty."""
        lines = (self.folder / name).read_text("utf-8").splitlines()
        if found := re.search(r"-(\d+\.\d+\.\d+)\.txt|Version: (\d+\.\d+)", "\n".join(lines[:12])):
            version = found[1] or found[2] + ".0"
            self.version = self.version or version
            if version != self.version:
                sys.exit(f"{self.folder / name}: expected version {self.version}, found {version}")
        return [line for line in lines if line]

    def fields(self, name):
        """The fields of the lines of a file, without comments."""
        for line in self.lines(name):
            fields = [field.strip() for field in line.split("#")[0].split(";")]
            if len(fields) > 1:
                yield fields

    def property(self, name, default, only=None, aliases=()):
        """The values of a property, by code point. The aliases are the long names of defaults in comments."""
        values = [default] * (last + 1)

        def assign(characters, value):
            ends = [int(end, 16) for end in characters.split("..")]
            values[ends[0]:ends[-1] + 1] = [value] * (ends[-1] - ends[0] + 1)

        if aliases:
            for line in self.lines(name):
                if line.startswith("# @missing: "):
                    characters, value = (field.strip() for field in line[12:].split(";"))
                    assign(characters, aliases[value])
        for fields in self.fields(name):
            if len(fields) == 2 and only in (None, fields[1]):
                assign(*fields)
        return values

    def ranges(self, values, isMember=bool):
        """The first and the last character of each range of members."""
        found = []
        for character, value in enumerate(values):
            if isMember(value):
                if found and found[-1][1] == character - 1:
                    found[-1][1] = character
                else:
                    found.append([character, character])
        return found


def rows(entries, count, separator="\\\n"):
    """Lines of several entries each."""
    return separator.join("        " + "".join(entries[start:start + count])
                          for start in range(0, len(entries), count))


def text(entries, count):
    """A multi-line string literal."""
    return f'"""\n{rows(entries, count)}\n        """'


def numbers(values, digits):
    """A literal of hexadecimal numbers."""
    return text([f"{value:0{digits}X}" for value in values], 88 // digits)


def swift(files, body):
    """The Swift source of a table."""
    return ("// swift-format-ignore-file\n"
            f"// Generated from the files of Unicode {files.version} by Tests/Generators/unicode.py.\n\n{body.strip()}\n")


def cases(path, name):
    """The cases of an enumeration in a source, in order."""
    body = path.read_text().split(f"enum {name}", 1)[1].split("\n}\n", 1)[0]
    found = []
    for line in body.splitlines():
        if match := re.fullmatch(r"    case ([\w, ]+)", line):
            found += match[1].split(", ")
    return found


def expanded(characters):
    """The characters in hexadecimal digits, such as `840-858 F00`."""
    for part in characters.split():
        ends = [int(end, 16) for end in part.split("-")]
        yield from range(ends[0], ends[-1] + 1)


def normalization(files):
    excluded = files.property("DerivedNormalizationProps.txt", "", "Full_Composition_Exclusion")
    pairs, singles, exclusions, classes, zeros = [], [], [], [], []
    for fields in files.data:
        character, value = int(fields[0], 16), int(fields[3])
        if value:
            previous = classes[-1] if classes else None
            if previous and previous[2] == value and previous[1] + 1 == character and character - previous[0] < 127:
                previous[1] = character
            else:
                classes.append([character, character, value])
        if fields[2] == "Nd" and fields[6] == "0":
            zeros.append(character)
        if not fields[5] or fields[5][0] == "<":
            continue
        parts = [int(part, 16) for part in fields[5].split()]
        if len(parts) == 1:
            if max(character, parts[0]) <= 0xFFFF:
                singles += [character, parts[0]]
        elif excluded[character]:
            exclusions += [character, *parts]
        else:
            pairs.append((parts[1], parts[0], character))
    pairs.sort()
    bits = [first << 15 | value << 7 | end - first for first, end, value in classes]
    starts = [index for index, pair in enumerate(pairs) if index == 0 or pair[0] != pairs[index - 1][0]]
    indices = [f"{index}, " for index in [*starts, len(pairs)]]
    lines = "\n".join(line.rstrip() for line in rows(indices, 16, "\n").splitlines())
    return swift(files, f"""
// The digits of a number are hexadecimal: eight in `classes`, four in `singles`, and otherwise
// five.
extension NormalizationTable {{
    /// The second characters of composed pairs, in ascending order.
    static let seconds: StaticString = {numbers([pairs[index][0] for index in starts], 5)}

    /// The index of the first pair with each second character, and the number of pairs.
    static let starts: [Int] = [
{lines}
    ]

    /// The first characters of the pairs, in ascending order for each second character.
    static let firsts: StaticString = {numbers([pair[1] for pair in pairs], 5)}

    /// The characters that the pairs compose.
    static let composed: StaticString = {numbers([pair[2] for pair in pairs], 5)}

    /// The characters that decompose to one character, each followed by this character.
    static let singles: StaticString = {numbers(singles, 4)}

    /// The characters that decompose to two characters but are not composed, each followed by both.
    static let exclusions: StaticString = {numbers(exclusions, 5)}

    /// The ranges with the same combining class. The bits of each number are the first character,
    /// its class in 8 bits, and one less than the number of characters in 7 bits.
    static let classes: StaticString = {numbers(bits, 8)}

    /// The decimal digits with the value 0, in ascending order.
    static let zeros: StaticString = {numbers(zeros, 5)}

    /// The first and last characters of ranges with the property Extended_Pictographic.
    static let pictographs: StaticString = {numbers(sum(files.ranges(files.pictographic), []), 5)}
}}""")


def mirrored(files):
    pairs = [(int(fields[0], 16), int(fields[1], 16)) for fields in files.fields("BidiMirroring.txt")]
    return swift(files, f"""
extension MirrorTable {{
    /// The number of pairs.
    static let pairCount = {len(pairs)}

    /// Each character with its mirrored character, in five hexadecimal digits each.
    static let pairs: StaticString = {text([f"{first:05X}{second:05X}" for first, second in sorted(pairs)], 9)}
}}""")


def marks(files):
    extending = files.property("DerivedCoreProperties.txt", "", "Grapheme_Extend")
    tones = files.property("emoji/emoji-data.txt", "", "Emoji_Modifier")
    others = [character == 0x200D or (extending[character] or tones[character]) and general not in ("Mn", "Me")
              for character, general in enumerate(files.general)]

    def table(values, isMember=bool):
        return numbers(sum(files.ranges(values, isMember), []), 5)

    spacing = [f"{first:05X}{end - first:02X}" for first, end in files.ranges(files.general, "Mc".__eq__)]
    yield fonts / "Text/MarkTable+Data.swift", swift(files, f"""
// Each number is the first or the last character of a range, in five hexadecimal digits.
extension MarkTable {{
    /// The nonspacing marks.
    static let nonspacingEnds: StaticString = {table(files.general, "Mn".__eq__)}

    /// The enclosing marks.
    static let enclosingEnds: StaticString = {table(files.general, "Me".__eq__)}

    /// The other characters with the property Grapheme_Extend or Emoji_Modifier, and U+200D.
    static let otherExtenderEnds: StaticString = {table(others)}
}}""")
    yield fonts / "Text/SpacingMarkTable+Data.swift", swift(files, f"""
extension SpacingMarkTable {{
    /// The number of ranges.
    static let rangeCount = {len(spacing)}

    /// The first character of each range in five hexadecimal digits, and the number of
    /// further characters in two.
    static let ranges: StaticString = {text(spacing, 12)}
}}""")


def joining(files):
    order = cases(fonts / "Shaping/Scripts/JoiningTable.swift", "JoiningType")
    names = {"U": "nonJoining", "R": "rightJoining", "L": "leftJoining", "D": "dualJoining", "C": "dualJoining",
             "T": "transparent"}
    groups = {"ALAPH": "alaph", "DALATH RISH": "dalathRish"}
    # The defaults of characters that ArabicShaping.txt doesn't contain.
    general = {int(fields[0], 16): fields[2] for fields in files.data}
    types = {character: "transparent" for character, name in general.items() if name in ("Mn", "Me", "Cf")}
    for fields in files.fields("ArabicShaping.txt"):
        types[int(fields[0], 16)] = groups.get(fields[3]) or names[fields[2]]
    # A block contains the characters whose type doesn't follow from being a mark or not.
    needed = {character // 16 for character, type in types.items()
              if type != ("transparent" if general.get(character) in ("Mn", "Me") else "nonJoining")}
    blocks = []
    for row in sorted(needed):
        if blocks and row - blocks[-1][1] <= 2:
            blocks[-1][1] = row
        else:
            blocks.append([row, row])
    digits = [str(order.index(types.get(character, "nonJoining")))
              for first, end in blocks for character in range(16 * first, 16 * end + 16)]
    return swift(files, f"""
extension JoiningTable {{
    /// The number of blocks.
    static let blockCount = {len(blocks)}

    /// The first character of each block in five hexadecimal digits, and the number of its rows
    /// in two. A row has 16 characters.
    static let blocks: StaticString = {text([f"{16 * first:05X}{end - first + 1:02X}" for first, end in blocks], 12)}

    /// The joining types of the characters in the blocks, in one digit each.
    static let types: StaticString = {text(digits, 96)}
}}""")


def presentationForms(files):
    kinds = ["<isolated>", "<final>", "<initial>", "<medial>"]
    # The ligatures that HarfBuzz 15 forms in a font without `GSUB` and with all presentation forms.
    formed = set(expanded(
        "FC08 FC0E FC12 FC32 FC4E FC6A FC6D FC6F FC70 FC73 FC75 FC86 FC8F FC91 FC94 FCA8 FCAA FCAC FCB0 FCD5 FD30 FD88 "
        "FC5E FC60-FC62 FC3F-FC44 FC9C-FC9F FCA1-FCA4 FCC9-FCD3 FCDA-FCDD FEF5-FEFC"))
    letters, forms, parts, ligatures = [], {}, [], []
    for fields in files.data:
        character, words = int(fields[0], 16), fields[5].split()
        if not 0xFB50 <= character <= 0xFEFC or not words or words[0] not in kinds:
            continue
        kind, characters = kinds.index(words[0]), [int(word, 16) for word in words[1:]]
        if len(characters) > 1:
            parts.append((character, kind, characters))
            continue
        forms[characters[0], kind] = character
        if letters and letters[-1][0] == characters[0] and letters[-1][1] + letters[-1][2].bit_count() == character:
            letters[-1][2] |= 1 << kind
        else:
            letters.append([characters[0], character, 1 << kind])
    letters.sort()
    for ligature, kind, characters in parts:
        if ligature not in formed:
            continue
        # Marks, after a space, have one form. Shadda precedes the other mark.
        if characters[0] == 0x20:
            ligatures.append([*reversed(characters[1:]), 0, ligature])
            continue
        glyphs = []
        for index, character in enumerate(characters):
            isAfter, isBefore = index > 0 or kind in (1, 3), index + 1 < len(characters) or kind >= 2
            glyphs.append(forms[character, isAfter ^ 2 * isBefore])
        ligatures.append(glyphs + [0] * (3 - len(glyphs)) + [ligature])
    ligatures.sort()
    entries = [f"{letter:04X}{first:04X}{bits:X}" for letter, first, bits in letters]
    return swift(files, f"""
extension PresentationForms {{
    /// The number of entries in ``letters``.
    static let letterCount = {len(letters)}

    /// Each letter, its first presentation form, and a bit for each kind of form, in 4, 4 and 1
    /// hexadecimal digits. The kinds are isolated, final, initial and medial.
    static let letters: StaticString = {text(entries, 10)}

    /// The number of entries in ``ligatures``.
    static let ligatureCount = {len(ligatures)}

    /// The two or three forms of each ligature and the ligature, in four hexadecimal digits each.
    static let ligatures: StaticString = {text(["".join(f"{glyph:04X}" for glyph in row) for row in ligatures], 6)}
}}""")


def scripts(files):
    # The scripts that are shaped although some of their characters need more, such as jamo.
    shaped = {"Cyrl", "Grek", "Hang", "Hani", "Kana", "Latn"}
    # The OpenType tags that differ from the script's four letters.
    tags = {"Beng": "bng2", "Deva": "dev2", "Gujr": "gjr2", "Guru": "gur2", "Knda": "knd2", "Laoo": "lao ",
            "Mlym": "mlm2", "Mymr": "mym2", "Nkoo": "nko ", "Orya": "ory2", "Taml": "tml2", "Telu": "tel2",
            "Vaii": "vai ", "Yiii": "yi  "}
    # The scripts of each engine, except for the standard one. Source: the features that HarfBuzz 15.0.0 applies to a
    # font that has features of all engines in the script.
    engines = {
        "arabic": "Arab Syrc", "hangul": "Hang", "hebrew": "Hebr",
        "indic": "Beng Deva Gujr Guru Knda Mlym Orya Taml Telu", "khmer": "Khmr", "myanmar": "Mymr",
        "thai": "Laoo Thai",
        "universal":
            "Adlm Ahom Bali Batk Berf Bhks Brah Bugi Buhd Cakm Cham Chrs Cpmn Diak Dogr Dupl Egyp Elym Gara Gong Gonm "
            "Gran Gukh Hano Hmng Hmnp Java Jurc Kali Kawi Khar Khoj Kits Krai Kthi Lana Lepc Limb Mahj Maka Mand Mani "
            "Marc Medf Modi Mong Mtei Mult Nagm Nand Newa Nkoo Onao Ougr Pcun Phag Phlp Plrd Rjng Rohg Saur Seal Shrd "
            "Sidd Sidt Sind Sinh Sogd Sogo Soyo Sund Sunu Sylo Tagb Takr Tale Tavt Tayo Tfng Tglg Tibt Tirh Tnsa Todr "
            "Tols Toto Tutg Vith Wcho Yezi Zanb"}
    # Source: the direction that HarfBuzz 15.0.0 guesses from a letter of the script.
    rightToLeft = ("Adlm Arab Armi Avst Chrs Cprt Elym Gara Hatr Hebr Khar Lydi Mand Mani Mend Merc Mero Narb Nbat "
                   "Nkoo Orkh Ougr Palm Phli Phlp Phnx Prti Rohg Samr Sarb Sidt Sogd Sogo Syrc Thaa Yezi").split()
    bidirectional = "Hung Ital Runr Tfng".split()
    order = cases(fonts / "Shaping/Plan/ScriptTable.swift", "ShapingEngine")
    letters = {fields[2]: fields[1] for fields in files.fields("PropertyValueAliases.txt") if fields[0] == "sc"}
    # Japanese text mixes its two syllabaries, which have the same OpenType tag.
    letters["Hiragana"] = "Kana"
    # Tatweel is common, but joins letters. The records of its scripts say so.
    tatweel = 0x640
    values = [None if name in ("Common", "Inherited", "Unknown") else letters[name] for name in files.scripts]
    values[tatweel] = "Arab"
    joined = next(fields[1].split() for fields in files.fields("ScriptExtensions.txt") if fields[0] == f"{tatweel:04X}")
    blocks = files.property("Blocks.txt", "")
    source = (fonts / "Text/CharacterClass.swift").read_text().split("enum ComplexScripts", 1)[1]
    complexRanges = [(int(ends[0], 16), int(ends[1], 16)) for ends in re.findall(r"0x(\w+)\.\.\.0x(\w+),", source)]
    complexScripts = {values[character] for first, end in complexRanges for character in range(first, end + 1)}
    complexScripts -= {None} | shaped
    all = sorted({value for value in values if value})
    ranges, previous = [], -1
    for character, value in enumerate(values):
        # An unassigned code point gets the script of its block's last character, because a later version is likely
        # to add a character of this script. Private use has no script.
        isPrivate = 0xE000 <= character <= 0xF8FF or character >= 0xF0000
        isGap = (files.scripts[character] == "Unknown" and not isPrivate and character > 0 and blocks[character]
                 and blocks[character] == blocks[character - 1])
        number = all.index(value) + 1 if value else 0
        if not isGap and number != previous:
            ranges.append(f"{character:05X}{number:02X}")
            previous = number
    records = []
    for script in all:
        engine = next((name for name, members in engines.items() if script in members.split()), "standard")
        direction = "R" if script in rightToLeft else "B" if script in bidirectional else "L"
        isComplex = script in complexScripts or engine == "universal"
        dependence = "t" if script in joined else "c" if isComplex else "-"
        records.append(f"{script}{tags.get(script, script.lower())}{order.index(engine)}{direction}{dependence}")
    return swift(files, f"""
extension ScriptTable {{
    /// The number of scripts, including ``common``.
    static let count = {len(all) + 1}

    /// The tags of each script in ISO 15924 and OpenType, its engine, its direction, and
    /// whether its characters depend on adjacent characters. This is `c`, or `t` with tatweel.
    static let records: StaticString = {text(records, 8)}

    /// The number of ranges.
    static let rangeCount = {len(ranges)}

    /// The first character of each range in five hexadecimal digits, and its script in two.
    static let ranges: StaticString = {text(ranges, 12)}
}}""")


def indic(files):
    path = fonts / "Shaping/Scripts/Indic/IndicCharacters.swift"
    categories, positions = cases(path, "IndicCategory"), cases(path, "IndicPosition")
    # The nine scripts first, then Vedic signs and common characters.
    blocks = [(0x0900, 0x0D7F), (0x002D, 0x0039), (0x00A0, 0x00D7), (0x1CD0, 0x1CFF), (0x200C, 0x2022),
              (0x2074, 0x2084), (0x25CC, 0x25CC), (0x25FB, 0x25FE), (0xA8E0, 0xA8FF), (0x11301, 0x1133C)]
    # The classes of syllabic categories in Indic scripts.
    classes = {
        "Avagraha": "symbol", "Bindu": "modifier", "Brahmi_Joining_Number": "placeholder", "Cantillation_Mark": "vedic",
        "Consonant": "consonant", "Consonant_Dead": "consonant", "Consonant_Final": "medial",
        "Consonant_Head_Letter": "consonant", "Consonant_Initial_Postfixed": "consonant", "Consonant_Killer": "matra",
        "Consonant_Medial": "medial", "Consonant_Placeholder": "placeholder", "Consonant_Preceding_Repha": "repha",
        "Consonant_Subjoined": "medial", "Consonant_Succeeding_Repha": "medial", "Consonant_With_Stacker": "stacker",
        "Gemination_Mark": "modifier", "Invisible_Stacker": "halant", "Joiner": "joiner", "Non_Joiner": "nonJoiner",
        "Nukta": "nukta", "Number": "placeholder", "Number_Joiner": "placeholder", "Pure_Killer": "matra",
        "Syllable_Modifier": "modifier", "Tone_Mark": "nukta", "Virama": "halant", "Visarga": "modifier",
        "Vowel": "vowel", "Vowel_Dependent": "matra", "Vowel_Independent": "vowel"}
    # The classes that differ from those of the syllabic category, as observed in HarfBuzz 15.
    exceptions = {character: name for name, characters in {
        "ra": "930 9B0 9F0 A30 AB0 B30 BB0 C30 CB0 D30",
        "modifier": "953-954 11301-11303",  # accents that act like anusvara
        "consonant": "A72-A73",  # bearers of vowels
        "lateMatra": "A40",  # II in Gurmukhi, which may follow bindi
        "matra": "A51",
        "nukta": "AFB B55 1133B-1133C",
        "vedic": "1CE2-1CE8 1CED",  # tone marks
        "symbol": "A8F2-A8F7 1CE9-1CEC 1CEE-1CF1",  # symbols that take marks as avagraha does
        "placeholder": "9FC C80 D04 2015 2022 25FB-25FE",  # letters that take the place of a base
        "dottedCircle": "25CC",
    }.items() for character in expanded(characters)}
    source = path.read_text()
    sets = {name: set(re.findall(r"IndicCategories\(\.(\w+)\)", members)) for name, members in re.findall(
        r"static let (\w+): IndicCategories = \[(.*?)\]", source, re.S)}

    def matraPlace(character):
        """The place of a matra, from the specification of its script."""
        script, position = character & ~0x7F, files.positional[character]
        if position in ("Top", "Top_And_Left"):
            return {0x0A00: "afterPostBase", 0x0B00: "afterBase", 0x0C00: "beforeBelowBase",
                    0x0C80: "beforeBelowBase"}.get(script, "afterBelowBase")
        if position in ("Bottom", "Top_And_Bottom", "Top_And_Bottom_And_Left"):
            return ("afterPostBase" if script in (0x0A00, 0x0A80, 0x0B80, 0x0D00)
                    else "beforeBelowBase" if script in (0x0C00, 0x0C80) else "afterBelowBase")
        if position in ("Left", "Overstruck", "NA"):
            return {"Left": "beforeBaseMatra", "Overstruck": "afterBase", "NA": "end"}[position]
        if script in (0x0980, 0x0A00, 0x0A80, 0x0B00, 0x0B80, 0x0D00):
            return "afterPostBase"
        if script == 0x0C00:
            return "beforeBelowBase" if character <= 0x0C42 else "afterBelowBase"
        if script == 0x0C80:
            return "afterBelowBase" if 0xCC3 <= character <= 0xCD6 else "beforeBelowBase"
        return "afterBelowBase"

    def place(character, category):
        # The specification moves candrabindu in Oriya. Udaat in Gurmukhi is below the base.
        if character in (0x0B01, 0x0A51):
            return "beforeBelowBase" if character == 0x0B01 else "belowBase"
        if category in sets["consonants"]:
            return "base"
        if category in sets["modifiers"]:
            return "modifier"
        return matraPlace(character) if category in sets["matras"] else "end"

    letters = []
    for first, end in blocks:
        for character in range(first, end + 1):
            category = exceptions.get(character) or classes.get(files.syllabic[character], "other")
            letters.append(chr(0x41 + categories.index(category))
                           + chr(0x41 + positions.index(place(character, category))))
    entries = [f"0x{first:04X}...0x{end:04X}, " for first, end in blocks]
    ranges = "\n".join(line.rstrip() for line in rows(entries, 5, "\n").splitlines())
    return swift(files, f"""
extension IndicTable {{
    /// The ranges of characters.
    static let blocks: [ClosedRange<UInt32>] = [
{ranges}
    ]

    /// The class and the place of each character in the blocks.
    static let characters: StaticString = {text(letters, 45)}
}}""")


def syllables(files):
    vowels = {"Left": "vowelBefore", "Top": "vowelAbove", "Bottom": "vowelBelow"}

    def khmer(character):
        exceptions = {
            0x179A: "ro",
            # Vowels that are decomposed into two parts, of which this is the second.
            0x17BE: "vowelAbove", 0x17BF: "vowelAfter", 0x17C0: "vowelAfter", 0x17C4: "vowelAfter",
            0x17C5: "vowelAfter",
            # Signs after the vowels.
            0x17C8: "finalSign", 0x17D3: "finalSign", 0x17DD: "finalSign",
            # The sign PHNAEK MUAN, on which marks can be shown.
            0x17D9: "placeholder"}
        classes = {"Consonant": "consonant", "Vowel_Independent": "consonant", "Invisible_Stacker": "coeng",
                   "Consonant_Succeeding_Repha": "shifter", "Register_Shifter": "shifter", "Bindu": "sign",
                   "Consonant_Killer": "sign", "Pure_Killer": "sign", "Syllable_Modifier": "sign",
                   "Visarga": "finalSign", "Number": "placeholder",
                   "Vowel_Dependent": vowels.get(files.positional[character], "vowelAfter")}
        return exceptions.get(character) or classes.get(files.syllabic[character], "other")

    myanmarExceptions = {character: name for name, characters in {
        "kinzi": "1004 101B 105A",  # NGA, RA and NGA of Mon
        "anusvara": "1032 1036",
        "dotBelow": "1037 AA7C-AA7D",  # the dot below, and tones of Tai Laing with the same place
        "medialYa": "103B 105E-105F", "medialRa": "103C", "medialWa": "103D 1082", "medialHa": "103E",
        "medialLa": "1060",
        "consonant": "104E",  # a symbol that can be a subscript
        "tone": "109C",  # a vowel of Aiton that follows all other vowels
        "placeholder": "104A-104B",  # the punctuation marks, on which marks can be shown
        "pwoTone": "1063-1064 1069-106D AA7B",  # tone marks of Sgaw, Western Pwo and Pa'O Karen
    }.items() for character in expanded(characters)}

    def myanmar(character):
        classes = {"Consonant": "consonant", "Vowel_Independent": "consonant", "Consonant_Placeholder": "placeholder",
                   "Number": "placeholder", "Invisible_Stacker": "virama", "Pure_Killer": "asat", "Tone_Mark": "tone",
                   "Visarga": "tone", "Vowel_Dependent": vowels.get(files.positional[character], "vowelAfter")}
        return myanmarExceptions.get(character) or classes.get(files.syllabic[character], "other")

    def table(name, source, category, blocks):
        order = cases(fonts / f"Shaping/Scripts/{source}Syllables.swift", f"{source}Category")
        letters = [chr(0x41 + order.index(category(character)))
                   for first, end in blocks for character in range(first, end + 1)]
        ranges = ", ".join(f"0x{first:04X}...0x{end:04X}" for first, end in blocks)
        return f"""
extension {name} {{
    /// The ranges of characters.
    static let blocks: [ClosedRange<UInt32>] = [{ranges}]

    /// A letter for the class of each character in the blocks.
    static let letters: StaticString = {text(letters, 80)}
}}
"""
    return swift(files, table("KhmerTable", "Khmer", khmer, [(0x1780, 0x17E9)]) + table(
        "MyanmarTable", "Myanmar", myanmar, [(0x1000, 0x109F), (0xA9E0, 0xA9FF), (0xAA60, 0xAA7F)]))


# The Universal Shaping Engine's changes to Indic_Syllabic_Category. Source: the file of the same name in Microsoft's
# data for the engine, as of Unicode 15.1. Where Unicode changed later, HarfBuzz 15.0's syllables imply the values.
syllabicChanges = {
    "Bindu": "193A AA29 10A0D",
    "Cantillation_Mark": "1CE2-1CE8 1CED 1CF8-1CF9",
    "Consonant":
        "0840-0858 0F00-0F01 0F04-0F06 1800 1807 180A 1820-1878 19C1-19C7 25CC 2D30-2D67 2D6F 10570-105BC 10AC0-10AC7 "
        "10AC9-10AE4 10D00-10D23 10D4A-10D65 10D6F-10D85 10E80-10EA9 10EB0-10EB1 10F30-10F45 10F70-10F81 111DA "
        "16B00-16B2F 16F00-16F4A 16FE4 18B00-18CD5 1BC00-1BC6A 1BC70-1BC7C 1BC80-1BC88 1BC90-1BC99 1E100-1E12C "
        "1E137-1E13D 1E14E-1E14F 1E290-1E2AD 1E2C0-1E2EB 1E4D0-1E4EB 1E5D0-1E5ED 1E5F0-1E5FA 1E900-1E943 1E94B",
    "Consonant_Killer": "113CF",
    "Consonant_Dead": "0F7F",
    "Consonant_Placeholder": "1880-1884",
    "Consonant_Subjoined": "11A3B-11A3E",
    "Consonant_With_Stacker": "11A3A",
    "Gemination_Mark": "10D27 11134",
    "Hieroglyph": "13000-1342F 1343C-1343F 13441-13446 13460-143FA",
    "Hieroglyph_Joiner": "13430-13436 13439-1343B",
    "Hieroglyph_Mark_Begin": "5B 7B 27E6 27E8 2E22 2E24",
    "Hieroglyph_Mark_End": "5D 7D 27E7 27E9 2E23 2E25",
    "Hieroglyph_Mirror": "13440",
    "Hieroglyph_Modifier": "13447-13455",
    "Hieroglyph_Segment_Begin": "13437",
    "Hieroglyph_Segment_End": "13438",
    "Modifying_Letter": "16F50 FE00-FE0F",
    "Nukta": "0859-085B 0F39 0F71 1885-1886 18A9 10AE5-10AE6 10F82-10F85 16F4F 1BC9D-1BC9E 1E944-1E94A",
    "Number": "10D30-10D39 10F51-10F54 16AC0-16AC9 1E140-1E149 1E2F0-1E2F9 1E4F0-1E4F9 1E950-1E959",
    "Reordering_Killer": "1BF2-1BF3",
    "Syllable_Modifier": "1C36",
    "Symbol_Modifier": "1B6B-1B73",
    "Tone_Mark":
        "07EB-07F3 07FD 0F86-0F87 1A7B-1A7C 1A7F 10D24-10D26 10F46-10F50 16B30-16B36 16F8F-16F92 1E130-1E136 1E2AE "
        "1E2EC-1E2EF 113CE",
    "Virama": "2D7F",
    "Vowel_Dependent": "0B55 0F18-0F19 0F3E-0F3F 10EAB-10EAC 10D69-10D6D 16F51-16F87 1E4EC-1E4EF 1E5EE-1E5EF",
    "Vowel_Independent": "1900 AAB1 AABA AABD",
}
# The engine's changes to Indic_Positional_Category, as of Unicode 16.
positionalChanges = {
    "Bottom":
        "0859-085B 0D41-0D42 0F18-0F19 0F72 0F7A-0F7D 0F80 18A9 1CE2-1CE8 1CED A9BF AAB0 AAB2-AAB3 AAB7-AAB8 AABE "
        "10A38 10AE5-10AE6 10F46-10F50 10F82-10F85 11127-11129 1112D 11130 16F4F 16F51-16F87 16F8F-16F92 1E5EE-1E5EF",
    "Left": "0F3F 1C29",
    "NA": "180B-180D 180F 2D7F",
    "Overstruck": "1BC9D-1BC9E",
    "Right": "0F3E 10A0C 11942 A9BE",
    "Top":
        "07EB-07F3 07FD 0F74 1885-1886 1A18 1B6C 1CF8-1CF9 AA35 AAB4 10D24-10D27 10EAB-10EAC 1112A-1112B 11131-11132 "
        "11302-11303 114C1 16B30-16B36 1E130-1E136 1E2AE 1E2EC-1E2EF 1E4EC-1E4EF 1E944-1E94A "
        "10D69-10D6D",
}


def universal(files):
    """The classes derive from Unicode's properties as in the Universal Shaping Engine:
    https://learn.microsoft.com/typography/script-development/use"""
    order = cases(fonts / "Shaping/Scripts/UniversalTable.swift", "UniversalCategory")
    ignorable = files.property("DerivedCoreProperties.txt", "", "Default_Ignorable_Code_Point")
    general = {int(fields[0], 16): fields[2] for fields in files.data}
    joining = {int(fields[0], 16): fields[2] for fields in files.fields("ArabicShaping.txt")}
    syllabic, positional = list(files.syllabic), list(files.positional)
    for values, changes in ((syllabic, syllabicChanges), (positional, positionalChanges)):
        for value, characters in changes.items():
            for character in expanded(characters):
                if character in general:
                    values[character] = value
    # The scripts with engines of their own, which take no classes from the table.
    excluded = {"Arabic", "Khmer", "Lao", "Myanmar", "Samaritan", "Syriac", "Thaana", "Thai"}
    # Default ignorable characters that can have marks, such as fillers.
    visible = {0x061C, 0x115F, 0x1160, 0x1BCA0, 0x1BCA1, 0x1BCA2, 0x1BCA3, 0x3164, 0xFFA0}
    # The side of a base on which a mark counts.
    sides = {"Bottom_And_Left": "Bottom", "Bottom_And_Right": "Bottom", "Overstruck": "Bottom",
             "Left_And_Right": "Left", "Top_And_Bottom_And_Left": "Left", "Top_And_Left": "Left",
             "Top_And_Left_And_Right": "Left", "Visual_Order_Left": "Left", "Top_And_Bottom": "Top",
             "Top_And_Bottom_And_Right": "Top", "Top_And_Right": "Top"}
    direct = {
        "Number": "base", "Consonant": "base", "Consonant_Head_Letter": "base", "Tone_Letter": "base",
        "Vowel_Independent": "base", "Consonant_Placeholder": "placeholder", "Brahmi_Joining_Number": "number",
        "Number_Joiner": "numberJoiner", "Consonant_With_Stacker": "stackingBase",
        "Consonant_Preceding_Repha": "repha", "Consonant_Prefixed": "repha", "Virama": "halant",
        "Invisible_Stacker": "stacker", "Reordering_Killer": "reorderingKiller", "Hieroglyph": "hieroglyph",
        "Hieroglyph_Joiner": "hieroglyphJoiner", "Hieroglyph_Mark_Begin": "segmentBegin",
        "Hieroglyph_Segment_Begin": "segmentBegin", "Hieroglyph_Mark_End": "segmentEnd",
        "Hieroglyph_Segment_End": "segmentEnd", "Hieroglyph_Mirror": "hieroglyphMirror",
        "Hieroglyph_Modifier": "hieroglyphModifier", "Non_Joiner": "nonJoiner", "Joiner": "ignored"}
    # The classes of marks, and the sides that have a class of their own. The others count as above.
    marks = {names: (stem, sides) for names, stem, sides in (
        (("Consonant_Medial", "Consonant_Initial_Postfixed"), "medial", "Below Pre Post"),
        (("Vowel", "Vowel_Dependent", "Pure_Killer"), "vowel", "Below Pre Post"),
        (("Bindu", "Cantillation_Mark", "Register_Shifter", "Tone_Mark", "Visarga"), "vowelModifier", "Below Pre Post"),
        (("Consonant_Final", "Consonant_Succeeding_Repha"), "final", "Below Post"),
        (("Nukta", "Gemination_Mark", "Consonant_Killer"), "consonantModifier", "Below"),
        (("Syllable_Modifier",), "finalModifier", "Below"),
        (("Symbol_Modifier",), "symbolModifier", "Below"))}

    def mark(character):
        side = sides.get(positional[character], positional[character])
        value = syllabic[character]
        if value == "Consonant_Subjoined":
            return "subjoined"
        if value == "Syllable_Modifier" and side == "NA":
            return "finalModifierPost"
        for names, (stem, known) in marks.items():
            if value in names:
                own = {"Bottom": "Below", "Left": "Pre", "Right": "Post"}.get(side)
                return stem + (own if own and own in known.split() else "Above")
        if character == 0x034F:
            return "ignored"
        if not ignorable[character] or character in visible:
            return "other"
        return "ignored" if general[character] == "Mn" else "separator"

    def category(character):
        if character not in general:
            return None
        value = syllabic[character]
        if files.scripts[character] in excluded:
            return "other"
        if joining.get(character) in ("C", "D", "L", "R") and value != "Joiner":
            return "base"
        if character in (0x0DCA, 0x1A60):
            return "halantOrVowelModifier" if character == 0x0DCA else "sakot"
        if value in direct:
            return direct[value]
        canBeLetter = value in ("Avagraha", "Bindu", "Consonant_Final", "Consonant_Medial", "Consonant_Subjoined",
                                "Vowel", "Vowel_Dependent", "Consonant_Initial_Postfixed")
        return "base" if canBeLetter and general[character] == "Lo" else mark(character)

    assigned = [category(character) for character in range(0x20000)]
    ranges, end = [], 0
    while end < len(assigned):
        first = end
        while end < len(assigned) and assigned[end] == assigned[first]:
            end += 1
        # Code points between characters of one class are likely to be assigned to it.
        next = assigned[end] if end < len(assigned) else None
        gap = next if ranges and next == ranges[-1][1] else None
        value = assigned[first] or gap or "other"
        if not ranges or ranges[-1][1] != value:
            ranges.append((first, value))
    entries = [f"{first << 6 | order.index(value):06X}" for first, value in ranges]
    return swift(files, f"""
extension UniversalTable {{
    /// The number of ranges.
    static let rangeCount = {len(entries)}

    /// The first character of each range and, in the low six bits, its class.
    static let ranges: StaticString = {text(entries, 16)}
}}""")


def bidi(files):
    names = ["L", "R", "AL", "EN", "ES", "ET", "AN", "CS", "NSM", "BN", "B", "S", "WS", "ON",
             "LRE", "LRO", "RLE", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"]
    classes = files.property("extracted/DerivedBidiClass.txt", "L", aliases={
        "Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL", "European_Terminator": "ET",
        "Boundary_Neutral": "BN"})
    ranges = [f"{character:06X}{chr(0x41 + names.index(name))}" for character, name in enumerate(classes)
              if character == 0 or name != classes[character - 1]]
    # The brackets at U+2329 are equivalent to others.
    brackets = [f"{int(fields[0], 16):04X}{int(fields[1], 16):04X}" for fields in files.fields("BidiBrackets.txt")
                if fields[2] == "o" and fields[0] != "2329"]
    return swift(files, f"""
extension BidiTable {{
    /// The number of ranges in ``classes``.
    static let rangeCount = {len(ranges)}

    /// The letter of the first class.
    static let firstClass = UInt8(ascii: "A")

    /// The first character of each range in six hexadecimal digits, and the letter of its class.
    static let classes: StaticString = {text(ranges, 13)}

    /// The number of pairs in ``brackets``.
    static let bracketCount = {len(brackets)}

    /// The opening and the closing character of each pair, in four hexadecimal digits each.
    static let brackets: StaticString = {text(brackets, 11)}
}}""")


# What CSS's `line-break` says about some characters: https://www.w3.org/TR/css-text-3/#line-break-property
css = {0x301C: "wave", 0x30A0: "wave", 0x2010: "hyphen", 0x2013: "hyphen",
       **dict.fromkeys((0x3005, 0x303B, 0x309D, 0x309E, 0x30FD, 0x30FE), "iteration"),
       **dict.fromkeys((0x30FB, 0xFF1A, 0xFF1B, 0xFF65, 0x203C, 0x2047, 0x2048, 0x2049, 0xFF01, 0xFF1F), "centered")}
ideograph = ("ID", True)


def lineBreakClass(files, breaks, widths, character):
    """The class of a character: a name and whether the character is East Asian, and the name of its tailoring."""
    name, general = breaks[character], files.general[character]
    isWide = widths[character] in ("F", "W", "H")
    if name in ("CM", "ZWJ"):
        return (name, False), None
    if name == "SA":  # LB1
        isMark = general in ("Mn", "Mc")
        return ("CM" if isMark else "AL", False), "complex"
    if name == "CJ":
        return ("NS", isWide), "small"
    isPictograph = general == "Cn" and files.pictographic[character]
    if name in ("AI", "SG", "XX", "AL"):
        return ("DC" if character == 0x25CC else "XA" if isPictograph else "AL", isWide), None
    if isPictograph:
        if name != "ID":
            sys.exit(f"a future pictograph has the class {name}")
        return ("XP", isWide), None
    if name == "QU":
        tailoring = "quotation" if character in (0x201C, 0x201D) else None
        return (f"QU{general}" if general in ("Pi", "Pf") else "QU", isWide), tailoring
    tailoring = css.get(character)
    if name == "IN":
        tailoring = "inseparable"
    if name in ("PO", "PR") and widths[character] in ("A", "F", "W"):
        tailoring = "affix"
    return (name, isWide), tailoring


def tailored(kind, tailoring, strictness, isChineseOrJapanese):
    """The class of a character with a strictness of CSS and in a language."""
    name, isWide = kind
    isLoose, isNormal = strictness == "loose", strictness != "strict"
    if tailoring == "small":
        return ideograph if isNormal else kind
    if tailoring == "wave":
        return ideograph if isNormal and isChineseOrJapanese else kind
    if tailoring == "iteration":
        return ideograph if isLoose else kind
    if tailoring == "centered":
        return ("ID", isWide) if isLoose and isChineseOrJapanese else kind
    if tailoring == "affix":
        return (name + "x", isWide) if isLoose and isChineseOrJapanese else kind
    if tailoring in ("inseparable", "hyphen"):
        return (name + "x", isWide) if isLoose else kind
    if tailoring == "quotation":  # as in CLDR
        return ("OP" if name == "QUPi" else "CL", isWide) if isChineseOrJapanese else kind
    return kind


def lineBreaks(files):
    breaks = files.property("LineBreak.txt", "XX")
    widths = files.property("EastAsianWidth.txt", "N")
    known = {}
    values = [known.setdefault(lineBreakClass(files, breaks, widths, character), len(known))
              for character in range(last + 1)]
    found = list(known)
    settings = [(strictness, isChineseOrJapanese) for strictness in ("strict", "normal", "loose")
                for isChineseOrJapanese in (False, True)]
    # Most classes are their own columns of the machine. The others, at the end, are replaced first.
    plain = sorted(kind for kind, tailoring in found if not tailoring)
    special = sorted((entry for entry in found if entry[1]), key=lambda entry: (entry[1], entry[0]))
    others = {tailored(*entry, *setting) for entry in special for setting in settings} - set(plain)
    columns = plain + sorted(others)
    codes = {(kind, None): plain.index(kind) for kind in plain}
    codes |= {entry: len(plain) + index for index, entry in enumerate(special)}
    classes = [codes[found[value]] for value in values]
    machine = linebreak.Machine(columns)
    zero, base, leafLength, blockLength, limit = 0x30, 0x21, 16, 1024, 0x20000
    leaves, blocks, index = {}, {}, []

    def number(entries, entry):
        return entries.setdefault(tuple(entry), len(entries))

    # The index is not used for characters of one or two bytes, so their leaves come first, even if some are equal.
    ordered = []
    for first in range(0, 0x800, leafLength):
        ordered.append(classes[first:first + leafLength])
        leaves.setdefault(tuple(ordered[-1]), len(ordered) - 1)
    for first in range(0, limit, blockLength):
        block = []
        for place in range(first, first + blockLength, leafLength):
            leaf = tuple(classes[place:place + leafLength])
            if leaf not in leaves:
                leaves[leaf] = len(ordered)
                ordered.append(leaf)
            block.append(leaves[leaf])
        index.append(number(blocks, block))
    if len(blocks) > 94 or len(ordered) > 64 * 64 or len(codes) > 79 or len(machine.rows) > 2 * 93 + 1:
        sys.exit(f"too many blocks ({len(blocks)}), leaves ({len(ordered)}), classes ({len(codes)}) or rows "
                 f"({len(machine.rows)}); change their representation")

    def literal(entries):
        count = 94 // len(entries[0])
        lines = ["        " + "".join(entries[first:first + count]) for first in range(0, len(entries), count)]
        if any("\\##" in line or '"""##' in line for line in lines):
            sys.exit("a literal cannot contain one of its lines")
        return '        ##"""\n' + "\\##\n".join(lines) + '\n        """##'

    def sum2(row):
        return chr(base + min(row, 93)) + chr(base + max(0, row - 93))

    def title(kind):
        return ("wide" if kind[1] else "") + kind[0]

    def row(value):
        return value + 2 * base

    far, first = [], limit
    while first <= last:
        end = next((place for place in range(first, last + 1) if classes[place] != classes[first]), last + 1)
        if classes[first] != codes[(("AL", False), None)]:
            far.append(f"        case 0x{first:X}...0x{end - 1:X}: {classes[first] + zero}  "
                       f"// {title(found[values[first]][0])}")
        first = end
    far.append(f"        default: {codes[(('AL', False), None)] + zero}  // AL")
    names = [title(kind) for kind in plain] + [f"{title(kind)}/{tailoring}" for kind, tailoring in special]
    comment = "\n".join("    ///     " + line for line in textwrap.wrap(" ".join(names), 86, break_on_hyphens=False))
    moves = literal([sum2(after[column]) for column in range(len(columns)) for after in machine.rows])
    flags = [("NU",), ("IS",), ("VF",), tuple(linebreak.followsQuotation), None, ("CM", "ZWJ")]
    following = [chr(zero + sum(1 << bit for bit, members in enumerate(flags)
                                if (kind[1] if members is None else kind[0] in members))) for kind in columns]
    replaced = literal([chr(zero + columns.index(tailored(*entry, *setting))) for setting in settings
                        for entry in special])
    bounds = "\n\n".join(
        f"    /// The first row whose opportunity {what}.\n    static var {name}: Int {{ {row(machine.first[kind])} }}"
        for name, kind, what in (
            ("firstHangul", "hangul", "is between two Hangul letters"),
            ("firstBeforeNoNumber", "noNumber", "does not apply if a number follows"),
            ("firstBeforeFinalQuotation", "finalQuotation", "does not apply at the end of a quotation"),
            ("firstBeforeDecimal", "decimal", "applies only if a digit follows"),
            ("firstBeforeInitialQuotation", "initialQuotation", "applies only before East Asian text"),
            ("firstBeforeViramaFinal", "viramaFinal", "does not apply if a final virama follows")))
    # Only one row stays the same in a word. Its letters include those of ASCII.
    alphabetic = columns.index(("AL", False))
    [letterRow] = [number for number, after in enumerate(machine.rows) if after[alphabetic] == number]
    if not all(classes[ord(letter)] == alphabetic for letter in string.ascii_letters):
        sys.exit("an ASCII letter is not of class AL")
    complexKinds = [zero + codes[entry] for entry in special if entry[1] == "complex"]
    return swift(files, f"""
/// The line breaking classes of characters, and a state machine for ``LineBreakScanner``.
///
/// A row is a state that represents the characters read so far. The class of the next character
/// leads to the next row, whose number determines whether a line may end before the character.
/// A block has {blockLength} characters and consists of leaves with {leafLength} characters. Equal blocks and
/// equal leaves are stored once. The tables are literals, so they need no initialization.
enum LineBreakTable {{
    /// The blocks for ranges of {blockLength} characters below U+{limit:X}. The character "!" is block 0.
    static var index: StaticString {{
{literal([chr(base + block) for block in index])}
    }}

    /// The leaves of each block. A leaf is two base-64 digits, of which "0" is the first.
    static var blocks: StaticString {{
{literal([chr(zero + leaf // 64) + chr(zero + leaf % 64) for block in blocks for leaf in block])}
    }}

    /// The class of each character, leaf by leaf. The character "0" is the first class.
    ///
    /// The characters below U+0800 come first, in order. The names of the classes, and of the rules
    /// that replace the last ones:
    ///
{comment}
    static var leaves: StaticString {{
{literal([chr(zero + code) for leaf in ordered for code in leaf])}
    }}

    /// The first character outside the index.
    static var nearLimit: UInt32 {{ 0x{limit:X} }}

    /// Returns the class of a character at or above U+{limit:X}.
    static func farClass(_ character: UInt32) -> UInt8 {{
        switch character {{
{chr(10).join(far)}
        }}
    }}

    /// The first class that a strictness or a language replaces.
    static var firstTailored: UInt8 {{ {zero + len(plain)} }}

    /// The number of classes that are replaced.
    static var tailoredCount: Int {{ {len(special)} }}

    /// The columns that replace these classes, for each strictness: first in most languages, then
    /// in Chinese and Japanese. The strictnesses are strict, normal and loose.
    static var tailorings: StaticString {{
{replaced}
    }}

    /// The classes of letters and marks in scripts whose words only a dictionary finds.
    static var complexClasses: ClosedRange<UInt8> {{ {min(complexKinds)}...{max(complexKinds)} }}

    /// The next row for each column and each current row, as the sum of two characters.
    static var moves: StaticString {{
{moves}
    }}

    /// The properties of each column, as the bits of a number.
    ///
    /// The bits are a digit, a separator of digits, a final virama, what can follow a quotation, an
    /// East Asian character and a mark.
    static var following: StaticString {{
{literal(following)}
    }}

    /// The character that represents the first class and the digit 0.
    static var firstClass: UInt8 {{ {zero} }}

    /// The character that represents the first block.
    static var firstBlock: Int {{ {base} }}

    /// The number of rows.
    static var rowCount: Int {{ {len(machine.rows)} }}

    /// The row at the start of the text.
    static var firstRow: Int {{ {row(0)} }}

    /// The row after two letters of class AL. Another such letter leads to the same row.
    static var letterRow: Int {{ {row(letterRow)} }}

    /// The rows after newline characters.
    static var newlines: Range<Int> {{ {row(machine.newlines[0])}..<{row(machine.newlines[1])} }}

    /// The first row with a break opportunity before its last character.
    static var firstOpportunity: Int {{ {row(machine.firstOpportunity)} }}

{bounds}
}}""")


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else sys.exit(__doc__)
    files = Files(folder)
    shaping = fonts / "Shaping/Scripts"
    tables = {
        fonts / "Normalization/NormalizationTable+Data.swift": normalization(files),
        fonts / "Text/MirrorTable+Data.swift": mirrored(files),
        **dict(marks(files)),
        shaping / "JoiningTable+Data.swift": joining(files),
        shaping / "PresentationForms+Data.swift": presentationForms(files),
        fonts / "Shaping/Plan/ScriptTable+Data.swift": scripts(files),
        shaping / "Indic/IndicTable+Data.swift": indic(files),
        shaping / "SyllableTables+Data.swift": syllables(files),
        shaping / "UniversalTable+Data.swift": universal(files),
        layout / "Bidi/BidiTable+Data.swift": bidi(files),
        layout / "Lines/LineBreakTable.swift": lineBreaks(files),
    }
    differing = [path for path, source in tables.items() if not path.exists() or path.read_text("utf-8") != source]
    if "--check" in sys.argv:
        sys.exit("".join(f"{path.relative_to(sources)} differs from Unicode {files.version}\n" for path in differing)
                 or None)
    for path in differing:
        path.write_text(tables[path], "utf-8")
        print(path.relative_to(sources))
    print(f"{len(tables)} tables of Unicode {files.version}, {len(differing)} written")


if __name__ == "__main__":
    main()
