#!/usr/bin/env python3
"""Builds TypeScale for the web: `.ci/web.py FOLDER [--compare TOOL [--chromium]]` writes these files to FOLDER.

typescale.wasm       all functions
typescale-core.wasm  the functions of the core: scale, explain, factors
typescale.js         the ES module that loads either of them, and typescale.d.ts, its types

Prints the sizes of the modules. `--compare` then compares their results with those of the command-line tool, in node
or in headless Chromium. Without node, prints that the comparison is skipped.
"""
import argparse
import base64
import csv
import gzip
import io
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

import build
from browser import Chromium
from build import root

OBJECTS = root / ".build/webassembly"
TARGET = "wasm32-unknown-none-wasm"
MODULES = ["TypeScale", "TypeScaleCurves", "TypeScaleFonts", "TypeScaleLayout", "TypeScaleWeb"]
SUPPORT = root / "Sources/Clients/TypeScaleWeb/WebAssembly"
CORE = ["request", "response", "responseCount", "scale", "explain", "factors"]
ALL = [*CORE, "register", "unregister", "metrics", "measure", "layout", "fit"]
OPTIMIZER = ["wasm-opt", "--flatten", "--rereloop", "-Oz", "-Oz", "--converge", "--low-memory-unused",
             "--enable-bulk-memory", "--enable-sign-ext", "--enable-mutable-globals", "--enable-nontrapping-float-to-int"]

FONTS = ["/usr/share/fonts/truetype/lato/Lato-Regular.ttf",
         "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Oblique.ttf",
         "/usr/share/fonts/opentype/urw-base35/NimbusSans-Bold.otf"]
TEXTS = ["AVATAR To office 0123", "The quick brown fox jumps over the lazy dog.", "Ünïcodé, fl fi ffi", "한국어 x",
         "line\nbreak and a-hyphen", ""]
STYLES = ["largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote",
          "caption1", "caption2"]
CATEGORIES = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
CURVES = ["android", "winui", "gnome", "flutter", "react-native", "material", "bonmot", "by-size"]
# Compares the results of typescale.js with the expectations, in JavaScript.
COMPARE = """
/** Returns the value at a path such as `lines.0.width`. */
function at(value, path) {
    return path.split(".").reduce((part, key) => key === "" ? part : part?.[key], value);
}

/** Calls the functions of `expectations`, and returns the differences and the count of values. */
export async function compare(load, module, fonts, expectations) {
    const typescale = await load(module);
    for (const [name, bytes] of Object.entries(fonts)) typescale.register(bytes, name);
    const differences = [];
    let count = 0;
    for (const { method, arguments: values, results } of expectations) {
        let result;
        try {
            result = typescale[method](...values);
        } catch (error) {
            result = { error: error.code };
        }
        for (const [path, expected] of Object.entries(results)) {
            count++;
            const found = at(result, path);
            if (found !== expected) {
                differences.push(`${method}(${JSON.stringify(values)}).${path} is ${found}, not ${expected}`);
            }
        }
    }
    return { count, differences };
}
"""


def compile_modules(folder):
    """Writes the modules and their JavaScript to a folder."""
    inputs = [path for name in ("Sources/Library", "Sources/Clients/TypeScaleWeb") for path in (root / name).rglob("*")
              if path.is_file()] + [pathlib.Path(__file__)]
    code, runtime = OBJECTS / "TypeScale.bc", OBJECTS / "runtime.o"
    if not code.exists() or any(path.stat().st_mtime > code.stat().st_mtime for path in inputs):
        shutil.rmtree(OBJECTS, ignore_errors=True)
        sources = build.merged(OBJECTS / "sources", *MODULES)
        # The linker optimizes bitcode once more, when it knows the exported functions. swiftc 6.3 cannot write this
        # bitcode without a fault, but clang can.
        build.run("swiftc", "-swift-version", "6", "-enable-experimental-feature", "Embedded", "-wmo",
                  "-package-name", "typescale", "-target", TARGET, "-Osize", "-Xfrontend", "-disable-stack-protector",
                  "-parse-as-library", "-module-name", "TypeScaleWeb", *sources, "-emit-ir",
                  "-o", OBJECTS / "TypeScale.ll")
        clang = ["clang", "--target=wasm32-unknown-none"]
        build.run(*clang, "-mbulk-memory", "-ffreestanding", "-Oz", "-Wall", "-Werror", "-c", SUPPORT / "runtime.c",
                  "-o", runtime)
        build.run(*clang, "-Wno-override-module", "-Xclang", "-disable-llvm-passes", "-emit-llvm",
                  "-c", OBJECTS / "TypeScale.ll", "-o", OBJECTS / "new.bc")
        (OBJECTS / "new.bc").rename(code)
    resources, _ = build.resources()
    for name, functions in ("typescale-core.wasm", CORE), ("typescale.wasm", ALL):
        module = folder / name
        build.run("wasm-ld", "--no-entry", "--gc-sections", "--strip-all", "--fatal-warnings", "--global-base=1024",
                  "-z", "stack-size=1048576", *(f"--export=typescale_{function}" for function in functions), code, runtime,
                  resources / "embedded" / TARGET / "libswiftUnicodeDataTables.a", "-o", module)
        # binaryen makes the code smaller. Data starts at address 1024, so it may assume that nothing is below.
        if shutil.which("wasm-opt"):
            build.run(*OPTIMIZER, module, "-o", module)
        data = module.read_bytes()
        print(f"{name}: {len(data)} bytes, {len(gzip.compress(data, 9))} with gzip")
    for name in "typescale.js", "typescale.d.ts":
        shutil.copy(SUPPORT / name, folder)
    if not shutil.which("wasm-opt"):
        print("skipped: the modules are 16 to 20 % larger without wasm-opt, in Debian's binaryen")


