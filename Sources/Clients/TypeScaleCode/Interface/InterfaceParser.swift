import TypeScale
import TypeScaleDiagnostics
import TypeScaleDocuments

/// Reads the objects of an interface file in one pass.
struct InterfaceParser {
    private(set) var objects: [InterfaceObject] = []
    private(set) var constraints: [InterfaceConstraint] = []
    /// The objects to which layout guides belong, by the identifiers of the guides.
    private(set) var guides: [String: Int] = [:]
    /// The outlets, by the identifier of their object.
    private(set) var outlets: [String: [InterfaceObject.Outlet]] = [:]
    private(set) var isForMac = false
    private(set) var isForTV = false
    private(set) var isLaunchScreen = false
    private(set) var device: InterfaceDevice?
    /// The objects with the identifier of an earlier object.
    private(set) var duplicates: [Int] = []
    private var identifiers: Set<String> = []
    /// The labels of cells in a standard style, which the system lays out.
    private var standardLabels: Set<String> = []
    /// The buttons with a configuration, which replaces their font.
    private var hasConfiguration: Set<Int> = []
    /// The sizes of the fonts that objects have without a font or a configuration in the file.
    private var defaultPoints: [Int: Double] = [:]
    /// The constraints that only some size classes have.
    private var excluded: Set<String> = []

    /// The open elements, each with the innermost object that contains it.
    private var open: [(name: String, key: String?, object: Int?, text: Text?)] = []
    private var segments: [Int: Int] = [:]

    /// A text in an element of its own, such as `<string key="text">`.
    private struct Text {
        let property: String
        var text = ""
    }

    /// The elements with an identifier that are not objects.
    private static let others: Set = [
        "constraint", "outlet", "action", "segue", "outletCollection", "scene", "exclude",
        "variation", "mask", "size", "real", "string", "color", "document",
        "device",
    ]

    mutating func read(_ scanner: inout XMLScanner) throws(Diagnostic) {
        while let token = try scanner.next() {
            switch token {
            case .open(let element): begin(element)
            case .text(let text): open[open.count - 1].text?.text += text
            case .close: end()
            case .comment: break
            }
        }
        constraints.removeAll { excluded.contains($0.identifier) }
        for index in hasConfiguration { objects[index].font = nil }
        for (index, points) in defaultPoints where !hasConfiguration.contains(index) {
            // Code styles a button that still has the title of Interface Builder.
            guard objects[index].fontOffset == nil,
                objects[index].element == "textField"
                    || objects[index].texts.contains(where: { !["", "Button"].contains($0.text) })
            else { continue }
            objects[index].font = .system(points, nil)
            objects[index].fontOffset = objects[index].offset
        }
        for index in objects.indices { objects[index].limitShrinking() }
        // Without constraints and a frame, nothing limits them.
        for index in objects.indices where standardLabels.contains(objects[index].identifier) {
            objects[index].layout.usesConstraints = true
        }
    }

    private mutating func begin(_ element: XMLScanner.Element) {
        var object = open.last?.object ?? nil
        let name = element.name
        if name == "document" {
            let type = element["type"] ?? ""
            isForMac = type.utf8.starts(with: "com.apple.InterfaceBuilder3.Cocoa.".utf8)
            isForTV = type.utf8.starts(with: "com.apple.InterfaceBuilder.AppleTV.".utf8)
            isLaunchScreen = element["launchScreen"] == "YES"
        }
        if name == "device", open.count == 1 { device = InterfaceDevice(element) }
        var text: Text?
        if let identifier = element["id"], !Self.others.contains(name) {
            if name.utf8.suffix(11).elementsEqual("LayoutGuide".utf8) {
                // The content of a scroll view can be larger than the view.
                if element["key"] != "contentLayoutGuide" { guides[identifier] = object }
            } else {
                object = add(element, identifier, in: object)
            }
        } else if let object {
            text = readPart(element, of: object)
        }
        open.append((name, element["key"], object, text))
    }

    private mutating func end() {
        guard let last = open.popLast() else { return }
        if let object = last.object, let text = last.text {
            objects[object].texts.append(.init(property: text.property, text: text.text))
        }
    }

    private mutating func add(
        _ element: XMLScanner.Element,
        _ identifier: String,
        in parent: Int?
    ) -> Int {
        var object = InterfaceObject(
            identifier: identifier,
            element: element.name,
            offset: element.offset,
            parent: parent
        )
        for property in ["text", "placeholder", "title", "prompt", "headerTitle", "footerTitle"] {
            guard let text = element[property] else { continue }
            object.texts.append(.init(property: property, text: text))
        }
        object.customClass = element["customClass"]
        object.adjustsFont = element["adjustsFontForContentSizeCategory"] == "YES"
        object.lineLimit = lineLimit(element)
        // Interface Builder writes only NO, and only text with a minimum shrinks.
        if object.canShrink, element["adjustsFontSizeToFit"] != "NO" {
            let factor = element["minimumScaleFactor"].flatMap(finiteNumber)
            object.minimumScaleFactor = factor.flatMap { $0 > 0 && $0 < 1 ? $0 : nil } ?? 1
            object.minimumPoints = element["minimumFontSize"].flatMap(finiteNumber)
        }
        if element.name == "tableView" || element.name == "tableViewCell" {
            // A negative height is automatic.
            object.rowHeight = element["rowHeight"].flatMap(finiteNumber).flatMap {
                $0 > 0 ? $0 : nil
            }
        }
        object.isStatic = element["dataMode"] == "static"
        if let points = Self.defaultPoints(element) { defaultPoints[objects.count] = points }
        object.layout.usesConstraints = element["translatesAutoresizingMaskIntoConstraints"] == "NO"
        object.layout.isHidden = element["hidden"] == "YES"
        if element.name == "stackView" {
            object.layout.stack = InterfaceLayout.Stack(
                isVertical: element["axis"] == "vertical",
                distribution: element["distribution"] ?? "fill",
                fillsAcross: (element["alignment"] ?? "fill") == "fill",
                spacing: element["spacing"].flatMap(finiteNumber) ?? 0
            )
        }
        if element.name == "tableViewCell" {
            for name in ["textLabel", "detailTextLabel"] {
                guard let label = element[name] else { continue }
                standardLabels.insert(label)
                if let owner = element["customClass"] {
                    outlets[label, default: []].append(.init(owner: owner, name: name))
                }
            }
        }
        objects.append(object)
        if !identifiers.insert(identifier).inserted { duplicates.append(objects.count - 1) }
        return objects.count - 1
    }

