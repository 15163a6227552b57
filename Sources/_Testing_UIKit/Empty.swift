// Empty on purpose. Whoever imports Testing and a module that the source calls UIKit is made to import
// `_Testing_UIKit` as well, which ships with the toolchain on Apple's systems only.
