// A table of look-alikes has the hexadecimal digits of each character, in ascending order, and the
// ASCII character.
extension FittedAdvance {
    /// The Cyrillic letters that are as wide as a Latin letter, within 20 units, as labels show.
    static let lookalikes: StaticString = """
        0410A0412B0415E041AK041CM041DH041EO0420P0421C0422T0425X0430a0435e043Eo0440p0441c\
        0443y0445x
        """

    /// The Greek and Cyrillic letters that look like a Latin letter, but that no label shows.
    static let unobservedLookalikes: StaticString = """
        0391A0392B0395E0396Z0397H0399I039AK039CM039DN039FO03A1P03A4T03A5Y03A7X03BFo0405S\
        0406I0408J0455s0456i0458j
        """

    /// The 95% bound of an advance or a difference between masters from open fonts.
    static let carriedBound = 49.0

    /// The mean differences of the 32 printable ASCII signs, and 1.96 of their deviations.
    static let averageChanges = Changes(
        display: (-99, 101),
        black: (175, 162),
        lightest: (-59, 102)
    )

    typealias Sign = (
        character: UInt32, units: Double, bound: Double, kerning: UInt8?, changes: Changes
    )

    /// The signs that labels in regular text show, with a 95% bound.
    ///
    /// A sign can have the kerning of an ASCII character. The changes lead to the other cut and
    /// masters.
    ///
    /// Only the sum of the advance of a quotation mark and its kerning shows in a label. The
    /// uncertainty is in the kerning.
    static let signs: [Sign] = [
        (0x00B5, 1282, 34, nil, averageChanges), (0x00B7, 600.5, 29.5, nil, averageChanges),
        // The bounds cover four labels, which the hyphen's kerning does not explain.
        (0x2013, 1073, 160, 0x2D, averageChanges), (0x2014, 2013, 230, 0x2D, averageChanges),
        (0x2018, 588, 6, nil, changes((-53, 47), (148, 106), (-55, 48))),
        (0x2019, 588, 6, nil, changes((-40, 40), (148, 106), (-58, 50))),
        (0x201C, 937, 5, nil, changes((-26, 34), (140, 100), (-148, 106))),
        (0x201D, 937, 5, nil, changes((-46, 43), (137, 98), (-148, 106))),
        (0x201E, 936, 73, nil, changes((-48, 44), (137, 98), (-148, 106))),
        (0x2022, 961, 14, nil, averageChanges),
        // In bold text, labels of rileytestut/AltStore and coteditor/CotEditor contradict open
        // fonts. The ellipsis changes as three full stops do. The bounds include both labels and,
        // in the display cut, open fonts.
        (0x2026, 1657, 12, 0x2E, changes((-458, 330), (566, 300), (-131, 176))),
        (0x20A9, 1818, 18, nil, averageChanges), (0x2192, 1858, 23, nil, averageChanges),
        (0x2248, 1295.5, 21.5, nil, averageChanges),
    ]

    typealias Change = (units: Double, bound: Double)

    /// Creates the changes of a sign from open fonts.
    private static func changes(
        _ display: Change,
        _ black: Change,
        _ lightest: Change
    ) -> Changes {
        Changes(display: display, black: black, lightest: lightest)
    }

    typealias Letter = (
        character: UInt32, units: Int16, bound: Int16, display: Int16, black: Int16, lightest: Int16
    )

