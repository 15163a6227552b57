// An app that writes what UIKit computes as CSV, one value per row. CONTRIBUTING.md explains how to
// run it. On Linux, the same file compiles with TypeScale's UIKit names.

import UIKit

#if canImport(SwiftUI)
import SwiftUI
#endif

/// The rows, in which an empty field means that the value does not depend on the column.
struct Table {
    private(set) var text = "api,style,category,weight,size,input,maximum,scale,value\n"

    mutating func add(
        _ api: String,
        style: String = "",
        category: String = "",
        weight: String = "",
        size: CGFloat? = nil,
        input: String = "",
        maximum: CGFloat? = nil,
        scale: CGFloat? = nil,
        value: String
    ) {
        let numbers = [size, maximum, scale].map { $0.map { "\(Double($0))" } ?? "" }
        let fields = [
            api, style, category, weight, numbers[0], input, numbers[1], numbers[2], value,
        ]
        text += fields.map(Self.quoted).joined(separator: ",") + "\n"
    }

    static func quoted(_ field: String) -> String {
        guard field.contains(where: { ",\"\n\r".contains($0) }) else { return field }
        return "\"" + field.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }
}

extension CGFloat {
    /// The shortest text that identifies the number.
    var text: String { "\(Double(self))" }
}

/// A font at any size, and its name in the rows.
struct Face {
    let name: String
    let font: (CGFloat) -> UIFont

    static let weights: [(String, UIFont.Weight)] = [
        ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
        ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
        ("Black", .black),
    ]

    /// The weights of the system font, by name.
    static let upright = weights.map { name, weight in
        Face(name: name) { .systemFont(ofSize: $0, weight: weight) }
    }

    static func upright(_ name: String) -> Face { upright.first { $0.name == name } ?? upright[3] }

    /// The fonts whose widths are unpublished.
    static let others = [
        Face(name: "RegularItalic") { .italicSystemFont(ofSize: $0) },
        Face(name: "BoldItalic") { size in
            let bold = UIFont.systemFont(ofSize: size, weight: .bold).fontDescriptor
            let traits = bold.symbolicTraits.union(.traitItalic)
            return UIFont(descriptor: bold.withSymbolicTraits(traits) ?? bold, size: size)
        },
        Face(name: "MonospacedRegular") { .monospacedSystemFont(ofSize: $0, weight: .regular) },
        Face(name: "MonospacedMedium") { .monospacedSystemFont(ofSize: $0, weight: .medium) },
        Face(name: "MonospacedBold") { .monospacedSystemFont(ofSize: $0, weight: .bold) },
        design("RoundedRegular", .rounded, .regular), design("RoundedBold", .rounded, .bold),
        design("SerifRegular", .serif, .regular), design("SerifBold", .serif, .bold),
        Face(name: "CondensedRegular") {
            .systemFont(ofSize: $0, weight: .regular, width: .condensed)
        },
        Face(name: "ExpandedRegular") {
            .systemFont(ofSize: $0, weight: .regular, width: .expanded)
        },
    ]

    private static func design(
        _ name: String,
        _ design: UIFontDescriptor.SystemDesign,
        _ weight: UIFont.Weight
    ) -> Face {
        Face(name: name) { size in
            let system = UIFont.systemFont(ofSize: size, weight: weight).fontDescriptor
            return UIFont(descriptor: system.withDesign(design) ?? system, size: size)
        }
    }
}

