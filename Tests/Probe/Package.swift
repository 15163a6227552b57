// swift-tools-version: 6.2
import PackageDescription

// On a Mac, TypeScale exports SwiftUI itself, so layouts are compared on Linux.
#if os(Linux)
let folders = ["Comparison", "Scenarios"]
let products = ["TypeScaleViews", "SwiftUINames"]
let settings: [SwiftSetting] = [.unsafeFlags(["-module-alias", "SwiftUI=SwiftUINames"])]
#else
let folders = ["Comparison"]
let products: [String] = []
let settings: [SwiftSetting] = []
#endif

let package = Package(
    name: "Probe",
    platforms: [.macOS(.v13)],
    // The name is explicit because the name of a clone's folder may differ.
    dependencies: [.package(name: "typescale", path: "../..")],
    targets: [
        .executableTarget(
            name: "Comparison",
            dependencies: (["TypeScale", "TypeScaleFonts", "TypeScaleLayout"] + products).map {
                .product(name: $0, package: "typescale")
            },
            path: ".",
            exclude: [
                "ComparisonTests", "LayoutProbe.swift", "Probe.swift", "compare", "run",
            ] + (folders.count == 1 ? ["Scenarios"] : []),
            sources: folders,
            swiftSettings: settings
        ),
        .testTarget(
            name: "ComparisonTests",
            dependencies: ["Comparison"],
            path: "ComparisonTests",
            resources: [.copy("Fixtures")],
            swiftSettings: settings
        ),
    ]
)
