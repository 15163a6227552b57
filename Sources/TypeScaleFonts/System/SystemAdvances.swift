/// The advances of printable ASCII characters in a face of the system font, at one size.
///
/// The advance of a character is a mix of its advances in up to four tables. Optical sizing mixes
/// the cuts for text and for display, and the weight mixes two masters. Nothing is rounded.
struct SystemAdvances {
    /// The number of font units to add after each character.
    private(set) var spacing: Double

    private let base: SystemMaster
    private let regular = SystemMaster.regular
    private let weight: SystemWeight
    /// The share of the display cut, from 0 up to 17 points to 1 from 28 points.
    private let opticalShare: Double
    private let weightShare: Double
    private let master: SystemMaster
    private let isMonospaced: Bool
    private let stretch: Double

    /// Creates the advances of a face at a size.
    ///
    /// `letterSpacing` is in points. If it is `nil`, the face's tracking is used.
    init(_ face: SystemFace, at pointSize: Double, letterSpacing: Double? = nil) {
        weight = face.systemWeight
        base = face.isItalic ? .italic : .regular
        master = weight.master
        weightShare = weight.share
        opticalShare = SystemFont.displayShare(at: pointSize)
        isMonospaced = face.design == .monospaced
        stretch = face.width > 100 ? face.width / 100 : 1
        spacing = face.spacing(at: pointSize, letterSpacing)
    }

    /// Returns the advance of a printable ASCII character without tracking, in font units.
    @inline(__always)
    func units(_ character: UInt8) -> Double {
        // All characters of SF Mono have this advance.
        if isMonospaced { return 1266 * stretch }
        let index = Int(character) - 0x20
        var units = mix(base, index)
        if weightShare > 0 {
            units += weightShare * (mix(master, index) - mix(regular, index))
        }
        return units * stretch
    }

    /// Returns the advance of a printable ASCII character with tracking, at all sizes.
    func width(_ character: UInt8) -> ScalableWidth {
        if isMonospaced { return ScalableWidth(text: 1266 * stretch, tracked: 1) }
        let index = Int(character) - 0x20
        func units(_ advance: (SystemMaster) -> [Int16]) -> Double {
            var units = Double(advance(base)[index])
            if weightShare > 0 {
                units += weightShare * Double(advance(master)[index] - advance(regular)[index])
            }
            return units * stretch
        }
        let text = units { $0.text }
        return ScalableWidth(text: text, display: units { $0.display } - text, tracked: 1)
    }

    /// The advances of the printable ASCII characters with tracking, from U+0020.
    var table: [Double] { (0x20...0x7E).map { units($0) + spacing } }

    @inline(__always)
    private func mix(_ master: SystemMaster, _ index: Int) -> Double {
        let text = Double(master.text[index])
        return text + opticalShare * (Double(master.display[index]) - text)
    }

    /// The x-height in whole font units.
    ///
    /// Source: 197 x-heights that UIKit returned, which this rule reproduces.
    var xHeight: Double {
        if isMonospaced { return weight.monospacedXHeight }
        func mix(_ heights: (text: Double, display: Double)) -> Double {
            heights.text + opticalShare * (heights.display - heights.text)
        }
        // Regular italic has the x-heights of regular.
        let regular = mix((1078, 1040))
        let height = regular + weightShare * (mix(weight.xHeights) - regular)
        return (height + 0.5).rounded(.down)
    }
}

extension SystemFace {
    /// Returns the number of font units to add after each character.
    ///
    /// `letterSpacing` is in points. If it is `nil`, the face's tracking is used.
    func spacing(at pointSize: Double, _ letterSpacing: Double? = nil) -> Double {
        // The device's table has whole units, which points can represent only approximately.
        if letterSpacing == nil, design != .monospaced, !isCompact,
            let units = SystemFont.trackingUnits(at: pointSize)
        {
            return units
        }
        let tracking = letterSpacing ?? tracking(at: pointSize) ?? 0
        let spacing = tracking * SystemFont.unitsPerEm / pointSize
        return spacing.isFinite ? spacing : 0
    }
}