// Newer SDKs declare the extra-large titles.
let styles: [(String, UIFont.TextStyle)] = [
    ("extraLargeTitle", UIFont.TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")),
    ("extraLargeTitle2", UIFont.TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")),
    ("largeTitle", UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle0")), ("title1", .title1),
    ("title2", .title2), ("title3", .title3), ("headline", .headline),
    ("subheadline", .subheadline), ("body", .body), ("callout", .callout),
    ("footnote", .footnote), ("caption1", .caption1), ("caption2", .caption2),
]

let fox = "The quick brown fox jumps over the lazy dog"

/// Widths, which need no traits.
extension Table {
    private static func width(_ text: String, _ font: UIFont) -> CGFloat {
        (text as NSString).size(withAttributes: [.font: font]).width
    }

    private static func codePoint(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    private static func scalars(_ ranges: ClosedRange<UInt32>...) -> [Unicode.Scalar] {
        ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }
    }

    private static let ascii = scalars(0x20...0x7E)

    /// Punctuation, currencies, Latin letters with marks, arrows, and letters of other scripts.
    private static let others = scalars(
        0x2010...0x2027,
        0x2030...0x203A,
        0x20A9...0x20AC,
        0xA0...0x17F,
        0x2122...0x2122,
        0x2190...0x2199,
        0x2212...0x2212,
        0x2248...0x2248,
        0x391...0x3A9,
        0x3B1...0x3C9,
        0x401...0x45F,
        0x490...0x491,
        0x5D0...0x5D3,
        0x627...0x62A,
        0x905...0x908,
        0xE01...0xE04,
        0x3001...0x3002,
        0x3042...0x3044,
        0x30A2...0x30A4,
        0x4E00...0x4E02,
        0xAC00...0xAC02,
        0xFF01...0xFF03,
        0x1F600...0x1F601
    )

    mutating func addAdvances(_ face: Face, _ sizes: [CGFloat], _ scalars: [Unicode.Scalar]) {
        for size in sizes {
            let font = face.font(size)
            for scalar in scalars {
                add(
                    "advance",
                    weight: face.name,
                    size: size,
                    input: Self.codePoint(scalar),
                    value: Self.width(String(Character(scalar)), font).text
                )
            }
        }
    }

    mutating func addWidths() {
        for name in ["Regular", "Bold"] { addAdvances(.upright(name), [17, 28], Self.ascii) }
        for face in Face.others { addAdvances(face, [17, 28], Self.ascii) }
        // Tracking is the same for every character and weight.
        for size in 6...96 { addAdvances(.upright("Regular"), [CGFloat(size)], ["`", "H"]) }
        for face in Face.upright + Face.others {
            for size in [CGFloat(17), 22, 28, 34] {
                let font = face.font(size)
                add("xHeight", weight: face.name, size: size, value: font.xHeight.text)
                add("lineHeight", weight: face.name, size: size, value: font.lineHeight.text)
                let width = Self.width(fox, font).text
                add("width", weight: face.name, size: size, input: fox, value: width)
            }
            add("fontName", weight: face.name, size: 17, value: face.font(17).fontName)
            add("familyName", weight: face.name, size: 17, value: face.font(17).familyName)
        }
        let bold = UIFont.boldSystemFont(ofSize: 17).fontName
        add("boldSystemFont.fontName", size: 17, value: bold)
    }
}

/// The kerning, and the advances beyond ASCII.
extension Table {
    /// The weights between which TypeScale blends kerning and advances, and a blend.
    private static let kernedWeights = ["Regular", "Black", "Ultralight", "Semibold"]

    mutating func addOtherAdvances() {
        for name in Self.kernedWeights { addAdvances(.upright(name), [17, 28], Self.others) }
    }

    /// Adds the kerning of the pairs that matter most, and then of all other ASCII pairs.
    ///
    /// A row can have a kerning of 0.
    mutating func addKerning() {
        let ascii = Self.ascii.map { Character($0) }
        let listed = Self.frequentPairs.filter { $0 != "\n" }.map { $0 == "\u{2423}" ? " " : $0 }
        let first = stride(from: 0, to: listed.count - 1, by: 2)
            .map { String(listed[$0...$0 + 1]) }
        let isFirst = Set(first)
        let others = ascii.flatMap { left in ascii.map { String([left, $0]) } }
            .filter { !isFirst.contains($0) }
        let characters = Set(ascii + listed)
        let fonts = Self.kernedWeights.flatMap { name in
            [CGFloat(17), 28].map { size in
                let font = Face.upright(name).font(size)
                let widths = characters.map { ($0, Self.width(String($0), font)) }
                return (name, font, Dictionary(uniqueKeysWithValues: widths))
            }
        }
        for pair in first + others {
            for (name, font, widths) in fonts {
                let alone = pair.reduce(0) { $0 + (widths[$1] ?? 0) }
                add(
                    "kerning",
                    weight: name,
                    size: font.pointSize,
                    input: pair,
                    value: (Self.width(pair, font) - alone).text
                )
            }
        }
    }

    /// The 1,000 pairs with the largest products of their frequency in text and their 95% bound.
    ///
    /// They have 94% of the variance of text in regular. The open box is a space. The command
    /// `Tests/Generators/kerning.py --order` writes the pairs.
    private static let frequentPairs = #"""
        koa␣e␣eren␣dtate␣an␣␣si␣kar␣,␣ar␣p␣erederastinatan␣ft␣zao␣zeti”.leet␣i␣vorktesve
        s␣P-␣kzielazonva␣tielaisnial␣m␣oner.togeozfi␣nasliseriKo␣lnantossasiezttkkmail␣c
        chroprvomeyaitKufojel␣padoavkend␣zu␣sz␣uru␣bciutdajaicngsopoca␣(unikivac.␣-TcoPA
        ov␣gzodipetrnyioemakomytrzG,egzurtizku␣hlom␣eciaekmiadherdtuolssaaamllurwa”,skop
        nosyeiigapvikiyck␣ul␣wgaedusklwenua.uzce␣jYa“.beogajwy”␣rmhad␣irz␣owg␣e.otim␣“lu
        ␣rijbrpp␣„rkKaysvyn.bifat.ltodauoukynntkscagfegrsupiidy␣rgefygevsprsobmpplcznsct
        ej.”motvksokwikreaayrcgi:␣znr,Aycuworbaiuiquhibas.ifue’euk3Goco.umLu4GPr2Gblabof
        twbornft5GrwtyhoyorfEiA␣ee),ehdrduzyrq’aextzVyrrebtsTuye␣yydv␣rvoi-aG␣punvlyAngu
        slhte,Inldd’VeDeujt,csmuZaLy//nfncibEATac␣thepAPafupjoa,ojuaaou.ugf␣SIzdDV’us,␣4
        ztACNagoh␣␣5PofunkFoPNl’WyEsglWPlg␣3AuPPjleucrCoGjVar-ffi-␣S␣PElErckucgyj␣LCcci.
        gsAlRe␣Doe(plsSez.Sie-xeCDooGeIM␣En,mbo)zklmy.KlLeViParl-vsnawryHa-kk-eyvnipcl␣B
        T-)␣␣AypknFemmdzljahs-Mat-␣”EgFiub",frMobydsDap␣␣Knhd.gti)rhtnhyr…Bee)NiNe␣Grpxt
        PDylWi“/nl␣WymK-Fu-p/␣␣qBizcPvpyuvptud-FOpzzjiggNu’.Uz␣…Latjbuoaswx-ykw␣Ekl.Zuo,
        vuFa”:Ye”-StDoS--sflnz␣OohDit)␣VlndnAcBlNo␣/zwhvPeLSAbM␣xi/sk.AvhlSoEnz,AzWEvrrj
        ␣Mzp-flkVPD.Teyn*.r”kjybe”L'D␣␣TP␣S␣␣IlhSky,␣‘02OtSujdbji,gh-VD-huiuSy80␣F:/EFMe
        Ak(eSamyzmtgThMu␣COrWAmvKeCa-bk,KiImHzIlTopnLiArjuuoyiFlRi-tVoIPL’dt1,tlyw2.svsm
        M-o:hrSll'TPN--cb␣zgDuWsCA(cgn-lPIsfeoxyMiOd␣Huu␣0(WtfTiScyua)EtoxAdufOSpsgjkvwn
        'ebbz-’␣sj␣ZTyUnAt-C␣*cja:Zos)Ex␣Lvs’i␣NlzBaAftSBr␣—kcdlApz)L-uwPU-oewTLC-lvNyu,
        4␣E-(feTn’PEjnp-␣Ujsoyfd'ash(b’sxcBuZehjBISp2,VDVsa…ws.1y”jzFjc.RGnm0␣g.dwOmU/“,
        2␣As␣85␣MEiiyhkd(zHeiqmstbA-Obe…AaTrn)a-TTLoASyr’o␣YLEPimwP)m.(sFIjt/.1x".N␣n-1␣
        EPo-INPS3,„Vxayfmle:tpzlv.dv-uw.X-HiPls:Vrr:Cs-mHvSCA2pfkbFASzr)FTQu“␣hdCesgdyOz
        lfCC’,EzWaOnGonjt:HTux—␣Z-WeBoO␣‘.C␣uyfgUsbsk:GHvt-eRIGur/IOOsKn-Aw”o…”/GNHo(Y'i
        d-␣6SS-S6␣␣&p)Zm.piwmn/”'oGrI␣-␣ixUEjkHCzvZvfjt”-Zd)l-srRo-n03„.MACHmtyvtGt?Ejd,
        s…(vUtEcOMJei:RaURGT␣"PM.gAglbn?HAsbbndgf.CrihA3v4␣2Ujfn30cnNS-PpcfsUrD5DHIhdd␣1
        8␣D,.PCPYoBysq).I-l,Dr␣JKCNODNv6Pus”kgmkgz3␣Zi.’Oklpzb␣RGy(kIs-d64SB-hdkc,Ol-rpg
        """#
}

/// The calls that follow the reader's settings.
extension Table {
    /// Adds the results of calls without traits, given the category of the current traits.
    mutating func addAmbientCalls(category: String) {
        for (name, style) in styles {
            let preferred = UIFont.preferredFont(forTextStyle: style)
            add(
                "preferredFont.ambient",
                style: name,
                category: category,
                value: preferred.pointSize.text
            )
            let metrics = UIFontMetrics(forTextStyle: style)
            let font = metrics.scaledFont(for: .systemFont(ofSize: 24))
            add(
                "scaledFont.ambient",
                style: name,
                category: category,
                input: "24",
                value: font.pointSize.text
            )
            add(
                "scaledValue.ambient",
                style: name,
                category: category,
                input: "24",
                value: metrics.scaledValue(for: 24).text
            )
        }
    }
}

#if !os(watchOS)
let categories: [(String, UIContentSizeCategory)] = [
    ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge),
    ("XXL", .extraExtraLarge), ("XXXL", .extraExtraExtraLarge), ("AX1", .accessibilityMedium),
    ("AX2", .accessibilityLarge), ("AX3", .accessibilityExtraLarge),
    ("AX4", .accessibilityExtraExtraLarge), ("AX5", .accessibilityExtraExtraExtraLarge),
]

@MainActor
extension Table {
    private static func traits(
        _ category: UIContentSizeCategory,
        _ more: [UITraitCollection] = []
    ) -> UITraitCollection {
        let own = UITraitCollection(preferredContentSizeCategory: category)
        return UITraitCollection(traitsFrom: [own] + more)
    }

    mutating func addPreferredFonts() {
        for (name, style) in styles {
            for (category, value) in categories {
                for weight in [UILegibilityWeight.regular, .bold] {
                    let more = UITraitCollection(legibilityWeight: weight)
                    let font = UIFont.preferredFont(
                        forTextStyle: style,
                        compatibleWith: Self.traits(value, [more])
                    )
                    for (api, value) in [
                        ("preferredFont", font.pointSize.text),
                        ("preferredFont.lineHeight", font.lineHeight.text),
                        ("preferredFont.leading", font.leading.text),
                        ("preferredFont.fontName", font.fontName),
                    ] {
                        add(
                            api,
                            style: name,
                            category: category,
                            weight: weight == .bold ? "BoldText" : "",
                            value: value
                        )
                    }
                }
            }
        }
    }

    /// Adds scaled fonts and values for inputs that no one has published.
    mutating func addScaling() {
        let inputs: [CGFloat] = [0, 0.1, 0.5, 1, 8.25, 17, 17.5, 33.3, 100, 1000, 1e9]
        let maximums: [CGFloat?] = [nil, 0, -1, 20, 30.5]
        for (name, style) in styles {
            let metrics = UIFontMetrics(forTextStyle: style)
            for (category, value) in categories {
                for scale in [CGFloat(1), 2, 3] {
                    let traits = Self.traits(value, [UITraitCollection(displayScale: scale)])
                    for input in inputs + [-0.1, -3.3, -17] {
                        add(
                            "scaledValue",
                            style: name,
                            category: category,
                            input: input.text,
                            scale: scale,
                            value: metrics.scaledValue(for: input, compatibleWith: traits).text
                        )
                    }
                }
                for input in inputs where 0 < input && input <= 1000 {
                    for maximum in input == 17 ? maximums : [nil] {
                        let font = metrics.scaledFont(
                            for: .systemFont(ofSize: input),
                            maximumPointSize: maximum ?? 0,
                            compatibleWith: Self.traits(value)
                        )
                        add(
                            "scaledFont",
                            style: name,
                            category: category,
                            input: input.text,
                            maximum: maximum,
                            value: font.pointSize.text
                        )
                    }
                }
            }
        }
    }

    mutating func addLabels() {
        for (style, value) in [("body", UIFont.TextStyle.body), ("headline", .headline)] {
            for (category, traits) in categories {
                let label = UILabel()
                label.numberOfLines = 0
                label.text = fox
                label.font = .preferredFont(
                    forTextStyle: value,
                    compatibleWith: Self.traits(traits)
                )
                for width in [CGFloat(160), 240, 343] {
                    let size = label.sizeThatFits(CGSize(width: width, height: 10_000))
                    for (api, value) in [
                        ("label.width", size.width), ("label.height", size.height),
                    ] {
                        add(
                            api,
                            style: style,
                            category: category,
                            size: width,
                            input: fox,
                            value: value.text
                        )
                    }
                }
            }
        }
    }

    /// Adds the calls without traits, in two current categories.
    mutating func addAmbientCalls() {
        for (name, category) in [("L", UIContentSizeCategory.large), ("AX2", .accessibilityLarge)] {
            var table = self
            Self.traits(category).performAsCurrent { table.addAmbientCalls(category: name) }
            self = table
        }
    }

    /// Returns the complete file, and passes the results that matter most to a closure before.
    static func measured(_ write: (String) throws -> Void) rethrows -> String {
        let application = UIApplication.shared.preferredContentSizeCategory
        let category = categories.first { $0.1 == application }?.0 ?? application.rawValue
        let scale = UITraitCollection.current.displayScale.text
        let heading = Self.heading(category: category, scale: scale)
        var table = Table()
        table.addOtherAdvances()
        table.addKerning()
        try write(heading + table.text)
        table.addAmbientCalls()
        table.addPreferredFonts()
        table.addScaling()
        table.addLabels()
        table.addWidths()
        #if canImport(SwiftUI)
        table.addBaselines()
        table.addSwiftUI()
        #endif
        return heading + table.text
    }
}
#else
extension Table {
    /// Returns the complete file, without traits and labels, which UIKit lacks on watchOS.
    ///
    /// Passes the results that matter most to a closure before.
    static func measured(_ write: (String) throws -> Void) rethrows -> String {
        let heading = Self.heading(category: "", scale: "2")
        var table = Table()
        table.addOtherAdvances()
        table.addKerning()
        try write(heading + table.text)
        table.addAmbientCalls(category: "")
        table.addWidths()
        return heading + table.text
    }
}
#endif

extension Table {
    /// Returns the first lines of the file.
    private static func heading(category: String, scale: String) -> String {
        #if os(iOS)
        let system = "iOS"
        #elseif os(visionOS)
        let system = "visionOS"
        #elseif os(watchOS)
        let system = "watchOS"
        #else
        let system = "TypeScale"
        #endif
        let process = ProcessInfo.processInfo
        let version = process.operatingSystemVersion
        let numbers = "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
        let device = process.environment["SIMULATOR_DEVICE_NAME"] ?? "unknown"
        return "os,\(system) \(numbers)\ndevice,\(quoted(device))\nscale,\(scale)\n"
            + "category,\(category)\n"
    }
}

#if canImport(SwiftUI)
#if !os(watchOS)
@MainActor
extension Table {
    private static func label(_ size: CGFloat) -> UILabel {
        let label = UILabel()
        label.text = "Baseline"
        label.font = .systemFont(ofSize: size)
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    /// Adds the baselines of labels, and the system spacing between baselines.
    mutating func addBaselines() {
        for upper in [CGFloat(11), 13, 17, 22, 28, 34, 44, 53, 60, 80] {
            for lower in [upper, 17] {
                let (first, second) = (Self.label(upper), Self.label(lower))
                let container = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
                let markers = [UIView(), UIView()]
                for view in [first, second] + markers {
                    view.translatesAutoresizingMaskIntoConstraints = false
                    container.addSubview(view)
                }
                NSLayoutConstraint.activate([
                    first.topAnchor.constraint(equalTo: container.topAnchor),
                    second.firstBaselineAnchor.constraint(
                        equalToSystemSpacingBelow: first.lastBaselineAnchor,
                        multiplier: 1
                    ),
                    markers[0].topAnchor.constraint(equalTo: first.firstBaselineAnchor),
                    markers[1].topAnchor.constraint(equalTo: second.firstBaselineAnchor),
                ])
                container.layoutIfNeeded()
                let baselines = markers.map(\.frame.minY)
                add("label.firstBaseline", size: upper, value: baselines[0].text)
                add(
                    "systemSpacing",
                    size: upper,
                    input: lower.text,
                    value: (baselines[1] - baselines[0]).text
                )
            }
        }
    }

    private static let sizes: [(String, DynamicTypeSize)] = [
        ("XS", .xSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .xLarge),
        ("XXL", .xxLarge), ("XXXL", .xxxLarge), ("AX1", .accessibility1),
        ("AX2", .accessibility2), ("AX3", .accessibility3), ("AX4", .accessibility4),
        ("AX5", .accessibility5),
    ]

    private static let fontStyles: [(String, Font.TextStyle)] = [
        ("largeTitle", .largeTitle), ("title1", .title), ("title2", .title2),
        ("title3", .title3), ("headline", .headline), ("subheadline", .subheadline),
        ("body", .body), ("callout", .callout), ("footnote", .footnote), ("caption1", .caption),
        ("caption2", .caption2),
    ]

    private static func width(_ font: Font, _ size: DynamicTypeSize) -> CGFloat {
        let text = Text(String(repeating: "M", count: 50)).font(font).fixedSize()
        let view = text.environment(\.dynamicTypeSize, size)
        return UIHostingController(rootView: view)
            .sizeThatFits(in: CGSize(width: 100_000, height: 100_000)).width
    }

    /// Adds scaled metrics, and the sizes of custom fonts, recognized by the width of their text.
    mutating func addSwiftUI() {
        let name = "HelveticaNeue"
        let widths = (1...300).map { Self.width(.custom(name, fixedSize: CGFloat($0)), .large) }
        for (style, value) in Self.fontStyles {
            for (category, size) in Self.sizes {
                for input in [CGFloat(7), 11, 17, 17.5, 24, 33.3] {
                    var result = CGFloat.nan
                    let reader = MetricReader(input, value) { result = $0 }
                    let view = reader.environment(\.dynamicTypeSize, size)
                    _ = UIHostingController(rootView: view).sizeThatFits(in: .zero)
                    add(
                        "ScaledMetric",
                        style: style,
                        category: category,
                        input: input.text,
                        value: result.text
                    )
                    let width = Self.width(.custom(name, size: input, relativeTo: value), size)
                    let points = widths.firstIndex { abs($0 - width) < 0.01 }.map { "\($0 + 1)" }
                    add(
                        "Font.custom",
                        style: style,
                        category: category,
                        input: input.text,
                        value: points ?? "width \(width)"
                    )
                }
            }
        }
    }
}

/// A view that reports a scaled metric.
struct MetricReader: View {
    @ScaledMetric private var metric: CGFloat
    private let report: (CGFloat) -> Void

    init(_ value: CGFloat, _ style: Font.TextStyle, report: @escaping (CGFloat) -> Void) {
        _metric = ScaledMetric(wrappedValue: value, relativeTo: style)
        self.report = report
    }

    var body: some View {
        report(metric)
        return Color.clear
    }
}
#endif

/// Records the layouts if a file for them is given, and ends the process.
@MainActor
private func finish() {
    #if os(iOS)
    if let path = ProcessInfo.processInfo.environment["PROBE_LAYOUTS"] {
        DispatchQueue.main.async {
            do {
                try LayoutProbe.write(to: path)
                print("wrote \(path)")
                exit(0)
            } catch {
                print("cannot write \(path): \(error)")
                exit(1)
            }
        }
        return
    }
    #endif
    exit(0)
}

/// Writes the file when the first window appears, and ends the process.
///
/// Until the file is complete, a file with the extension `partial` contains the kerning.
@main
struct ProbeApp: App {
    var body: some Scene {
        WindowGroup {
            Color.clear.onAppear {
                let documents = NSSearchPathForDirectoriesInDomains(
                    .documentDirectory,
                    .userDomainMask,
                    true
                )
                let path =
                    ProcessInfo.processInfo.environment["PROBE_OUTPUT"]
                    ?? (documents.first ?? NSTemporaryDirectory()) + "/probe.csv"
                let partial = path + ".partial"
                do {
                    let text = try Table.measured {
                        try $0.write(toFile: partial, atomically: true, encoding: .utf8)
                    }
                    try text.write(toFile: path, atomically: true, encoding: .utf8)
                    try FileManager.default.removeItem(atPath: partial)
                } catch {
                    print("cannot write \(path): \(error)")
                    exit(1)
                }
                print("wrote \(path)")
                finish()
            }
        }
    }
}
#else
@main
enum ProbeProgram {
    @MainActor
    static func main() { print(Table.measured { _ in }, terminator: "") }
}
#endif
