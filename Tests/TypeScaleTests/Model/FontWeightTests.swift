import Testing
import TypeScale

struct FontWeightTests {
    private static let named: [FontWeight] = [
        .thin, .extraLight, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    @Test func `has nine names, lightest first`() {
        #expect(Self.named.sorted() == Self.named)
        #expect(Set(Self.named).count == 9)
    }

    @Test func `accepts only OpenType's scale`() {
        for number in [1, 100, 350.5, 1000] { #expect(FontWeight(rawValue: number) != nil) }
        for number in [0, 0.999, 1000.1, -400, .nan, .infinity, -.infinity] {
            #expect(FontWeight(rawValue: number) == nil)
        }
        #expect(FontWeight(rawValue: 350)?.description == "350")
        #expect(FontWeight(rawValue: 600)?.description == "semibold")
    }

    @Test func `reads its own descriptions`() {
        for weight in Self.named { #expect(FontWeight(weight.description) == weight) }
        #expect(FontWeight("350")?.rawValue == 350)
        for text in ["", "Bold", "0", "1001", "nan", "heavy "] { #expect(FontWeight(text) == nil) }
    }

    @Test func `every number has a nearest weight`() {
        let numbers: [Double] = [-.infinity, 0, 1, 350.5, 1000, 1001, .infinity, .nan]
        let weights = numbers.map { FontWeight(clamping: $0).rawValue }
        #expect(weights == [1, 1, 1, 350.5, 1000, 1000, 1000, 400])
    }

    /// Verifies the steps measured on iOS, which are one for the three lightest weights and two for
    /// others.
    @Test func `Bold Text increases weights by the measured steps`() {
        let heavier: [FontWeight] = [
            .extraLight, .light, .regular, .semibold, .bold, .heavy, .black, .black, .black,
        ]
        #expect(Self.named.map(\.heavierForBoldText) == heavier)
    }

    @Test func `Bold Text never makes a weight lighter or changes the order`() {
        let weights = (1...1000).compactMap { FontWeight(rawValue: Double($0)) }
        let bold = weights.map(\.heavierForBoldText)
        #expect(weights.count == 1000)
        #expect(zip(weights, bold).allSatisfy { $0 <= $1 })
        #expect(zip(bold, bold.dropFirst()).allSatisfy { $0 <= $1 })
    }
}
