@_exported public import TypeScale
@_exported public import TypeScaleFonts
