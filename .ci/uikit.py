#!/usr/bin/env python3
"""Builds code with `import UIKit` in packages of every shape: `.ci/uikit.py debug`, `.ci/uikit.py debug release`.

One package uses the lines of the page `BringingCodeFromIOS.md`. It contains an app, a library in no
product, two libraries in one product, of which one uses the other, two test targets, and the probe in Tests/Probe. It
also uses a library with the same lines that SwiftPM fetches by version, and a third-party package that must not see a
module called UIKit. Each is built clean and then again, in every configuration. Also runs the README's test, which must
fail as the README shows.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

from build import FLAGS as flags, root

readme = (root / "README.md").read_text()


page = (root / "Sources/AppleNames/UIKitNames/UIKitNames.docc/BringingCodeFromIOS.md").read_text()


def block(language, text=readme):
    return re.search(rf"^```{language}\n(.*?)^```$", text, re.M | re.S)[1]


def typescale(name):
    return f'.product(name: "{name}", package: "typescale")'


source, recipe = block("swift uikit", page), block("swift uikit manifest", page)
[names] = re.findall(r"\.product\(.*?\)", recipe)
[alias] = re.findall(r"\.unsafeFlags\(.*\)", recipe)

third_party = """
#if canImport(UIKit)
import UIKit
public func draw(in view: UIView, _ rect: CGRect) { view.setNeedsDisplay(rect) }
#endif
public let isThere = true
"""

# Code outside any actor, as in many iOS apps: at most warnings in Swift 5 mode.
factory = """
import UIKit

enum Factory {
    static func label(_ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        return label
    }
}
"""

# A library of fonts. `import CoreText` and `import CoreGraphics` have modules of their own.
library = """
#if canImport(UIKit)
import CoreGraphics
import CoreText
import UIKit
#endif
public func font%s() -> UIFont { .systemFont(ofSize: 17) }
public func typed() -> CTFont { font%s() }
"""

screen = """
import SwiftUI

struct Screen: View {
    @Environment(\\.sizeCategory) var sizeCategory
    @ScaledMetric(relativeTo: .body) var space = 8

    static func weight(_ style: Font.TextStyle) -> Font.Weight {
        switch style {
        case .largeTitle, .title, .title2, .title3: .bold
        case .headline: .semibold
        case .subheadline, .body, .callout, .footnote, .caption, .caption2: .regular
        @unknown default: .regular
        }
    }

    static func label() -> UILabel { UILabel() }

    var body: some View {
        Text("Settings").font(.system(size: UIFont.preferredFont(forTextStyle: .body).pointSize))
            .padding(space)
    }
}
"""

test = """
import CoreGraphics
import Testing
import UIKit
import XCTest
@testable import Heading

@Test func scales() {
    #expect(UIFontMetrics.default.scaledValue(for: 0) == 0)
    #expect(fontHeading().pointSize == 17)
}

