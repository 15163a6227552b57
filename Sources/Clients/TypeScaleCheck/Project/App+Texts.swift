import TypeScale
import TypeScaleCode
import TypeScaleDiagnostics
import TypeScaleFonts
import TypeScaleLocalization

/// The texts that code shows, and the boxes of those whose box the code states.
struct ShownTexts {
    /// The texts in boxes with limits.
    var boxed: [(content: TextContent, box: TextBox)] = []
    /// The number of texts in SwiftUI code.
    var count = 0
    /// The number of texts that wrap, in what grows with them.
    var wrappingCount = 0
}

extension App {
    /// The views of SwiftUI that truncate their title if it does not fit.
    ///
    /// A `Label` is left out, because menus and toolbars can show only its symbol.
    private static let boxedViews: Set = ["Text", "Button", "Link"]

    /// The width of the widest iPhone, in points.
    ///
    /// Source: [Layout](https://developer.apple.com/design/human-interface-guidelines/layout).
    private static let widestPhone = Slot.Width("the widest iPhone", points: 440)

    /// Returns the texts that code shows on an iPhone.
    ///
    /// - Parameter faces: The faces that can be measured, by their PostScript names.
    /// - Returns: The texts in boxes with limits, and the numbers of texts.
    func shownTexts(measuring faces: NameDictionary<Typeface>) -> ShownTexts {
        var texts = ShownTexts()
        for (index, file) in files.enumerated() where file.system == .iOS {
            for (number, site) in file.views.enumerated() where ViewContent.showsTitle(site.name) {
                texts.count += 1
                let view = ViewReference(file: index, view: number)
                guard !isRedacted(view) else { continue }
                let space = TextSpace(of: view, in: self)
                let isLimited = (space.lineLimit ?? 0) > 0 || space.height.isFinite
                if space.wraps, !isLimited { texts.wrappingCount += 1 }
                guard Self.boxedViews.contains(site.name), !space.isUnknown,
                    let title = views[index][number].title, let place = file.places[site.root.range]
                else { continue }
                for font in font(of: view).descriptions ?? [] {
                    guard var slot = slot(font, space, faces) else { continue }
                    slot.largestCategory = cap(of: view)
                    texts.boxed.append((title, TextBox(place: place, slot: slot)))
                }
            }
        }
        addLabels(&texts, faces)
        return texts
    }

    private func addLabels(_ texts: inout ShownTexts, _ faces: NameDictionary<Typeface>) {
        for (key, content, place, file) in labelTexts where !labels.setsUnnamed(inFile: file) {
            guard let label = labels[key], label.isCreated, !label.hasUnknownFont,
                let lineLimit = label.lineLimit, !scrolls(label)
            else { continue }
            for font in label.fonts.compactMap(\.description) {
                let factor = label.shrinks ? label.minimumScaleFactor ?? 0 : 1
                guard
                    var slot = slot(
                        font,
                        width: label.width,
                        height: label.height,
                        lineLimit: lineLimit,
                        minimumScaleFactor: factor,
                        faces
                    )
                else { continue }
                slot.largestCategory = label.cap
                texts.boxed.append((content, TextBox(place: place, slot: slot)))
            }
        }
    }

    /// Returns whether a label scrolls to the end of its text.
    private func scrolls(_ label: LabelTable.Label) -> Bool {
        guard let type = label.type else { return false }
        return ["UITextView", "UITextField"].contains { table.inherits(type, from: $0) }
    }

    private func slot(
        _ font: FontDescription,
        _ space: TextSpace,
        _ faces: NameDictionary<Typeface>
    ) -> Slot? {
        slot(
            font,
            width: space.width,
            height: space.height,
            lineLimit: space.lineLimit ?? 0,
            minimumScaleFactor: space.minimumScaleFactor ?? 1,
            faces
        )
    }

    private func slot(
        _ font: FontDescription,
        width: Double,
        height: Double,
        lineLimit: Int,
        minimumScaleFactor: Double,
        _ faces: NameDictionary<Typeface>
    ) -> Slot? {
        // Text wraps in any number of lines, and without a minimum, it shrinks until it fits.
        guard lineLimit > 0 || height.isFinite, minimumScaleFactor > 0, width > 0, height > 0 else {
            return nil
        }
        var slot = Slot("", keys: [], width: width, font: font)
        if width.isInfinite { slot.widths = [Self.widestPhone] }
        slot.lineLimit = lineLimit
        if lineLimit != 1, height.isFinite { slot.limitHeight(height) }
        slot.minimumScaleFactor = min(minimumScaleFactor, 1)
        return slot.canMeasure(faces) ? slot : nil
    }
}
