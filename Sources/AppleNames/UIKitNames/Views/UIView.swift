public import Foundation

/// A view with traits and category limits, but without subviews or drawing.
///
/// So that subclasses compile, the view also has members that are only stored, and methods that do
/// nothing and are never called.
@preconcurrency @MainActor
open class UIView: NSObject, UITraitEnvironment {
    /// The frame of the view, which only the sizing methods use.
    open var frame: CGRect

    /// The traits that replace the inherited ones, in this view only, because it has no subviews.
    ///
    /// The limits of the category apply to an overridden category as well.
    open var traitOverrides: any UITraitOverrides = TraitValues() {
        willSet { previousTraits = traitCollection }
        didSet { reportChange() }
    }

    /// The minimum category of the view, or `nil` for no minimum.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        willSet { previousTraits = traitCollection }
        didSet { reportChange() }
    }

    /// The maximum category of the view, or `nil` for no maximum.
    ///
    /// The maximum takes precedence over a larger minimum.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        willSet { previousTraits = traitCollection }
        didSet { reportChange() }
    }

    /// The number -1, which ``intrinsicContentSize`` contains if a dimension has no natural size.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// The natural size of the content, which a plain view does not have.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Returns the size that best fits the given size, which for a plain view is its current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }

    /// Resizes the view to the size that best fits its current size.
    open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

    /// The size of the view, at the origin.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    // Values that are only stored.

    /// Whether the view is hidden.
    open var isHidden = false
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1
    /// The color of the background, or `nil` for no color.
    open var backgroundColor: UIColor?
    /// Whether the view clips its content.
    open var clipsToBounds = false
    /// Whether the view responds to touches.
    open var isUserInteractionEnabled = true
    /// A number that identifies the view.
    open var tag = 0
    /// Whether the frame becomes constraints.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// Whether assistive technology reads the view.
    open var isAccessibilityElement = false
    /// The text that assistive technology reads, or `nil` for no text.
    open var accessibilityLabel: String?
    /// The result of an action, which assistive technology reads after the label.
    open var accessibilityHint: String?
    /// The value of the view, which assistive technology reads after the label.
    open var accessibilityValue: String?
    /// The name of the view in tests.
    open var accessibilityIdentifier: String?
    /// The behavior of the view, as assistive technology describes it.
    open var accessibilityTraits: UIAccessibilityTraits = .none

    private var huggingPriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    private var resistancePriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

    /// Returns the priority with which the view resists growing, which is `defaultLow` at first.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        huggingPriorities[axis] ?? .defaultLow
    }

    /// Stores the priority with which the view resists growing, which has no effect.
    open func setContentHuggingPriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        huggingPriorities[axis] = priority
    }

    /// Returns the priority with which the view resists shrinking, `defaultHigh` at first.
    open func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        resistancePriorities[axis] ?? .defaultHigh
    }

    /// Stores the priority with which the view resists shrinking, which has no effect.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        resistancePriorities[axis] = priority
    }

    // Methods that do nothing. Subclasses override some, which this module never calls.

    /// Does nothing and is never called, because interface files are not read.
    open func awakeFromNib() {}
    /// Does nothing and is never called, because no interface is designed.
    open func prepareForInterfaceBuilder() {}
    /// Does nothing and is never called, because views have no layout.
    open func layoutSubviews() {}
    /// Does nothing and is never called, because views have no superviews.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Does nothing and is never called, because views have no superviews.
    open func didMoveToSuperview() {}
    /// Does nothing and is never called, because views have no windows.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Does nothing and is never called, because views have no windows.
    open func didMoveToWindow() {}
    /// Does nothing and is never called, because views have no constraints.
    open func updateConstraints() {}
    /// Does nothing and is never called, because nothing is drawn.
    open func draw(_ rect: CGRect) {}
    /// Does nothing, because ``intrinsicContentSize`` is computed when it is read.
    open func invalidateIntrinsicContentSize() {}
    /// Does nothing, because views have no constraints.
    open func setNeedsUpdateConstraints() {}
    /// Does nothing, because views have no constraints.
    open func updateConstraintsIfNeeded() {}
    /// Does nothing, because views have no layout.
    open func setNeedsLayout() {}
    /// Does nothing, because views have no layout.
    open func layoutIfNeeded() {}
    /// Does nothing, because nothing is drawn.
    open func setNeedsDisplay() {}

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

    /// Creates a view with an empty frame and decodes nothing, because views are not archived.
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
        observe()
    }

    private func observe() {
        observation = HostObservation { [weak self] in self?.hostDidChange() }
    }

    private func hostDidChange() {
        previousTraits = limited(hostTraits)
        hostTraits = Host.shared.traits
        reportChange()
    }

    /// The traits of the screen with the overrides of the view, and a category within its limits.
    ///
    /// As in UIKit, an assignment to `UITraitCollection.current` has no effect on a view. In
    /// `performAsCurrent(_:)`, a view has these traits, because no window has the traits of a
    /// reader.
    open var traitCollection: UITraitCollection { limited(.ofWindow) }

    /// Responds to a change in the traits.
    ///
    /// The view calls this method immediately when a new limit changes the traits. When the app's
    /// category or Bold Text changes the traits, the view calls the method asynchronously.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// A description of the category limits, for debugging.
    public var appliedContentSizeCategoryLimitsDescription: String {
        let minimum = minimumContentSizeCategory?.rawValue ?? "none"
        let maximum = maximumContentSizeCategory?.rawValue ?? "none"
        return
            "minimum \(minimum), maximum \(maximum): \(traitCollection.preferredContentSizeCategory.rawValue)"
    }

    private func limited(_ traits: UITraitCollection) -> UITraitCollection {
        let overrides = UITraitCollection { $0 = traitOverrides }
        let all = UITraitCollection(traitsFrom: [Host.shared.traits, traits, overrides])
        let category = all.preferredContentSizeCategory
            .limited(minimumContentSizeCategory, maximumContentSizeCategory)
        return all.modifyingTraits { $0.preferredContentSizeCategory = category }
    }

    private func reportChange() {
        guard let previous = previousTraits, previous != traitCollection else { return }
        traitCollectionDidChange(previous)
        for observer in observers
        where observer.traits.contains(where: { $0.differs(previous, traitCollection) }) {
            observer.handler(self, previous)
        }
    }

    fileprivate var observers: [Observer] = []

    fileprivate struct Observer {
        let registration = Registration()
        let traits: [UITrait]
        let handler: @MainActor (UIView, UITraitCollection) -> Void
    }
}

