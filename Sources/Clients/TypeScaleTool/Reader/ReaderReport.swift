import TypeScale
import TypeScaleSettings

/// The reader's text size, and the system's settings from which it comes.
struct ReaderReport: Report {
    let settings: SystemTextSize

    var rows: [SystemTextSize.Answer] { settings.answers }

    let fields: [Field<SystemTextSize.Answer>] = [
        Field("source") { $0.source.rawValue },
        Field("setting") { $0.source.setting },
        Field("scale") { $0.scale },
        Field("category") { $0.category?.name },
        Field("reason") { $0.reason },
    ]

    var json: JSONObject {
        let traits = settings.traits
        return [
            "category": traits.category.name,
            "shortName": traits.category.shortName,
            "scale": traits.fontScale,
            "source": settings.textSizeSource?.rawValue,
            "boldText": traits.legibilityWeight.map { $0 == .bold },
            "boldTextSource": settings.boldTextSource?.rawValue,
            "explanation": settings.explanation,
            "answers": objects,
        ]
    }

    func text(_ terminal: Terminal) -> String {
        let width = rows.map { "\($0.source)".count }.max() ?? 0
        let lines = rows.map { answer in
            let value = answer.scale?.shortestText ?? answer.category?.shortName
            let text = value ?? "no value: " + visible(answer.reason ?? "", upTo: 200)
            let isUsed = answer.source == settings.textSizeSource && value != nil
            return "  " + "\(answer.source)".padded(to: width + 2) + text
                + (isUsed ? "  (used)" : "")
        }
        return """
            \(terminal.bold("The reader's text size: \(settings.traits.category.shortName)"))

            \(visible(settings.description, upTo: 200))

            \(lines.isEmpty ? "No setting of this system can be read." : lines.joined(separator: "\n"))

            """
    }
}

extension SystemTextSize.Answer {
    fileprivate var scale: Double? { if case .scale(let scale) = value { scale } else { nil } }

    fileprivate var category: ContentSizeCategory? {
        if case .category(let category) = value { category } else { nil }
    }

    fileprivate var reason: String? { if case .none(let reason) = value { reason } else { nil } }
}
