// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import InterfaceDocuments
import ObjectiveCRuntime

extension NibDecoder {
    /// Sets properties of an object. The constraints are set last, because they refer to subviews.
    @MainActor
    func set(_ properties: [InterfaceProperty], of object: NSObject) {
        adoptBuiltInViews(properties, of: object)
        for property in properties where property.key != "constraints" { set(property, of: object) }
        for property in properties where property.key == "constraints" {
            if case .objects(let indices) = property.value { addConstraints(indices) }
        }
    }

    /// Sets a property: by the key of the class, unless documents have another form for it.
    @MainActor
    func set(_ property: InterfaceProperty, of object: NSObject) {
        let isSet =
            switch object {
            case let view as UIView: setView(view, property)
            case let controller as UIViewController: setController(controller, property)
            case let item as UIBarButtonItem: setBarButtonItem(item, property)
            case let layout as UICollectionViewFlowLayout: setFlowLayout(layout, property)
            default: false
            }
        guard !isSet else { return }
        do {
            if try KeyValueCoding.setProperty(property.key, of: object, to: self.object(for: property.value)) { return }
            warn("\(source.document.file): \(type(of: object)) has no property \(property.key) that could be set.")
        } catch {
            warn("\(source.document.file): \(error.message)")
        }
    }

    // MARK: Views

