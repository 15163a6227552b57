// swift-tools-version: 6.2
import PackageDescription

// The suites that run many threads, by links to their files, in a package of their own: the sanitizer then
// compiles these and the libraries, and no other test.
let package = Package(
    name: "Threads",
    platforms: [.macOS(.v13)],
    // Named, because a path goes by the name of its last folder, which differs from clone to clone.
    dependencies: [.package(name: "typescale", path: "../..")],
    targets: [
        .testTarget(
            name: "LibraryTests",
            dependencies: [.product(name: "TypeScaleLayout", package: "typescale")]
        ),
        .testTarget(
            name: "UIKitTests",
            dependencies: [.product(name: "TypeScaleAsUIKit", package: "typescale")],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
    ],
    swiftLanguageModes: [.v6]
)
