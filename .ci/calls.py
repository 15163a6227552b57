#!/usr/bin/env python3
"""Compares the calls that TypeScaleCode and SwiftParser find: `.ci/calls.py FOLDER...`.

FOLDER contains public Swift code. SwiftParser is the one of the toolchain, which only the toolchains for Linux and
Windows contain. The script prints the share of equal calls, the first differences, and the processor times. It ends
with 1 if less than 99.9 % of the calls are equal, if ours takes more than a third of SwiftParser's time, or if its time
is not proportional to the length of the code.
"""
import os
import pathlib
import subprocess
import sys

import build


def compare(*folders):
    libraries = build.resources()[0] / "host"
    if not (libraries / "SwiftParser.swiftmodule").exists():
        print(f"skipped: the toolchain has no SwiftParser in {libraries}")
        return 0
    found = [str(pathlib.Path(folder).resolve()) for folder in folders if pathlib.Path(folder).is_dir()]
    if not found:
        print("skipped: name a folder with Swift code, such as checkouts of public apps")
        return 0
    os.environ["SWIFT_HOST_LIBRARIES"] = str(libraries)
    return subprocess.run([build.release("CallDifferential"), *found]).returncode


if __name__ == "__main__":
    sys.exit(compare(*sys.argv[1:]))
