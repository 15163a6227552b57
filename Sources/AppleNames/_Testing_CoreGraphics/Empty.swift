// This module is intentionally empty. A file that imports both Testing and a module named
// CoreGraphics also imports `_Testing_CoreGraphics`, which only Apple's toolchains contain.
