// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Intrinsic sizes and their priorities") struct IntrinsicSizeTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

    /// A view that counts how often it is asked for its intrinsic size.
    private final class CountingView: UIView {
        var asked = 0
        var likes = CGSize(width: 40, height: 10)

        override var intrinsicContentSize: CGSize {
            asked += 1
            return likes
        }
    }

    @Test("Several invalidations of an intrinsic size cause one measurement, in the next pass (L84, L225)")
    func invalidations() {
        let view = CountingView()
        addConstrained(view, to: root, left: 0, top: 0)
        root.layoutIfNeeded()
        view.asked = 0
        for width in [50, 60, 70] as [CGFloat] {
            view.likes.width = width
            view.invalidateIntrinsicContentSize()
        }
        #expect(view.asked == 0)
        #expect(view.frame.width == 40)
        root.layoutIfNeeded()
        #expect(view.asked == 1)
        #expect(view.frame.width == 70)
    }

    @Test("A layout without an invalidation does not measure a view again (L84)")
    func unchangedSize() {
        let view = CountingView()
        addConstrained(view, to: root, top: 0)
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
        left.isActive = true
        root.layoutIfNeeded()
        view.asked = 0
        left.constant = 30
        root.layoutIfNeeded()
        #expect(view.frame.minX == 30)
        #expect(view.asked == 0)
    }

    @Test("Controls have UIKit's intrinsic sizes (L87)")
    func controls() {
        #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
        let progress = UIProgressView(progressViewStyle: .default)
        #expect(progress.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
        let slider = UISlider()
        #expect(slider.intrinsicContentSize.width == UIView.noIntrinsicMetric)
        #expect(slider.intrinsicContentSize.height > 0)
        let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        #expect(UIImageView().intrinsicContentSize == none)
    }

    @Test("Plain views, scroll views, tables and stack views have no intrinsic size (L82, L88)")
    func containers() {
        let none = CGSize(width: -1, height: -1)
        #expect(UIView().intrinsicContentSize == none)
        #expect(UIScrollView().intrinsicContentSize == none)
        #expect(UITableView().intrinsicContentSize == none)
        #expect(UIStackView(arrangedSubviews: [Block(10, 10)]).intrinsicContentSize == none)
    }

    @Test("Each class has UIKit's default hugging priorities (L89)")
    func hugging() {
        let expected: [(view: UIView, horizontal: Float, vertical: Float)] = [
            (UIView(), 250, 250), (UILabel(), 250, 250), (UIButton(type: .system), 250, 250),
            (UITextField(), 250, 250), (UIImageView(), 250, 250), (UIScrollView(), 250, 250), (UISwitch(), 750, 750),
            (UIProgressView(progressViewStyle: .default), 250, 750), (UISlider(), 250, 750),
        ]
        for (view, horizontal, vertical) in expected {
            let name = "\(type(of: view))"
            #expect(view.contentHuggingPriority(for: .horizontal).rawValue == horizontal, "\(name)")
            #expect(view.contentHuggingPriority(for: .vertical).rawValue == vertical, "\(name)")
        }
    }

    @Test("All classes have the compression resistance 750 by default (L89)")
    func resistance() {
        let views: [UIView] = [
            UIView(), UILabel(), UIButton(type: .system), UITextField(), UIImageView(), UIScrollView(), UISwitch(),
            UIProgressView(progressViewStyle: .default), UISlider(),
        ]
        for view in views {
            let name = "\(type(of: view))"
            #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh, "\(name)")
            #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh, "\(name)")
        }
    }

    @Test("A switch keeps its size beside a view that could stretch instead (L89)")
    func neighbours() {
        let (toggle, label) = (UISwitch(), constrainedLabel("Text"))
        addConstrained(label, to: root, left: 0, top: 0)
        addConstrained(toggle, to: root, top: 0)
        toggle.leftAnchor.constraint(equalTo: label.rightAnchor).isActive = true
        toggle.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(label.frame.width == 349)
        #expect(toggle.frame.minX == 349)
    }

    @Test("A label of several lines wraps between required constraints, even if its resistance is required")
    func requiredResistance() {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
        let label = UILabel()
        label.font = .boldSystemFont(ofSize: 40)
        label.text = "CALCULATE YOUR BMI"
        label.numberOfLines = 0
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        label.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -20),
            label.topAnchor.constraint(equalTo: superview.topAnchor),
        ])
        superview.layoutIfNeeded()
        #expect(label.frame.minX == 20)
        #expect(label.frame.width == 280)
        #expect(label.frame.height > 80)
    }
}
