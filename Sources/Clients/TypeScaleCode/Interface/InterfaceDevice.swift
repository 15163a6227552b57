import TypeScaleDocuments

/// The screen of the device for which an interface file is designed.
struct InterfaceDevice: Hashable, Sendable {
    /// The width in points, in the orientation of the design.
    let width: Double

    /// Reads a device, such as `<device id="retina4_7" orientation="portrait"/>`, or returns `nil`
    /// for an unknown one.
    init?(_ element: XMLScanner.Element) {
        guard let size = element["id"].flatMap({ Self.sizes[$0] }) else { return nil }
        width = element["orientation"] == "landscape" ? size.height : size.width
    }

    /// The sizes of screens in points, by the names that Interface Builder gives devices.
    ///
    /// Source: [Layout](https://developer.apple.com/design/human-interface-guidelines/layout).
    private static let sizes: [String: (width: Double, height: Double)] = [
        "retina3_5": (320, 480),
        "retina4_0": (320, 568),
        "retina4_7": (375, 667),
        "retina5_5": (414, 736),
        "retina5_9": (375, 812),
        "retina6_0": (390, 844),
        "retina6_1": (414, 896),
        "retina6_12": (393, 852),
        "retina6_3": (402, 874),
        "retina6_5": (414, 896),
        "retina6_7": (428, 926),
        "retina6_72": (430, 932),
        "retina6_9": (440, 956),
        "ipad9_7": (768, 1024),
        "ipad10_5": (834, 1112),
        "ipad11_0": (834, 1194),
        "ipad12_9": (1024, 1366),
    ]
}
