import SwiftUI
import Testing
import TypeScaleViewTesting
import TypeScaleViews

private struct ProfileCard: View {
    let name: String

    var body: some View {
        HStack(spacing: 12) {
            Color.gray.frame(width: 44, height: 44)
            Text(name).font(.headline).lineLimit(1)
            Spacer()
            Text("12").fixedSize()
        }
        .padding()
    }
}

/// The pattern of Apple's guide: a column instead of a row at the accessibility sizes.
private struct Adaptive<Content: View>: View {
    @Environment(\.dynamicTypeSize) private var size
    @ViewBuilder let content: () -> Content

    var body: some View {
        if size.isAccessibilitySize {
            VStack(alignment: .leading) { content() }
        } else {
            HStack { content() }
        }
    }
}

private struct ScaledBox: View {
    @ScaledMetric private var side: CGFloat = 40

    var body: some View { Color.red.frame(width: side, height: side) }
}

@MainActor
struct ProblemsTests {
    private func kinds(_ findings: [ViewFinding]) -> [ViewProblem.Kind] {
        findings.map(\.problem.kind)
    }

    @Test func `a card at all sizes has its first problem with the numbers`() throws {
        let findings = problems(of: ProfileCard(name: "Gwendolyn"), widths: [320, 375])
        let finding = try #require(findings.first)
        #expect(kinds(findings) == [.truncated])
        #expect(finding.setting.size == .accessibility2 && finding.setting.width == 320)
        #expect(finding.description.contains("text \"Gwendolyn\" has"))
        #expect(finding.description.contains("next to it"))
        #expect(finding.layout.contains("truncated"))
        #expect(problems(of: ProfileCard(name: "Ada"), widths: [375]).isEmpty)
    }

    @Test func `bold text needs more room`() {
        let row = Text("Notifications and sounds").lineLimit(1)
        func width(_ isBold: Bool) -> Double {
            let widths = stride(from: 150.0, to: 260, by: 1)
            return widths.first {
                problems(of: row, widths: [$0], sizes: [.large], boldTexts: [isBold]).isEmpty
            } ?? 0
        }
        #expect(width(true) > width(false) && width(false) > 150)
    }

    @Test func `conditions, metrics and layouts are evaluated at each size`() {
        let texts = {
            Group {
                Text("Notifications")
                Text("Sounds")
            }
        }
        func nodes(_ view: some View, _ size: DynamicTypeSize) -> ViewNode {
            var environment = EnvironmentValues()
            environment.dynamicTypeSize = size
            return ViewNode(view, in: environment)
        }
        func axis(_ node: ViewNode) -> ViewNode.Axis? {
            if case .stack(let axis, _, _, let children) = node, children.count == 2 {
                axis
            } else {
                nil
            }
        }
        #expect(axis(nodes(Adaptive { texts() }, .xxxLarge)) == .horizontal)
        #expect(axis(nodes(Adaptive { texts() }, .accessibility1)) == .vertical)
        let column = AnyLayout(VStackLayout(spacing: 4))
        let row = AnyLayout(HStackLayout())
        #expect(axis(nodes(column { texts() }, .large)) == .vertical)
        #expect(axis(nodes(row { texts() }, .large)) == .horizontal)
        // 40 points at 26.2, seen at XS, L and AX5: 34.67, 40 and 112.67.
        let sides = [DynamicTypeSize.xSmall, .large, .accessibility5].map { size -> Double? in
            if case .framed(let width, _, _, _) = nodes(ScaledBox(), size) {
                width?.least
            } else {
                nil
            }
        }
        #expect(sides.map { (($0 ?? 0) * 3).rounded() } == [104, 120, 338])
    }

    @Test func `a view that fits replaces a row that does not`() {
        let row = ViewThatFits(in: .horizontal) {
            HStack {
                Text("Notifications").lineLimit(1)
                Text("Sounds").lineLimit(1)
            }
            VStack {
                Text("Notifications").lineLimit(2)
                Text("Sounds")
            }
        }
        #expect(problems(of: row, widths: [320], sizes: [.large, .accessibility3]).isEmpty)
        let plain = HStack {
            Text("Notifications").lineLimit(1)
            Text("Sounds").lineLimit(1)
        }
        #expect(!problems(of: plain, widths: [320], sizes: [.large, .accessibility3]).isEmpty)
    }

    @Test func `an image without a size is unknown, unless its size is given`() {
        let row = HStack {
            Image("logo")
            Text("Settings").lineLimit(1)
        }
        #expect(kinds(problems(of: row)).contains(.unknown))
        let size = ["logo": CGSize(width: 24, height: 24)]
        #expect(problems(of: row, sizes: [.large], imageSizes: size).isEmpty)
        #expect(problems(of: row.frame(height: 10), sizes: [.large], imageSizes: size).count == 1)
        // A symbol grows with the text.
        let symbols = HStack {
            Image(systemName: "star")
            Text("Settings").lineLimit(1)
        }
        let star = ["star": CGSize(width: 20, height: 20)]
        #expect(problems(of: symbols, widths: [320], imageSizes: star).isEmpty)
        let text = layouts(of: symbols, width: 320, sizes: [.accessibility5], imageSizes: star)
        #expect(text.contains("box: 0, 0.49, 62.35 x 62.35"))
        // In a frame, the size of an image has no effect.
        let framed = HStack {
            Image("logo").resizable().frame(width: 24, height: 24)
            Text("OK")
        }
        #expect(problems(of: framed).isEmpty)
    }

