#!/usr/bin/env python3
"""Builds the modules without Foundation for other systems: `.ci/systems.py CHECK ARGUMENT...`.

embedded  compiles, links and runs the core and the curves as Embedded Swift on this host
portable MUTANTS FONT...
          compares a build for 64 bits with one for WebAssembly, where `Int` has 32 bits. Both print the results for
          observed numbers, for fonts, and for mutants of each font. The results must be equal. A trap ends a build
          with an error. OPTIMIZATION=-Onone compiles faster, for runs with few mutants.
others    compiles the sources for systems that the gate cannot run on, and rejects conversions of table words:
          iOS      The modules without Foundation are compiled with the toolchain's Embedded library for iOS.
          others   Windows, Android and WASI have no standard library here, not even an Embedded one: the compiler
                   rejects a library for a similar target. So the files that call the system are type-checked for this
                   host, with the conditions of `#if` replaced.
          words    The module of fonts is type-checked with Tests/Embedded/WordConversions.swift.
          Tests/Embedded/Systems contains the declarations of each system that the sources use.
"""
import concurrent.futures
import dataclasses
import difflib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import build
from build import root

EMBEDDED = ["-swift-version", "6", "-enable-experimental-feature", "Embedded", "-wmo", "-package-name", "typescale"]
EXPECTED = """\
Lato-Bold 48 pt
22.666666666666668
Lato-Bold (nearest to black)
The scaling table needs twelve sizes, for XS to AX5, but has 2.
17 by android within ...1.5 x = 25.5; font scale 2, stated
"""
WASM = "wasm32-unknown-none-wasm"
WASI = """
import { readFileSync } from "node:fs";
import { WASI } from "node:wasi";
const wasi = new WASI({ version: "preview1" });
const module = await WebAssembly.compile(readFileSync(process.argv[1]));
wasi.start(await WebAssembly.instantiate(module, wasi.getImportObject()));
"""


def equal(found, wanted, name):
    """Ends with the differences of two outputs, if there are any."""
    if found != wanted:
        sys.exit("".join(difflib.unified_diff(wanted.splitlines(True), found.splitlines(True), "expected", name))[:4000])


def embedded(folder):
    sources = build.merged(folder / "sources", "TypeScale", "TypeScaleCurves")
    resources, triple = build.resources()
    # String comparison requires Unicode's tables, which the toolchain has in a separate archive.
    build.run("swiftc", *EMBEDDED, "-Onone", *sources, "Tests/Embedded/main.swift", "-o", folder / "program",
              "-Xlinker", resources / "embedded" / triple / "libswiftUnicodeDataTables.a")
    equal(build.output(folder / "program"), EXPECTED, "Tests/Embedded/main.swift")
    # The program links the C library only, without libm.
    libraries = build.output("ldd", folder / "program")
    if re.search(r"libm\.|libswift|Foundation", libraries):
        sys.exit(f"the core links a library other than the C library:\n{libraries}")
    print(f"Embedded: ran on {triple}")


