#!/usr/bin/env python3
"""Checks the use of threads and memory: `.ci/resources.py CHECK ARGUMENT...`.

threads           runs the suites of Tests/Package.swift, which use many threads, under the thread sanitizer
sharing FONT...   two threads measure text in one face without contending for a reference count or a lock
allocations       scaling does not allocate: the number of heap allocations is the same for more calls
instructions LENGTH warm|new FONT...  the instructions for a text that does not repeat, and HarfBuzz's: `TYPESCALE_PHRASES=FOLDER
                  .ci/resources.py instructions 30000 warm Lateef-Regular.ttf`, after `.ci/texts.py phrases FOLDER`
rows TOOL COUNT...  scales generated rows with `typescale scale --csv -` in bounded memory

`sharing` and `allocations` count calls, so the result does not depend on the machine's load.
"""
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

import build
import install

# A run without tests would pass as well.
SUITES = ["FontRegistryTests", "GlyphRunThreadTests", "FontResolverTests", "TraitIdioms", "DescriptorIdioms"]
MAXIMUM_KIBIBYTES = 64 * 1024
STYLES = "largeTitle title1 title2 title3 headline body callout subheadline footnote caption1".split()
CATEGORIES = "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5".split()


def threads():
    command = ["swift", "test", "--package-path", "Tests", "--scratch-path", ".build/threads", "--sanitize=thread",
               *build.FLAGS]
    process = subprocess.Popen(command, cwd=build.root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    lines = []
    for line in process.stdout:
        print(line, end="", flush=True)
        lines.append(line)
    if process.wait():
        sys.exit(process.returncode)
    for suite in SUITES:
        if not any(f"Suite {suite} passed" in line for line in lines):
            sys.exit(f"the suite {suite} did not run under the sanitizer")


def counted(source, program, *arguments):
    """Runs a program with a library of Tests/Comparisons that counts calls, and returns what the library prints."""
    with tempfile.TemporaryDirectory() as folder:
        library = pathlib.Path(folder) / "count.so"
        build.run("clang", "-O2", "-shared", "-fPIC", "-o", library, f"Tests/Comparisons/{source}")
        return build.run(program, *arguments, env={**os.environ, "LD_PRELOAD": str(library)}, text=True,
                         stdout=subprocess.DEVNULL, stderr=subprocess.PIPE).stderr


def sharing(*fonts):
    program = build.release("Threads")
    for font in fonts:
        # By design, the two threads sometimes get the same reader: in a few runs of a hundred, where the system
        # puts their stacks makes them collide. Other contention occurs in each run.
        for _ in range(5):
            changes = counted("sharing.c", program, "texts", font)
            if changes.splitlines()[-1] == "0":
                break
        else:
            print(changes, file=sys.stderr)
            sys.exit(f"{font}: threads contend for these objects; llvm-symbolizer names the callers")
    print(f"sharing: no contention in {len(fonts)} fonts")


def allocations():
    program = build.release("Allocations")
    few, many = (counted("count.c", program, times).splitlines()[-1] for times in (1000, 100_000))
    print(f"allocations: {few} for 1,000 rounds of four scale calls, {many} for 100,000")
    if few != many:
        sys.exit("scaling allocates memory")


def instructions(length, face, *fonts):
    program = pathlib.Path(tempfile.gettempdir()) / "ShapingCost"
    # Valgrind cannot read the debug information of Swift's linker.
    build.run("strip", "--strip-debug", "-o", program, build.release("ShapingCost"))
    for font in fonts:
        counts = []
        for library in "TypeScale", "HarfBuzz":
            command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", "--toggle-collect=*measured*",
                       program, library, face, font, length]
            found = build.run(*command, env=install.harfbuzz(), text=True, stdout=subprocess.DEVNULL,
                              stderr=subprocess.PIPE)
            counts.append(int(re.search(r"Collected : (\d+)", found.stderr)[1]))
        print(f"{font}: {counts[0]:,} instructions, HarfBuzz {counts[1]:,}, ratio {counts[0] / counts[1]:.2f}", flush=True)


def rows(tool, *counts):
    for count in map(int, counts):
        random.seed(20261121)
        with tempfile.TemporaryFile("w+") as rows, tempfile.TemporaryFile("w+") as answers:
            rows.write("api,text_style,category,input,max_point_size,display_scale\n")
            for _ in range(count):
                rows.write(f"scaledValue,{random.choice(STYLES)},{random.choice(CATEGORIES)},"
                           f"{random.uniform(-99, 99)},,2\n")
            rows.seek(0)
            start = time.monotonic()
            process = subprocess.Popen([tool, "scale", "--csv", "-"], stdin=rows, stdout=answers)
            _, status, usage = os.wait4(process.pid, 0)
            seconds = time.monotonic() - start
            answers.seek(0)
            answered = sum(1 for _ in answers) - 1
        print(f"{answered} of {count} rows answered in {seconds:.2f} s, maximum memory {usage.ru_maxrss} KiB",
              flush=True)
        if status or answered != count:
            sys.exit(f"'scale --csv' ended with status {os.waitstatus_to_exitcode(status)}")
        if usage.ru_maxrss > MAXIMUM_KIBIBYTES:
            sys.exit(f"memory exceeds the limit of {MAXIMUM_KIBIBYTES} KiB")


{"threads": threads, "sharing": sharing, "allocations": allocations, "instructions": instructions,
 "rows": rows}[sys.argv[1]](*sys.argv[2:])
