public import TypeScaleLayout

/// The text sizes at which a text does not fit a slot, and the lines in which it breaks.
///
///     let slot = Slot("Tab title", keys: ["tab.*"], width: 80)
///     let measurement = try slot.measurement(of: "Einstellungen", language: "de")
///     #expect(measurement.fits, "\(measurement)")
///
/// If a slot has several widths, this is the result for the width that is too small first.
public struct FitMeasurement: Sendable {
    /// The text with values in place of its placeholders.
    public let text: String

    /// The values that were assumed, such as `%@ = Mustermann`.
    public let assumptions: [String]

    /// The names of all widths in which the text does not fit.
    public let tooSmall: [String]

    /// The largest limit on the font size, in points, with which the text fits with every setting.
    ///
    /// The value is `nil` if the text fits without a limit, or does not fit at any size.
    public let maximumPointSize: Double?

    /// The characters that neither the font nor its fallbacks support, without duplicates.
    public let missing: [Unicode.Scalar]

    /// Whether the text requires unsupported shaping, so that its widths are estimates.
    public let needsShaping: Bool

    /// The exactness of the width with the first setting with which the text is not known to fit.
    public let exactness: WidthExactness

    /// The direction of the text.
    public let direction: ParagraphStyle.Direction

    // A report can contain many measurements, so sets of settings are bits.
    let bits: FitBits
    /// The number of settings with which the text is known to fit, up to the first other one.
    let largestCount: Int8
    /// The index of the width.
    let widthIndex: Int32
    let rooms: SlotRooms
}

extension FitMeasurement {
    /// The width.
    public var width: Slot.Width { rooms.slot.widths[Int(widthIndex)] }

    /// The settings with which the text is truncated, in ascending order.
    public var truncated: [ReaderSetting] { rooms.settings(bits.truncated) }

    /// The settings with which the text fits only if its width is less than estimated.
    public var undecided: [ReaderSetting] { rooms.settings(bits.undecided) }

    /// The largest setting up to which the text is known to fit, or `nil` if it fits with none.
    public var largest: ReaderSetting? {
        largestCount > 0 ? rooms.settings[Int(largestCount) - 1] : nil
    }

    /// The index of ``from``.
    var fromIndex: Int? {
        let all = bits.truncated | bits.undecided
        return all == 0 ? nil : all.trailingZeroBitCount
    }

    var room: TextRoom { rooms.rooms[Int(widthIndex)] }
}

extension FitMeasurement {
    /// The slot.
    public var slot: Slot { rooms.slot }

    /// Whether the text is known to fit at every text size that the slot counts.
    public var fits: Bool { bits.isEmpty }

    /// The smallest setting with which the text is truncated or undecided, or `nil` if it fits.
    public var from: ReaderSetting? { fromIndex.map { rooms.settings[$0] } }

    /// Whether the width is not exact.
    public var isEstimate: Bool { exactness != .exact }

    /// The settings of all readers, in ascending order.
    public var settings: [ReaderSetting] { rooms.settings }

    /// Returns the size of the font with a setting, in points, or `nil` if the slot lacks the
    /// setting.
    public func pointSize(with setting: ReaderSetting) -> Double? {
        rooms.settings.firstIndex(of: setting).flatMap { room.font(at: $0)?.scaled.pointSize }
    }

    /// Returns the lines that a label of unlimited height breaks the text into.
    ///
    /// The font has its smallest size, if the label can shrink the font.
    ///
    /// - Parameter setting: The setting, which is ``from`` by default, or otherwise the largest.
    /// - Returns: The lines without trailing spaces, or an empty array if a face cannot be read.
    public func lines(with setting: ReaderSetting? = nil) -> [String] {
        guard let setting = setting ?? from ?? rooms.settings.last,
            let index = rooms.settings.firstIndex(of: setting)
        else { return [] }
        return (try? room.lines(of: text, direction: direction, at: index)) ?? []
    }
}

extension FitMeasurement: Hashable {
    /// Returns whether two measurements have equal results.
    public static func == (first: Self, second: Self) -> Bool {
        first.text == second.text && first.width == second.width && first.bits == second.bits
            && first.settings == second.settings
            && first.maximumPointSize == second.maximumPointSize
            && first.assumptions == second.assumptions && first.tooSmall == second.tooSmall
            && first.slot == second.slot
    }

    /// Hashes the text and the settings with which it does not fit.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(bits)
    }
}

extension FitMeasurement: CustomStringConvertible {
    /// The result, the box, and the lines with the first setting with which the text does not fit.
    ///
    /// For example:
    ///
    ///     truncated from XXL in "Tab title", 80 pt wide, 1 line; fits up to XL, or up to 13.2 pt
    ///       | Einstel-
    ///       | lungen
    public var description: String {
        let size = [
            width.name.isEmpty ? nil : width.name,
            width.points.isFinite ? width.points.shortestText + " pt wide" : nil,
            slot.height.isFinite ? slot.height.shortestText + " pt high" : nil,
            slot.lines == 0 ? nil : slot.lines == 1 ? "1 line" : "\(slot.lines) lines",
        ].compactMap { $0 }.joined(separator: ", ")
        let name = slot.name.isEmpty ? "a slot" : slot.name.debugDescription
        let box = " in \(name), \(size)"
        guard !fits else { return "fits" + box }
        let problems = [
            truncated.first.map { "truncated from \($0)" },
            undecided.first.map { "cannot tell from \($0)" },
        ].compactMap { $0 }.joined(separator: ", ")
        let limits = [
            largest.map { "up to \($0)" },
            maximumPointSize.map { "up to \($0.shortestText) pt" },
        ].compactMap { $0 }
        let cap = limits.isEmpty ? "; no size fits" : "; fits " + limits.joined(separator: ", or ")
        let assumed = assumptions.isEmpty ? "" : "; assumed " + assumptions.joined(separator: ", ")
        let lines = lines()
        let shown = lines.prefix(12).map { "\n  | " + $0 }
        let more = lines.count > 12 ? "\n  | ... \(lines.count - 12) more lines" : ""
        return problems + box + cap + assumed + shown.joined() + more
    }
}