final class HeadingTests: XCTestCase {
    func testSize() { XCTAssertEqual(fontHeading().pointSize, 17) }
}
"""


def write(folder, files):
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def target(kind, name, *dependencies, modules="UIKitNames", others=("CoreText", "CoreGraphics")):
    """A target with the lines of the page."""
    flags = [f'"-module-alias", "{other}={other}Names"' for other in others]
    settings = alias.replace("UIKitNames", modules).replace('"]', ", ".join(['"', *flags]) + "]")
    listed = ", ".join([names.replace("UIKitNames", modules), *dependencies])
    return f".{kind}(name: \"{name}\", dependencies: [{listed}], swiftSettings: [{settings}])"


def manifest(name, dependencies, targets, products=""):
    return f"""// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "{name}", platforms: [.macOS(.v13)], products: [{products}],
    dependencies: [{dependencies}], targets: [{targets}], swiftLanguageModes: [.v5]
)
"""


def run(*command, folder, **options):
    print("$", *command, flush=True)
    return subprocess.run(command, cwd=folder, check=True, text=True, **options)


def modules(folder):
    return {path.stem for path in (folder / ".build").rglob("*.swiftmodule")}


with tempfile.TemporaryDirectory() as folder:
    folder = pathlib.Path(folder)
    # SwiftPM fetches the committed state, as a tagged version.
    git = ["git", "-c", "user.name=ci", "-c", "user.email=ci@localhost"]
    run("git", "clone", "-q", str(root), "typescale", folder=folder)
    run("git", "tag", "1.0.0", folder=folder / "typescale")
    third = """// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "third", products: [.library(name: "Third", targets: ["Third"])],
    targets: [.target(name: "Third")]
)
"""
    write(folder / "third", {"Package.swift": third, "Sources/Third/Third.swift": third_party})
    write(folder / "brand", {
        "Package.swift": manifest(
            "brand", f'.package(url: "{folder}/typescale", from: "1.0.0")',
            target("target", "Brand", modules="UIKitLabels", others=()),
            '.library(name: "Brand", targets: ["Brand"])'),
        "Sources/Brand/Brand.swift":
            "import UIKit\npublic func brand() -> UIFont { UILabel.appearanceFont }\n"
            "extension UILabel { static let appearanceFont = UIFont.systemFont(ofSize: 17) }\n",
    })
    for command in ["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "A library"], \
            ["tag", "1.0.0"]:
        run(*git, *command, folder=folder / "brand")
    app = folder / "app"
    write(app, {
        "Package.swift": manifest(
            "app",
            f'.package(url: "{folder}/typescale", from: "1.0.0"), '
            f'.package(url: "{folder}/brand", from: "1.0.0"), .package(path: "../third")',
            ", ".join([
                target("executableTarget", "App", '"Alone"', '.product(name: "Third", package: "third")',
                       modules="UIKitLabels", others=()),
                target("executableTarget", "Branded", '.product(name: "Brand", package: "brand")', others=()),
                target("target", "Alone"),
                target("target", "Heading"),
                target("target", "Article", '"Heading"'),
                target("target", "Screen", '.product(name: "SwiftUINames", package: "typescale")',
                       others=("SwiftUI",)),
                # Compiled only: on a Mac, Tests/Probe/run builds the probe against UIKit.
                target("executableTarget", "Probe", modules="UIKitLabels", others=()),
                target("testTarget", "HeadingTests", '"Heading"'),
                target("testTarget", "ArticleTests", '"Article"', '"Heading"'),
                f'.testTarget(name: "ReadmeTests", dependencies: [{typescale("TypeScale")}, '
                f'{typescale("TypeScaleTesting")}])',
            ]),
            '.library(name: "Design", targets: ["Heading", "Article"])'),
        "Sources/App/main.swift":
            source + "import Alone\nimport Third\nprint(fontAlone().pointSize, isThere)\n",
        "Sources/Branded/main.swift":
            "import Brand\nimport UIKit\nprint(brand() == UIFont.systemFont(ofSize: 17))\n",
        "Sources/App/Factory.swift": factory,
        "Sources/Alone/Alone.swift": library % ("Alone", "Alone"),
        "Sources/Heading/Heading.swift": library % ("Heading", "Heading"),
        "Sources/Article/Article.swift": "import Heading\n" + library % ("Article", "Article"),
        "Sources/Screen/Screen.swift": screen,
        "Sources/Probe/Probe.swift": (root / "Tests/Probe/Probe.swift").read_text(),
        "Tests/HeadingTests/HeadingTests.swift": test,
        "Tests/ArticleTests/ArticleTests.swift": test,
        "Tests/ReadmeTests/Family.swift": block("swift family"),
        "Tests/ReadmeTests/ReadmeTests.swift": block("swift test"),
    })
    stated = re.findall(r"// (.*)$", source, re.M) + ["17.0 true"]
    for configuration in sys.argv[1:] or ["debug"]:
        for _ in range(2):
            (folder / "third/Sources/Third/Third.swift").touch()
            run("swift", "build", "-c", configuration, *flags, folder=app)
        output = run("swift", "run", "-c", configuration, *flags, "App", folder=app,
                     stdout=subprocess.PIPE).stdout
        print(output, flush=True)
        if output.splitlines() != stated:
            sys.exit(f"expected the output {stated}, as in the comments of the page")
        if run("swift", "run", "-c", configuration, *flags, "--skip-build", "Branded", folder=app,
               stdout=subprocess.PIPE).stdout != "true\n":
            sys.exit("expected that a published library has the fonts of the app")
    run("swift", "test", *flags, "--skip", "ReadmeTests", folder=app)
    tested = subprocess.run(["swift", "test", *flags, "--skip-build", "--filter", "ReadmeTests"], cwd=app,
                            stdout=subprocess.PIPE, text=True)
    missing = [line for line in block("text test").splitlines() if line not in tested.stdout]
    if tested.returncode != 1 or missing or tested.stdout.count("recorded an issue") != 1:
        sys.exit(f"the README's test prints\n{tested.stdout}\nwithout {missing}")
    if shadows := {"UIKit", "CoreText", "CoreGraphics", "SwiftUI"} & modules(app):
        sys.exit(f"modules are named {shadows}; other packages would find them with canImport")
