import SwiftUI
import Testing

// A body size that grows by a point per category, from `UIFont` and `UIApplication`. The file
// imports UIKit's names only through SwiftUI, as on iOS.
extension Font {
    static var customBody: Font {
        let defaultBodySize = UIFont.preferredFont(forTextStyle: .body).pointSize
        let preferredSize = UIApplication.shared.preferredContentSizeCategory

        switch preferredSize {
        case .extraSmall, .small, .medium, .large: return .system(size: defaultBodySize)
        case .extraLarge: return .system(size: defaultBodySize + 1)
        default: return .body
        }
    }

    static func customBody(for sizeCategory: ContentSizeCategory) -> Font {
        let defaultBodySize = UIFont.preferredFont(forTextStyle: .body).pointSize

        switch sizeCategory {
        case .extraSmall, .small, .medium:
            return .system(size: defaultBodySize)
        case .large:
            return .system(size: defaultBodySize)
        case .extraLarge:
            return .system(size: defaultBodySize + 1)
        case .extraExtraLarge:
            return .system(size: defaultBodySize + 2)
        case .extraExtraExtraLarge:
            return .system(size: defaultBodySize + 3)
        default:
            return .body
        }
    }
}

private struct ContentView: View {
    @Environment(\.sizeCategory) var sizeCategory

    var body: some View {
        VStack {
            Text("Default body size")
                .font(.body)
            Text("Custom body size")
                .font(.customBody(for: sizeCategory))
        }
    }
}

// A style dictionary in the environment, which a modifier reads.
private struct Styles {
    var names: [Font.TextStyle: String] = [:]

    func font(for style: Font.TextStyle) -> Font {
        names[style].map { .custom($0, size: 17, relativeTo: style) } ?? .system(style)
    }
}

private struct StylesKey: EnvironmentKey {
    static let defaultValue = Styles()
}

extension EnvironmentValues {
    fileprivate var styles: Styles {
        get { self[StylesKey.self] }
        set { self[StylesKey.self] = newValue }
    }
}

private struct StyleModifier: ViewModifier {
    @Environment(\.styles) private var styles
    let textStyle: Font.TextStyle

    func body(content: Content) -> some View {
        content.font(styles.font(for: textStyle))
    }
}

extension View {
    fileprivate func styled(_ textStyle: Font.TextStyle) -> some View {
        modifier(StyleModifier(textStyle: textStyle))
    }
}

@MainActor
struct ArticleIdioms {
    private func texts(of view: some View, at size: DynamicTypeSize) -> [RecordedText] {
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = size
        return TextWalk(view, in: environment).texts
    }

    @Test func `a view chooses a font by the category in its environment`() {
        // The preferred body font already follows the reader: 14 points at XS, and 23 at XXXL. The
        // article adds 3 points to the latter.
        for (size, points) in [(DynamicTypeSize.xSmall, 14.0), (.large, 17), (.xxxLarge, 26)] {
            let texts = texts(of: ContentView(), at: size)
            #expect(texts.map(\.string) == ["Default body size", "Custom body size"])
            #expect(texts.map(\.font) == [.body, .system(size: points)])
        }
        #expect(texts(of: ContentView(), at: .accessibility1).map(\.font) == [.body, .body])
        #expect(texts(of: Text("").font(.customBody), at: .large).count == 1)
    }

    @Test func `a modifier reads a custom value of the environment`() {
        let view = VStack {
            Text("Headline").styled(.headline)
            Text("Plain").styled(.body)
        }
        let styles = Styles(names: [.headline: "Studio-Bold"])
        let texts = texts(of: view.environment(\.styles, styles), at: .large)
        let brand = Font.custom("Studio-Bold", size: 17, relativeTo: .headline)
        #expect(texts.map(\.font) == [brand, .body])
        #expect(self.texts(of: view, at: .large).map(\.font) == [.headline, .body])
    }
}
