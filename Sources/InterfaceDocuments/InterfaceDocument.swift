// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A storyboard or nib of Interface Builder, in the form that a program reads: the objects, their properties, and how
/// they are connected. `uplift` makes it from the XML file when it builds an app.
public struct InterfaceDocument: Equatable, Sendable {
    /// The name of the file, for messages.
    public var file: String
    /// All objects, in the order of the file. An object is referred to by its index.
    public var objects: [InterfaceObject]
    /// The indices of a nib's top-level objects, without placeholders. Empty in a storyboard.
    public var topLevel: [Int]
    /// The scenes of a storyboard. Empty in a nib.
    public var scenes: [InterfaceScene]
    /// The index of the scene that is shown first.
    public var initialScene: Int?

    /// Creates a document of objects, in which all indices must be valid.
    public init(
        file: String, objects: [InterfaceObject] = [], topLevel: [Int] = [], scenes: [InterfaceScene] = [],
        initialScene: Int? = nil
    ) {
        self.file = file
        self.objects = objects
        self.topLevel = topLevel
        self.scenes = scenes
        self.initialScene = initialScene
    }
}

extension InterfaceDocument {
    /// The index of a controller that contains itself by relationships, and can therefore not be created; nil if there
    /// is none.
    public var controllerInItself: Int? {
        enum Visit { case none, begun, ended }
        let children = objects.map { object in
            object.connections.compactMap { connection -> Int? in
                guard case .segue(let segue) = connection, segue.kind == .relationship else { return nil }
                return segue.destination
            }
        }
        var visits = Array(repeating: Visit.none, count: objects.count)
        for first in objects.indices where visits[first] == .none && !children[first].isEmpty {
            visits[first] = .begun
            // The controllers on the way, and the children of each that were not visited yet.
            var path = [(controller: first, rest: children[first][...])]
            while let last = path.last {
                guard let child = last.rest.first else {
                    visits[last.controller] = .ended
                    path.removeLast()
                    continue
                }
                path[path.count - 1].rest.removeFirst()
                switch visits[child] {
                case .begun: return child
                case .ended: break
                case .none:
                    visits[child] = .begun
                    path.append((child, children[child][...]))
                }
            }
        }
        return nil
    }
}

/// A scene of a storyboard: a view controller and the objects beside it.
public struct InterfaceScene: Equatable, Sendable {
    /// The index of the controller. It may be a placeholder: an object of the class
    /// ``InterfaceObject/storyboardReference``.
    public var controller: Int
    /// The name for `instantiateViewController(withIdentifier:)`.
    public var identifier: String?
    /// The index of the controller's root view. It is created when the view is loaded.
    public var view: Int?
    /// The indices of the scene's other objects that are created with the view: gesture recognizers, views and objects
    /// of the app.
    public var topLevel: [Int]

    /// Creates a scene of objects of the document.
    public init(controller: Int, identifier: String? = nil, view: Int? = nil, topLevel: [Int] = []) {
        self.controller = controller
        self.identifier = identifier
        self.view = view
        self.topLevel = topLevel
    }
}

/// An object of a document: its class, and the values that are set after its creation.
public struct InterfaceObject: Equatable, Sendable {
    /// The object's identifier in the document.
    public var id: String
    /// The line of the object in the file.
    public var line: Int
    /// The name of a class of UIKit, such as `UILabel`, or that of a placeholder.
    public var className: String
    /// The name of the app's class, with its module if it has one: `Players.PlayerCell`. Nil for UIKit's.
    public var customClass: String?
    /// The properties, by the keys that UIKit's class has for them, in the order in which they are set.
    public var properties: [InterfaceProperty]
    /// The user-defined runtime attributes, by key path, in the order of the file.
    public var runtimeAttributes: [InterfaceProperty]
    /// The connections to other objects, in the order of the file.
    public var connections: [InterfaceConnection]
    /// Other values for some size classes, from the least to the most specific.
    public var variations: [InterfaceVariation]

