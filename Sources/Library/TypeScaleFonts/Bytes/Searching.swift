/// Returns the first index for which `comesBefore` returns `false`, or `count` if there is none.
///
/// `comesBefore` must return `true` for all indexes before the result, and `false` for all others.
///
/// - Complexity: O(log *n*), where *n* is `count`.
package func partitionPoint(_ count: Int, comesBefore: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
        let middle = low &+ (high &- low) >> 1
        if comesBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
}

/// Returns the indices that sort the keys in ascending order.
///
/// Equal keys keep their order. The standard library's sort is compiled again for each type and
/// order, while all callers of this function share one.
@inline(never)
package func sortedIndices(of keys: [Int]) -> [Int] {
    keys.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
}
