// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitTesting

@testable import UIKit
@testable import gallery

/// Finds labels on a screen that do not follow the text size, and texts that are truncated, broken inside a word, cut
/// off or overlapping.
@MainActor
struct TextFaults {
    let screen: TestScreen
    /// The largest width in points of a word that must not be broken. A wider word may be, because no line of the page
    /// is so wide.
    let longestLine: CGFloat

    /// Descriptions of the faults of all shown texts.
    func all() -> [String] {
        let labels = screen.window.all(UILabel.self).filter { $0.isInSight && $0.text?.isEmpty == false }
        return labels.flatMap(faults) + overlaps(labels)
    }

    private func faults(of label: UILabel) -> [String] {
        let layout = label.labelText.layout(in: label.bounds.size, lines: label.numberOfLines)
        let text = NSString(string: label.text ?? "")
        var faults: [String] = []
        if !label.isInBar, label.font.scaling == nil || label.font != label.font.adjusted(to: label.traitCollection) {
            faults.append("does not follow the text size")
        }
        if layout.isTruncated || layout.size.width > label.bounds.width + 0.5 { faults.append("is truncated") }
        if layout.size.height > label.bounds.height + 1 { faults.append("is lower than its lines") }
        for line in layout.lines.dropLast() {
            guard let word = text.word(around: line.utf16.upperBound), width(of: word, in: label) <= longestLine
            else { continue }
            faults.append("breaks \"\(word)\"")
        }
        if let ancestor = label.ancestorThatCutsIt { faults.append("is cut off by \(ancestor)") }
        return faults.map { "\"\(text)\" \($0)" }
    }

    private func width(of word: String, in label: UILabel) -> CGFloat {
        NSAttributedString(string: word, attributes: [.font: label.font!]).size().width
    }

    private func overlaps(_ labels: [UILabel]) -> [String] {
        // Leaves out bars and section headers, because rows that scroll below them are covered, and this is no fault.
        let texts = labels.filter {
            !$0.isInBar && !$0.isInside(UITableViewHeaderFooterView.self) && !$0.isInside(StoreHeader.self)
        }
        .map { ($0.text ?? "", $0.visibleText) }
        var faults: [String] = []
        for (index, (text, frame)) in texts.enumerated() {
            for (other, otherFrame) in texts[(index + 1)...] {
                let common = frame.intersection(otherFrame)
                if common.width > 2, common.height > 2 { faults.append("\"\(text)\" and \"\(other)\" overlap") }
            }
        }
        return faults
    }
}

extension NSString {
    /// The word that a line break at an offset would split; nil if a line may end there.
    fileprivate func word(around offset: Int) -> String? {
        guard offset > 0, offset < length, isLetter(offset - 1), isLetter(offset) else { return nil }
        var (start, end) = (offset, offset)
        while start > 0, isLetter(start - 1) { start -= 1 }
        while end < length, isLetter(end) { end += 1 }
        return substring(with: NSRange(location: start, length: end - start))
    }

    private func isLetter(_ offset: Int) -> Bool {
        guard let scalar = Unicode.Scalar(character(at: offset)) else { return false }
        return CharacterSet.alphanumerics.contains(scalar)
    }
}

extension UIView {
    /// Whether neither the view nor an ancestor is hidden.
    fileprivate var isInSight: Bool {
        !isHidden && alpha > 0.01 && (superview?.isInSight ?? true)
    }
}

extension UILabel {
    private var textFrame: CGRect { textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines) }

    /// The name of the class of the nearest ancestor that cuts the text off. Such an ancestor shows only a part of the
    /// text, and cannot be scrolled to show the rest. Nil if there is none.
    fileprivate var ancestorThatCutsIt: String? {
        var ancestor = superview
        while let view = ancestor {
            let frame = view.convert(textFrame, from: self)
            if let scroll = view as? UIScrollView {
                let content = max(scroll.contentSize.width, scroll.bounds.width)
                return frame.minX < -1 || frame.maxX > content + 1 ? "\(type(of: view))" : nil
            }
            if !view.bounds.insetBy(dx: -1, dy: -1).contains(frame) { return "\(type(of: view))" }
            ancestor = view.superview
        }
        return nil
    }

    /// Whether the label is in a bar. Bars keep their text size, as on iOS.
    fileprivate var isInBar: Bool { isInside(UINavigationBar.self) || isInside(CalendarBar.self) }

    fileprivate func isInside<View: UIView>(_ type: View.Type) -> Bool {
        sequence(first: self as UIView, next: \.superview).contains { $0 is View }
    }

    /// The frame of the visible part of the text, in the window.
    fileprivate var visibleText: CGRect {
        var frame = convert(textFrame, to: nil)
        var ancestor = superview
        while let view = ancestor {
            if view.clipsToBounds || view is UIScrollView {
                frame = frame.intersection(view.convert(view.bounds, to: nil))
            }
            ancestor = view.superview
        }
        return frame.isNull ? .zero : frame
    }
}
