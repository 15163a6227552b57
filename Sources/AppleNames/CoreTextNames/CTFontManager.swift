// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphicsNames
public import Foundation
import TypeScaleFonts

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
    unsafe report(to: error, fontURL, scope) { path throws(FontError) in
        _ = try FontRegistry.coreText.register(path: path)
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
    unsafe report(to: error, fontURL, scope) { path throws(FontError) in
        try FontRegistry.coreText.unregister(path: path)
    }
}

/// Registers the fonts in several files, one after another.
///
/// - Parameters:
///   - fontURLs: The URLs of the files. Elements of other types are skipped.
///   - scope: The scope. ``CTFontManagerScope/none`` is an error.
///   - errors: The location in which to store an array with a `CFError` for each file that fails.
///     The array is empty if no file fails. The caller releases the array. Its type is `NSArray`,
///     because `CFArray` is not a class.
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
    unsafe report(to: error) { _ throws(FontError) in
        _ = try FontRegistry.coreText.register(bytes: font._bytes, name: font._name)
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
    unsafe report(to: error) { _ throws(FontError) in
        try FontRegistry.coreText.unregister(path: font._name)
    }
}

/// Returns `process` if a file is registered, or else `none`.
public func CTFontManagerGetScopeForURL(_ fontURL: CFURL) -> CTFontManagerScope {
    fontURL.isFileURL && FontRegistry.coreText.isRegistered(path: fontURL.path) ? .process : .none
}

// Core Text's signatures have pointers, at which callers read errors.

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

/// Runs a closure with a file's path and returns `true`, or stores an error and returns `false`.
private func report(
    to error: UnsafeMutablePointer<Unmanaged<CFError>?>?,
    _ fontURL: CFURL? = nil,
    _ scope: CTFontManagerScope = .process,
    _ body: (_ path: String) throws(FontError) -> Void
) -> Bool {
    let code: CFIndex
    let description: String
    if scope == .none {
        code = CTFontManagerError.unsupportedScope.rawValue
        description = "fonts cannot be registered in the scope .none; use .process"
    } else if let fontURL, !fontURL.isFileURL {
        code = CTFontManagerError.invalidFilePath.rawValue
        let detail = "not a file URL; use URL(fileURLWithPath:) (error \(code))"
        description = "\(fontURL.absoluteString): \(detail)"
    } else {
        do throws(FontError) {
            try body(fontURL?.path ?? "")
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
