#!/usr/bin/env python3
"""Runs SwiftPM with the checks of the gate, in the scratch folder that all steps share:
`.ci/build.py build --build-tests`, `.ci/build.py test`, `.ci/build.py run typescale`.

Warnings are errors here and not in the manifest. There, a new warning of a newer compiler would break
the packages that depend on this one. The other scripts use the functions of this file.
"""
import json
import os
import pathlib
import re
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent
GATE = root / ".build/gate"
CLIENTS = root / ".build/release-clients"
TOOL = GATE / "debug/typescale"

# Flags that save time in a clean clone: they compile a module as a whole, without debug information. Batches of files
# take a third longer, because each expands the macros of the whole module.
FLAGS = ["-debug-info-format", "none"] + [word for flag in (
    "-whole-module-optimization", "-no-emit-module-separately-wmo", "-num-threads", "2",
    "-index-ignore-system-modules") for word in ("-Xswiftc", flag)]
STRICT = ["--explicit-target-dependency-import-check", "error", *FLAGS, "-Xswiftc", "-warnings-as-errors",
          "-Xswiftc", "-Wwarning", "-Xswiftc", "ExplicitSendable"]


def run(*command, folder=root, **options):
    """Runs a command, and ends the script if the command fails."""
    words = [str(word) for word in command]
    process = subprocess.run(words, cwd=folder, **options)
    if process.returncode:
        sys.exit(f"'{' '.join(words)[:200]}' ended with {process.returncode}")
    return process


def output(*command, folder=root):
    return run(*command, folder=folder, stdout=subprocess.PIPE, text=True).stdout


def swiftpm(command, *arguments, **options):
    """Runs a command of SwiftPM with the checks of the gate."""
    return run("swift", command, "--scratch-path", GATE, *STRICT, *arguments, **options)


def release(product, package="Tests/Comparisons"):
    """Builds a product for release, and returns its path."""
    build = ["swift", "build", "-c", "release", "--package-path", root / package, "--scratch-path", CLIENTS]
    run(*build, "--product", product, stdout=sys.stderr)
    return pathlib.Path(output(*build, "--show-bin-path").strip()) / product


def resources():
    """The folder of the toolchain's libraries, and the triple of this host."""
    info = json.loads(output("swiftc", "-print-target-info"))
    return pathlib.Path(info["paths"]["runtimeResourcePath"]), info["target"]["unversionedTriple"]


def merged(folder, *modules):
    """Copies the sources of modules to a folder, without their imports of each other, and returns the copies.

    Embedded Swift compiles modules faster as one, because each module compiles the generic code of its imports again.
    """
    folder.mkdir(parents=True, exist_ok=True)
    imports = re.compile(rf"^(?:@_exported )?(?:public |package )?import (?:{'|'.join(modules)})\n", re.M)
    copies = []
    for module in modules:
        for path in sorted(next((root / "Sources").glob(f"*/{module}")).rglob("*.swift")):
            # Files of different modules can have the same name.
            copies.append(folder / f"{module}-{path.name}")
            copies[-1].write_text(imports.sub("", path.read_text()))
    return copies


def main():
    command, *arguments = sys.argv[1:]
    if command != "build":
        words = ["swift", command, "--scratch-path", str(GATE), *STRICT, *arguments]
        os.chdir(root)
        os.execvp("swift", words)
    # A public type without an explicit Sendable conformance is only a warning, because SwiftPM's test runner
    # contains such types.
    process = subprocess.Popen(["swift", "build", "--scratch-path", GATE, *STRICT, *arguments], cwd=root, text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    wrong = False
    for line in process.stdout:
        print(line, end="", flush=True)
        wrong = wrong or bool(re.search("Sources/.*ExplicitSendable", line))
    sys.exit(process.wait() or wrong)


if __name__ == "__main__":
    main()
