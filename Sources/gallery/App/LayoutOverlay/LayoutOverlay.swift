// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A view above all others in the window, which draws the constraints of the view below the pointer.
///
/// The overlay takes no touches. While it is off, it is in no window, its display link is not active, and its gesture
/// recognizer only follows the pointer.
final class LayoutOverlay: UIView {
    private let hover = UIHoverGestureRecognizer()
    private var link: CADisplayLink?
    /// The pointer's position in the window; nil while it is outside.
    private var pointer: CGPoint?
    /// The drawn diagram; nil if the pointer is over no view.
    private(set) var diagram: LayoutDiagram? {
        didSet { if diagram != oldValue { diagramDidChange() } }
    }
    /// The texts of the diagram.
    private(set) var captions: LayoutCaptions?
    /// The problems of the view below the pointer, and the state of its layout when they were found.
    private var found: (state: LayoutState, problems: LayoutProblems)?
    /// Finds the problems of a view's layout. Tests replace the function to count its calls.
    var findProblems: @MainActor (UIView) -> LayoutProblems = LayoutProblems.init

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        backgroundColor = .clear
        accessibilityElementsHidden = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        hover.addTarget(self, action: LayoutOverlay.pointerMoved)
    }

    required init?(coder: NSCoder) {
        fatalError("LayoutOverlay is made in code")
    }

    /// Follows the pointer in a window, so that the overlay knows where it is as soon as the overlay is shown.
    func followPointer(in window: UIWindow) {
        window.addGestureRecognizer(hover)
    }

    /// Shows the overlay in a window, or removes it if it is shown.
    func toggle(in window: UIWindow) {
        if superview == nil { show(in: window) } else { hide() }
    }

    private func show(in window: UIWindow) {
        frame = window.bounds
        window.addSubview(self)
        update()
        // The display link updates the diagram even if the pointer rests, because views and constraints can still
        // change.
        let link = CADisplayLink(target: self, selector: LayoutOverlay.update)
        link.preferredFramesPerSecond = 15
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func hide() {
        link?.invalidate()
        link = nil
        removeFromSuperview()
        (diagram, found) = (nil, nil)
    }

    private func pointerMoved(_ hover: UIHoverGestureRecognizer) {
        pointer = hover.state == .began || hover.state == .changed ? hover.location(in: nil) : nil
        update()
    }

    /// Updates the diagram to show the view below the pointer, and keeps the overlay in front of all other views.
    private func update() {
        guard let window = superview else { return }
        if window.subviews.last !== self { window.bringSubviewToFront(self) }
        guard let view = pointer.flatMap({ LayoutDiagram.view(at: $0, in: window) }) else {
            (diagram, found) = (nil, nil)
            return
        }
        diagram = LayoutDiagram(of: view, problems(of: view))
    }

    /// Returns the problems of a view's layout. Searches for them only if the view or its layout has changed.
    private func problems(of view: UIView) -> LayoutProblems {
        let state = LayoutState(of: view)
        if let found, found.state == state { return found.problems }
        let problems = findProblems(view)
        found = (state, problems)
        return problems
    }

    private func diagramDidChange() {
        captions = superview.flatMap { window in diagram.map { LayoutCaptions(of: $0, in: window) } }
        setNeedsDisplay()
    }

    // MARK: - Drawing

    override func draw(_ rect: CGRect) {
        guard let diagram else { return }
        (diagram.isAmbiguous ? UIColor.systemRed : .systemOrange).setStroke()
        let outline = UIBezierPath(rect: diagram.rect.insetBy(dx: -0.5, dy: -0.5))
        outline.lineWidth = 1
        if diagram.isAmbiguous { outline.setLineDash([4, 3], count: 2, phase: 0) }
        outline.stroke()
        for line in diagram.lines { draw(line) }
        captions?.draw()
    }

    /// Draws a line with a short stroke across each end.
    private func draw(_ line: LayoutDiagram.Line) {
        let path = UIBezierPath()
        path.move(to: line.start)
        path.addLine(to: line.end)
        let isUpright = abs(line.start.x - line.end.x) < abs(line.start.y - line.end.y)
        for end in [line.start, line.end] where !line.text.isEmpty {
            let (dx, dy): (CGFloat, CGFloat) = isUpright ? (3, 0) : (0, 3)
            path.move(to: CGPoint(x: end.x - dx, y: end.y - dy))
            path.addLine(to: CGPoint(x: end.x + dx, y: end.y + dy))
        }
        (line.isBroken ? UIColor.systemRed : .systemPurple).setStroke()
        path.lineWidth = line.text.isEmpty ? 3 : line.isBroken ? 2 : 1
        if line.isDashed { path.setLineDash([3, 3], count: 2, phase: 0) }
        path.stroke()
    }
}
