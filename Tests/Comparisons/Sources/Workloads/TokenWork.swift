public import Foundation
public import TypeScaleTokens

/// The work on files of typography tokens in the DTCG format.
public struct TokenWork: Sendable {
    /// A file with 10,000 tokens: 5,000 typography values, and 5,000 sizes to which they refer.
    public let data: Data
    /// A file with 5,000 tokens.
    public let half: Data

    /// Creates the work.
    public init() {
        data = Self.document(5_000)
        half = Self.document(2_500)
    }

    private static func document(_ count: Int) -> Data {
        let groups = stride(from: 0, to: count, by: 50).map { start in
            let tokens = (start..<min(start + 50, count)).map(token).joined(separator: ",")
            return "\"group\(start)\":{\(tokens)}"
        }
        return Data("{\(groups.joined(separator: ","))}".utf8)
    }

    private static func token(_ place: Int) -> String {
        let size =
            "{\"$type\":\"dimension\",\"$value\":"
            + "{\"value\":\(12 + place % 40),\"unit\":\"px\"}}"
        let styles = ["body", "title1", "footnote", "headline"]
        let group = place - place % 50
        return "\"size\(place)\":\(size),\"role\(place)\":{\"$type\":\"typography\",\"$value\":"
            + "{\"fontFamily\":[\"Inter\",\"sans-serif\"],\"fontWeight\":\(400 + place % 4 * 100),"
            + "\"fontSize\":\"{group\(group).size\(place)}\",\"lineHeight\":1.\(place % 9 + 1),"
            + "\"letterSpacing\":{\"value\":0.1,\"unit\":\"px\"}},\"$description\":\"Role \(place)\","
            + "\"$extensions\":{\"org.typescale\":{\"textStyle\":\"\(styles[place % 4])\"}}}"
    }
}

extension TokenWork {
    /// Reads the roles of a file, and resolves their references.
    public func read(_ data: Data) throws -> DesignSystem {
        try DesignSystem.recovering(data: data).system
    }

    /// Decodes a file with Foundation's decoder, without resolving references.
    public func decodeByFoundation(_ data: Data) throws -> Int {
        try JSONDecoder().decode([String: [String: PlainToken]].self, from: data).count
    }
}

/// A token of the file, as an app would declare it for Foundation's decoder.
private struct PlainToken: Decodable {
    let type: String
    let value: Value
    let summary: String?
    let extensions: [String: [String: String]]?

    enum CodingKeys: String, CodingKey {
        case type = "$type"
        case value = "$value"
        case summary = "$description"
        case extensions = "$extensions"
    }

    struct Value: Decodable {
        let value: Double?
        let unit: String?
        let fontFamily: [String]?
        let fontWeight: Double?
        let fontSize: String?
        let lineHeight: Double?
        let letterSpacing: Length?
    }

    struct Length: Decodable {
        let value: Double
        let unit: String
    }
}
