// The characters are chosen by code, so the lines follow the code charts: 64 characters each.

extension EstimatedAdvance {
    /// A range of characters, each of which is as wide as a printable ASCII character.
    struct Block: Sendable {
        /// The first character.
        let first: UInt32
        /// The ASCII character for each character of the block.
        ///
        /// `+` is the width of `WI`, `*` is the width of `Wo`, and `_` is the width of a space. A
        /// space means that the character has no relation.
        let letters: StaticString
        /// The amount by which a character can be wider, as a percentage of the width.
        let wider: Double
        /// The amount by which a character can be narrower, as a percentage of the width.
        let narrower: Double
    }

    /// The characters that are compared with ASCII, in ascending order.
    ///
    /// A Latin letter with marks has the advance of its base letter, which holds in nearly all
    /// designs. Every other character has the advance of the narrowest ASCII character that is at
    /// least as wide.
    ///
    /// The characters were compared in regular and bold faces from Debian 12. The families are Noto
    /// Sans, DejaVu Sans, Liberation Sans, Open Sans, Roboto and Inter. Differences up to 3% were
    /// ignored. For letters such as `І`, the next wider character covers the serifs that the
    /// letter has in Noto Sans.
    ///
    /// The margin for narrower characters covers words from translations in Debian 12, in the same
    /// faces and Lato, with kerning. There were 1,500 words in each of nine Latin languages, and
    /// 3,000 each in Greek, Russian, Ukrainian, Bulgarian and Serbian. Three Latin words of three
    /// or four letters are narrower. In San
    /// Francisco, the margins cover all 50 advances of Cyrillic letters and punctuation that
    /// recorded labels imply. Of other characters, the margin covers the narrowest, except for some
    /// rare signs.
    static let blocks: [Block] = [
        // Latin-1 Supplement, Latin Extended-A and Latin Extended-B
        Block(
            first: 0x00A0,
            letters: """
                _r7~H7|~e@1n= ma1=11`R#f{11nmWWFAAAAAA+CEEEEIIIIDNOOOOO=OUUUUYRD\
                aaaaaaWceeeeIIIIonooooo~PuuuuyqyAaAaAaCcCcCcCcDADREeEeEeEeEeGgGg\
                GgGgHhmRsfIIIIIIIImaJIKkRLlLlLrLsFfNnNnNnmNnOoOoOo++RrRrRrSsSsSs\
                SsTtTsTtUuUuUuUuUuUuWwYyYZzZzZzfRmRgORCwTGmRgPnORRewAWrfDkfR+wnO\
                mR+mmgHSsRbtHsTmDODODRxAATaRRTkRfaxf*+++ma++mAaIIOoUuUuUuUuUueAa\
                Aa+WOgGgKkOoOoATI*++Gg+DNnAa+WOPAaAaEeEeIIIIOoOoRrRrUuUuSsTtRxHh\
                DmUARFAaEeOoOoOoOoYysmsI++ACagTsTRxHmHneTswKAsHn
                """,
            wider: 5,
            narrower: 28
        ),
        // Greek and Coptic
        Block(
            first: 0x0370,
            letters: """
                RxmDffwD  aaaafJ    eeUfmmx m @mtABFwERHOrKAmNROHP RTYmAmmrYRLnt\
                nRRkbLknPtRnRnkoGnaRanwnwmtnonmARDAmAwmHObCaTkARmHWwDRwPRxDaRnas\
                CRaIOaaRgCmwRACC
                """,
            wider: 20,
            narrower: 22
        ),
        // Cyrillic and the start of Cyrillic Supplement
        Block(
            first: 0x0400,
            letters: """
                EE@nDSrrJ++@DNRHABBnwE+RNNDHmHOHPCTRmAmH++m+BD+DanqsDemxDDnRmRoR\
                qaxvmxBnmWDmnamneensasIrI@@RnDvR+mDRWwmD+Wmw++nxWmOnOROR*+WO+++m\
                AaR       mNBnPqnxRxDk++RxwBDPDamwmD+m+@mHCaTxYxYxDnWmmDHnHnmGmG\
                r+mDnmDHRmDHn+mrAaAa+WneOeOe+mRxRTNDNDOoOnOnDaRvRvRvHnnsWmRxHnAx\
                Rn+mWmDn+m+mOBwDDLmH+mWm+mOnWwDn+m+mmDmDmR*+wRmA
                """,
            wider: 20,
            narrower: 25
        ),
        // Latin Extended Additional
        Block(
            first: 0x1E00,
            letters: """
                AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhssfsKkKkKkLILILlLlMm\
                MmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVv\
                WwWwWwWwWwXxXxYyZzZzZzhtwynssfwbAaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEe\
                EeEeEeEeIIIiOoOoOoOoOoOoOomRmRmRmRmRUuUumDmDmDmDmDYyYyYyYymYDbHT
                """,
            wider: 5,
            narrower: 28
        ),
        // General Punctuation
        Block(
            first: 0x2010,
            letters: "11~~++a1,,,,1111b7va1#@",
            wider: 20,
            narrower: 25
        ),
        Block(
            first: 0x2027,
            letters: """
                |        **j1H/nwnrrmg?xmm1+v1rr+mma#RRa!ma?+mwk+mm,&w,,
                """,
            wider: 20,
            narrower: 60
        ),
        // Currency Symbols
        Block(
            first: 0x20A0,
            letters: """
                mCC7~mm++WmqKw~+AwHHHCAH~7#mmHH3
                """,
            wider: 20,
            narrower: 45
        ),
        // Letterlike Symbols
        Block(
            first: 0x2100,
            letters: """
                ++#+&++n#+1+wmnn&#mxmO+mm#Omm&mR@+@C#gON#|KAm&m1nm7+1##{1tm*N#1m\
                #&11#w#1ff&&#+1+
                """,
            wider: 20,
            narrower: 55
        ),
    ]
}

