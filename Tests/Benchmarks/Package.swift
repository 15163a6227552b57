// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the one that it measures depends on nothing.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v26)],
    dependencies: [
        // Named, because a path goes by the name of its last folder, which differs from clone to
        // clone.
        .package(name: "typescale", path: "../.."),
        // Without its traits, which count allocations through a package that replaces the
        // allocator; `CAllocations` counts them here.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        .systemLibrary(
            name: "CFreeType",
            pkgConfig: "freetype2",
            providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]
        ),
        .systemLibrary(
            name: "CHarfBuzz",
            pkgConfig: "harfbuzz",
            providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]
        ),
        .systemLibrary(
            name: "CUnibreak",
            pkgConfig: "libunibreak",
            providers: [.apt(["libunibreak-dev"]), .brew(["libunibreak"])]
        ),
        .systemLibrary(
            name: "CPango",
            pkgConfig: "pangoft2",
            providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]
        ),
        .target(
            name: "CReference",
            dependencies: ["CFreeType", "CHarfBuzz", "CPango", "CUnibreak"]
        ),
        .target(name: "CAllocations"),
        .target(name: "References", dependencies: ["CReference"]),
        .target(
            name: "Workloads",
            dependencies: [
                "CReference",
                "References",
                .product(name: "TypeScale", package: "typescale"),
                .product(name: "TypeScaleCurves", package: "typescale"),
                .product(name: "TypeScaleFonts", package: "typescale"),
                .product(name: "TypeScaleRichText", package: "typescale"),
            ]
        ),
        .executableTarget(
            name: "Allocations",
            dependencies: [.product(name: "TypeScale", package: "typescale")]
        ),
        .executableTarget(
            name: "Differential",
            dependencies: [
                "References",
                "Workloads",
                .product(name: "TypeScaleFonts", package: "typescale"),
            ]
        ),
        .executableTarget(
            name: "ShapingDifferential",
            dependencies: [
                "References",
                "Workloads",
                .product(name: "TypeScaleFonts", package: "typescale"),
            ]
        ),
        .executableTarget(
            name: "PangoDifferential",
            dependencies: [
                "References",
                "Workloads",
                .product(name: "TypeScale", package: "typescale"),
                .product(name: "TypeScaleFonts", package: "typescale"),
                .product(name: "TypeScaleLayout", package: "typescale"),
            ]
        ),
        benchmarks("FontBenchmarks", ["References"]),
        benchmarks(
            "LayoutBenchmarks",
            [
                "References",
                .product(name: "TypeScale", package: "typescale"),
                .product(name: "TypeScaleLayout", package: "typescale"),
            ]
        ),
        benchmarks("ScalingBenchmarks", []),
        benchmarks("RichTextBenchmarks", []),
        benchmarks("MemoryBenchmarks", ["CAllocations", "References"]),
    ],
    swiftLanguageModes: [.v6]
)

/// A program of benchmarks; the library finds it by its folder, which must stand in `Benchmarks`.
func benchmarks(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name,
        dependencies: dependencies + [
            "Workloads",
            .product(name: "Benchmark", package: "benchmark"),
            .product(name: "TypeScaleFonts", package: "typescale"),
        ],
        path: name,
        plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    )
}

for target in package.targets where target.type != .system {
    target.swiftSettings = [
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
