import Testing
import TypeScale
import TypeScaleDiagnostics
import TypeScaleTestSupport

@testable import TypeScaleCheck

/// Fonts that code names by the app's own names.
struct NamedFontTests {
    /// Each declaration provides the font `.title`, of 20 points, to code in another file.
    private static let fixed = [
        "extension UIFont { static let title = UIFont.systemFont(ofSize: 20) }",
        "extension UIFont { static var title: UIFont { .systemFont(ofSize: 20) } }",
        "extension UIFont { class var title: UIFont { return UIFont(name: \"A\", size: 20)! } }",
        """
        extension UIFont {
            static var title: UIFont { own(20) }
            static func own(_ size: CGFloat, bold: Bool = false) -> UIFont { .systemFont(ofSize: size) }
        }
        """,
        """
        enum Sizes { static let title: CGFloat = 20 }
        extension UIFont { static let title = UIFont.systemFont(ofSize: Sizes.title) }
        """,
        """
        enum Step: CGFloat { case large = 20, small = 10 }
        extension UIFont { static let title = UIFont.systemFont(ofSize: Step.large.rawValue) }
        """,
        """
        typealias OwnFont = UIFont
        extension OwnFont { static let title = OwnFont.boldSystemFont(ofSize: 20) }
        """,
        """
        struct Theme { let title = UIFont.systemFont(ofSize: 20); static let shared = Theme() }
        extension UIFont { static var title: UIFont { Theme.shared.title } }
        """,
        "extension UIKit.UIFont { static let title: UIKit.UIFont = .systemFont(ofSize: 20) }",
        // Code of an extension makes values of other types.
        """
        struct Fonts { let title = UIFont.systemFont(ofSize: 20) }
        extension UIFont { static let own = Fonts(); static var title: UIFont { own.title } }
        """,
        """
        func make(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) }
        extension UIFont { static var title: UIFont { make(20) } }
        """,
        // No code changes a constant.
        """
        struct Fonts { var title = UIFont.systemFont(ofSize: 20); init() {} }
        extension UIFont { static let own = Fonts(); static var title: UIFont { own.title } }
        """,
        // A descriptor can be missing.
        """
        extension UIFont {
            var own: UIFont {
                fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 20) }
                    ?? self
            }
            static let title = UIFont.systemFont(ofSize: 9).own
        }
        """,
        """
        extension UIFont {
            static let title = UIFont(descriptor: UIFontDescriptor(fontAttributes: [.size: 20]), size: 0)
        }
        """,
        // R.swift and SwiftGen write code when the app is built.
        "extension UIFont { static var title: UIFont { R.font.latoBold(size: 20)! } }",
        """
        enum Fonts { static func own(_ size: CGFloat) -> UIFont { UIFont(resource: R.font.a, size: size)! } }
        extension UIFont { static var title: UIFont { Fonts.own(20) } }
        """,
        "extension UIFont { static let title = UIKit.UIFont(name: \"A\", size: 20)! }",
        "extension UIFont { static let title = FontFamily.Lato.bold.font(size: 20) }",
        "extension UIFont { static let title = FontAssets.Lato.bold.font(size: 20) }",
        """
        extension UIFont {
            convenience init?(brand size: CGFloat) { self.init(name: "A", size: size) }
            static let title = UIFont(brand: 20)!
        }
        """,
        """
        struct Role { let font: UIFont; static let title: Self = .init(font: .systemFont(ofSize: 20)) }
        extension UIFont { static var title: UIFont { Role.title.font } }
        """,
        """
        protocol Fonts { var title: UIFont { get } }
        struct Plain: Fonts { var title: UIFont { .systemFont(ofSize: 20) } }
        enum Current { static var fonts: Fonts { load() } }
        extension UIFont { static var title: UIFont { Current.fonts.title } }
        """,
    ]

    @Test(arguments: fixed.map { Named($0, $0) })
    func `a fixed font is fixed where it is used`(declaration: Named<String>) {
        let use = "import UIKit\nlet label = UILabel()\nfunc f() { label.font = .title }"
        let report = AppReport(files: ["A.swift": use, "B.swift": declaration.value])
        #expect(report.lines.contains("A.swift:3 fixed-size"))
        #expect(report.unseen.filter { $0.path == "A.swift" } == [])
        let finding = report.findings.first { $0.path == "A.swift" }
        #expect(finding?.message.hasPrefix("title has 20 points at every text size") == true)
    }

