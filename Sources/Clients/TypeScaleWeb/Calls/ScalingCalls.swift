import TypeScale

/// Reserves the memory of the next request.
///
/// - Parameter count: The number of bytes. 0 frees the memory.
/// - Returns: The address of the bytes, or null if `count` is 0, negative, or more than 257 MiB.
@_cdecl("typescale_request")
public func typescaleRequest(_ count: Int32) -> UnsafeMutableRawPointer? {
    unsafe WebMemory.reserveRequest(Int(count))
}

/// Returns the address of the response, which is valid until the next call.
@_cdecl("typescale_response")
public func typescaleResponse() -> UnsafeMutableRawPointer? {
    unsafe WebMemory.response.baseAddress
}

/// Returns the number of bytes in the response.
@_cdecl("typescale_responseCount")
public func typescaleResponseCount() -> Int32 {
    unsafe Int32(truncatingIfNeeded: WebMemory.response.count)
}

/// Scales a font size or another length.
///
/// The request contains a length or NaN, a font and traits. The response contains the scaled
/// length or, if the length is NaN, the font's scaled size.
@_cdecl("typescale_scale")
public func typescaleScale() -> Int32 {
    WebMemory.answer { request, response throws(WebError) in
        response.append(try request.explanation().result)
    }
}

/// Explains how a font size or another length is scaled.
///
/// The request has the format of ``typescaleScale()``. The response contains the scaled number, the
/// explanation, its arithmetic, and the sources.
@_cdecl("typescale_explain")
public func typescaleExplain() -> Int32 {
    WebMemory.answer { request, response throws(WebError) in
        let explanation = try request.explanation()
        response.append(explanation.result)
        response.append(explanation.description)
        response.append(explanation.arithmetic)
        response.append(explanation.sources)
    }
}

extension WebRequest {
    /// Reads a length or NaN, a font and traits, and scales the length or the font.
    fileprivate mutating func explanation() throws(WebError) -> Explanation {
        let length = try optionalNumber()
        let font = try font()
        let traits = try traits()
        try end()
        guard let length else { return font.scaled(for: traits).explanation }
        return FontMetrics(forTextStyle: font.textStyle, curve: font.curve ?? .uikit)
            .explanation(forValue: length, compatibleWith: traits)
    }
}

/// Scales a font for each content size category.
///
/// The request contains a font, and traits whose category is ignored. The response contains, for
/// each category from XS to AX5, its short name, the category's factor, and the font's size.
@_cdecl("typescale_factors")
public func typescaleFactors() -> Int32 {
    WebMemory.answer { request, response throws(WebError) in
        let font = try request.font()
        var traits = try request.traits()
        try request.end()
        response.append(ContentSizeCategory.allCases.count)
        for category in ContentSizeCategory.allCases {
            traits.preferredContentSizeCategory = category
            response.append(category.shortName)
            response.append(category.fontScale)
            response.append(font.scaled(for: traits).pointSize)
        }
    }
}
