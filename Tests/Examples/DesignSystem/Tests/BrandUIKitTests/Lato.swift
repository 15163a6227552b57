import Brand
import Foundation
import TypeScaleUIKit

/// The font files, which an app has in its bundle: `try Brand.registerFonts(in: .module)`.
enum Lato {
    /// The folder of the Debian package fonts-lato.
    static let folder = URL(filePath: "/usr/share/fonts/truetype/lato")

    static let isInstalled = FileManager.default.fileExists(atPath: folder.path)

    /// Registers the faces once.
    static let registration = Result { try Brand.registerFonts(in: folder) }
}
