#!/usr/bin/env python3
"""Builds Tests/Examples/Web, and compares its numbers with those of a tool, in node and in headless Chromium:
`.ci/web.py TOOL`. Without node or Chromium, prints that the comparison is skipped.
"""
import functools
import http.server
import json
import pathlib
import re
import shutil
import sys
import tempfile
import threading
import time

import build
from browser import Chromium, installed
from build import root

EXAMPLE = root / "Tests/Examples/Web"
TEXT = "Notifications are off. Turn them on in the settings."
NODE = """
    import { readFileSync } from "node:fs";
    const [script, module, text] = process.argv.slice(1);
    const { load } = await import(script);
    const page = await load(readFileSync(module));
    const numbers = Array.from({ length: 12 }, (_, i) => [page.scaled(17, i), page.height(text, 240, i)]);
    console.log(JSON.stringify(numbers));
"""


def expected(tool):
    """The size and the height for each category, from the tool."""
    def report(*words):
        return json.loads(build.output(tool, *words, "--json"))
    return [[row["scaledFont"], report("measure", TEXT, "--system", "--style", "body", "--category", row["shortName"],
                                       "--width", 240)["height"]]
            for row in report("scale", 17, "--style", "body")["sizes"]]


def equal(found, numbers, name):
    if found != numbers:
        sys.exit(f"{name}: {found}, not {numbers}")
    print(f"{name}: {len(numbers)} sizes and heights equal the tool's")


def in_chromium(folder, numbers):
    if not (program := installed()):
        return

    class Handler(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    chromium = Chromium(program, folder)
    chromium.open(f"http://127.0.0.1:{server.server_port}/index.html")
    found = []
    for index in range(len(numbers)):
        for _ in range(100):
            if chromium.evaluate("document.querySelector('output').textContent"):
                break
            time.sleep(0.1)
        found.append(chromium.evaluate(f"""
            (input => {{
                input.value = {index};
                input.dispatchEvent(new Event("input"));
                const style = getComputedStyle(document.querySelector("p"));
                return [parseFloat(style.fontSize), document.querySelector("output").textContent];
            }})(document.querySelector("input"))"""))
    chromium.close()
    equal(found, [[size, f"{size} points, {height} high"] for size, height in numbers], "Chromium")


def main():
    [tool] = sys.argv[1:]
    command = re.search(r"(?m)^swift (build(?:\\\n|.)*)$", (EXAMPLE / "README.md").read_text())[1]
    options = [*command.replace("\\\n", " ").split(), "--package-path", EXAMPLE, "--scratch-path", root / ".build/web"]
    build.run("swift", *options)
    module = pathlib.Path(build.output("swift", *options, "--show-bin-path").strip()) / "Page.wasm"
    print(f"Page.wasm: {module.stat().st_size} bytes")
    numbers = expected(pathlib.Path(tool).resolve())
    if shutil.which("node"):
        found = build.output("node", "--input-type=module", "--eval", NODE, EXAMPLE / "page.js", module, TEXT)
        equal(json.loads(found), numbers, "node")
    else:
        print("skipped: node is not installed; apt-get install nodejs")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for file in module, EXAMPLE / "page.js", EXAMPLE / "index.html":
            shutil.copy(file, folder)
        in_chromium(pathlib.Path(folder), numbers)


if __name__ == "__main__":
    main()
