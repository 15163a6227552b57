// Nothing of its own: the names are in TypeScaleUIKit, for those who cannot write `import UIKit`.
@_exported public import TypeScaleUIKit