private final class Registration: UITraitChangeRegistration {}

extension UIView: UITraitChangeObservable {
    /// Ends a registration, so that its closure is no longer called.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        observers.removeAll { $0.registration === registration }
    }

    /// Registers a closure to call when any of the given traits changes.
    ///
    /// - Parameters:
    ///   - traits: The traits to observe.
    ///   - handler: A closure that receives the view and its previous traits.
    /// - Returns: The registration, to pass to ``unregisterForTraitChanges(_:)``.
    @discardableResult
    public func registerForTraitChanges<View: UIView>(
        _ traits: [UITrait],
        handler: @escaping @MainActor (View, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let observer = Observer(traits: traits) { view, previous in
            if let view = view as? View { handler(view, previous) }
        }
        observers.append(observer)
        return observer.registration
    }
}

extension UIContentSizeCategory {
    /// Clamps the category to a range, in which the maximum overrides a larger minimum.
    ///
    /// An unknown category is returned unchanged. An unknown limit has no effect.
    fileprivate func limited(_ minimum: Self?, _ maximum: Self?) -> Self {
        guard let category else { return self }
        var limited = category
        if let minimum = minimum?.category { limited = max(limited, minimum) }
        if let maximum = maximum?.category { limited = min(limited, maximum) }
        return UIContentSizeCategory(limited)
    }
}

/// An observation that calls a closure when the app's category or the Bold Text setting changes.
private final class HostObservation: @unchecked Sendable {
    private let tokens: [any NSObjectProtocol]

    init(_ changed: @escaping @MainActor @Sendable () -> Void) {
        tokens = [
            UIContentSizeCategory.didChangeNotification,
            UIAccessibility.boldTextStatusDidChangeNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                // A detached task does not inherit the traits of the task that sets the category.
                Task.detached { @MainActor in changed() }
            }
        }
    }

    deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}
