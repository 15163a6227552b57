#!/usr/bin/env python3
"""Runs the code of the README and of the page on the command line: `.ci/readme.py commands`, `programs` or `start`.

commands  every line of the `sh` blocks, in a shell at the top of the repository; each line of the `text` blocks must
          be in the output, and the log of `swift test` must show the arguments of all tests, as `.ci/arguments.py` says
programs  a package whose manifest has the lines of TypeScaleLayout.md, built for release: the program of its
          `swift program` block prints the `text program` block and does not link Foundation
start     from an empty folder to the first number, by the lines of the `start` blocks: at most four in addition to
          `swift package init` and the import; they print the `text start` block. Prints the time, and compiles only
          TypeScale.

Also checks that the README has at most 900 words. `.ci/uikit.py` runs the `swift family` and `swift test` blocks.
"""
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import arguments
from build import root

MAXIMUM_WORDS = 900
readme = (root / "README.md").read_text()
page = (root / "Sources/Library/TypeScale/TypeScale.docc/TheCommandLine.md").read_text()

layout = (root / "Sources/Library/TypeScaleLayout/TypeScaleLayout.docc/TypeScaleLayout.md").read_text()


def blocks(language, text=readme):
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.M | re.S)


def commands():
    if (count := len(readme.split())) > MAXIMUM_WORDS:
        sys.exit(f"the README has {count} words; move some to the documentation")
    both = f"{readme}\n{page}"
    shown = "".join(blocks("text", both)).splitlines()
    output = ""
    events = root / ".build/gate/events.json"
    events.unlink(missing_ok=True)
    for line in "".join(blocks("sh", both)).splitlines():
        print(f"$ {line}", flush=True)
        # With the flags of the gate, so that one build serves all steps. Starting SwiftPM takes a second, so only the
        # first command does.
        tool = ".build/gate/debug/typescale" if output else ".ci/build.py run typescale"
        stream = f" --event-stream-version 0 --event-stream-output-path {events}" if line == "swift test" else ""
        line = re.sub(r"\bswift run typescale\b", tool, line).replace("swift test", f".ci/build.py test{stream}")
        run = subprocess.run(line, shell=True, cwd=root, stdout=subprocess.PIPE, text=True)
        print(run.stdout, flush=True)
        output += run.stdout
        # The app of the example has faults.
        if run.returncode != (1 if "typescale check " in line else 0):
            sys.exit(f"'{line}' exited with {run.returncode}")
    arguments.check(events)
    for line in shown:
        if line != "..." and line not in output.splitlines():
            sys.exit(f"the documentation shows a line that no command prints: {line}")


def programs():
    package, products = blocks("swift manifest", layout)
    [source] = blocks("swift program", layout)
    with tempfile.TemporaryDirectory() as folder:
        client = pathlib.Path(folder) / "client"
        for path, text in {
            "Sources/program/main.swift": source,
            # The page's line, with the path of this clone.
            "Package.swift": f"""// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "client",
    platforms: [.macOS(.v13)],
    dependencies: [{package.replace("../typescale", str(root)).replace("(path", '(name: "typescale", path')}],
    targets: [
        .executableTarget(name: "program", dependencies: [{products}]),
    ]
)
""",
        }.items():
            (client / path).parent.mkdir(parents=True, exist_ok=True)
            (client / path).write_text(text)
        # The scratch folder has the plans of other packages, which SwiftPM would use.
        options = ["--package-path", str(client), "-c", "release", "--disable-build-manifest-caching",
                   "--scratch-path", str(root / ".build/release-clients")]
        subprocess.run(["swift", "build", *options], check=True)
        binaries = pathlib.Path(printed(["swift", "build", *options, "--show-bin-path"]).strip())

        output = printed([binaries / "program"])
        if [output] != blocks("text program", layout):
            sys.exit(f"TypeScaleLayout.md shows\n{blocks('text program', layout)}\nand the program prints\n{output}")
        libraries = printed(["ldd", binaries / "program"])
        if "Foundation" in libraries:
            sys.exit(f"the client links Foundation:\n{libraries}")
        print(f"{output}\nIt links:\n{libraries}")


def start():
    [setup], [code], [result] = blocks("sh start"), blocks("swift start"), blocks("text start")
    setup, (first, *others) = setup.splitlines(), code.splitlines()
    if len(setup[1:]) + len(others) > 4 or not first.startswith("import "):
        sys.exit("the first number must take at most four lines in addition to the import")
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["git", "clone", "-q", root, "typescale"], cwd=folder, check=True)
        subprocess.run("\n".join(["set -e", *setup]), shell=True, cwd=folder, check=True)
        client = pathlib.Path(folder) / "client"
        [source] = (client / "Sources").rglob("*.swift")
        greeting = 'print("Hello, world!")'
        text = source.read_text()
        if text.count(greeting) != 1:
            sys.exit(f"expected {greeting} in the code that `swift package init` creates")
        source.write_text(f"{first}\n{text.replace(greeting, chr(10).join(others))}")
        began = time.monotonic()
        output = printed(["swift", "run"], client)
        seconds = time.monotonic() - began
        if output != result:
            sys.exit(f"the README shows {result}, not {output}")
        modules = {path.stem for path in (client / ".build").rglob("*.swiftmodule")}
        if ours := {name for name in modules if name.startswith(("TypeScale", "UIKit"))} - {"TypeScale"}:
            sys.exit(f"a client of the core also compiles {sorted(ours)}")
        print(f"from an empty folder, the first build and run took {seconds:.0f} s and printed {output.strip()}")


def printed(command, folder=root):
    return subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE, text=True).stdout


{"commands": commands, "programs": programs, "start": start}[sys.argv[1]]()
