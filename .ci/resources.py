#!/usr/bin/env python3
"""Checks the use of threads and memory: `.ci/resources.py CHECK ARGUMENT...`.

threads           runs the suites of Tests/Package.swift, which use many threads, under the thread sanitizer
sharing FONT...   two threads measure text in one face without contending for a reference count or a lock
allocations       scaling does not allocate: the number of heap allocations is the same for more calls
shaping FONT=TEXT...  the cost of shaping 30 KB of text in a font file, divided by HarfBuzz's: in one call, line by line, and
                  of the first 300 characters in a new face. By the clock, in 31 alternating pairs, and by instructions.
                  TEXT has a phrase on each line, as those of `.ci/texts.py phrases FOLDER`
labels FONT=TEXT...  the cost of laying out labels of these phrases, divided by Pango's
rows TOOL COUNT...  scales generated rows with `typescale scale --csv -` in bounded memory

`sharing` and `allocations` count calls, so the result does not depend on the machine's load.
"""
import json
import os
import pathlib
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time

import build
import install

# A run without tests would pass as well.
SUITES = ["FontRegistryTests", "GlyphRunThreadTests", "FontResolverTests", "TraitIdioms", "DescriptorIdioms"]
MAXIMUM_KIBIBYTES = 64 * 1024
# The bytes of text to shape.
LENGTH = "30000"
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


def cost(product, reference, modes, *samples):
    """Prints the ratios of the clock and of the instructions for each sample, and their distribution."""
    program, stripped = build.release(product), pathlib.Path(tempfile.gettempdir()) / product
    # Valgrind cannot read the debug information of Swift's linker.
    build.run("strip", "--strip-debug", "-o", stripped, program)
    environment = install.harfbuzz() if reference == "HarfBuzz" else os.environ
    ratios = {mode: [] for mode in modes}
    for sample in samples:
        font, text = sample.split("=")
        found = build.run(program, "clock", font, text, LENGTH, env=environment, stdout=subprocess.PIPE, text=True)
        for row in map(json.loads, found.stdout.splitlines()):
            counts = [int(re.search(r"Collected : (\d+)", build.run(
                "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", "--toggle-collect=*measured*", stripped,
                library, row["name"], font, text, LENGTH, env=environment, text=True, stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE).stderr)[1]) for library in ("TypeScale", reference)]
            # Where the quartiles are on both sides of a bar, the instructions decide.
            straddles = any(row["low"] < bar < row["high"] for bar in modes[row["name"]])
            counted = counts[0] / counts[1]
            ratios[row["name"]].append(counted if straddles else row["ratio"])
            print(f"{pathlib.Path(font).name} {pathlib.Path(text).stem}, {row['name']}: {row['ratio']:.2f} "
                  f"({row['low']:.2f} to {row['high']:.2f}), {row['microseconds']:.0f} us, instructions {counted:.2f}, "
                  f"page faults {row['faults']} and {row['referenceFaults']}", flush=True)
    for mode, (low, high) in modes.items():
        found = sorted(ratios[mode])
        print(f"{mode}: at most {low} in {sum(ratio <= low for ratio in found)} of {len(found)}, above {high} in "
              f"{sum(ratio > high for ratio in found)}, median {statistics.median(found):.2f}, maximum {found[-1]:.2f}")


def shaping(*samples):
    cost("ShapingCost", "HarfBuzz", {"call": (0.8, 1), "lines": (0.9, 1.1), "new": (1.3, 2)}, *samples)


def labels(*samples):
    cost("LabelCost", "Pango", {"label": (0.5, 0.5)}, *samples)


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


{"threads": threads, "sharing": sharing, "allocations": allocations, "shaping": shaping,
 "labels": labels, "rows": rows}[sys.argv[1]](*sys.argv[2:])
