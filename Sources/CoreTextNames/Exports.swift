// UIKit's names include the names of CoreText, because both types and functions refer to `UIFont`.
@_exported public import UIKitNames
