// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Web",
    // Outside this repository, write the path of your clone.
    dependencies: [.package(name: "typescale", path: "../../..")],
    targets: [
        .target(name: "CRuntime", cSettings: [.unsafeFlags(["-ffreestanding", "-mbulk-memory"])]),
        .executableTarget(
            name: "Page",
            dependencies: ["CRuntime", .product(name: "TypeScaleLayout", package: "typescale")],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])],
            linkerSettings: [
                .unsafeFlags([
                    // The tables for comparing strings, in the folder of the toolchain's libraries.
                    "-l:embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a",
                    "-Xclang-linker", "-nostdlib", "-Xlinker", "--no-entry", "-Xlinker",
                    "--strip-all",
                    "-Xlinker", "-z", "-Xlinker", "stack-size=1048576",
                ])
            ]
        ),
    ]
)