class Tool:
    def __init__(self, program):
        self.program = program

    def run(self, *words, rows=None):
        run = subprocess.run([self.program, *map(str, words)], input=rows, capture_output=True, text=True)
        if not run.stdout:
            sys.exit(f"typescale {' '.join(map(str, words))}: {run.stderr}")
        return run.stdout

    def json(self, *words):
        return json.loads(self.run(*words, "--json"))


def scaled(tool):
    """The scaled numbers of every style and category."""
    names = ["api", "text_style", "category", "input", "max_point_size", "display_scale"]
    rows = [[api, style, category, number, maximum, display]
            for style in STYLES for category in CATEGORIES
            for api, number, maximum, display in [("scaledFont", 17, "", ""), ("scaledFont", 23.5, 40, ""),
                                                  ("scaledValue", 7.3, "", 2), ("preferredFont", "", "", "")]]
    text = "\n".join(",".join(map(str, row)) for row in [names, *rows]) + "\n"
    for row in csv.DictReader(io.StringIO(tool.run("scale", "-", "--csv", rows=text))):
        font, traits = {"textStyle": row["text_style"]}, {"category": row["category"]}
        result = {"": float(row["result"])}
        if row["api"] == "scaledValue":
            traits["displayScale"] = float(row["display_scale"])
            yield "scaledValue", [float(row["input"]), font, traits], result
            continue
        if row["input"]:
            font["size"] = float(row["input"])
        if row["max_point_size"]:
            font["maximumPointSize"] = float(row["max_point_size"])
        yield "scaledPointSize", [font, traits], result


def curves(tool):
    """The sizes of other curves, and explanations."""
    for curve in CURVES:
        sizes = tool.json("scale", 13, "--style", "callout", "--curve", curve)["sizes"][:12]
        yield ("factors", [{"textStyle": "callout", "size": 13, "curve": curve}],
               {f"{index}.{key}": row[key_in_tool] for index, row in enumerate(sizes)
                for key, key_in_tool in [("category", "shortName"), ("pointSize", "size")]})
    for style in "body", "headline", "caption2":
        report = tool.json("scale", 15.5, "--style", style, "--max", 30, "--explain")
        for category, text in report["explanations"].items():
            font = {"textStyle": style, "size": 15.5, "maximumPointSize": 30}
            yield "explanation", [font, {"category": category}], {"description": text}


def fonts(tool, files):
    """The metrics, widths and lines of fonts."""
    for file in files:
        for size in 12, 17, 33.5:
            face = tool.json("font", file, "--size", size)["faces"][0]
            font = {"name": face["postScriptName"], "size": size, "curve": "fixed"}
            names = "ascender", "descender", "leading", "capHeight", "xHeight", "lineHeight"
            yield "metrics", [font], {name: face[name] for name in names}
            for text in TEXTS:
                report = tool.json("measure", text, "--font", file, "--size", size)
                missing = {f"missing.{i}": item["character"] for i, item in enumerate(report["missing"])}
                yield "measure", [text, font], {"width": report["width"], "exactness": report["exactness"], **missing,
                                                "missing.length": len(report["missing"])}
        font = {"name": face["postScriptName"], "textStyle": "body"}
        for category in "L", "AX3":
            for text in TEXTS:
                report = tool.json("measure", text, "--font", file, "--style", "body", "--category", category,
                                   "--width", 120, "--lines", 3)
                results = {"height": report["height"], "isTruncated": report["isTruncated"],
                           "lines.length": len(report["lines"])}
                for index, line in enumerate(report["lines"]):
                    start = len(text.encode()[:line["range"]["start"]].decode().encode("utf-16-le")) // 2
                    results |= {f"lines.{index}.width": line["width"], f"lines.{index}.start": start,
                                f"lines.{index}.baseline": line["baseline"]}
                yield "layout", [text, font, {"category": category}, {"width": 120, "lineLimit": 3}], results


