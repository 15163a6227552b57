public import TypeScale

extension SystemTextSize {
    /// The value of a system's setting, or the reason why it has none.
    public struct Answer: Hashable, Sendable {
        /// The setting.
        public let source: SystemTextSize.Source

        /// The value of the setting, or the reason why it has none.
        public let value: Value

        /// The value of a setting.
        public enum Value: Hashable, Sendable {
            /// A factor, where 1 is the design size.
            case scale(Double)
            /// A category.
            case category(ContentSizeCategory)
            /// The reason why the setting has no valid value, as one line of text.
            case none(String)
        }

        /// Creates an answer.
        ///
        /// - Parameters:
        ///   - source: The setting.
        ///   - value: The value. A factor outside the range of the setting becomes a reason.
        public init(source: SystemTextSize.Source, value: Value) {
            self.source = source
            self.value = value.checked(for: source)
        }
    }
}

extension SystemTextSize.Answer.Value {
    /// Returns the value, or the reason why a factor is not valid.
    fileprivate func checked(for source: SystemTextSize.Source) -> Self {
        guard case .scale(let scale) = self else { return self }
        guard let range = source.scaleSetting?.range else {
            return .none("\(scale) is a factor, but the setting is a category")
        }
        guard range.contains(scale) else {
            return .none(
                "\(scale) is not within \(range.lowerBound) to \(range.upperBound), the range of"
                    + " the setting"
            )
        }
        return self
    }
}

extension SystemTextSize.Answer {
    /// Whether the setting has a value that differs from the value of an untouched setting.
    ///
    /// The settings of GNOME, Cinnamon and KDE do not say whether the reader chose 1.
    var isChosen: Bool {
        switch value {
        case .scale(let scale): scale != 1
        case .category: true
        case .none: false
        }
    }

    /// Whether the setting has a value.
    var hasValue: Bool { if case .none = value { false } else { true } }
}

extension SystemTextSize.Answer: CustomStringConvertible {
    /// The setting and its value, such as `GNOME: 1.25`.
    public var description: String {
        switch value {
        case .scale(let scale): "\(source): \(scale)"
        case .category(let category): "\(source): \(category)"
        case .none(let reason): "\(source): no value, because \(reason)"
        }
    }
}