    /// Creates an object without properties that is not connected, except for the given ones.
    public init(
        id: String, line: Int = 0, className: String, customClass: String? = nil,
        properties: [InterfaceProperty] = [], runtimeAttributes: [InterfaceProperty] = [],
        connections: [InterfaceConnection] = [], variations: [InterfaceVariation] = []
    ) {
        self.id = id
        self.line = line
        self.className = className
        self.customClass = customClass
        self.properties = properties
        self.runtimeAttributes = runtimeAttributes
        self.connections = connections
        self.variations = variations
    }

    /// The class name of the placeholder for the owner of a nib.
    public static let filesOwner = "IBFilesOwner"
    /// The class name of the placeholder for the first responder, the target of actions that are sent to nil.
    public static let firstResponder = "IBFirstResponder"
    /// The class name of a scene's exit, the destination of unwind segues.
    public static let exit = "IBExit"
    /// The class name of a placeholder that the caller of `instantiate` replaces. Its property `identifier` is the key.
    public static let externalObject = "IBExternalObject"
    /// The class name of a reference to a scene of another storyboard, with the properties `storyboardName`,
    /// `referencedIdentifier` and `bundleIdentifier`.
    public static let storyboardReference = "IBStoryboardReference"
}

/// A property of an object, or a runtime attribute, and its value.
public struct InterfaceProperty: Equatable, Sendable {
    /// The key, or for a runtime attribute a path of keys with points between.
    public var key: String
    /// The value, of the type that the property has.
    public var value: InterfaceValue

    /// Creates a property with a key, or a runtime attribute with a key path.
    public init(_ key: String, _ value: InterfaceValue) {
        self.key = key
        self.value = value
    }
}

/// A value in a document.
public indirect enum InterfaceValue: Equatable, Sendable {
    /// Nil, written explicitly.
    case null
    /// A truth value.
    case bool(Bool)
    /// A number, or an enumeration's case as its raw value.
    case number(Double)
    /// A text, and the key under which its translations are found; nil for a text that is not translated.
    case string(String, key: String?)
    /// The coordinates x and y.
    case point(Double, Double)
    /// A width and a height.
    case size(Double, Double)
    /// The origin and the size.
    case rect(Double, Double, Double, Double)
    /// The insets at the top, the left (or leading) side, the bottom and the right (or trailing) side.
    case insets(Double, Double, Double, Double)
    /// A location and a length.
    case range(Int, Int)
    /// A color.
    case color(InterfaceColor)
    /// A font.
    case font(InterfaceFont)
    /// An image of the app's, or of the system if `isSymbol` is true.
    case image(String, isSymbol: Bool)
    /// The index of an object.
    case object(Int)
    /// The indices of objects.
    case objects([Int])
    /// Pieces of text with attributes: `font`, `color`, `backgroundColor`, `alignment`, `lineBreakMode`, and others.
    case attributedString([InterfaceTextRun])
    /// Values by name, for example those of a button for one of its states.
    case values([InterfaceProperty])
}

/// A piece of an attributed text.
public struct InterfaceTextRun: Equatable, Sendable {
    /// The letters.
    public var text: String
    /// The attributes of all letters.
    public var attributes: [InterfaceProperty]

    /// Creates a piece of text.
    public init(_ text: String, attributes: [InterfaceProperty] = []) {
        self.text = text
        self.attributes = attributes
    }
}

/// A color in a document.
public enum InterfaceColor: Equatable, Sendable {
    /// Red, green, blue and alpha in sRGB, each from 0 to 1. Wide colors have components outside that range.
    case components(Double, Double, Double, Double)
    /// A white and an alpha component.
    case white(Double, Double)
    /// A color of the system, by the name of its property in Objective-C, such as `systemBackgroundColor`.
    case system(String)
    /// A color of the app's asset catalogs. The components are used if it is missing.
    case named(String, fallback: [Double]?)
}

