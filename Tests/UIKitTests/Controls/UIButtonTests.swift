// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@MainActor
@Suite("Button")
struct UIButtonTests {
    private func show(_ button: UIButton) -> TestScreen {
        let screen = TestScreen(size: CGSize(width: 300, height: 200))
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        button.frame = CGRect(origin: CGPoint(x: 100, y: 60), size: button.intrinsicContentSize)
        board.addSubview(button)
        screen.show(board)
        return screen
    }

    private let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    // MARK: Pressing

    @Test func runsItsActionsWhenTapped() {
        var log: [String] = []
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Add") { action in
                log.append("primary of \((action.sender as? UIButton)?.currentTitle ?? "nobody")")
            })
        button.addAction(UIAction { _ in log.append("up inside") }, for: .touchUpInside)
        let screen = show(button)
        screen.tap(button)
        #expect(log == ["primary of Add", "up inside"])
    }

    @Test func callsAnActionMethodWithTheButton() {
        final class Board: UIView {
            var pressed: UIButton?
            func add(_ sender: UIButton) { pressed = sender }
        }
        let (button, board) = (UIButton(type: .system), Board())
        button.setTitle("Add", for: .normal)
        button.addTarget(board, action: Board.add, for: .touchUpInside)
        show(button).tap(button)
        #expect(board.pressed === button)
    }

    @Test func keysPressAButtonThatIsFirstResponder() {
        final class Reachable: UIButton {
            override var canBecomeFirstResponder: Bool { true }
        }
        var count = 0
        let plain = UIButton(type: .system)
        #expect(!plain.canBecomeFirstResponder)
        let button = Reachable(
            type: .system, primaryAction: UIAction(title: "Add") { _ in count += 1 })
        let screen = show(button)
        screen.press(.space)
        #expect(count == 0)
        button.becomeFirstResponder()
        screen.press(.space)
        screen.press(.return)
        screen.press(.keyboardA)
        #expect(count == 2)
        button.isEnabled = false
        screen.press(.space)
        #expect(count == 2)
    }

    // MARK: States

    @Test func showsTheTitleOfItsState() {
        let button = UIButton(type: .system)
        button.setTitle("Add", for: .normal)
        button.setTitle("Adding", for: .selected)
        let screen = show(button)
        #expect(button.titleLabel?.text == "Add")
        button.isSelected = true
        screen.advance(by: 0.1)
        #expect(button.titleLabel?.text == "Adding")
        #expect(button.title(for: .disabled) == "Add")
        #expect(button.currentTitle == "Adding")
    }

    @Test func titleIsTintedDimmedWhenPressedAndGrayWhenDisabled() {
        let button = UIButton(type: .system)
        button.setTitle("Add", for: .normal)
        button.tintColor = .red
        let screen = show(button)
        #expect(button.currentTitleColor == .red)
        let finger = screen.touch(button)
        screen.advance(by: 0.05)
        #expect(abs(button.titleLabel!.alpha - 0.2) < 0.01)
        finger.up()
        screen.advance(by: 1)
        #expect(button.titleLabel!.alpha == 1)
        button.isEnabled = false
        #expect(button.currentTitleColor == .tertiaryLabel)
        button.setTitleColor(.blue, for: .disabled)
        #expect(button.currentTitleColor == .blue)
    }

    @Test func customButtonHasAWhiteTitleAndAnUntintedImage() {
        let button = UIButton()
        button.setTitle("Add", for: .normal)
        button.setImage(square, for: .normal)
        #expect(button.buttonType == .custom)
        #expect(button.currentTitleColor == .white)
        let screen = show(button)
        #expect(Pixels(screen.capture()).color(at: button.imageView!.convert(CGPoint(x: 5, y: 5), to: nil)).red > 0.9)
        _ = screen.touch(button)
        screen.advance(by: 0.05)
        #expect(button.imageView!.alpha < 1)
    }

    @Test func systemButtonTintsItsImage() {
        let button = UIButton(type: .system)
        button.setImage(square, for: .normal)
        let screen = show(button)
        let color = Pixels(screen.capture()).color(at: button.imageView!.convert(CGPoint(x: 5, y: 5), to: nil))
        #expect(color.blue > 0.9)
        #expect(color.red < 0.1)
    }

    // MARK: Size and place

    @Test func intrinsicSizeIsAsOnIOS() {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        let title = button.titleLabel!.intrinsicContentSize
        #expect(button.titleLabel!.font.pointSize == 15)
        #expect(button.intrinsicContentSize == CGSize(width: title.width, height: title.height + 12))
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 1, right: 10)
        #expect(button.intrinsicContentSize == CGSize(width: title.width + 20, height: title.height + 2))
        let image = UIButton(type: .custom)
        image.setImage(square, for: .normal)
        #expect(image.intrinsicContentSize == CGSize(width: 20, height: 20))
    }

    @Test func placesItsImageBeforeTheTitleInBothDirections() {
        let button = UIButton(type: .system)
        button.setTitle("Add", for: .normal)
        button.setImage(square, for: .normal)
        let screen = show(button)
        #expect(button.imageView!.frame.maxX <= button.titleLabel!.frame.minX)
        screen.traits.layoutDirection = .rightToLeft
        #expect(button.imageView!.frame.minX >= button.titleLabel!.frame.maxX)
    }

    @Test("A subclass can override how it gets a title, an image and a target")
    func overrides() {
        final class Button: UIButton {
            var calls: [String] = []
            override func setTitle(_ title: String?, for state: UIControl.State) {
                calls.append("title")
                super.setTitle(title?.uppercased(), for: state)
            }
            override func setImage(_ image: UIImage?, for state: UIControl.State) { calls.append("image") }
            override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
                calls.append("\(action)")
            }
        }
        let button = Button()
        button.setTitle("Go", for: .normal)
        button.setImage(square, for: .normal)
        button.addTarget(nil, action: Selector("go"), for: .touchUpInside)
        #expect(button.currentTitle == "GO")
        #expect(button.currentImage == nil)
        #expect(button.calls == ["title", "image", "go"])
    }

    @Test("Insets move a title and an image in a wide button, without making them smaller")
    func partInsets() {
        let button = UIButton(type: .system)
        button.setTitle("True", for: .normal)
        let title = button.titleLabel!.intrinsicContentSize
        let screen = show(button)
        button.frame.size = CGSize(width: 300, height: 80)
        button.titleEdgeInsets.left = 20
        screen.advance(by: 0.1)
        #expect(button.titleLabel!.frame.width == title.width)
        #expect(abs(button.titleLabel!.frame.midX - 160) <= 0.5)
        button.contentHorizontalAlignment = .left
        screen.advance(by: 0.1)
        #expect(button.titleLabel!.frame.minX == 20)
        button.contentHorizontalAlignment = .right
        screen.advance(by: 0.1)
        #expect(button.titleLabel!.frame.maxX == 300)

        let image = UIButton(type: .custom)
        image.setImage(square, for: .normal)
        image.imageEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        let other = show(image)
        image.frame.size = CGSize(width: 44, height: 44)
        other.advance(by: 0.1)
        #expect(image.imageView!.frame == CGRect(x: 12, y: 12, width: 20, height: 20))
        image.frame.size = CGSize(width: 36, height: 36)
        other.advance(by: 0.1)
        #expect(image.imageView!.frame == CGRect(x: 10, y: 10, width: 16, height: 16))
    }

    @Test func alignsItsContent() {
        let button = UIButton(type: .system)
        button.setTitle("Add", for: .normal)
        let screen = show(button)
        button.frame.size = CGSize(width: 150, height: 100)
        screen.advance(by: 0.1)
        #expect(abs(button.titleLabel!.frame.midX - 75) <= 0.5)
        #expect(abs(button.titleLabel!.frame.midY - 50) <= 0.5)
        button.contentHorizontalAlignment = .trailing
        button.contentVerticalAlignment = .bottom
        screen.advance(by: 0.1)
        #expect(button.titleLabel!.frame.maxX == 150)
        #expect(button.titleLabel!.frame.maxY == 100)
    }

    @Test func subclassCanPlaceTheTitle() {
        final class Shifted: UIButton {
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                super.titleRect(forContentRect: contentRect).offsetBy(dx: 7, dy: 0)
            }
        }
        let button = Shifted(type: .system)
        button.setTitle("Button", for: .normal)
        _ = show(button)
        #expect(button.titleLabel!.frame.minX == 7)
    }

    // MARK: Configurations

    @Test func filledConfigurationHasARoundedBackgroundInTheTint() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Add player"
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration)
        let screen = show(button)
        let title = button.titleLabel!.intrinsicContentSize
        #expect(button.bounds.width == title.width + 24)
        #expect(button.bounds.height == title.height + 14)
        let pixels = Pixels(screen.capture())
        #expect(pixels.color(at: CGPoint(x: button.frame.midX, y: button.frame.minY + 3)).blue > 0.9)
        #expect(pixels.color(at: CGPoint(x: button.frame.midX, y: button.frame.minY + 3)).red < 0.2)
        #expect(pixels.brightness(Int(button.frame.minX * 2) + 1, Int(button.frame.minY * 2) + 1) > 0.95)
        #expect(button.titleLabel!.textColor == .white)
    }

    @Test func configurationPlacesTheImage() {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Add"
        configuration.subtitle = "A player"
        configuration.image = square
        configuration.imagePadding = 8
        let button = UIButton(configuration: configuration)
        let screen = show(button)
        func layout(_ placement: NSDirectionalRectEdge) {
            button.configuration?.imagePlacement = placement
            button.frame.size = button.intrinsicContentSize
            screen.advance(by: 0.1)
        }
        layout(.leading)
        #expect(button.imageView!.frame.minX == 12)
        #expect(abs(button.titleLabel!.frame.minX - 40) < 0.01)
        #expect(button.subtitleLabel!.frame.minY >= button.titleLabel!.frame.maxY)
        layout(.trailing)
        #expect(button.imageView!.frame.maxX == button.bounds.width - 12)
        layout(.top)
        #expect(button.imageView!.frame.maxY + 8 == button.titleLabel!.frame.minY)
        layout(.bottom)
        #expect(button.imageView!.frame.maxY == button.bounds.height - 7)
        layout(.leading)
        screen.traits.layoutDirection = .rightToLeft
        #expect(button.imageView!.frame.maxX == button.bounds.width - 12)
    }

    @Test func updateHandlerIsCalledForEachState() {
        let button = UIButton(configuration: .filled())
        var states: [UIControl.State] = []
        button.configurationUpdateHandler = { button in
            states.append(button.state)
            button.configuration?.title = button.isHighlighted ? "down" : "up"
        }
        let screen = show(button)
        screen.advance(by: 0.1)
        #expect(button.titleLabel?.text == "up")
        let finger = screen.touch(button)
        screen.advance(by: 0.1)
        #expect(button.titleLabel?.text == "down")
        finger.up()
        screen.advance(by: 0.1)
        #expect(button.titleLabel?.text == "up")
        #expect(states == [.normal, .highlighted, .normal])
    }

    @Test func configuredButtonGrowsWithTheTextSize() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Add"
        let button = UIButton(configuration: configuration)
        let screen = show(button)
        let usual = button.intrinsicContentSize
        screen.traits.preferredContentSizeCategory = .accessibilityLarge
        #expect(button.intrinsicContentSize.height > usual.height * 1.4)
    }

    @Test func buttonSizeChangesTheDefaultInsets() {
        var configuration = UIButton.Configuration.filled()
        configuration.buttonSize = .large
        #expect(configuration.contentInsets.leading == 20)
        configuration.contentInsets = .zero
        configuration.buttonSize = .mini
        #expect(configuration.contentInsets == .zero)
        configuration.setDefaultContentInsets()
        #expect(configuration.contentInsets.leading == 8)
    }
}
