// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Card",
    platforms: [.macOS(.v13)],
    // Outside this repository, write the path of your clone.
    dependencies: [.package(name: "typescale", path: "../../..")],
    targets: [
        // Cairo with its FreeType fonts, from Debian's package libcairo2-dev.
        .systemLibrary(name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"])]),
        .executableTarget(
            name: "Card",
            dependencies: ["CCairo", .product(name: "TypeScaleLayout", package: "typescale")]
        ),
    ]
)
