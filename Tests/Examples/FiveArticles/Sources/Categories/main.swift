// A size for each category, and the system's own size for the rest.
import SwiftUI
import TypeScale
import TypeScaleSwiftUI

// 1. With SwiftUI's calls: a function of the category in the view's environment.
extension Font {
    static func note(for category: SwiftUI.ContentSizeCategory) -> Font {
        let size = UIFont.preferredFont(forTextStyle: .body).pointSize
        switch category {
        case .extraLarge: return .system(size: size + 1)
        case .extraExtraLarge: return .system(size: size + 2)
        case .extraExtraExtraLarge: return .system(size: size + 3)
        case .extraSmall, .small, .medium, .large: return .system(size: size)
        default: return .body
        }
    }
}

// 2. With TypeScale: a curve.
enum Brand {
    static let note = Result {
        let curve = try ScalingCurve.table(startingFrom: .body) { category, systemSize in
            switch category {
            case .extraLarge: systemSize + 1
            case .extraExtraLarge: systemSize + 2
            case .extraExtraExtraLarge: systemSize + 3
            default: systemSize
            }
        }
        return FontDescription.system(.body).curve(curve)
    }
}

struct Note: View {
    @Environment(\.sizeCategory) private var sizeCategory
    let description: FontDescription

    var body: some View {
        VStack {
            Text("with the category").font(.note(for: sizeCategory))
            Text("with a curve").font(description)
        }
    }
}

let description = try Brand.note.get()
for size in DynamicTypeSize.allCases {
    let sizes = effectiveFonts(of: Note(description: description), at: size)
        .map { "\($0.scaledFont.pointSize)" }
    print(TypeScale.ContentSizeCategory(size).shortName, sizes.joined(separator: " "))
}
