// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The colours of the cards and tiles, in the order in which they are used.
private let colors: [UIColor] = [
    .systemBlue, .systemOrange, .systemGreen, .systemPurple, .systemPink, .systemTeal, .systemIndigo, .systemRed,
]

/// Cards that scroll page by page, and dots that show the current page.
final class PagerView: UIView, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    private var cards: [UILabel] = []
    private var dots: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.layer.cornerRadius = 12
        scrollView.delegate = self
        addSubview(scrollView)
        for number in 1...4 {
            let card = UILabel()
            card.text = "\(number)"
            card.accessibilityLabel = "Card \(number)"
            card.textAlignment = .center
            card.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
                for: .systemFont(ofSize: 44, weight: .bold))
            card.adjustsFontForContentSizeCategory = true
            card.textColor = .white
            // Skips the first colour, blue, because the focus ring is blue too and would be invisible on the card.
            card.backgroundColor = colors[number]
            cards.append(card)
            scrollView.addSubview(card)
            let dot = UIView()
            dot.layer.cornerRadius = 4
            dots.append(dot)
            addSubview(dot)
        }
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: PagerView.tapped))
        showPage()
    }

    required init?(coder: NSCoder) {
        fatalError("PagerView is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: bounds.width, height: bounds.height - 20)
        let (shown, hasOtherWidth) = (page, scrollView.bounds.width != size.width || laidOut != isMirrored)
        laidOut = isMirrored
        scrollView.frame = CGRect(origin: .zero, size: size)
        scrollView.contentSize = CGSize(width: size.width * CGFloat(cards.count), height: size.height)
        for (index, card) in cards.enumerated() {
            card.frame = CGRect(origin: CGPoint(x: size.width * CGFloat(place(of: index)), y: 0), size: size)
        }
        let start = (bounds.midX - CGFloat(dots.count) * 8).rounded()
        for (index, dot) in dots.enumerated() {
            let x = start + CGFloat(place(of: index)) * 16 + 4
            dot.frame = CGRect(x: x, y: bounds.height - 12, width: 8, height: 8)
        }
        // After a change of width or layout direction, the current page is at another position. The view scrolls to it.
        if hasOtherWidth {
            scrollView.contentOffset.x = size.width * CGFloat(place(of: shown))
            showPage()
        }
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    /// Whether the last layout placed the cards from right to left; nil before the first layout.
    private var laidOut: Bool?

    /// Converts between a card's index and its position from the left. In right-to-left layout, the first card is the
    /// rightmost one.
    private func place(of index: Int) -> Int { isMirrored ? cards.count - 1 - index : index }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        showPage()
    }

    /// Changes the page after a tap in the area of the dots: forward after a tap in the trailing half of the view, back
    /// after one in the leading half.
    private func tapped(_ tap: UITapGestureRecognizer) {
        let place = tap.location(in: self)
        guard place.y > scrollView.frame.maxY else { return }
        let isForward = (place.x < bounds.midX) == isMirrored
        let next = self.place(of: min(max(page + (isForward ? 1 : -1), 0), cards.count - 1))
        scrollView.setContentOffset(CGPoint(x: scrollView.bounds.width * CGFloat(next), y: 0), animated: true)
    }

    var page: Int {
        let width = scrollView.bounds.width
        guard width > 0, laidOut != nil else { return 0 }
        return place(of: Int((scrollView.contentOffset.x / width).rounded()))
    }

    private func showPage() {
        for (index, dot) in dots.enumerated() {
            dot.backgroundColor = index == page ? .label : .tertiaryLabel
        }
    }
}

/// A freely scrolling row or column of tiles.
final class StripView: UIScrollView {
    enum Axis { case horizontal, vertical }

    var axis = Axis.horizontal
    private var tiles: [UILabel] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 12
        backgroundColor = .secondarySystemBackground
        for number in 0..<12 {
            let tile = UILabel()
            tile.text = "\(number + 1)"
            tile.textAlignment = .center
            tile.font = .preferredFont(forTextStyle: .headline)
            tile.adjustsFontForContentSizeCategory = true
            tile.textColor = .white
            tile.backgroundColor = colors[number % colors.count]
            tile.layer.cornerRadius = 8
            tile.clipsToBounds = true
            tiles.append(tile)
            addSubview(tile)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("StripView is made in code")
    }

    /// Moves the first tile to the end.
    func shuffle() {
        tiles.append(tiles.removeFirst())
        UIView.animate(withDuration: 0.3) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }

    private static let gap: CGFloat = 8
    /// The padding above and below a tile's text, in points.
    private static let padding: CGFloat = 12

