// swift-tools-version: 6.2
import PackageDescription

// Programs that compare the package with FreeType, HarfBuzz, Pango, SwiftParser and recorded
// labels, count its allocations or measure its threads. The benchmarks share some of their code.
//
// A separate package, so that the measured package has no dependencies, and that these programs
// build without the benchmarks' library.
let package = Package(
    name: "Comparisons",
    platforms: [.macOS(.v26)],
    products: [
        .library(name: "CAllocations", targets: ["CAllocations"]),
        .library(name: "PangoReference", targets: ["PangoReference"]),
        .library(name: "References", targets: ["References"]),
        .library(name: "Samples", targets: ["Samples"]),
        .library(name: "Workloads", targets: ["Workloads"]),
    ],
    dependencies: [
        // The name is explicit because the name of a clone's folder may differ.
        .package(name: "typescale", path: "../..")
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
            name: "CICU",
            pkgConfig: "icu-uc",
            providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]
        ),
        .systemLibrary(
            name: "CPango",
            pkgConfig: "pangoft2",
            providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]
        ),
        .target(
            name: "CReference",
            dependencies: ["CFreeType", "CHarfBuzz", "CICU", "CUnibreak"]
        ),
        // Apart from the other references, whose programs run with a newer HarfBuzz than Pango.
        .target(name: "CPangoReference", dependencies: ["CPango"]),
        .target(name: "PangoReference", dependencies: ["CPangoReference"]),
        .target(name: "CAllocations"),
        .target(
            name: "References",
            dependencies: ["CReference", .product(name: "TypeScaleFonts", package: "typescale")]
        ),
        // Texts and font files. Unlike the workloads, the samples need only TypeScaleFonts.
        .target(
            name: "Samples",
            dependencies: [.product(name: "TypeScaleFonts", package: "typescale")]
        ),
        .target(
            name: "Workloads",
            dependencies: [
                "CReference",
                "References",
                "Samples",
                .product(name: "TypeScale", package: "typescale"),
                .product(name: "TypeScaleCurves", package: "typescale"),
                .product(name: "TypeScaleRichText", package: "typescale"),
                .product(name: "TypeScaleTokens", package: "typescale"),
            ]
        ),
        .executableTarget(
            name: "Allocations",
            dependencies: [.product(name: "TypeScale", package: "typescale")]
        ),
        .executableTarget(
            name: "Threads",
            dependencies: ["Samples", .product(name: "TypeScaleFonts", package: "typescale")]
        ),
        .target(name: "CPortable"),
        // Also built for WebAssembly, by .ci/systems.py.
        .executableTarget(
            name: "Portable",
            dependencies: [
                "CPortable",
                .product(name: "TypeScale", package: "typescale"),
                .product(name: "TypeScaleFonts", package: "typescale"),
                .product(name: "TypeScaleLayout", package: "typescale"),
            ]
        ),
        .executableTarget(
            name: "Differential",
            dependencies: [
                "References",
                "Samples",
                .product(name: "TypeScaleFonts", package: "typescale"),
            ]
        ),
        .executableTarget(
            name: "ShapingDifferential",
            dependencies: [
                "References",
                "Samples",
                .product(name: "TypeScaleFonts", package: "typescale"),
            ]
        ),
        .executableTarget(
            name: "ShapingCost",
            dependencies: [
                "References",
                "Samples",
                .product(name: "TypeScaleFonts", package: "typescale"),
            ]
        ),
        .executableTarget(
            name: "LabelCost",
            dependencies: [
                "PangoReference",
                "Samples",
                .product(name: "TypeScale", package: "typescale"),
                .product(name: "TypeScaleFonts", package: "typescale"),
                .product(name: "TypeScaleLayout", package: "typescale"),
            ]
        ),
        .executableTarget(
            name: "WordDifferential",
            dependencies: [
                "References",
                "Samples",
                .product(name: "TypeScaleFonts", package: "typescale"),
            ]
        ),
        .executableTarget(
            name: "CatalogDifferential",
            dependencies: [
                "References",
                .product(name: "TypeScale", package: "typescale"),
                .product(name: "TypeScaleFonts", package: "typescale"),
                .product(name: "TypeScaleLayout", package: "typescale"),
                .product(name: "TypeScaleLocalization", package: "typescale"),
            ]
        ),
        .executableTarget(
            name: "LabelDifferential",
            dependencies: [
                .product(name: "TypeScale", package: "typescale"),
                .product(name: "TypeScaleFonts", package: "typescale"),
                .product(name: "TypeScaleLayout", package: "typescale"),
            ]
        ),
        .executableTarget(
            name: "PangoDifferential",
            dependencies: [
                "PangoReference",
                "References",
                "Samples",
                .product(name: "TypeScale", package: "typescale"),
                .product(name: "TypeScaleFonts", package: "typescale"),
                .product(name: "TypeScaleLayout", package: "typescale"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// The toolchain's libraries, for .ci/calls.py. Other programs do not depend on them.
if let libraries = Context.environment["SWIFT_HOST_LIBRARIES"] {
    package.targets.append(
        .executableTarget(
            name: "CallDifferential",
            dependencies: [.product(name: "_TypeScaleCode", package: "typescale")],
            swiftSettings: [.unsafeFlags(["-I", libraries])],
            linkerSettings: [
                .unsafeFlags(["-L", libraries, "-Xlinker", "-rpath", "-Xlinker", libraries]),
                .linkedLibrary("SwiftParser"),
                .linkedLibrary("SwiftSyntax"),
            ]
        )
    )
}

for target in package.targets where target.type != .system {
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
