import Foundation

/// A project with generated texts in 34 languages, whose lengths are like those of real texts.
///
/// The lengths of English texts and their translations were computed from Django 5.2, which has
/// about 780 texts without plurals in `django/conf` and `django/contrib`. 15% of the translations
/// are copies of the English text, as in Home Assistant.
package struct GeneratedTranslations {
    /// The numbers of characters that English texts have, and the shares of the texts in percent.
    ///
    /// Each class has its own slots, whose boxes belong to a phone's screen of 320 points.
    private static let classes: [(lengths: ClosedRange<Int>, share: Int, slots: [String])] = [
        (1...10, 41, boxes(16, width: 256, lines: 1)),
        (11...20, 21, boxes(9, width: 288, lines: 2)),
        (21...40, 18, boxes(7, width: 288, lines: 4)),
        (41...80, 12, boxes(5, width: 288, lines: 7)),
        (81...200, 8, boxes(3, width: 288, lines: 14)),
    ]

    /// Returns the fields of slots in several styles.
    private static func boxes(_ count: Int, width: Int, lines: Int) -> [String] {
        let styles = ["body", "callout", "subheadline", "footnote", "caption1"]
        return (0..<count).map { index in
            let style = styles[index % styles.count]
            return #""width": \#(width + index), "lines": \#(lines), "style": "\#(style)""#
        }
    }

    /// The languages, their scripts, and the mean and standard deviation of the length in each
    /// class, in percent of the English length.
    private static let languages = """
        ar arabic 127 75 104 31 90 17 90 15 88 14
        bg cyrillic 120 50 118 31 113 19 106 13 105 11
        ca latin 110 39 125 30 116 20 108 13 110 9
        cs latin 117 42 114 31 109 25 103 18 101 12
        da latin 107 29 108 22 106 15 104 15 105 10
        de latin 125 49 123 29 119 25 115 18 113 12
        el greek 130 71 131 34 122 25 117 24 120 20
        es latin 115 40 126 29 121 22 112 15 112 9
        et latin 114 35 108 25 107 19 98 15 99 11
        fa arabic 109 53 101 30 97 21 95 15 98 13
        fi latin 127 62 113 29 110 24 99 16 100 18
        fr latin 124 57 136 40 128 23 125 18 121 14
        he hebrew 99 53 88 24 83 18 81 13 79 12
        hi devanagari 105 42 107 29 99 25 104 12 100 14
        hr latin 125 51 115 25 110 23 102 15 101 10
        hu latin 110 40 120 35 112 24 111 19 104 15
        id latin 108 35 111 28 112 23 104 15 106 12
        it latin 115 40 120 27 115 18 112 12 109 9
        ja kana 68 29 59 21 64 20 63 18 57 13
        ko hangul 60 29 55 20 63 22 64 18 59 13
        lt latin 124 49 122 30 115 21 102 16 100 14
        lv latin 115 43 115 27 108 19 100 15 101 12
        nb latin 105 34 105 22 101 16 97 16 102 11
        nl latin 117 46 116 29 113 20 109 15 111 9
        pl latin 120 49 111 29 115 24 112 28 106 14
        pt-BR latin 113 34 118 22 112 14 108 12 106 10
        ro latin 117 43 114 27 114 24 108 17 106 13
        ru cyrillic 125 56 124 35 119 31 114 30 112 18
        sk latin 122 53 110 27 106 20 102 14 99 11
        sl latin 128 54 116 30 112 22 100 12 99 12
        sv latin 113 38 108 22 106 17 102 15 102 10
        tr latin 113 40 110 24 105 22 107 14 110 9
        zh-Hans han 53 24 39 16 43 20 45 18 43 16
        """

    /// The characters of scripts, which are repeated in proportion to their frequency.
    private static let letters: [Substring: (text: String, wordLength: Int)] = [
        "latin": ("eeeeeeaaaaaiiiinnnnrrrrtttsssooolllddkkmmuuupgvbzcfhjáéöüäčšž", 6),
        "cyrillic": ("ооооееееаааиииннтттсссррввллккммддпуяыьгзбчйхжш", 6),
        "greek": ("ααααοοοιιιεεεττσσςννηηυρρπκμλωέάίό", 6),
        "arabic": ("اااااللللييممووننررتبةعدسفهكقحج", 5),
        "hebrew": ("ייייווווההההאאללררבבתתשמנםדפקעח", 4),
        "devanagari": ("ककरररतनननससममहहपयलवदबगाााेेििी", 5),
        "han": ("的一是了我不人在他有这上们来到时大地为子中你说生国年着就那和要", 40),
        "kana": ("のにはをたがでてとしれさあるいもすなか設定表示選択", 40),
        "hangul": ("이다는의에가을하고지기사로정시자도리", 3),
    ]

    private let keys: [(name: String, text: String, kind: Int, hasPlaceholder: Bool)]
    private let seed: UInt64

    /// Generates the English texts.
    package init(keyCount: Int, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        self.seed = seed
        keys = (0..<keyCount).map { index in
            var pick = Int.random(in: 0..<100, using: &random)
            var kind = 0
            while pick >= Self.classes[kind].share {
                pick -= Self.classes[kind].share
                kind += 1
            }
            let length = Int.random(in: Self.classes[kind].lengths, using: &random)
            let slot = Int.random(in: 0..<Self.classes[kind].slots.count, using: &random)
            let hasPlaceholder = length > 10 && Int.random(in: 0..<5, using: &random) == 0
            var text = Self.text(length, "latin", &random)
            if hasPlaceholder { text += " %@" }
            return ("k\(kind).s\(slot).key\(index)", text, kind, hasPlaceholder)
        }
    }

    /// The codes of the languages, beginning with English.
    package static var languageCodes: [String] {
        ["en"]
            + languages.split(separator: "\n").compactMap { $0.split(separator: " ").first }
            .map(String.init)
    }

    /// The slots as a file, with 40 rules.
    package var slots: [UInt8] {
        let rules = Self.classes.enumerated().flatMap { kind, entry in
            entry.slots.enumerated().map { slot, fields in
                #"{"keys": "k\#(kind).s\#(slot).*", \#(fields)}"#
            }
        }
        let list = rules.joined(separator: ",\n")
        return Array(#"{"version": 1, "defaults": {"upTo": "XXXL"}, "slots": [\#(list)]}"#.utf8)
    }

    /// Returns the texts in a language as JSON.
    package func json(_ language: String) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return Array(try encoder.encode(texts(language)))
    }

    /// Returns the texts in a language by key.
    package func texts(_ language: String) -> [String: String] {
        let rows = Self.languages.split(separator: "\n").map { $0.split(separator: " ") }
        guard let index = rows.firstIndex(where: { $0[0] == language }) else {
            return Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $0.text) })
        }
        var random = SeededGenerator(seed: seed + UInt64(index) + 1)
        let numbers = rows[index].dropFirst(2).compactMap { Double($0) }
        return Dictionary(
            uniqueKeysWithValues: keys.map { key in
                if Int.random(in: 0..<100, using: &random) < 15 { return (key.name, key.text) }
                let (mean, deviation) = (numbers[2 * key.kind], numbers[2 * key.kind + 1])
                let ratio = Self.logNormal(mean / 100, deviation / 100, &random)
                let length = max(1, Int((Double(key.text.count) * ratio).rounded()))
                let text = Self.text(length, rows[index][1], &random)
                return (key.name, key.hasPlaceholder ? text + " %@" : text)
            }
        )
    }

    /// Returns a random number with a log-normal distribution, by the Box-Muller transform.
    private static func logNormal(
        _ mean: Double,
        _ deviation: Double,
        _ random: inout SeededGenerator
    ) -> Double {
        let variance = log(1 + (deviation / mean) * (deviation / mean))
        let radius = (-2 * log(Double.random(in: 1e-9..<1, using: &random))).squareRoot()
        let normal = radius * cos(2 * .pi * Double.random(in: 0..<1, using: &random))
        return exp(log(mean) - variance / 2 + variance.squareRoot() * normal)
    }

    /// Returns words of letters in a script.
    private static func text(
        _ length: Int,
        _ script: Substring,
        _ random: inout SeededGenerator
    ) -> String {
        let (letters, wordLength) = letters[script] ?? ("e", 6)
        let all = Array(letters.unicodeScalars)
        var text = String.UnicodeScalarView()
        var word = 0
        for index in 0..<length {
            let isLast = index + 1 == length
            if word > 1, !isLast, Int.random(in: 0..<wordLength, using: &random) == 0 {
                text.append(" ")
                word = 0
            } else {
                text.append(all[Int.random(in: 0..<all.count, using: &random)])
                word += 1
            }
        }
        return String(text)
    }
}
