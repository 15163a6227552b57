import Foundation
import TypeScaleFoundation

extension TranslationCatalogue {
    /// Takes the texts of a string catalogue: of each key and language the text, or one for each case
    /// of a plural and device.
    ///
    /// A key without a text in the source language is itself that text.
    mutating func readStringCatalogue(_ data: Data, _ path: String) throws(TranslationError) {
        let document = try ScannedDocument(data, path)
        problems += document.problems.map { TranslationError($0, path: path) }
        guard document.form == .json else {
            throw TranslationError(path: path, detail: "a string catalogue is JSON")
        }
        let tree = try document.tree(path)
        guard case .dictionary = tree.nodes.first?.content,
            let strings = tree.child("strings", of: 0)
        else {
            throw TranslationError(path: path, detail: "it has no \"strings\", as catalogues do")
        }
        let source = tree.child("sourceLanguage", of: 0).flatMap(tree.text) ?? "en"
        var faults: [(offset: Int, key: String)] = []
        for string in tree.children(of: strings) {
            let key = tree.nodes[string].key ?? ""
            let localizations = tree.child("localizations", of: string)
            var isSourceThere = key.isEmpty
            for localization in localizations.map({ Array(tree.children(of: $0)) }) ?? [] {
                let language = tree.nodes[localization].key ?? ""
                if language == source { isSourceThere = true }
                for (variation, unit) in tree.units(of: localization) {
                    guard let text = tree.text(unit) else {
                        faults.append((tree.nodes[unit].offset, key))
                        continue
                    }
                    let entry = Entry(
                        key: key,
                        language: language,
                        variation: variation,
                        text: text,
                        offset: tree.nodes[unit].offset
                    )
                    try add(entry, path)
                }
            }
            if !isSourceThere {
                let offset = tree.nodes[string].offset
                try add(Entry(key: key, language: source, text: key, offset: offset), path)
            }
        }
        computeLines { document.positions(of: $0) }
        let positions = document.positions(of: faults.map(\.offset))
        for fault in faults {
            problems.append(
                TranslationError(
                    path: path,
                    position: positions[fault.offset],
                    key: fault.key,
                    detail: "the value is no text"
                )
            )
        }
    }
}

extension DocumentTree {
    /// The values of the units of a localization, with the case of each: `plural.one`, `device.mac`.
    fileprivate func units(of localization: Int) -> [(variation: String, value: Int)] {
        var units: [(variation: String, value: Int)] = []
        // Cases may have cases; how deep is bounded by how deep a document may nest.
        var open = [(variation: "", node: localization)]
        while let (variation, node) = open.popLast() {
            if let unit = child("stringUnit", of: node), let value = child("value", of: unit) {
                units.append((variation, value))
            }
            if let set = child("stringSet", of: node), let values = child("values", of: set) {
                for (index, value) in children(of: values).enumerated() {
                    units.append(("\(variation.isEmpty ? "" : variation + ".")\(index)", value))
                }
            }
            var inner: [(variation: String, node: Int)] = []
            // What is put into the text has cases of its own, which stand beside it.
            if let substitutions = child("substitutions", of: node) {
                for each in children(of: substitutions) {
                    inner.append((String((nodes[each].key ?? "").prefix(64)), each))
                }
            }
            let variations = child("variations", of: node).map { Array(children(of: $0)) }
            for kind in variations ?? [] {
                for each in children(of: kind) {
                    let steps = [variation, nodes[kind].key ?? "", nodes[each].key ?? ""]
                    let name = steps.filter { !$0.isEmpty }.joined(separator: ".")
                    // A name that is so long is none of a plural's or a device's.
                    inner.append((name.utf8.count > 256 ? String(name.prefix(64)) : name, each))
                }
            }
            open += inner.reversed()
        }
        return units
    }
}
