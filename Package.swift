// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "TypeScale",
    // The type tables are `InlineArray`s, which Apple's systems have since version 26.
    platforms: [.macOS(.v26), .iOS(.v26), .tvOS(.v26), .watchOS(.v26), .visionOS(.v26)],
    products: [
        .library(name: "TypeScale", targets: ["TypeScale"]),
        .executable(name: "typescale", targets: ["TypeScaleTool"]),
    ],
    targets: [
        .target(name: "TypeScale"),
        // Named apart from its product: `typescale` would be `TypeScale` on some disks.
        .executableTarget(name: "TypeScaleTool", dependencies: ["TypeScale"]),
        .testTarget(
            name: "TypeScaleTests",
            dependencies: ["TypeScale"],
            resources: [.copy("Fixtures")]
        ),
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
