extension ParagraphStyle {
    /// Returns the nonnegative width of a line between its indents.
    func room(in width: Double, isFirst: Bool) -> Double {
        let head = head(isFirst: isFirst)
        let tail = tailIndent.indent
        let end = tail > 0 ? min(tail, width) : width + tail
        return max(0, end - head)
    }

    /// Returns the distance from the leading edge to the start of a line.
    func head(isFirst: Bool) -> Double {
        (isFirst ? firstLineHeadIndent : headIndent).indent
    }

    /// Returns the distance from the end of a full line to the trailing edge.
    func tailSpace(in width: Double) -> Double {
        let tail = tailIndent.indent
        return tail > 0 ? max(0, width - tail) : -tail
    }

    /// Returns the first tab stop after a position, both measured from the start of the line.
    func tabStop(after position: Double) -> Double {
        let interval = tabInterval > 0 && tabInterval.isFinite ? tabInterval : 28
        let stop = ((position / interval).rounded(.down) + 1) * interval
        return stop.isFinite ? stop : position
    }

    /// Returns the position at which a line with a visible width and an indent begins on the left.
    func left(of lineWidth: Double, head: Double, in width: Double) -> Double {
        guard width.isFinite else { return head }
        let tail = tailSpace(in: width)
        let isRightToLeft = direction == .rightToLeft
        let left = isRightToLeft ? tail : head
        let free = max(0, width - head - tail - lineWidth)
        switch alignment {
        case .left: return left
        case .right: return left + free
        case .center: return left + free / 2
        case .natural, .justified: return isRightToLeft ? left + free : left
        }
    }
}

extension Double {
    /// This number clamped to 0 through 1e9, or 0 if it is not finite.
    var length: Double { isFinite ? min(max(0, self), 1e9) : 0 }

    /// This number clamped to ±1e9 so that sums stay accurate, or 0 if it is not finite.
    var indent: Double { isFinite ? min(max(-1e9, self), 1e9) : 0 }
}
