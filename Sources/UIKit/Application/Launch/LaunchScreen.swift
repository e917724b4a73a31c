// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation

/// The launch screen that an Info.plist describes: the content of the app's window until its first frame.
///
/// Of the bars in `UILaunchScreen`, the navigation bar is shown.
@MainActor
struct LaunchScreen {
    private let storyboardName: String?
    /// The dictionary `UILaunchScreen`, which describes a launch screen without a storyboard.
    private let description: [String: Any]?

    init(_ info: [String: Any]?) {
        storyboardName = info?["UILaunchStoryboardName"] as? String
        description = info?["UILaunchScreen"] as? [String: Any]
    }

    /// Shows the launch screen on a desktop window. It is only a picture: there is no window of it while the app runs.
    func show(on host: DesktopWindowHost, of display: any DisplayServer) {
        guard let surface = host.surface, let controller = controller() else { return }
        let window = UIWindow(frame: CGRect(origin: .zero, size: host.size))
        window.rootViewController = controller
        window.isHidden = false
        host.runPassesBeforeRender()
        surface.present(host.currentNode())
        display.draw(surface)
        window.isHidden = true
    }

    /// The controller of the launch screen; nil if there is none. A storyboard comes before a description.
    func controller(in bundle: Bundle = .main) -> UIViewController? {
        if let storyboardName, let source = NibSource.find(storyboardName, type: "storyboardc", in: bundle) {
            return UIStoryboard(source).instantiateInitialViewController()
        }
        if let storyboardName, let source = NibSource.find(storyboardName, type: "nib", in: bundle) {
            let controller = UIViewController()
            controller.view =
                UINib(nibName: storyboardName, bundle: source.bundle).instantiate(withOwner: nil).lazy
                .compactMap { $0 as? UIView }.first
            return controller
        }
        return description.map { describedController($0, in: bundle) }
    }

    private func describedController(_ description: [String: Any], in bundle: Bundle) -> UIViewController {
        let controller = UIViewController()
        let view = controller.view!
        view.backgroundColor =
            (description["UIColorName"] as? String).flatMap { UIColor(named: $0, in: bundle, compatibleWith: nil) }
            ?? .systemBackground
        if let name = description["UIImageName"] as? String,
            let image = UIImage(named: name, in: bundle, compatibleWith: nil)
        {
            let imageView = UIImageView(image: image)
            imageView.contentMode = .scaleAspectFit
            imageView.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(imageView)
            let respectsSafeArea = description["UIImageRespectsSafeAreaInsets"] as? Bool ?? false
            imageView.center(in: respectsSafeArea ? view.safeAreaLayoutGuide : nil)
        }
        guard description["UINavigationBar"] != nil else { return controller }
        return UINavigationController(rootViewController: controller)
    }
}

extension UIImageView {
    /// Centres the view in a guide or in its superview. A large image is made smaller.
    fileprivate func center(in guide: UILayoutGuide?) {
        guard let superview else { return }
        let area = guide.map { ($0.centerXAnchor, $0.centerYAnchor, $0.widthAnchor, $0.heightAnchor) }
        let (x, y, width, height) =
            area ?? (superview.centerXAnchor, superview.centerYAnchor, superview.widthAnchor, superview.heightAnchor)
        NSLayoutConstraint.activate([
            centerXAnchor.constraint(equalTo: x), centerYAnchor.constraint(equalTo: y),
            widthAnchor.constraint(lessThanOrEqualTo: width), heightAnchor.constraint(lessThanOrEqualTo: height),
        ])
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentCompressionResistancePriority(.defaultLow, for: axis)
        }
    }
}
