import TypeScaleLayout

/// The boxes of a slot, one for each of its widths, on one platform.
final class SlotBoxes: Sendable {
    let slot: Slot
    let boxes: [LabelBox]

    init(
        _ slot: Slot,
        on platform: Platform,
        _ settings: [TextSizeStep],
        curve: ScalingCurve?,
        fonts: some FontProvider,
        fallbacks: [Typeface],
        chance: Double = 0.95
    ) throws(FontNotFound) {
        var slot = slot
        // A slot without widths has no limit.
        if slot.widths.isEmpty { slot.width = .infinity }
        self.slot = slot
        let traits = TraitCollection(
            legibilityWeight: slot.usesBoldText ? .bold : nil,
            platform: platform
        )
        let font = curve.map { slot.font.curve($0) } ?? slot.font
        boxes = try slot.widths.map { width throws(FontNotFound) in
            try LabelBox(
                font,
                width: slot.innerWidth(width),
                height: slot.innerHeight,
                lineLimit: slot.effectiveLineLimit,
                minimumScaleFactor: slot.minimumScaleFactor,
                settings: settings,
                traits: traits,
                fonts: fonts,
                fallbacks: fallbacks,
                chance: chance
            )
        }
    }

    /// Returns the result for each width, with the settings that the slot counts.
    ///
    /// Without a language, lines break as in an unknown one.
    func fits(_ text: String, _ language: String?) throws(FontError) -> [Fit] {
        let direction = ParagraphStyle.Direction(languageCode: language ?? "")
        return try boxes.map { box throws(FontError) in
            let fit = try box.fit(text, language: language, direction: direction)
            return box.hasTextSizes ? fit.counting { $0.counts(in: slot) } : fit
        }
    }
}

extension SlotBoxes: Hashable {
    static func == (first: SlotBoxes, second: SlotBoxes) -> Bool { first.slot == second.slot }

    func hash(into hasher: inout Hasher) { hasher.combine(slot) }
}

extension [Fit] {
    /// The worst answer for any width.
    var verdict: Fit.Verdict { map(\.verdict).max() ?? .fits }

    /// The index of the width that is too small first, or 0 if the text fits all widths.
    var worstIndex: Int {
        indices.min {
            self[$0].firstFailureIndex ?? .max < self[$1].firstFailureIndex ?? .max
        } ?? 0
    }

    /// Returns the results without the settings with which another text does not fit either.
    ///
    /// An array without results is for a text that fits.
    func excluding(_ other: [Fit]) -> [Fit] {
        other.isEmpty ? self : zip(self, other).map { $0.excluding($1) }
    }
}
