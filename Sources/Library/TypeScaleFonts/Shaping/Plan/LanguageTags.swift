/// The tags of
/// [language systems](https://learn.microsoft.com/typography/opentype/spec/languagetags) in
/// OpenType fonts.
///
/// A language system is a set of conventions for a script, such as the forms of letters in Serbian.
enum LanguageTags {
    /// Returns the tags to look for in a font for a language, in order of preference.
    ///
    /// - Parameter language: A language tag of BCP 47, such as `tr`, `sr-Latn` or `zh-Hant-HK`. The
    ///   case does not matter. A hyphen or an underscore separates the parts.
    /// - Returns: The tags, or an empty array if the language is unknown.
    static func openTypeTags(_ language: String) -> [FontTag] {
        let parts = subtags(language)
        guard let primary = parts.first else { return [] }
        let rest = parts.dropFirst()
        if let tags = tags(primary, rest) { return tags }
        // A language of a macrolanguage, such as the second part of `zh-yue`.
        if let extended = rest.first, extended.length == 3 {
            let tags = registered(extended)
            if !tags.isEmpty { return tags }
        }
        let tags = registered(primary)
        if !tags.isEmpty || primary.length != 3 { return tags }
        // The registry uses the codes of ISO 639-3 for new languages.
        return [FontTag(rawValue: primary.letters & 0xDFDF_DFFF)]
    }

    /// Up to four letters or digits of a language tag in lower case, padded with spaces.
    ///
    /// Longer parts are variants. They are compared by their first four letters and their length.
    private struct Subtag: Hashable {
        var letters: UInt32 = 0x2020_2020
        var length = 0

        mutating func append(_ letter: UInt8) {
            let letter = UInt32(0x41...0x5A ~= letter ? letter | 0x20 : letter)
            if length < 4 {
                let shift = UInt32(truncatingIfNeeded: 24 &- 8 &* length)
                letters = letters & ~(0xFF << shift) | letter << shift
            }
            length += 1
        }
    }

    private static func subtag(_ text: StaticString) -> Subtag {
        var subtag = Subtag()
        for index in 0..<text.utf8CodeUnitCount { subtag.append(text.byte(at: index)) }
        return subtag
    }

    private static func subtags(_ language: String) -> [Subtag] {
        var parts: [Subtag] = []
        var part = Subtag()
        for letter in language.utf8.prefix(maximumLength) {
            switch letter {
            case UInt8(ascii: "-"), UInt8(ascii: "_"):
                // The parts after a single letter, such as in `x-private`, are not about language.
                if part.length < 2 { return parts }
                parts.append(part)
                part = Subtag()
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: part.append(letter)
            default: return part.length < 2 ? parts : parts + [part]
            }
        }
        return part.length < 2 ? parts : parts + [part]
    }

    private static let maximumLength = 256

    /// Returns the tags for a language in a region, a script or a notation of its own.
    private static func tags(_ primary: Subtag, _ rest: ArraySlice<Subtag>) -> [FontTag]? {
        func has(_ text: StaticString) -> Bool { rest.contains(subtag(text)) }
        if has("fonipa") { return ["IPPH"] }
        if has("fonnapa") { return ["APPH"] }
        if has("syre") { return ["SYRE"] }
        if has("syrj") { return ["SYRJ"] }
        if has("syrn") { return ["SYRN"] }
        switch primary {
        case subtag("zh"), subtag("cmn"), subtag("hak"), subtag("nan"):
            if has("hans") { return ["ZHS "] }
            if has("mo") { return ["ZHTM", "ZHH "] }
            if has("hk") { return ["ZHH "] }
            return has("hant") || has("tw") ? ["ZHT "] : nil
        case subtag("el"): return has("polyton") ? ["PGR "] : nil
        case subtag("ga"): return has("latg") ? ["IRT "] : nil
        case subtag("hy"): return has("arevmda") ? ["HYE "] : nil
        case subtag("ka"): return has("geok") ? ["KGE "] : nil
        case subtag("oc"): return has("provenc") ? ["PRO "] : nil
        case subtag("ro"): return has("md") ? ["MOL ", "ROM "] : nil
        case subtag("yue"): return has("hans") ? ["ZHS "] : nil
        default: return nil
        }
    }

    private static let recordLength = 7
    private static let count = table.utf8CodeUnitCount / recordLength

