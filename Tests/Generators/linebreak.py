"""The line breaking rules of Unicode Standard Annex 14 as a state machine, for unicode.py.

A class is a name, such as `OP`, and whether the character is fullwidth, wide or halfwidth. The names are from the
standard, except for QUPi and QUPf (quotation marks that open and close, by their general category), DC (U+25CC), XP and
XA (unassigned pictographs of class ID and XX), and the classes that end in `x`, which `line-break: loose` of CSS splits
off: a line may also break before or after their characters.
"""
import collections

newlines = {"BK", "CR", "LF", "NL"}
hangul = {"H2", "H3", "JL", "JV", "JT"}
quotations = {"QU", "QUPi", "QUPf"}
letters = {"AL", "HL", "DC", "XA"}
ideographs = {"ID", "XP", "EB", "EM"}
syllables = {"AK", "DC", "AS"}
prefixes, suffixes = {"PR", "PRx"}, {"PO", "POx"}
hyphens = {"HY", "HH", "HHx"}

# The kinds of breaks before a character. The last five depend on the next character, apart from marks.
kinds = ("no", "yes", "hangul", "noNumber", "finalQuotation", "decimal", "initialQuotation", "viramaFinal")

State = collections.namedtuple("State", (
    "last",         # the last character except spaces, after LB9 and LB10
    "isWide",       # whether the last character is East Asian
    "hasSpaces",    # whether spaces follow the last character
    "isJoining",    # whether the last character is ZERO WIDTH JOINER
    "number",       # 1 in NU (NU | SY | IS)*, 2 after a bracket that closes it
    "isHalfFlag",   # whether the last character is the first regional indicator of a pair
    "isHebrew",     # whether the last characters are HL (HY | HH)
    "isOpening",    # whether the last quotation mark begins a quotation (LB15a)
    "isQuoted",     # whether an East Asian character precedes the last quotation mark (LB19a)
    "isInitial",    # whether the last hyphen begins a word (LB20a)
    "isStacked"))   # whether the last characters are (AK | U+25CC | AS) VI (LB28a)
start = State(None, *[False] * 3, 0, *[False] * 6)

# What may follow a quotation mark at the end of a quotation (LB15b).
followsQuotation = newlines | quotations | {"SP", "GL", "WJ", "CL", "CP", "EX", "IS", "SY", "ZW"}


def place(state, next, isWide, isAttached):
    """The kind of break before a character. The rules are in the standard's order, and the first one wins."""
    last = state.last
    if last is None and not state.hasSpaces:  # LB2
        return "no"
    if (last, next) == ("CR", "LF"):  # LB5
        return "no"
    if last in newlines:  # LB4, LB5
        return "yes"
    if next in newlines or next in ("SP", "ZW"):  # LB6, LB7
        return "no"
    if last == "ZW":  # LB8
        return "yes"
    if state.isJoining or isAttached:  # LB8a, LB9
        return "no"
    if next == "WJ" or last in ("WJ", "GL") and not state.hasSpaces:  # LB11, LB12
        return "no"
    if next == "GL" and not state.hasSpaces and last not in hyphens:  # LB12a
        return "no"
    if next in ("CL", "CP", "EX", "SY") or last == "OP" or state.isOpening:  # LB13, LB14, LB15a
        return "no"
    if next == "QUPf":  # LB15b, LB19
        return "finalQuotation" if state.hasSpaces else "no"
    if next == "IS":  # LB15c, LB15d
        return "decimal" if state.hasSpaces else "no"
    if last in ("CL", "CP") and next == "NS" or last == next == "B2":  # LB16, LB17
        return "no"
    if state.hasSpaces:  # LB18
        return "yes"
    return placeWithoutSpaces(state, last, next, isWide)


def placeWithoutSpaces(state, last, next, isWide):
    """The result of LB19 to LB31."""
    if next == "QU" or last in ("QU", "QUPi"):  # LB19
        return "no"
    if next == "QUPi" and not state.isWide or last == "QUPf" and not (isWide and state.isQuoted):  # LB19a
        return "no"
    if "CB" in (last, next):  # LB20
        return "yes"
    if state.isInitial and next in letters:  # LB20a
        return "no"
    if next in ("BAx", "HHx") and last in ("ID", "XP"):  # CSS: before hyphens after ideographs
        return "yes"
    if next in {"BA", "BAx", "NS"} | hyphens or last == "BB":  # LB21
        return "no"
    if state.isHebrew and next != "HL":  # LB21a
        return "no"
    if (last, next) == ("SY", "HL"):  # LB21b
        return "no"
    if next in ("IN", "INx"):  # LB22, and CSS: between inseparable characters
        return "yes" if last == next == "INx" else "no"
    if last in letters and next == "NU" or last == "NU" and next in letters:  # LB23
        return "no"
    if last == "PR" and next in ideographs or last in ideographs and next == "PO":  # LB23a
        return "no"
    if last in suffixes | {"PR"} and next in letters or last in letters and next in prefixes | suffixes:  # LB24
        return "no"
    if state.number and next in prefixes | {"PO"}:  # LB25
        return "no"
    if next == "NU" and (state.number == 1 or last in suffixes | {"PR", "HY", "IS"}):  # LB25
        return "no"
    if next == "OP" and last in suffixes | {"PR"}:  # LB25
        return "noNumber"
    if last == "JL" and next in hangul - {"JT"} or last in ("JV", "H2") and next in ("JV", "JT"):  # LB26
        return "no"
    if last in ("JT", "H3") and next == "JT":  # LB26
        return "no"
    if last in hangul and next == "PO" or last == "PR" and next in hangul:  # LB27
        return "no"
    if last in letters and next in letters:  # LB28
        return "no"
    if last == "AP" and next in syllables or last in syllables and next in ("VF", "VI"):  # LB28a
        return "no"
    if state.isStacked and next in ("AK", "DC"):  # LB28a
        return "no"
    if last in syllables and next in syllables:  # LB28a
        return "viramaFinal"
    if last == "IS" and next in letters:  # LB29
        return "no"
    if next == "OP" and not isWide and last in letters | {"NU"}:  # LB30
        return "no"
    if last == "CP" and not state.isWide and next in letters | {"NU"}:  # LB30
        return "no"
    if last == next == "RI" and state.isHalfFlag:  # LB30a
        return "no"
    if next == "EM" and last in ("EB", "XP", "XA"):  # LB30b
        return "no"
    if next == "QUPi":  # LB19a
        return "initialQuotation"
    return "hangul" if last in hangul and next in hangul else "yes"  # LB31


