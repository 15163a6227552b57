import Testing
import TypeScale
import TypeScaleTesting

/// Tests each law with fonts that obey and violate the law.
struct TypeLawTests {
    private func problems(
        _ font: FontDescription,
        _ law: TypeLaw,
        on platform: Platform = .iOS
    ) -> [String] {
        TypeSheet(of: ["note": font], on: platform).problems(against: [law]).map(\.description)
    }

    @Test(
        arguments: [.iOS, .tvOS, .macOS, .watchOS(.mm38), .watchOS(.mm49)] as [Platform],
        [nil, .bold] as [TraitCollection.LegibilityWeight?]
    )
    func `the platforms' own fonts and unlimited families obey the laws`(
        platform: Platform,
        weight: TraitCollection.LegibilityWeight?
    ) {
        var system = TypeSheet(on: platform, legibilityWeight: weight)
        for style in TextStyle.allCases { system = system.adding(.system(style), as: "\(style)") }
        expectNoProblems(in: system)
        let isWatch = platform.name == "watchOS"
        let laws = TypeLaw.standard.filter { $0 != .neverShrinks || !isWatch }
        let brand = TypeSheet(of: Brand.self, on: platform, legibilityWeight: weight)
        expectNoProblems(in: brand, against: laws)
    }

    /// Uses Apple's line advances for title 2: 34.5, 41, 37.5.
    @Test func `title 2 on a watch shrinks from AX1 to AX2`() {
        let problems = TypeSheet(of: Brand.self, on: .watchOS(.mm41)).problems()
        #expect(problems.map(\.role) == ["title2"])
        #expect(problems.map(\.law) == [.neverShrinks])
        #expect(problems.first?.fonts.map { $0.traits.category.shortName } == ["AX1", "AX2"])
    }