    @MainActor
    private func setView(_ view: UIView, _ property: InterfaceProperty) -> Bool {
        switch (property.key, property.value) {
        case ("subviews", .objects(let indices)):
            for index in indices {
                guard let subview = object(at: index) as? UIView, subview.superview == nil,
                    !view.isDescendant(of: subview), !source.excludedItems.contains(index)
                else { continue }
                if let stack = view as? UIStackView {
                    stack.addArrangedSubview(subview)
                } else {
                    view.addSubview(subview)
                }
            }
        case ("layoutGuides", .objects(let indices)):
            for index in indices { addGuide(index, of: view) }
        case ("directionalLayoutMargins", .insets(let top, let leading, let bottom, let trailing)):
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: top, leading: leading, bottom: bottom, trailing: trailing)
        case ("contentView", .object(let index)):
            adoptContentView(of: view, at: index)
        default:
            return switch view {
            case let table as UITableView: setTable(table, property)
            case let view as UICollectionView: setCollection(view, property)
            case is UICollectionReusableView: property.key == "reuseIdentifier"
            case let cell as UITableViewCell: setCell(cell, property)
            case let button as UIButton: setButton(button, property)
            case let effects as UIVisualEffectView: setEffect(effects, property)
            case let image as UIImageView: setSymbolConfiguration(image, property)
            case let bar as UINavigationBar: setTitleAttributes(bar, property)
            default: false
            }
        }
        return true
    }

    /// Adds the guides of a scene's controller, to which constraints of its view refer.
    @MainActor
    func addControllerGuides(to view: UIView) {
        guard let scene else { return }
        for property in source.document.objects[scene.description.controller].properties {
            guard property.key == "layoutGuides", case .objects(let indices) = property.value else { continue }
            for index in indices { addGuide(index, of: view) }
        }
    }

    @MainActor
    private func addGuide(_ index: Int, of view: UIView) {
        let properties = source.document.objects[index].properties
        guard case .string(let kind, _)? = properties.first(where: { $0.key == "kind" })?.value else { return }
        switch (kind, view) {
        case ("safeArea", _): add(view.safeAreaLayoutGuide, at: index)
        case ("contentLayoutGuide", let view as UIScrollView): add(view.contentLayoutGuide, at: index)
        case ("frameLayoutGuide", let view as UIScrollView): add(view.frameLayoutGuide, at: index)
        case ("topLayoutGuide", _): add(view.guide(.top), at: index)
        case ("bottomLayoutGuide", _): add(view.guide(.bottom), at: index)
        case ("keyboard", _): add(view.keyboardLayoutGuide, at: index)
        default: break
        }
    }

    /// Uses the content view that UIKit has created for that of the document, which has the views of the app.
    @MainActor
    private func adoptContentView(of view: UIView, at index: Int) {
        let content: UIView? =
            switch view {
            case let cell as UITableViewCell: cell.contentView
            case let header as UITableViewHeaderFooterView: header.contentView
            case let cell as UICollectionViewCell: cell.contentView
            case let effect as UIVisualEffectView: effect.contentView
            default: nil
            }
        if let content { adopt(content, at: index) }
    }

    /// Uses the views that UIKit has created for those that properties of the document name.
    @MainActor
    private func adoptBuiltInViews(_ properties: [InterfaceProperty], of object: NSObject) {
        guard let cell = object as? UITableViewCell else { return }
        for property in properties {
            guard case .object(let index) = property.value else { continue }
            switch property.key {
            case "textLabel": cell.textLabel.map { adoptBuiltIn($0, at: index) }
            case "detailTextLabel": cell.detailTextLabel.map { adoptBuiltIn($0, at: index) }
            case "imageView": cell.imageView.map { adoptBuiltIn($0, at: index) }
            default: break
            }
        }
    }

    /// Uses a view of a cell's style for one of the document. The cell determines its frame.
    @MainActor
    private func adoptBuiltIn(_ view: UIView, at index: Int) {
        let placement: Set = ["frame", "autoresizingMask", "translatesAutoresizingMaskIntoConstraints"]
        add(view, at: index)
        set(source.document.objects[index].properties.filter { !placement.contains($0.key) }, of: view)
    }

    // MARK: Constraints

    @MainActor
    private func addConstraints(_ indices: [Int]) {
        var made: [(index: Int, constraint: NSLayoutConstraint)] = []
        for index in indices { if let constraint = makeConstraint(index) { made.append((index, constraint)) } }
        var installed: [NSLayoutConstraint] = []
        for (index, constraint) in made where !source.excludedItems.contains(index) {
            if constraint.connectsOneTree { installed.append(constraint) } else { addDetached(constraint) }
        }
        NSLayoutConstraint.activate(installed)
    }

    /// Creates a constraint; nil if one of its items does not exist.
    @MainActor
    private func makeConstraint(_ index: Int) -> NSLayoutConstraint? {
        var numbers = (first: 0.0, relation: 0.0, second: 0.0, multiplier: 1.0, constant: 0.0)
        var (firstItem, secondItem, needsSecond): (AnyObject?, AnyObject?, Bool) = (nil, nil, false)
        var others: [InterfaceProperty] = []
        for property in source.document.objects[index].properties {
            switch (property.key, property.value) {
            case ("firstItem", .object(let item)): firstItem = object(at: item)
            case ("secondItem", .object(let item)): (secondItem, needsSecond) = (object(at: item), true)
            case ("firstAttribute", .number(let number)): numbers.first = number
            case ("relation", .number(let number)): numbers.relation = number
            case ("secondAttribute", .number(let number)): numbers.second = number
            case ("multiplier", .number(let number)): numbers.multiplier = number
            case ("constant", .number(let number)): numbers.constant = number
            default: others.append(property)
            }
        }
        guard let firstItem, secondItem != nil || !needsSecond,
            let first = NSLayoutConstraint.Attribute(rawValue: Int(clamping: numbers.first)),
            let second = NSLayoutConstraint.Attribute(rawValue: Int(clamping: numbers.second)),
            let relation = NSLayoutConstraint.Relation(rawValue: Int(clamping: numbers.relation))
        else { return nil }
        let constraint = NSLayoutConstraint(
            item: firstItem, attribute: first, relatedBy: relation, toItem: secondItem, attribute: second,
            multiplier: numbers.multiplier, constant: numbers.constant)
        constraint.shouldBeArchived = true
        add(constraint, at: index)
        set(others, of: constraint)
        return constraint
    }

    // MARK: Buttons

    @MainActor
    private func setButton(_ button: UIButton, _ property: InterfaceProperty) -> Bool {
        switch (property.key, property.value) {
        case ("buttonType", .number(let number)):
            button.applyType(UIButton.ButtonType(rawValue: Int(clamping: number)) ?? .custom)
        case ("states", .values(let states)):
            for state in states {
                if case .values(let values) = state.value { setState(state.key, values, of: button) }
            }
        case ("configuration", .values(let values)):
            button.configuration = buttonConfiguration(values)
        default: return false
        }
        return true
    }

    @MainActor
    private func setState(_ name: String, _ values: [InterfaceProperty], of button: UIButton) {
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
        ]
        guard let state = states[name] else { return }
        for value in values {
            switch (value.key, object(for: value.value)) {
            // Interface Builder leaves the title of a new button, “Button”, in the normal state.
            case ("title", _) where state == .normal && button.configuration?.title != nil: break
            case ("title", let title as String): button.setTitle(title, for: state)
            case ("attributedTitle", let title as NSAttributedString): button.setAttributedTitle(title, for: state)
            case ("titleColor", let color as UIColor): button.setTitleColor(color, for: state)
            case ("image", let image as UIImage): button.setImage(image, for: state)
            case ("backgroundImage", let image as UIImage): button.setBackgroundImage(image, for: state)
            default: break
            }
        }
    }

    // MARK: Tables

    @MainActor
    private func setTable(_ table: UITableView, _ property: InterfaceProperty) -> Bool {
        switch (property.key, property.value) {
        case ("style", _): break
        case ("sectionHeaderHeight", .number(let height)), ("sectionFooterHeight", .number(let height)):
            // Interface Builder writes these heights for tables whose headers and footers have the height of their
            // text: the first ones up to Xcode 8.
            return (table.style == .plain ? [22, 28] : [10, 18]).contains(height)
        case ("prototypes", .objects(let indices)):
            for index in indices {
                if let name = reuseIdentifier(of: index) {
                    table.register(template(of: index), forCellReuseIdentifier: name)
                }
            }
        case ("sections", .objects(let indices)):
            table.staticSections = indices.map { StaticTableSection(source.document.objects[$0], with: self) }
        default: return false
        }
        return true
    }

    @MainActor
    private func setCollection(_ view: UICollectionView, _ property: InterfaceProperty) -> Bool {
        switch (property.key, property.value) {
        case ("collectionViewLayout", .object(let index)):
            if let layout = object(at: index) as? UICollectionViewLayout { view.replaceLayout(by: layout) }
        case ("prototypes", .objects(let indices)):
            for index in indices {
                if let name = reuseIdentifier(of: index) {
                    view.register(template(of: index), forCellWithReuseIdentifier: name)
                }
            }
        case ("sectionHeaderView", .object(let index)):
            register(index, in: view, kind: UICollectionView.elementKindSectionHeader)
        case ("sectionFooterView", .object(let index)):
            register(index, in: view, kind: UICollectionView.elementKindSectionFooter)
        default: return false
        }
        return true
    }

    @MainActor
    private func setFlowLayout(_ layout: UICollectionViewFlowLayout, _ property: InterfaceProperty) -> Bool {
        switch (property.key, property.value) {
        case ("automaticEstimatedItemSize", .bool(true)):
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        case ("automaticEstimatedItemSize", _): break
        // Interface Builder writes -1 for an automatic size.
        case ("estimatedItemSize", .size(let width, let height)): return width < 0 || height < 0
        default: return false
        }
        return true
    }

    @MainActor
    private func register(_ index: Int, in view: UICollectionView, kind: String) {
        guard let name = reuseIdentifier(of: index) else { return }
        view.register(template(of: index), forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
    }

    /// The reuse identifier of a prototype; nil for one that has none, and cannot be used.
    private func reuseIdentifier(of index: Int) -> String? {
        let name = source.document.objects[index].properties.first { $0.key == "reuseIdentifier" }?.value
        guard case .string(let identifier, _)? = name, !identifier.isEmpty else { return nil }
        return identifier
    }

    /// Returns a nib that creates an object of the document, with its connections to the scene's controller.
    @MainActor
    private func template(of index: Int) -> UINib {
        var known: [Int: AnyObject] = [:]
        if let scene, let controller = scene.controller { known[scene.description.controller] = controller }
        return UINib(source, topLevel: [index], scene: scene, objects: known)
    }

    @MainActor
    private func setCell(_ cell: UITableViewCell, _ property: InterfaceProperty) -> Bool {
        switch property.key {
        case "style", "reuseIdentifier", "textLabel", "detailTextLabel", "imageView": break
        case "rowHeight":
            guard case .number(let height) = property.value else { return false }
            cell.staticHeight = height
        default: return false
        }
        return true
    }

    // MARK: Controllers and bars

    @MainActor
    private func setController(_ controller: UIViewController, _ property: InterfaceProperty) -> Bool {
        switch (property.key, property.value) {
        case ("navigationItem", .object(let index)):
            if let item = object(at: index) as? UINavigationItem { controller.replaceNavigationItem(with: item) }
        case ("navigationBar", .object(let index)):
            guard let navigation = controller as? UINavigationController else { return false }
            adopt(navigation.navigationBar, at: index)
        case ("layoutGuides", _): break
        default: return false
        }
        return true
    }

    @MainActor
    private func setBarButtonItem(_ item: UIBarButtonItem, _ property: InterfaceProperty) -> Bool {
        guard property.key == "systemItem", case .number(let number) = property.value else { return false }
        if let system = UIBarButtonItem.SystemItem(rawValue: Int(clamping: number)) { item.show(system) }
        return true
    }
}

extension NSLayoutConstraint {
    /// Whether the items of the constraint are in one tree of views, so that it can be active.
    var connectsOneTree: Bool {
        guard let second = secondItem else { return true }
        // Nibs have many constraints, and closures check at each call that they are on the main thread.
        func root(_ item: AnyObject?) -> UIView? {
            var view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
            while let superview = view?.superview { view = superview }
            return view
        }
        return root(firstItem) === root(second)
    }
}