/// A font in a document.
public enum InterfaceFont: Equatable, Sendable {
    /// The system's font. The weight is from -1 to 1, as in `UIFont.Weight`.
    case system(size: Double, weight: Double, isItalic: Bool)
    /// The font of a text style, by the name that Interface Builder has for it, such as `UICTFontTextStyleBody`.
    case textStyle(String)
    /// A font by its PostScript name, or one of the family if it is missing.
    case named(String, family: String, size: Double)
}

/// A connection from an object to another.
public enum InterfaceConnection: Equatable, Sendable {
    /// Sets a property of the object to the destination.
    case outlet(property: String, destination: Int)
    /// Adds the destination to an array in a property of the object. If `appends` is true, the array that the object
    /// has already is kept.
    case outletCollection(property: String, destination: Int, appends: Bool)
    /// Adds an action. Without events it is the only action of a bar item or an action of a gesture recognizer.
    case action(selector: String, destination: Int, events: UInt)
    /// Shows another controller if the object is used.
    case segue(InterfaceSegue)
}

/// A segue of a storyboard.
public struct InterfaceSegue: Equatable, Sendable {
    /// The kinds of segues. `push` is an older form of `show`; `relationship` is that of a container and its child.
    public enum Kind: String, Sendable {
        case show, showDetail, presentation, embed, unwind, custom, relationship, push
    }

    /// The way in which the segue shows its destination.
    public var kind: Kind
    /// The index of the destination's object: a controller, a storyboard reference or an exit.
    public var destination: Int
    /// The name for `performSegue(withIdentifier:sender:)`.
    public var identifier: String?
    /// The name of the segue's class, with its module if it has one.
    public var customClass: String?
    /// The raw value of the presentation style.
    public var modalPresentationStyle: Int?
    /// The raw value of the transition style.
    public var modalTransitionStyle: Int?
    /// Whether the transition is animated.
    public var animates: Bool
    /// The method of the destination that an unwind segue calls.
    public var unwindAction: String?
    /// The method of the source that creates the destination.
    public var creationSelector: String?
    /// Whether the segue is performed by the accessory button of a cell in place of the cell.
    public var isTriggeredByAccessory: Bool

    /// Creates a segue of a kind to a destination.
    public init(
        kind: Kind, destination: Int, identifier: String? = nil, customClass: String? = nil,
        modalPresentationStyle: Int? = nil, modalTransitionStyle: Int? = nil, animates: Bool = true,
        unwindAction: String? = nil, creationSelector: String? = nil, isTriggeredByAccessory: Bool = false
    ) {
        self.kind = kind
        self.destination = destination
        self.identifier = identifier
        self.customClass = customClass
        self.modalPresentationStyle = modalPresentationStyle
        self.modalTransitionStyle = modalTransitionStyle
        self.animates = animates
        self.unwindAction = unwindAction
        self.creationSelector = creationSelector
        self.isTriggeredByAccessory = isTriggeredByAccessory
    }
}

/// Other values of an object for some size classes.
public struct InterfaceVariation: Equatable, Sendable {
    /// The raw value of the width's size class for which the variation is; nil for each.
    public var widthClass: Int?
    /// The raw value of the height's size class for which the variation is; nil for each.
    public var heightClass: Int?
    /// The properties that have other values.
    public var properties: [InterfaceProperty]
    /// The indices of constraints and subviews that are not installed.
    public var excluded: [Int]
    /// The indices of constraints and subviews that are installed although a less specific variation excludes them.
    public var included: [Int]

    /// Creates a variation for size classes.
    public init(
        widthClass: Int? = nil, heightClass: Int? = nil, properties: [InterfaceProperty] = [], excluded: [Int] = [],
        included: [Int] = []
    ) {
        self.widthClass = widthClass
        self.heightClass = heightClass
        self.properties = properties
        self.excluded = excluded
        self.included = included
    }
}
