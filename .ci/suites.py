#!/usr/bin/env python3
"""Runs the tests of public packages against UIKit's names: `.ci/suites.py FOLDER [NAME...]`.

FOLDER contains checkouts of the packages below, each in a folder with the repository's name. The script prints which
are missing, and runs nothing for them. The script copies the files below, which need no views, and replaces in the
copies what no module can provide. A package's tests pass if no others fail than the ones that are listed with their
reasons.
"""
import dataclasses
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from build import FLAGS as flags, root


@dataclasses.dataclass
class Suite:
    repository: str
    module: str
    sources: list[str]
    tests: list[str]
    excluded: list[str] = dataclasses.field(default_factory=list)
    # Folders, and the rule of the package's manifest for them.
    resources: dict[str, str] = dataclasses.field(default_factory=dict)
    # Regular expressions and what replaces them, in addition to REPLACEMENTS.
    replacements: list[tuple[str, str]] = dataclasses.field(default_factory=list)
    # The tests that fail, and why.
    failing: dict[str, str] = dataclasses.field(default_factory=dict)

    @property
    def name(self):
        return self.repository.split("/")[1]


SUITES = [
    Suite(
        "Mindgrub/Swash", "Swash", ["Source/**/*.swift"], ["Tests/*.swift"],
        # They need the fonts Avenir and Futura, which only Apple's systems have.
        ["CustomFontTests.swift"],
        failing={"SystemFontTests.testSystemCondensedOfSize": "iOS 11 has another name"},
    ),
    Suite(
        "microsoft/fluentui-apple", "FluentUI_ios",
        ["Sources/FluentUI_common/Core/Extensions/UIFont+Extensions.swift",
         "Sources/FluentUI_common/Core/Theme/Tokens/FontInfo.swift",
         "Sources/FluentUI_common/Core/Theme/PlatformFontInfoProviding.swift",
         "Sources/FluentUI_common/Core/Theme/Extensions/iOS/FontInfo+iOS.swift"],
        ["Tests/FluentUI_iOS_Tests/FontTests.swift"],
        failing={"FontTests.testAdvancedFont": "needs the font Baskerville, which only Apple's systems have"},
    ),
    Suite(
        "Rightpoint/BonMot", "BonMot", ["Sources/**/*.swift"], ["Tests/*.swift"],
        ["StyleableUIElement.swift", "UIKit+AdaptableTextContainerSupport.swift", "AdaptableTextContainer.swift",
         "TextAlignmentConstraint.swift", "TextAlignmentConstraintTests.swift", "UIKitBonMotTests.swift",
         "UIKitBehaviorTests.swift", "ImageTintingTests.swift", "Image+Tinting.swift", "FontInspector.swift",
         "FontInspectorTests.swift", "ComposableTests.swift", "NSAttributedStringDebugTests.swift"],
        resources={"Tests/Resources": "process"},
        # XMLParser is in a module of its own, views are not available, and images are empty.
        replacements=[
            (r"^( *)import UIKit$", r"\1import FoundationXML\n\1import UIKit"),
            (r"public typealias BONTextField = UITextField", ""),
            (r"\(renderingMode != \.alwaysOriginal\)", "false"), (r"tintedImage\(color: color\)", "self"),
            (r"return theImage\.pngData\(\)!", "return Data()"), (r"ProcessInfo\(\)", "ProcessInfo.processInfo"),
            (r"UIGraphicsBegin(?:.|\n)*?return image\n", "fatalError()\n"),
            (r"CGDataProvider\(data: data\)", "CGDataProvider(data: data as Data)"),
            # Another face takes the place of fonts that only Apple's systems have. The tests compare sizes and names.
            ('"(?:Avenir-Book|Avenir-Roman|Copperplate)"', '(EBGaramondLoader.loadFontIfNeeded(), "EBGaramond12-Regular").1'),
        ],
        failing={
            "AdaptiveStyleTests.testTabAdaptation": "Foundation's attributes lose the type of keys of nested dictionaries",
            "XMLTagStyleBuilderTests.testErrorLocation": "Foundation's XMLParser reports line 0",
            "XMLTagStyleBuilderTests.testInvalidXMLByStyle": "Foundation's XMLParser reports another text before the error",
        },
    ),
    Suite(
        "codeandtheory/YMatterType", "YMatterType",
        ["Sources/YMatterType/Typography/**/*.swift", "Sources/YMatterType/Extensions/**/*.swift",
         "Sources/YMatterType/YMatterType+Logging.swift"],
        ["Tests/YMatterTypeTests/Typography/**/*.swift", "Tests/YMatterTypeTests/Extensions/**/*.swift",
         "Tests/YMatterTypeTests/Helpers/*.swift"],
        resources={"Tests/YMatterTypeTests/Assets": "copy"},
        # The module os logs a missing font.
        replacements=[
            (r"^import os$", ""), (r"static let fontLogger.*", ""),
            (r"YMatterType\.fontLogger\.warning\(.*\)", "_ = name"),
            # The method is declared in a test of buttons.
            (r"\.removeSpaces\(\)", '.replacingOccurrences(of: " ", with: "")'),
        ],
        failing=dict.fromkeys(
            ["HelveticaNeueFontFamilyTests.testFont", "TypogaphyTests.testInit", "TypogaphyTests.testInit2",
             "TypographyMutatorsTests.testFamilyName"],
            "needs a font that only Apple's systems have",
        ),
    ),
    Suite(
        "SwifterSwift/SwifterSwift", "SwifterSwift",
        ["Sources/SwifterSwiftUIKitCore/UIFontExtensions.swift",
         "Sources/SwifterSwiftUIKitCore/UILayoutPriorityExtensions.swift",
         "Sources/SwifterSwiftShared/FontExtensions.swift",
         "Sources/SwifterSwiftCoreGraphics/CGAffineTransformExtensions.swift",
         "Sources/SwifterSwiftCoreGraphics/CGPointExtensions.swift",
         "Sources/SwifterSwiftCoreGraphics/CGSizeExtensions.swift",
         "Sources/SwifterSwiftCoreGraphics/CGRectExtensions.swift"],
        ["Tests/SwifterSwiftTests/UIKitTests/UIFontExtensionsTests.swift",
         "Tests/SwifterSwiftTests/UIKitTests/UILayoutPriorityExtensionsTests.swift",
         "Tests/SwifterSwiftTests/CoreGraphicsTests/CGAffineTransformExtensionsTests.swift",
         "Tests/SwifterSwiftTests/CoreGraphicsTests/CGPointExtensionsTests.swift",
         "Tests/SwifterSwiftTests/CoreGraphicsTests/CGSizeExtensionsTests.swift",
         "Tests/SwifterSwiftTests/CoreGraphicsTests/CGRectExtensionsTests.swift"],
    ),
]

