import TypeScaleLayout

/// Returns the scaled size of body text, in points.
@_expose(wasm, "scaled")
@_cdecl("scaled")
public func scaled(_ size: Double, _ category: Int32) -> Double {
    FontDescription.system(.body, size: size).scaled(for: reader(category)).pointSize
}

/// Reserves memory for the UTF-8 of a text, which ``height(_:_:_:_:)`` frees.
@_expose(wasm, "reserve")
@_cdecl("reserve")
public func reserve(_ byteCount: Int32) -> UnsafeMutablePointer<UInt8> {
    .allocate(capacity: max(0, Int(byteCount)))
}

/// Returns the height of a label with body text, in points, or NaN if the text is too long.
@_expose(wasm, "height")
@_cdecl("height")
public func height(
    _ text: UnsafeMutablePointer<UInt8>,
    _ byteCount: Int32,
    _ width: Double,
    _ category: Int32
) -> Double {
    defer { text.deallocate() }
    let bytes = UnsafeBufferPointer(start: text, count: max(0, Int(byteCount)))
    let label = TextLabel(String(decoding: bytes, as: UTF8.self), font: .system(.body))
    let measured = try? label.measured(for: reader(category), fonts: FontRegistry())
    return measured?.layout(width: width).size.height ?? .nan
}

/// Returns the traits of a reader, from 0 for XS to 11 for AX5.
private func reader(_ category: Int32) -> TraitCollection {
    let categories = ContentSizeCategory.allCases
    let index = min(max(0, Int(category)), categories.count - 1)
    return TraitCollection(preferredContentSizeCategory: categories[index])
}