def wrong():
    """Calls with wrong arguments."""
    for method, values, code in [
        ("scaledPointSize", [{"textStyle": "bodies"}], "unknownTextStyle"),
        ("scaledPointSize", [{"curve": [1, 2]}], "invalidTable"),
        ("scaledPointSize", [{"curve": []}], "invalidTable"),
        ("scaledPointSize", [{"curve": "x"}], "unknownCurve"),
        ("scaledPointSize", [{}, {"category": "x"}], "unknownCategory"),
        ("scaledPointSize", [{}, {"platform": "x"}], "unknownPlatform"),
        ("scaledPointSize", [{"size": "17"}], "invalidNumber"),
        ("scaledPointSize", [{"name": 17}], "invalidArgument"),
        ("scaledValue", [None], "invalidNumber"),
        ("metrics", [{"name": "Missing"}], "fontNotFound"),
        ("unregister", ["Missing"], "notRegistered"),
        ("layout", ["x", {}, {}, {"alignment": "top"}], "invalidArgument"),
        ("layout", ["x", {}, {}, {"lineLimit": -1}], "invalidNumber"),
        ("fit", ["x", {}, {}, {}], "invalidNumber"),
    ]:
        yield method, values, {"error": code}


# Reads the text size from a stand-in for Safari's page, whose body text has the sizes of Apple's systems.
SAFARI = """
    import { readFileSync } from "node:fs";
    const [script, module] = process.argv.slice(1);
    const { load } = await import(script);
    const typescale = await load(readFileSync(module));
    const page = (fontSize, maxTouchPoints) => ({
        createElement: () => ({ style: { font: "" }, remove() {} }),
        documentElement: { append() {} },
        defaultView: { navigator: { maxTouchPoints }, getComputedStyle: () => ({ fontSize: `${fontSize}px` }) },
    });
    const settings = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53].map(size => typescale.readerSettings(page(size, 5)));
    settings.push(typescale.readerSettings(page(13, 0)));
    const errors = [() => typescale.readerSettings(), () => typescale.readerSettings(page("x", 0))].map(call => {
        try { return call(); } catch (error) { return error.code; }
    });
    console.log(JSON.stringify({ settings, errors }));
"""


def safari(folder):
    """Reads the text size as in Safari, which does not run here. The sizes are Apple's for body text from XS to AX5."""
    run = subprocess.run(["node", "--input-type=module", "--eval", SAFARI, folder / "typescale.js",
                          folder / "typescale-core.wasm"], capture_output=True, text=True, check=True)
    result = json.loads(run.stdout)
    found = [(item["category"], item["source"]) for item in result["settings"]]
    expected = [(category, "-apple-system-body") for category in [*CATEGORIES, "L"]]
    if found != expected or result["errors"] != ["unavailable", "unavailable"]:
        sys.exit(f"the reader's text size in Safari: {result}")
    print(f"node: {len(found)} text sizes of Safari's body text")


def reader(folder, tool, chromium):
    """Reads the font size that Chromium has, and follows its changes, in a page of its own."""
    data = {name: base64.b64encode((folder / name).read_bytes()).decode() for name in
            ("typescale.js", "typescale-core.wasm")}
    page = folder / "reader.html"
    page.write_text(f"""<!DOCTYPE html><meta charset="utf-8"><script type="module">
        const bytes = text => Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
        const script = new Blob([bytes("{data['typescale.js']}")], {{ type: "text/javascript" }});
        const {{ load }} = await import(URL.createObjectURL(script));
        window.typescale = await load(bytes("{data['typescale-core.wasm']}"));
        window.changes = [];
        typescale.followReader(settings => changes.push(settings));
        window.ready = true;
    </script>""")
    chromium.open(page)

    def until(script):
        for _ in range(100):
            if value := chromium.evaluate(script):
                return value
            time.sleep(0.1)
        sys.exit(f"the reader's text size in Chromium: {script} is never true")
    until("window.ready")
    for count, size in enumerate([16, 20, 24, 13, 36]):
        chromium.call("Page.setFontSizes", fontSizes={"standard": size})
        until(f"typescale.readerSettings().fontSize === {size}")
        settings = chromium.evaluate("typescale.readerSettings()")
        nearest = tool.json("curves", "--factors", size / 16)["nearest"]
        short = next(row["shortName"] for row in tool.json("curves", "--factors") if row["category"] == nearest)
        if (settings["category"], settings["fontScale"], settings["source"]) != (short, size / 16, "medium"):
            sys.exit(f"the reader's text size in Chromium: {settings}, not {short}")
        until(f"changes.length === {count}")
        if count and chromium.evaluate("changes.at(-1)") != settings:
            sys.exit("the reader's text size in Chromium: the change differs from the settings")
    print("Chromium: five font sizes of the browser, and their changes")


