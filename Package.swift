// swift-tools-version: 6.2
import PackageDescription

// The library: the modules that describe, scale, measure and lay out text, and read documents.
let library: [Target] = [
    .target(name: "TypeScale"),
    .target(name: "TypeScaleCurves", dependencies: ["TypeScale"]),
    .target(name: "TypeScaleFonts", dependencies: ["TypeScaleSupport"]),
    .target(name: "TypeScaleLayout", dependencies: ["TypeScale", "TypeScaleFonts"]),
    .target(name: "TypeScaleViews", dependencies: ["TypeScaleFonts", "TypeScaleLayout"]),
    .target(name: "TypeScaleDiagnostics", dependencies: ["TypeScaleSupport"]),
    .target(
        name: "TypeScaleFoundation",
        dependencies: [
            "TypeScale", "TypeScaleDiagnostics", "TypeScaleDocuments", "TypeScaleSupport",
        ]
    ),
    .target(
        name: "TypeScaleFontFiles",
        dependencies: ["TypeScaleFonts", "TypeScaleDiagnostics", "TypeScaleDocuments"]
    ),
    // Tools for the other modules, without a product.
    .target(name: "TypeScaleSupport"),
    .target(name: "TypeScaleDocuments", dependencies: ["TypeScaleDiagnostics"]),
]

// The library's clients. Without package access, the compiler rejects every use of a declaration
// that is not public, so a client can do what every package can.
let clients: [Target] = [
    .target(name: "TypeScaleTesting", dependencies: ["TypeScale"], packageAccess: false),
    .target(
        name: "TypeScaleSettings",
        dependencies: ["TypeScale", "TypeScaleCurves"],
        packageAccess: false
    ),
    .target(
        name: "TypeScaleLocalization",
        dependencies: [
            "TypeScaleLayout", "TypeScaleDiagnostics", "TypeScaleDocuments", "TypeScaleSupport",
        ],
        packageAccess: false
    ),
    .target(
        name: "TypeScaleCode",
        dependencies: ["TypeScale", "TypeScaleDiagnostics", "TypeScaleDocuments"],
        packageAccess: false
    ),
    .target(
        name: "TypeScaleCheck",
        dependencies: [
            "TypeScale", "TypeScaleFonts", "TypeScaleLayout", "TypeScaleDiagnostics",
            "TypeScaleDocuments", "TypeScaleSupport", "TypeScaleLocalization", "TypeScaleCode",
        ],
        packageAccess: false
    ),
    .target(
        name: "TypeScaleTokens",
        dependencies: [
            "TypeScale", "TypeScaleCurves", "TypeScaleDiagnostics", "TypeScaleDocuments",
            "TypeScaleFoundation",
        ],
        packageAccess: false
    ),
    .target(
        name: "TypeScaleRichText",
        dependencies: ["TypeScale", "TypeScaleDiagnostics", "TypeScaleDocuments"],
        packageAccess: false
    ),
    .target(
        name: "TypeScaleUIKit",
        dependencies: ["TypeScale", "TypeScaleSettings", "UIKitNames"],
        packageAccess: false
    ),
    .target(
        name: "TypeScaleSwiftUI",
        dependencies: [
            "TypeScale", "TypeScaleFoundation", "TypeScaleSettings", "TypeScaleUIKit",
            "SwiftUINames",
        ],
        packageAccess: false
    ),
    .target(
        name: "TypeScaleRichTextBridge",
        dependencies: [
            "TypeScale", "TypeScaleRichText", "TypeScaleUIKit", "TypeScaleSwiftUI", "UIKitNames",
            "SwiftUINames",
        ],
        packageAccess: false
    ),
    // The target and the product have different names, because file systems that ignore case do
    // not distinguish `typescale` and `TypeScale`.
    .executableTarget(
        name: "TypeScaleTool",
        dependencies: [
            "TypeScale", "TypeScaleCurves", "TypeScaleFonts", "TypeScaleLayout",
            "TypeScaleDiagnostics", "TypeScaleDocuments", "TypeScaleFoundation",
            "TypeScaleFontFiles", "TypeScaleSupport", "TypeScaleLocalization", "TypeScaleCheck",
            "TypeScaleSettings", "TypeScaleRichText", "TypeScaleTokens",
        ],
        resources: [
            .embedInCode("Drawing/Resources"), .embedInCode("FitReports/Resources"),
            .embedInCode("Specimen/Resources"),
        ],
        packageAccess: false
    ),
]

/// The commands of packages.
let plugins: [Target] = [
    .plugin(
        name: "TypeScaleCheckPlugin",
        capability: .command(
            intent: .custom(
                verb: "typescale-check",
                description: "Find text that cannot grow or is truncated."
            )
        ),
        path: "Sources/Plugins/TypeScaleCheckPlugin"
    )
]

