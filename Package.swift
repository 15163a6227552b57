// swift-tools-version: 6.2
import PackageDescription

// The modules for `import UIKit` and for related imports. A client renames them with module aliases
// (see the README), so that no built module is named UIKit. On Apple's hosts, UIKitNames,
// UIKitLabels and SwiftUINames only export UIKit and SwiftUI themselves. A Mac that builds for
// another system is included, as a manifest cannot see the target system.
#if os(macOS)
let exportsOnly: [String]? = ["Exports.swift"]
let aliased: [Target] = []
#else
let exportsOnly: [String]? = nil
let aliased: [Target] = [
    .target(
        name: "UIKit",
        dependencies: [
            "UIKitNames", .target(name: "UIKitLabels", condition: .when(traits: ["Labels"])),
        ]
    ),
    .target(name: "SwiftUI", dependencies: ["SwiftUINames"]),
    .target(name: "CoreText", dependencies: ["CoreTextNames"]),
    .target(name: "CoreGraphics", dependencies: ["CoreGraphicsNames"]),
    // The tests of these names are compiled in Swift 5 mode, like many apps.
    .testTarget(
        name: "UIKitNamesTests",
        dependencies: [
            "UIKit", "UIKitLabels", "_Testing_UIKit", "_Testing_CoreGraphics",
            "TypeScaleTestSupport",
        ],
        swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
        name: "SwiftUINamesTests",
        dependencies: [
            "SwiftUI", "UIKit", "TypeScaleLayout", "_Testing_UIKit", "TypeScaleTestSupport",
        ],
        swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
        name: "TypeScaleUIKitTests",
        dependencies: ["TypeScaleUIKit", "TypeScaleRichText", "TypeScaleTestSupport"]
    ),
    .testTarget(
        name: "TypeScaleSwiftUITests",
        dependencies: [
            "TypeScaleSwiftUI", "TypeScaleRichText", "TypeScaleCurves", "TypeScaleTokens",
            "TypeScaleTestSupport",
        ]
    ),
]
#endif

// A file that imports both Testing and one of these modules also imports an overlay.
let overlays = ["_Testing_UIKit", "_Testing_CoreGraphics"]

// The modules that a client can also name in a module alias.
let related = ["CoreTextNames", "CoreGraphicsNames"] + overlays

/// Returns the targets of a product whose module a client renames.
@MainActor
func named(_ name: String, _ names: String) -> [String] {
    [names] + aliased.map(\.name).filter { $0 == name }
}

