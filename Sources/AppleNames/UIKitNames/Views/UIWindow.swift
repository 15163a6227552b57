/// A view that never contains other views.
///
/// The class exists so that overrides of ``UIView/willMove(toWindow:)`` compile.
@preconcurrency @MainActor
open class UIWindow: UIView {}
