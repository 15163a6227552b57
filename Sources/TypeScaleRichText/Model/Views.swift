/// A title beside an icon: the content of an `AViewType`.
public struct TitleAndIconView: Hashable, Sendable {
    /// The title; `nil` for the default.
    public var title: String?

    /// The address of the icon, checked against the limits; `nil` if there is none.
    public var iconURL: String?

    /// A title beside an icon.
    ///
    /// - Parameters:
    ///   - title: The title; `nil` for the default.
    ///   - iconURL: The address of the icon.
    public init(title: String? = nil, iconURL: String? = nil) {
        self.title = title
        self.iconURL = iconURL
    }
}

/// A title: the content of a `BViewType`.
public struct TitleView: Hashable, Sendable {
    /// The title; `nil` for the default.
    public var title: String?

    /// A title.
    ///
    /// - Parameter title: The title; `nil` for the default.
    public init(title: String? = nil) {
        self.title = title
    }
}

/// A title over rich text: the content of a `RichViewType`.
public struct RichTextView: Hashable, Sendable {
    /// The title; `nil` for the default.
    public var title: String?

    /// The rich text.
    public var richText: RichText

    /// A title over rich text.
    ///
    /// - Parameters:
    ///   - title: The title; `nil` for the default.
    ///   - richText: The rich text.
    public init(title: String? = nil, richText: RichText) {
        self.title = title
        self.richText = richText
    }
}
