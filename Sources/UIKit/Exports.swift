// The names are in TypeScaleUIKit. This module only supplies the name for `import UIKit`.
@_exported public import TypeScaleUIKit
