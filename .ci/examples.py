#!/usr/bin/env python3
"""Builds and tests the packages in Tests/Examples and Tests/Probe, each alone, and runs their programs.

The example Cairo draws a picture with Debian's libcairo2-dev. Without it, prints that the example is skipped. The
examples GTK and Web have scripts of their own, .ci/gtk.py and .ci/web.py.

The packages share the scratch folder and the flags of .ci/build.py, so that TypeScale is compiled once. SwiftPM would
also share its plan of the build, which belongs to one package.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

import build
import install
from build import root

# The suites of each package. A run without tests would pass as well.
SUITES = {"Examples/ToolkitAdapter": ["AdapterTests", "TextMeasurerTests"], "Examples/Server": ["HostileRequestTests"],
          "Examples/DesignSystem": ["BrandUIKitTests", "BrandSwiftUITests"],
          "Examples/FivePrograms": ["FiveProgramsTests"], "Probe": ["ComparisonTests", "LayoutComparisonTests"]}


def swiftpm(command, package, *arguments):
    """Runs a command of SwiftPM in a package, and returns its output."""
    run = subprocess.run(
        ["swift", command, "--package-path", root / "Tests" / package, "--scratch-path", build.GATE,
         "--disable-build-manifest-caching", *build.STRICT, *arguments], cwd=root, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True)
    if run.returncode:
        sys.exit(run.stdout)
    return run.stdout


# Guides that show the files of a folder as a whole.
GUIDES = {
    "Library/TypeScale/TypeScale.docc/UsingAToolkit.md": "ToolkitAdapter/Sources/ToolkitAdapter",
    "Clients/TypeScaleSettings/TypeScaleSettings.docc/FollowTheReaderOnLinux.md": "GTK/Sources/Notice",
}
for guide, folder in GUIDES.items():
    page = root / "Sources" / guide
    for file in sorted((root / "Tests/Examples" / folder).glob("*.swift")):
        if f"```swift\n{file.read_text()}```\n" not in page.read_text():
            sys.exit(f"{page}: does not show the contents of {file}")

for package, suites in SUITES.items():
    output = swiftpm("test", package)
    print(output, flush=True)
    for suite in suites:
        if f"Suite {suite} passed" not in output:
            sys.exit(f"the suite {suite} of {package} did not run")



def program(package, name):
    """The path of a built program."""
    return swiftpm("build", package, "--show-bin-path").splitlines()[-1] + "/" + name


articles = (root / "Sources/Library/TypeScale/TypeScale.docc/FiveArticles.md").read_text()
if install.apt("fonts-lato", "fonts-urw-base35"):
    swiftpm("build", "Examples/FiveArticles")
    for name in "Styles", "Categories", "Cell", "Dictionary", "RichText":
        text = build.run(program("Examples/FiveArticles", name), stdout=subprocess.PIPE, text=True).stdout
        if f"```text {name}\n{text}```\n" not in articles:
            sys.exit(f"FiveArticles.md does not show what the program {name} prints:\n{text}")
else:
    print("skipped: the programs of the five articles require fonts-lato and fonts-urw-base35")

answer = build.run(program("Examples/Server", "Serve"), input="GET /?size=AX2 HTTP/1.1\r\n\r\n", stdout=subprocess.PIPE, text=True).stdout
if not answer.startswith("HTTP/1.1 200 OK") or "\nh1 { " not in answer or " font-size: 42px;" not in answer:
    sys.exit(f"the server answered\n{answer}")

if not install.apt("libcairo2-dev") or not pathlib.Path("/usr/share/fonts/truetype/noto").is_dir():
    print("skipped: drawing requires libcairo2-dev and fonts-noto-core; installing them requires root and apt-get")
    sys.exit()
swiftpm("build", "Examples/Cairo")
with tempfile.TemporaryDirectory() as folder:
    build.run(program("Examples/Cairo", "Card"), folder)
    png, svg = (pathlib.Path(folder, f"card.{kind}").read_bytes() for kind in ("png", "svg"))
# Another version of FreeType can draw other pixels. The size of the picture depends on the layout only.
if png[:24] != (root / "Tests/Examples/Cairo/card.png").read_bytes()[:24]:
    sys.exit("card.png has another size than in Tests/Examples/Cairo; run the example there, and look at its picture")
if (count := len(re.findall(rb"<use ", svg))) < 300:
    sys.exit(f"card.svg contains {count} glyphs")
