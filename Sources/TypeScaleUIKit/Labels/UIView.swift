public import Foundation

/// Something that has traits, and is told when they change.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits that count.
    var traitCollection: UITraitCollection { get }
    /// Is called when they have changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Something whose font follows the reader's category.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether a preferred or scaled font follows a change of the category; fonts of a fixed size
    /// follow nothing.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

/// What has traits and limits of the reader's category; nothing is drawn, and there are no subviews.
@preconcurrency @MainActor
open class UIView: NSObject, UITraitEnvironment {
    /// Where the view would be; kept, and not looked at.
    open var frame: CGRect

    /// The smallest category that the view takes; `nil` for none.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        willSet { willChangeTraits() }
        didSet { didChangeTraits() }
    }

    /// The largest category that the view takes; `nil` for none.
    ///
    /// It wins over a smallest one that is larger.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        willSet { willChangeTraits() }
        didSet { didChangeTraits() }
    }

    /// What stands in ``intrinsicContentSize`` for a length that the view does not ask for: -1.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// The size that the view asks for by what is in it; of a plain view none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// The size that fits a size best; of a plain view the one that it has.
    ///
    /// - Parameter size: Points.
    /// - Returns: Points.
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }

    /// Gives the frame the size that fits it best.
    open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

    private var previousTraits: UITraitCollection?
    private var hostTraits = Host.shared.traits
    private var observation: HostObservation?

    /// A view.
    ///
    /// - Parameter frame: Where it would be.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
        observe()
    }

    /// A view of no size.
    public override convenience init() {
        self.init(frame: .zero)
    }

    /// A view of no size: views are not archived here, and nothing is read.
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

    /// The current traits, the category within the limits.
    open var traitCollection: UITraitCollection { limited(.current) }

    /// Is called when the traits have changed: at once with the limits, and a little later with the
    /// app's category.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The limits in words, to look at.
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

/// What ends a registration.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// Something that tells of changes of single traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UIView: UITraitChangeObservable {
    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }
}

extension UIView {
    /// Has a closure run when one of some traits has changed.
    ///
    /// - Parameters:
    ///   - traits: The traits.
    ///   - handler: Is given the view and the traits before.
    /// - Returns: What ends the registration.
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
    /// The category within limits, of which the largest wins; unknown categories stay, and limit
    /// nothing.
    fileprivate func limited(_ minimum: Self?, _ maximum: Self?) -> Self {
        guard let category else { return self }
        var limited = category
        if let minimum = minimum?.category { limited = max(limited, minimum) }
        if let maximum = maximum?.category { limited = min(limited, maximum) }
        return UIContentSizeCategory(limited)
    }
}

/// Calls a closure after each change of the app's category or of Bold Text, until it is released.
private final class HostObservation: @unchecked Sendable {
    private let tokens: [any NSObjectProtocol]

    init(_ changed: @escaping @MainActor @Sendable () -> Void) {
        tokens = [
            UIContentSizeCategory.didChangeNotification,
            UIAccessibility.boldTextStatusDidChangeNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                // Any thread can set the category. A detached task does not inherit the traits of
                // the task that set it.
                Task.detached { @MainActor in changed() }
            }
        }
    }

    deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}
