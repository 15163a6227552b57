/// An object that reports changes to individual traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}