let package = Package(
    name: "TypeScale",
    // The minimum versions for Foundation's paths and regular expressions.
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "TypeScale", targets: ["TypeScale"]),
        .library(name: "TypeScaleCurves", targets: ["TypeScaleCurves"]),
        .library(name: "TypeScaleFonts", targets: ["TypeScaleFonts"]),
        .library(name: "TypeScaleLayout", targets: ["TypeScaleLayout"]),
        .library(name: "TypeScaleFoundation", targets: ["TypeScaleFoundation"]),
        .library(name: "TypeScaleLocalization", targets: ["TypeScaleLocalization"]),
        .library(name: "TypeScaleTokens", targets: ["TypeScaleTokens"]),
        .library(name: "TypeScaleRichText", targets: ["TypeScaleRichText"]),
        .library(name: "TypeScaleUIKit", targets: ["TypeScaleUIKit"]),
        .library(name: "TypeScaleSwiftUI", targets: ["TypeScaleSwiftUI"]),
        .library(name: "TypeScaleTesting", targets: ["TypeScaleTesting"]),
        .library(name: "TypeScaleWeb", targets: ["TypeScaleWeb"]),
        .library(name: "UIKitNames", targets: ["UIKitNames"] + related),
        .library(name: "UIKitLabels", targets: ["UIKitLabels"] + related),
        .library(name: "SwiftUINames", targets: ["SwiftUINames"] + related),
        .library(name: "TypeScaleAsUIKit", targets: named("UIKit", "UIKitNames") + overlays),
        .library(name: "TypeScaleAsSwiftUI", targets: named("SwiftUI", "SwiftUINames") + overlays),
        .library(name: "TypeScaleAsCoreText", targets: named("CoreText", "CoreTextNames")),
        .library(
            name: "TypeScaleAsCoreGraphics",
            targets: named("CoreGraphics", "CoreGraphicsNames")
        ),
        .executable(name: "typescale", targets: ["TypeScaleTool"]),
    ],
    traits: [
        .trait(name: "Labels", description: "Adds UIKitLabels to the product TypeScaleAsUIKit.")
    ],
    targets: [
        .target(name: "TypeScale"),
        .target(name: "TypeScaleCurves", dependencies: ["TypeScale"]),
        .target(name: "TypeScaleFonts"),
        .target(name: "TypeScaleLayout", dependencies: ["TypeScale", "TypeScaleFonts"]),
        .target(name: "TypeScaleFoundation", dependencies: ["TypeScale", "TypeScaleFonts"]),
        .target(
            name: "TypeScaleLocalization",
            dependencies: ["TypeScaleLayout", "TypeScaleFoundation"]
        ),
        .target(
            name: "TypeScaleTokens",
            dependencies: ["TypeScale", "TypeScaleCurves", "TypeScaleFoundation"],
            packageAccess: false
        ),
        .target(
            name: "TypeScaleRichText",
            dependencies: ["TypeScale", "TypeScaleFoundation"],
            packageAccess: false
        ),
        .target(
            name: "UIKitNames",
            dependencies: ["TypeScale", "TypeScaleFonts"],
            sources: exportsOnly
        ),
        .target(
            name: "UIKitLabels",
            dependencies: ["UIKitNames", "TypeScaleLayout"],
            sources: exportsOnly
        ),
        .target(
            name: "SwiftUINames",
            dependencies: ["TypeScale", "UIKitNames"],
            sources: exportsOnly
        ),
        .target(name: "_Testing_UIKit"),
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "CoreTextNames", dependencies: ["UIKitNames"]),
        .target(name: "CoreGraphicsNames", dependencies: ["UIKitNames"]),
        .target(
            name: "TypeScaleUIKit",
            dependencies: ["TypeScale", "TypeScaleRichText", "UIKitNames"]
        ),
        .target(
            name: "TypeScaleSwiftUI",
            dependencies: ["TypeScale", "TypeScaleRichText", "TypeScaleUIKit", "SwiftUINames"]
        ),
        .target(name: "TypeScaleTesting", dependencies: ["TypeScale"]),
        // .ci/web.py compiles the folder WebAssembly, which contains the JavaScript.
        .target(
            name: "TypeScaleWeb",
            dependencies: ["TypeScale", "TypeScaleCurves", "TypeScaleFonts", "TypeScaleLayout"],
            exclude: ["WebAssembly"]
        ),
        // Fonts built in memory, seeded random numbers and other test helpers.
        .target(name: "TypeScaleTestSupport", path: "Tests/TypeScaleTestSupport"),
        // The target and the product have different names, because file systems that ignore case do
        // not distinguish `typescale` and `TypeScale`.
        .executableTarget(
            name: "TypeScaleTool",
            dependencies: [
                "TypeScale", "TypeScaleCurves", "TypeScaleFonts", "TypeScaleLayout",
                "TypeScaleFoundation", "TypeScaleLocalization", "TypeScaleRichText",
                "TypeScaleTokens",
            ],
            resources: [
                .embedInCode("Drawing/Resources"), .embedInCode("FitReports/Resources"),
                .embedInCode("Specimen/Resources"),
            ]
        ),
        .testTarget(
            name: "TypeScaleCurvesTests",
            dependencies: ["TypeScaleCurves", "TypeScaleTesting", "TypeScaleTestSupport"],
            resources: [.copy("Fixtures")]
        ),
        .testTarget(
            name: "TypeScaleTests",
            dependencies: ["TypeScale", "TypeScaleTesting", "TypeScaleTestSupport"],
            resources: [.copy("Fixtures")]
        ),
        .testTarget(
            name: "TypeScaleFontsTests",
            dependencies: ["TypeScaleFonts", "TypeScaleTestSupport"],
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
            name: "TypeScaleFoundationTests",
            dependencies: ["TypeScaleFoundation", "TypeScaleTestSupport"]
        ),
        .testTarget(
            name: "TypeScaleLocalizationTests",
            dependencies: ["TypeScaleLocalization", "TypeScaleTestSupport"]
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
            name: "TypeScaleToolTests",
            dependencies: ["TypeScaleTool", "TypeScaleLocalization", "TypeScaleTestSupport"],
            resources: [.copy("Fixtures")]
        ),
        .testTarget(name: "TypeScaleTestingTests", dependencies: ["TypeScaleTesting"]),
        .testTarget(
            name: "TypeScaleWebTests",
            dependencies: ["TypeScaleWeb", "TypeScaleTestSupport"]
        ),
        .testTarget(
            name: "HouseTests",
            dependencies: [
                "TypeScaleCurves", "TypeScaleLocalization", "TypeScaleRichText", "TypeScaleTesting",
                "TypeScaleTestSupport",
            ],
            exclude: ["Fixtures"]
        ),
    ] + aliased,
    swiftLanguageModes: [.v6]
)

let library = [
    "TypeScale", "TypeScaleCurves", "TypeScaleFonts", "TypeScaleLayout",
    "TypeScaleFoundation",
]
let apps = ["SwiftUINamesTests", "UIKitNamesTests"]
for target in package.targets where target.path == nil {
    if target.isTest {
        target.path = "Tests/\(target.name)"
    } else if library.contains(target.name) {
        target.path = "Sources/Library/\(target.name)"
    } else if target.name.hasPrefix("TypeScale") {
        target.path = "Sources/Clients/\(target.name)"
    } else {
        target.path = "Sources/AppleNames/\(target.name)"
    }
}
for target in package.targets where !apps.contains(target.name) {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("ImmutableWeakCaptures"),
            .enableUpcomingFeature("InferIsolatedConformances"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            .strictMemorySafety(),
        ]
}
