// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import TypeScaleFonts

/// The scope of a font registration, where every scope except ``none`` means the process.
public enum CTFontManagerScope: UInt32, Sendable {
    /// No scope. Registering a font in this scope is an error.
    case none = 0
    /// The current process.
    case process = 1
    /// The current user. This scope behaves like ``process``.
    case persistent = 2
    /// The current login session. This scope behaves like ``process``.
    case session = 3

    /// Another name for ``persistent``.
    public static let user = Self.persistent
}

/// The reason for a failed registration, whose raw value is Core Text's error code.
public enum CTFontManagerError: CFIndex, Sendable {
    /// The file does not exist.
    case fileNotFound = 101
    /// The process is not permitted to read the file.
    case insufficientPermissions = 102
    /// The data is not a TrueType or OpenType font or collection.
    case unrecognizedFormat = 103
    /// The font contains invalid data.
    case invalidFontData = 104
    /// The file is already registered.
    case alreadyRegistered = 105
    /// The file is too large or contains too many faces.
    case exceededResourceLimit = 106
    /// The file cannot be unregistered, because it is not registered.
    case notRegistered = 201
    /// A face with the same PostScript name is registered from another file.
    case duplicatedName = 305
    /// The URL is not a file URL, or its path does not refer to a regular file.
    case invalidFilePath = 306
    /// The scope is ``CTFontManagerScope/none``.
    case unsupportedScope = 307
}

/// The domain of Core Text's registration errors.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Registers the fonts in a file.
///
/// - Parameters:
///   - fontURL: The URL of the file.
///   - scope: The scope. ``CTFontManagerScope/none`` is an error.
///   - error: The location in which to store an error. The caller releases the error.
/// - Returns: `true` if a font was registered.
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

/// Unregisters the fonts in a file.
///
/// - Parameters:
///   - fontURL: The URL of the file.
///   - scope: The scope. ``CTFontManagerScope/none`` is an error.
///   - error: The location in which to store an error. The caller releases the error.
/// - Returns: `true` if a font was unregistered.
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

/// Registers the fonts in several files, one after another.
///
/// - Parameters:
///   - fontURLs: The URLs of the files. Elements of other types are skipped.
///   - scope: The scope. ``CTFontManagerScope/none`` is an error.
///   - errors: The location in which to store an array with a `CFError` for each file that fails.
///     The array is empty if no file fails. The caller releases the array. Its type is `NSArray`,
///     because ``CFArray`` is not a class.
/// - Returns: `true` if fonts in all files were registered.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
    _ fontURLs: CFArray,
    _ scope: CTFontManagerScope,
    _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
    unsafe report(to: errors, fontURLs) { url, error in
        unsafe CTFontManagerRegisterFontsForURL(url, scope, error)
    }
}

/// Unregisters the fonts in several files, one after another.
///
/// - Parameters:
///   - fontURLs: The URLs of the files. Elements of other types are skipped.
///   - scope: The scope. ``CTFontManagerScope/none`` is an error.
///   - errors: The location in which to store an array with a `CFError` for each file that fails,
///     as in ``CTFontManagerRegisterFontsForURLs(_:_:_:)``.
/// - Returns: `true` if fonts in all files were unregistered.
@discardableResult
public func CTFontManagerUnregisterFontsForURLs(
    _ fontURLs: CFArray,
    _ scope: CTFontManagerScope,
    _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
    unsafe report(to: errors, fontURLs) { url, error in
        unsafe CTFontManagerUnregisterFontsForURL(url, scope, error)
    }
}

/// Registers the fonts in several files synchronously, one file after another.
///
/// - Parameters:
///   - fontURLs: The URLs of the files. Elements of other types are skipped.
///   - scope: The scope. ``CTFontManagerScope/none`` is an error.
///   - enabled: Ignored, because registered fonts are always available.
///   - registrationHandler: A closure that is called with the error of each file that fails, and
///     with no errors and `true` after the last file. To stop registering files, return `false`.
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

/// Registers a font that was read from bytes.
///
/// - Parameters:
///   - font: The font.
///   - error: The location in which to store an error. The caller releases the error.
/// - Returns: `true` if the font was registered.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    unsafe report(to: error) { () throws(FontError) in
        _ = try FontLibrary.shared.registry.register(bytes: font.bytes, name: font.place)
    }
}

/// Unregisters a font that was registered from bytes.
///
/// - Parameters:
///   - font: The font.
///   - error: The location in which to store an error. The caller releases the error.
/// - Returns: `true` if the font was unregistered.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    unsafe report(to: error) { () throws(FontError) in
        try FontLibrary.shared.registry.unregister(font.place)
    }
}

/// Returns `process` if a file is registered, or else `none`.
public func CTFontManagerGetScopeForURL(_ fontURL: CFURL) -> CTFontManagerScope {
    guard let path = try? path(of: fontURL) else { return .none }
    return FontLibrary.shared.registry.isRegistered(path) ? .process : .none
}

/// Returns descriptors of all fonts in a file, or `nil` if the file cannot be read as a font.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    guard let path = try? path(of: fileURL), let file = try? FontFile(path: path) else {
        return nil
    }
    return file.faces.map { UIFontDescriptor(name: $0.postScriptName, size: 0) }
}

private func path(of url: URL) throws(FontError) -> String {
    guard url.isFileURL else {
        let detail = "not a file URL; use URL(fileURLWithPath:)"
        throw FontError(.invalidFilePath, url.absoluteString, detail)
    }
    return url.path
}

/// Runs a closure for each URL, stores the errors at an address, and returns `true` without errors.
private func report(
    to errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?,
    _ fontURLs: CFArray,
    _ body: (CFURL, UnsafeMutablePointer<Unmanaged<CFError>?>) -> Bool
) -> Bool {
    let failures = fontURLs.compactMap { $0 as? CFURL }.compactMap { url -> CFError? in
        var error: Unmanaged<CFError>?
        return unsafe body(url, &error) ? nil : unsafe error?.takeRetainedValue()
    }
    unsafe errors?.pointee = unsafe .passRetained(NSArray(array: failures))
    return failures.isEmpty
}

/// Runs a closure and returns `true`, or stores an error at an address and returns `false`.
private func report(
    to error: UnsafeMutablePointer<Unmanaged<CFError>?>?,
    _ scope: CTFontManagerScope = .process,
    _ body: () throws(FontError) -> Void
) -> Bool {
    var code = CTFontManagerError.unsupportedScope.rawValue
    var description = "fonts cannot be registered in the scope .none; use .process"
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
