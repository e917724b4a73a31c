// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The top-level domains by which a word without a scheme is recognised as a host name.
enum TopLevelDomains {
    /// Whether a domain is a known top-level domain.
    ///
    /// - Parameter domain: in lower case.
    static func contains(_ domain: String) -> Bool { general.contains(domain) || countries.contains(domain) }

    /// The common top-level domains that are not country codes.
    private static let general: Set<String> = [
        "com", "org", "net", "edu", "gov", "mil", "int", "info", "biz", "name", "pro", "aero", "coop", "museum", "mobi",
        "travel", "jobs", "cat", "tel", "asia", "post", "app", "dev", "page", "blog", "shop", "store", "online", "site",
        "tech", "cloud", "space", "website", "xyz", "club", "live", "news", "art", "design", "wiki", "world", "today",
        "email", "social", "software", "systems", "network", "agency", "academy", "events", "games", "music", "video",
        "eu", "berlin", "london", "paris", "tokyo", "nyc", "wien", "swiss", "bayern", "hamburg", "amsterdam",
    ]

    /// The country codes of ISO 3166, and `uk`.
    private static let countries = Set(
        """
        ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd \
        cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et fi fj fk fm fo fr ga gd ge gf \
        gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki \
        km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx \
        my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc \
        sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us \
        uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw
        """.split(separator: " ").map(String.init))

    /// The top-level domains that are also file name extensions. A word that ends with one is more often a file name.
    static let alsoFileEndings: Set<String> = [
        "md", "rs", "sh", "py", "pl", "cc", "ps", "pm", "so", "ml", "mm", "ts", "in", "am", "ac", "app", "vi", "tf",
        "as",
        "do", "la", "cat", "name", "st",
    ]
}
