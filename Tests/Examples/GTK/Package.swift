// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Notice",
    // Outside this repository, write the path of your clone.
    dependencies: [.package(name: "typescale", path: "../../..")],
    targets: [
        // GTK 4, from Debian's package libgtk-4-dev.
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .executableTarget(
            name: "Notice",
            dependencies: [
                "CGTK",
                .product(name: "TypeScale", package: "typescale"),
                .product(name: "TypeScaleCurves", package: "typescale"),
                .product(name: "TypeScaleSettings", package: "typescale"),
            ]
        ),
    ]
)
