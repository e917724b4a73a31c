// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Manages a view: makes it when it is first needed, and hears when it comes on screen and goes.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    var appearance = Appearance.disappeared

    enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }

    // MARK: Lifecycle

    /// A controller with a plain view. Nibs are not there yet: both names must be nil.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        if let nibNameOrNil {
            misuse(
                "\(type(of: self)) asks for the nib \"\(nibNameOrNil)\", and nibs cannot be read here. "
                    + "Pass nil and make the view in loadView().")
        }
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: View

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        guard let loadedView else {
            misuse("\(type(of: self)).loadView() did not set the view. Set self.view, or call super.loadView().")
        }
        loadedView.controller = self
        viewDidLoad()
    }

    /// Makes the view: a plain one as large as the screen, unless overridden.
    open func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    open var title: String?

    open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open override var next: UIResponder? {
        guard let view = loadedView else { return nil }
        if let superview = view.superview { return superview }
        return nil
    }

    // MARK: For views and windows

    func viewWillLayout() { viewWillLayoutSubviews() }
    func viewDidLayout() { viewDidLayoutSubviews() }

    /// The controller in front, which hears keys when there is no first responder.
    var topmostForKeys: UIViewController { self }
}

extension UIView {
    /// The view is about to come into a window, or to leave its own.
    func controllerWillMove(to newWindow: UIWindow?) {}
}
