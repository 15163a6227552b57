// UIKitNames contains the names of CoreText, because some of them refer to `UIFont`.
@_exported public import UIKitNames