    /// Returns the height of a horizontal strip: a tile's line of text, its padding, and the gaps above and below.
    /// Returns the height 0 for a vertical strip.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard axis == .horizontal else { return size.height.isFinite ? CGSize(width: size.width, height: 0) : .zero }
        return CGSize(width: size.width, height: lineHeight + 2 * (StripView.padding + StripView.gap))
    }

    private var lineHeight: CGFloat { (tiles.first?.font.lineHeight ?? 0).rounded(.up) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let gap = StripView.gap
        let isRow = axis == .horizontal
        let isMirrored = isRow && effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = isRow ? bounds.height - 2 * gap : max(44, lineHeight + StripView.padding)
        let length = gap + CGFloat(tiles.count) * (side + gap)
        for (index, tile) in tiles.enumerated() {
            let start = gap + CGFloat(index) * (side + gap)
            tile.frame =
                isRow
                ? CGRect(x: isMirrored ? length - start - side : start, y: gap, width: side, height: side)
                : CGRect(x: gap, y: start, width: bounds.width - 2 * gap, height: side)
        }
        let size = isRow ? CGSize(width: length, height: bounds.height) : CGSize(width: bounds.width, height: length)
        if size != contentSize { contentSize = size }
        if isRow { anchor.restoreOffset(of: self) }
    }

    private let anchor = RightToLeftScrollAnchor()
}

/// A picture that the user zooms by a pinch, a double tap or Return.
final class ZoomingView: UIScrollView, UIScrollViewDelegate {
    private let map = MapView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 12
        backgroundColor = .secondarySystemBackground
        contentSize = map.bounds.size
        contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
        minimumZoomScale = 0.5
        maximumZoomScale = 4
        delegate = self
        map.clipsToBounds = true
        addSubview(map)
        zoomScale = minimumZoomScale
        let tap = UITapGestureRecognizer(target: self, action: ZoomingView.tappedTwice)
        tap.numberOfTapsRequired = 2
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) {
        fatalError("ZoomingView is made in code")
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { map }

    private func tappedTwice(_ tap: UITapGestureRecognizer) { toggleZoom(at: tap.location(in: map)) }

    /// The view takes the focus even if nothing scrolls, so that keys can zoom it.
    override var canBecomeFocused: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, [.keyboardReturnOrEnter, .keypadEnter].contains(key.keyCode) else {
            return super.pressesBegan(presses, with: event)
        }
        toggleZoom(at: convert(CGPoint(x: bounds.midX, y: bounds.midY), to: map))
    }

    private func toggleZoom(at point: CGPoint) {
        if zoomScale > 1 {
            setZoomScale(0.5, animated: true)
        } else {
            zoom(to: CGRect(x: point.x - 50, y: point.y - 50, width: 100, height: 100), animated: true)
        }
    }
}

/// A map with hills, a lake and a path, drawn as vectors to be sharp at any scale.
private final class MapView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGreen
        isAccessibilityElement = true
        accessibilityLabel = "Map of hills, a lake and a path"
        accessibilityTraits = .image
        add(.systemTeal) { $0.addEllipse(in: CGRect(x: 330, y: 180, width: 220, height: 150)) }
        for (x, y, radius) in [(90.0, 90.0, 70.0), (200.0, 70.0, 50.0), (480.0, 80.0, 60.0), (120.0, 310.0, 55.0)] {
            for (share, alpha) in [(1.0, 0.25), (0.66, 0.3), (0.33, 0.4)] {
                add(UIColor.systemBrown.withAlphaComponent(alpha)) {
                    let side = radius * share
                    $0.addEllipse(in: CGRect(x: x - side, y: y - side, width: 2 * side, height: 2 * side))
                }
            }
        }
        let path = CAShapeLayer()
        let line = CGMutablePath()
        line.move(to: CGPoint(x: 0, y: 220))
        line.addCurve(
            to: CGPoint(x: 600, y: 150), control1: CGPoint(x: 200, y: 120), control2: CGPoint(x: 330, y: 340))
        path.path = line
        path.fillColor = nil
        path.strokeColor = UIColor.systemYellow.cgColor
        path.lineWidth = 8
        layer.addSublayer(path)
    }

    required init?(coder: NSCoder) {
        fatalError("MapView is made in code")
    }

    private func add(_ color: UIColor, _ shape: (CGMutablePath) -> Void) {
        let path = CGMutablePath()
        shape(path)
        let part = CAShapeLayer()
        part.path = path
        part.fillColor = color.cgColor
        layer.addSublayer(part)
    }
}
