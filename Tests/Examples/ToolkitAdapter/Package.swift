// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "ToolkitAdapter",
    platforms: [.macOS(.v13)],
    products: [.library(name: "ToolkitAdapter", targets: ["ToolkitAdapter"])],
    // Outside this repository, write the path of your clone.
    dependencies: [.package(name: "typescale", path: "../../..")],
    targets: [
        // The few names of SwiftCrossUI that the adapter uses. In an app, depend on SwiftCrossUI.
        .target(name: "ToolkitNames"),
        .target(
            name: "ToolkitAdapter",
            dependencies: [
                "ToolkitNames", .product(name: "TypeScale", package: "typescale"),
                .product(name: "TypeScaleLayout", package: "typescale"),
            ]
        ),
        .testTarget(
            name: "ToolkitAdapterTests",
            dependencies: [
                "ToolkitAdapter", "ToolkitNames",
                .product(name: "TypeScale", package: "typescale"),
                .product(name: "TypeScaleLayout", package: "typescale"),
                .product(name: "TypeScaleTesting", package: "typescale"),
            ]
        ),
    ]
)
