// UIKit's names include the names of CoreGraphics, because both types and functions refer to `UIFont`.
@_exported public import UIKitNames
