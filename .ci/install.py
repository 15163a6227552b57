#!/usr/bin/env python3
"""Installs what the tests read: `export TYPESCALE_FONTS=$(.ci/install.py FOLDER)`.

Installs the Debian packages of fonts and of the Unicode character database, from which the tests generate tables to
compare. Prints the folder of fonts that only a newer Debian has, which it unpacks in FOLDER. If it cannot install
them, it prints the reason, and the tests that need them are skipped.
"""
import glob
import importlib.util
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

PACKAGES = """culmus fonts-cantarell fonts-dejavu-core fonts-dejavu-extra fonts-hosny-amiri fonts-inter
    fonts-inter-variable fonts-lato fonts-nanum fonts-noto-cjk fonts-noto-core fonts-open-sans
    fonts-roboto-unhinted fonts-texgyre fonts-unfonts-core fonts-urw-base35""".split()
NEWER = ["fonts-pretendard", "fonts-inter"]
# HarfBuzz 15.0. Debian 12 has version 6.0, whose faults are corrected.
HARFBUZZ = "uharfbuzz==0.57.0"
UNICODE = pathlib.Path("/usr/share/unicode/LineBreak.txt")


def can_install():
    return bool(shutil.which("apt-get")) and os.geteuid() == 0


def apt(*packages, options=()):
    """Installs Debian packages, unless all are installed. Returns `False` if that requires another user or system."""
    if shutil.which("dpkg") and subprocess.run(["dpkg", "--status", *packages], capture_output=True).returncode == 0:
        return True
    if not can_install():
        return False
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in ["update"], ["install", "-y", *options, *packages]:
        subprocess.run(["apt-get", "-qq", *command], check=True, env=environment, stdout=sys.stderr)
    return True


def isolated(folder, source):
    """The options with which apt-get reads another source, and stores everything in a folder."""
    for part in "lists/partial", "archives/partial":
        (folder / part).mkdir(parents=True, exist_ok=True)
    (folder / "sources.list").write_text(source + "\n")
    return [f"-oDir::Etc::sourcelist={folder}/sources.list", "-oDir::Etc::sourceparts=-",
            f"-oDir::State::lists={folder}/lists", f"-oDir::Cache::archives={folder}/archives",
            "-oAPT::Sandbox::User=root"]


def newer(folder):
    """Unpacks the packages of Debian 13, such as Pretendard, without changing the system's sources."""
    unpacked = folder / "unpacked"
    if unpacked.is_dir():
        return unpacked
    sources = pathlib.Path("/etc/apt/sources.list.d/debian.sources")
    archive = re.search(r"^URIs:\s*(\S+)", sources.read_text(), re.M) if sources.exists() else None
    if not archive:
        return None
    keyring = "/usr/share/keyrings/debian-archive-keyring.gpg"
    options = [*isolated(folder, f"deb [signed-by={keyring}] {archive[1]} trixie main"),
               "-oDir::State::status=/dev/null", "-qq"]
    for command in ["update"], ["download", *NEWER]:
        if subprocess.run(["apt-get", *options, *command], cwd=folder, stdout=sys.stderr).returncode:
            return None
    for package in folder.glob("*.deb"):
        subprocess.run(["dpkg-deb", "--extract", package, unpacked], check=True)
    return unpacked


def harfbuzz():
    """The environment of a program that uses PyPI's HarfBuzz instead of Debian's, or `None` if it cannot be installed.

    Python's module `uharfbuzz` exports HarfBuzz's functions, and needs Python's library. It is built for one thread.
    """
    folder = pathlib.Path(tempfile.gettempdir()) / "typescale-harfbuzz" / HARFBUZZ
    library = folder / "libharfbuzz.so.0"
    pattern = "/usr/lib/*/libpython3.*.so.1.0"
    if not glob.glob(pattern) and not apt("libpython3-dev"):
        return None
    if not library.exists():
        if not importlib.util.find_spec("pip") and not apt("python3-pip"):
            return None
        download = [sys.executable, "-m", "pip", "--quiet", "download", "--no-deps", "--only-binary=:all:"]
        if subprocess.run([*download, f"--dest={folder}", HARFBUZZ], stdout=sys.stderr).returncode:
            return None
        with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel:
            wheel.extractall(folder)
        library.symlink_to(folder / "uharfbuzz/_harfbuzz.abi3.so")
    return {**os.environ, "LD_LIBRARY_PATH": str(folder), "LD_PRELOAD": glob.glob(pattern)[0]}


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    if not UNICODE.exists() and not apt("unicode-data"):
        print("skipped: installing the Unicode files requires root and apt-get", file=sys.stderr)
    if not can_install() or not apt(*PACKAGES):
        print("skipped: installing fonts requires root and apt-get", file=sys.stderr)
        return
    if unpacked := newer(folder):
        print(unpacked / "usr/share/fonts")
    else:
        print("skipped: cannot download the fonts of Debian 13", file=sys.stderr)


if __name__ == "__main__":
    main()
