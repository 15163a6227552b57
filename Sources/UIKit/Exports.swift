// The declarations are in TypeScaleUIKit. This module only provides the name for `import UIKit`.
@_exported public import TypeScaleUIKit