def portable(folder, mutants, *fonts):
    count = int(mutants)
    # node compiles the module; wasmkit, a part of the toolchain, interprets it and takes 15 times as long.
    if shutil.which("node"):
        # With its other threads, node 20 can end with a signal after the last line.
        interpreter = ["node", "--single-threaded", "--no-warnings", "--input-type=module", "--eval", WASI]
    else:
        interpreter, count = ["wasmkit", "run"], count // 20
        print(f"skipped: without node, {count} mutants of each font instead of {mutants}")
    numbers = (root / "Tests/TypeScaleTests/Fixtures/scaled-ios26.txt").read_bytes()
    with open(folder / "records", "wb") as records:
        records.write(b"numbers %d\n" % len(numbers) + numbers)
        for font in fonts:
            if pathlib.Path(font).exists():
                data = pathlib.Path(font).read_bytes()
                records.write(b"font %d %d\n" % (len(data), count) + data)
            else:
                print(f"skipped: {font} does not exist", file=sys.stderr)

    def results(*command):
        with open(folder / "records", "rb") as records:
            return build.run(*command, stdin=records, stdout=subprocess.PIPE).stdout.decode()

    native = results(build.release("Portable"))
    support = root / "Tests/Comparisons/Sources/CPortable"
    options = [*EMBEDDED, "-target", WASM, "-Xfrontend", "-disable-stack-protector", "-I", folder,
               "-I", support / "include"]
    # Only reading fonts takes long enough to be worth the time for optimizing.
    build.run("swiftc", *options, os.environ.get("OPTIMIZATION", "-Osize"), "-parse-as-library",
              "-module-name", "TypeScaleFonts", "-emit-module", "-emit-module-path",
              folder / "TypeScaleFonts.swiftmodule",
              *build.merged(folder / "fonts", "TypeScaleSupport", "TypeScaleFonts"), "-c", "-o", folder / "TypeScaleFonts.o")
    others = build.merged(folder / "sources", "TypeScale", "TypeScaleCurves", "TypeScaleLayout")
    main = folder / "sources/main.swift"
    main.write_text(re.sub(r"^import TypeScale(?:Layout)?\n", "",
                           (root / "Tests/Comparisons/Sources/Portable/main.swift").read_text(), flags=re.M))
    build.run("swiftc", *options, "-Onone", "-module-name", "Portable", "-Xfrontend", "-entry-point-function-name",
              "-Xfrontend", "swiftMain", *others, main, "-c", "-o", folder / "Portable.o")
    # The example has the C functions that Embedded Swift calls.
    for source in support / "portable.c", root / "Tests/Examples/Web/Sources/CRuntime/runtime.c":
        build.run("clang", "--target=wasm32-unknown-none", "-mbulk-memory", "-ffreestanding", "-O2", "-Wall", "-Werror",
                  "-I", support / "include", "-c", source, "-o", folder / f"{source.name}.o")
    resources, _ = build.resources()
    build.run("wasm-ld", "--no-entry", "--export=_start", "--gc-sections", "--fatal-warnings",
              "-z", "stack-size=1048576", *folder.glob("*.o"),
              resources / "embedded" / WASM / "libswiftUnicodeDataTables.a", "-o", folder / "portable.wasm")
    found = results(*interpreter, folder / "portable.wasm")
    equal(found, native, "WebAssembly")
    print(f"{interpreter[0]}: {found.count(chr(10))} lines of results equal those of the native build, "
          f"{found.count(' mutants: ') * count} mutants")


SYSTEMS = root / "Tests/Embedded/Systems"
WORDS = root / "Tests/Embedded/WordConversions.swift"
COMMON = ["-swift-version", "6", "-package-name", "typescale", "-strict-memory-safety", "-parse-as-library"]
# `-ffreestanding` lets <stdint.h> do without the headers of a system.
APPLE = ["-target", "arm64-apple-ios18.0", "-enable-experimental-feature", "Embedded", "-wmo",
         "-Xcc", "-ffreestanding", "-I", SYSTEMS / "Darwin"]
# The modules for iOS, each of which imports some of those before it.
MODULES = "TypeScale", "TypeScaleCurves", "TypeScaleSupport", "TypeScaleFonts", "TypeScaleLayout"


@dataclasses.dataclass
class Hosted:
    """Files of a module that call a system, and the modules that they need."""
    system: str
    # The folder of the system's declarations: a module map, or a source for each module.
    declarations: str
    module: str
    # The names or patterns of the files.
    files: list[str]
    # Whether the files need the other files of their module.
    needs_module: bool = False
    # The modules of Sources that the files import.
    imports: list[str] = dataclasses.field(default_factory=list)
    arguments: list[str] = dataclasses.field(default_factory=list)


HOSTED = [
    *(Hosted(system, declarations, module, [file], needs_module=True, imports=imports)
      for system, declarations in [("Windows", "Windows"), ("Android", "Android"), ("WASI", "WASILibc")]
      for module, file, imports in [("TypeScaleSupport", "OpenFile.swift", []),
                                    ("TypeScaleFonts", "Threads/PlatformLock.swift", ["TypeScaleSupport"])]),
    Hosted("Windows", "Windows", "TypeScaleTool", ["Shell/StandardStreams.swift", "Shell/FilePath.swift"],
           arguments=["-Xcc", "-DHAS_FOUNDATION"]),
    Hosted("macOS", "macOS", "TypeScaleUIKit",
           ["Fonts/ScaledFont+NSFont.swift", "Fonts/FontUnavailable.swift", "Values/FontWeight+Steps.swift"],
           imports=["TypeScale"]),
    *(Hosted(system, declarations, "TypeScaleSettings", ["**/*.swift"], imports=["TypeScale", "TypeScaleCurves"],
             arguments=["-Xcc", "-DHAS_FOUNDATION"])
      for system, declarations in [("Windows", "Windows"), ("Android", "Android"), ("macOS", "macOS"),
                                   ("WASI", "WASILibc")]),
]
# Numbers that the package computes itself, so that they are within the range of `Int`.
COMPUTED = re.compile(r"Int\((?:starts\[|storedCluster\)|\(key &\* )")


