/// A registration for trait changes.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}
