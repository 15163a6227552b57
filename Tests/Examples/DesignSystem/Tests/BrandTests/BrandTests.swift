import Brand
import Testing
import TypeScale
import TypeScaleTesting

/// The brand's sizes and rules for every reader, which need no font files.
struct BrandTests {
    static let roles: KeyValuePairs = [
        "heading": Brand.heading, "button": Brand.button, "price": Brand.price,
    ]

    private var sheet: TypeSheet { TypeSheet(of: Brand.self) }

    // Recorded, and reviewed when it changes. A snapshot is a record of decisions, not a check of
    // the arithmetic.
    @Test func `the roles are as designed`() {
        expectSnapshot(
            of: TypeSheet(of: Self.roles, named: "Brand"),
            matches: """
                Brand on iOS, in points

                role          category      size   lines  tracking

                heading       Lato-Black, black
                heading       XS              21    25.2    -0.219
                heading       S               21    25.2    -0.219
                heading       M               22    26.4    -0.229
                heading       L               24    28.8     -0.25
                heading       XL              26    31.2    -0.271
                heading       XXL             27    32.4    -0.281
                heading       XXXL            29    34.8    -0.302
                heading       AX1             35      42    -0.365
                heading       AX2             40      48    -0.417
                heading       AX3             45      54    -0.469
                heading       AX4             51    61.2    -0.531
                heading       AX5             57    68.4    -0.594

                button        Lato-Bold, bold, ...28 pt
                button        XS              14       -         -
                button        S               14       -         -
                button        M               15       -         -
                button        L               16       -         -
                button        XL              18       -         -
                button        XXL             19       -         -
                button        XXXL            21       -         -
                button        AX1             24       -         -
                button        AX2             28       -         -
                button        AX3             28       -         -
                button        AX4             28       -         -
                button        AX5             28       -         -

                price         Lato-Bold, bold, ...2 x
                price         XS              19       -         -
                price         S               20       -         -
                price         M               21       -         -
                price         L               22       -         -
                price         XL              24       -         -
                price         XXL             26       -         -
                price         XXXL            29       -         -
                price         AX1             34       -         -
                price         AX2             40       -         -
                price         AX3             44       -         -
                price         AX4             44       -         -
                price         AX5             44       -         -
                """
        )
    }

    @Test(arguments: TypeMatrix.readers)
    func `a title fits in one line of a button`(reader: TraitCollection) {
        #expect(Brand.button.scaled(for: reader).pointSize <= 28)
    }

    @Test(arguments: TypeMatrix.readers)
    func `a price is larger than body text, up to twice its size`(reader: TraitCollection) {
        let price = Brand.price.scaled(for: reader).pointSize
        #expect(price <= 44)
        if !reader.category.isAccessibilityCategory {
            #expect(price > Brand.body.scaled(for: reader).pointSize)
        }
    }

    // No text is smaller than 10 points. All text reaches 200 %, except for the button's title.
    @Test func `the brand keeps the laws`() {
        expectNoProblems(
            in: sheet.adding(Brand.heading, as: "heading").adding(Brand.price, as: "price"),
            against: TypeLaw.standard + [.atLeast(10)]
        )
        let problems = sheet.adding(Brand.button, as: "button").problems()
        #expect(problems.map(\.role) == ["button"])
        #expect(problems.map(\.law) == [.reaches(2)])
    }

    @Test(arguments: TextStyle.dynamicTypeStyles)
    func `every role has a face of Lato`(style: TextStyle) {
        let name = Brand.role(for: style).face.postScriptName
        #expect(Brand.Style.allCases.map(\.name).contains(name))
    }
}
