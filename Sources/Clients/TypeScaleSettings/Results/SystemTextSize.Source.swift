public import TypeScale
import TypeScaleCurves

extension SystemTextSize {
    /// A setting of a system from which the reader's text size can come.
    public enum Source: String, CaseIterable, Hashable, Sendable {
        /// GNOME's setting, as the desktop portal reports it, also to an app in a sandbox.
        case portal
        /// GNOME's setting in GSettings, which other desktops that use GTK also have.
        case gnome
        /// Cinnamon's setting in GSettings.
        case cinnamon
        /// The resolution of fonts in MATE's GSettings.
        case mate
        /// The resolution and the size of fonts in KDE's configuration.
        case kde
        /// The environment variable `GDK_DPI_SCALE`, which GTK 3 reads.
        case gdkDPIScale
        /// The environment variable `QT_FONT_DPI`, which Qt reads.
        case qtFontDPI
        /// Android's font scale, and its adjustment of font weights.
        case android
        /// The text size in the accessibility settings of Windows.
        case windows
        /// The text size of the app in the accessibility settings of macOS.
        case macOSApp
        /// The text size of all apps in the accessibility settings of macOS.
        case macOS
    }
}

extension SystemTextSize.Source: CustomStringConvertible {
    /// The name in a sentence, such as `the desktop portal`.
    public var description: String {
        switch self {
        case .portal: "the desktop portal"
        case .gnome: "GNOME"
        case .cinnamon: "Cinnamon"
        case .mate: "MATE"
        case .kde: "KDE"
        case .gdkDPIScale: "GDK_DPI_SCALE"
        case .qtFontDPI: "QT_FONT_DPI"
        case .android: "Android"
        case .windows: "Windows"
        case .macOSApp: "macOS for this app"
        case .macOS: "macOS"
        }
    }

    /// The name of the setting in its system, such as
    /// `org.gnome.desktop.interface text-scaling-factor`.
    public var setting: String {
        switch self {
        case .portal, .gnome: "org.gnome.desktop.interface text-scaling-factor"
        case .cinnamon: "org.cinnamon.desktop.interface text-scaling-factor"
        case .mate: "org.mate.font-rendering dpi"
        case .kde: "kcmfonts General forceFontDPI, kdeglobals General font"
        case .gdkDPIScale, .qtFontDPI: description
        case .android: "system font_scale, secure font_weight_adjustment"
        case .windows: #"HKEY_CURRENT_USER\Software\Microsoft\Accessibility TextScaleFactor"#
        case .macOSApp: "com.apple.universalaccess FontSizeCategory"
        case .macOS:
            "com.apple.universalaccess FontSizeCategory global, UIPreferredContentSizeCategoryName"
        }
    }

    /// The factors that the setting accepts, or `nil` if the setting is a category.
    ///
    /// MATE, KDE, GTK and Qt do not document a range, and devices with Android differ. Their
    /// factors are accepted from 0.25 to 10, so that a resolution in another unit is not mistaken
    /// for a text size.
    public var scaleSetting: FontScaleSetting? {
        switch self {
        case .portal, .gnome, .cinnamon: .gnome
        case .mate, .kde, .gdkDPIScale, .qtFontDPI, .android: Self.plausible
        case .windows: .windows
        case .macOSApp, .macOS: nil
        }
    }

    private static let plausible = FontScaleSetting(minimum: 0.25, maximum: 10)

    /// The curve by which the system scales text, or UIKit's curve if the setting is a category.
    public var curve: ScalingCurve {
        switch self {
        case .portal, .gnome, .cinnamon: .gnome
        case .mate, .kde, .gdkDPIScale, .qtFontDPI: .linear(Self.plausible)
        case .android: .android15
        case .windows: .winUI
        case .macOSApp, .macOS: .uikit
        }
    }
}
