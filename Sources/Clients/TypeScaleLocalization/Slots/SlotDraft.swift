import TypeScaleDiagnostics
import TypeScaleLayout

/// The fields of a slot in a file or a note, before they are combined.
struct SlotDraft {
    private var widths: [Slot.Width] = []
    private var height: Double?
    private var lines: Int?
    private var insets = Slot.Insets()
    private var style = TextStyle.body
    private(set) var face: String?
    private var size: Double?
    private var weight: Double?
    private var minimumPointSize: Double?
    private var maximumPointSize: Double?
    private var minimumFactor: Double?
    private var maximumFactor: Double?
    private var minimumCategory: ContentSizeCategory?
    private var maximumCategory: ContentSizeCategory?
    private var minimumScaleFactor = 1.0
    private var platform = Platform.iOS
    private var usesBoldText = false
    private var largestCategory: ContentSizeCategory?
    private var largestFontScale: Double?
    private var samples = NameDictionary<String>()
    private var largestNumber: Int?
    private var isFixed = false

    /// The names of the fields.
    static let fields =
        ["width", "widths", "height", "lines", "insets"] + fontFields + [
            "minimumScaleFactor", "platform", "boldText", "upTo", "sample", "samples",
            "largestNumber",
        ]

    /// The names of the fields that describe the font.
    static let fontFields = [
        "style", "font", "face", "size", "weight", "minimumPointSize", "maximumPointSize",
        "minimumFactor", "maximumFactor", "minimumCategory", "maximumCategory",
    ]

    /// Sets a field, or throws an error if the name is unknown or the value is invalid.
    ///
    /// The error for an unknown name lists the names of the fields after `others`.
    mutating func set(
        _ name: String,
        _ value: SlotValue,
        among others: [String] = []
    ) throws(SlotFault) {
        guard Self.fields.contains(name) else {
            throw SlotFault.unknownKey(name, value, others + Self.fields)
        }
        switch name {
        case "width": widths = [Slot.Width(points: try value.points())]
        case "widths": widths = try value.widths()
        case "height": height = try value.points()
        case "lines": lines = try value.integer(from: 0)
        case "insets": insets = try value.insets()
        case "minimumScaleFactor":
            minimumScaleFactor = try value.number("a number from 0 to 1") { $0 > 0 && $0 <= 1 }
        case "platform": platform = try value.platform()
        case "boldText": usesBoldText = try value.flag()
        case "upTo": try setLargest(value)
        case "sample": samples["%@"] = try value.sample()
        case "samples":
            for (name, value) in try value.dictionary("a dictionary of samples") {
                samples[name] = try value.sample()
            }
        case "largestNumber": largestNumber = try value.integer(from: 0)
        default: try setFont(name, value)
        }
    }

    private mutating func setFont(_ name: String, _ value: SlotValue) throws(SlotFault) {
        switch name {
        case "style":
            let names = TextStyle.allCases.map(\.description)
            style = try value.choice("a text style", names) { TextStyle($0) }
        case "font":
            for (name, value) in try value.dictionary("a dictionary with face, size and weight") {
                guard ["face", "size", "weight"].contains(name) else {
                    throw SlotFault(value, "unknown key \(name); use only face, size and weight")
                }
                try set(name, value)
            }
        case "face":
            let name = try value.name("the PostScript name of a face")
            face = name == "system" ? nil : name
        case "size": size = try value.points()
        case "weight": weight = try value.number("a weight from 1 to 1000") { 1...1000 ~= $0 }
        case "minimumPointSize": minimumPointSize = try value.points()
        case "maximumPointSize": maximumPointSize = try value.points()
        case "minimumFactor": minimumFactor = try value.factor()
        case "maximumFactor": maximumFactor = try value.factor()
        case "minimumCategory": minimumCategory = try value.category()
        case "maximumCategory": maximumCategory = try value.category()
        default: break
        }
    }

    private mutating func setLargest(_ value: SlotValue) throws(SlotFault) {
        if case .number = value.content {
            largestFontScale = try value.factor()
        } else {
            largestCategory = try value.category("a category such as XXXL, or a number such as 1.3")
        }
    }

    /// Whether the fields state the largest text size.
    var hasLimit: Bool { largestCategory != nil || largestFontScale != nil }
}

extension SlotDraft {
    /// Changes the font and size of the fields to those that a translation file permits.
    ///
    /// The font does not scale, because such a file states a size in pixels at one text size.
    mutating func set(_ restriction: SizeRestriction) {
        widths = [Slot.Width(points: restriction.width ?? .infinity)]
        height = restriction.height
        lines = restriction.lineLimit
        size = restriction.pointSize ?? size
        face = restriction.fontFamily ?? face
        weight = restriction.fontWeight?.rawValue ?? weight
        insets = Slot.Insets()
        isFixed = true
    }

