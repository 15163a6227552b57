// UIKitNames contains the names of CoreGraphics, because some of them refer to `UIFont`.
@_exported public import UIKitNames
