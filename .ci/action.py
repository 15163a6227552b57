#!/usr/bin/env python3
"""Runs the script of .github/actions/check on pull requests in a temporary repository: `.ci/action.py TOOL`.

Runs no service of GitHub, and not the steps that upload. The release is a folder with the tool and its checksum.
"""
import hashlib
import json
import os
import pathlib
import platform
import re
import subprocess
import sys
import tarfile
import tempfile

from build import root

ACTION = root / ".github/actions/check"
FIXED = "import UIKit\nlet a = UIFont.systemFont(ofSize: 17)\n"
SLOTS = '{"version": 1, "slots": [{"keys": "tab.*", "width": 80, "style": "caption2"}]}'
# Names that a shell must not expand, split or read as options.
BRANCH = """a'b"$(touch${IFS}ran)`touch${IFS}ran`;touch${IFS}ran"""
FOLDER = "-an app $(touch ran)"
TRANSLATIONS = {"en": "Tab", "de": "Karte"}


def git(folder, *words):
    return subprocess.run(["git", "-C", folder, "-c", "user.name=ci", "-c", "user.email=ci@localhost", *words],
                          check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def write(folder, files):
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "-m", "A")
    return git(folder, "rev-parse", "HEAD")


def translations(texts):
    return {f"{FOLDER}/{language}.json": json.dumps({"tab.a": text}) for language, text in texts.items()}


class Action:
    """The release, and an origin with the branches `main`, BRANCH, `same` and `worse`."""

    def __init__(self, folder, tool):
        self.folder, self.release, self.origin = folder, folder / "release", folder / "origin"
        self.release.mkdir()
        version = re.search(r'version = "(.*)"', (root / "Sources/Clients/TypeScaleTool/Shell/Help.swift").read_text())[1]
        self.archive = self.release / f"typescale-{version}-linux-{platform.machine()}.tar.gz"
        with tarfile.open(self.archive, "w:gz", compresslevel=1) as archive:
            archive.add(tool, "typescale")
        digest = hashlib.sha256(self.archive.read_bytes()).hexdigest()
        self.sums = f"{64 * '0'}  other.tar.gz\n{digest}  {self.archive.name}\n"
        (self.release / "SHA256SUMS").write_text(self.sums)

        git(folder, "init", "-q", "-b", "main", "origin")
        # As on GitHub.
        git(self.origin, "config", "uploadpack.allowReachableSHA1InWant", "true")
        self.base = write(self.origin, {f"{FOLDER}/A.swift": FIXED, "-slots.json": SLOTS, **translations(TRANSLATIONS)})
        git(self.origin, "branch", BRANCH)
        git(self.origin, "checkout", "-q", "-b", "same")
        write(self.origin, {"README.md": "A"})
        git(self.origin, "checkout", "-q", "-b", "worse", "main")
        write(self.origin, {f"{FOLDER}/B.swift": FIXED.replace("17", "13"),
                            **translations({**TRANSLATIONS, "fr": "Les notifications"})})

    def step(self, name, **variables):
        """Runs a step in the checkout, and returns its status and its errors."""
        environment = {"PATH": os.environ["PATH"], "HOME": str(self.folder), "RUNNER_TEMP": str(self.folder / "temporary"),
                       "ACTION": str(ACTION), "GITHUB_OUTPUT": str(self.folder / "output"), "REPOSITORY": "o/r",
                       "TYPESCALE_URL": self.release.as_uri(), **variables}
        run = subprocess.run(["bash", ACTION / "run.sh", name], cwd=self.folder / "checkout", env=environment,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return run.returncode, run.stdout

    def checkout(self, branch):
        """Replaces the checkout with a shallow one."""
        subprocess.run(["rm", "-rf", self.folder / "checkout"], check=True)
        git(self.folder, "clone", "-q", "--depth", "1", "-b", branch, self.origin.as_uri(), "checkout")

    def pull_request(self, branch, base, slots="-slots.json", folder=FOLDER):
        """Returns the statuses of `check`, `fit` and the result, and the URIs and rules of the findings."""
        self.checkout(branch)
        (self.folder / "output").unlink(missing_ok=True)
        status, errors = self.step("check", FOLDER=folder, SLOTS=slots, BASE=base)
        if status:
            return status, errors
        outputs = dict(line.split("=", 1) for line in (self.folder / "output").read_text().splitlines())
        found = []
        for name in "check", "fit":
            path = pathlib.Path(outputs["results"]) / f"{name}.sarif"
            if outputs.get(name, "2") != "2":
                found += [result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
                          for run in json.loads(path.read_text())["runs"] for result in run["results"]
                          if result.get("baselineState") != "unchanged" and "suppressions" not in result]
        result, _ = self.step("result", CHECK=outputs["check"], FIT=outputs.get("fit", ""))
        return outputs["check"], outputs.get("fit"), result, found


def expect(name, found, expected):
    if found != expected:
        sys.exit(f"{name}: expected {expected}, not {found}")
    print(f"{name}: as expected")


def main():
    [tool] = sys.argv[1:]
    with tempfile.TemporaryDirectory() as name:
        action = Action(pathlib.Path(name), tool)
        action.checkout("main")
        for sums, status in (action.sums.replace(action.sums[80:90], 10 * "0"), 1), ("", 1), (action.sums, 0):
            (action.release / "SHA256SUMS").write_text(sums)
            expect("the checksum", action.step("install")[0], status)
        uri = "-an%20app%20%24%28touch%20ran%29/"
        for base in action.base, "main", BRANCH:
            expect(f"no change, {base}", action.pull_request("same", base), ("0", "0", 0, []))
            expect(f"findings, {base}", action.pull_request("worse", base), ("1", "1", 1, [f"{uri}B.swift", f"{uri}fr.json"]))
        expect("without slots", action.pull_request("worse", action.base, slots=""), ("1", None, 1, [f"{uri}B.swift"]))
        expect("without a base", action.pull_request("same", "", slots=""), ("1", None, 1, [f"{uri}A.swift"]))
        expect("no folder", action.pull_request("same", action.base, folder="none"), (2, "no such folder: none\n"))
        expect("no slots", action.pull_request("same", action.base, slots="none"), ("2", "2", 2, []))
        for base in "none", 40 * "0", "a:b", "--upload-pack=touch ran", "+main":
            status, errors = action.pull_request("same", base)
            expect(f"no base, {base}", (status, "cannot find the base" in errors), (2, True))
        git(action.origin, "checkout", "-q", "worse")
        write(action.origin, {f"{action.base}/A.swift": FIXED})
        status, errors = action.pull_request("worse", action.base)
        expect("a folder with the name of the base", (status, "a file has the name of the base" in errors), (2, True))
        if ran := [str(path) for path in action.folder.rglob("ran")]:
            sys.exit(f"a name was run: {ran}")


if __name__ == "__main__":
    main()
