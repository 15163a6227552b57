// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "TypeScale",
    // The least that Foundation's paths and regular expressions need.
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "TypeScale", targets: ["TypeScale"]),
        .library(name: "TypeScaleFonts", targets: ["TypeScaleFonts"]),
        .library(name: "TypeScaleLayout", targets: ["TypeScaleLayout"]),
        .library(name: "TypeScaleFoundation", targets: ["TypeScaleFoundation"]),
        .executable(name: "typescale", targets: ["TypeScaleTool"]),
    ],
    targets: [
        .target(name: "TypeScale"),
        .target(name: "TypeScaleFonts"),
        .target(name: "TypeScaleLayout", dependencies: ["TypeScale", "TypeScaleFonts"]),
        .target(name: "TypeScaleFoundation", dependencies: ["TypeScale", "TypeScaleFonts"]),
        // Named apart from its product: `typescale` would be `TypeScale` on some disks.
        .executableTarget(
            name: "TypeScaleTool",
            dependencies: ["TypeScale", "TypeScaleFonts", "TypeScaleFoundation"]
        ),
        .testTarget(
            name: "TypeScaleTests",
            dependencies: ["TypeScale"],
            resources: [.copy("Fixtures")]
        ),
        .testTarget(
            name: "TypeScaleFontsTests",
            dependencies: ["TypeScaleFonts"],
            resources: [.copy("Fixtures")]
        ),
        .testTarget(name: "TypeScaleLayoutTests", dependencies: ["TypeScaleLayout"]),
        .testTarget(name: "TypeScaleFoundationTests", dependencies: ["TypeScaleFoundation"]),
        .testTarget(
            name: "TypeScaleToolTests",
            dependencies: ["TypeScaleTool"]
        ),
        .testTarget(name: "HouseTests", dependencies: ["TypeScale"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("ImmutableWeakCaptures"),
            .enableUpcomingFeature("InferIsolatedConformances"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            .strictMemorySafety(),
            .treatAllWarnings(as: .error),
        ]
}