def has_apple():
    return (build.resources()[0] / "embedded/Swift.swiftmodule/arm64-apple-ios.swiftmodule").exists()


def sources(module):
    return sorted(next((root / "Sources").glob(f"*/{module}")).rglob("*.swift"))


def swiftc(*arguments, program=("swiftc",)):
    return subprocess.run([*program, *map(str, [*COMMON, *arguments])], cwd=root, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def ios(folder):
    if not has_apple():
        print("skipped: this toolchain has no Embedded library for iOS")
        return None
    for module in MODULES:
        run = swiftc(*APPLE, "-warnings-as-errors", "-I", folder, "-module-name", module, "-emit-module",
                     "-emit-module-path", folder / f"{module}.swiftmodule", *sources(module))
        if run.returncode:
            return f"{module} does not compile for iOS:\n{run.stdout}"
    print(f"iOS: compiled {len(MODULES)} modules")


def emitted(folder, module, files, *arguments):
    """Compiles the interface of a module for this host, and returns the compiler's messages."""
    run = swiftc(*arguments, "-I", folder, "-module-name", module, "-emit-module", "-emit-module-path",
                 folder / f"{module}.swiftmodule", *files)
    return run.stdout if run.returncode else None


def hosted(folder):
    for number, check in enumerate(HOSTED):
        own = folder / f"hosted{number}"
        own.mkdir()
        for module in check.imports:
            if fault := emitted(own, module, sources(module)):
                return f"{module} does not compile for {check.system}:\n{fault}"
        for source in sorted((SYSTEMS / check.declarations).glob("*.swift")):
            # The declarations allow what the systems' modules allow.
            if fault := emitted(own, source.stem, [source], "-suppress-warnings"):
                return f"{source} does not compile:\n{fault}"
        [base] = (root / "Sources").glob(f"*/{check.module}")
        paths = [path for name in check.files for path in sorted(base.glob(name))]
        copies = []
        for path in paths:
            copy = own / path.name
            copy.write_text(re.sub(
                r"\b(?:os|canImport)\((\w+)\)", lambda match: str(match[1] == check.system).lower(),
                path.read_text()))
            copies.append(copy)
        others = sorted(set(sources(check.module)) - set(paths)) if check.needs_module else []
        run = swiftc("-typecheck", "-warnings-as-errors", "-I", SYSTEMS / check.declarations, "-I", own,
                     "-enable-upcoming-feature", "InternalImportsByDefault",
                     "-module-name", check.module, *[word for copy in copies for word in ("-primary-file", copy)],
                     *others, *check.arguments, program=("swiftc", "-frontend"))
        if run.returncode:
            return f"{check.module} does not compile for {check.system}:\n{run.stdout}"


def conversions(folder):
    own = folder / "conversions"
    own.mkdir()
    system = APPLE if has_apple() else []
    if fault := emitted(own, "TypeScaleSupport", sources("TypeScaleSupport"), *system):
        return f"TypeScaleSupport does not compile:\n{fault}"
    run = swiftc(*system, "-typecheck", "-module-name", "TypeScaleFonts", "-I", own,
                 "-diagnostic-style=llvm", *sources("TypeScaleFonts"), WORDS)
    found = {(pathlib.Path(path), int(line)) for path, line in
             re.findall(r"^(/\S+):(\d+):\d+: (?:warning|error): ", run.stdout, re.M)}
    expected = {(WORDS, number) for number, line in enumerate(WORDS.read_text().splitlines(), 1)
                if line.endswith("// rejected")}
    if expected - found:
        return f"these lines of {WORDS.name} are not rejected: {sorted(line for _, line in expected - found)}"
    # Int+Word.swift declares the conversions.
    others = [(path, line) for path, line in sorted(found - expected) if path.name != "Int+Word.swift"
              and not COMPUTED.search(path.read_text().splitlines()[line - 1])]
    if others:
        return "".join(f"{path.relative_to(root)}:{line}: convert a word with Int(word:)\n" for path, line in others)
    print(f"words: {len(expected)} conversions are rejected, and {len(found - expected)} of computed numbers allowed")


def others(folder):
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        faults = list(pool.map(lambda check: check(folder), [ios, hosted, conversions]))
    if any(faults):
        sys.exit("\n".join(filter(None, faults)))
    print("Windows, Android, WASI and macOS: type-checked the files that call the system")


with tempfile.TemporaryDirectory() as name:
    checks = {"embedded": embedded, "portable": portable, "others": others}
    checks[sys.argv[1]](pathlib.Path(name), *sys.argv[2:])
