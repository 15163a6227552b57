// swift-format-ignore-file: AmbiguousTrailingClosureOverload

import Foundation
import TypeScale
import TypeScaleFonts

extension UITraitCollection {
    /// The traits that apply to calls without a trait collection.
    ///
    /// Outside `performAsCurrent(_:)`, the whole process shares one value. It is the last value
    /// assigned or, by default, the traits of ``UIApplication`` and ``UIScreen``.
    ///
    /// Inside it, each call has its own value, which the tasks that it starts inherit. An
    /// assignment there affects only the innermost call, so a server's requests never share traits.
    public static var current: UITraitCollection {
        get { CurrentTraits.innermost[\.self] ?? Host.shared.traits }
        set { CurrentTraits.innermost[\.self] = newValue }
    }

    /// Runs a closure with these traits as ``current``, and returns its result.
    ///
    /// UIKit's method with this name returns nothing.
    @discardableResult
    public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
        try CurrentTraits.$scope.withValue(Guarded(self), operation: actions)
    }

    /// Runs an asynchronous closure with these traits as ``current``, even after a suspension, and
    /// returns its result.
    @discardableResult
    public func performAsCurrent<Result>(
        _ actions: () async throws -> Result
    ) async rethrows -> Result {
        try await CurrentTraits.$scope.withValue(Guarded(self), operation: actions)
    }

    /// The current traits, completed by the process's traits.
    static var ambient: UITraitCollection {
        UITraitCollection(traitsFrom: [Host.shared.traits, current])
    }
}

extension TypeScale.TraitCollection {
    /// Creates the traits for a call, completed by the ambient traits.
    init(_ traits: UITraitCollection?) {
        let values = UITraitCollection(traitsFrom: [.ambient, traits].compactMap(\.self)).values
        self.init(
            preferredContentSizeCategory: values.preferredContentSizeCategory.category,
            displayScale: Double(values.displayScale),
            legibilityWeight: values.legibilityWeight == .bold ? .bold : .regular
        )
    }
}

/// The scopes of ``UITraitCollection/performAsCurrent(_:)``.
private enum CurrentTraits {
    @TaskLocal static var scope: Guarded<UITraitCollection?>?

    /// The traits outside all scopes.
    private static let process = Guarded<UITraitCollection?>(nil)

    static var innermost: Guarded<UITraitCollection?> { scope ?? process }
}
