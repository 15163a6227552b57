public import TypeScaleLayout

/// The text sizes at which a text with values does not fit the rooms of a slot.
struct MeasuredTranslation {
    let text: String
    let assumptions: [String]

    /// The sizes for each room, or an empty array for a text that fits all rooms.
    let bits: [FitBits]

    let isEstimate: Bool

    init(
        _ text: String,
        _ assumptions: [String],
        _ direction: ParagraphStyle.Direction,
        _ rooms: SlotRooms
    ) throws(FontError) {
        self.text = text
        self.assumptions = assumptions
        var bits: [FitBits] = []
        var isEstimate = false
        for (index, room) in rooms.rooms.enumerated() {
            let answers = try room.answers(for: text, direction: direction, findsMaximum: false)
            if answers.exactness == .estimated { isEstimate = true }
            let result = FitBits(
                truncated: answers.truncated & rooms.counted,
                undecided: answers.undecided & rooms.counted
            )
            if result.isEmpty, bits.isEmpty { continue }
            // The rooms before fit.
            while bits.count < index { bits.append(FitBits()) }
            bits.append(result)
        }
        self.bits = bits
        self.isEstimate = isEstimate
    }

    /// Returns the details of the room that is too small first, for some of the sizes.
    func measurement(
        _ reported: [FitBits],
        _ direction: ParagraphStyle.Direction,
        _ rooms: SlotRooms
    ) throws(FontError) -> FitMeasurement {
        func first(_ bits: FitBits) -> Int {
            let all = bits.truncated | bits.undecided
            return all == 0 ? 64 : all.trailingZeroBitCount
        }
        let worst = reported.indices.min { first(reported[$0]) < first(reported[$1]) } ?? 0
        let room = rooms.rooms[worst]
        let answers = try room.answers(for: text, direction: direction, findsMaximum: true)
        let bits = reported.isEmpty ? FitBits() : reported[worst]
        let problem = (answers.truncated | answers.undecided).trailingZeroBitCount
        let tooSmall = zip(rooms.slot.widths, reported).filter { !$0.1.isEmpty }
            .map(\.0.name).filter { !$0.isEmpty }
        return FitMeasurement(
            text: text,
            assumptions: assumptions,
            tooSmall: tooSmall,
            maximumPointSize: answers.maximumPointSize,
            missing: answers.missing,
            needsShaping: answers.needsShaping,
            exactness: answers.exactness,
            direction: direction,
            bits: bits,
            largestCount: Int8(clamping: min(problem, rooms.settings.count)),
            widthIndex: Int32(clamping: worst),
            rooms: rooms
        )
    }
}

extension Slot {
    /// Returns the text sizes at which a text does not fit the slot.
    ///
    /// The text is measured as it is, without values for placeholders. Use the result in a test:
    ///
    ///     let measurement = try slot.measurement(of: "Einstellungen", language: "de")
    ///     #expect(measurement.fits, "\(measurement)")
    ///     XCTAssertTrue(measurement.fits, "\(measurement)")
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - language: The language code, which determines the direction.
    ///   - resolver: The resolver for the slot's face. The default resolves only the system font.
    ///   - fallbacks: The faces to use for characters that the face does not support.
    /// - Returns: The sizes, for the width that is too small first.
    /// - Throws: `LayoutError` if a face cannot be found or read, or if the text exceeds 1 GiB.
    /// - Complexity: O(*n*) in the length of the text.
    public func measurement(
        of text: String,
        language: String = "",
        resolver: FontResolver = FontResolver(FontRegistry()),
        fallbacks: [Typeface] = []
    ) throws(LayoutError) -> FitMeasurement {
        let direction = ParagraphStyle.Direction(languageCode: language)
        let settings = ContentSizeCategory.allCases.map { ReaderSetting.category($0) }
        let rooms: SlotRooms
        do throws(FontNotFound) {
            rooms = try SlotRooms(
                self,
                on: platform,
                settings,
                curve: nil,
                resolver: resolver,
                fallbacks: fallbacks
            )
        } catch {
            throw .fontNotFound(error)
        }
        do throws(FontError) {
            let measured = try MeasuredTranslation(text, [], direction, rooms)
            return try measured.measurement(measured.bits, direction, rooms)
        } catch {
            throw .unreadableFont(error)
        }
    }
}
