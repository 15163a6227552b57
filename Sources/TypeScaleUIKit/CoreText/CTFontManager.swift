// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import TypeScaleFonts
import TypeScaleFoundation

/// For whom a font is registered; here it is for the process, whatever is asked.
public enum CTFontManagerScope: UInt32, Sendable {
    /// For nobody.
    case none = 0
    /// For the process.
    case process = 1
    /// For the user.
    case persistent = 2
    /// For the session.
    case session = 3

    /// The other name of ``persistent``.
    public static let user = Self.persistent
}

/// Why a font was not registered, in Core Text's numbers.
public enum CTFontManagerError: CFIndex, Sendable {
    /// There is no such file.
    case fileNotFound = 101
    /// The file may not be read.
    case insufficientPermissions = 102
    /// The bytes are no font.
    case unrecognizedFormat = 103
    /// The bytes are a font with something in it that cannot be so.
    case invalidFontData = 104
    /// The file is registered already.
    case alreadyRegistered = 105
    /// The file is larger than is read.
    case exceededResourceLimit = 106
    /// The file is not registered.
    case notRegistered = 201
    /// A face of another file has the name already.
    case duplicatedName = 305
    /// The path names something that is no file.
    case invalidFilePath = 306
    /// Fonts cannot be registered for that scope.
    case unsupportedScope = 307
}

/// The domain of the errors of these functions.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Registers the fonts of a file.
///
/// - Parameters:
///   - fontURL: The file.
///   - scope: For whom; process, user and session are all the process, and none is refused.
///   - error: Where to write what went wrong; the caller releases it.
/// - Returns: Whether a font was registered.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL,
    _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    unsafe report(to: error, scope) { () throws(FontError) in
        _ = try FontLibrary.shared.registry.register(path: try path(of: fontURL))
    }
}

/// Takes the fonts of a file out again.
///
/// - Parameters:
///   - fontURL: The file.
///   - scope: For whom they were registered.
///   - error: Where to write what went wrong; the caller releases it.
/// - Returns: Whether fonts were taken out.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL,
    _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    unsafe report(to: error, scope) { () throws(FontError) in
        try FontLibrary.shared.registry.unregister(try path(of: fontURL))
    }
}

/// Registers the fonts of several files, one after another, before it returns.
///
/// - Parameters:
///   - fontURLs: The files.
///   - scope: For whom.
///   - enabled: Whether fonts can be found at once, which they can in any case.
///   - registrationHandler: Is told the errors and that it is done; `false` from it ends the work.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray,
    _ scope: CTFontManagerScope,
    _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    for url in fontURLs.compactMap({ $0 as? CFURL }) {
        var error: Unmanaged<CFError>?
        if unsafe !CTFontManagerRegisterFontsForURL(url, scope, &error) {
            let failure = unsafe error?.takeRetainedValue()
            if registrationHandler?(failure.map { [$0] } ?? [], false) == false { return }
        }
    }
    _ = registrationHandler?([], true)
}

/// Registers a font that was read.
///
/// - Parameters:
///   - font: The font.
///   - error: Where to write what went wrong; the caller releases it.
/// - Returns: Whether it was registered.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    unsafe report(to: error) { () throws(FontError) in
        _ = try FontLibrary.shared.registry.register(bytes: font.bytes, name: font.place)
    }
}

/// Takes a font out again that was registered from bytes.
///
/// - Parameters:
///   - font: The font.
///   - error: Where to write what went wrong; the caller releases it.
/// - Returns: Whether it was taken out.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    unsafe report(to: error) { () throws(FontError) in
        try FontLibrary.shared.registry.unregister(font.place)
    }
}

/// For whom the fonts of a file are registered.
///
/// - Parameter fontURL: The file.
/// - Returns: The process or nobody.
public func CTFontManagerGetScopeForURL(_ fontURL: CFURL) -> CTFontManagerScope {
    guard let path = try? path(of: fontURL) else { return .none }
    return FontLibrary.shared.registry.isRegistered(path) ? .process : .none
}

/// The descriptors of the fonts in a file, which need not be registered.
///
/// - Parameter fileURL: The file.
/// - Returns: The descriptors; `nil` if the file is no font that can be read.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    guard let path = try? path(of: fileURL), let file = try? FontFile(path: path) else {
        return nil
    }
    return file.faces.map { UIFontDescriptor(name: $0.postScriptName, size: 0) }
}

private func path(of url: URL) throws(FontError) -> String {
    guard url.isFileURL else {
        let detail = "the URL is not that of a file"
        throw FontError(code: .invalidFilePath, place: url.absoluteString, detail: detail)
    }
    return url.path
}

/// Runs `body`, and writes its error, or that of the scope, for the caller to release.
private func report(
    to error: UnsafeMutablePointer<Unmanaged<CFError>?>?,
    _ scope: CTFontManagerScope = .process,
    _ body: () throws(FontError) -> Void
) -> Bool {
    var code = CTFontManagerError.unsupportedScope.rawValue
    var description = "fonts cannot be registered in the scope none; use process"
    if scope != .none {
        do throws(FontError) {
            try body()
            return true
        } catch let failure {
            code = failure.code.rawValue
            description = failure.description
        }
    }
    let reason = NSError(
        domain: kCTFontManagerErrorDomain,
        code: code,
        userInfo: [NSLocalizedDescriptionKey: description]
    )
    unsafe error?.pointee = unsafe .passRetained(reason)
    return false
}
