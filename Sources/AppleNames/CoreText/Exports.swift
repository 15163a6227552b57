// This module only provides the name for `import CoreText`.
@_exported public import CoreTextNames
