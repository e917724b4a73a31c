// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Tests of the frames that formats of the visual format language give.
@MainActor
@Suite("VisualFormat layout") struct VisualFormatLayoutTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    private let views: [String: UIView]

    init() {
        views = ["a": constrainedView(), "b": constrainedView(), "c": constrainedView()]
        for name in ["a", "b", "c"] { views[name].map(root.addSubview) }
    }

    private func activate(
        _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) {
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics, views: views))
        }
        root.layoutIfNeeded()
    }

    private func frame(_ name: String) -> CGRect { views[name]?.frame ?? .null }

    /// The left and right edge of a view.
    private func horizontal(_ name: String) -> [CGFloat] { [frame(name).minX, frame(name).maxX] }

    /// The top and bottom edge of a view.
    private func vertical(_ name: String) -> [CGFloat] { [frame(name).minY, frame(name).maxY] }

    // MARK: - Rows and columns

    @Test("fact L37: in a row, views touch, are 8 points apart, or as far as the format says")
    func row() {
        activate("H:|[a(50)]-[b][c(70)]-20-|")
        #expect(horizontal("a") == [0, 50])
        #expect(horizontal("b") == [58, 310])
        #expect(horizontal("c") == [310, 380])
    }

    @Test("A view without a length fills the row between its neighbours")
    func stretchedView() {
        activate("|-10-[a(50)]-5-[b]-5-[c(==a)]-10-|")
        #expect(horizontal("a") == [10, 60])
        #expect(horizontal("b") == [65, 335])
        #expect(horizontal("c") == [340, 390])
    }

    @Test("A format that begins with V: arranges views below each other")
    func column() {
        activate("V:|-15-[a(30)]-[b][c(==a)]-(5)-|")
        #expect(vertical("a") == [15, 45])
        #expect(vertical("b") == [53, 265])
        #expect(vertical("c") == [265, 295])
    }

    @Test("A negative distance in parentheses makes views overlap")
    func overlap() {
        activate("H:|-(-10)-[a(50)]-(-5)-[b(50)]")
        #expect(horizontal("a") == [-10, 40])
        #expect(horizontal("b") == [35, 85])
    }

    @Test("fact L37: a single hyphen beside the superview is its layout margin, also after a change")
    func margins() {
        root.layoutMargins = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
        activate("H:|-[a]-|", "V:|-[a]-|")
        #expect(frame("a") == CGRect(x: 12, y: 11, width: 374, height: 276))
        root.layoutMargins.left = 40
        root.layoutIfNeeded()
        #expect(frame("a") == CGRect(x: 40, y: 11, width: 346, height: 276))
    }

    @Test("fact L46: the superview is that of the next view, also in different view trees")
    func superviews() {
        let (inner, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), constrainedView())
        inner.addSubview(child)
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "|-[a]-5-[child]-|", metrics: nil, views: views.merging(["child": child]) { $1 })
        #expect(constraints.first?.secondItem === root)
        #expect(constraints.last?.firstItem === inner)
    }

    // MARK: - Predicates

    @Test("Predicates give minimum and maximum lengths and distances")
    func predicates() {
        activate("H:|-(>=10,<=30)-[a(>=100,<=150)]-(>=5)-[b(40)]|", "H:|-500@1-[a(500@1)]")
        #expect(horizontal("b") == [360, 400])
        #expect(horizontal("a") == [30, 180])
    }

    @Test("fact L34: the length of a view is compared with that of another view")
    func equalLengths() {
        activate("H:|-1-[a][b(==a)][c(>=b@900)]|", "H:[c(100@800)]")
        #expect(horizontal("a") == [1, 134])
        #expect(horizontal("c") == [267, 400])
    }

    @Test("A condition with a higher priority wins")
    func priorities() {
        activate("H:|-50@400-[a(100@300,200@600)]", "H:|-70@500-[a]")
        #expect(horizontal("a") == [70, 270])
    }

    @Test("A relation and a priority can stand between hyphens without parentheses")
    func bareConnections() {
        activate("H:|-20@700-[a(10)]->=low@high-[b(20)]", "H:|-30@600-[b]", metrics: ["low": 15, "high": 700])
        #expect(horizontal("a") == [20, 30])
        #expect(horizontal("b") == [45, 65])
    }

    @Test("fact L36: metrics can be numbers of all kinds, and distances, lengths and priorities")
    func metrics() {
        let metrics: [String: Any] = [
            "int": 3, "double": 10.5, "float": Float(2.5), "cgFloat": CGFloat(7), "number": NSNumber(value: 9),
            "byte": UInt8(200), "optional": Int?.some(6) as Any, "wide": 20,
        ]
        activate("H:|-int-[a(double)]-float-[b(cgFloat)]-(number)-[c(byte,wide@optional)]", metrics: metrics)
        #expect(frame("a").minX == 3)
        #expect(horizontal("b") == [16, 23])
        #expect(horizontal("c") == [32, 232])
        activate("V:|-optional-[a]", metrics: metrics)
        #expect(frame("a").minY == 6)
    }

    @Test("A name that is both a metric and a view is the metric")
    func ambiguousNames() {
        activate("H:|[a(b)]", "H:[b(90)]", metrics: ["b": 25])
        #expect(frame("a").width == 25)
    }

    // MARK: - Directions

    @Test("fact L40: in right-to-left layout, a row begins at the right")
    func rightToLeft() {
        for view in [root] + views.values { view.semanticContentAttribute = .forceRightToLeft }
        root.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
        activate("H:|-[a(50)]-5-[b]-|")
        #expect(horizontal("a") == [320, 370])
        #expect(horizontal("b") == [10, 315])
    }

    @Test("fact L40: a row from left to right has the same frames in right-to-left layout")
    func leftToRight() {
        for view in [root] + views.values { view.semanticContentAttribute = .forceRightToLeft }
        root.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
        activate("H:|-[a(50)]-5-[b]-|", options: .directionLeftToRight)
        #expect(horizontal("a") == [10, 60])
        #expect(horizontal("b") == [65, 370])
    }

    @Test("fact L40: a row from right to left begins at the right edge")
    func forcedRightToLeft() {
        root.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
        activate("H:|-[a(50)]-(>=5)-[b(100)]-(<=20)-[c]-7-|", "H:[a]-9@1-[b]-90@1-[c]", options: .directionRightToLeft)
        #expect(horizontal("a") == [320, 370])
        #expect(horizontal("b") == [211, 311])
        #expect(horizontal("c") == [7, 191])
    }

    @Test("The direction of a row has no effect on a column")
    func columnDirection() {
        activate("V:|-5-[a(10)]-[b(10)]", options: .directionRightToLeft)
        #expect(vertical("b") == [23, 33])
    }

    // MARK: - Alignments and baselines

    @Test("fact L41: alignments connect the neighbours of a row or column")
    func alignments() {
        activate("H:|[a(10)][b(10)][c(10)]", options: [.alignAllTop, .alignAllBottom])
        activate("V:|-7-[b(20)]")
        #expect(["a", "b", "c"].map(vertical) == [[7, 27], [7, 27], [7, 27]])
    }

    @Test(
        "fact L41: each alignment aligns the edge or centre that it names",
        arguments: [
            (.alignAllLeft, [100, 140]), (.alignAllRight, [160, 200]), (.alignAllLeading, [100, 140]),
            (.alignAllTrailing, [160, 200]), (.alignAllCenterX, [130, 170]),
        ] as [(NSLayoutConstraint.FormatOptions, [CGFloat])])
    func horizontalAlignments(_ option: NSLayoutConstraint.FormatOptions, _ edges: [CGFloat]) {
        activate("H:|-100-[a(100)]", "H:[b(40)]")
        activate("V:|[a(10)][b(10)]", options: option)
        #expect(horizontal("b") == edges)
    }

    @Test(
        "fact L41: each vertical alignment aligns the edge or centre that it names",
        arguments: [
            (.alignAllTop, [100, 140]), (.alignAllBottom, [160, 200]), (.alignAllCenterY, [130, 170]),
        ] as [(NSLayoutConstraint.FormatOptions, [CGFloat])])
    func verticalAlignments(_ option: NSLayoutConstraint.FormatOptions, _ edges: [CGFloat]) {
        activate("V:|-100-[a(100)]", "V:[b(40)]")
        activate("H:|[a(10)][b(10)]", options: option)
        #expect(vertical("b") == edges)
    }

    @Test("fact L41: alignments have no effect on a format with one view")
    func singleViewAlignment() {
        activate("H:|-5-[a(10)]", options: [.alignAllLeft, .alignAllCenterY])
        #expect(root.constraints.count == 1)
        #expect(horizontal("a") == [5, 15])
    }

    @Test("Alignments by baselines use the first or last line of text")
    func baselineAlignments() {
        let (low, high) = (constrainedLabel("One\nTwo", lines: 2), constrainedLabel("One"))
        let views = ["low": low, "high": high]
        for label in [low, high] { root.addSubview(label) }
        let top = NSLayoutConstraint.constraints(withVisualFormat: "V:|-50-[low]", metrics: nil, views: views)
        let first = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[low][high]", options: .alignAllFirstBaseline, metrics: nil, views: views)
        NSLayoutConstraint.activate(top + first)
        root.layoutIfNeeded()
        #expect(high.frame.minY == 50)
        NSLayoutConstraint.deactivate(first)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[low][high]", options: .alignAllLastBaseline, metrics: nil, views: views))
        root.layoutIfNeeded()
        #expect(high.frame.maxY == low.frame.maxY)
    }

    @Test("fact L42: distances in a column are measured between baselines if both views have text")
    func baselineSpacing() throws {
        let labels = ["first": constrainedLabel("One\nTwo", lines: 2), "second": constrainedLabel("Three")]
        for label in labels.values { root.addSubview(label) }
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-10-[first]-40-[second]-6-[a]", options: .spacingBaselineToBaseline, metrics: nil,
            views: views.merging(labels) { $1 })
        #expect(constraints.map(\.firstAttribute) == [.top, .firstBaseline, .top])
        #expect(constraints.map(\.secondAttribute) == [.top, .lastBaseline, .bottom])
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        let (first, second) = (try #require(labels["first"]), try #require(labels["second"]))
        #expect(first.frame.minY == 10)
        // The lines of both labels have the same height and descent.
        #expect(second.frame.maxY - first.frame.maxY == 40)
        #expect(frame("a").minY == second.frame.maxY + 6)
    }

    @Test("fact L42: the standard distance, and distances in a row, are measured between edges")
    func edgeSpacing() {
        let views = ["first": constrainedLabel("One"), "second": constrainedLabel("Two")]
        for label in views.values { root.addSubview(label) }
        for format in ["V:[first]-[second]", "V:[first][second]"] {
            let constraints = NSLayoutConstraint.constraints(
                withVisualFormat: format, options: .spacingBaselineToBaseline, metrics: nil, views: views)
            #expect(constraints.map(\.firstAttribute) == [.top], "\(format)")
        }
        let row = NSLayoutConstraint.constraints(
            withVisualFormat: "[first]-9-[second]", options: .spacingBaselineToBaseline, metrics: nil, views: views)
        #expect(row.map(\.firstAttribute) == [.leading])
    }

    @Test("fact L42: a label has a baseline also while it is empty, and an image view has none")
    func emptyLabels() {
        let views = ["label": UILabel(), "image": UIImageView()]
        for view in views.values { root.addSubview(view) }
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "V:[label]-20-[label]-20-[image]-20-[label]", options: .spacingBaselineToBaseline,
            metrics: nil, views: views)
        #expect(constraints.map(\.firstAttribute) == [.firstBaseline, .top, .top])
    }

    // MARK: - Guides

    @Test("A layout guide can be one of the views, and its view is the superview beside it")
    func guides() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let formats = ["H:|-30-[guide(50)]-[a(==guide)]", "V:|-20-[guide(10)]", "V:[guide][a(5)]"]
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, metrics: nil, views: ["guide": guide, "a": views["a"] as Any]))
        }
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 30, y: 20, width: 50, height: 10))
        #expect(frame("a") == CGRect(x: 88, y: 30, width: 50, height: 5))
    }
}
