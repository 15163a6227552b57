// swift-format-ignore-file: AmbiguousTrailingClosureOverload

import Foundation
import TypeScale
import TypeScaleFonts

extension UITraitCollection {
    /// The traits that apply to calls without a trait collection.
    ///
    /// Outside `performAsCurrent(_:)`, the process has one value: the last one assigned, or else
    /// the traits of ``UIApplication`` and ``UIScreen``.
    ///
    /// Inside, the value belongs to the innermost call in the task and in the tasks that it starts.
    /// An assignment there affects only that scope, so the requests of a server never mix.
    public static var current: UITraitCollection {
        get { CurrentTraits.innermost.withLock { $0 } ?? Host.shared.traits }
        set { CurrentTraits.innermost.withLock { $0 = newValue } }
    }

    /// Runs a closure with these traits as ``current``, and returns its result.
    ///
    /// UIKit's method of this name returns nothing.
    @discardableResult
    public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
        try CurrentTraits.$scope.withValue(Guarded(self), operation: actions)
    }

    /// Runs an asynchronous closure with these traits as ``current``, even after it was suspended,
    /// and returns its result.
    @discardableResult
    public func performAsCurrent<Result>(
        _ actions: () async throws -> Result
    ) async rethrows -> Result {
        try await CurrentTraits.$scope.withValue(Guarded(self), operation: actions)
    }

    /// The traits of calls without a collection: the current ones, completed by the process's.
    static var ambient: UITraitCollection {
        UITraitCollection(traitsFrom: [Host.shared.traits, current])
    }
}

extension TypeScale.TraitCollection {
    /// Creates the traits that apply to a call: its own, completed by the ambient ones.
    init(_ traits: UITraitCollection?) {
        var values = UITraitCollection.ambient.values
        if let traits { values.add(traits.values) }
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
