// This module is intentionally empty. A file that imports both Testing and a module named UIKit
// also imports `_Testing_UIKit`, which only Apple's toolchains contain.
