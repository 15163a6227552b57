/// The advances of the printable ASCII characters in a face of the system font, at all sizes.
///
/// The advance of a character is a mix of its advances in up to four tables. Optical sizing mixes
/// the cuts for text and for display, and the weight mixes two masters. Nothing is rounded.
package struct SystemWidths: Sendable {
    package let face: SystemFace

    private let base: SystemMaster
    private let master: SystemMaster
    private let weightShare: Double
    private let stretch: Double
    /// The advances from U+0020, or an empty array to compute each one.
    private var table: [ScalableWidth] = []

    /// Creates the advances of a face, all at once unless they are used for a single text.
    package init(_ face: SystemFace, isTable: Bool = true) {
        self.face = face
        base = face.isItalic ? .italic : .regular
        master = face.systemWeight.master
        weightShare = face.systemWeight.share
        stretch = face.width > 100 ? face.width / 100 : 1
        if isTable { table = (0x20...0x7E).map { advance($0) } }
    }

    /// Returns the advance of a printable ASCII character, including tracking.
    subscript(_ character: UInt8) -> ScalableWidth {
        table.isEmpty ? advance(character) : table[Int(character) - 0x20]
    }

    private func advance(_ character: UInt8) -> ScalableWidth {
        // All characters of SF Mono have this advance.
        if face.design == .monospaced { return ScalableWidth(text: 1266 * stretch, tracked: 1) }
        let index = Int(character) - 0x20
        var (text, display) = base.advances[index]
        if weightShare > 0 {
            let (heavy, normal) = (master.advances[index], SystemMaster.regular.advances[index])
            text += weightShare * (heavy.text - normal.text)
            display += weightShare * (heavy.display - normal.display)
        }
        text *= stretch
        return ScalableWidth(text: text, display: display * stretch - text, tracked: 1)
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

/// The advances in one master of San Francisco, for the 95 printable ASCII characters.
///
/// Optical sizing mixes the two cuts. The values are in font units, without tracking.
///
/// Source: a model fitted to 2,328 advances and 1,182 widths that UIKit returned in the iOS 26.1
/// Simulator, recorded in Vercantez/openuikit at 32cc00a3. The model reproduces all of them.
final class SystemMaster: Sendable {
    /// The advances up to 17 points and from 28 points, by character, starting at U+0020.
    let advances: [(text: Double, display: Double)]

    init(text: StaticString, display: StaticString) {
        let display = [UInt32](display, digits: 5, radix: 10)
        advances = zip([UInt32](text, digits: 5, radix: 10), display)
            .map { (Double($0), Double($1)) }
    }
}

extension SystemMaster {
    /// The lightest master, toward which weights below regular interpolate.
    // swift-format-ignore
    static let lightest = SystemMaster(
        text: """
              498  572  788 1250 1250 1716 1505  560  682  682  994 1250  560  994\
              560  548 1264  818 1190 1206 1299 1230 1250 1148 1264 1250  560  560\
             1250 1250 1250  952 1850 1326 1260 1431 1436 1145 1116 1455 1416  416\
             1057 1226 1084 1698 1436 1520 1208 1520 1245 1236 1240 1428 1326 1898\
             1312 1268 1268  682  548  682 1250 1186 1024 1114 1240 1143 1250 1182\
              668 1230 1196  428  428 1047  428 1751 1186 1204 1230 1230  728 1027\
              678 1186 1006 1521  988 1006 1032  682  414  682 1250
            """,
        display: """
              416  496  651 1231 1200 1434 1375  486  550  550  680 1200  406  864\
              406  483 1176  764 1136 1120 1158 1160 1161 1071 1174 1161  406  406\
             1200 1200 1200  904 1722 1196 1130 1295 1306 1044 1015 1323 1286  286\
              927 1095 1004 1566 1306 1390 1078 1390 1116 1106 1110 1298 1196 1768\
             1180 1138 1138  550  483  550 1200 1023 1024  984 1076  982 1076 1019\
              490 1066 1033  290  290  875  290 1569 1023 1040 1066 1066  580  869\
              504 1023  850 1352  832  850  875  550  284  550 1200
            """
    )

    /// The master of the regular weight.
    // swift-format-ignore
    static let regular = SystemMaster(
        text: """
              576  637  978 1290 1290 1895 1457  608  782  782  966 1290  608  966\
              608  624 1290  950 1236 1284 1318 1266 1304 1166 1308 1304  608  608\
             1290 1290 1290 1050 1880 1380 1346 1466 1488 1220 1172 1529 1520  548\
             1102 1349 1163 1790 1520 1580 1301 1580 1338 1305 1298 1510 1380 1982\
             1390 1342 1355  782  624  782 1290 1195 1024 1130 1258 1146 1258 1170\
              741 1248 1205  506  505 1112  518 1782 1195 1210 1250 1248  780 1072\
              744 1195 1110 1586 1074 1112 1104  782  530  782 1290
            """,
        display: """
              420  546  826 1238 1238 1655 1370  520  660  660  820 1238  440  878\
              440  572 1242  908 1159 1212 1238 1198 1264 1120 1228 1264  440  440\
             1238 1238 1238 1002 1791 1301 1238 1405 1390 1131 1081 1447 1432  460\
             1014 1230 1074 1702 1432 1498 1183 1498 1227 1215 1190 1426 1292 1892\
             1300 1254 1263  660  572  660 1238 1079 1024 1028 1134 1026 1134 1049\
              622 1124 1104  422  420  994  418 1645 1079 1087 1125 1124  631  953\
              617 1079  989 1465  959  996  958  660  442  660 1238
            """
    )

    /// The heaviest master, toward which weights above regular interpolate.
    // swift-format-ignore
    static let black = SystemMaster(
        text: """
              480  822 1352 1460 1460 2347 1592  816  974  974 1018 1460  816 1018\
              816  746 1514 1146 1398 1456 1496 1451 1496 1310 1534 1496  816  816\
             1460 1460 1460 1232 1917 1620 1494 1570 1573 1327 1275 1585 1688  756\
             1360 1556 1273 1923 1626 1641 1458 1641 1506 1460 1406 1604 1574 2152\
             1598 1558 1412  974  746  974 1460 1374 1024 1285 1410 1260 1410 1291\
              930 1395 1384  670  670 1351  690 2036 1374 1328 1400 1404 1002 1248\
              946 1374 1277 1884 1304 1334 1216  974  696  974 1460
            """,
        display: """
              390  749 1040 1377 1412 1991 1504  586  904  904 1020 1412  546  928\
              546  668 1444 1058 1311 1367 1414 1362 1407 1223 1430 1407  546  546\
             1412 1412 1412 1184 1844 1534 1382 1512 1477 1216 1164 1530 1556  624\
             1271 1445 1150 1825 1494 1584 1346 1583 1395 1370 1274 1472 1486 2062\
             1507 1470 1321  904  668  904 1412 1280 1024 1213 1310 1205 1305 1224\
              835 1305 1289  564  564 1209  574 1891 1280 1259 1305 1303  859 1155\
              838 1280 1174 1771 1202 1211 1111  904  548  904 1412
            """
    )

    /// The master of regular italic.
    // swift-format-ignore
    static let italic = SystemMaster(
        text: """
              578  636  895 1296 1328 1880 1457  518  782  782  940 1328  608  966\
              608  742 1290  955 1237 1284 1318 1267 1305 1167 1308 1306  608  608\
             1328 1328 1328 1050 1880 1380 1346 1463 1486 1219 1170 1525 1522  550\
             1102 1349 1164 1792 1520 1579 1304 1579 1338 1276 1291 1524 1380 1982\
             1389 1344 1355  782  742  782  940  916 1024 1126 1259 1135 1265 1176\
              741 1247 1216  516  516 1086  516 1782 1198 1212 1254 1251  791 1052\
              744 1195 1110 1586 1079 1112 1104  782  742  782 1328
            """,
        display: """
              492  550  821 1231 1238 1702 1371  480  660  660  820 1238  522  830\
              522  660 1285  913 1192 1220 1233 1192 1232 1081 1243 1231  522  522\
             1238 1238 1238  964 1794 1291 1300 1402 1413 1134 1084 1454 1436  464\
             1026 1259 1078 1706 1434 1518 1224 1518 1270 1227 1211 1430 1293 1896\
             1304 1256 1263  660  660  660  820 1024 1024 1018 1139 1031 1151 1062\
              615 1140 1110  424  416  961  424 1638 1094 1096 1137 1139  698  948\
              617 1093  974 1450  959  976  972  660  660  660 1238
            """
    )
}

extension SystemWeight {
    /// The master toward which the weight interpolates.
    var master: SystemMaster { isLight ? .lightest : .black }
}
