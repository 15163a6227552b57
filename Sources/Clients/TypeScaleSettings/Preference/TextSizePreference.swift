public import TypeScale

/// The text size that the reader chose in an app, in addition to the system's setting.
///
///     @AppStorage("textSize") var textSize = TextSizePreference()
///
/// A preference adds a number of steps to the system's category, or replaces it. A step leads to
/// the next larger or the next smaller category. The result is always within a range, which the app
/// chooses. Without steps, text has its *actual size*, which is the system's.
///
/// The raw value is a short text, such as `+2` or `XXL`. ``init(rawValue:)`` describes it.
public struct TextSizePreference: Sendable {
    /// The categories that the app supports, by default all twelve.
    ///
    /// A new range keeps the steps. A category outside the range becomes the nearest one within.
    public var range: ClosedRange<ContentSizeCategory> {
        didSet { choice = choice.clamped(to: range) }
    }

    /// The error in the text from which the preference was read, or `nil` for a valid text.
    ///
    /// A preference with an error is the default one. An action of the reader, such as
    /// ``makeLarger(from:)``, sets the property to `nil`. The error does not take part in `==`,
    /// because it describes the text, and equal preferences have the same effect and raw value.
    public private(set) var error: TextSizePreferenceError?

    private var choice: Choice

    private enum Choice: Hashable {
        /// The number of steps, from -11 to 11, to add to the system's category.
        case added(Int)
        /// The category that replaces the system's, within the range.
        case replacing(ContentSizeCategory)

        func clamped(to range: ClosedRange<ContentSizeCategory>) -> Choice {
            switch self {
            case .added: self
            case .replacing(let category): .replacing(category.clamped(to: range))
            }
        }
    }

    private init(_ choice: Choice, _ range: ClosedRange<ContentSizeCategory>) {
        self.choice = choice.clamped(to: range)
        self.range = range
    }

    /// Creates the default preference, with an error.
    init(_ error: TextSizePreferenceError) {
        self.init()
        self.error = error
    }
}

extension TextSizePreference {
    /// All categories, from XS to AX5.
    public static let allCategories =
        ContentSizeCategory.extraSmall...ContentSizeCategory.accessibilityExtraExtraExtraLarge

    /// The numbers of steps between any two categories.
    static let allSteps = -11...11

    /// Creates a preference for the system's size.
    ///
    /// - Parameter range: The categories that the app supports. A system's category outside the
    ///   range becomes the nearest one within.
    public init(in range: ClosedRange<ContentSizeCategory> = allCategories) {
        self.init(.added(0), range)
    }

    /// Creates a preference that adds steps to the system's category.
    ///
    /// - Parameters:
    ///   - steps: The number of steps. It is negative for smaller text, and is clamped to -11...11.
    ///   - range: The categories that the app supports.
    public init(
        addingSteps steps: Int,
        in range: ClosedRange<ContentSizeCategory> = allCategories
    ) {
        let limits = Self.allSteps
        self.init(.added(min(max(steps, limits.lowerBound), limits.upperBound)), range)
    }

    /// Creates a preference that replaces the system's category.
    ///
    /// - Parameters:
    ///   - category: The category. A category outside the range becomes the nearest one within.
    ///   - range: The categories that the app supports.
    public init(
        replacingWith category: ContentSizeCategory,
        in range: ClosedRange<ContentSizeCategory> = allCategories
    ) {
        self.init(.replacing(category), range)
    }

    /// The number of steps, or `nil` if the preference replaces the system's category.
    public var addedSteps: Int? {
        if case .added(let steps) = choice { steps } else { nil }
    }

    /// The category that replaces the system's, or `nil` if the preference adds steps.
    public var replacement: ContentSizeCategory? {
        if case .replacing(let category) = choice { category } else { nil }
    }
}

extension TextSizePreference {
    /// Returns the category to use.
    ///
    /// - Parameter system: The system's category.
    /// - Returns: A category within ``range``.
    public func category(for system: ContentSizeCategory) -> ContentSizeCategory {
        switch choice {
        case .replacing(let category): return category
        case .added(let steps):
            let all = ContentSizeCategory.allCases
            return all[min(max(system.index + steps, 0), all.count - 1)].clamped(to: range)
        }
    }

