#!/usr/bin/env python3
"""Checks the language rules of .github/CONTRIBUTING.md: `.ci/language.py [--count] [PATH...]`.

Reads comments, string literals and Markdown: rule 1 (spelling), 2 (how a summary begins), 3 (pronouns without a noun),
4 (length of sentences), 5 (length of lines). Prints `path:line: rule N: message` for each
finding, and exits with 1 if there is one. `--count` prints the number of findings per folder instead.
"""
import collections
import pathlib
import re
import signal
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent

# Rule 1: words that are spelled differently in the United States.
SPELLING = re.compile(
    r"\b(?:(?:behaviour|catalogue|centre|colour|favour|honour|labour|neighbour)\w*|analyse[ds]?"
    r"|(?:artefact|defence|licence)s?|grey|labell(?:ed|ing)|modell(?:ed|ing)|travell(?:ed|ing)|whilst"
    r"|(?:capital|categor|custom|emphas|equal|final|general|initial|local|maxim|minim|normal|optim|organ|real|recogn|serial"
    r"|special|standard|summar|synchron|util|visual)is(?:e[ds]?|ing|ations?))\b", re.I)

# Rule 2
VERBS_OF_FUNCTIONS = re.compile(r"(?!\w+s of\b|This|Its|Is |As )(?:[A-Z][a-z-]*s|`[^`]+`)\b|[A-Z][a-z]+s,")
VERB_OPENINGS = re.compile(r"(?:Returns|Gets|Gives|Creates|Makes|Computes|Says|Tells|Finds|Reads)\b")

# Rule 3: "This" and "These" usually have a noun after them, and "It is" needs none, as in "It is possible".
PRONOUNS = re.compile(r"(?:It(?! is\b|['’]s\b)|Its|They|Them|Their|That of|Those of)\b")

# Rule 4
MAXIMUM_WORDS = 25

# Rule 5
MAXIMUM_COLUMNS = 100

TOKEN = re.compile(
    r'(?P<comment>///?[^\n]*)|(?P<multi>#*"""(?s:.*?)"""#*)|(?P<raw>#"(?:[^\n]*?)"#)'
    r'|(?P<string>"(?:\\\((?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*\)|\\.|[^"\\\n])*")')
INTERPOLATION = re.compile(r"\\#?\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)")
TEST_NAME = re.compile(r"@(?:Test|Suite)\(\s*$")
RAW_NAME = re.compile(r"\bfunc `([^`\n]*)`")


def prose(text):
    """Text without what the rules do not apply to: code, links' targets, quoted words."""
    text = re.sub(r"``[^`]*``|`[^`]*`|<doc:[^>]*>", " Code ", text)
    text = re.sub(r"\]\([^)]*\)", "]", text)
    text = re.sub(r"<?https?://\S+", " Link ", text)
    return text.replace("[", "").replace("]", "")


def sentences(text):
    """The sentences of a paragraph, without abbreviations' full stops taken for ends."""
    text = re.sub(r"\b(e\.g|i\.e|etc|vs|pt|No)\.", r"\1", text)
    return re.split(r"(?<=[.!?])[)\"”*]*\s+(?=[\"“(*]*[A-Z0-9\\])|(?<=:)\s*$", text)


def count_words(sentence):
    return len(re.findall(r"[^\s]*\w[^\s]*", sentence))