def in_node(folder, job):
    path = folder / "job.json"
    path.write_text(json.dumps(job))
    script = """
        import { readFileSync } from "node:fs";
        const job = JSON.parse(readFileSync(process.argv[1]));
        const { load } = await import(job.script);
        const { compare } = await import(job.compare);
        const fonts = Object.fromEntries(job.fonts.map(path => [path, readFileSync(path)]));
        const result = await compare(load, readFileSync(job.module), fonts, job.expectations);
        console.log(JSON.stringify(result));"""
    run = subprocess.run(["node", "--input-type=module", "--eval", script, path], capture_output=True, text=True)
    if run.returncode:
        sys.exit(run.stderr)
    return json.loads(run.stdout)


def in_chromium(folder, job):
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    if not program:
        return None

    def data(path):
        return base64.b64encode(pathlib.Path(path).read_bytes()).decode()

    # A page in a file cannot import a file, but it can import its own text.
    page = folder / "page.html"
    parts = {"script": data(job["script"]), "compare": data(job["compare"]), "module": data(job["module"]),
             "fonts": {path: data(path) for path in job["fonts"]}, "expectations": job["expectations"]}
    text = json.dumps(parts).replace("<", "\\u003c")
    page.write_text(f"""<!DOCTYPE html><meta charset="utf-8"><script type="module">
        const job = {text};
        const bytes = text => Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
        const script = text => URL.createObjectURL(new Blob([bytes(text)], {{ type: "text/javascript" }}));
        try {{
            const {{ load }} = await import(script(job.script));
            const {{ compare }} = await import(script(job.compare));
            const fonts = Object.fromEntries(Object.entries(job.fonts).map(([path, text]) => [path, bytes(text)]));
            window.result = await compare(load, bytes(job.module), fonts, job.expectations);
        }} catch (error) {{
            window.result = {{ count: 0, differences: [String(error)] }};
        }}
    </script>""")
    chromium = Chromium(program, folder)
    chromium.open(page)
    result = None
    for _ in range(600):
        result = chromium.evaluate("window.result")
        if result:
            break
        time.sleep(0.1)
    chromium.close()
    return result or {"count": 0, "differences": ["the page did not finish"]}


def compare(folder, program, is_chromium):
    if not is_chromium and not shutil.which("node"):
        print("skipped: node is not installed; apt-get install nodejs")
        return
    tool = Tool(program.resolve())
    files = [file for file in FONTS if pathlib.Path(file).exists()]
    for file in set(FONTS) - set(files):
        print(f"skipped: {file} does not exist")
    calls = [*scaled(tool), *curves(tool), *fonts(tool, files), *wrong()]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        scratch = pathlib.Path(scratch)
        (scratch / "compare.mjs").write_text(COMPARE)
        result = (in_chromium if is_chromium else in_node)(scratch, {
            "script": str(folder / "typescale.js"), "module": str(folder / "typescale.wasm"),
            "compare": str(scratch / "compare.mjs"), "fonts": files,
            "expectations": [{"method": method, "arguments": values, "results": results}
                             for method, values, results in calls],
        })
    if result is None:
        print("skipped: Chromium is not installed; apt-get install chromium")
        return
    if result["differences"]:
        sys.exit("\n".join(result["differences"][:20]))
    if result["count"] < 500:
        sys.exit(f"only {result['count']} values were compared")
    print(f"{'Chromium' if is_chromium else 'node'}: {result['count']} values equal the command-line tool's")
    if not is_chromium:
        safari(folder)
        return
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        chromium = Chromium(shutil.which("chromium") or shutil.which("chromium-browser"), scratch)
        reader(folder, tool, chromium)
        chromium.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--compare", type=pathlib.Path, metavar="TOOL")
    parser.add_argument("--chromium", action="store_true")
    options = parser.parse_args()
    folder = options.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    compile_modules(folder)
    if options.compare:
        compare(folder, options.compare, options.chromium)


if __name__ == "__main__":
    main()
