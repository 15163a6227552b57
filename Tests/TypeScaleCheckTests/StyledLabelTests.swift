import Testing
import TypeScaleDiagnostics
import TypeScaleTestSupport

@testable import TypeScaleCheck

/// Labels whose font other code of their app sets.
struct StyledLabelTests {
    // MARK: - Accessors

    @Test(
        arguments: [
            "var a = 1 { didSet {", "var a: Int = 1 { willSet {", "var a: Int { get { 1 } set {",
            "var a: Int { get { 1 } set(new) {", "subscript(a: Int) -> Int { get { 1 } set {",
            "static var a = b { didSet {",
        ]
    )
    func `the code of an accessor is judged`(start: String) {
        let code = """
            import UIKit
            class A { \(start)
            label.font = .systemFont(ofSize: 20)
            } } }
            """
        #expect(AppReport(code: code).lines == ["A.swift:3 fixed-size"])
    }

    @Test func `a variable has the value of its getter`() {
        let code = """
            import UIKit
            class A {
                var own: UIFont { get { .preferredFont(forTextStyle: .body) } set { f(UIFont.labelFontSize) } }
                func f() { label.font = own; label.adjustsFontForContentSizeCategory = true }
            }
            """
        let report = AppReport(code: code)
        #expect(report.lines == [])
        #expect(report.unseen == [])
    }

    // MARK: - Functions

    /// Each of these sets a font of 20 points on a label.
    private static let styles = [
        ("extension UILabel { func style() { font = .systemFont(ofSize: 20) } }", "label.style()"),
        (
            "extension UILabel { func style(_ font: UIFont) { self.font = font } }",
            "label.style(.systemFont(ofSize: 20))"
        ),
        (
            """
            extension UILabel {
                func style() { style(size: 20) }
                func style(size: CGFloat) { font = .systemFont(ofSize: size) }
            }
            """,
            "self.label.style()"
        ),
        (
            "enum Theme { static func style(_ label: UILabel) { label.font = .systemFont(ofSize: 20) } }",
            "Theme.style(label)"
        ),
        (
            "func style(own label: UILabel?) { label?.font = .systemFont(ofSize: 20) }",
            "style(own: label)"
        ),
        (
            "class Base: UIViewController { func style(_ a: UILabel) { a.font = .systemFont(ofSize: 20) } }",
            "style(label)"
        ),
    ]

