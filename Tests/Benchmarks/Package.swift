// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that the measured package has no dependencies.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v26)],
    dependencies: [
        // The name is explicit because the name of a clone's folder may differ.
        .package(name: "typescale", path: "../.."),
        .package(name: "Comparisons", path: "../Comparisons"),
        // Without its traits, which count allocations with a package that replaces the allocator.
        // `CAllocations` counts them instead.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        benchmarks("FontBenchmarks", [.product(name: "References", package: "Comparisons")]),
        benchmarks(
            "LayoutBenchmarks",
            [
                .product(name: "PangoReference", package: "Comparisons"),
                .product(name: "References", package: "Comparisons"),
                .product(name: "TypeScale", package: "typescale"),
                .product(name: "TypeScaleLayout", package: "typescale"),
            ]
        ),
        benchmarks("ScalingBenchmarks", []),
        benchmarks("RichTextBenchmarks", []),
        benchmarks("TokenBenchmarks", []),
        benchmarks(
            "MemoryBenchmarks",
            [
                .product(name: "CAllocations", package: "Comparisons"),
                .product(name: "References", package: "Comparisons"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

/// Returns a program of benchmarks; the library requires its folder to be in `Benchmarks`.
func benchmarks(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name,
        dependencies: dependencies + [
            .product(name: "Samples", package: "Comparisons"),
            .product(name: "Workloads", package: "Comparisons"),
            .product(name: "Benchmark", package: "benchmark"),
            .product(name: "TypeScaleFonts", package: "typescale"),
        ],
        path: name,
        plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    )
}

for target in package.targets {
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
