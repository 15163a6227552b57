import Testing
import TypeScaleCode

/// The changes and tasks, as a command lists them.
struct PortChangeTests {
    private func changes(_ source: String) -> [String] {
        PortedSource(Array(source.utf8)).changes.map { "\($0.line) \($0.kind) \($0)" }
    }

    @Test(
        arguments: [
            ("import UIKit.UIFont", "1 import replaced import UIKit.UIFont with import UIKit"),
            (
                "import UIKit\n#if os( iOS )\n#endif",
                "2 condition replaced os( iOS ) with canImport(UIKit)"
            ),
            ("\n@objc(f:) func f()", "2 attribute removed @objc(f:)"),
            ("#Preview {\n  A()\n}", "1 preview removed #Preview { ..."),
            ("@A\n#Preview { B() }", "1 preview removed @A ..."),
            ("protocol A { optional func f() -> Int }", "1 protocol removed optional"),
            (
                "\nNSAttributedString ( )",
                "2 string replaced NSAttributedString ( ) with NSAttributedString (string: \"\" )"
            ),
        ]
    )
    func `a change shows the first line of its code`(source: String, expected: String) {
        #expect(changes(source) == [expected])
    }

    @Test func `the changes of a protocol for Objective-C are in the order of the source`() {
        #expect(
            changes("@objc protocol A { optional func f() }") == [
                "1 attribute removed @objc", "1 protocol replaced A with A: AnyObject",
                "1 protocol removed optional",
                "1 protocol replaced } with }; extension A { func f() {} }",
            ]
        )
        #expect(changes("@objc protocol A: B {}").last == "1 protocol replaced : with : AnyObject,")
    }

    @Test func `a call shows its name`() {
        let source = PortedSource(Array("a.f?(1)".utf8), optionalNames: ["f"])
        #expect(source.changes.map(\.description) == ["replaced f?( with f("])
    }

    @Test func `an attribute before a preview is removed once`() {
        for start in [
            "@objc #Preview { A() }", "@A @objc #Preview { A() }", "@objc\n@IBAction\n#Preview {}",
        ] {
            let source = PortedSource(Array(start.utf8))
            #expect(source.changes.map(\.before) == [start])
            #expect(source.result.allSatisfy { $0 == 0x0A })
        }
    }

    @Test func `a task shows its code and its advice`() {
        let tasks = PortedSource(Array("import WebKit\nlet a = Selector(\"b\")".utf8)).tasks
        #expect(
            tasks.map(\.description) == [
                "import WebKit: Linux has no such module", "Selector: use a closure",
            ]
        )
    }
}
