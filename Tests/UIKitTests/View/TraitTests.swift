// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@Suite("Changes of traits") @MainActor
struct TraitTests {
    let screen = TestScreen(size: CGSize(width: 100, height: 100))

    final class Listener: UIView {
        var styles: [UIUserInterfaceStyle] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            styles.append(traitCollection.userInterfaceStyle)
        }
    }

    @Test("A change to dark mode notifies each view and changes dynamic colours on screen")
    func dark() {
        let view = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .systemBackground
        screen.show(view)
        #expect(screen.capture().cgImage?.pixel(x: 50, y: 50).r == 255)
        screen.traits.userInterfaceStyle = .dark
        #expect(view.styles == [.dark])
        #expect(screen.capture().cgImage?.pixel(x: 50, y: 50).r == 0)
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        screen.traits.userInterfaceStyle = .light
        #expect(view.styles == [.dark, .light])
        #expect(screen.capture().cgImage?.pixel(x: 50, y: 50).r == 255)
    }

    @Test("A change of the display scale lays out all views again, because edges align to pixels")
    func pixels() {
        final class Counter: UIView {
            var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        let (outer, inner) = (Counter(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), Counter())
        outer.addSubview(inner)
        screen.show(outer)
        let before = (outer.layouts, inner.layouts)
        outer.window?.traitOverrides.displayScale = 3
        screen.advance(by: 0.1)
        #expect(outer.layouts == before.0 + 1)
        #expect(inner.layouts == before.1 + 1)
    }

    @Test("Fonts of text styles follow the text size")
    func textSize() {
        screen.traits.preferredContentSizeCategory = .accessibilityLarge
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 33)
        screen.traits.preferredContentSizeCategory = .large
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    }
}
