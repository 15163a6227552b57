// swift-tools-version: 6.2
import PackageDescription

// The suites that run many threads. As a separate package, they compile under the sanitizer without
// the other tests.
let package = Package(
    name: "Tests",
    platforms: [.macOS(.v13)],
    // The name is explicit because the name of a clone's folder may differ.
    dependencies: [.package(name: "typescale", path: "..")],
    targets: [
        .target(name: "TypeScaleTestSupport", path: "TypeScaleTestSupport"),
        .testTarget(
            name: "FontThreadTests",
            dependencies: [
                "TypeScaleTestSupport", .product(name: "TypeScaleFonts", package: "typescale"),
            ],
            path: "TypeScaleFontsTests",
            sources: ["Registry/FontRegistryTests.swift", "Faces/GlyphRunThreadTests.swift"]
        ),
        .testTarget(
            name: "LayoutThreadTests",
            dependencies: [
                "TypeScaleTestSupport", .product(name: "TypeScaleLayout", package: "typescale"),
            ],
            path: "TypeScaleLayoutTests",
            sources: ["FontResolverTests.swift"]
        ),
        .testTarget(
            name: "UIKitThreadTests",
            dependencies: [
                "TypeScaleTestSupport", .product(name: "UIKitNames", package: "typescale"),
                .product(name: "UIKitLabels", package: "typescale"),
            ],
            path: "UIKitNamesTests/Idioms",
            sources: ["DescriptorIdioms.swift", "Readers.swift", "TraitIdioms.swift"],
            swiftSettings: [
                .swiftLanguageMode(.v5), .unsafeFlags(["-module-alias", "UIKit=UIKitNames"]),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// The settings of the main package, so that the same files compile.
for target in package.targets where target.name != "UIKitThreadTests" {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}