    /// Returns the tags that the registry lists for a language.
    private static func registered(_ language: Subtag) -> [FontTag] {
        guard 2...3 ~= language.length else { return [] }
        var record = partitionPoint(count) { code($0) < language.letters }
        var tags: [FontTag] = []
        while record < count, code(record) == language.letters {
            tags.append(FontTag(rawValue: letters(recordLength * record + 3, 4)))
            record += 1
        }
        return tags
    }

    private static func code(_ record: Int) -> UInt32 {
        letters(recordLength * record, 3) << 8 | 0x20
    }

    private static func letters(_ start: Int, _ count: Int) -> UInt32 {
        guard start >= 0, start + count <= table.utf8CodeUnitCount else { return 0 }
        var value: UInt32 = 0
        for index in start..<(start + count) {
            let letter = table.byte(at: index)
            value = value << 8 | UInt32(letter == UInt8(ascii: "_") ? 0x20 : letter)
        }
        return value
    }

    // swift-format-ignore
    /// The codes of languages in ISO 639, each with a tag, padded with underscores.
    ///
    /// Source: the registry in the OpenType specification 1.9. A language with several tags has
    /// several records. The table contains the languages with a code of two letters, and common
    /// languages whose tag is not their code of three letters.
    private static let table: StaticString = """
        aa_AFR_ab_ABK_acfFAN_acfCPP_acmARA_acwARA_aebARA_af_AFK_afbARA_aiiSWA_aiiSYR_ajpARA_\
        ak_AKA_am_AMH_an_ARG_apcARA_apdARA_apwATH_ar_ARA_arbARA_arnMAP_arqARA_arsARA_aryMOR_\
        aryARA_arzARA_as_ASM_atjRCR_av_AVR_ay_AYM_aycAYM_az_AZE_azbAZB_azbAZE_azjAZE_ba_BSH_\
        balBLI_bccBLI_bciBAU_be_BEL_berBBR_bewCPP_bftBLT_bg_BGR_bgnBLI_bgqBGQ_bgqRAJ_bhbBHI_\
        bi_BIS_bi_CPP_binEDO_bjnMLY_blkBLK_blkKRN_bm_BMB_bn_BEN_bo_TIB_br_BRE_bs_BOS_bxrRBU_\
        bynBIL_ca_CAT_cdoZHS_ce_CHE_ch_CHA_chkCHK0chmHMA_chmLMA_chpCHP_chpSAY_chpATH_ciwOJB_\
        ckbKUR_cktCHK_cmnZHS_cnrSRB_co_COS_cr_CRE_crhCRT_crjECR_crjYCR_crjCRE_crkWCR_crkYCR_\
        crkCRE_crlECR_crlYCR_crlCRE_crsCPP_cs_CSY_cswNCR_cswNHC_cswCRE_cu_CSL_cv_CHU_cy_WEL_\
        da_DAN_de_DEU_dgrATH_dinDNK_diqDIQ_diqZZA_djeDJR_doiDGR_dsbLSB_dv_DIV_dv_DHV_dz_DZN_\
        ee_EWE_ekkETI_el_ELL_emkEMK_emkMNK_en_ENG_eo_NTO_es_ESP_et_ETI_eu_EUQ_eveEVN_evnEVK_\
        fa_FAR_ff_FUL_ffmFUL_fi_FIN_filPIL_fj_FJI_fo_FOS_fr_FRA_fufFTA_fufFUL_furFRL_fuvFUV_\
        fuvFUL_fy_FRI_ga_IRI_ganZHS_gbmGAW_gcfCPP_gcrCPP_gd_GAE_gilGIL0gl_GAL_gldNAN_gn_GUA_\
        gomKOK_gswALS_gu_GUJ_gv_MNX_ha_HAU_haiHAI0hakZHS_he_IWR_hi_HIN_hmdHMD_hmdHMN_hneCHH_\
        hnjHMN_hnoHND_ho_HMO_ho_CPP_hocHO__hr_HRV_hsbUSB_hsnZHS_ht_HAI_ht_CPP_hu_HUN_hwcCPP_\
        hy_HYE0hy_HYE_hz_HER_ia_INA_id_IND_id_MLY_ie_ILE_ig_IBO_igbEBI_ii_YIM_ik_IPK_ikeINU_\
        ikeINUKin_IND_in_MLY_inhING_io_IDO_is_ISL_it_ITA_iu_INU_iu_INUKiw_IWR_ja_JAN_jamJAM_\
        jamCPP_ji_JII_jv_JAV_ka_KAT_kaaKRK_kabKAB0kabBBR_kamKMB_kbdKAB_kcaKHK_kcaKHS_kcaKHV_\
        keaKEA_keaCPP_kekKEK_kekMYN_kfaKOD_kfrKAC_kfyKMN_kg_KON0khbXBD_khkMNG_khtKHT_khtKHN_\
        ki_KIK_kiuKIU_kiuZZA_kj_KUA_kjhKHA_kk_KAZ_kl_GRN_klnKAL_km_KHM_kmrKUR_kn_KAN_ko_KOR_\
        ko_KOH_koiKOP_koiKOM_kpeKPL_kpvKOZ_kpvKOM_kr_KNR_krcKAR_krcBAL_kriKRI_kriCPP_kruKUU_\
        ks_KSH_kswKSW_kswKRN_ktuKON_ku_KUR_kv_KOM_kw_COR_ky_KIR_la_LAT_ladJUD_lb_LTZ_lbeLAK_\
        lg_LUG_li_LIM_lifLMB_ln_LIN_lo_LAO_lt_LTH_ltgLVI_lu_LUB_lusMIZ_lusQIN_luyLUH_luzLRC_\
        lv_LVI_lvsLVI_lzhZHT_maiMTH_mamMAM_mamMYN_manMNK_mdfMOK_menMDE_mfeMFE_mfeCPP_mg_MLG_\
        mh_MAH_mhrLMA_mi_MRI_minMIN_minMLY_mk_MKD_ml_MAL_ml_MLR_mn_MNG_mncMCH_mnkMND_mnkMNK_\
        mnsMAN_mnwMON_mnwMONTmo_MOL_mo_ROM_mr_MAR_mrjHMA_ms_MLY_mt_MTS_mvfMNG_mwrMAW_mwwMWW_\
        mwwHMN_my_BRM_myvERZ_na_NAU_nanZHS_nb_NOR_nd_NDB_ne_NEP_ng_NDG_nglLMW_nhnNAH_nivGIL_\
        nl_NLD_nn_NYN_no_NOR_nodNTA_npiNEP_nqoNKO_nr_NDB_nv_NAV_nv_ATH_ny_CHI_oc_OCI_oj_OJB_\
        om_ORO_or_ORI_oryORI_os_OSS_pa_PAN_papPAP0papCPP_pcmCPP_pesFAR_pi_PAL_pkoKAL_pl_PLK_\
        prsDRI_prsFAR_ps_PAS_pt_PTG_qu_QUZ_qucQUC_qucMYN_qugQVI_qugQUZ_quhQUH_quhQUZ_qwhQWH_\
        qwhQUZ_rifRIF_rifBBR_rkiARK_rm_RMS_rn_RUN_ro_ROM_ropCPP_ru_RUS_rw_RUA_sa_SAN_sahYAK_\
        sc_SRD_scsSCS_scsSLA_scsATH_sd_SND_sdhKUR_se_NSM_sg_SGO_sh_BOS_sh_HRV_sh_SRB_shiSHI_\
        shiBBR_si_SNH_sjoSIB_sk_SKY_skrSRK_sl_SLV_sm_SMO_smaSSM_smjLSM_smnISM_smsSKS_sn_SNA0\
        so_SML_sq_SQI_sr_SRB_srnCPP_ss_SWZ_st_SOT_su_SUN_sv_SVE_sw_SWK_swcSWK_swhSWK_sycSYR_\
        ta_TAM_tcyTUL_te_TEL_tg_TAJ_th_THA_ti_TGY_tigTGR_tk_TKM_tl_TGL_tmhTMH_tmhBBR_tn_TNA_\
        to_TGN_tpiTPI_tpiCPP_tr_TRK_ts_TSG_tt_TAT_tw_TWI_tw_AKA_ty_THT_tyvTUV_tzhMYN_tzmTZM_\
        tzmBBR_tzoTZO_tzoMYN_ug_UYG_uk_UKR_unrMUN_ur_URD_uz_UZB_uznUZB_ve_VEN_vi_VIT_vlsFLE_\
        vmwMAK_vo_VOL_wa_WLN_wo_WLF_wuuZHS_xalKLM_xalTOD_xh_XHS_xnrDGR_xslSSL_xslSLA_xslATH_\
        yddJII_yi_JII_yo_YBA_yuaMYN_yueZHH_za_ZHA_zghZGH_zghBBR_zh_ZHS_zlmMLY_zsmMLY_zu_ZUL_
        """
}
