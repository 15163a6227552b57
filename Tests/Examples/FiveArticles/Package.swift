// swift-tools-version: 6.2
import PackageDescription

/// Returns a setting with which, on Linux, the import of a framework means TypeScale's module.
func alias(_ framework: String, _ module: String) -> SwiftSetting {
    .unsafeFlags(["-module-alias", "\(framework)=\(module)"], .when(platforms: [.linux]))
}

/// Returns a program that uses products of TypeScale.
func program(
    _ name: String,
    _ products: [String],
    resources: [Resource] = [],
    _ settings: [SwiftSetting]
) -> Target {
    .executableTarget(
        name: name,
        dependencies: products.map { .product(name: $0, package: "typescale") },
        resources: resources,
        swiftSettings: settings
    )
}

let uikit = alias("UIKit", "UIKitLabels")
let swiftUI = alias("SwiftUI", "SwiftUINames")

let package = Package(
    name: "FiveArticles",
    platforms: [.iOS(.v16), .macOS(.v13)],
    // Outside this repository, write the path of your clone.
    dependencies: [.package(name: "typescale", path: "../../..")],
    targets: [
        program(
            "Styles",
            ["TypeScale", "TypeScaleFontFiles", "TypeScaleFonts", "TypeScaleUIKit", "UIKitLabels"],
            resources: [.copy("App-Info.plist")],
            [uikit]
        ),
        program(
            "Categories",
            ["TypeScale", "TypeScaleSwiftUI", "SwiftUINames"],
            [uikit, swiftUI]
        ),
        program("Cell", ["TypeScaleLayout", "TypeScaleUIKit", "UIKitLabels"], [uikit]),
        program(
            "Dictionary",
            [
                "TypeScale", "TypeScaleFoundation", "TypeScaleSwiftUI", "UIKitLabels",
                "SwiftUINames",
            ],
            resources: [.copy("Brand.plist")],
            [uikit, swiftUI]
        ),
        program(
            "RichText",
            ["TypeScale", "TypeScaleRichText", "TypeScaleRichTextBridge", "UIKitLabels"],
            resources: [.copy("screen.json")],
            [uikit]
        ),
    ]
)
