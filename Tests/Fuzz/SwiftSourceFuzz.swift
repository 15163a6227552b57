// Swift code from any bytes: scopes contain each other, calls are in their scopes, and branches
// that are left out do not overlap.

import TypeScaleCode

/// Runs one input.
func fuzzSwiftSource(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let code = Array(UnsafeBufferPointer(start: start, count: count))
    let conditional = ConditionalCode(code, for: BuildConfiguration(.iOS))
    expect(conditional.bytes.count == count)
    var end = 0
    for branch in conditional.leftOut {
        expect(end <= branch.directive.lowerBound)
        expect(branch.directive.upperBound <= branch.code.lowerBound)
        end = branch.code.upperBound
        expect(end <= count)
    }
    guard let source = try? SwiftSource(code) else { return 0 }
    var open: [Int] = []
    for (index, scope) in source.scopes.enumerated() {
        while let last = open.last, last > 0,
            source.scopes[last].range.upperBound <= scope.range.lowerBound
        {
            open.removeLast()
        }
        expect(scope.parent == open.last)
        if let parent = scope.parent { expect(contains(source.scopes[parent].range, scope.range)) }
        open.append(index)
    }
    for call in source.calls {
        expect(contains(source.scopes[call.scope].range, call.expression))
        expect(contains(call.expression, call.name))
        for argument in call.arguments { expect(contains(call.expression, argument.value)) }
        if let base = call.base {
            expect(contains(call.expression, source.calls[base].expression))
        }
    }
    for declaration in source.declarations {
        expect(contains(source.scopes[declaration.scope].range, declaration.name))
    }
    for assignment in source.assignments {
        expect(assignment.target.upperBound < assignment.value.lowerBound)
    }
    expect(source.problems.allSatisfy { (0...count).contains($0.offset) })
    return 0
}

private func contains(_ range: Range<Int>, _ other: Range<Int>) -> Bool {
    range.lowerBound <= other.lowerBound && other.upperBound <= range.upperBound
}