// Clients with the names of Apple's frameworks, for code that says `import UIKit`. A package
// renames these modules with module aliases (see the README), so that no module is named UIKit.
let appleNames: [Target] = [
    .target(
        name: "CoreGraphicsNames",
        dependencies: ["TypeScaleFonts", "_Testing_CoreGraphics"],
        packageAccess: false
    ),
    .target(
        name: "CoreTextNames",
        dependencies: ["TypeScaleFonts", "CoreGraphicsNames"],
        packageAccess: false
    ),
    .target(
        name: "UIKitNames",
        dependencies: [
            "TypeScale", "TypeScaleFonts", "CoreGraphicsNames", "CoreTextNames", "_Testing_UIKit",
        ],
        packageAccess: false
    ),
    .target(
        name: "UIKitLabels",
        dependencies: ["TypeScale", "TypeScaleFonts", "TypeScaleLayout", "UIKitNames"],
        packageAccess: false
    ),
    .target(
        name: "SwiftUINames",
        dependencies: [
            "TypeScale", "TypeScaleFonts", "TypeScaleViews", "UIKitNames", "UIKitLabels",
        ],
        packageAccess: false
    ),
    .target(
        name: "TypeScaleViewTesting",
        dependencies: ["TypeScale", "TypeScaleViews", "SwiftUINames"],
        packageAccess: false
    ),
    .target(name: "_Testing_CoreGraphics", packageAccess: false),
    .target(name: "_Testing_UIKit", packageAccess: false),
]

/// Settings for the tests of Apple's names: the recipe of the README, and, like many apps, Swift 5.
let app: [SwiftSetting] = [
    .swiftLanguageMode(.v5),
    .unsafeFlags(["-module-alias", "UIKit=UIKitNames", "-module-alias", "SwiftUI=SwiftUINames"]),
]
var tests: [Target] = [
    // Fonts built in memory, seeded random numbers and other test helpers.
    .target(name: "TypeScaleTestSupport"),
    .testTarget(
        name: "TypeScaleTests",
        dependencies: ["TypeScale", "TypeScaleTesting", "TypeScaleTestSupport"],
        resources: [.copy("Fixtures")]
    ),
    .testTarget(
        name: "TypeScaleCurvesTests",
        dependencies: ["TypeScaleCurves", "TypeScaleTesting", "TypeScaleTestSupport"],
        resources: [.copy("Fixtures")]
    ),
    .testTarget(
        name: "TypeScaleFontsTests",
        dependencies: ["TypeScaleFonts", "TypeScaleSupport", "TypeScaleTestSupport"],
        resources: [.copy("Fixtures")]
    ),
    .testTarget(
        name: "TypeScaleLayoutTests",
        dependencies: ["TypeScaleLayout", "TypeScaleTestSupport"],
        resources: [.copy("Fixtures")],
        // Foundation's ICU, for comparison.
        linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]
    ),
    .testTarget(
        name: "TypeScaleViewsTests",
        dependencies: ["TypeScaleViews", "TypeScaleTestSupport"]
    ),
    .testTarget(
        name: "TypeScaleSupportTests",
        dependencies: ["TypeScaleSupport", "TypeScaleTestSupport"]
    ),
    .testTarget(
        name: "TypeScaleDiagnosticsTests",
        dependencies: ["TypeScaleDiagnostics", "TypeScaleTestSupport"]
    ),
    .testTarget(
        name: "TypeScaleDocumentsTests",
        dependencies: ["TypeScaleDocuments", "TypeScaleTestSupport"]
    ),
    .testTarget(
        name: "TypeScaleFoundationTests",
        dependencies: ["TypeScaleFoundation", "TypeScaleTestSupport"]
    ),
    .testTarget(
        name: "TypeScaleFontFilesTests",
        dependencies: ["TypeScaleFontFiles", "TypeScaleTestSupport"]
    ),
    .testTarget(name: "TypeScaleTestingTests", dependencies: ["TypeScaleTesting"]),
    .testTarget(
        name: "TypeScaleSettingsTests",
        dependencies: ["TypeScaleSettings", "TypeScaleCurves", "TypeScaleTestSupport"]
    ),
    .testTarget(
        name: "TypeScaleLocalizationTests",
        dependencies: ["TypeScaleLocalization", "TypeScaleTestSupport"]
    ),
    .testTarget(
        name: "TypeScaleCodeTests",
        dependencies: ["TypeScaleCode", "TypeScaleTestSupport"]
    ),
    .testTarget(
        name: "TypeScaleCheckTests",
        dependencies: ["TypeScaleCheck", "TypeScaleLayout", "TypeScaleTestSupport"]
    ),
    .testTarget(
        name: "TypeScaleTokensTests",
        dependencies: ["TypeScaleTokens", "TypeScaleTestSupport"]
    ),
    .testTarget(
        name: "TypeScaleRichTextTests",
        dependencies: ["TypeScaleRichText", "TypeScaleTesting"],
        resources: [.copy("Fixtures")]
    ),
    .testTarget(
        name: "TypeScaleUIKitTests",
        dependencies: ["TypeScaleUIKit", "TypeScaleSettings", "TypeScaleTestSupport"]
    ),
    .testTarget(
        name: "TypeScaleSwiftUITests",
        dependencies: [
            "TypeScaleSwiftUI", "TypeScaleSettings", "TypeScaleCurves", "TypeScaleFoundation",
            "TypeScaleTokens", "TypeScaleTestSupport",
        ]
    ),
    .testTarget(
        name: "TypeScaleRichTextBridgeTests",
        dependencies: ["TypeScaleRichTextBridge", "TypeScaleTestSupport"]
    ),
    .testTarget(
        name: "TypeScaleToolTests",
        dependencies: [
            "TypeScaleTool", "TypeScaleLocalization", "TypeScaleCode", "TypeScaleCheck",
            "TypeScaleTokens", "TypeScaleTestSupport",
        ],
        resources: [.copy("Fixtures")]
    ),
    .testTarget(
        name: "UIKitNamesTests",
        dependencies: ["UIKitNames", "UIKitLabels", "TypeScaleTestSupport"],
        exclude: ["Fixtures"],
        swiftSettings: app
    ),
    .testTarget(
        name: "SwiftUINamesTests",
        dependencies: ["SwiftUINames", "UIKitNames", "TypeScaleLayout", "TypeScaleTestSupport"],
        swiftSettings: app
    ),
    .testTarget(
        name: "TypeScaleViewTestingTests",
        dependencies: [
            "TypeScaleViewTesting", "SwiftUINames", "TypeScaleLayout", "TypeScaleViews",
        ],
        resources: [.copy("Fixtures")],
        swiftSettings: app
    ),
    .testTarget(
        name: "HouseTests",
        dependencies: [
            "TypeScaleCurves", "TypeScaleLocalization", "TypeScaleRichText", "TypeScaleTesting",
            "TypeScaleTestSupport",
        ],
        exclude: ["Fixtures"]
    ),
]

