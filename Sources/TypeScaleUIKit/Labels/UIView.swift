public import Foundation

/// An object with traits, which is notified when they change.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits of the object.
    var traitCollection: UITraitCollection { get }
    /// Responds to a change of the traits.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An object whose font follows the reader's category.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether a preferred or scaled font follows the category; fonts of a fixed size never do.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

/// An object with traits and limits on the reader's category; it draws nothing and has no subviews.
@preconcurrency @MainActor
open class UIView: NSObject, UITraitEnvironment {
    /// The frame; kept without effect.
    open var frame: CGRect

    /// The minimum category of the view; `nil` for none.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        willSet { willChangeTraits() }
        didSet { didChangeTraits() }
    }

    /// The maximum category of the view; `nil` for none.
    ///
    /// It takes precedence over a larger minimum.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        willSet { willChangeTraits() }
        didSet { didChangeTraits() }
    }

    /// The length in ``intrinsicContentSize`` for a dimension without an intrinsic size: -1.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// The size of the content; a plain view has none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Returns the size that best fits a given size; for a plain view, its current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }

    /// Sets the frame to the size that best fits it.
    open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

    private var previousTraits: UITraitCollection?
    private var hostTraits = Host.shared.traits
    private var observation: HostObservation?

    /// Creates a view with a frame.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
        observe()
    }

    /// Creates a view with an empty frame.
    public override convenience init() {
        self.init(frame: .zero)
    }

    /// Creates a view with an empty frame; it decodes nothing, because views are not archived.
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
        observe()
    }

    private func observe() {
        observation = HostObservation { [weak self] in self?.hostDidChange() }
    }

    private func hostDidChange() {
        let previous = limited(hostTraits)
        hostTraits = Host.shared.traits
        tell(of: previous)
    }

    /// The current traits, with the category within the limits.
    open var traitCollection: UITraitCollection { limited(.current) }

    /// Responds to a change of the traits.
    ///
    /// The view calls it immediately after a change of its limits, and asynchronously after a
    /// change of the app's category.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// A description of the limits, for debugging.
    public var appliedContentSizeCategoryLimitsDescription: String {
        let minimum = minimumContentSizeCategory?.rawValue ?? "none"
        let maximum = maximumContentSizeCategory?.rawValue ?? "none"
        return
            "minimum \(minimum), maximum \(maximum): \(traitCollection.preferredContentSizeCategory.rawValue)"
    }

    private func limited(_ traits: UITraitCollection) -> UITraitCollection {
        let all = UITraitCollection(traitsFrom: [.ambient, traits])
        let category = all.preferredContentSizeCategory
            .limited(minimumContentSizeCategory, maximumContentSizeCategory)
        return all.modifyingTraits { $0.preferredContentSizeCategory = category }
    }

    private func willChangeTraits() { previousTraits = traitCollection }

    private func didChangeTraits() { tell(of: previousTraits) }

    private func tell(of previous: UITraitCollection?) {
        guard let previous, previous != traitCollection else { return }
        traitCollectionDidChange(previous)
        for registration in registrations
        where registration.traits.contains(where: { $0.differs(previous, traitCollection) }) {
            registration.handler(self, previous)
        }
    }

    fileprivate var registrations: [Registration] = []

    fileprivate final class Registration: UITraitChangeRegistration {
        let traits: [UITrait]
        let handler: @MainActor (UIView, UITraitCollection) -> Void

        init(
            _ traits: [UITrait],
            _ handler: @escaping @MainActor (UIView, UITraitCollection) -> Void
        ) {
            self.traits = traits
            self.handler = handler
        }
    }
}

/// A registration for changes of traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// An object that reports changes of single traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UIView: UITraitChangeObservable {
    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }
}

extension UIView {
    /// Calls a closure after a change in some traits.
    ///
    /// - Parameters:
    ///   - traits: The traits.
    ///   - handler: Receives the view and its previous traits.
    /// - Returns: The registration, for ``unregisterForTraitChanges(_:)``.
    @discardableResult
    public func registerForTraitChanges<View: UIView>(
        _ traits: [UITrait],
        handler: @escaping @MainActor (View, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = Registration(traits) { view, previous in
            guard let view = view as? View else { return }
            handler(view, previous)
        }
        registrations.append(registration)
        return registration
    }
}

extension UIContentSizeCategory {
    /// Returns the category within limits, of which the maximum takes precedence.
    ///
    /// An unknown category stays as it is, and an unknown limit has no effect.
    fileprivate func limited(_ minimum: Self?, _ maximum: Self?) -> Self {
        guard let category else { return self }
        var limited = category
        if let minimum = minimum?.category { limited = max(limited, minimum) }
        if let maximum = maximum?.category { limited = min(limited, maximum) }
        return UIContentSizeCategory(limited)
    }
}

/// Calls a closure whenever the app's category or Bold Text changes, until it is released.
private final class HostObservation: @unchecked Sendable {
    private let tokens: [any NSObjectProtocol]

    init(_ changed: @escaping @MainActor @Sendable () -> Void) {
        tokens = [
            UIContentSizeCategory.didChangeNotification,
            UIAccessibility.boldTextStatusDidChangeNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                // Any thread can set the category. A detached task has none of its traits.
                Task.detached { @MainActor in changed() }
            }
        }
    }

    deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}
