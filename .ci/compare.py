#!/usr/bin/env python3
"""Compares TypeScale with a reference on fonts: `.ci/compare.py PRODUCT FILE|FOLDER...`.

PRODUCT is Differential (FreeType), ShapingDifferential, WordDifferential or CatalogDifferential (HarfBuzz 15), or
PangoDifferential (Pango, with the HarfBuzz of the system).
"""
import os
import pathlib
import shutil
import subprocess
import sys

import build
import install

SHAPERS = ["ShapingDifferential", "WordDifferential", "CatalogDifferential"]
LIBRARIES = ["freetype2", "harfbuzz", "icu-uc", "libunibreak", "pangoft2"]
PACKAGES = ["libfreetype-dev", "libharfbuzz-dev", "libicu-dev", "libpango1.0-dev", "libunibreak-dev", "pkg-config"]


def has_libraries():
    return bool(shutil.which("pkg-config")) and subprocess.run(
        ["pkg-config", "--exists", *LIBRARIES], stderr=subprocess.DEVNULL).returncode == 0


def compare(product, *paths):
    """Builds and runs a program of Tests/Comparisons, and returns its exit status."""
    if not has_libraries() and not install.apt(*PACKAGES):
        print("skipped: installing FreeType, HarfBuzz, ICU and Pango requires root and apt-get")
        return 0
    environment = install.harfbuzz() if product in SHAPERS else os.environ
    if environment is None:
        print("skipped: installing HarfBuzz 15 requires pip and PyPI, and Python's library root and apt-get")
        return 0
    program = build.release(product)
    found = [str(path) for path in paths if pathlib.Path(path).exists()]
    for path in paths:
        if str(path) not in found:
            print(f"skipped: {path} does not exist", flush=True)
    return subprocess.run([program, *found], cwd=build.root, env=environment).returncode if found else 0


if __name__ == "__main__":
    sys.exit(compare(*sys.argv[1:]))
