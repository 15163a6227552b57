#!/usr/bin/env python3
"""Measures the tests by mutation: `.ci/mutate.py [--count 60] [--seed 1] MODULE...`, by default every module.

Changes a sample of spots in a copy of a module (operators, constants, conditions, arguments, assignments),
all in one build: the environment variable TYPESCALE_MUTANT selects the change that a run makes. Then runs the
module's own tests once for each. Tests notice a change if they fail, crash, or do not end.

Ends with 1 if the tests of a module notice less than 90 % of its changes, or if a change that they do not
notice is not listed in Tests/Mutations/MODULE.txt with the reason why it has no effect, or if that file lists
a change of code that no longer exists. `--record` appends the missing lines to that file, without reasons. `--root FOLDER` measures another package.
"""
import argparse
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import threading
import time

root = pathlib.Path(__file__).resolve().parent.parent

# The code that replaces the changed spots in the copy. Each changed operator becomes another operator from
# Unicode's block of mathematical operators, which acts like the original unless its number is selected.
HELPERS = """
#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
@usableFromInline let selectedMutant: Int =
    getenv("TYPESCALE_MUTANT").flatMap { Int(String(cString: $0)) } ?? -1
@usableFromInline func mutantNumber<T: Numeric>(_ number: Int, _ value: T) -> T {
    selectedMutant == number ? value + 1 : value
}
@usableFromInline func mutantFlips(_ number: Int, _ value: Bool) -> Bool {
    value != (selectedMutant == number)
}
@usableFromInline func mutantArgument(_ number: Int, _ value: Bool) -> Bool {
    value != (selectedMutant == number)
}
@usableFromInline func mutantArgument<T: Numeric>(_ number: Int, _ value: T) -> T {
    selectedMutant == number ? value + 1 : value
}
@usableFromInline func mutantArgument<T: RangeReplaceableCollection>(_ number: Int, _ value: T) -> T {
    selectedMutant == number ? T(value.dropFirst()) : value
}
@usableFromInline func mutantArgument<T>(_ number: Int, _ value: T?) -> T? {
    selectedMutant == number ? nil : value
}
// A value of any type would otherwise become optional in every run.
@usableFromInline func mutantArgument(_ number: Int, _ value: Any) -> Any {
    selectedMutant == number ? () : value
}
@usableFromInline func mutantKeeps(_ number: Int) -> Bool { selectedMutant != number }
"""
FLAG = "selectedMutant == NUMBER"
COMPARE = ("ComparisonPrecedence", "<T: Comparable>(a: T, b: T) -> Bool", "Comparable")
EQUAL = ("ComparisonPrecedence", "<T: Equatable>(a: T, b: T) -> Bool", "Equatable")
SUM = ("AdditionPrecedence", "<T: Numeric>(a: T, b: T) -> T", "Numeric")
PRODUCT = ("MultiplicationPrecedence", "<T: FloatingPoint>(a: T, b: T) -> T", "FloatingPoint")
WHOLE = ("MultiplicationPrecedence", "<T: BinaryInteger>(a: T, b: T) -> T", "BinaryInteger")
CHANGE = ("AssignmentPrecedence", "<T: Numeric>(a: inout T, b: T)", "Numeric")
LOGIC = "(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool"
# The replacement of each operator, and the declarations that make it switchable.
OPERATORS = {
    "<": ("<=", [COMPARE]), "<=": ("<", [COMPARE]), ">": (">=", [COMPARE]), ">=": (">", [COMPARE]),
    "==": ("!=", [EQUAL]), "!=": ("==", [EQUAL]),
    "+": ("-", [SUM]), "-": ("+", [SUM]), "*": ("/", [PRODUCT, WHOLE]), "/": ("*", [PRODUCT, WHOLE]),
    "%": ("/", [WHOLE]), "+=": ("-=", [CHANGE]), "-=": ("+=", [CHANGE]),
    "&&": ("||", [("LogicalConjunctionPrecedence", LOGIC, "")]),
    "||": ("&&", [("LogicalDisjunctionPrecedence", LOGIC, "")]),
}
SKIPPED = re.compile(r'//[^\n]*|/\*.*?\*/|#*"""(?s:.*?)"""#*|#"[^\n]*?"#|"(?:\\.|[^"\\\n])*"', re.S)
BLOCK = re.compile(r"^[ \t]*#if (?![^\n]*(?:Linux|Glibc))(?s:.*?)^[ \t]*#endif", re.M)