    @Test func `a view that contains itself is unknown`() {
        struct Endless: View { var body: some View { Endless() } }
        #expect(kinds(problems(of: Endless(), widths: [320], sizes: [.large])) == [.unknown])
    }

    @Test func `a word that breaks in a row is a problem, unless no layout has room for it`() {
        let row = HStack {
            Text("Notifications")
            Spacer()
            Text("Enabled")
        }
        #expect(
            kinds(problems(of: row, widths: [320], sizes: [.accessibility5])) == [.broken, .broken]
        )
        let column = VStack { Text("Notifications and sounds") }
        #expect(problems(of: column, widths: [200], sizes: [.accessibility5]).isEmpty)
    }

    @Test func `an answer within the uncertainty of a width is unknown`() {
        // Arabic in the system font is an estimate.
        let text = Text("مرحبا بالعالم").lineLimit(1)
        var (found, isClean) = (Set<ViewProblem.Kind>(), false)
        for width in stride(from: 40.0, through: 240, by: 10) {
            let kinds = kinds(
                problems(of: text, widths: [width], sizes: [.large], boldTexts: [false])
            )
            found.formUnion(kinds)
            isClean = isClean || kinds.isEmpty
        }
        #expect(found == [.truncated, .unknown] && isClean)
    }

    @Test func `text beyond a frame of its own is a problem`() {
        let fixed = Text("Notifications").fixedSize().frame(width: 50)
        #expect(kinds(problems(of: fixed, widths: [320], sizes: [.large])) == [.tooWide])
        #expect(problems(of: Text("Notifications").frame(width: 200), sizes: [.large]).isEmpty)
    }

    @Test func `each setting counts once`() {
        let texts = VStack {
            Text("Notifications").lineLimit(1)
            Text("Notifications").lineLimit(1)
        }
        let findings = problems(
            of: texts,
            widths: [50],
            sizes: [.large],
            boldTexts: [false],
            versions: [.iOS26]
        )
        #expect(findings.map(\.settingCount) == [1])
        let wide = problems(of: texts, widths: [.infinity, .nan], sizes: [.large])
        #expect(wide.first?.description.contains("nan points") == true)
    }

    @Test func `layouts are text that a review can read`() {
        let text = layouts(of: Text("Hello").padding(8), width: 320, sizes: [.large])
        #expect(text.split(separator: "\n").first == "large, 320 points")
        #expect(text.contains("text \"Hello\": 8, 8, "))
        #expect(layouts(of: Image("logo"), width: 320, sizes: [.large]).contains("unknown"))
    }
}

/// Defects that were published with their fixes, as small views of the same structure.
@MainActor
struct PublishedDefectTests {
    private func kinds(_ view: some View, widths: [Double]) -> Set<ViewProblem.Kind> {
        Set(problems(of: view, widths: widths).map(\.problem.kind))
    }

    private struct Tile: View {
        let limit: CGFloat?

        var body: some View {
            VStack(alignment: .leading) {
                Text("Rain").font(.caption)
                Text("41%").font(.largeTitle).padding(.bottom, 5)
                Text("Windy").font(.caption2)
            }
            .frame(minWidth: 100, maxWidth: 150, minHeight: 120, maxHeight: limit)
            .padding()
        }
    }

    // meshtastic/Meshtastic-Apple, pull request 2170: a tile of at most 140 points is too low.
    @Test func `a tile with a maximum height`() {
        #expect(kinds(Tile(limit: 140), widths: [182]) == [.tooTall])
        #expect(kinds(Tile(limit: nil), widths: [182]).isEmpty)
    }

    private struct Poll<Share: View>: View {
        let share: Share

        var body: some View {
            HStack {
                Color.gray.frame(height: 30)
                Spacer()
                share
            }
        }
    }

    // Dimillian/IceCubesApp, pull request 1182: a percentage breaks in a frame of 40 points.
    @Test func `a percentage in a fixed width`() {
        let text = Text("61%").font(.subheadline)
        #expect(kinds(Poll(share: text.frame(width: 40)), widths: [320]).contains(.broken))
        let fixed = ZStack(alignment: .trailing) {
            Text("100%").hidden()
            text
        }
        #expect(kinds(Poll(share: fixed), widths: [320]).isEmpty)
    }

    // Automattic/pocket-casts-ios, pull request 1422: an offer that never wraps leaves its card.
    @Test func `an offer with a fixed size`() {
        let badge = Text("Plus").font(.subheadline)
        let offer = Text("Half off your first year").font(.caption2)
        let before = VStack(alignment: .leading, spacing: 10) {
            badge
            offer.lineLimit(1).fixedSize(horizontal: true, vertical: false)
        }
        #expect(kinds(before, widths: [190, 245]) == [.tooWide])
        let after = ViewThatFits(in: .horizontal) {
            HStack(spacing: 10) {
                badge
                offer
            }
            VStack(alignment: .leading, spacing: 10) {
                badge
                offer
            }
        }
        #expect(kinds(after, widths: [190, 245]).isEmpty)
    }

    // meshtastic/Meshtastic-Apple, pull request 2170: rows of 62 points cut their texts off.
    @Test func `a row with a fixed height`() {
        let row = VStack(alignment: .leading) {
            Text("Harbor").font(.headline)
            Text("Is anybody at the lake?").font(.footnote)
        }
        #expect(!kinds(row.frame(height: 62), widths: [320]).isEmpty)
        #expect(kinds(row.frame(minHeight: 62), widths: [320]).isEmpty)
    }
}
