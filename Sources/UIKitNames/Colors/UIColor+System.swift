import Foundation

// Each color has four numbers for the light style, and four for the dark style. The numbers are the
// red, green and blue components from 0 to 255, and the opacity. Source: Apple's Human Interface
// Guidelines, Color, for iOS 13 to 18. Later systems have other colors, which are unmeasured.
extension UIColor {
    /// A red that adapts to the light and dark styles.
    public static let systemRed = system((255, 59, 48, 1), (255, 69, 58, 1))
    /// An orange that adapts to the light and dark styles.
    public static let systemOrange = system((255, 149, 0, 1), (255, 159, 10, 1))
    /// A yellow that adapts to the light and dark styles.
    public static let systemYellow = system((255, 204, 0, 1), (255, 214, 10, 1))
    /// A green that adapts to the light and dark styles.
    public static let systemGreen = system((52, 199, 89, 1), (48, 209, 88, 1))
    /// A mint that adapts to the light and dark styles.
    public static let systemMint = system((0, 199, 190, 1), (99, 230, 226, 1))
    /// A teal that adapts to the light and dark styles.
    public static let systemTeal = system((48, 176, 199, 1), (64, 200, 224, 1))
    /// A cyan that adapts to the light and dark styles.
    public static let systemCyan = system((50, 173, 230, 1), (100, 210, 255, 1))
    /// A blue that adapts to the light and dark styles.
    public static let systemBlue = system((0, 122, 255, 1), (10, 132, 255, 1))
    /// An indigo that adapts to the light and dark styles.
    public static let systemIndigo = system((88, 86, 214, 1), (94, 92, 230, 1))
    /// A purple that adapts to the light and dark styles.
    public static let systemPurple = system((175, 82, 222, 1), (191, 90, 242, 1))
    /// A pink that adapts to the light and dark styles.
    public static let systemPink = system((255, 45, 85, 1), (255, 55, 95, 1))
    /// A brown that adapts to the light and dark styles.
    public static let systemBrown = system((162, 132, 94, 1), (172, 142, 104, 1))
    /// The base gray, which is the same in the light and dark styles.
    public static let systemGray = system((142, 142, 147, 1), (142, 142, 147, 1))
    /// A second-level gray that adapts to the light and dark styles.
    public static let systemGray2 = system((174, 174, 178, 1), (99, 99, 102, 1))
    /// A third-level gray that adapts to the light and dark styles.
    public static let systemGray3 = system((199, 199, 204, 1), (72, 72, 74, 1))
    /// A fourth-level gray that adapts to the light and dark styles.
    public static let systemGray4 = system((209, 209, 214, 1), (58, 58, 60, 1))
    /// A fifth-level gray that adapts to the light and dark styles.
    public static let systemGray5 = system((229, 229, 234, 1), (44, 44, 46, 1))
    /// A sixth-level gray, closest to the background, that adapts to the light and dark styles.
    public static let systemGray6 = system((242, 242, 247, 1), (28, 28, 30, 1))
    /// The color of primary text.
    public static let label = system((0, 0, 0, 1), (255, 255, 255, 1))
    /// The color of secondary text.
    public static let secondaryLabel = system((60, 60, 67, 0.6), (235, 235, 245, 0.6))
    /// The color of tertiary text.
    public static let tertiaryLabel = system((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    /// The color of quaternary text.
    public static let quaternaryLabel = system((60, 60, 67, 0.18), (235, 235, 245, 0.16))
    /// The color of placeholder text.
    public static let placeholderText = system((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    /// The color of links.
    public static let link = system((0, 122, 255, 1), (9, 132, 255, 1))
    /// The color of separators.
    public static let separator = system((60, 60, 67, 0.29), (84, 84, 88, 0.6))
    /// The color of the main background.
    public static let systemBackground = system((255, 255, 255, 1), (0, 0, 0, 1))
    /// The background color of content on the main background.
    public static let secondarySystemBackground = system((242, 242, 247, 1), (28, 28, 30, 1))
    /// The background color of content on the secondary background.
    public static let tertiarySystemBackground = system((255, 255, 255, 1), (44, 44, 46, 1))
    /// The tint color of controls.
    public static let tintColor = system((0, 122, 255, 1), (10, 132, 255, 1))

    private typealias Numbers = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

    private static func system(_ light: Numbers, _ dark: Numbers) -> UIColor {
        UIColor(light: color(light), dark: color(dark))
    }

    private static func color(_ n: Numbers) -> UIColor {
        UIColor(red: n.red / 255, green: n.green / 255, blue: n.blue / 255, alpha: n.alpha)
    }
}
