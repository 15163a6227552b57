// swift-format-ignore-file
// Generated from the files of Unicode 18.0.0 by .ci/unicode.py.

extension IndicTable {
    /// The ranges of characters.
    static let blocks: [ClosedRange<UInt32>] = [
        0x0900...0x0D7F, 0x002D...0x0039, 0x00A0...0x00D7, 0x1CD0...0x1CFF, 0x200C...0x2022,
        0x2074...0x2084, 0x25CC...0x25CC, 0x25FB...0x25FE, 0xA8E0...0xA8FF, 0x11301...0x1133C,
    ]

    /// The class and the place of each character in the blocks.
    static let characters: StaticString = """
        KnKnKnKnDeDeDeDeDeDeDeDeDeDeDeDeDeDeDeDeDeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBe\
        BeBeBeCeBeBeBeBeBeBeBeBeBeIjIjEoQnIjIcIjIjIjIjIjIjIjIjIjIjIjIjIjFoIcIjAoLnLnKnKnIjIjIjBeBe\
        BeBeBeBeBeBeDeDeIjIjAOAOMEMEMEMEMEMEMEMEMEMEAOAoDeDeDeDeDeDeBeBeBeBeBeBeBeBeMeKnKnKnAoDeDe\
        DeDeDeDeDeDeAoAoDeDeAoAoDeDeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeAoBeBeBeBeBeBeCeAoBeAo\
        AoAoBeBeBeBeAoAoEoQnImIcImIjIjIjIjAoAoIcIcAoAoImImFoBeAoAoAoAoAoAoAoAoImAoAoAoAoBeBeAoBeDe\
        DeIjIjAoAoMEMEMEMEMEMEMEMEMEMECeBeAOAOAOAOAOAOAOAOAOAOMeAOKnAoAoKnKnKnAoDeDeDeDeDeDeAoAoAo\
        AoDeDeAoAoDeDeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeAoBeBeBeBeBeBeCeAoBeBeAoBeBeAoBeBeAo\
        AoEoAoImIcJmImImAoAoAoAoImImAoAoImImFoAoAoAoIiAoAoAoAoAoAoAoBeBeBeBeAoBeAoAoAoAoAoAoAoMEME\
        MEMEMEMEMEMEMEMEKnKnBeBeAoPeAOAoAoAoAoAoAoAoAoAoAoKnKnKnAoDeDeDeDeDeDeDeDeDeAoDeDeDeAoDeDe\
        BeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeAoBeBeBeBeBeBeCeAoBeBeAoBeBeBeBeBeAoAoEoQnImIcImIm\
        ImImImIjAoIjIjImAoImImFoAoAoAoAoAoAoAoAoAoAoAoAoAoAoAoAoAoAoDeDeImImAoAoMEMEMEMEMEMEMEMEME\
        MEAOAOAoAoAoAoAoAoAoBeLnEoLnEoEoEoAoKhKnKnAoDeDeDeDeDeDeDeDeAoAoDeDeAoAoDeDeBeBeBeBeBeBeBe\
        BeBeBeBeBeBeBeBeBeBeBeBeBeAoBeBeBeBeBeBeCeAoBeBeAoBeBeBeBeBeAoAoEoQnImIfImIjIjIjIjAoAoIcIf\
        AoAoImImFoAoAoAoAoAoIfIfEoIfImAoAoAoAoBeBeAoBeDeDeIjIjAoAoMEMEMEMEMEMEMEMEMEMEAOBeAOAOAOAO\
        AOAOAoAoAoAoAoAoAoAoAoAoKnAoAoDeDeDeDeDeDeAoAoAoDeDeDeAoDeDeDeBeAoAoAoBeBeAoBeAoBeBeAoAoAo\
        BeBeAoAoAoBeBeBeAoAoAoBeBeCeBeBeBeBeBeBeBeBeBeAoAoAoAoImImIjImImAoAoAoIcIcIcAoImImImFoAoAo\
        AoAoAoAoAoAoAoImAoAoAoAoAoAoAoAoAoAoAoAoAoAoMEMEMEMEMEMEMEMEMEMEAOAOAOAOAOAOAOAOAOAOAOAoAo\
        AoAoAoKnKnKnKnKnDeDeDeDeDeDeDeDeAoDeDeDeAoDeDeDeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeAo\
        BeBeBeBeBeBeCeBeBeBeBeBeBeBeBeBeAoAoEoQnIhIhIhIhIhIjIjAoIhIhIhAoIhIhIhFoAoAoAoAoAoAoAoIhIh\
        AoBeBeBeAoAoBeAoAoDeDeIhIhAoAoMEMEMEMEMEMEMEMEMEMEAoAoAoAoAoAoAoAOAOAOAOAOAOAOAOAOMeKnKnKn\
        AODeDeDeDeDeDeDeDeAoDeDeDeAoDeDeDeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeAoBeBeBeBeBeBeCe\
        BeBeBeAoBeBeBeBeBeAoAoEoQnIhIhIhIhIhIjIjAoIhIjIjAoIjIjIhFoAoAoAoAoAoAoAoIjIjAoAoAoAoAoAoBe\
        BeAoDeDeIhIhAoAoMEMEMEMEMEMEMEMEMEMEAoReReKnAoAoAoAoAoAoAoAoAoAoAoAoKnKnKnKnMeDeDeDeDeDeDe\
        DeDeAoDeDeDeAoDeDeDeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeCeBeBeBeBeBeBeBe\
        BeBeBeIjIjQnImImImImImImImAoIcIcIcAoImImImFoOoAOAoAoAoAoBeBeBeImAOAOAOAOAOAOAODeDeDeImImAo\
        AoMEMEMEMEMEMEMEMEMEMEAOAOAOAOAOAOAOAOAOAOBeBeBeBeBeBeMEAOAOMEMEMEMEMEMEMEMEMEMEMEAOAOAOAO\
        AOAOAOAOAOAoAOAOAoAOAOAOAOKNKNAOAoAOAOAOAOAoAOAOAOAOAOAoAoAoAoAoAoAoAoAoAoAoAoAoAoAoAoAoAo\
        AoAoAoAoAoMELnLnLnAOLnLnLnLnLnLnLnLnLnLnLnLnLnLnLnLnLnLnLnLnLnQnQnQnQnLnQnQnQnQnBeBeLnReRe\
        LnLnLnMeAoAoAoAoAoGoHoAoAoMEMEMEMEMEMEAOAOAOAOAOAOAOAOAOAOAOAOMEKNAOAOAOAOAOAOAOAOAOAOAoAO\
        AOKNKNKNNEMEMEMEMELnLnLnLnLnLnLnLnLnLnLnLnLnLnLnLnLnLnQnQnQnQnQnQnAOAOAOAoAOAoDeIjKnKnKnAo\
        DeDeDeDeDeDeDeDeAoAoDeDeAoAoDeDeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeBeAoBeBeBeBeBeBeBeAo\
        BeBeAoBeBeBeBeBeAoEoEo
        """
}
