import SwiftUI
import Testing

// Shapes of code that design systems contain.

private enum Typography {
    static let regular = "Studio-Regular"
    static let title = Font.custom(regular, size: 28, relativeTo: .title).weight(.bold)
    static let fine: Font = .custom(regular, fixedSize: 11)
    static let code = Font.system(.footnote, design: .monospaced).weight(.medium)
    static let digits = Font.system(size: 12, weight: .semibold, design: .rounded).monospacedDigit()
}

private enum Role: String, CaseIterable {
    case display, text

    var textStyle: Font.TextStyle {
        switch self {
        case .display: return .largeTitle
        case .text: return .body
        }
    }

    var font: Font { .custom("Studio-\(self == .display ? "Bold" : "Regular")", size: size) }
    var size: CGFloat { self == .display ? 34 : 17 }
}

extension Font.TextStyle {
    fileprivate var uiTextStyle: UIFont.TextStyle {
        switch self {
        case .largeTitle: return .largeTitle
        case .title: return .title1
        case .title2: return .title2
        case .title3: return .title3
        case .headline: return .headline
        case .subheadline: return .subheadline
        case .body: return .body
        case .callout: return .callout
        case .footnote: return .footnote
        case .caption: return .caption1
        case .caption2: return .caption2
        default: return .body
        }
    }
}

extension Font.TextStyle {
    // On iOS, both forms compile without a warning.
    fileprivate var isTitle: Bool {
        switch self {
        case .largeTitle, .title, .title2, .title3: true
        case .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2: false
        @unknown default: false
        }
    }
}

extension UIFont.Weight {
    fileprivate init(_ weight: Font.Weight) {
        switch weight {
        case .ultraLight: self = .ultraLight
        case .semibold: self = .semibold
        case .bold: self = .bold
        default: self = .regular
        }
    }
}

private struct Scaled: ViewModifier {
    @Environment(\.sizeCategory) var sizeCategory
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize: DynamicTypeSize
    @Environment(\.legibilityWeight) private var legibilityWeight
    @ScaledMetric(relativeTo: .title) private var spacing: CGFloat = 10
    @ScaledMetric var padding = 8.0
    var role: Role

    func body(content: Content) -> some View {
        let size = UIFontMetrics(forTextStyle: role.textStyle.uiTextStyle)
            .scaledValue(for: role.size)
        return
            content
            .font(.custom("Studio-Regular", size: size))
            .lineSpacing(dynamicTypeSize.isAccessibilitySize ? spacing : 0)
            .padding(.vertical, padding)
            .accessibilityAddTraits(role == .display ? .isHeader : [])
            .minimumScaleFactor(sizeCategory > .extraExtraLarge ? 0.8 : 1)
    }
}

extension View {
    fileprivate func scaled(_ role: Role) -> some View { self.modifier(Scaled(role: role)) }
}

extension Text {
    fileprivate func fine() -> Text {
        self.font(Typography.fine).kerning(0.2).foregroundColor(.secondary)
    }
}

private struct Row: View, Identifiable {
    let id: Int
    var title: LocalizedStringKey
    @State private var isOn = false
    @Binding var count: Int

    @ViewBuilder private var badge: some View {
        if count > 0 {
            Text("\(count)").font(Typography.digits)
        } else {
            EmptyView()
        }
    }

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 4) {
            Image(systemName: "star")
            Text(title).font(Role.text.font).bold(isOn)
            Spacer()
            badge
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityLabel("Row")
    }
}

struct Gallery_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ForEach(Role.allCases, id: \.self) { role in
                Text(role.rawValue).scaled(role)
            }
            Row(id: 1, title: "One \(1)", count: .constant(2))
                .environment(\.sizeCategory, .accessibilityMedium)
                .previewDisplayName("AX1")
        }
        .preferredColorScheme(.dark)
    }
}

@MainActor
struct DesignSystemIdioms {
    @Test func `previews are views`() {
        let walk = TextWalk(Gallery_Previews.previews, in: EnvironmentValues())
        #expect(walk.texts.map(\.string) == ["display", "text", "One 1", "2"])
        #expect(walk.texts.last?.environment.dynamicTypeSize == .accessibility1)
        #expect(walk.texts.last?.font == Typography.digits)
        #expect(walk.texts.first?.environment.colorScheme == .dark)
    }

    @Test func `modifiers of a text return a text`() {
        let text: Text = Text("A").fine() + Text(verbatim: "B").bold().italic()
        let texts = TextWalk(text.font(.title), in: EnvironmentValues()).texts
        #expect(texts.map(\.string) == ["A", "B"])
        #expect(texts.map(\.font) == [Typography.fine, .title.italic().bold()])
        #expect(texts.map(\.tracking) == [0.2, 0])
    }

    @Test func `fonts are compared and stored`() {
        let fonts: Set<Font> = [.body, .system(.body), .caption, .system(size: 12)]
        #expect(fonts.count == 3)
        #expect(Font.custom("A", size: 1, relativeTo: .body) != .custom("A", fixedSize: 1))
        #expect(Font(UIFont.systemFont(ofSize: 12)) == Font(UIFont.systemFont(ofSize: 12)))
        #expect(Typography.title != Typography.code)
        let make: (CGFloat, Font.Weight, Font.Design) -> Font = Font.system(size:weight:design:)
        #expect(make(12, .bold, .serif) == .system(size: 12, weight: .bold, design: .serif))
        #expect(UIFont.Weight(Font.Weight.semibold) == .semibold)
        #expect(Font.TextStyle.allCases.count == 11)
    }

    @Test func `SwiftUI brings UIKit's labels`() {
        let label = UILabel()
        label.text = "A"
        let width = "A".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        #expect(abs(label.intrinsicContentSize.width - width) < 1)
        #expect(Font.TextStyle.allCases.filter(\.isTitle).count == 4)
    }

    @Test func `other values have SwiftUI's names`() {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(insets.leading == 2 && insets != EdgeInsets())
        #expect(Edge.Set.horizontal == [.leading, .trailing])
        #expect(Edge.Set.all.contains(.top) && Edge.allCases.count == 4)
        #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
        var traits: AccessibilityTraits = [.isHeader]
        #expect(traits.insert(.isHeader).inserted == false && traits.insert(.isButton).inserted)
        #expect(traits == [.isButton, .isHeader] && traits.remove(.isLink) == nil)
        #expect(traits.subtracting(.isHeader) == .isButton && AccessibilityTraits().isEmpty)
        #expect(TextAlignment.allCases == [.leading, .center, .trailing])
        #expect(Color(red: 1, green: 0, blue: 0) == Color(UIColor.red))
        #expect(UIColor(Color.primary) == .label)
        #expect(Color.black.opacity(0.5) == Color(white: 0, opacity: 0.5))
        var attributed = AttributedString("styled")
        attributed.font = .title
        attributed.foregroundColor = .red
        #expect(TextWalk(Text(attributed), in: EnvironmentValues()).texts.map(\.font) == [.title])
    }
}
