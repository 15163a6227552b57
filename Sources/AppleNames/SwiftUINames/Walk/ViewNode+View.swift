public import Foundation
public import TypeScaleViews

extension ViewNode {
    /// Creates the layout of a view in an environment.
    ///
    ///     var environment = EnvironmentValues()
    ///     environment.dynamicTypeSize = .accessibility3
    ///     let node = ViewNode(ProfileCard(name: "…"), in: environment)
    ///     let layout = try ViewLayout(node, proposal: ViewProposal(width: 320), for: reader)
    ///
    /// The bodies of the view are read once, for the text size of the environment. A view whose
    /// layout is unknown is a node with its name, such as an image of an asset catalog.
    ///
    /// This initializer is not part of SwiftUI.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - environment: The environment of the view.
    ///   - system: The version of the system's controls.
    ///   - imageSizes: The sizes of images in asset catalogs and of symbols in points, by name. The
    ///     size of a symbol is that at 17 points of text. It grows in proportion to the text.
    ///   - limits: The limits, beyond which views are unknown.
    @MainActor
    public init(
        _ view: some View,
        in environment: EnvironmentValues,
        system: ViewSystem = ViewSystem(.iOS26, screenWidth: 402),
        imageSizes: [String: CGSize] = [:],
        limits: TextWalk.Limits = TextWalk.Limits()
    ) {
        var environment = environment
        environment.layout.system = system
        environment.layout.imageSizes = imageSizes
        self = TextWalk(view, in: environment, limits: limits).parts.column
    }
}