    /// Returns the slot, or throws an error at `owner` if the fields contradict each other.
    func slot(
        _ name: String,
        keys: [String] = [],
        owner: SlotValue
    ) throws(SlotFault) -> Slot {
        guard !widths.isEmpty else { throw SlotFault(owner, "missing key \"width\"; add it") }
        var slot = Slot(name, keys: keys, width: 0)
        slot.widths = widths
        slot.height = height ?? .infinity
        slot.lineLimit = lines
        slot.insets = insets
        slot.font = try font(owner)
        slot.minimumScaleFactor = minimumScaleFactor
        slot.platform = platform
        slot.usesBoldText = usesBoldText
        slot.largestCategory = largestCategory
        slot.largestFontScale = largestFontScale
        slot.samples = samples
        slot.largestNumber = largestNumber
        for width in widths where slot.innerWidth(width) <= 0 {
            let points = width.points.shortestText
            throw SlotFault(owner, "the insets leave no width of \(points) pt; reduce them")
        }
        guard slot.innerHeight > 0 else {
            let points = slot.height.shortestText
            throw SlotFault(owner, "the insets leave no height of \(points) pt; reduce them")
        }
        return slot
    }

    func font(_ owner: SlotValue) throws(SlotFault) -> FontDescription {
        let bounds: [(String, Double?, Double?)] = [
            ("PointSize", minimumPointSize, maximumPointSize),
            ("Factor", minimumFactor, maximumFactor),
            (
                "Category", minimumCategory.map { Double($0.index) },
                maximumCategory.map { Double($0.index) }
            ),
        ]
        for (name, minimum, maximum) in bounds {
            guard let minimum, let maximum, minimum > maximum else { continue }
            throw SlotFault(owner, "minimum\(name) exceeds maximum\(name); swap them")
        }
        let limits = TypeLimits(
            minimumPointSize: minimumPointSize,
            maximumPointSize: maximumPointSize,
            minimumFactor: minimumFactor,
            maximumFactor: maximumFactor,
            minimumCategory: minimumCategory,
            maximumCategory: maximumCategory
        )
        let weight = self.weight.flatMap { FontWeight(rawValue: $0) }
        let face = face.map { FontFace.named($0) } ?? .system
        let font = FontDescription(face: face, textStyle: style, size: size, weight: weight)
            .limited(to: limits)
        return isFixed ? font.fixed() : font
    }
}

extension SlotValue {
    fileprivate func category(
        _ noun: String = "a category such as XXXL"
    ) throws(SlotFault) -> ContentSizeCategory {
        let names = ContentSizeCategory.allCases.map(\.shortName)
        return try choice(noun, names) { ContentSizeCategory($0) }
    }

    fileprivate func platform() throws(SlotFault) -> Platform {
        // Readers of Android choose a font scale, which applies to a whole check.
        guard text != "android" else {
            let remedy = "set the font scales of the check, or use --platform android"
            throw SlotFault(self, "a slot cannot choose Android's font scales; " + remedy)
        }
        if let reason = text.flatMap({ Platform.reason(forMissing: $0) }) {
            throw SlotFault(self, reason)
        }
        return try choice("a platform such as macOS", Platform.named.map(\.name)) {
            Platform(named: $0)
        }
    }

    func dictionary(
        _ noun: String
    ) throws(SlotFault) -> [(key: String, value: SlotValue)] {
        guard let members else { throw SlotFault(self, "expected \(noun)" + found) }
        return members
    }

    fileprivate func widths() throws(SlotFault) -> [Slot.Width] {
        let members = try dictionary("a dictionary of widths by name")
        guard !members.isEmpty else { throw SlotFault(self, "expected at least one width") }
        guard members.count <= Slot.maximumWidths else {
            throw SlotFault(self, "the widths exceed the limit of \(Slot.maximumWidths)")
        }
        return try members.map { member throws(SlotFault) in
            Slot.Width(member.key, points: try member.value.points())
        }
    }

    fileprivate func insets() throws(SlotFault) -> Slot.Insets {
        var insets = Slot.Insets()
        guard let members else {
            let all = try inset()
            (insets.leading, insets.trailing, insets.top, insets.bottom) = (all, all, all, all)
            return insets
        }
        for (name, value) in members {
            let inset = try value.inset()
            switch name {
            case "leading": insets.leading = inset
            case "trailing": insets.trailing = inset
            case "top": insets.top = inset
            case "bottom": insets.bottom = inset
            default:
                let detail = "unknown key \(name); use only leading, trailing, top and bottom"
                throw SlotFault(value, detail)
            }
        }
        return insets
    }

    /// Returns a sample, which replaces a placeholder and must not add lines.
    fileprivate func sample() throws(SlotFault) -> String {
        guard let text else { throw SlotFault(self, "expected a text" + found) }
        if text.isEmpty { return "" }
        guard text.utf8.count <= 1 << 12 else {
            throw SlotFault(self, "the sample exceeds the limit of 4 KiB")
        }
        return try name("a sample")
    }
}
