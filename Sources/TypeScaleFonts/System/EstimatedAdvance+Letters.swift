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
        /// The margin, as a percentage of the width.
        let margin: Double
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
            margin: 5
        ),
        // Greek and Coptic
        Block(
            first: 0x0370,
            letters: """
                RxmDffwD  aaaafJ    eeUfmmx m @mtABFwERHOrKAmNROHP RTYmAmmrYRLnt\
                nRRkbLknPtRnRnkoGnaRanwnwmtnonmARDAmAwmHObCaTkARmHWwDRwPRxDaRnas\
                CRaIOaaRgCmwRACC
                """,
            margin: 20
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
            margin: 20
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
            margin: 5
        ),
        // General Punctuation
        Block(
            first: 0x2010,
            letters: """
                11~~++a1,,,,1111b7va1#@|        **j1H/nwnrrmg?xmm1+v1rr+mma#RRa!\
                ma?+mwk+mm,&w,,
                """,
            margin: 20
        ),
        // Currency Symbols
        Block(
            first: 0x20A0,
            letters: """
                mCC7~mm++WmqKw~+AwHHHCAH~7#mmHH3
                """,
            margin: 20
        ),
        // Letterlike Symbols
        Block(
            first: 0x2100,
            letters: """
                ++#+&++n#+1+wmnn&#mxmO+mm#Omm&mR@+@C#gON#|KAm&m1nm7+1##{1tm*N#1m\
                #&11#w#1ff&&#+1+
                """,
            margin: 20
        ),
    ]
}
