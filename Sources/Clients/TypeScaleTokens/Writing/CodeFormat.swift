/// A language or format in which a design system can be written.
public enum CodeFormat: String, CaseIterable, Sendable {
    /// CSS custom properties, with UIKit's size for each text size in Safari on iOS.
    case css
    /// Swift code that uses TypeScale.
    case swift
    /// TypeScript for React Native.
    case reactNative
    /// Dart for Flutter. The code has never been compiled.
    case flutter
    /// Kotlin for Jetpack Compose. The code has only been compiled without Compose.
    case compose
    /// Text appearances for Android in XML.
    case android
    /// Tokens in the [DTCG format](https://www.designtokens.org/tr/2025.10/), with values instead
    /// of references.
    case dtcg
}
