// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Server",
    platforms: [.macOS(.v13)],
    // Outside this repository, write the path of your clone.
    dependencies: [.package(name: "typescale", path: "../../..")],
    targets: [
        .target(
            name: "Endpoint",
            dependencies: [
                .product(name: "TypeScale", package: "typescale"),
                .product(name: "TypeScaleRichText", package: "typescale"),
            ]
        ),
        .executableTarget(name: "Serve", dependencies: ["Endpoint"]),
        .testTarget(
            name: "EndpointTests",
            dependencies: [
                "Endpoint", .product(name: "TypeScale", package: "typescale"),
                .product(name: "TypeScaleTesting", package: "typescale"),
            ]
        ),
    ]
)