def advance(state, next, isWide):
    """The state after a character that is not attached to the one before it."""
    last = state.last
    if next == "SP":
        # LB8, LB14, LB15a, LB16 and LB17 look across spaces.
        isOpening = state.isOpening and last not in newlines
        isKept = isOpening or last in ("ZW", "OP", "CL", "CP", "B2")
        kept = last if isKept else None if last is None or last in newlines else "AL"
        return start._replace(last=kept, hasSpaces=True, isOpening=isOpening)
    isFirst = last is None or state.hasSpaces or last in newlines
    number = 0 if isFirst else state.number
    return start._replace(
        last=next,
        isWide=isWide,
        number=1 if next == "NU" or next in ("SY", "IS") and number == 1
        else 2 if next in ("CL", "CP") and number == 1 else 0,
        isHalfFlag=next == "RI" and (isFirst or not state.isHalfFlag),
        isHebrew=next in hyphens and not isFirst and last == "HL",
        isOpening=next == "QUPi" and (isFirst or last in quotations | {"OP", "GL", "ZW"}),
        isQuoted=next == "QUPf" and not isFirst and state.isWide,
        isInitial=next in hyphens and (isFirst or last in ("ZW", "CB", "GL")),
        isStacked=next == "VI" and not isFirst and last in syllables)


def read(state, kind):
    """The kind of break before a character, and the state after it."""
    next, isWide = kind
    isMark = next in ("CM", "ZWJ")
    isAttached = isMark and not state.hasSpaces and state.last not in newlines | {"ZW", None}
    letter = ("AL", False) if isMark and not isAttached else kind
    result = place(state, *letter, isAttached)
    after = state if isAttached else advance(state, *letter)
    return result, after._replace(isJoining=next == "ZWJ")


class Machine:
    """The smallest state machine that is equivalent to the rules.

    A row represents all text with the same continuations. Rows also differ by the kind of break before their last
    character, so one number determines both the next row and the result. Rows are sorted by this kind.
    """

    def __init__(self, columns):
        states, numbers, moves = [start], {start: 0}, []
        while len(moves) < len(states):
            row = []
            for column in columns:
                kind, after = read(states[len(moves)], column)
                if after not in numbers:
                    numbers[after] = len(states)
                    states.append(after)
                row.append((kind, numbers[after]))
            moves.append(row)
        futures = self.futures(states, moves)
        example = {}
        for state, future in enumerate(futures):
            example.setdefault(future, state)

        def following(row):
            found = [(futures[after], kind, states[after].last in newlines and not states[after].hasSpaces)
                     for kind, after in moves[example[row[0]]]]
            return found

        found = [(futures[0], "no", False)]
        known = set(found)
        for row in found:
            for after in following(row):
                if after not in known:
                    known.add(after)
                    found.append(after)
        ranks = [("no", False), ("no", True), ("yes", True)] + [(kind, False) for kind in kinds[1:]]
        rows = sorted(found, key=lambda row: ranks.index(row[1:]))  # keeps the order of equal ranks
        index = {row: number for number, row in enumerate(rows)}
        self.rows = [[index[after] for after in following(row)] for row in rows]
        firsts = [sum(ranks.index(row[1:]) < rank for row in rows) for rank in range(len(ranks) + 1)]
        self.newlines = (firsts[1], firsts[3])
        self.firstOpportunity = firsts[2]
        self.first = {kind: firsts[ranks.index((kind, False))] for kind in kinds[2:]}

    @staticmethod
    def futures(states, moves):
        """A number for each state, which is equal for states that behave alike in all continuations."""
        parts = [int(state.last in newlines and not state.hasSpaces) for state in states]
        count = 0
        while True:
            numbers = {}
            parts = [numbers.setdefault((parts[state], *((kind, parts[after]) for kind, after in row)), len(numbers))
                     for state, row in enumerate(moves)]
            if len(numbers) == count:
                return parts
            count = len(numbers)