    @Test(
        arguments: [
            "extension UIFont { static let title = UIFont.preferredFont(forTextStyle: .title3) }",
            """
            extension UIFont {
                static var title: UIFont { scaled(20) }
                static func scaled(_ size: CGFloat) -> UIFont {
                    UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: size))
                }
            }
            """,
        ]
    )
    func `a font that grows needs a label that adjusts`(declaration: String) {
        let use = "import UIKit\nlet label = UILabel()\nfunc f() { label.font = .title"
        let files = ["A.swift": use + " }", "B.swift": declaration]
        #expect(AppReport(files: files).lines == ["A.swift:3 not-adjusting"])
        let adjusted = use + "\nlabel.adjustsFontForContentSizeCategory = true }"
        #expect(AppReport(files: ["A.swift": adjusted, "B.swift": declaration]).lines == [])
    }

    @Test func `an enum with a switch provides a font for each case`() {
        let fonts = """
            enum OwnFont {
                case small, large
                var font: Font {
                    switch self {
                    case .small: .system(size: 12)
                    case .large: return .title
                    }
                }
            }
            extension View { func ownFont(_ style: OwnFont) -> some View { font(style.font) } }
            """
        let use = "import SwiftUI\nText(a).ownFont(.small)\nText(a).ownFont(.large)"
        let report = AppReport(files: ["A.swift": use, "B.swift": fonts])
        #expect(report.lines == ["A.swift:2 fixed-size", "B.swift:5 fixed-size"])
        #expect(report.unseen == [])
    }

    @Test func `a property of an enum has all cases if its users state none`() {
        let code = """
            import SwiftUI
            enum Role { case small, large
                var font: Font { switch self { case .small: .caption; case .large: .system(size: 30) } }
            }
            struct Title: View { let role: Role; var body: some View { Text(a).font(role.font) } }
            """
        let report = AppReport(code: code)
        #expect(report.lines == ["A.swift:3 fixed-size"])
        #expect(report.unseen == [])
    }

    @Test(
        arguments: [
            ("FontFamily.Lato.bold.swiftUIFont(fixedSize: 20)", ["A.swift:2 fixed-size"]),
            (
                "FontFamily.Lato.bold.swiftUIFont(size: 20)",
                ["A.swift:2 custom-without-style"]
            ),
            ("FontFamily.Lato.bold.swiftUIFont(size: 20, relativeTo: .body)", []),
            ("Font(R.font.lato(size: 20)!)", ["A.swift:2 fixed-size"]),
            (".custom(FontFamily.Lato.bold, size: 20, relativeTo: .body)", []),
        ]
    )
    func `SwiftGen's fonts grow as SwiftUI's do`(font: String, lines: [String]) {
        let report = AppReport(code: "import SwiftUI\nText(a).font(\(font))")
        #expect(report.lines == lines)
        #expect(report.unseen == [])
    }

    @Test(arguments: ["R.font.lato(size: size)", "Other.font.lato(size: 20)", "R.own(size: 20)"])
    func `other code that no file declares was not seen`(font: String) {
        let code = "import UIKit\nlet label = UILabel()\nfunc f() { label.font = \(font) }"
        let report = AppReport(code: code)
        #expect(report.lines == [])
        #expect(report.unseen.map(\.kind) == [.font])
    }

    @Test func `a closure changes a font, but not its growth`() {
        let code = """
            import SwiftUI
            struct Own: ViewModifier {
                let configure: (Font) -> Font
                func body(content: Content) -> some View {
                    content.font(self.configure(.system(size: 20)))
                }
            }
            extension View {
                func own(configure: @escaping (Font) -> Font = { $0 }) -> some View {
                    modifier(Own(configure: configure))
                }
            }
            let a = Text(b).own { $0.bold() }
            """
        let report = AppReport(code: code)
        #expect(report.lines == ["A.swift:5 fixed-size", "A.swift:13 fixed-size"])
        #expect(report.unseen == [])
    }