    /// The other letters, and the euro sign, in ascending order.
    ///
    /// Labels show the advances in regular text or, with a bound of 49 units, Inter has them. The
    /// differences of the display cut, black and the lightest master come from open fonts.
    static let letters: [Letter] = [
        (0x00D8, 1555, 49, -101, 137, -56), (0x00DF, 1248, 49, -109, 197, -62),
        (0x00E6, 1886, 49, -96, 81, -51), (0x00F8, 1222, 49, -103, 145, -59),
        (0x0111, 1271, 49, -112, 140, -60), (0x0131, 495, 49, -111, 198, -65),
        (0x0141, 1153, 49, -106, 156, -61), (0x0142, 495, 49, -91, 198, -69),
        (0x0393, 1179, 49, -108, 131, -57), (0x0394, 1383, 49, -93, 215, -65),
        (0x0398, 1555, 49, -101, 137, -56), (0x039B, 1383, 49, -93, 215, -65),
        (0x039E, 1107, 49, -100, 287, -76), (0x03A0, 1475, 49, -112, 173, -61),
        (0x03A3, 1291, 49, -106, 177, -57), (0x03A6, 1532, 49, -99, 248, -70),
        (0x03A8, 1590, 49, -110, 175, -61), (0x03A9, 1555, 49, -101, 132, -56),
        (0x03B1, 1311, 49, -101, 133, -57), (0x03B2, 1213, 49, -107, 146, -57),
        (0x03B3, 1095, 49, -97, 144, -59), (0x03B4, 1107, 49, -97, 285, -76),
        (0x03B5, 1116, 49, -102, 162, -60), (0x03B6, 1072, 49, -104, 169, -61),
        (0x03B7, 1199, 49, -110, 173, -59), (0x03B8, 1107, 49, -100, 288, -76),
        (0x03B9, 552, 49, -104, 224, -70), (0x03BA, 1291, 49, -112, 175, -67),
        (0x03BB, 1199, 49, -97, 153, -61), (0x03BC, 1274, 49, -110, 181, -65),
        (0x03BD, 1187, 49, -100, 200, -66), (0x03BE, 1107, 49, -107, 175, -63),
        (0x03C0, 1291, 49, -96, 280, -74), (0x03C1, 1170, 49, -106, 152, -60),
        (0x03C2, 1104, 49, -102, 177, -63), (0x03C3, 1291, 49, -103, 175, -62),
        (0x03C4, 969, 49, -92, 255, -73), (0x03C5, 1199, 49, -110, 127, -56),
        (0x03C6, 1495, 49, -99, 267, -72), (0x03C7, 1228, 49, -94, 144, -49),
        (0x03C8, 1526, 49, -103, 188, -63), (0x03C9, 1656, 49, -98, 279, -72),
        (0x0404, 1360, 49, -102, 161, -59), (0x0407, 549, 49, -120, 170, -64),
        (0x0411, 1346, 47, -108, 104, -54), (0x0413, 1182, 47, -108, 136, -57),
        (0x0414, 1534, 47, -95, 161, -61), (0x0416, 1934, 49, -87, 285, -73),
        (0x0417, 1302, 36, -108, 152, -59), (0x0418, 1534, 43, -111, 84, -50),
        (0x041B, 1443, 31, -101, 136, -56), (0x041F, 1495, 27, -110, 145, -61),
        (0x0423, 1279, 41, -94, 186, -64), (0x0424, 1616, 43, -101, 208, -64),
        (0x0426, 1535, 49, -104, 169, -64), (0x0427, 1464, 45, -113, 183, -59),
        (0x0428, 1940, 49, -107, 230, -57), (0x0429, 1998, 49, -92, 211, -66),
        (0x042A, 1659, 49, -93, 118, -53), (0x042B, 1733, 49, -122, 164, -53),
        (0x042C, 1337, 49, -106, 150, -55), (0x042D, 1371, 49, -103, 157, -59),
        (0x042E, 2061, 49, -96, 153, -55), (0x042F, 1403, 47, -116, 173, -59),
        (0x0431, 1216, 21, -95, 191, -59), (0x0432, 1132, 22, -115, 139, -59),
        (0x0433, 961, 28, -102, 166, -59), (0x0434, 1267, 20, -92, 181, -63),
        (0x0436, 1645, 37, -109, 200, -59), (0x0437, 1066, 24, -100, 200, -60),
        (0x0438, 1247, 16, -92, 179, -58), (0x043A, 1104, 24, -106, 243, -67),
        (0x043B, 1199, 20, -89, 170, -57), (0x043C, 1523, 24, -106, 210, -59),
        (0x043D, 1243, 19, -117, 197, -56), (0x043F, 1253, 27, -103, 165, -57),
        (0x0442, 1051, 17, -74, 222, -61), (0x0444, 1420, 40, -91, 273, -49),
        (0x0446, 1300, 39, -117, 142, -70), (0x0447, 1171, 31, -112, 149, -58),
        (0x0448, 1674, 36, -108, 164, -58), (0x0449, 1773, 39, -83, 218, -67),
        (0x044A, 1296, 35, -104, 191, -63), (0x044B, 1494, 25, -105, 273, -64),
        (0x044C, 1099, 23, -103, 191, -62), (0x044D, 1098, 46, -104, 142, -59),
        (0x044E, 1615, 37, -97, 130, -55), (0x044F, 1109, 24, -106, 130, -59),
        (0x0454, 1107, 49, -99, 182, -70), (0x0457, 495, 49, -111, 198, -65),
        (0x0490, 1179, 49, -108, 135, -58), (0x0491, 946, 49, -90, 164, -59),
        (0x20AC, 1350, 31, -103, 146, -52),
    ]
}
