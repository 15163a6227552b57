// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Probe",
    platforms: [.macOS(.v13)],
    // The name is explicit because the name of a clone's folder may differ.
    dependencies: [.package(name: "typescale", path: "../..")],
    targets: [
        .executableTarget(
            name: "Comparison",
            dependencies: [
                .product(name: "TypeScale", package: "typescale"),
                .product(name: "TypeScaleFonts", package: "typescale"),
                .product(name: "TypeScaleLayout", package: "typescale"),
            ],
            path: "Comparison"
        ),
        .testTarget(
            name: "ComparisonTests",
            dependencies: ["Comparison"],
            path: "ComparisonTests",
            resources: [.copy("Fixtures")]
        ),
    ]
)
