// The declarations are in SwiftUINames. This module only provides the name for `import SwiftUI`.
@_exported public import SwiftUINames
