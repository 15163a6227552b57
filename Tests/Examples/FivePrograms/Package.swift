// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "FivePrograms",
    platforms: [.macOS(.v13)],
    // Outside this repository, write the path of your clone.
    dependencies: [.package(name: "typescale", path: "../../..")],
    targets: [
        .target(
            name: "FivePrograms",
            dependencies: [
                .product(name: "TypeScale", package: "typescale"),
                .product(name: "TypeScaleLayout", package: "typescale"),
                .product(name: "TypeScaleLocalization", package: "typescale"),
                .product(name: "TypeScaleTokens", package: "typescale"),
            ]
        ),
        .testTarget(name: "FiveProgramsTests", dependencies: ["FivePrograms"]),
    ]
)