def masked(text):
    """Returns the text with blanks instead of comments, strings and code for other systems."""
    def blank(match):
        return re.sub(r"[^\n]", " ", match.group())
    return BLOCK.sub(blank, SKIPPED.sub(blank, text))


def spots(path, text):
    """Yields every possible change of a file: kind, path, start, end, replacement and description."""
    code, start = masked(text), 0
    # A helper would make such an argument optional in every run, and a function that accepts any type would get
    # an optional, which in SwiftUI is another view.
    generic = set(re.findall(r"\b(\w+): (?:inout )?some ", code))
    for line in code.splitlines(keepends=True):
        bare = line.strip()
        if not bare.startswith(("@", "#", "import ", "case let", "precondition", "assert")) \
                and not re.search(r"#available|\boperator\b|\bfunc [^\w`]", line):
            for kind, a, b, put, name in changes(line, text[start:start + len(line)]):
                if kind == "argument" and line[a:b] in generic:
                    continue
                yield kind, path, start + a, start + b, put, f"{name} in: {text[start:start + len(line)].strip()}"
        start += len(line)


def changes(line, shown):
    for match in re.finditer(r"(?<= )([<>]=?|[!=]=|[-+*/%]|[-+]=|&&|\|\|)(?= )", line):
        yield "operator", *match.span(), "OP", f"{match[1]} to {OPERATORS[match[1]][0]}"
    for match in re.finditer(r"(?<![\w.\]\"])(?:0x[0-9A-Fa-f_]+|\d[\d_]*(?:\.\d+)?)(?![\w.]|\s*of\b|\s*\))", line):
        if not re.search(r"\bcase [^.]*=\s*$", line[:match.start()]):
            yield "constant", *match.span(), f"mutantNumber(NUMBER, {match[0]})", f"{match[0]} + 1"
    for match in re.finditer(r"\b(?:true|false)\b", line):
        yield "constant", *match.span(), f"mutantFlips(NUMBER, {match[0]})", f"not {match[0]}"
    for match in re.finditer(r"(?:\b(?:if|while|guard|where) |^\s*&& )([^{}]+?)(?= (?:\{|else\b)|$)", line):
        clause = match[1].split(",")[0]
        if match[1].count("(") == match[1].count(")") == clause.count("(") == clause.count(")") \
                and not re.match(r"(?:let|var|case|try|await|unsafe) ", clause) and clause.strip():
            end = match.start(1) + len(clause)
            yield "condition", match.start(1), end, \
                f"mutantFlips(NUMBER, {shown[match.start(1):end]})", f"not ({shown[match.start(1):end]})"
    for match in re.finditer(r"(?:\(|, |\breturn )(?:\w+: )?([a-z]\w*(?:\.\w+)*)(?=[,)]|\s*$)", line):
        if match[1] not in ("self", "nil", "true", "false") and ": " + match[1] not in line[:0]:
            yield "argument", *match.span(1), f"mutantArgument(NUMBER, {match[1]})", f"other {match[1]}"
    match = re.match(r"\s+((?:self\.)?[a-z][\w.\[\]]* [-+*/|&]?= [^{}]*)\n", line)
    if match and match[1].count("(") == match[1].count(")") and match[1].count("[") == match[1].count("]") \
            and not match[1].endswith(("=", ",", "(", "?", ":", "&&", "||", "+", "-")):
        put = f"if mutantKeeps(NUMBER) {{ {shown[match.start(1):match.end(1)]} }}"
        yield "statement", *match.span(1), put, "without"


def sample(folder, count, seed):
    """Returns changes of every kind, at most one per line. The choice depends only on the changed lines."""
    kinds = {}
    for path in sorted(folder.rglob("*.swift")):
        text = path.read_text()
        for spot in spots(path.relative_to(folder), text):
            key = hashlib.sha256(f"{seed} {spot[1]} {spot[5]}".encode()).hexdigest()
            kinds.setdefault(spot[0], []).append((key, spot, text.count("\n", 0, spot[2])))
    chosen, lines = [], set()
    queues = [sorted(found, key=lambda entry: entry[0], reverse=True) for found in kinds.values()]
    while len(chosen) < count and any(queues):
        for queue in queues:
            while queue:
                _, spot, line = queue.pop()
                if (spot[1], line) not in lines:
                    lines.add((spot[1], line))
                    chosen.append((spot, line))
                    break
    return chosen


