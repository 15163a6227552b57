// swift-tools-version: 6.0
import PackageDescription

/// Returns a setting with which, on Linux, the import of a framework means TypeScale's module.
func alias(_ framework: String, _ module: String) -> SwiftSetting {
    .unsafeFlags(["-module-alias", "\(framework)=\(module)"], .when(platforms: [.linux]))
}

func typescale(_ product: String) -> Target.Dependency {
    .product(name: product, package: "typescale")
}

let uikit = [alias("UIKit", "UIKitLabels")]
let swiftUI = [alias("SwiftUI", "SwiftUINames")]

let package = Package(
    name: "DesignSystem",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [
        .library(name: "Brand", targets: ["Brand"]),
        .library(name: "BrandUIKit", targets: ["BrandUIKit"]),
        .library(name: "BrandSwiftUI", targets: ["BrandSwiftUI"]),
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
        .target(
            name: "BrandSwiftUI",
            dependencies: ["Brand", typescale("TypeScaleSwiftUI"), typescale("SwiftUINames")],
            swiftSettings: swiftUI
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
        .testTarget(
            name: "BrandSwiftUITests",
            dependencies: [
                "Brand", "BrandSwiftUI", typescale("TypeScale"), typescale("TypeScaleSwiftUI"),
                typescale("SwiftUINames"),
            ],
            swiftSettings: swiftUI
        ),
    ]
)
