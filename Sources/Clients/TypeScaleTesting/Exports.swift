@_exported public import TypeScale