def write(source, copy, chosen):
    """Writes a copy of the module with all remaining changes, except files that are already equal."""
    helpers, files = HELPERS, {}
    for number, entry in enumerate(chosen):
        if entry is None:
            continue
        (kind, path, start, end, put, name), _ = entry
        if kind == "operator":
            sign, original = chr(0x2200 + number), name.split(" ")[0]
            for precedence, signature, _ in OPERATORS[original][1]:
                body = f"{FLAG} ? a {OPERATORS[original][0]} b : a {original} b"
                if "->" not in signature:
                    body = f"if {FLAG} {{ a {OPERATORS[original][0]} b }} else {{ a {original} b }}"
                if "autoclosure" in signature:
                    body = f"try {FLAG} ? (a {OPERATORS[original][0]} b()) : (a {original} b())"
                helpers += f"@usableFromInline func {sign} {signature} {{ {body} }}\n".replace(
                    "NUMBER", str(number))
            helpers += f"infix operator {sign}: {precedence}\n"
            put = sign
        files.setdefault(path, []).append((start, end, put.replace("NUMBER", str(number))))
    contents = {copy / "MutantHelpers.swift": helpers.encode()}
    for path in (path for path in source.rglob("*") if path.is_file()):
        text = path.read_bytes()
        if path.relative_to(source) in files:
            text = text.decode()
            for start, end, put in sorted(files[path.relative_to(source)], reverse=True):
                text = text[:start] + put + text[end:]
            text = text.encode()
        contents[copy / path.relative_to(source)] = text
    for path in copy.rglob("*"):
        if path.is_file() and path not in contents:
            path.unlink()
    for path, text in contents.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_bytes() != text:
            path.write_bytes(text)


def build(module, chosen):
    """Builds the tests with the changes, drops changes that do not compile, and returns the test program."""
    package, tests = scratch / "package", f"{module}Tests"
    shutil.rmtree(package, ignore_errors=True)
    (package / "Sources").mkdir(parents=True)
    for folder in (root / "Sources").glob("*/*"):
        if folder.name != module:
            (package / folder.relative_to(root)).parent.mkdir(exist_ok=True)
            (package / folder.relative_to(root)).symlink_to(folder)
    (package / "Tests").symlink_to(root / "Tests")
    targets = {target["name"]: [name for kind in target["dependencies"] for value in kind.values()
                                for name in value[:1]] for target in manifest["targets"]}
    needed, queue = set(), [tests]
    while queue:
        name = queue.pop()
        needed.add(name)
        queue += [other for other in targets[name] if other not in needed]
    names = ", ".join(f'"{name}"' for name in sorted(needed))
    (package / "Package.swift").write_text(
        (root / "Package.swift").read_text() + "\npackage.products = []\n"
        f"package.targets.removeAll {{ ![{names}].contains($0.name) }}\n")
    # Optimized tests take an eighth of the time, which is more than the compiler takes to optimize them.
    command = ["swift", "build", "-c", "release", "-Xswiftc", "-enable-testing", "--package-path", package,
               "--scratch-path", scratch / "build"]

    def compiles(*arguments):
        return subprocess.run(command + list(arguments), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              text=True)

    source = next((root / "Sources").glob(f"*/{module}"))
    copy = package / source.relative_to(root)
    for _ in range(15):
        write(source, copy, chosen)
        run = compiles("--target", module)
        if run.returncode == 0:
            break
        wrong = {(match[1], int(match[2]) - 1)
                 for match in re.finditer(rf"^{re.escape(str(copy))}/(\S+\.swift):(\d+):\d+: error:",
                                          run.stdout, re.M)}
        # An initializer must set every property, and the error is at its end.
        unset = tuple(f"{name} = " for name in re.findall(r"note: '(self\.\w+)' not initialized", run.stdout))
        files = {path for path, _ in wrong}
        found = [number for number, entry in enumerate(chosen) if entry and entry[0][0] == "statement"
                 and str(entry[0][1]) in files and entry[0][5].partition(" in: ")[2].startswith(unset)]
        # Drops the change in the line of an error, or else the changes near it.
        for near in () if found else (0, 3, 40):
            found = [number for number, entry in enumerate(chosen) if entry and any(
                path == str(entry[0][1]) and abs(line - entry[1]) <= near for path, line in wrong)]
            if found:
                break
        for number in found:
            chosen[number] = None
        if not found:
            break
    else:
        run.returncode = 1
    run = run if run.returncode else compiles("--build-tests")
    if run.returncode:
        sys.exit(f"{module}: the tests do not build:\n{run.stdout[-4000:]}")
    binaries = subprocess.run([*command, "--show-bin-path"], check=True, stdout=subprocess.PIPE,
                              text=True).stdout.strip()
    return pathlib.Path(binaries) / f"{manifest['name']}PackageTests.xctest"