    /// Returns traits with the category to use.
    ///
    /// The system's category is the property `category` of the traits, so traits without a category
    /// have the platform's default. If the preference adds steps, and the category does not change,
    /// the traits do not change either.
    ///
    /// Curves of other systems use the font scale of the traits, so it changes in proportion. It is
    /// multiplied by the new category's font scale, and divided by the old one's. If the preference
    /// replaces the category, it becomes the category's font scale. If it is `nil`, it stays `nil`.
    ///
    /// - Parameter system: The traits, as the system's settings determine them.
    /// - Returns: The traits with which to scale fonts.
    public func applied(to system: TraitCollection) -> TraitCollection {
        let old = system.category
        let new = category(for: old)
        if addedSteps != nil, new == old { return system }
        var traits = system
        traits.preferredContentSizeCategory = new
        traits.fontScale = system.fontScale.map { scale in
            addedSteps == nil ? new.fontScale : scale * (new.fontScale / old.fontScale)
        }
        return traits
    }
}

extension TextSizePreference {
    /// Whether the preference is the one after ``resetToActualSize()``.
    public var isActualSize: Bool { choice == actualSize }

    /// Returns whether a larger category is within the range.
    ///
    /// - Parameter system: The system's category.
    /// - Returns: Whether ``makeLarger(from:)`` has an effect.
    public func canMakeLarger(from system: ContentSizeCategory) -> Bool {
        category(for: system) < range.upperBound
    }

    /// Returns whether a smaller category is within the range.
    ///
    /// - Parameter system: The system's category.
    /// - Returns: Whether ``makeSmaller(from:)`` has an effect.
    public func canMakeSmaller(from system: ContentSizeCategory) -> Bool {
        category(for: system) > range.lowerBound
    }

    /// Makes text larger by exactly one category, unless it has the largest one of the range.
    ///
    /// - Parameter system: The system's category.
    public mutating func makeLarger(from system: ContentSizeCategory) { move(by: 1, from: system) }

    /// Makes text smaller by exactly one category, unless it has the smallest one of the range.
    ///
    /// - Parameter system: The system's category.
    public mutating func makeSmaller(from system: ContentSizeCategory) {
        move(by: -1, from: system)
    }

    /// Sets the category to use, for example to the one that the reader selects in a list.
    ///
    /// If the preference adds steps, it adds the steps from the system's category to the new one.
    ///
    /// - Parameters:
    ///   - category: The category. A category outside the range becomes the nearest one within.
    ///   - system: The system's category.
    public mutating func setCategory(
        _ category: ContentSizeCategory,
        for system: ContentSizeCategory
    ) {
        let category = category.clamped(to: range)
        choice =
            addedSteps == nil ? .replacing(category) : .added(category.index - system.index)
        error = nil
    }

    /// Removes all steps or, if the preference replaces the system's category, selects L.
    ///
    /// If L is outside the range, selects the nearest category within.
    public mutating func resetToActualSize() {
        choice = actualSize
        error = nil
    }

    private var actualSize: Choice {
        (addedSteps == nil ? Choice.replacing(.large) : .added(0)).clamped(to: range)
    }

    private mutating func move(by step: Int, from system: ContentSizeCategory) {
        let all = ContentSizeCategory.allCases
        let old = category(for: system)
        let target = min(max(old.index + step, 0), all.count - 1)
        // At an end of the range, steps that have no effect are kept for another system's category.
        guard range.contains(all[target]), all[target] != old else {
            error = nil
            return
        }
        setCategory(all[target], for: system)
    }
}

extension TextSizePreference: Hashable {
    /// Returns whether two preferences have the same effect for every system's category and action.
    public static func == (first: Self, second: Self) -> Bool {
        first.choice == second.choice && first.range == second.range
    }

    /// Hashes the values that `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(choice)
        hasher.combine(range)
    }
}
