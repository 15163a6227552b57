#!/usr/bin/env python3
"""Checks that no code of Sources searches or compares characters of text: `.ci/characters.py [BUILD FOLDER]`.

A grapheme cluster hides the characters in it: `"*\\u{301}/".contains("*/")` is false. In text from outside, bytes or
scalars are compared: `text.utf8` and `text.unicodeScalars`. The compiler knows which text is a string, so it checks each
built module again, together with Characters.swift. Prints each violation, and exits with 1 if there is one. A comment
`// Characters: REASON`, on the line or the line before, permits an operation.
"""
import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import build

OPERATIONS = pathlib.Path(__file__).resolve().parent / "Characters.swift"
FOUND = re.compile(r"^(/.*?):(\d+):\d+: (?:warning: '(.*)' is deprecated: compares characters|error: (.*))", re.M)
# Arguments that write files, with their numbers of values, or that end the check at the first violation.
OTHER = {"-index-store-path": 1, "-emit-objc-header-path": 1, "-emit-objc-header": 0, "-serialize-diagnostics": 0,
         "-incremental": 0, "-enable-batch-mode": 0, "-parseable-output": 0, "-warnings-as-errors": 0,
         "-no-emit-module-separately-wmo": 0}


def violations(module, sources, arguments=()):
    """The operations on characters in a module's sources."""
    words, rest = [], iter(arguments)
    for word in rest:
        if word in OTHER:
            for _ in range(OTHER[word]):
                next(rest)
        else:
            words.append(word)
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.run(
            ["swiftc", "-typecheck", "-whole-module-optimization", "-module-name", module, *words, *sources, OPERATIONS],
            cwd=folder, capture_output=True, text=True)
    found = set()
    for path, number, operation, error in FOUND.findall(process.stderr):
        lines = pathlib.Path(path).read_text().splitlines()[max(0, int(number) - 2):int(number)]
        if error or not any(re.search(r"// Characters: \S", line) for line in lines):
            found.add((path, int(number), error or f"{operation.split('(')[0]} compares characters: {lines[-1].strip()}"))
    if process.returncode and not found:
        found.add((module, 0, process.stderr.strip()))
    return sorted(found)


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else build.GATE
    commands = json.loads((folder / "debug/description.json").read_text())["swiftCommands"].values()
    modules = [(command["moduleName"], command["sources"], ["-I", command["importPath"], *command["otherArguments"]])
               for command in commands if any(f"{build.root}/Sources/" in path for path in command["sources"])]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        found = [each for listed in pool.map(lambda module: violations(*module), modules) for each in listed]
    for path, number, text in found:
        print(f"{path.removeprefix(f'{build.root}/')}:{number}: {text}")
    if not modules:
        sys.exit(f"no modules in {folder}; run .ci/build.py build --build-tests")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
