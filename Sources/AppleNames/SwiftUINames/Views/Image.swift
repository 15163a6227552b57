public import Foundation
import TypeScaleViews
public import UIKitNames

/// A view of an image, which is not loaded.
public struct Image: Equatable, Sendable {
    private enum Source: Equatable, Sendable { case asset, symbol }

    private let name: String
    private let source: Source
    private var isResizable = false

    /// Creates an image with a name in an asset catalog.
    public init(_ name: String, bundle: Bundle? = nil) {
        (self.name, source) = (name, .asset)
    }

    /// Creates an image with a name in an asset catalog, which has no label.
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

    /// Creates an image of UIKit.
    public init(uiImage image: UIImage) { self.init("an image of UIKit") }

    /// Creates an image of a symbol.
    public init(systemName: String) { (name, source) = (systemName, .symbol) }

    /// A size of symbols.
    public enum Scale: Hashable, Sendable {
        /// Smaller than text.
        case small
        /// The size next to text.
        case medium
        /// Larger than text.
        case large

        /// An upper bound of the factor by which a symbol is larger.
        var factor: Double { self == .large ? 1.3 : 1 }
    }

    /// A way in which the colors of an image are used.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The opaque parts, in the color of the foreground.
        case template
        /// The colors of the image.
        case original
    }

    /// A way in which an image that is scaled is smoothed.
    public enum Interpolation: Hashable, Sendable {
        /// Not smoothed.
        case none
        /// Smoothed with low quality.
        case low
        /// Smoothed with medium quality.
        case medium
        /// Smoothed with high quality.
        case high
    }

    /// Returns an image that fills the space that is offered.
    public func resizable() -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    /// Returns this image, and does not record the mode.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

    /// Returns this image, and does not record the quality.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
}

extension Image: LeafView {
    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        let name = "the image \(self.name)"
        if isResizable {
            var part = ViewPart(.fill)
            part.pictureName = name
            return [part]
        }
        if let size = environment.layout.imageSizes[self.name] {
            let scale = source == .symbol ? environment.symbolSize / 17 : 1
            let (width, height) = (Double(size.width) * scale, Double(size.height) * scale)
            return [ViewPart(.box(width: ViewLength(width), height: ViewLength(height)))]
        }
        switch source {
        case .symbol:
            return [ViewPart(environment.layout.system.symbol(pointSize: environment.symbolSize))]
        case .asset:
            return [ViewPart(.picture(name))]
        }
    }
}

extension ViewNode {
    /// Returns a picture of unknown size.
    static func picture(_ name: String) -> ViewNode {
        let length = ViewLength(0...Double.infinity, name)
        return .box(width: length, height: length)
    }
}

extension EnvironmentValues {
    /// The text size of a symbol in the font of the environment, in points.
    fileprivate var symbolSize: Double {
        let font = fontModifiers.reduce(Font.default.replacingDefault(with: font)) {
            $0.applying($1)
        }
        return Double(font.resolve(in: fontResolutionContext).pointSize) * layout.imageScale
    }
}