def passes(commands, number, limit):
    """Returns whether all tests pass with a change, or without one if its number is -1.

    Stops at the first failure, which it prints if there is no change.
    """
    environment = {**os.environ, "TYPESCALE_MUTANT": str(number), "SWIFT_BACKTRACE": "enable=no"}
    for command in commands:
        process = subprocess.Popen(command, cwd=root, env=environment, text=True, errors="replace",
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        late = threading.Timer(limit, process.kill)
        late.start()
        for line in process.stdout:
            if "recorded an issue" in line:
                process.kill()
                if number < 0:
                    print(line, end="", flush=True)
        late.cancel()
        if process.wait() != 0:
            if number < 0 and process.returncode != -signal.SIGKILL:
                print(f"the tests exited with {process.returncode}", flush=True)
            return False
    return True


def outdated(lines, folder):
    """Returns the numbers of the recorded lines whose file or line of code no longer exists."""
    def exists(line):
        path, _, change = line.split(" | ")[0].partition(": ")
        file, code = folder / path, change.partition(" in: ")[2]
        return file.is_file() and code in map(str.strip, file.read_text().splitlines())
    return [number for number, line in enumerate(lines, 1) if not exists(line)]


def measure(module, options):
    folder = next((root / "Sources").glob(f"*/{module}"))
    record = root / "Tests" / "Mutations" / f"{module}.txt"
    lines = record.read_text().splitlines() if record.exists() else []
    old = outdated(lines, folder)
    for number in old:
        print(f"{record.relative_to(root)}:{number}: this code no longer exists; correct or remove the line",
              flush=True)
    chosen = sample(folder, options.count * 3 // 2, options.seed)
    program = build(module, chosen)
    left = [(number, entry) for number, entry in enumerate(chosen) if entry][:options.count]
    commands = [[program, "--testing-library", "swift-testing"]]
    if any("XCTestCase" in path.read_text() for path in (root / "Tests" / f"{module}Tests").rglob("*.swift")):
        commands.append([program])
    start = time.monotonic()
    if not passes(commands, -1, 3600):
        sys.exit(f"{module}: the tests fail without a change")
    # A change that makes the tests loop costs this long, so it depends on the time without a change.
    limit = 20 + 8 * (time.monotonic() - start)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        answers = list(pool.map(lambda entry: passes(commands, entry[0], limit), left))
    listed = {line.split(" | ")[0] for line in lines if len(line.split(" | ")) == 2}
    missing = []
    for (_, (spot, line)), survived in zip(left, answers):
        name = f"{spot[1]}: {spot[5]}"
        if survived and name not in listed:
            print(f"{module}: unnoticed: {module}/{spot[1]}:{line + 1}: {spot[5]}", flush=True)
            missing.append(name)
    noticed = answers.count(False)
    print(f"{module}: {noticed} of {len(left)} changes noticed, {len(missing)} unnoticed without a reason",
          flush=True)
    if options.record and missing:
        record.parent.mkdir(exist_ok=True)
        record.write_text("".join(f"{line}\n" for line in lines + missing))
    return noticed * 10 >= len(left) * 9 and not missing and not old


def main():
    global root, scratch, manifest
    parser = argparse.ArgumentParser()
    parser.add_argument("modules", nargs="*")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--root", type=pathlib.Path, default=root)
    options = parser.parse_args()
    root = options.root.resolve()
    scratch = root / ".build" / "mutants"
    manifest = json.loads(subprocess.run(["swift", "package", "dump-package"], cwd=root, check=True,
                                         stdout=subprocess.PIPE).stdout)
    names = {target["name"] for target in manifest["targets"]}
    modules = options.modules or sorted(name for name in names if f"{name}Tests" in names)
    sys.exit(0 if all([measure(module, options) for module in modules]) else 1)


if __name__ == "__main__":
    main()
