extension SourcePorter {
    /// Removes a preview with its attributes, and keeps its line breaks.
    ///
    /// Returns `false` if the preview is not on lines of its own, or has no end.
    mutating func removePreview(_ token: SwiftScanner.Token) -> Bool {
        let first = attributes ?? attributesStart(token)
        // An expression can continue in the next line.
        let ends = first.startsLine ? "{};)]>?!" : "{;"
        var canStart = first.startsLine
        if case .sign? = first.previous { canStart = first.previous?.isSign(ends) == true }
        guard canStart else {
            if token.startsLine, !first.startsLine {
                fail("code before an attribute in its line", first.line)
            }
            return false
        }
        guard !isInImport, canRemovePreviews, let end = previewEnd() else { return false }
        let after = source[end...].firstIndex { !$0.isSpace } ?? source.endIndex
        let rest = source[after...].prefix(2)
        guard rest.first?.isLineBreak != false || rest.elementsEqual("//".utf8) else {
            if let byte = rest.first, !"};/".utf8.contains(byte) {
                fail("code after a preview in its line", token.line)
            }
            return false
        }
        edits.removeLast(edits.reversed().prefix { $0.range.lowerBound >= first.start }.count)
        scanner.advance(to: end)
        edits.append(
            PortedSource.Edit(
                range: first.start..<after,
                replacement: lineBreaks(first.start..<end),
                change: PortChange(
                    kind: .preview,
                    line: first.line,
                    before: scanner.text(first.start..<end),
                    after: ""
                ),
                trimsSpace: true
            )
        )
        return true
    }

    /// Returns the line breaks in a range, of which no two join.
    private func lineBreaks(_ range: Range<Int>) -> [UInt8] {
        var result: [UInt8] = []
        for index in range where source[index].isLineBreak {
            let joins = source[index] == 0x0A && result.last == 0x0D && source[index - 1] != 0x0D
            if joins { result.append(0x20) }
            result.append(source[index])
        }
        return result
    }

    /// Returns the end of a preview, after its arguments and closures.
    private mutating func previewEnd() -> Int? {
        var ahead = scanner
        var end: Int?
        var hasClosure = false
        while true {
            var next = ahead
            guard var token = next.next() else { break }
            if hasClosure {
                // Another closure has a label, such as `timeline: { ... }`.
                guard token.kind == .word, next.next()?.kind == .sign(UInt8(ascii: ":")),
                    let brace = next.next()
                else { break }
                token = brace
            }
            let isClosure = token.kind == .sign(UInt8(ascii: "{"))
            let isArgument = token.kind == .sign(UInt8(ascii: "(")) && !token.startsLine
            guard isClosure || isArgument && end == nil else { break }
            guard next.skip(from: isClosure ? UInt8(ascii: "{") : UInt8(ascii: "(")) else {
                canRemovePreviews = false
                return nil
            }
            ahead = next
            end = next.position
            hasClosure = isClosure
        }
        return end
    }
}

extension SwiftScanner {
    /// Skips code to the delimiter that ends what `start` begins.
    ///
    /// Returns `false` if the pair has no end.
    fileprivate mutating func skip(from start: UInt8) -> Bool {
        var open = [start]
        var blocks = 0
        while let token = next() {
            switch token.kind {
            case .directive:
                let directive = text(token.range)
                if directive == "#if" { blocks += 1 }
                if directive == "#endif" { blocks -= 1 }
                guard blocks >= 0 else { return false }
            case .sign(let byte):
                if let start = byte.openingDelimiter {
                    guard open.popLast() == start else { return false }
                    if open.isEmpty { return blocks == 0 }
                } else if byte.isOpeningDelimiter {
                    open.append(byte)
                }
            default: break
            }
        }
        return false
    }
}
