// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments
import ObjectiveCRuntime

/// A storyboard of the app, which creates the view controllers of its scenes.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    let source: NibSource
    /// The name of the file without its type.
    var name: String { (source.document.file as NSString).deletingPathExtension }

    /// Creates a storyboard of a file in a bundle. A nil `bundle` stands for the main bundle. The program ends with a
    /// message if there is no such file.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        guard let source = NibSource.find(name, type: "storyboardc", in: storyboardBundleOrNil) else {
            let path = (storyboardBundleOrNil ?? .main).bundlePath
            misuse("Could not find a storyboard named '\(name)' in bundle NSBundle <\(path)> (loaded)")
        }
        self.source = source
        super.init()
    }

    init(_ source: NibSource) {
        self.source = source
        super.init()
    }

    // MARK: Creating controllers

    /// Creates the view controller that is shown first; nil if the storyboard names none.
    open func instantiateInitialViewController() -> UIViewController? {
        source.document.initialScene.flatMap { instantiate(source.document.scenes[$0], creator: nil) }
    }

    /// Creates the view controller that is shown first with a function of the app, which passes the coder to the
    /// controller's `init(coder:)`. If the function returns nil, the controller is created as without it.
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        source.document.initialScene.flatMap { instantiate(source.document.scenes[$0], creator: creator) }
            as? ViewController
    }

    /// Creates the view controller with an identifier. The program ends with a message if there is none.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        instantiate(identifier, creator: nil)
    }

    /// Creates the view controller with an identifier with a function of the app, which passes the coder to the
    /// controller's `init(coder:)`. If the function returns nil, the controller is created as without it.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = instantiate(identifier, creator: creator)
        guard let controller = made as? ViewController else {
            misuse("The view controller with identifier '\(identifier)' is \(made), and not a \(ViewController.self).")
        }
        return controller
    }

    private func instantiate(_ identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
        guard let scene = source.document.scenes.first(where: { $0.identifier == identifier }) else {
            misuse(
                "Storyboard (<\(messageName(of: self, separator: ": "))>) doesn't contain a view controller with "
                    + "identifier '\(identifier)'")
        }
        return instantiate(scene, creator: creator)
    }

    /// Creates the view controller of a scene, or that of the scene to which it refers.
    func instantiate(_ description: InterfaceScene, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
        let object = source.document.objects[description.controller]
        if object.className == InterfaceObject.storyboardReference {
            return instantiateReferenced(object, creator: creator)
        }
        let scene = StoryboardScene(self, description)
        guard let controller = scene.makeController(creator) else {
            misuse("\(source.document.file):\(object.line): init(coder:) of \(object.className) returned nil.")
        }
        return controller
    }

    /// Creates the controller of the scene of another storyboard to which a placeholder refers.
    private func instantiateReferenced(
        _ reference: InterfaceObject, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController {
        func text(_ key: String) -> String? {
            guard case .string(let text, _)? = reference.properties.first(where: { $0.key == key })?.value else {
                return nil
            }
            return text
        }
        let bundle = text("bundleIdentifier").flatMap { Bundle(identifier: $0) } ?? source.bundle
        let storyboard = text("storyboardName").map { UIStoryboard(name: $0, bundle: bundle) } ?? self
        if let identifier = text("referencedIdentifier") { return storyboard.instantiate(identifier, creator: creator) }
        guard storyboard !== self, let initial = storyboard.source.document.initialScene else {
            misuse(
                "\(source.document.file):\(reference.line): the referenced storyboard has no initial view controller.")
        }
        return storyboard.instantiate(storyboard.source.document.scenes[initial], creator: creator)
    }
}
