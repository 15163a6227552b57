// The declarations are in UIKitNames. This module only provides the name for `import UIKit`.
@_exported public import UIKitNames

#if Labels
@_exported public import UIKitLabels
#endif
