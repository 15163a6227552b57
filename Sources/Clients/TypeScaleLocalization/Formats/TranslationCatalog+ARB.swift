import TypeScaleDiagnostics
import TypeScaleDocuments

extension TranslationFormat {
    static let resourceBundle = TranslationFormat(
        name: "ARB",
        pathExtensions: ["arb"],
        pathLanguage: .nameEnd
    ) { catalog, data, language throws(Diagnostic) in
        try catalog.readARB(catalog.tree(data, acceptsPropertyLists: false), language)
    }
}

extension TranslationCatalog {
    /// Adds the strings in an
    /// [Application Resource Bundle](https://github.com/google/app-resource-bundle/wiki/ApplicationResourceBundleSpecification).
    mutating func readARB(_ tree: DocumentTree, _ pathLanguage: String?) throws(Diagnostic) {
        guard tree.kind(0) == .dictionary else {
            throw error("expected a dictionary of keys and strings", .notADocument)
        }
        let language = tree.child("@@locale", of: 0).flatMap(tree.name) ?? pathLanguage
        let properties = tree.propertiesInBundle()
        try collect(from: tree) { collector throws(Diagnostic) in
            for node in tree.children(of: 0) {
                let key = tree.key(of: node) ?? ""
                if key.utf8.first == UInt8(ascii: "@") { continue }
                let offset = tree.offset(of: node)
                guard let text = tree.text(node) else {
                    try collector.report("expected a string", key: key, at: offset)
                    continue
                }
                let own = tree.properties(of: key, node, properties)
                let comment = own.flatMap { tree.child("description", of: $0) }.flatMap(tree.text)
                let placeholders = own.flatMap { tree.child("placeholders", of: $0) }
                let entry = Entry(
                    name: TranslationKey(key),
                    language: language,
                    text: text,
                    offset: offset,
                    syntaxes: [.braces, .verbatimNumbers],
                    details: EntryDetails(
                        comment: comment ?? "",
                        formats: placeholders.map(tree.formats) ?? [:]
                    )
                )
                // The document's own errors include duplicate keys.
                try collector.add(entry, identity: nil)
            }
        }
    }
}

extension DocumentTree {
    /// Returns the properties that do not directly follow their text, by the key of the text.
    ///
    /// The key `@title` has the properties of `title`. Other keys with `@@` apply to the file.
    fileprivate func propertiesInBundle() -> NameDictionary<Int> {
        var properties = NameDictionary<Int>()
        let at = UInt8(ascii: "@")
        var last = ""
        for node in children(of: 0) {
            let key = key(of: node) ?? ""
            if key.utf8.first == at {
                let name = String(Substring(key.utf8.dropFirst()))
                if name.utf8.first != at, ExactString(name) != ExactString(last) {
                    properties[name] = node
                }
            }
            last = key
        }
        return properties
    }

    /// Returns the object with the metadata of a text, which usually is the next member.
    fileprivate func properties(
        of key: String,
        _ node: Int,
        _ others: NameDictionary<Int>
    ) -> Int? {
        let next = end(of: node)
        if next < count, self.key(of: next)?.utf8.elementsEqual("@\(key)".utf8) == true {
            return next
        }
        return others[key]
    }

    /// Returns the formats of the placeholders whose types are known, by name.
    ///
    /// See [Flutter's placeholders](https://docs.flutter.dev/ui/internationalization#placeholders-plurals-and-selects).
    fileprivate func formats(_ placeholders: Int) -> NameDictionary<ValueFormat> {
        var formats = NameDictionary<ValueFormat>()
        for node in children(of: placeholders) {
            guard let name = key(of: node), let type = child("type", of: node).flatMap(self.name)
            else {
                continue
            }
            let style = child("format", of: node).flatMap(self.name) ?? ""
            formats[name] = format(type, style, node)
        }
        return formats
    }

    private func format(_ type: String, _ style: String, _ node: Int) -> ValueFormat? {
        switch type {
        case "int" where style.isEmpty: return .verbatim
        case "num" where style.isEmpty, "double" where style.isEmpty:
            return ValueFormat(conversion: .real(.verbatim), precision: 2)
        case "int", "num", "double": return numberFormat(type, style, node)
        case "DateTime":
            let isCustom = child("isCustomDateFormat", of: node)
            if isCustom.flatMap(name) == "true" || isCustom.map(kind) == .true {
                return ValueFormat(conversion: .datePattern(style, isSkeleton: false))
            }
            // Several skeletons are joined by plus signs.
            let skeleton = String(style.unicodeScalars.filter { $0 != "+" })
            return skeleton.isEmpty
                ? ValueFormat(conversion: .date(.medium))
                : ValueFormat(conversion: .datePattern(skeleton, isSkeleton: true))
        default: return nil
        }
    }

    /// Returns the format of a number that a constructor of Dart's
    /// [`NumberFormat`](https://api.flutter.dev/flutter/package-intl_intl/NumberFormat-class.html)
    /// shows.
    private func numberFormat(_ type: String, _ style: String, _ node: Int) -> ValueFormat {
        let options = child("optionalParameters", of: node)
        func option(_ name: String) -> String? {
            options.flatMap { child(name, of: $0) }.flatMap(self.name)
        }
        let digits = options.flatMap { child("decimalDigits", of: $0) }.flatMap(number)
        let precision = digits.flatMap { Int(exactly: $0) }.map { max(0, min($0, 20)) }
        switch style {
        case "decimalPattern" where type == "int": return .number
        case "percentPattern", "decimalPercentPattern":
            return ValueFormat(conversion: .percent, precision: precision)
        case "currency", "compactCurrency":
            // Without a sign, Dart writes the code.
            let sign = option("symbol") ?? option("name") ?? "USD"
            let money = ValueFormat.Money(width: .narrow, sign: String(sign.prefix(32)))
            return ValueFormat(conversion: .money(money), precision: precision)
        case "simpleCurrency", "compactSimpleCurrency":
            let money = ValueFormat.Money(code: option("name") ?? "", width: .narrow)
            return ValueFormat(conversion: .money(money), precision: precision)
        case "compactLong": return .compactLong
        default: return ValueFormat(conversion: .real(.fixed), precision: precision ?? 2)
        }
    }
}
