// swift-format-ignore-file: AmbiguousTrailingClosureOverload

import Foundation
import TypeScale

extension UITraitCollection {
    /// The traits that functions for fonts use if you do not pass a trait collection.
    ///
    /// As on iOS, `scaledValue(for:)` uses the application's category instead.
    ///
    /// Outside `performAsCurrent(_:)`, the whole process shares one collection. Until you assign
    /// another, this collection has the settings of ``UIApplication``, ``UIScreen``, ``UIDevice``
    /// and ``UIAccessibility``.
    ///
    /// Each call to `performAsCurrent(_:)` has its own collection, which the tasks started in its
    /// closure inherit. An assignment in the closure affects only the innermost call. Therefore,
    /// concurrent requests to a server never share traits.
    public static var current: UITraitCollection {
        get { CurrentTraits.innermost[\.self] ?? Host.shared.traits }
        set { CurrentTraits.innermost[\.self] = newValue }
    }

    /// Runs a closure with these traits as ``current``, and returns the closure's result.
    ///
    /// In UIKit, the method returns nothing.
    @discardableResult
    public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
        try CurrentTraits.$scope.withValue(CurrentTraits.Scope(self), operation: actions)
    }

    /// Runs an asynchronous closure with these traits as ``current``, even after a suspension, and
    /// returns its result.
    @discardableResult
    public func performAsCurrent<Result>(
        _ actions: () async throws -> Result
    ) async rethrows -> Result {
        try await CurrentTraits.$scope.withValue(CurrentTraits.Scope(self), operation: actions)
    }

    /// The traits of the window that a view would be in.
    static var ofWindow: UITraitCollection { CurrentTraits.scope?.window ?? Host.shared.traits }

    /// The current traits, completed with the settings of the process.
    static var ambient: UITraitCollection {
        UITraitCollection(traitsFrom: [Host.shared.traits, current])
    }
}

extension TypeScale.TraitCollection {
    /// Creates traits from UIKit's traits, completed with others, by default the ambient traits.
    init(_ traits: UITraitCollection?, over others: UITraitCollection = .ambient) {
        let values = UITraitCollection(traitsFrom: [others, traits].compactMap(\.self)).values
        self.init(
            preferredContentSizeCategory: values.preferredContentSizeCategory.category,
            displayScale: Double(values.displayScale),
            legibilityWeight: values.legibilityWeight == .bold ? .bold : .regular
        )
    }
}

/// The storage of the current traits, for the process and for each `performAsCurrent(_:)` call.
private enum CurrentTraits {
    /// The traits in a call of `performAsCurrent(_:)`.
    struct Scope: Sendable {
        let window: UITraitCollection
        let current: Guarded<UITraitCollection?>

        init(_ traits: UITraitCollection) {
            window = traits
            current = Guarded(traits)
        }
    }

    @TaskLocal static var scope: Scope?

    /// The current traits outside `performAsCurrent(_:)`.
    private static let process = Guarded<UITraitCollection?>(nil)

    static var innermost: Guarded<UITraitCollection?> { scope?.current ?? process }
}
