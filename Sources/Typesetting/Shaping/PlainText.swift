// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

internal import CGTK

/// A fast path for simple text: words of Latin letters and digits, with commas and full stops after them.
///
/// Such text is one item in one font, and its lines may break only after spaces. Pango's analysis would only confirm
/// this, and takes as long as assembling the glyphs, so it is skipped.
enum PlainText {
    /// All characters that plain text may contain.
    static let characters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ,."

    private enum Kind: UInt8 {
        case other, letter, digit, space, point
    }

    private static let kinds: [Kind] = (0..<256).map { byte in
        switch UInt8(byte) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .letter
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
        case UInt8(ascii: " "): .space
        case UInt8(ascii: ","), UInt8(ascii: "."): .point
        default: .other
        }
    }

    /// Returns the cluster flags of each character (one byte each) and of the end of the text; nil if the text is not
    /// plain.
    ///
    /// Plain text has a letter, which determines the script of the rest. A line must not begin with a comma or full
    /// stop, so none may follow a space.
    static func flags(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [Cluster.Flags]? {
        var hasLetter = false
        var last = Kind.space
        var flags: [Cluster.Flags] = []
        flags.reserveCapacity(bytes.count + 1)
        for byte in bytes {
            let kind = kinds[Int(byte)]
            switch kind {
            case .other: return nil
            case .point where last == .space: return nil
            case .letter: hasLetter = true
            default: break
            }
            if kind == .space {
                flags.append([.characterBreak, .whitespace])
            } else {
                flags.append(last == .space && !flags.isEmpty ? [.characterBreak, .lineBreak] : .characterBreak)
            }
            last = kind
        }
        flags.append([.characterBreak, .lineBreak])
        return hasLetter ? flags : nil
    }
}

extension TextEngine.State {
    /// Returns Pango's item for plain text in a style; nil if Pango makes several items, or the style needs OpenType
    /// features.
    func plainItem(_ style: ShapedText.Key.Style) -> PangoItem? {
        guard style.kern == 0, !style.face.hasMonospacedDigits else { return nil }
        if let item = plainItems[style.face] { return item }
        let item = makePlainItem(style.face)
        plainItems[style.face] = .some(item)
        return item
    }

    private func makePlainItem(_ face: FontFace) -> PangoItem? {
        let attributes: OpaquePointer = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        pango_attr_list_insert(attributes, pango_attr_font_desc_new(loaded(face).description))
        let text = PlainText.characters
        let items = pango_itemize_with_base_dir(
            context, PANGO_DIRECTION_LTR, text, 0, Int32(text.utf8.count), attributes, nil)
        defer { g_list_free_full(items) { pango_item_free($0?.assumingMemoryBound(to: PangoItem.self)) } }
        guard let items, items.pointee.next == nil else { return nil }
        var item = items.pointee.data.assumingMemoryBound(to: PangoItem.self).pointee
        guard let font = item.analysis.font, item.analysis.extra_attrs == nil else { return nil }
        keep(font)
        (item.offset, item.length, item.num_chars) = (0, 0, 0)
        return item
    }
}
