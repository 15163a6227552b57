import Testing
import TypeScale
import TypeScaleTesting

struct TypeSheetTests {
    private let shop = TypeSheet(of: ["body": Brand.body, "price": Brand.price], named: "Shop")

    /// A recorded sheet.
    ///
    /// The sizes are UIKit's, for body at 17 points and title 3 at 21 points.
    static let kept = """
        Shop on iOS, in points

        role          category      size   lines  tracking

        body          Brand-Regular, regular, ...40 pt
        body          XS              15    22.5    -0.176
        body          S               15    22.5    -0.176
        body          M               16      24    -0.188
        body          L               17    25.5      -0.2
        body          XL              19    28.5    -0.224
        body          XXL             20      30    -0.235
        body          XXXL            22      33    -0.259
        body          AX1             26      39    -0.306
        body          AX2             31    46.5    -0.365
        body          AX3             37    55.5    -0.435
        body          AX4             40      60    -0.471
        body          AX5             40      60    -0.471

        price         Brand-Bold, bold
        price         XS              18       -         -
        price         S               19       -         -
        price         M               20       -         -
        price         L               21       -         -
        price         XL              24       -         -
        price         XXL             25       -         -
        price         XXXL            27       -         -
        price         AX1             32       -         -
        price         AX2             37       -         -
        price         AX3             43       -         -
        price         AX4             49       -         -
        price         AX5             55       -         -

        """

    @Test func `prints a line for each font, and for each of its sizes`() {
        #expect(shop.description == Self.kept)
    }

    @Test func `a family's sheet contains its eleven roles and the added fonts`() {
        let sheet = TypeSheet(of: Brand.self).adding(Brand.price, as: "price\nin the basket")
        let lines = "\(sheet)".split(separator: "\n").map(String.init)
        #expect(lines.count == 2 + 12 * 13)
        #expect(lines.first == "Brand on iOS, in points")
        #expect(lines.contains { $0.hasPrefix("largeTitle    AX5 ") })
        #expect(lines.contains("price in the basket  Brand-Bold, bold"))
        #expect(lines.last == "price in the basket  AX5             55       -         -")
    }

    @Test func `names the platform, its table and bold text`() throws {
        let bold = TypeSheet(of: Brand.self, on: .macOS, legibilityWeight: .bold)
        let lines = "\(bold)".split(separator: "\n")
        #expect(lines.first == "Brand on macOS, bold text, in points")
        #expect(lines.contains("body          Brand-Bold, bold, ...40 pt"))
        let note = TypeSheet(of: ["note": Brand.caption1], legibilityWeight: .bold)
        #expect("\(note)".hasPrefix("Fonts on iOS, bold text, in points\n"))
        #expect("\(note)".contains("\nnote          Brand-Bold, bold\n"))
        let table = try TypeTable(named: "Ours", source: "a test") { _, _ in
            TypeTable.Sizes(pointSize: 12, lineAdvance: 14)
        }
        let ours = TypeSheet(named: "Empty", on: .iOS.typeTable(table))
        #expect("\(ours)".hasPrefix("Empty on iOS by the table Ours, in points\n"))
        #expect("\(ours)".split(separator: "\n").count == 2)
    }

    @Test func `numbers are aligned, and unknown numbers are marked`() {
        let fonts = TypeSheet(of: [
            "none": .system(.body, size: .nan),
            "huge": .system(.body, size: 1e300).fixed().tracking(.points(-0.0001)),
            "wide": .system(.body, size: 123_456_789.5).fixed(),
            "title": .system(.extraLargeTitle),
        ])
        let lines = "\(fonts)".split(separator: "\n")
        func row(_ role: String) -> Substring? {
            lines.first { $0.hasPrefix(role) && $0.dropFirst(14).hasPrefix("AX5 ") }?.dropFirst(22)
        }
        #expect(row("none") == "       nan       -         -")
        #expect(row("huge") == "    1e+300       -         0")
        #expect(row("wide") == "123456789.5       -         -")
        #expect(row("title") == "        36       -         -  unknown size")
    }

    @Test func `ignores empty lines and trailing spaces`() {
        #expect(shop.difference(from: Self.kept) == nil)
        #expect(shop.difference(from: "\n\n" + Self.kept + " \n") == nil)
        let compact = Self.kept.split(separator: "\n").joined(separator: " \t\r\n")
        #expect(shop.difference(from: compact) == nil)
        #expect(shop.difference(from: " " + Self.kept) != nil)
    }

    @Test func `a difference contains changed lines, their context and the arithmetic`() {
        let capped = TypeSheet(
            of: ["body": Brand.body.maximumPointSize(38), "price": Brand.price],
            named: "Shop"
        )
        #expect(
            capped.difference(from: Self.kept) == """
                Shop on iOS, in points: 3 lines are not as expected
                  role          category      size   lines  tracking
                - body          Brand-Regular, regular, ...40 pt
                + body          Brand-Regular, regular, ...38 pt
                  body          AX3             37    55.5    -0.435
                - body          AX4             40      60    -0.471
                + body          AX4             38      57    -0.447
                      17 x 56 / 22 = 43.273, rounded to 43, capped at 38; body at AX4 on iOS, derived
                - body          AX5             40      60    -0.471
                + body          AX5             38      57    -0.447
                      17 x 62 / 22 = 47.909, rounded to 48, capped at 38; body at AX5 on iOS, derived
                """
        )
    }

    /// Checks that a heading and a line with a size never replace each other.
    @Test func `distinguishes missing lines from changed lines`() throws {
        let name = "price         Brand-Bold, bold\n"
        let kept = Self.kept.replacing(name, with: "").replacing("   18 ", with: "   17 ")
        let difference = try #require(shop.difference(from: kept))
        #expect(
            difference.hasSuffix(
                """
                - price         XS              17       -         -
                + price         XS              18       -         -
                      21 x 22 / 25 = 18.48, rounded to 18; title3 at XS on iOS, derived
                + price         Brand-Bold, bold
                """
            )
        )
    }

    @Test func `reports added and removed roles`() throws {
        let more = shop.adding(.system(.body), as: "note")
        let added = try #require(more.difference(from: Self.kept))
        #expect(added.hasPrefix("Shop on iOS, in points: 13 lines are not"))
        #expect(added.contains("\n  price         AX5 "))
        #expect(added.contains("\n+ note          XS "))
        #expect(!added.contains("\n- "))
        let removed = try #require(
            TypeSheet(of: ["body": Brand.body], named: "Shop").difference(from: Self.kept)
        )
        #expect(removed.split(separator: "\n").count == 1 + 1 + 13)
        #expect(removed.contains("\n- price         AX5 "))
        #expect(!removed.contains("\n+ "))
    }

    @Test func `an empty expectation reports the whole sheet`() {
        #expect(shop.difference(from: " \n")?.hasSuffix("\n\n" + Self.kept) == true)
    }
}