    private static func document(_ label: String = "id=\"a\"") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Screen"><connections>
        <outlet property="label" destination="a" id="o"/></connections></placeholder>
        <label \(label) text="Save">
        <rect key="frame" width="50" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        </objects></document>
        """
    }

    @Test(arguments: styles.map { Named($0.0, $0) })
    func `a function decides the font of a label in an interface file`(
        style: Named<(String, String)>
    ) {
        let (declaration, call) = style.value
        let screen = """
            import UIKit
            class Screen: Base { @IBOutlet var label: UILabel!
            func f() {
            \(call)
            } }
            """
        let report = AppReport(files: [
            "A.xib": Self.document(), "A.swift": screen, "B.swift": "import UIKit\n" + declaration,
        ])
        #expect(!report.findings.contains { $0.path == "A.xib" })
        #expect(report.findings.contains { $0.rule == .fixedSize && $0.path != "A.xib" })
        #expect(report.unseen == [])
    }

    @Test func `another function decides nothing`() {
        let screen = """
            import UIKit
            extension UILabel { func style() { textColor = .red } }
            class Screen { @IBOutlet var label: UILabel!; func f() { label.style() } }
            """
        let report = AppReport(files: ["A.xib": Self.document(), "A.swift": screen])
        #expect(report.lines == ["A.xib:6 fixed-size"])
    }

    @Test func `a label that a function makes adjust is no finding`() {
        let code = """
            import UIKit
            extension UILabel { func follow() { adjustsFontForContentSizeCategory = true } }
            class A { let label = UILabel(); func f() {
            label.font = .preferredFont(forTextStyle: .body)
            label.follow()
            } }
            """
        #expect(AppReport(code: code).lines == [])
        #expect(AppReport(code: code.replacing("label.follow()", with: "g()")).lines.count == 1)
    }

    @Test(arguments: [("titleLabel?.font", true), ("button.titleLabel?.font", false)])
    func `a class decides the font of its titles, and not another view's`(
        font: String,
        isOwn: Bool
    ) {
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <button id="a" customClass="OwnButton">
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <state key="normal" title="Save"/></button></objects></document>
            """
        let code = """
            import UIKit
            class OwnButton: UIButton { var button = OwnButton(); var style = 1 { didSet {
            \(font) = .preferredFont(forTextStyle: .body)
            } } }
            """
        let report = AppReport(files: ["A.xib": document, "A.swift": code])
        #expect(report.lines.contains("A.xib:3 fixed-size") != isOwn)
    }

    @Test func `a button with only a picture shows no text`() {
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <button id="a"><fontDescription key="fontDescription" type="system" pointSize="17"/>
            <state key="normal" image="mic" catalog="system"/></button></objects></document>
            """
        let code = """
            import UIKit
            class A { let button = UIButton(); func f() {
            button.titleLabel?.font = .systemFont(ofSize: 17)
            button.setImage(image, for: .normal)
            } }
            """
        #expect(AppReport(files: ["A.xib": document]).lines == [])
        #expect(AppReport(code: code).lines == ["A.swift:3 fixed-symbol"])
        let titled = code.replacing(
            "button.setImage",
            with: "button.setTitle(a, for: b); button.setImage"
        )
        #expect(AppReport(code: titled).lines == ["A.swift:3 fixed-size"])
    }

    @Test(arguments: [("launchScreen=\"YES\"", "CocoaTouch"), ("", "AppleTV")])
    func `a launch screen and a file for the TV have no findings`(
        attribute: String,
        system: String
    ) {
        let type = system == "AppleTV" ? "InterfaceBuilder.AppleTV" : "InterfaceBuilder3.CocoaTouch"
        let document = Self.document().replacing(
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"",
            with: "<document \(attribute) type=\"com.apple.\(type).XIB\""
        )
        #expect(AppReport(files: ["A.xib": document]).lines == [])
    }

    @Test func `a placeholder in place of text has no findings`() {
        let view = "VStack { Text(\"Some text\").lineLimit(1).font(.system(size: 17)) }"
        let code = "import SwiftUI\nlet a = \(view).redacted(reason: .placeholder)"
        #expect(AppReport(code: code).lines == [])
        #expect(AppReport(code: code.replacing(".placeholder", with: "reasons")).lines.count == 1)
        let type = "struct Row: View { var body: some View { \(view) } }"
        let use = "import SwiftUI\nlet a = Row().redacted(reason: .placeholder)\n"
        #expect(AppReport(files: ["A.swift": type, "B.swift": use]).lines == [])
        #expect(
            AppReport(files: ["A.swift": type, "B.swift": use + "let b = Row()"]).lines.count == 1
        )
    }

    @Test(
        arguments: [
            (".opacity(0)", 0), (".hidden()", 0), (".opacity(0.5)", 1), (".opacity(a ? 1 : 0)", 1),
            (".hidden(a)", 1),
        ]
    )
    func `an invisible text has no findings`(modifier: String, count: Int) {
        let code = "import SwiftUI\nlet a = Text(\"Some text\").font(.system(size: 17))\(modifier)"
        #expect(AppReport(code: code).lines.count == count)
        // The sheet of an invisible view is visible.
        let sheet = "Text(a)\(modifier).sheet { Text(\"b\").font(.system(size: 17)) }"
        #expect(
            AppReport(code: "import SwiftUI\nlet a = \(sheet)").lines == ["A.swift:2 fixed-size"]
        )
    }

    @Test func `a limit on the lines of a text of a fixed size is no finding of its own`() {
        let code = "import SwiftUI\nlet a = Text(\"Some text\").lineLimit(1).font("
        #expect(AppReport(code: code + ".system(size: 17))").lines == ["A.swift:2 fixed-size"])
        #expect(AppReport(code: code + ".body)").lines == ["A.swift:2 line-limit"])
        let label = """
            import UIKit
            let label = UILabel()
            func f() { label.numberOfLines = 1; label.text = "Some text"; label.font =
            """
        #expect(
            AppReport(code: label + " .systemFont(ofSize: 17) }").lines == ["A.swift:3 fixed-size"]
        )
        let preferred = " .preferredFont(forTextStyle: .body) }"
        #expect(
            AppReport(code: label + preferred).lines
                == ["A.swift:3 line-limit", "A.swift:3 not-adjusting"]
        )
    }

    @Test func `an outlet of a class that no code declares adjusts by its name`() {
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <tableViewCell id="c" customClass="Cell"><label id="a" text="Save"
            adjustsFontForContentSizeCategory="YES"><fontDescription key="fontDescription"
            style="UICTFontTextStyleBody"/></label>
            <connections><outlet property="note" destination="a"/></connections>
            </tableViewCell></objects></document>
            """
        let list = """
            import UIKit
            class List { func f() {
                let cell = make()
                cell.note.font = .preferredFont(forTextStyle: .body)
                cell.noteLabel.font = .preferredFont(forTextStyle: .body)
            } }
            """
        let report = AppReport(files: ["A.xib": document, "A.swift": list])
        #expect(report.lines == ["A.swift:5 not-adjusting"])
    }

    @Test func `a label of a symbol is text`() {
        let code = "import UIKit\nfunc f() { view.symbolLabel.font = .systemFont(ofSize: 9) }"
        #expect(AppReport(code: code).lines == ["A.swift:2 fixed-size"])
        #expect(
            AppReport(code: code.replacing("symbolLabel", with: "symbolView")).lines
                == ["A.swift:2 fixed-symbol"]
        )
    }

    // MARK: - Objective-C

    @Test(
        arguments: [
            ("self.label.font = font;", true), ("_label.font=font;", true),
            ("[self.label setFont:font];", true), ("label.titleLabel.font = font;", true),
            ("self.label.attributedText = text;", true),
            ("[label setAttributedTitle:text forState:0];", true),
            ("if (label.font == font) {}", false), ("UIFont *font = label.font;", false),
            ("self.other.font = font;", false), ("label.fontSize = 9;", false),
            ("label.font", false),
        ]
    )
    func `a class in Objective-C can set the font of its outlets`(statement: String, sets: Bool) {
        let code = "@implementation  Screen\n- (void)f { \(statement) }\n@end"
        let files = ["A.xib": Self.document(), "A.m": code, "B.swift": "import UIKit"]
        let report = AppReport(files: files)
        #expect(report.lines == (sets ? [] : ["A.xib:6 fixed-size"]))
        #expect(
            report.unseen.map(\.reason)
                == (sets ? ["Objective-C code of Screen sets the font"] : [])
        )
        let other = code.replacing("Screen", with: "Other")
        let others = AppReport(files: files.merging(["A.m": other]) { $1 })
        #expect(others.lines == ["A.xib:6 fixed-size"])
    }

    // MARK: - Attributed texts

    @Test(
        arguments: [
            "label.attributedText = NSAttributedString(string: a, attributes: [.font: FONT])",
            "let b = [NSAttributedString.Key.font: FONT]; label.attributedText = f(b)",
            "let b = f(); b.addAttribute(.font, value: FONT); label.attributedText = b",
            "button.setAttributedTitle(f([NSAttributedString.Key.font: FONT]), for: .normal)",
        ]
    )
    func `the label of an attributed text follows the text size`(statement: String) {
        let code = """
            import UIKit
            class A { let label = UILabel(); let button = UIButton(); let other = UILabel()
                func f() { \(statement); other.attributedText = a }
                func g() { ADJUSTS }
            }
            """.replacing("FONT", with: "UIFont.preferredFont(forTextStyle: .body)")
        #expect(AppReport(code: code).lines == ["A.swift:3 not-adjusting"])
        let name = statement.contains("button") ? "button.titleLabel?" : "label"
        let adjusts = "\(name).adjustsFontForContentSizeCategory = true"
        #expect(AppReport(code: code.replacing("ADJUSTS", with: adjusts)).lines == [])
        let fixed = code.replacing(
            "preferredFont(forTextStyle: .body)",
            with: "systemFont(ofSize: 9)"
        )
        #expect(AppReport(code: fixed).lines == ["A.swift:3 fixed-size"])
    }

    // MARK: - Changed fonts

    @Test(
        arguments: [
            "label.font = label.font.bold()", "label.font = label.font.weight(2)",
            "self.label?.font = self.label?.font.bold()",
            "label.font = UIFont.systemFont(ofSize: label.font.pointSize, weight: .bold)",
        ]
    )
    func `a font that code changes is judged where it is set`(statement: String) {
        let screen = """
            import UIKit
            class Screen { @IBOutlet var label: UILabel! { didSet { \(statement) } } }
            extension UIFont {
                func bold() -> UIFont? {
                    guard let own = fontDescriptor.withSymbolicTraits(.traitBold) else { return nil }
                    return UIFont(descriptor: own, size: 0)
                }
                func weight(_ weight: CGFloat) -> UIFont { .systemFont(ofSize: pointSize) }
            }
            """
        let report = AppReport(files: ["A.xib": Self.document(), "A.swift": screen])
        #expect(report.lines == ["A.xib:6 fixed-size"])
        #expect(report.unseen == [])
    }

    @Test func `a font that code makes of another size is not the font of the file`() {
        let screen = """
            import UIKit
            class Screen { @IBOutlet var label: UILabel!
            func f() { label.font = label.font.withSize(20) } }
            """
        let report = AppReport(files: ["A.xib": Self.document(), "A.swift": screen])
        #expect(report.lines == ["A.swift:3 fixed-size"])
    }

    @Test func `a class that sets a styled title decides the font of its buttons`() {
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <button id="a" customClass="Own"><state key="normal" title="Save"/>
            </button></objects></document>
            """
        let own = """
            import UIKit
            class Own: UIButton { func f() { setAttributedTitle(styled, for: .normal) } }
            """
        let other = own.replacing("setAttributedTitle(styled", with: "setTitle(text")
        #expect(AppReport(files: ["A.xib": document, "A.swift": own]).lines == [])
        #expect(
            AppReport(files: ["A.xib": document, "A.swift": other]).lines == ["A.xib:2 fixed-size"]
        )
    }

    @Test func `a font of a class that no code declares was not seen`() {
        let screen = """
            import UIKit
            class Screen { @IBOutlet var label: OwnLabel!
            func f() { label.titleFont = .systemFont(ofSize: 20) } }
            """
        let report = AppReport(files: ["A.xib": Self.document(), "A.swift": screen])
        #expect(report.lines == ["A.swift:3 fixed-size"])
    }

    @Test func `the last statement of a file in Objective-C can read a font`() {
        let code = Array("@implementation A\nlabel.font;".utf8)
        #expect(!ObjectiveCFacts(code).setsFont(of: "label", in: "A"))
        #expect(ObjectiveCFacts(code.dropLast() + Array("=".utf8)).setsFont(of: "label", in: "A"))
    }

    @Test func `results that are computed at the same time keep their order`() {
        #expect((0..<500).map { $0 }.concurrentMap { $0 * 2 } == (0..<500).map { $0 * 2 })
    }

    @Test func `labels without a name can have another font`() {
        let screen = """
            import UIKit
            class Screen { @IBOutlet var label: UILabel!
            func f() { for each in [label, other] { each.font = .preferredFont(forTextStyle: .body) } } }
            """
        let report = AppReport(files: ["A.xib": Self.document(), "A.swift": screen])
        #expect(report.lines == [])
        #expect(report.unseen.map(\.kind) == [.label])
    }

    @Test func `the label of a standard cell belongs to its class`() {
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <tableViewCell id="c" textLabel="a" customClass="Cell">
            <label id="a" text="Save">
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            </tableViewCell></objects></document>
            """
        let cell = """
            import UIKit
            class Cell: UITableViewCell { func f() { textLabel?.font = .preferredFont(forTextStyle: .body) } }
            """
        #expect(AppReport(files: ["A.xib": document]).lines == ["A.xib:4 fixed-size"])
        #expect(AppReport(files: ["A.xib": document, "A.swift": cell]).lines == [])
    }

    @Test func `a height of an interface file is compared with the font of the code`() {
        let height =
            "<constraints><constraint firstAttribute=\"height\" constant=\"20\" id=\"h\"/></constraints></label>"
        let document = Self.document("id=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\"")
            .replacing("</label>", with: height)
        let screen = """
            import UIKit
            class Screen { @IBOutlet var label: UILabel!
            func f() { label.font = .preferredFont(forTextStyle: .body) } }
            """
        let report = AppReport(files: ["A.xib": document, "A.swift": screen])
        #expect(report.lines.contains("A.xib:4 clips"))
    }

    // MARK: - Overloads

    private static let overload = """
        enum Role { case title, note
            var font: Font { switch self { case .title: .system(size: 20); case .note: .footnote } }
        }
        struct RoleModifier: ViewModifier { let role: Role
            func body(content: Content) -> some View { content.font(role.font) }
        }
        extension View {
            func font(_ role: Role) -> some View { modifier(RoleModifier(role: role)) }
        }
        """

    @Test(arguments: [("Role.title", true), (".title", true), (".note", false), (".body", false)])
    func `an overload of a modifier is chosen by the type of its argument`(
        font: String,
        isFixed: Bool
    ) {
        let use = "import SwiftUI\nstruct A: View { var body: some View { Text(a).font(\(font)) } }"
        let report = AppReport(files: [
            "A.swift": use, "B.swift": "import SwiftUI\n" + Self.overload,
        ])
        #expect(report.lines.contains("A.swift:2 fixed-size") == isFixed)
        #expect(report.unseen.filter { $0.path == "A.swift" } == [])
    }

    // MARK: - Fonts of functions

    @Test func `a font that a function makes of its parameters is judged where it is used`() {
        let helper = """
            import UIKit
            extension UIFont {
                static func own(_ size: CGFloat) -> UIFont {
                    UIFontMetrics(forTextStyle: .caption2).scaledFont(for: .systemFont(ofSize: size))
                }
                static func role(_ role: Role) -> UIFont {
                    switch role { case .a: own(10); case .b: own(12); case .c: own(14) }
                }
            }
            enum Role { case a, b, c }
            """
        let use = """
            import SwiftUI
            struct A: View { let role: Role; var body: some View {
            Text(a).font(Font(UIFont.own(10)))
            Text(a).font(Font(UIFont.role(.a)))
            Text(a).font(Font(UIFont.role(role)))
            } }
            """
        let report = AppReport(files: ["A.swift": use, "B.swift": helper])
        #expect(report.lines == ["A.swift:3 small-text", "A.swift:4 small-text"])
    }

    @Test func `the smaller of two sizes was not seen`() {
        let code = """
            import SwiftUI
            struct A: View { @ScaledMetric var size = 17.0
            var body: some View { Text(a).font(.system(size: min(size, 30))) } }
            """
        let report = AppReport(code: code)
        #expect(report.lines == [])
        #expect(report.unseen.map(\.position?.line) == [3])
    }
}
