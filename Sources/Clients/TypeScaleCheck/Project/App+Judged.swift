import TypeScale
import TypeScaleCode
import TypeScaleDiagnostics

// The facts that rules judge, with their places.
extension App {
    /// The fonts on the systems with a text size.
    var judgedFonts: [FontUse] { fonts.filter { $0.system.hasTextSize } }

    /// Returns the place of the call that makes a font.
    func place(of font: FontValue, in use: FontUse) -> Place? {
        guard let origin = font.origin else { return use.place }
        return files[origin.file].places[origin.range] ?? use.place
    }

    /// The fonts on iOS and watchOS with the places where they are judged, each once.
    ///
    /// A font is judged where the code makes it. If a function makes it from its parameters, the
    /// font is judged where the function is used, unless the code there leaves the choice open.
    var placedFonts: [(font: FontValue, use: FontUse, place: Place)] {
        let made = Set(
            judgedFonts.flatMap { use in
                use.fonts.filter(use.isMadeHere).map(MadeFont.init)
            }
        )
        return judgedFonts.flatMap { use in
            use.fonts.compactMap { font in
                if use.isMadeHere(font) {
                    return place(of: font, in: use).map { (font, use, $0) }
                }
                guard use.site.kind == .applied, use.unknown == nil,
                    use.fonts.count <= Self.maximumChoices,
                    !made.contains(MadeFont(font))
                else { return nil }
                return use.place.map { (font, use, $0) }
            }
        }
    }

    /// The maximum number of fonts among which the code of a use chooses: both of a condition.
    private static let maximumChoices = 2

    /// A font of a size that code makes at a place.
    private struct MadeFont: Hashable {
        let origin: FontValue.Origin?
        let size: Size

        init(_ font: FontValue) { (origin, size) = (font.origin, font.size) }
    }

    /// Returns the type that contains a font, or the path of the file for a font in no type.
    func container(of use: FontUse) -> String {
        let facts = files[use.file]
        return facts.owner(of: use.site.scope) ?? facts.path
    }

    /// Returns the comment that accepts the findings of a rule at a place, and its file, or `nil`.
    func comment(
        accepting rule: String,
        path: String,
        position: TextPosition?
    ) -> (file: Int, comment: Int)? {
        guard let file = fileIndices[path] else { return nil }
        return files[file].ignored.comment(accepting: rule, at: position).map { (file, $0) }
    }

    /// The modifiers of all views, with their places.
    var judgedModifiers: [(view: ViewReference, modifier: StyledView.Modifier, place: Place)] {
        var result: [(ViewReference, StyledView.Modifier, Place)] = []
        for (file, views) in views.enumerated() where files[file].system.hasTextSize {
            for (index, view) in views.enumerated()
            where !isRedacted(ViewReference(file: file, view: index)) {
                for modifier in view.modifiers {
                    guard let place = files[file].places[modifier.range] else { continue }
                    result.append((ViewReference(file: file, view: index), modifier, place))
                }
            }
        }
        return result
    }

    /// The assignments to properties of labels, with their places.
    var judgedAssignments:
        [(file: Int, assignment: AssignmentSite, key: LabelTable.Key?, place: Place)]
    {
        var result: [(Int, AssignmentSite, LabelTable.Key?, Place)] = []
        for (index, file) in files.enumerated() where file.system.hasTextSize {
            for (number, assignment) in file.assignments.enumerated() {
                guard let place = file.places[assignment.range] else { continue }
                let key = labels.key(ofAssignment: number, file: index)
                result.append((index, assignment, key, place))
            }
        }
        return result
    }

    /// The places about whose fonts nothing is known.
    var unseenFonts: [UnseenPlace] {
        judgedFonts.compactMap { use in
            guard use.subject != .nothing, use.subject != .images, let place = use.place,
                let reason = use.unseenReason
            else { return nil }
            return UnseenPlace(kind: .font, place: place, name: use.unseenName, reason: reason)
        }
    }

    /// The number of modifiers, assignments and attributes that set a font of text.
    var appliedCount: Int {
        count {
            $0.site.kind == .applied && $0.subject != .nothing && $0.subject != .images
        }
    }

    /// The number of fonts that follow the text size.
    var growingCount: Int {
        count { use in use.fonts.contains { $0.growth != .fixed } }
    }

    /// Returns the number of places of judged fonts, each once for all systems of its file.
    private func count(_ isCounted: (FontUse) -> Bool) -> Int {
        let places = judgedFonts.filter(isCounted).map { use in
            FontPlace(path: ExactString(files[use.file].path), range: use.site.range)
        }
        return Set(places).count
    }

    private struct FontPlace: Hashable {
        let path: ExactString
        let range: Range<Int>
    }
}

extension FontUse {
    /// The reason why nothing is known about the font, or `nil`.
    fileprivate var unseenReason: String? {
        let points = fonts.compactMap(\.size.points)
        if let first = points.first, points.count == fonts.count,
            fonts.allSatisfy({
                $0.growth == .fixed
            }), first > 0, first < FontUse.minimumShownSize
        {
            return "a font this small shows no text; code probably resizes it"
        }
        guard let unknown else { return nil }
        // What a function makes from its parameters is judged where it is used.
        if site.kind == .made, case .parameter = unknown { return nil }
        // A font that other code cannot change is a finding.
        if fonts.contains(where: { $0.growth == .fixed }) { return nil }
        switch unknown {
        case .name(let name):
            return "no code in the folder declares \(VisibleText(name, limit: 60))"
        case .parameter(let name): return "other code decides \(VisibleText(name, limit: 60))"
        case .size: return "its size comes from other code"
        case .expression: return "its font comes from an expression that the check does not follow"
        case .limit: return "its font needs more steps than the limit"
        }
    }

    /// The name to declare in `typescale.json`, or `nil`.
    fileprivate var unseenName: String? {
        switch unknown {
        case .name(let name): name.lastTypeName
        case .size: site.kind == .made ? nil : name
        default: name
        }
    }
}

extension BuildConfiguration.System {
    /// Whether readers choose a text size that apps follow.
    var hasTextSize: Bool {
        switch self {
        case .iOS, .visionOS, .watchOS: true
        case .macOS, .tvOS: false
        }
    }
}
