#!/usr/bin/env python3
"""Runs every fuzz target, or the named ones, for some seconds: `.ci/fuzz.py 15`, `.ci/fuzz.py 60 Font Name`.

After a crash, prints the folder that contains the input.

FUZZ_CONFIGURATION=debug  compiles faster; the code then runs 5 to 20 times slower
FUZZ_SEED=N               repeats a run; the default seed is the time
FUZZ_GROW=1               then adds inputs that cover more code to Tests/Fuzz/TARGET, up to 32 files and 4 KiB
"""
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

import build
from build import root

FUZZ = root / "Tests/Fuzz"
SCRATCH = root / ".build/fuzz"
# The modules that no target uses.
UNUSED = re.compile("Testing")
MAXIMUM_FILES, MAXIMUM_BYTES = 32, 4096

seconds = sys.argv[1] if sys.argv[1:] else "15"
names = sys.argv[2:] or sorted(path.name.removesuffix("Fuzz.swift") for path in FUZZ.glob("?*Fuzz.swift"))
configuration = os.environ.get("FUZZ_CONFIGURATION", "release")
seed = os.environ.get("FUZZ_SEED", str(int(time.time())))
optimization, timeout = ("-O", "5") if configuration == "release" else ("-Onone", "30")
# libFuzzer reports a crash and writes its input; Swift's backtrace only delays that. Random hash seeds would change
# the coverage, and so the inputs.
environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1"}


def compile_targets(folder):
    """Builds the modules, then one program of all targets, and valid fonts to start from."""
    # The program's `main` is libFuzzer's, so that of the tool has another name.
    command = ["swift", "build", "-c", configuration, "--scratch-path", SCRATCH, "--sanitize", "fuzzer", *build.FLAGS,
               *(word for flag in ("-enable-testing", "-Xfrontend", "-entry-point-function-name", "-Xfrontend",
                                   "typescale_main") for word in ("-Xswiftc", flag))]
    for target in "TypeScaleTool", "TypeScaleRichTextBridge", "UIKitLabels", "TypeScaleTestSupport":
        build.run(*command, "--target", target)
    binaries = pathlib.Path(build.output(*command, "--show-bin-path").strip())
    modules = [path.name for path in (root / "Sources").glob("*/*") if not UNUSED.search(path.name)]
    # The object files of this build; the folder also contains those of earlier builds. SwiftPM also writes maps for
    # modules that it does not build.
    maps = [binaries / f"{module}.build/output-file-map.json" for module in [*modules, "TypeScaleTestSupport"]]
    objects = [entry["object"] for path in maps if path.exists() for entry in json.loads(path.read_text()).values()
               if entry.get("object", "").endswith(".swift.o") and pathlib.Path(entry["object"]).exists()]
    # SwiftPM derives the name of the package from its folder.
    package = re.sub(r"[^a-z0-9]", "_", root.name.lower())
    build.run("swiftc", "-swift-version", "6", optimization, "-wmo", "-sanitize=fuzzer", "-parse-as-library",
              "-package-name", package, "-I", binaries / "Modules", "-module-name", "Fuzz", *FUZZ.glob("*.swift"),
              *FUZZ.glob("Support/*.swift"), "Tests/TypeScaleRichTextTests/Reading/HTMLReader.swift", *objects,
              "-o", folder / "fuzz")
    build.run("swiftc", "-swift-version", "6", "-package-name", "typescale", "-module-name", "Seeds",
              FUZZ / "Seeds/main.swift", *(root / "Tests/TypeScaleTestSupport/Fonts").rglob("*.swift"),
              "-o", folder / "seeds")
    build.run(folder / "seeds", folder / "corpus")


def fuzz(folder, name):
    """Runs a target, and returns whether it did not crash."""
    corpus, inputs, words = folder / "corpus" / name, folder / name, folder / f"{name}.dict"
    corpus.mkdir(parents=True, exist_ok=True)
    inputs.mkdir(exist_ok=True)
    if (FUZZ / name).is_dir():
        shutil.copytree(FUZZ / name, corpus, dirs_exist_ok=True)
    # The first lines of a dictionary name its targets.
    dictionaries = [path.read_text() for path in sorted((FUZZ / "Dictionaries").glob("*.dict"))]
    words.write_text("# Words\n" + "".join(text for text in dictionaries
                                           if re.search(rf"^# Targets:.*\b{name}\b", text, re.M)))
    run = subprocess.run(
        [folder / "fuzz", f"-seed={seed}", f"-max_total_time={seconds}", f"-timeout={timeout}", "-rss_limit_mb=2048",
         "-max_len=4096", f"-dict={words}", "-print_final_stats=1", corpus], cwd=inputs,
        env={**environment, "FUZZ_TARGET": name}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    log = run.stdout.decode(errors="replace")
    if run.returncode:
        print("\n".join(log.splitlines()[-40:]), f"fuzz: {name} failed; the input is in {inputs}", sep="\n", flush=True)
        return False
    units = re.search(r"^stat::number_of_executed_units: *(\d+)", log, re.M)
    print(f"fuzz: {name}, {units[1]} inputs, no crash", flush=True)
    if os.environ.get("FUZZ_GROW"):
        grow(folder, name, corpus)
    return True


def grow(folder, name, corpus):
    """Adds inputs from a minimal set that covers the same code. Long inputs come first, because they cover more."""
    seeds, chosen = FUZZ / name, folder / f"{name}.chosen"
    seeds.mkdir(exist_ok=True)
    shutil.copytree(seeds, chosen)
    subprocess.run([folder / "fuzz", "-set_cover_merge=1", "-max_len=256", chosen, corpus],
                   env={**environment, "FUZZ_TARGET": name}, capture_output=True)
    size = sum(path.stat().st_size for path in seeds.iterdir())
    longest = sorted(chosen.iterdir(), key=lambda path: -path.stat().st_size)[:MAXIMUM_FILES]
    for path in longest:
        if not (seeds / path.name).exists():
            size += path.stat().st_size
            if size > MAXIMUM_BYTES:
                break
            shutil.copy(path, seeds)


print(f"fuzz: seed {seed}", flush=True)
folder = pathlib.Path(tempfile.mkdtemp())
compile_targets(folder)
with concurrent.futures.ThreadPoolExecutor(2) as pool:
    if not all(list(pool.map(lambda name: fuzz(folder, name), names))):
        sys.exit(1)
shutil.rmtree(folder)
