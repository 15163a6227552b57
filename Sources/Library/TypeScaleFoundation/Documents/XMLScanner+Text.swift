extension XMLScanner {
    /// Returns a text in which line ends are line feeds, and references are replaced.
    ///
    /// In an attribute, line ends and tabs are spaces.
    func decoded(
        _ range: Range<Int>,
        isMarkup: Bool = true,
        isAttribute: Bool = false
    ) throws(Diagnostic) -> String {
        let content = bytes[range]
        var (hasReference, hasReturn) = (false, false)
        for index in range {
            switch bytes[index] {
            case UInt8(ascii: "&"): hasReference = isMarkup
            case 0x0D: hasReturn = true
            case 0x09, 0x0A: hasReturn = hasReturn || isAttribute
            case ..<0x20: throw fault("unexpected control character", at: index)
            default: break
            }
        }
        guard hasReference || hasReturn else { return String(decoding: content, as: UTF8.self) }
        let lines = hasReturn ? Self.normalized(content, isAttribute: isAttribute) : content
        guard hasReference else { return String(decoding: lines, as: UTF8.self) }
        guard let text = XMLText.decoded(lines) else {
            let detail = "unknown entity or character reference; write &amp; for '&'"
            throw fault(detail, at: unknownReference(in: range))
        }
        return text
    }

    private static func normalized(
        _ content: ArraySlice<UInt8>,
        isAttribute: Bool
    ) -> ArraySlice<UInt8> {
        var lines: [UInt8] = []
        lines.reserveCapacity(content.count)
        for index in content.indices {
            switch content[index] {
            case 0x0A where index > content.startIndex && content[index - 1] == 0x0D: break
            case 0x0A, 0x0D: lines.append(isAttribute ? 0x20 : 0x0A)
            case 0x09: lines.append(isAttribute ? 0x20 : 0x09)
            case let byte: lines.append(byte)
            }
        }
        return lines[...]
    }

    /// Returns the offset of the first reference that cannot be replaced.
    private func unknownReference(in range: Range<Int>) -> Int {
        range.first { index in
            guard bytes[index] == UInt8(ascii: "&") else { return false }
            // XMLText refuses a reference that has no semicolon in this range.
            let end = bytes[index..<range.upperBound].prefix(11).firstIndex(of: UInt8(ascii: ";"))
            return end.map { XMLText.decoded(bytes[index...$0]) == nil } ?? true
        } ?? range.lowerBound
    }
}
