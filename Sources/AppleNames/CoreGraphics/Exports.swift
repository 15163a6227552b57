// This module only provides the name for `import CoreGraphics`.
@_exported public import CoreGraphicsNames
