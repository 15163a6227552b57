/// A dictionary with names as keys that keeps its elements in insertion order.
///
/// Unlike `Dictionary`, it hashes each name only once, because it stores the hash values. Growing a
/// dictionary of names costs as much as filling it.
struct NameMap<Value> {
    struct Element {
        let name: String
        /// The value, or `nil` if the element was removed.
        fileprivate(set) var value: Value?
    }

    /// A place for an element in the hash table.
    private struct Slot {
        var hash: UInt32 = 0
        /// One plus the index of the element, or 0 if the slot is free.
        var number: UInt32 = 0
    }

    /// The elements in insertion order, of which at most half were removed.
    private(set) var elements: [Element] = []
    private var removedCount = 0

    /// The hash table, whose count is a power of two.
    ///
    /// At least a quarter of the slots are free.
    private var slots: [Slot] = []
    private let hash = NameHash()

    subscript(name: String) -> Value? {
        guard !slots.isEmpty else { return nil }
        let number = slots[slot(NameKey(name, hash))].number
        return number == 0 ? nil : elements[Int(word: number) - 1].value
    }

    var count: Int { elements.count - removedCount }

    /// The names in insertion order.
    var names: [String] { elements.compactMap { $0.value == nil ? nil : $0.name } }

    /// The names in ascending order.
    var sortedNames: [String] { names.sorted { $0.precedes($1) } }

    /// Inserts an element, or returns the value of the element that has the same name.
    mutating func insert(_ value: consuming Value, for name: consuming String) -> Value? {
        index(of: name, inserting: value).flatMap { elements[$0].value }
    }

    /// Changes the value for a name, or inserts an element with a changed default value.
    mutating func update(_ name: String, default value: Value, _ change: (inout Value) -> Void) {
        let index = index(of: name, inserting: value) ?? elements.count - 1
        guard var changed = elements[index].value else { return }
        // Only one reference remains, so that the change does not copy the value.
        elements[index].value = nil
        change(&changed)
        elements[index].value = changed
    }

    /// Returns the index of the element with a name, or inserts an element and returns `nil`.
    private mutating func index(
        of name: consuming String,
        inserting value: consuming Value
    ) -> Int? {
        if slots.count - slots.count / 4 <= elements.count { grow() }
        let key = NameKey(copy name, hash)
        let slot = slot(key)
        let number = slots[slot].number
        if number > 0 { return Int(word: number) - 1 }
        elements.append(Element(name: name, value: value))
        slots[slot] = Slot(hash: key.hash, number: UInt32(truncatingIfNeeded: elements.count))
        return nil
    }

    /// Replaces the value of the element that was inserted last, or removes the element.
    mutating func replaceLast(_ value: Value?) {
        guard let last = elements.last else { return }
        if value == nil {
            free(slot(NameKey(last.name, hash)))
            elements.removeLast()
        } else {
            elements[elements.count - 1].value = value
        }
    }

    /// Removes the element with a name, and returns its value.
    ///
    /// The indices of the other elements can change.
    ///
    /// - Complexity: O(1) on average over all removals.
    mutating func remove(_ name: String) -> Value? {
        guard !slots.isEmpty else { return nil }
        let slot = slot(NameKey(name, hash))
        guard slots[slot].number > 0 else { return nil }
        let index = Int(word: slots[slot].number) - 1
        let value = elements[index].value
        free(slot)
        elements[index].value = nil
        removedCount += 1
        if removedCount > elements.count / 2 { removeGaps() }
        return value
    }

    private mutating func removeGaps() {
        let old = elements
        elements = []
        slots = []
        removedCount = 0
        for element in old {
            if let value = element.value { _ = insert(value, for: element.name) }
        }
    }

    /// Frees a slot, and moves the elements after it that its element had displaced.
    private mutating func free(_ slot: Int) {
        let mask = slots.count - 1
        var gap = slot
        var index = (gap + 1) & mask
        while slots[index].number != 0 {
            let home = Int(word: slots[index].hash & UInt32(truncatingIfNeeded: mask))
            if (index - home) & mask >= (index - gap) & mask {
                slots[gap] = slots[index]
                gap = index
            }
            index = (index + 1) & mask
        }
        slots[gap] = Slot()
    }

    /// Returns the slot of the element with a name, or the free slot for it.
    private func slot(_ key: NameKey) -> Int {
        let mask = slots.count - 1
        var index = Int(word: key.hash & UInt32(truncatingIfNeeded: mask))
        while slots[index].number != 0 {
            if slots[index].hash == key.hash,
                key.matches(elements[Int(word: slots[index].number) - 1].name)
            {
                return index
            }
            index = (index + 1) & mask
        }
        return index
    }

    @inline(never)
    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Slot(), count: max(16, 2 * old.count))
        let mask = slots.count - 1
        for slot in old where slot.number != 0 {
            var index = Int(word: slot.hash & UInt32(truncatingIfNeeded: mask))
            while slots[index].number != 0 { index = (index + 1) & mask }
            slots[index] = slot
        }
    }
}
