import TypeScaleDiagnostics

extension CheckRule {
    /// A font file that the app does not register, or a registered font without a file.
    public static let fontNotRegistered: CheckRule = .init(
        name: "font-not-registered",
        severity: .error,
        summary: "The app cannot load a font.",
        reason: """
            iOS loads the fonts that Info.plist lists under UIAppFonts. A font file that is not in
            the list, and that no code registers, is not available. An entry without a file has no
            effect. In both cases, text silently appears in another font.
            """,
        remedy: "List the file under UIAppFonts in Info.plist.",
        knownProblems: "A list that a program generates was not seen.",
        triggeringExamples: [],
        otherExamples: [],
        judge: { project in
            let unregistered = project.app.registersFonts ? [] : project.fonts.unregistered
            return unregistered.map { place in
                fontNotRegistered.finding(
                    place,
                    severity: .warning,
                    "no UIAppFonts contains the file, so iOS does not load it"
                )
            }
                + project.fonts.missing.map { place in
                    fontNotRegistered.finding(
                        place,
                        "UIAppFonts contains a file that the folder does not have"
                    )
                }
        }
    )

    /// A font name that neither the app's fonts nor the system have.
    public static let fontNameUnknown: CheckRule = .init(
        name: "font-name-unknown",
        severity: .error,
        summary: "No font of the app or the system has this name.",
        reason: """
            UIFont(name:size:) returns nil, and Font.custom(_:size:) uses the system font, if no font
            has the name. The check compares names in code with the PostScript, family and full names
            of the font files in the folder, and with the fonts of iOS.
            """,
        remedy: "Use the font's PostScript name, which `typescale font` prints.",
        knownProblems:
            "The fonts of macOS and watchOS are not known, and their names are not judged.",
        triggeringExamples: ["label.font = UIFont(name: \"Helvetika\", size: 17)"],
        otherExamples: ["label.font = UIFont(name: \"Helvetica\", size: 17)"],
        judge: { project in
            project.fonts.unknown(project.app.faces).map { place, nearest in
                let remedy = nearest.map { "; did you mean \(VisibleText($0, limit: 60))?" } ?? ""
                return fontNameUnknown.finding(
                    place,
                    severity: nearest == nil ? .warning : .error,
                    "no font in the folder and no font of iOS has this name" + remedy
                )
            }
        }
    )
}
