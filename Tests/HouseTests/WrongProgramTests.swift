import Foundation
import Testing

/// Programs that must not compile, each with a correct program that differs in one line.
struct WrongProgramTests {
    private static let start = """
        import TypeScale
        enum Style: String, FontStyle { case regular = "Lato-Regular" }
        enum Brand: Fontable {
            static func face(for style: TextStyle) -> Style { .regular }
        }
        let reader = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let scaled = Brand.body.scaled(for: reader)

        """

    struct Case: CustomTestStringConvertible, Sendable {
        let right: String
        let wrong: String
        let complaint: String
        var testDescription: String { wrong }
    }

    @Test(
        .enabled("requires the compiler and the built modules") { Compiler.isAvailable },
        arguments: [
            Case(
                right: "_ = scaled.origin.scaled(for: reader)",
                wrong: "_ = scaled.scaled(for: reader)",
                complaint: "value of type 'ScaledFont' has no member 'scaled'"
            ),
            Case(
                right: "_ = FontMetrics.default.scaledValue(for: 17, compatibleWith: reader)",
                wrong: "_ = FontMetrics.default.scaledValue(for: scaled, compatibleWith: reader)",
                complaint: "cannot convert value of type 'ScaledFont'"
            ),
            Case(
                right: "_ = Brand.scaledFont(with: .regular, textStyle: .body, "
                    + "compatibleWith: reader)",
                wrong: "_ = Brand.scaledFont(with: scaled, textStyle: .body, "
                    + "compatibleWith: reader)",
                complaint: "cannot convert value of type 'ScaledFont'"
            ),
            Case(
                right: "_ = Brand.font(.regular, .body)",
                wrong: "_ = Brand.font(.bold, .body)",
                complaint: "type 'Style' has no member 'bold'"
            ),
        ]
    )
    func `the correct program compiles and the wrong program does not`(program: Case) throws {
        let compiler = try Compiler()
        #expect(try compiler.check(Self.start + program.right) == "")
        #expect(try compiler.check(Self.start + program.wrong).contains(program.complaint))
    }
}
