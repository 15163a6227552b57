// Interface files from any bytes: widths, sizes and factors are finite, and never negative.

import Foundation
import TypeScaleCode

/// Runs one input.
func fuzzInterface(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: start, count: count))
    guard let document = try? InterfaceDocument(data: data) else { return 0 }
    for object in document.objects {
        for limit in [object.width.limit, object.height.limit] {
            expect(limit.map { $0.isFinite && $0 >= 0 } ?? true)
        }
        expect(object.position != nil)
        expect(object.horizontalInset.isFinite && object.horizontalInset >= 0)
        expect(object.minimumScaleFactor > 0 && object.minimumScaleFactor <= 1)
        expect(object.lineLimit >= 0)
        expect(object.font?.points.map { $0 > 0 && $0.isFinite } ?? true)
    }
    return 0
}