for target in library { target.path = "Sources/Library/\(target.name)" }
for target in clients { target.path = "Sources/Clients/\(target.name)" }
for target in appleNames { target.path = "Sources/AppleNames/\(target.name)" }
for target in tests { target.path = "Tests/\(target.name)" }

for target in library + clients + appleNames + tests where target.swiftSettings == nil {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("ImmutableWeakCaptures"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .strictMemorySafety(),
    ]
}

// On Apple's hosts, these modules only export the frameworks themselves, and have no tests. A Mac
// that builds for another system is included, because a manifest cannot see the target system.
#if os(macOS)
for target in appleNames where !target.name.hasPrefix("_") { target.sources = ["Exports.swift"] }
tests.removeAll { test in
    ["UIKit", "SwiftUI", "Bridge", "ViewTesting"].contains { test.name.contains($0) }
}
#endif

let package = Package(
    name: "TypeScale",
    // The minimum versions for Foundation's paths and regular expressions.
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "TypeScale", targets: ["TypeScale"]),
        .library(name: "TypeScaleCurves", targets: ["TypeScaleCurves"]),
        .library(name: "TypeScaleFonts", targets: ["TypeScaleFonts"]),
        .library(name: "TypeScaleLayout", targets: ["TypeScaleLayout"]),
        .library(name: "TypeScaleViews", targets: ["TypeScaleViews"]),
        .library(name: "TypeScaleDiagnostics", targets: ["TypeScaleDiagnostics"]),
        .library(name: "TypeScaleFoundation", targets: ["TypeScaleFoundation"]),
        .library(name: "TypeScaleFontFiles", targets: ["TypeScaleFontFiles"]),
        .library(name: "TypeScaleTesting", targets: ["TypeScaleTesting"]),
        .library(name: "TypeScaleSettings", targets: ["TypeScaleSettings"]),
        .library(name: "TypeScaleLocalization", targets: ["TypeScaleLocalization"]),
        .library(name: "TypeScaleCheck", targets: ["TypeScaleCheck"]),
        .library(name: "TypeScaleTokens", targets: ["TypeScaleTokens"]),
        .library(name: "TypeScaleRichText", targets: ["TypeScaleRichText"]),
        .library(name: "TypeScaleUIKit", targets: ["TypeScaleUIKit"]),
        .library(name: "TypeScaleSwiftUI", targets: ["TypeScaleSwiftUI"]),
        .library(name: "TypeScaleRichTextBridge", targets: ["TypeScaleRichTextBridge"]),
        .library(
            name: "UIKitNames",
            targets: ["UIKitNames", "CoreTextNames", "CoreGraphicsNames"]
        ),
        .library(
            name: "UIKitLabels",
            targets: ["UIKitLabels", "CoreTextNames", "CoreGraphicsNames"]
        ),
        .library(name: "SwiftUINames", targets: ["SwiftUINames"]),
        .library(name: "TypeScaleViewTesting", targets: ["TypeScaleViewTesting"]),
        // For Tests/Comparisons. Its declarations can change in every version.
        .library(name: "_TypeScaleCode", targets: ["TypeScaleCode"]),
        .executable(name: "typescale", targets: ["TypeScaleTool"]),
        .plugin(name: "TypeScaleCheckPlugin", targets: ["TypeScaleCheckPlugin"]),
    ],
    targets: library + clients + appleNames + plugins + tests,
    swiftLanguageModes: [.v6]
)
