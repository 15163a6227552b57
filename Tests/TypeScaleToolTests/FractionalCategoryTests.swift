import Testing
import TypeScale

@testable import TypeScaleTool

struct FractionalCategoryTests {
    @Test func `a category's factor is at the category`() {
        for category in ContentSizeCategory.allCases {
            let position = FractionalCategory(fontScale: category.fontScale)
            #expect(position?.description == category.shortName)
        }
        for odd in [0, -1, .nan, .infinity] as [Double] {
            #expect(FractionalCategory(fontScale: odd) == nil)
        }
    }

    @Test func `positions lie between categories and increase with the factor`() throws {
        var last = -1.0
        for hundredths in 60...340 {
            let factor = Double(hundredths) / 100
            let place = try #require(FractionalCategory(fontScale: factor))
            let index = try #require(ContentSizeCategory.allCases.firstIndex(of: place.lower))
            #expect(Double(index) + place.fraction >= last)
            last = Double(index) + place.fraction
            #expect(place.lower <= place.upper)
            #expect(0..<1 ~= place.fraction)
        }
        #expect(last == 11)
        let between = try #require(FractionalCategory(fontScale: 20.0 / 17))
        #expect(between.lower == .extraLarge)
        #expect(between.upper == .extraExtraLarge)
        #expect("\(between)" == "XL + 0.5")
        let almost = try #require(FractionalCategory(fontScale: 20.999 / 17))
        #expect("\(almost)" == "XXL")
    }
}