extension EstimatedAdvance {
    /// The characters up to the next script, in hundredths of an em.
    typealias Script = (first: UInt32, em: UInt8, wider: UInt8, narrower: UInt8)

    /// The average width of a character in each script, with a margin in percent.
    ///
    /// A space has the width that Unicode defines.
    ///
    /// The average of a script is the largest among the Noto Sans, Noto Serif and DejaVu Sans faces
    /// in Debian 12, in regular and bold. The text consists of up to 6,000 words from translations
    /// in Debian 12, shaped by HarfBuzz. With the margins, the average covers the widest and the
    /// narrowest word that has four or more characters. If a margin is a multiple of 10, it is an
    /// assumption.
    ///
    /// The margin of Hangul letters covers Noto Sans CJK, the Un fonts and the Nanum fonts, among
    /// which NanumBarunGothic is the narrowest. Hangul syllables have a ``HangulAdvance``, and Han
    /// characters, kana and full-width characters an ``EastAsianAdvance``.
    static let scripts: [Script] = [
        (0x0000, 30, 20, 100),  // control characters
        (0x00A1, 100, 50, 80),
        (0x0250, 80, 20, 70),  // phonetic letters
        (0x02B0, 60, 50, 80),
        (0x0370, 80, 30, 50),  // Greek
        (0x0400, 90, 30, 50),  // Cyrillic
        (0x0530, 69, 31, 38),  // Armenian
        (0x0590, 57, 33, 55),  // Hebrew
        (0x0600, 59, 58, 57),  // Arabic
        (0x0700, 80, 60, 60),
        (0x0900, 54, 69, 58),  // Devanagari
        (0x0980, 56, 57, 57),  // Bengali
        (0x0A00, 59, 55, 52),  // Gurmukhi
        (0x0A80, 53, 57, 58),  // Gujarati
        (0x0B00, 80, 60, 64),  // Oriya
        (0x0B80, 90, 79, 53),  // Tamil
        (0x0C00, 71, 77, 67),  // Telugu
        (0x0C80, 73, 66, 56),  // Kannada
        (0x0D00, 85, 67, 61),  // Malayalam
        (0x0D80, 83, 27, 50),  // Sinhala
        (0x0E00, 61, 29, 33),  // Thai
        (0x0E80, 64, 21, 27),  // Lao
        (0x0F00, 80, 60, 55),  // Tibetan
        (0x1000, 72, 58, 46),  // Myanmar
        (0x10A0, 68, 29, 27),  // Georgian
        (0x1100, 100, 0, 11),  // initial consonants of Hangul syllables
        (0x1160, 0, 0, 0),  // the rest of Hangul syllables
        (0x1200, 75, 33, 33),  // Ethiopic
        (0x13A0, 90, 50, 60),
        (0x1780, 62, 48, 51),  // Khmer
        (0x1800, 100, 50, 60),
        (0x1C90, 75, 30, 40),  // Georgian capitals
        (0x1CC0, 100, 50, 60),
        (0x1D00, 70, 30, 80),  // phonetic letters
        (0x1F00, 90, 30, 70),  // Greek with marks
        (0x2000, 50, 0, 0),  // en quad, and the other spaces up to U+200A
        (0x2001, 100, 0, 0),
        (0x2002, 50, 0, 0),
        (0x2003, 100, 0, 0),
        (0x2004, 34, 0, 0),
        (0x2005, 25, 0, 0),
        (0x2006, 17, 0, 0),
        (0x2007, 65, 10, 10),
        (0x2008, 30, 10, 10),
        (0x2009, 20, 0, 0),
        (0x200A, 7, 0, 0),
        (0x200B, 100, 50, 100),
        (0x202F, 28, 0, 0),
        (0x2030, 150, 20, 90),
        (0x205F, 23, 0, 0),
        (0x2060, 100, 50, 100),
        (0x2070, 50, 30, 70),  // superscripts and subscripts
        (0x20A0, 80, 50, 40),  // currency signs
        (0x2100, 130, 20, 80),  // letterlike symbols, arrows, and other symbols
        (0x2C00, 100, 50, 60),
        (0x3131, 100, 0, 11),  // Hangul letters
        (0xA000, 100, 20, 20),
        (0xA4D0, 100, 50, 60),
        (0xA960, 100, 0, 11),  // initial consonants of Hangul syllables
        (0xA980, 100, 50, 60),
        (0xD7B0, 0, 0, 0),  // the rest of Hangul syllables
        (0xE000, 130, 50, 100),
        (0xFB00, 80, 50, 60),
        (0xFB1D, 60, 33, 55),  // Hebrew
        (0xFB50, 60, 58, 57),  // Arabic
        (0xFDF0, 250, 60, 60),  // Arabic phrases
        (0xFE10, 100, 0, 50),  // vertical forms
        (0xFE70, 60, 58, 57),  // Arabic
        (0xFFF0, 100, 50, 100),
        (0x10000, 110, 60, 70),
        (0x1D400, 100, 30, 60),  // mathematical letters
        (0x1E000, 110, 60, 70),
        (0x1F000, 130, 20, 70),  // emoji
        (0xE0000, 130, 50, 100),
    ]
}