class Checker:
    def __init__(self, path):
        self.path = path
        self.found = []

    def say(self, line, rule, message):
        self.found.append((line, rule, message))

    def words(self, line, text):
        text = prose(text)
        for match in SPELLING.finditer(text):
            self.say(line, 1, f"'{match.group()}': spell the word as in the United States")

    def paragraphs(self, lines):
        """Rule 4 for numbered lines of Markdown: paragraphs and list items."""
        start, text, fenced = None, "", False
        for number, line in [*lines, (None, "")]:
            line = line.strip()
            fence = line.startswith("```")
            breaks = not line or fence or fenced or re.match(r"(?:[-*+] |\d+\. |#|\||>|<|@|}|!\[)", line)
            if breaks and text:
                for sentence in sentences(prose(text)):
                    if (length := count_words(sentence)) > MAXIMUM_WORDS:
                        self.say(start, 4, f"a sentence of {length} words: write at most {MAXIMUM_WORDS}"
                                 f" ('{' '.join(sentence.split()[:6])} ...')")
                text = ""
            if fence:
                fenced = not fenced
                continue
            if fenced or not line or re.match(r"[#|<@}!]", line):
                continue
            if not text:
                start = number
            text += " " + re.sub(r"^(?:[-*+] |\d+\. |> ?)+(?:Parameters?|Returns|Throws|Complexity|"
                                 r"Note|Important|Warning)?(?: \w+)?:?", "", line)

    def doc(self, lines, declaration):
        """A documentation comment and the declaration after it."""
        number, summary = lines[0]
        summary = summary.strip()
        kind = re.search(r"\b(func|init|var|let|case|struct|class|enum|protocol|extension|typealias|"
                         r"subscript|actor|associatedtype|macro)\b", declaration)
        if not kind:
            return
        kind = kind.group(1)
        # The documentation of a test states a fact; its name is the summary.
        if kind in ("func", "init") and "@Test" not in declaration and not VERBS_OF_FUNCTIONS.match(summary):
            self.say(number, 2, f"a function's summary begins with '{(summary.split() or [''])[0]}': begin with"
                     " a verb, such as 'Returns'")
        if kind in ("var", "let"):
            boolean = re.search(r"\b(?:var|let) [\w`]+\s*(?::\s*Bool\b|=\s*(?:true|false)\b)", declaration)
            if boolean and not re.search(r":\s*Bool\?", declaration) and not summary.startswith("Whether"):
                self.say(number, 2, "the summary of a Bool begins with 'Whether'")
            if not boolean and summary.startswith("Whether") and not re.search(
                    r":\s*(?:Bool\?|@?\(?[^={]*-> Bool|\[[^]]*Bool\])", declaration):
                self.say(number, 2, "only a Bool's summary begins with 'Whether'")
            if VERB_OPENINGS.match(summary):
                self.say(number, 2, f"a property's summary begins with '{summary.split()[0]}': begin with a noun")

    def swift(self, text):
        lines = text.split("\n")
        docs, comments = [], []
        is_test = self.path.startswith("Tests/")
        in_doc_code = False
        for match in TOKEN.finditer(text):
            number = text.count("\n", 0, match.start()) + 1
            token = match.group()
            if match.lastgroup == "comment":
                whole = lines[number - 1]
                if whole.strip().startswith("//") and len(whole.rstrip()) > MAXIMUM_COLUMNS \
                        and "http" not in whole:
                    self.say(number, 5, f"a comment line of {len(whole.rstrip())} columns: write at most"
                             f" {MAXIMUM_COLUMNS}")
                if token.startswith("//===") or token.startswith("// swift-"):
                    continue
                body = token.lstrip("/")
                target = docs if token.startswith("///") else comments
                if not whole.strip().startswith("//"):
                    self.words(number, body)
                elif target and target[-1][-1][0] == number - 1:
                    target[-1].append((number, body))
                else:
                    target.append([(number, body)])
                continue
            content = INTERPOLATION.sub(" X ", token.strip("#").strip('"'))
            if len(content.split()) < 3 or not re.search(r"[a-z]{2} [a-z]", content):
                continue
            if is_test and not TEST_NAME.search(text[:match.start()]) and \
                    not self.path.startswith("Tests/TypeScaleTestSupport"):
                continue
            for offset, line in enumerate(content.split("\n")):
                self.words(number + offset, line)
            if match.lastgroup == "string":
                self.paragraphs([(number, content)])
        for match in RAW_NAME.finditer(text):
            self.words(text.count("\n", 0, match.start()) + 1, match.group(1))
        for block in docs + comments:
            number, start = block[0]
            if match := PRONOUNS.match(start.strip()):
                self.say(number, 3, f"a comment begins with '{match.group()}': write the noun")
            fenced = False
            shown = []
            for number, body in block:
                if body.strip().startswith("```"):
                    fenced = not fenced
                if not fenced and not body.startswith("     "):
                    self.words(number, body)
                    shown.append((number, body))
            self.paragraphs(shown)
        for block in docs:
            index = block[-1][0]
            declaration = ""
            while index < len(lines) and index < block[-1][0] + 6:
                declaration += lines[index] + " "
                if re.search(r"\b(?:func|init|var|let|case|struct|class|enum|protocol|extension|typealias|"
                             r"subscript|actor|associatedtype)\b", lines[index]):
                    break
                index += 1
            self.doc(block, declaration)

    def markdown(self, text):
        fenced = False
        shown = []
        for number, line in enumerate(text.split("\n"), 1):
            if line.strip().startswith("```"):
                fenced = not fenced
            shown.append((number, line))
            if fenced or line.startswith("    "):
                continue
            self.words(number, line)
            if len(line) > MAXIMUM_COLUMNS + 20 and not re.match(r"\s*\||.*\]\(|#|.*https?://", line):
                self.say(number, 5, f"a line of {len(line)} columns: write at most {MAXIMUM_COLUMNS + 20}")
        self.paragraphs([(number, "" if line.startswith("    ") and not re.match(r"\s+[-*\d]", line) else line)
                         for number, line in shown])

    def script(self, text):
        for number, line in enumerate(text.split("\n"), 1):
            match = re.match(r"\s*#(?!!)\s?(.*)|\t?.*?\s#\s(.*)", line)
            if match:
                self.words(number, match.group(1) or match.group(2) or "")
                if line.strip().startswith("#") and len(line) > 120:
                    self.say(number, 5, f"a comment line of {len(line)} columns: write at most 120")


def check(path, text):
    checker = Checker(path)
    if path.endswith(".swift"):
        checker.swift(text)
    elif path.endswith(".md"):
        checker.markdown(text)
    else:
        checker.script(text)
    return [(path, number, rule, message) for number, rule, message in sorted(checker.found)]


def is_checked(path):
    if path.endswith((".swift", ".md")):
        return "/Fixtures/" not in path and "/Resources/" not in path and not path.startswith("Tests/Surface/")
    # These two list misspelled words and quote wrong sentences.
    return path.startswith((".ci/", "Tests/Generators/")) and path not in (".ci/language.py", ".ci/tests.py") \
        or path.endswith((".yml", "Makefile"))


def findings_in(paths):
    """The findings in these files."""
    return [finding for path in sorted(filter(is_checked, filter(None, paths))) if (root / path).exists()
            for finding in check(path, (root / path).read_text(encoding="utf-8", errors="replace"))]


def main():
    # A reader of the findings may close its end.
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    arguments = [argument for argument in sys.argv[1:] if argument != "--count"]
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", *arguments],
                            cwd=root, check=True, capture_output=True, text=True).stdout.split("\0")
    findings = findings_in(listed)
    if "--count" in sys.argv:
        folders = collections.Counter((str(pathlib.PurePath(*pathlib.PurePath(path).parts[:2])), rule)
                                      for path, _, rule, _ in findings)
        for (folder, rule), count in sorted(folders.items()):
            print(f"{folder}: rule {rule}: {count}")
    else:
        for path, number, rule, message in findings:
            print(f"{path}:{number}: rule {rule}: {message}")
    sys.exit(1 if findings else 0)


if __name__ == "__main__":
    main()
