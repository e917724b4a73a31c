// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@MainActor
@Suite("Image view")
struct UIImageViewTests {
    private func makeScreen() -> TestScreen { TestScreen(size: CGSize(width: 100, height: 100)) }

    /// An image of one colour.
    private func picture(_ color: UIColor, _ width: CGFloat = 20, _ height: CGFloat = 10) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    @Test func hasTheSizeOfItsImage() {
        let view = UIImageView(image: picture(.red))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
        #expect(!view.isUserInteractionEnabled)
        view.image = nil
        #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    @Test func drawsItsImageByItsContentMode() {
        let screen = makeScreen()
        let view = UIImageView(image: picture(.red))
        view.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        screen.show(view)
        #expect(ink(screen.capture()) == CGRect(x: 10, y: 10, width: 40, height: 40))
        view.contentMode = .scaleAspectFit
        #expect(ink(screen.capture()) == CGRect(x: 10, y: 20, width: 40, height: 20))
        view.contentMode = .center
        #expect(ink(screen.capture()) == CGRect(x: 20, y: 25, width: 20, height: 10))
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        #expect(ink(screen.capture()) == CGRect(x: 10, y: 10, width: 40, height: 40))
        view.contentMode = .bottomRight
        #expect(ink(screen.capture()) == CGRect(x: 30, y: 40, width: 20, height: 10))
    }

    @Test func showsItsHighlightedImageWhileHighlighted() {
        let screen = makeScreen()
        let view = UIImageView(image: picture(.red), highlightedImage: picture(.blue))
        screen.show(view)
        #expect(Pixels(screen.capture()).color(at: CGPoint(x: 5, y: 5)).red > 0.9)
        view.isHighlighted = true
        #expect(Pixels(screen.capture()).color(at: CGPoint(x: 5, y: 5)).blue > 0.9)
        view.highlightedImage = nil
        #expect(Pixels(screen.capture()).color(at: CGPoint(x: 5, y: 5)).red > 0.9)
    }

    @Test func templateImagesHaveTheInheritedTint() {
        let screen = makeScreen()
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIImageView(image: picture(.red).withRenderingMode(.alwaysTemplate))
        board.addSubview(view)
        board.tintColor = .green
        screen.show(board)
        #expect(Pixels(screen.capture()).color(at: CGPoint(x: 5, y: 5)).green > 0.9)
        board.tintColor = .blue
        #expect(Pixels(screen.capture()).color(at: CGPoint(x: 5, y: 5)).blue > 0.9)
    }

    @Test func tintFollowsDarkMode() {
        let screen = makeScreen()
        let view = UIImageView(image: picture(.red).withRenderingMode(.alwaysTemplate))
        view.tintColor = .label
        screen.show(view)
        #expect(Pixels(screen.capture()).brightness(10, 10) < 0.1)
        screen.traits.userInterfaceStyle = .dark
        #expect(Pixels(screen.capture()).brightness(10, 10) > 0.9)
    }

    @Test func symbolsHaveThePreferredSize() {
        let screen = makeScreen()
        let view = UIImageView(image: UIImage(systemName: "star.fill"))
        let usual = view.intrinsicContentSize
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 60)
        #expect(view.intrinsicContentSize.width > usual.width * 2)
        view.sizeToFit()
        screen.show(view)
        #expect(ink(screen.capture()).width > 50)
        #expect(Pixels(screen.capture()).color(at: CGPoint(x: view.center.x, y: view.center.y)).blue > 0.9)
    }

    @Test func stretchesTheMiddleOfAResizableImage() {
        let screen = makeScreen()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 21, height: 21)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 21, height: 21))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 5, y: 5, width: 11, height: 11))
        }
        let view = UIImageView(
            image: image.resizableImage(withCapInsets: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)))
        view.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        screen.show(view)
        let pixels = Pixels(screen.capture())
        #expect(pixels.color(at: CGPoint(x: 3, y: 40)).red > 0.9)
        #expect(pixels.color(at: CGPoint(x: 8, y: 40)).blue > 0.9)
        #expect(pixels.color(at: CGPoint(x: 72, y: 40)).blue > 0.9)
    }
}
