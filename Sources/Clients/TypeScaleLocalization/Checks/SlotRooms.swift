import TypeScaleLayout

/// The rooms of a slot, one for each of its widths, on one platform.
final class SlotRooms: Sendable {
    let slot: Slot
    let rooms: [TextRoom]
    /// The settings of the readers, in ascending order.
    let settings: [ReaderSetting]
    /// The settings that the slot counts, as a set of bits.
    let counted: UInt32

    init(
        _ slot: Slot,
        on platform: Platform,
        _ settings: [ReaderSetting],
        curve: ScalingCurve?,
        resolver: FontResolver,
        fallbacks: [Typeface]
    ) throws(FontNotFound) {
        self.slot = slot
        self.settings = settings
        let readers = settings.map { $0.traits(on: platform, boldText: slot.usesBoldText) }
        let font = curve.map { slot.font.curve($0) } ?? slot.font
        rooms = try slot.widths.map { width throws(FontNotFound) in
            try TextRoom(
                font,
                width: slot.innerWidth(width),
                height: slot.innerHeight,
                lineLimit: slot.lines,
                minimumScaleFactor: slot.minimumScaleFactor,
                readers: readers,
                resolver: resolver,
                fallbacks: fallbacks
            )
        }
        var counted: UInt32 = 0
        for (index, setting) in settings.prefix(32).enumerated() where setting.counts(in: slot) {
            counted |= 1 << UInt32(index)
        }
        self.counted = counted
    }

    /// Returns the settings whose bits are set.
    func settings(_ bits: UInt32) -> [ReaderSetting] {
        settings.prefix(32).enumerated().filter { bits & 1 << UInt32($0.offset) != 0 }
            .map(\.element)
    }
}

/// The text sizes at which one text does not fit.
struct FitBits: Hashable, Sendable {
    var truncated: UInt32 = 0
    var undecided: UInt32 = 0

    var isEmpty: Bool { truncated | undecided == 0 }

    /// Returns the bits without text sizes at which another text does not fit either.
    func subtracting(_ other: FitBits) -> FitBits {
        let excused = other.truncated | other.undecided
        return FitBits(
            truncated: truncated & ~other.truncated,
            undecided: undecided & ~excused
        )
    }
}
