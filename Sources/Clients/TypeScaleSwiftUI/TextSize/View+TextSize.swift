public import TypeScale
public import TypeScaleSettings

#if os(iOS) || os(macOS) || os(tvOS) || os(watchOS) || os(visionOS)
public import SwiftUI
#else
public import SwiftUINames
#endif

extension View {
    /// Sets the text size of this view to the one that the reader chose in the app.
    ///
    ///     ContentView().textSize(textSize)
    ///
    /// The modifier sets the environment's `dynamicTypeSize`. Text styles, custom fonts,
    /// `ScaledMetric` and font descriptions follow it, except that SwiftUI does not scale its own
    /// fonts on macOS. A font description follows on all systems. On a `typePlatform` whose text
    /// does not scale, such as macOS, it has the platform's size at L, and grows as on iOS.
    ///
    /// The preference changes the system's size, which is the environment's `dynamicTypeSize`
    /// outside the modifier. If modifiers are nested, each changes this size, so steps are not
    /// added twice.
    ///
    /// - Parameters:
    ///   - preference: The preference.
    ///   - report: A closure that is called for each update of the view if the preference was read
    ///     from an invalid text. By default, the closure writes the error to standard error.
    /// - Returns: A view whose text has the size.
    public func textSize(
        _ preference: TextSizePreference,
        ifInvalid report: @escaping (TextSizePreferenceError) -> Void = {
            TextSizePreferenceError.log($0)
        }
    ) -> some View {
        modifier(TextSizeModifier(preference: preference, report: report))
    }
}

/// A modifier that sets the text size of a view.
private struct TextSizeModifier: ViewModifier {
    let preference: TextSizePreference
    let report: (TextSizePreferenceError) -> Void

    @Environment(\.systemTextSize) private var systemTextSize

    init(preference: TextSizePreference, report: @escaping (TextSizePreferenceError) -> Void) {
        self.preference = preference
        self.report = report
    }

    func body(content: Content) -> some View {
        if let error = preference.error { report(error) }
        let category = preference.category(for: systemTextSize)
        return
            content
            .environment(\.dynamicTypeSize, DynamicTypeSize(category))
            .environment(\.storedTextSize, systemTextSize)
    }
}

extension EnvironmentValues {
    /// The reader's text size in the system's settings, which a text size in the app changes.
    ///
    /// In a view with the modifier `textSize(_:ifInvalid:)`, it can differ from `dynamicTypeSize`.
    /// In all other views, both are equal.
    public var systemTextSize: TypeScale.ContentSizeCategory {
        storedTextSize ?? .init(dynamicTypeSize)
    }

    /// Whether a preference determines `dynamicTypeSize`.
    var hasTextSize: Bool { storedTextSize != nil }

    /// The system's size in a view whose size a preference determines, or else `nil`.
    fileprivate var storedTextSize: TypeScale.ContentSizeCategory? {
        get { self[StoredTextSizeKey.self] }
        set { self[StoredTextSizeKey.self] = newValue }
    }
}

private enum StoredTextSizeKey: EnvironmentKey {
    static let defaultValue: TypeScale.ContentSizeCategory? = nil
}
