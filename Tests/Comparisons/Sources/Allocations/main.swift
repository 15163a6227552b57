// Scales in all styles and categories, as many times as the first argument. `.ci/resources.py` runs
// it with two counts, which must cause the same number of heap allocations.
import TypeScale

let times = Int(CommandLine.arguments.dropFirst().first ?? "") ?? 0
var sum = 0.0
let fonts = TextStyle.allCases.map { FontDescription(name: "Lato-Bold", textStyle: $0, size: 17) }
let preferred = TextStyle.allCases.map { FontDescription.system($0) }
let readers = ContentSizeCategory.allCases.map { TraitCollection(preferredContentSizeCategory: $0) }
for time in 0..<times {
    let reader = readers[time % readers.count]
    let style = TextStyle.allCases[time % TextStyle.allCases.count]
    let metrics = FontMetrics(forTextStyle: style, curve: time % 2 == 0 ? .uikit : .swiftUI)
    sum += metrics.scaledValue(for: Double(time), compatibleWith: reader)
    sum += metrics.scaledPointSize(for: 17, maximumPointSize: 40, compatibleWith: reader)
    sum += fonts[time % fonts.count].scaled(for: reader).pointSize
    sum += preferred[time % preferred.count].scaled(for: reader).pointSize
}
print(sum)