    @Test func `reports text that shrinks at a larger category`() throws {
        let table = try TypeTable(named: "Ours", source: "a test") { _, category in
            let size = category == .extraLarge ? 16.0 : 18
            return TypeTable.Sizes(pointSize: size, lineAdvance: size)
        }
        let platform = Platform.iOS.typeTable(table)
        #expect(
            problems(.system(.body), .neverShrinks, on: platform) == [
                "note shrinks from 18 pt at L to 16 pt at XL "
                    + "(18 points, from the table; body at L on iOS by the table Ours, stated"
                    + " | 16 points, from the table; body at XL on iOS by the table Ours, stated)"
            ]
        )
        #expect(problems(.system(.body).fixed(), .neverShrinks, on: platform) == [])
        let first = try TypeTable(named: "First", source: "a test") { _, category in
            let size = category == .extraSmall ? 18.0 : 16
            return TypeTable.Sizes(pointSize: size, lineAdvance: size)
        }
        #expect(
            problems(.system(.body), .neverShrinks, on: .iOS.typeTable(first)).first?
                .hasPrefix("note shrinks from 18 pt at XS to 16 pt at S") == true
        )
    }

    @Test func `reports text below the minimum size`() {
        let small = FontDescription.system(.caption1, size: 11)
        #expect(
            problems(small, .atLeast(11)) == [
                "note has 9 pt at XS, less than 11 "
                    + "(11 x 13 / 16 = 8.938, rounded to 9; caption1 at XS on iOS, derived)"
            ]
        )
        #expect(problems(small.minimumPointSize(11), .atLeast(11)) == [])
        #expect(problems(.system(.body, size: .nan), .atLeast(11)).count == 1)
    }

    @Test func `reports limits, curves and fixed sizes that stop growth`() {
        let capped = FontDescription.system(.body).maximumPointSize(30)
        #expect(
            problems(capped, .reaches(2)) == [
                "note stops at 30 pt, 176 % of its 17 pt at L, short of 200 % "
                    + "(53 points, from the table, capped at 30; body at AX5 on iOS, measured)"
            ]
        )
        #expect(problems(capped, .reaches(1.75)) == [])
        #expect(problems(capped.maximumPointSize(20), .reaches(1.75)).count == 1)
        #expect(problems(.system(.body).maximumPointSize(34), .reaches(2)) == [])
        let category = FontDescription.system(.body).limited(to: .categories(...(.extraLarge)))
        #expect(problems(category, .reaches(2)).first?.contains("limited from AX5") == true)
        #expect(problems(.system(.body, size: 17).fixed(), .reaches(2)).count == 1)
        #expect(problems(.system(.body, size: .nan), .reaches(2)).count == 1)
    }

    @Test func `accepts the platform's maximum size, but not a lower maximum`() throws {
        #expect(problems(.system(.largeTitle, size: 34), .reaches(2)) == [])
        #expect(problems(.system(.largeTitle, size: 34).curve(.swiftUI), .reaches(2)) == [])
        let capped = FontDescription.system(.largeTitle, size: 34).maximumPointSize(50)
        #expect(problems(capped, .reaches(2)).count == 1)
        #expect(problems(.system(.body, size: 17).fixed(), .reaches(2), on: .macOS) == [])
        // In this table, the preferred font doesn't scale, although UIFontMetrics does.
        let table = try TypeTable(named: "Ours", source: "a test") { _, category in
            TypeTable.Sizes(pointSize: 17, lineAdvance: category > .large ? 44 : 22)
        }
        let platform = Platform.iOS.typeTable(table)
        #expect(problems(.system(.body, size: 17).fixed(), .reaches(2), on: platform) == [])
    }

    @Test func `reports line heights smaller than the text`() {
        let tight = FontDescription.system(.body, size: 17).lineHeight(.multiple(0.9))
        #expect(
            problems(tight, .linesHoldText) == [
                "note has 15 pt at XS in lines of 13.5 "
                    + "(17 x 19 / 22 = 14.682, rounded to 15; body at XS on iOS, derived)"
            ]
        )
        #expect(problems(tight.lineHeight(.multiple(1)), .linesHoldText) == [])
        #expect(problems(tight.lineHeight(nil), .linesHoldText) == [])
    }

    @Test func `reports a limit below the design size`() {
        let font = FontDescription.system(.body, size: 17)
        #expect(
            problems(font.maximumPointSize(16), .capsAboveBase) == [
                "note is already limited to 16 pt at L "
                    + "(17 x 22 / 22 = 17, capped at 16; body at L on iOS, derived)"
            ]
        )
        #expect(problems(font.maximumPointSize(17), .capsAboveBase) == [])
        #expect(problems(font.limited(to: .factors(maximum: 0.9)), .capsAboveBase).count == 1)
        let small = font.limited(to: .categories(...(.medium)))
        #expect(problems(small, .capsAboveBase).first?.contains("limited from L") == true)
        #expect(problems(small, .capsAboveBase, on: .watchOS(.mm38)) == [])
    }

    @Test func `reports faces of other families or weights`() {
        let law = [TypeLaw.facesOfFamily]
        let brand = TypeSheet(of: Brand.self)
        let foreign = brand.adding(
            FontDescription(name: "Lato-Bold", textStyle: .body),
            as: "quote"
        )
        .adding(.system(.body), as: "note")
        let reports = foreign.problems(against: law).map(\.description)
        #expect(reports.count == 2)
        #expect(
            reports.first?.hasPrefix("quote is set in Lato-Bold, which is not a face of Brand")
                == true
        )
        #expect(
            reports.last?.hasPrefix("note is set in system, which is not a face of Brand") == true
        )
        let light = FontDescription(name: "Brand-Bold", textStyle: .body, weight: .light)
        #expect(
            brand.adding(light, as: "quote").problems(against: law).first?.description
                .hasPrefix("quote uses Brand-Bold as light, which Brand declares bold") == true
        )
        let other = Brand.body.boldTextFace(.named("Lato-Black"))
        #expect(
            brand.adding(other, as: "quote").problems(against: law).first?.description
                .hasPrefix("quote is set, for bold text, in Lato-Black, which is not a face")
                == true
        )
        #expect(TypeSheet(of: ["quote": other]).problems(against: law) == [])
    }

    /// The titles of Thumbprint, the design system of Thumbtack, as in its file of tokens.
    private let thumbprint = TypeSheet(
        of: [
            "title1": .system(.headline, size: 28), "title2": .system(.subheadline, size: 24),
            "title3": .system(.title1, size: 22), "title4": .system(.title2, size: 20),
            "title5": .system(.title3, size: 18),
        ]
    )

    @Test func `reports roles that are in the wrong order`() {
        let law = TypeLaw.ordered(["title1", "title2", "title3", "title4", "title5"])
        let problems = thumbprint.problems(against: [law])
        #expect(
            problems.map(\.description) == [
                "title2 is smaller than title3 at XS: 19 pt against 20 pt at XS "
                    + "(24 x 16 / 20 = 19.2, rounded to 19; subheadline at XS on iOS, derived"
                    + " | 22 x 31 / 34 = 20.059, rounded to 20; title1 at XS on iOS, derived)",
                "title3 is smaller than title4 at AX2, AX4, AX5: 44 pt against 47 pt at AX5 "
                    + "(22 x 68 / 34 = 44; title1 at AX5 on iOS, derived"
                    + " | 20 x 66 / 28 = 47.143, rounded to 47; title2 at AX5 on iOS, derived)",
            ]
        )
        #expect(problems.map(\.role) == ["title2", "title3"])
        #expect(problems.last?.fonts.map(\.pointSize) == [44, 47])
        #expect(thumbprint.problems(against: [.ordered(["title1", "title2"])]) == [])
        #expect(thumbprint.problems(against: [.ordered(["title1", "title1"])]) == [])
        #expect(thumbprint.problems(against: [.ordered([])]) == [])
    }

    @Test func `reports a role without a size, or that the sheet does not contain`() {
        let sheet = thumbprint.adding(.system(.body, size: .nan), as: "none")
        let problems = sheet.problems(against: [.ordered(["title1", "none", "title9"])])
        #expect(problems.map(\.role) == ["title9", "title1"])
        #expect(problems.first?.description == "title9 is not in the sheet")
        #expect(problems.first?.fonts == [])
    }

    @Test func `a problem has its law, role and fonts`() throws {
        let sheet = TypeSheet(of: ["note": .system(.body, size: 9)])
        let problem = try #require(sheet.problems(against: TypeLaw.standard + [.atLeast(11)]).first)
        #expect(problem.law == .atLeast(11))
        #expect(problem.role == "note")
        #expect(problem.fonts.map(\.pointSize) == [8])
        #expect(!TypeLaw.standard.contains(.atLeast(11)))
    }
}
