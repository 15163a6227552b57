/// The first of some sorted places that does not come before what is sought; the count if all do.
///
/// - Complexity: O(log *n*).
@inline(__always)
package func partitionPoint(_ count: Int, comesBefore: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
        let middle = (low + high) / 2
        if comesBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
}
