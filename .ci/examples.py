#!/usr/bin/env python3
"""Builds and tests the packages in Tests/Examples and Tests/Probe, each alone, and runs the server's program.

The packages share the scratch folder and the flags of .ci/build.py, so that TypeScale is compiled once. SwiftPM would
also share its plan of the build, which belongs to one package.
"""
import subprocess
import sys

import build
from build import root

# The suites of each package. A run without tests would pass as well.
SUITES = {"Examples/ToolkitAdapter": ["AdapterTests"], "Examples/Server": ["HostileRequestTests"],
          "Examples/DesignSystem": ["BrandUIKitTests", "BrandSwiftUITests"],
          "Examples/FivePrograms": ["FiveProgramsTests"], "Probe": ["ComparisonTests"]}


def swiftpm(command, package, *arguments):
    """Runs a command of SwiftPM in a package, and returns its output."""
    run = subprocess.run(
        ["swift", command, "--package-path", root / "Tests" / package, "--scratch-path", build.GATE,
         "--disable-build-manifest-caching", *build.STRICT, *arguments], cwd=root, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True)
    if run.returncode:
        sys.exit(run.stdout)
    return run.stdout


# The guide shows these files as a whole.
page = root / "Sources/Library/TypeScale/TypeScale.docc/UsingAToolkit.md"
for file in sorted((root / "Tests/Examples/ToolkitAdapter/Sources/ToolkitAdapter").glob("*.swift")):
    if f"```swift\n{file.read_text()}```\n" not in page.read_text():
        sys.exit(f"{page}: does not show the contents of {file}")

for package, suites in SUITES.items():
    output = swiftpm("test", package)
    print(output, flush=True)
    for suite in suites:
        if f"Suite {suite} passed" not in output:
            sys.exit(f"the suite {suite} of {package} did not run")

program = swiftpm("build", "Examples/Server", "--show-bin-path").splitlines()[-1] + "/Serve"
answer = build.run(program, input="GET /?size=AX2 HTTP/1.1\r\n\r\n", stdout=subprocess.PIPE, text=True).stdout
if not answer.startswith("HTTP/1.1 200 OK") or "\nh1 { " not in answer or " font-size: 42px;" not in answer:
    sys.exit(f"the server answered\n{answer}")
