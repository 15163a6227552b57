// On Apple's systems, this module is empty, because SwiftUI itself lays out views there.
