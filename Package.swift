// swift-tools-version: 6.2
import PackageDescription

// The modules for `import UIKit`. A client renames them with module aliases (see the README), so
// that no built module is named UIKit. On Apple's hosts, TypeScaleUIKit only exports UIKit itself.
// A Mac that builds for another system is included, as a manifest cannot see the target system.
#if os(macOS)
let uikitSources: [String]? = ["Exports.swift"]
let uikit: [Target] = []
#else
let uikitSources: [String]? = nil
let uikit: [Target] = [
    .target(name: "UIKit", dependencies: ["TypeScaleUIKit"]),
    // The cross-import overlay of Testing and UIKit.
    .target(name: "_Testing_UIKit"),
    // Compiled in Swift 5 mode, like many apps.
    .testTarget(
        name: "TypeScaleUIKitTests",
        dependencies: ["UIKit", "_Testing_UIKit", "TypeScaleRichText", "TypeScaleTestSupport"],
        swiftSettings: [.swiftLanguageMode(.v5)]
    ),
]
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
        .library(name: "TypeScaleFoundation", targets: ["TypeScaleFoundation"]),
        .library(name: "TypeScaleLocalization", targets: ["TypeScaleLocalization"]),
        .library(name: "TypeScaleRichText", targets: ["TypeScaleRichText"]),
        .library(name: "TypeScaleUIKit", targets: ["TypeScaleUIKit"]),
        .library(name: "TypeScaleTesting", targets: ["TypeScaleTesting"]),
        .library(name: "TypeScaleWeb", targets: ["TypeScaleWeb"]),
        .library(
            name: "TypeScaleAsUIKit",
            targets: ["TypeScaleUIKit"] + uikit.filter { $0.type == .regular }.map(\.name)
        ),
        .executable(name: "typescale", targets: ["TypeScaleTool"]),
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
        .target(name: "TypeScaleRichText", dependencies: ["TypeScale", "TypeScaleFoundation"]),
        .target(
            name: "TypeScaleUIKit",
            dependencies: [
                "TypeScale", "TypeScaleFonts", "TypeScaleLayout", "TypeScaleFoundation",
                "TypeScaleRichText",
            ],
            sources: uikitSources
        ),
        .target(name: "TypeScaleTesting", dependencies: ["TypeScale"]),
        // .ci/web compiles the folder WebAssembly, which contains the JavaScript.
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
            ],
            resources: [
                .embedInCode("Drawing/Resources"), .embedInCode("Specimen/Resources"),
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
            name: "TypeScaleRichTextTests",
            dependencies: ["TypeScaleRichText", "TypeScaleTesting"],
            resources: [.copy("Fixtures")]
        ),
        .testTarget(
            name: "TypeScaleToolTests",
            dependencies: ["TypeScaleTool", "TypeScaleTestSupport"],
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
    ] + uikit,
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "TypeScaleUIKitTests" {
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