    @Test func `a modifier has the initial values of its properties`() {
        let code = """
            import SwiftUI
            extension Font { static func own(_ size: CGFloat) -> Font { .system(size: size) } }
            struct Own: ViewModifier {
                var size: CGFloat = 20
                func body(content: Content) -> some View { content.font(.own(size)) }
            }
            let a = Text(b).modifier(Own())
            let c = Text(b).modifier(Own(size: 9))
            """
        let report = AppReport(code: code)
        #expect(
            report.findings.filter { $0.rule == .fixedSize }.map { $0.message.prefix(17) } == [
                "modifier has 20 p", "modifier has 9 po",
            ]
        )
        #expect(report.unseen == [])
    }

    @Test func `a font of generated code is a finding where it is made`() {
        let code =
            "import UIKit\nextension UIFont { static var own: UIFont { R.font.a(size: 20)! } }"
        #expect(AppReport(code: code).lines == ["A.swift:2 fixed-size"])
    }

    @Test func `a style that BonMot scales was not seen`() {
        let code = "import UIKit\nlet a = StringStyle(.font(.systemFont(ofSize: 20)), "
        let report = AppReport(code: code + ".adapt(.control))")
        #expect(report.lines == [])
        #expect(report.unseen.map(\.kind) == [.font])
        #expect(AppReport(code: code + ".color(a))").lines == ["A.swift:2 fixed-size"])
    }

    @Test func `a private member is not a name of other files`() {
        let files = [
            "A.swift": "import SwiftUI\nText(a).font(.subheadline.weight(.bold))",
            "B.swift": "private extension Font { static let subheadline = 16.0 }",
            "C.swift":
                "extension Font { fileprivate static let subheadline = Font.system(size: 9) }",
        ]
        let report = AppReport(files: files)
        #expect(report.lines == ["C.swift:1 fixed-size"])
        #expect(report.unseen == [])
    }

    @Test(
        arguments: [
            "struct V: View { @Environment(\\.font) var own; var body: some View { Text(a).font(own) } }",
            """
            let a = UILabel(), b = UILabel()
            a.font = .preferredFont(forTextStyle: .body)
            a.adjustsFontForContentSizeCategory = true
            b.font = a.font
            """,
        ]
    )
    func `a font from another place is judged there`(code: String) {
        let report = AppReport(code: "import UIKit\n" + code)
        #expect(report.lines == [])
        #expect(report.unseen == [])
    }

    @Test(
        arguments: [
            "extension Font { static func own(_ size: CGFloat) -> Font { own(size) } }",
            """
            extension Font {
                static func own(_ size: CGFloat) -> Font { other(size) }
                static func other(_ size: CGFloat) -> Font { size > 9 ? own(size) : other(size) }
            }
            """,
        ]
    )
    func `a function that calls itself states no font`(declaration: String) {
        let use = "import SwiftUI\nText(a).font(.own(20))"
        let report = AppReport(files: ["A.swift": use, "B.swift": declaration])
        #expect(report.lines == [])
        #expect(report.unseen.map(\.path) == ["A.swift"])
    }

    @Test func `a modifier that takes a modifier provides its font`() {
        let code = """
            struct Small: ViewModifier {
                func body(content: Content) -> some View { content.font(.system(size: 20)) }
            }
            extension View {
                func own<M: ViewModifier>(_ modifier: M) -> some View {
                    ModifiedContent(content: self, modifier: modifier)
                }
            }
            """
        let use = "import SwiftUI\nText(a).own(Small())"
        let report = AppReport(files: ["A.swift": use, "B.swift": code])
        #expect(report.lines == ["A.swift:2 fixed-size", "B.swift:2 fixed-size"])
    }

    @Test func `a view modifier provides a font`() {
        let modifier = """
            struct Heading: ViewModifier {
                let size: CGFloat
                func body(content: Content) -> some View { content.font(.system(size: size)) }
            }
            """
        let use = "import SwiftUI\nText(a).modifier(Heading(size: 20))"
        let report = AppReport(files: ["A.swift": use, "B.swift": modifier])
        #expect(report.lines == ["A.swift:2 fixed-size"])
    }

    @Test(arguments: ["bodyFont", "Theme.body", "fonts.body(12)", "UIFont.brand(12)"])
    func `a font that no code declares is not seen`(name: String) {
        let report = AppReport(code: "import UIKit\nlet label = UILabel()\nlabel.font = \(name)")
        #expect(report.findings == [])
        #expect(report.unseen.map(\.position?.line) == [3])
        #expect(report.appliedFontCount == 1)
    }

    @Test func `a condition has both fonts`() {
        let code = "import UIKit\nlet label = UILabel()\nlabel.font = big ? .large : .small\n"
        let fonts = """
            extension UIFont {
                static let large = UIFont.systemFont(ofSize: 30)
                static let small = UIFont.preferredFont(forTextStyle: .body)
            }
            """
        let report = AppReport(files: ["A.swift": code, "B.swift": fonts])
        #expect(report.lines.contains("A.swift:3 fixed-size"))
        #expect(report.lines.contains("A.swift:3 not-adjusting"))
    }
}
