import TypeScaleDiagnostics

/// The system for which code is.
enum CodeSystem {
    case iOS
    /// The text styles have other sizes than on iOS.
    case watchOS
    /// The text size of most apps does not change.
    case macOS

    /// Returns the system of an app, given its Swift files.
    ///
    /// An app for the Mac alone imports AppKit, and nowhere UIKit.
    init(files: some Sequence<[UInt8]>) {
        var importsAppKit = false
        for file in files {
            if file[...].contains("import UIKit") {
                self = .iOS
                return
            }
            importsAppKit = importsAppKit || file[...].contains("import AppKit")
        }
        self = importsAppKit ? .macOS : .iOS
    }
}
