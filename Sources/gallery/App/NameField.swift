// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Where something gets its name, over its view: Return takes what was typed, and so does going elsewhere; Escape
/// leaves the name as it was.
final class NameField: RevertingField, UITextFieldDelegate {
    private let ended: (String?) -> Void
    /// Texts have another size: what the field lies over has so, too.
    var textSizeChanged: () -> Void = {}
    /// Called after the end if Return caused it.
    var returned: () -> Void = {}

    /// - Parameters:
    ///   - isNew: whether the name only stands for one that is to be typed.
    ///   - ended: called once, with what was typed; nil for the name as it was.
    init(_ name: String, isNew: Bool = false, ended: @escaping (String?) -> Void) {
        self.ended = ended
        super.init(frame: .zero)
        text = isNew ? "" : name
        placeholder = isNew ? name : nil
        borderStyle = .roundedRect
        clearButtonMode = .whileEditing
        backgroundColor = .tertiarySystemBackground
        accessibilityLabel = "Name"
        delegate = self
    }

    required init?(coder: NSCoder) {
        fatalError("NameField is made in code")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory
        else { return }
        // What is in the page knows of it by then.
        DispatchQueue.main.async { [weak self] in self?.textSizeChanged() }
    }

    /// Lies over a title, in its font, wide and high enough to type in, inside of an area. The text begins where the title
    /// does, and a title of one line is at the same height.
    ///
    /// - Parameter isAsWide: whether the title is wide enough for that, and the field is not to be wider.
    func lie(over title: CGRect, font: UIFont, in area: CGRect, isAsWide: Bool = false) {
        if self.font != font { self.font = font }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let whole = CGRect(x: 0, y: 0, width: 200, height: 36)
        let margin = isMirrored ? whole.maxX - editingRect(forBounds: whole).maxX : editingRect(forBounds: whole).minX
        let frame = title.insetBy(dx: -margin, dy: 0)
        // Some words of that size.
        let width = isAsWide ? frame.width : max(frame.width, 200, 8 * font.pointSize)
        let height = max(frame.height, 36, sizeThatFits(frame.size).height)
        let size = CGSize(width: min(width, area.width - 16), height: min(height, area.height - 16))
        let x = isMirrored ? frame.maxX - size.width : frame.minX
        let y = (frame.midY - size.height / 2).rounded()
        self.frame = CGRect(
            x: max(area.minX + 8, min(x, area.maxX - 8 - size.width)),
            y: max(area.minY + 8, min(y, area.maxY - 8 - size.height)), width: size.width, height: size.height)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        resignFirstResponder()
        returned()
        return false
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        let name = (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        removeFromSuperview()
        ended(isReverted || name.isEmpty ? nil : name)
    }
}