    /// Returns the size in points that the text of an object has without a font in the file.
    private static func defaultPoints(_ element: XMLScanner.Element) -> Double? {
        switch (element.name, element["buttonType"]) {
        case ("button", nil): 18
        case ("button", "system"), ("button", "roundedRect"): 15
        case ("label", _), ("textField", _): 17
        default: nil
        }
    }

    private func lineLimit(_ element: XMLScanner.Element) -> Int {
        switch element.name {
        case "textView": 0
        case "button":
            ["wordWrap", "characterWrap"].contains(element["lineBreakMode"] ?? "") ? 0 : 1
        default: element["numberOfLines"].flatMap { Int($0) }.map { max(0, $0) } ?? 1
        }
    }

    /// Reads an element that describes an object, and returns its text if its content is one.
    private mutating func readPart(_ element: XMLScanner.Element, of object: Int) -> Text? {
        let key = element["key"] ?? ""
        switch element.name {
        case "rect" where key == "frame":
            guard let width = element["width"].flatMap(finiteNumber),
                let height = element["height"].flatMap(finiteNumber), width >= 0, height >= 0
            else { break }
            objects[object].layout.frame = .init(width: width, height: height)
        case "autoresizingMask":
            objects[object].layout.widthIsSizable = element["widthSizable"] == "YES"
            objects[object].layout.heightIsSizable = element["heightSizable"] == "YES"
        // A variation and the configuration of a symbol have fonts of their own.
        case "fontDescription"
        where key == "fontDescription" && open.last?.name == objects[object].element:
            objects[object].font = font(element)
            objects[object].fontOffset = element.offset
        // An attributed text has a font for each of its parts.
        case "font" where key == "NSFont" && isInAttributedText:
            guard objects[object].fontOffset == nil, let font = font(element) else { break }
            objects[object].font = font
            objects[object].fontOffset = element.offset
        case "imageReference": objects[object].showsImage = true
        case "state":
            if element["image"] != nil { objects[object].showsImage = true }
            if let title = element["title"] {
                objects[object].texts.append(.init(property: key + "Title", text: title))
            }
        case "buttonConfiguration":
            // The insets and the font depend on the button's style.
            objects[object].lineLimit = 0
            hasConfiguration.insert(object)
            if let title = element["title"] {
                objects[object].texts.append(.init(property: "configuration.title", text: title))
            }
        case "inset" where key == "contentEdgeInsets" || key == "titleEdgeInsets":
            for side in ["minX", "maxX"] {
                objects[object].edgeInsets += element[side].flatMap(finiteNumber) ?? 0
            }
        case "segment":
            let index = segments[object, default: 0]
            segments[object] = index + 1
            if let title = element["title"] {
                let property = "segmentTitles[\(index)]"
                objects[object].texts.append(.init(property: property, text: title))
            }
        case "exclude":
            if let reference = element["reference"] { excluded.insert(reference) }
        case "userDefinedRuntimeAttribute": objects[object].hasRuntimeAttributes = true
        case "outlet", "outletCollection":
            if let name = element["property"], let target = element["destination"] {
                let outlet = InterfaceObject.Outlet(owner: objects[object].customClass, name: name)
                outlets[target, default: []].append(outlet)
            }
        case "constraint":
            let owner = objects[object].identifier
            if let constraint = InterfaceConstraint(element, owner: owner) {
                constraints.append(constraint)
            }
        case "string", "mutableString":
            let isInState = open.last?.name == "state"
            if key == "title", isInState { return Text(property: "normalTitle") }
            if ["text", "placeholder", "title", "prompt"].contains(key) {
                return Text(property: key)
            }
        default: break
        }
        return nil
    }

    private var isInAttributedText: Bool {
        open.contains { $0.name == "attributedString" && $0.key == "attributedText" }
    }

    private func font(_ element: XMLScanner.Element) -> InterfaceFont? {
        if let style = element["style"] {
            return TextStyle(rawValue: style).map { .preferred($0) }
        }
        let size = element["pointSize"] ?? element["size"]
        guard let points = size.flatMap(finiteNumber), points > 0 else {
            return nil
        }
        if let name = element["name"] { return .custom(name, points) }
        let weight = element["weight"].flatMap { FontWeight($0) }
        return .system(points, element["type"] == "boldSystem" ? .bold : weight)
    }
}
