// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A navigation controller with the list of demos and, on top of it, the open demo. The window's title names that demo.
final class GalleryController: UINavigationController, UINavigationControllerDelegate {
    private let options: GalleryOptions
    /// The demo that was opened last.
    private var demo: Demo?
    /// The pages that save documents. They are kept after they close, so that their changes can still be undone.
    private var pages: [Demo: any SavedPage] = [:]
    private lazy var layoutOverlay = LayoutOverlay()
    private var hasAppeared = false

    init(options: GalleryOptions) {
        self.options = options
        let list = DemoListController()
        super.init(rootViewController: list)
        delegate = self
        list.onSelect = { [weak self] in self?.open($0, animated: true) }
        if let demo = options.demo { open(demo, animated: false) }
    }

    required init?(coder: NSCoder) {
        fatalError("GalleryController is made in code")
    }

    /// The demo that the window shows; nil for the list.
    var openDemo: Demo? { viewControllers.count > 1 ? demo : nil }

    private func open(_ demo: Demo, animated: Bool) {
        self.demo = demo
        pushViewController(page(of: demo), animated: animated)
    }

    /// Returns the page that was kept for a demo, or a new page if there is none or another program has written its
    /// file.
    private func page(of demo: Demo) -> UIViewController {
        if let page = pages[demo], page.isUpToDate() { return page }
        // Releases the old page before the new one is made. Otherwise the new page could share the data of the old one
        // instead of reading the file again.
        pages[demo] = nil
        let page = demo.makeController(options)
        pages[demo] = page as? any SavedPage
        return page
    }

    /// Lets the layout overlay follow the pointer, and shows it from the start if the command line requests it.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasAppeared, let window = view.window else { return }
        hasAppeared = true
        layoutOverlay.followPointer(in: window)
        if options.showsLayout { layoutOverlay.toggle(in: window) }
    }

    /// Shows or removes the layout overlay when the user presses Control-Shift-L, and opens a new window when the user
    /// presses Control-Shift-N.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, key.modifierFlags == [.control, .shift], let window = view.window else {
            return super.pressesBegan(presses, with: event)
        }
        switch key.keyCode {
        case .keyboardL: layoutOverlay.toggle(in: window)
        case .keyboardN where UIApplication.shared.supportsMultipleScenes:
            let options = UIScene.ActivationRequestOptions()
            options.requestingScene = window.windowScene
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: options)
        default: super.pressesBegan(presses, with: event)
        }
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        let name = "Uplift Gallery"
        let isOpen = viewControllers.count > 1
        // Stores the page that is open now, which may have replaced the page that `open(_:animated:)` made.
        if let demo, isOpen, let page = viewControllers[1] as? any SavedPage { pages[demo] = page }
        view.window?.windowScene?.title = demo.flatMap { isOpen ? "\($0.title) – \(name)" : nil } ?? name
    }
}
