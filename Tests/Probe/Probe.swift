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

    /// Latin letters with marks, punctuation, currencies, arrows, and samples of other scripts.
    private static let others = scalars(
        0xA0...0x17F,
        0x2010...0x2027,
        0x2030...0x203A,
        0x20A9...0x20AC,
        0x2122...0x2122,
        0x2190...0x2199,
        0x2212...0x2212,
        0x2248...0x2248,
        0x391...0x3C9,
        0x400...0x45F,
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
        for name in ["Regular", "Black", "Ultralight", "Bold"] {
            addAdvances(.upright(name), [17, 28], Self.others + Self.ascii)
        }
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

    /// Adds the kerning of all ASCII pairs, beginning with those that matter most.
    mutating func addKerning() {
        var fonts: [(String, CGFloat, UIFont, [Unicode.Scalar: CGFloat])] = []
        // Semibold shows whether kerning is interpolated.
        for name in ["Regular", "Black", "Ultralight", "Semibold"] {
            for size in [CGFloat(17), 28] {
                let font = Face.upright(name).font(size)
                let widths = Self.ascii.map { ($0, Self.width(String($0), font)) }
                fonts.append((name, size, font, Dictionary(uniqueKeysWithValues: widths)))
            }
        }
        for (first, second) in Self.pairs {
            let pair = String(first) + String(second)
            for (name, size, font, widths) in fonts {
                let kern = Self.width(pair, font) - (widths[first] ?? 0) - (widths[second] ?? 0)
                // A difference of equal widths is not always zero.
                let value = abs(kern) < 1e-6 ? 0 : kern
                add("kerning", weight: name, size: size, input: pair, value: value.text)
            }
        }
    }

    /// All pairs of ASCII characters, each once.
    private static var pairs: [(Unicode.Scalar, Unicode.Scalar)] {
        let listed = frequentPairs.unicodeScalars.filter { $0 != "\n" }
            .map { $0 == "\u{2423}" ? " " : $0 }
        var seen: Set<[Unicode.Scalar]> = []
        let frequent = stride(from: 0, to: listed.count - 1, by: 2)
            .map { (listed[$0], listed[$0 + 1]) }
        let all = ascii.flatMap { first in ascii.map { (first, $0) } }
        return (frequent + all).filter { seen.insert([$0.0, $0.1]).inserted }
    }

    /// The 1,000 pairs with the largest products of their frequency in text and their 95% bound.
    ///
    /// They have 83% of the variance of text in regular. The open box is a space. The command
    /// `.ci/kerning.py --order` prints the pairs.
    private static let frequentPairs = #"""
        e␣␣da␣,␣␣␣koen-T␣-ero␣n␣␣sde␣p:␣r␣aninraar␣ate␣i␣erei␣s␣tat␣␣nkastyaonchkt␣v␣(or
        atzeesti␣fal␣zzaleve␣olagezintniliie␣cna␣brodael␣l␣tt-seridonepomar-cofiisndazva
        no␣"␣m␣gettopamevosyl␣␣kdici␣usi␣'iotrwyrzic'␣pr␣rjeositasadovu␣]␣unfoil--r.␣w␣[
        ngcasaezameciz-V'eome-loso␣<akrgrurdwewaekm␣iaacbi)␣exol␣jbeKod␣-sklhe"␣rt',igem
        pe-a-fkuutur'.ycouzuei".WAiravk-baefkekiodmieg␣hnyczcettssop[-nvikivllidabKunsga
        ",y␣ha.␣k␣-pqutuzorsagL-skX-ijusctvyspif-cfaz␣imowsurmgiT_scwife'omp-d;␣luedPAum
        ulotozbol'Yauegrs-obocrcnc-r-mmo-tn'ebplhi-nlt'agur,nuznuiblevjaejaa-vg␣e,rwzy-l
        ytbra,>␣-iujvirrf␣␣`h␣␣yT-pu-bajwoL'mbapoko,rqcknfauogbupiayKahoYAe.hykrt,ffawth
        rncutzdu'dnntkhtn.ty␣So:epn,youaxeupo.ib-os.ypygeaszrf␣.byn-a/gocjai-go-ys␣Px-ts
        rvs,kyeed-␣Anzubdr-eeuTExtROfuzdTAymSTt.L␣ppf,ATP-P,ofmuE␣uza.cry,v␣o)-utvr:mmAR
        slDA-hgnVAj␣ryyerk␣G␣Dd'ptrlECeh'iksld␣ZZeftp␣nkfr-ztwgscleyD␣rbO␣_Vkcdny-␣qipji
        LA-SPoNA_C).uci)-Wugggxie=MaVeSYTsshERS␣flV,AS␣B␣ERE(p␣N>]zg␣Ow␣AC␣Tl-g_␣Clz(sa:
        ZaccTaT␣tnc␣uf␣KlnSOEiynhlu,e)RGAy␣:udools-␣dz-CNUahtgPToeu.EsO-zcfdF-af␣MhuETzm
        ␣Izwt=␣0[<w,Y,MAKO_Gl,A␣oiMEy.␣Wi,CT-DsgK-bj-A␣FNTInDae:␣V-GALE-uk"gN␣Sa-B␣\Lu-x
        ),gl-wPaLEojTY..ybES'u=␣␣1C_ylSE(dUTtlZElmGePRTI//Res)An1␣ENnl␣RCHkns:PrF,RT-OO_
        INhraxRIPOjsArT,/NFIWyn:dsTul.''OPOMa-,?gtOSORtcs=LaVylgM␣␣L(eR␣ly-kz.␣UCoTRC␣El
        RAELBaBiHa␣H*s'gc,DEjozz<nkvsvxpg-r/kksn(cjn'-ywEr␣JIDO,vuSSBeixCOt)o'AV-2PI):AN
        VOPLAlLOd,pssfADFOEX-Mxca)Bufsyj.ovrSix␣PCbsnh()Le-Z'A(n␣_D_/pSA|␣KwyfDe-F/MxaSI
        mlF␣CSRUONju␣|f.vs.*t:tpNiOpTev,ewPENa-XFedlW,wn-E-IsmAA2␣rpp-r)fgnmLIf-Semn-]b␣
        -Rvn%..]n)e>tmmylhd.SCydP␣LTtfNoZuG␣zpiqAu":(b_UlkNe.'(a␣=-PpyDit>>.StD,EAAfiyVE
        GSn;t/HEuvNOMok,URg,ms-1KAIC?␣TFa'/.yk(iTrISTOe/AMRCLi].pcg:i.Ca␣3␣2=<RSMiLLTyK+
        Ampgghdp':r;TT-8xoLSY.-qdyZOGTDowsS-AZBrT.uxy/Fo.dCAztA'IlFAO.ToNGAB_O␣8GiBOoyWa
        _jKCe'HTI␣[=g>D-So*␣<poxITk:s'ILKSKiWi(oIOjd1.uyT+UnUSiu␣X%'uwh-e;We's02ChDOMIh,
        SyAYIXU␣IMeqs]c--0[O<o|-VaXTs/dk(vzlOCDIND(l,-0␣LUNISQT:SuX␣PSAPFukdcyOUi-Y␣dteo
        m-Spi:Rucs␣%Me(tGND..0Eniwz,OV."GI=N/stdRLd)lpswr>U,dd]].pyrrhtb(Akg"s/b␣6Imxyk)
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

    /// Returns the complete file.
    static func measured() -> String {
        var table = Table()
        table.addKerning()
        table.addWidths()
        table.addAmbientCalls()
        table.addPreferredFonts()
        table.addScaling()
        table.addLabels()
        #if canImport(SwiftUI)
        table.addBaselines()
        table.addSwiftUI()
        #endif
        let application = UIApplication.shared.preferredContentSizeCategory
        let category = categories.first { $0.1 == application }?.0 ?? application.rawValue
        let scale = UITraitCollection.current.displayScale.text
        return heading(category: category, scale: scale) + table.text
    }
}
#else
extension Table {
    /// Returns the complete file, without traits and labels, which UIKit lacks on watchOS.
    static func measured() -> String {
        var table = Table()
        table.addKerning()
        table.addWidths()
        table.addAmbientCalls(category: "")
        return heading(category: "", scale: "2") + table.text
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

/// Writes the file when the first window appears, and ends the process.
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
                do {
                    try Table.measured().write(toFile: path, atomically: true, encoding: .utf8)
                } catch {
                    print("cannot write \(path): \(error)")
                    exit(1)
                }
                print("wrote \(path)")
                exit(0)
            }
        }
    }
}
#else
@main
enum ProbeProgram {
    @MainActor
    static func main() { print(Table.measured(), terminator: "") }
}
#endif