# What no module can provide, in the files of all packages.
REPLACEMENTS = [
    (r"^( *)@objc(?:\(\w+\))? ?", r"\1"),
    (r"NSMutableAttributedString\(\)", 'NSMutableAttributedString(string: "")'),
    # On iOS, XCTest imports UIKit.
    (r"^import XCTest$", "import UIKit\nimport XCTest"),
]

# The recipe of the guide, with all names.
ALIASES = ["UIKit=UIKitLabels", "SwiftUI=SwiftUINames", "CoreText=CoreTextNames", "CoreGraphics=CoreGraphicsNames"]


def manifest(suite):
    words = ", ".join(f'"-module-alias", "{alias}"' for alias in ALIASES)
    products = ", ".join(f'.product(name: "{name}", package: "typescale")' for name in ("UIKitLabels", "SwiftUINames"))
    rules = [f'.{rule}("{pathlib.Path(path).name}")' for path, rule in suite.resources.items()]
    resources = f", resources: [{', '.join(rules)}]" if rules else ""
    return f"""// swift-tools-version: 6.2
import PackageDescription
let names: [Target.Dependency] = [{products}]
let settings: [SwiftSetting] = [.swiftLanguageMode(.v5), .unsafeFlags([{words}])]
let package = Package(
    name: "suite", dependencies: [.package(name: "typescale", path: "{root}")],
    targets: [
        .target(name: "{suite.module}", dependencies: names, swiftSettings: settings),
        .testTarget(name: "SuiteTests", dependencies: ["{suite.module}"] + names{resources}, swiftSettings: settings),
    ]
)
"""


def copy(checkout, patterns, suite, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for glob in patterns:
        for path in sorted(checkout.glob(glob)):
            if path.name not in suite.excluded:
                text = path.read_text()
                # Other code for iOS can need views.
                if re.search(r"^ *import (?:UIKit|CoreText|CoreGraphics)\b", text, re.M):
                    text = text.replace("os(iOS)", "canImport(UIKit)")
                for pattern, replacement in suite.replacements + REPLACEMENTS:
                    text = re.sub(pattern, replacement, text, flags=re.M)
                (folder / str(path.relative_to(checkout)).replace("/", "-")).write_text(text)


def run(suite, checkout, folder, scratch):
    """Returns the tests that passed, the tests that failed with a message, and errors of the compiler and crashes."""
    (folder / "Package.swift").write_text(manifest(suite))
    copy(checkout, suite.sources, suite, folder / "Sources" / suite.module)
    copy(checkout, suite.tests, suite, folder / "Tests/SuiteTests")
    for resource in suite.resources:
        shutil.copytree(checkout / resource, folder / "Tests/SuiteTests" / pathlib.Path(resource).name)
    process = subprocess.run(["swift", "test", "--scratch-path", scratch, *flags], cwd=folder, text=True,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    cases = set(re.findall(r"^Test Case '(\S+)' (passed|failed)", process.stdout, re.M))
    failed = {name for name, result in cases if result == "failed"}
    crash = re.findall(r".*(?:Fatal error|unexpected signal).*", process.stdout)
    errors = [] if cases else re.findall(r"^\S+: error: .*", process.stdout, re.M) or [process.stdout[-2000:]]
    messages = {name: message for name, message in re.findall(r" error: (\S+) : (.*)", process.stdout)}
    return {name for name, _ in cases} - failed, {name: messages.get(name, "") for name in failed}, errors + crash


def main(folder, *names):
    total = passing = 0
    wrong = []
    for suite in SUITES:
        checkout = pathlib.Path(folder).resolve() / suite.name
        if names and suite.name not in names:
            continue
        if not checkout.is_dir():
            print(f"{suite.repository}: missing in {folder}", flush=True)
            continue
        with tempfile.TemporaryDirectory() as package:
            passed, failed, errors = run(suite, checkout, pathlib.Path(package), root / ".build/suites")
        total += len(passed) + len(failed)
        passing += len(passed)
        print(f"{suite.repository}: {len(passed)} of {len(passed) + len(failed)} tests pass", flush=True)
        for error in errors[:40]:
            print(f"    {error}")
        for name in sorted(failed):
            print(f"    {name}: {suite.failing.get(name, failed[name])}")
        wrong += [*errors, *(set(failed) ^ set(suite.failing))]
    print(f"{passing} of {total} tests pass")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
