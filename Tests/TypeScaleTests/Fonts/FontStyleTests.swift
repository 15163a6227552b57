import Testing
import TypeScale

struct FontStyleTests {
    private enum Nine: String, FontStyle {
        case black = "Pretendard-Black"
        case bold = "Pretendard-Bold"
        case extraBold = "Pretendard-ExtraBold"
        case extraLight = "Pretendard-ExtraLight"
        case light = "Pretendard-Light"
        case medium = "Pretendard-Medium"
        case regular = "Pretendard-Regular"
        case semiBold = "Pretendard-SemiBold"
        case thin = "Pretendard-Thin"
    }

    private enum Three: String, FontStyle {
        case light = "Lato-Light"
        case italic = "Lato-Italic"
        case black = "Lato-Black"
    }

    private enum One: String, FontStyle {
        case regular = "Cafe24Ssurround"
    }

    private enum None: FontStyle {
        var name: String { switch self {} }
    }

    /// A face with a declared weight that its name doesn't contain.
    private enum Stated: String, FontStyle {
        case poster = "Cafe24Poster"
        var weight: FontWeight { .heavy }
    }

    @Test func `a name is the raw value`() {
        #expect(Nine.semiBold.name == "Pretendard-SemiBold")
    }

    @Test func `nine faces match nine weights exactly`() {
        let expected: [(FontWeight, Nine)] = [
            (.thin, .thin), (.extraLight, .extraLight), (.light, .light), (.regular, .regular),
            (.medium, .medium), (.semibold, .semiBold), (.bold, .bold), (.heavy, .extraBold),
            (.black, .black),
        ]
        for (weight, face) in expected {
            let match = Nine.nearest(to: weight)
            #expect(match?.face == face)
            #expect(match?.isExact == true)
            #expect(match?.requested == weight)
        }
    }

    @Test func `a family with fewer faces reports its nearest matches`() {
        #expect(Three.nearest(to: .thin)?.face == .light)
        #expect(Three.nearest(to: .semibold)?.face == .italic)
        #expect(Three.nearest(to: .bold)?.face == .black)
        #expect(Three.nearest(to: .bold)?.isExact == false)
        #expect(Three.nearest(to: .bold)?.description == "Lato-Black (nearest to bold)")
        #expect(Three.nearest(to: .black)?.description == "Lato-Black")
        #expect(One.nearest(to: .black)?.face == .regular)
        #expect(One.nearest(to: .black)?.isExact == false)
        #expect(None.nearest(to: .regular) == nil)
    }

    @Test func `no other face is nearer`() {
        for number in 1...1000 {
            guard let wanted = FontWeight(rawValue: Double(number)) else { continue }
            for face in Nine.allCases {
                let nearest = Nine.nearest(to: wanted)?.face.weight.rawValue ?? .infinity
                let other = face.weight.rawValue
                #expect(abs(nearest - wanted.rawValue) <= abs(other - wanted.rawValue))
            }
        }
    }

    private enum Tie: String, FontStyle {
        case bold = "A-Bold"
        case boldItalic = "A-BoldItalic"
        case medium = "A-Medium"
        case light = "A-Light"
        case ultraLight = "A-UltraLight"
    }

    @Test func `a tie goes to the face farther from regular, then to the face declared first`() {
        #expect(Tie.nearest(to: .semibold)?.face == .bold)
        #expect(Tie.nearest(to: .regular)?.face == .light)
        #expect(Tie.nearest(to: .extraLight)?.face == .ultraLight)
    }

    @Test func `a specified weight is used`() {
        #expect(Stated.nearest(to: .heavy)?.isExact == true)
    }
}
