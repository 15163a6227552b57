#!/usr/bin/env python3
"""Builds a static tool for Linux, and runs it in an empty root folder: `.ci/static.py [FOLDER]`.

The root contains the tool and an app: no `/proc`, no `/dev`, no libraries, no fonts, no Git. Each command must state
what it misses. Prints the size of the tool. Writes `typescale-VERSION-linux-ARCHITECTURE.tar.gz` to FOLDER.
Running in a root requires root, or a kernel that permits user namespaces. Otherwise, prints that it is skipped.
"""
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile

import build
from build import root

# At its start, Swift's runtime asks for the path of its program that prints backtraces, and aborts without `/proc`.
# `getenv` has the same type, and finds no such program.
FLAGS = ["-Xswiftc", "-static-executable", "-Xlinker", "--defsym=swift_copyAuxiliaryExecutablePath=getenv"]

APP = {
    "app/A.swift": "import UIKit\nlet f = UIFont.systemFont(ofSize: 17)\n",
    "app/.git/HEAD": "ref: refs/heads/main\n",
    "app/en.json": '{"tab.settings": "Settings"}',
    "app/de.json": '{"tab.settings": "Benachrichtigungen"}',
    "app/typescale.json": '{"version": 1, "slots": [{"keys": "tab.*", "width": 80, "style": "caption2"}]}',
    "tokens.json": '{"body": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontWeight": 400, '
                   '"fontSize": {"value": 17, "unit": "px"}}}}',
}

# A command, its status, and a part of its output or its errors.
RUNS = [
    ("--version", 0, "typescale "),
    ("scale 17 --style body", 0, "AX5"),
    ("table", 0, "largeTitle"),
    ("curves --plot uikit --style body", 0, "50"),
    ("measure text --system --size 17", 0, " pt"),
    ("measure text --font /Lato.ttf --size 17", 1, "typescale: /Lato.ttf: no such file"),
    ("font /usr/share/fonts", 1, "typescale: /usr/share/fonts: no such file"),
    ("check /app", 1, "UIFont.systemFont(ofSize: 17): 17 points at every text size"),
    ("check /app --sarif", 1, '"fixed-size"'),
    ("check /app --against main", 1, "git is not installed; install it, or specify a folder with the older files"),
    ("fit /app/en.json /app/de.json --slots /app/typescale.json", 1, "truncated 2"),
    ("specimen -o /page.html", 0, "typescale: wrote /page.html"),
    ("specimen -o /tmp/page.html", 1, "cannot write /tmp/page.html: no such folder; create it first"),
    ("tokens /tokens.json --css", 0, ":root"),
    ("richtext /none.json", 1, "typescale: /none.json: no such file"),
    ("reader", 0, "the program gsettings is not installed"),
    ("nonsense", 2, "unknown command 'nonsense'"),
]


def entry():
    """The words that run a program in a root folder, or nothing if the system forbids it."""
    chroot = shutil.which("chroot", path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    if not chroot:
        return None, "chroot is not installed"
    if os.geteuid() == 0:
        return [chroot], None
    words = [shutil.which("unshare"), "--map-root-user", chroot]
    if words[0] and not subprocess.run([*words, "/", "/bin/true"], capture_output=True).returncode:
        return words, None
    return None, "a root folder requires root, or user namespaces"


def check(tool):
    """Runs the tool in an empty root folder."""
    words, reason = entry()
    if not words:
        print(f"skipped: {reason}")
        return
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        folder.chmod(0o755)
        shutil.copy(tool, folder / "typescale")
        for path, text in APP.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text)
        for command, status, part in RUNS:
            run = subprocess.run([*words, folder, "/typescale", *command.split()], cwd="/", env={}, timeout=60,
                                 stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            if run.returncode != status or part not in run.stdout:
                sys.exit(f"in an empty root, 'typescale {command}' ended with {run.returncode}, not {status} and "
                         f"'{part}':\n{run.stdout}")
    print(f"{len(RUNS)} commands ran in an empty root")


def main():
    options = ["-c", "release", "--product", "typescale", "--scratch-path", root / ".build/static", *FLAGS]
    build.run("swift", "build", *options)
    built = pathlib.Path(build.output("swift", "build", *options, "--show-bin-path").strip()) / "typescale"
    with tempfile.TemporaryDirectory() as folder:
        tool = pathlib.Path(folder) / "typescale"
        build.run("strip", "-o", tool, built)
        print(f"typescale: {tool.stat().st_size} bytes, {built.stat().st_size} with symbols")
        check(tool)
        for output in map(pathlib.Path, sys.argv[1:]):
            version = re.search(r'version = "(.*)"', (root / "Sources/Clients/TypeScaleTool/Shell/Help.swift").read_text())[1]
            output.mkdir(parents=True, exist_ok=True)
            path = output / f"typescale-{version}-linux-{platform.machine()}.tar.gz"
            with tarfile.open(path, "w:gz") as archive:
                for file in tool, root / "LICENSE", root / "NOTICE.txt":
                    archive.add(file, file.name)
            print(f"{path}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
