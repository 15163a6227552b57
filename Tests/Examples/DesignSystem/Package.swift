// swift-tools-version: 6.0
import PackageDescription

// On Linux, `import UIKit` means TypeScale's module UIKitLabels in these targets.
let uikit: [SwiftSetting] = [
    .unsafeFlags(["-module-alias", "UIKit=UIKitLabels"], .when(platforms: [.linux]))
]

func typescale(_ product: String) -> Target.Dependency {
    .product(name: product, package: "typescale")
}

let package = Package(
    name: "DesignSystem",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [
        .library(name: "Brand", targets: ["Brand"]),
        .library(name: "BrandUIKit", targets: ["BrandUIKit"]),
    ],
    // Outside this repository, write the path of your clone.
    dependencies: [.package(name: "typescale", path: "../../..")],
    targets: [
        .target(name: "Brand", dependencies: [typescale("TypeScale")]),
        .target(
            name: "BrandUIKit",
            dependencies: [
                "Brand", typescale("TypeScale"), typescale("TypeScaleUIKit"),
                typescale("UIKitLabels"),
            ],
            swiftSettings: uikit
        ),
        .testTarget(
            name: "BrandTests",
            dependencies: ["Brand", typescale("TypeScale"), typescale("TypeScaleTesting")]
        ),
        .testTarget(
            name: "BrandUIKitTests",
            dependencies: [
                "Brand", "BrandUIKit", typescale("TypeScale"), typescale("TypeScaleTesting"),
                typescale("TypeScaleUIKit"), typescale("UIKitLabels"),
            ],
            swiftSettings: uikit
        ),
    ]
)
