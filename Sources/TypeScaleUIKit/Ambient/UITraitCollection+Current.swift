// swift-format-ignore-file: AmbiguousTrailingClosureOverload

import Foundation
import TypeScale
import TypeScaleFonts

extension UITraitCollection {
    /// The traits that count where a call names none.
    ///
    /// Outside of `performAsCurrent(_:)` these are one value of the process: what was assigned
    /// last, else what ``UIApplication`` and ``UIScreen`` say. Inside, they are those of the
    /// innermost call in the same task, and of the tasks that it starts; to assign them changes
    /// them there alone, so that two requests of a server never mix.
    public static var current: UITraitCollection {
        get { CurrentTraits.innermost.withLock { $0 } ?? Host.shared.traits }
        set { CurrentTraits.innermost.withLock { $0 = newValue } }
    }

    /// Runs a closure with these traits as ``current``.
    ///
    /// Called `performAsCurrent(_:)` in UIKit too, where the closure answers nothing.
    ///
    /// - Parameter actions: The closure.
    /// - Returns: What it answers.
    /// - Throws: What it throws.
    @discardableResult
    public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
        try CurrentTraits.$scope.withValue(Guarded(self), operation: actions)
    }

    /// Runs an asynchronous closure with these traits as ``current``, also after it was suspended.
    ///
    /// - Parameter actions: The closure.
    /// - Returns: What it answers.
    /// - Throws: What it throws.
    @discardableResult
    public func performAsCurrent<Result>(
        _ actions: () async throws -> Result
    ) async rethrows -> Result {
        try await CurrentTraits.$scope.withValue(Guarded(self), operation: actions)
    }

    /// What counts where a call names no traits: the current ones, and those of the process where
    /// they leave them open.
    static var ambient: UITraitCollection {
        UITraitCollection(traitsFrom: [Host.shared.traits, current])
    }
}

extension TypeScale.TraitCollection {
    /// What counts for a call: its own traits, and the ambient ones where it leaves them open.
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

    /// Outside of all scopes.
    private static let process = Guarded<UITraitCollection?>(nil)

    static var innermost: Guarded<UITraitCollection?> { scope ?? process }
}
