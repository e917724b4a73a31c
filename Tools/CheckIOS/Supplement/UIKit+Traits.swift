// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// From iOS 17.0 on. The traits of UIKit, which the table does not list: Apple's documentation of UITraitDefinition.

public struct UITraitHorizontalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { fatalError() }
    public typealias Value = UIUserInterfaceSizeClass
}

public struct UITraitVerticalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { fatalError() }
    public typealias Value = UIUserInterfaceSizeClass
}

public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceStyle { fatalError() }
    public typealias Value = UIUserInterfaceStyle
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceIdiom { fatalError() }
    public typealias Value = UIUserInterfaceIdiom
}

public struct UITraitUserInterfaceLevel: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceLevel { fatalError() }
    public typealias Value = UIUserInterfaceLevel
}

public struct UITraitLayoutDirection: UITraitDefinition {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { fatalError() }
    public typealias Value = UITraitEnvironmentLayoutDirection
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static var defaultValue: UIContentSizeCategory { fatalError() }
    public typealias Value = UIContentSizeCategory
}

public struct UITraitDisplayScale: UITraitDefinition {
    public static var defaultValue: CGFloat { fatalError() }
    public typealias Value = CGFloat
}

public struct UITraitDisplayGamut: UITraitDefinition {
    public static var defaultValue: UIDisplayGamut { fatalError() }
    public typealias Value = UIDisplayGamut
}

public struct UITraitAccessibilityContrast: UITraitDefinition {
    public static var defaultValue: UIAccessibilityContrast { fatalError() }
    public typealias Value = UIAccessibilityContrast
}

public struct UITraitLegibilityWeight: UITraitDefinition {
    public static var defaultValue: UILegibilityWeight { fatalError() }
    public typealias Value = UILegibilityWeight
}

public struct UITraitActiveAppearance: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceActiveAppearance { fatalError() }
    public typealias Value = UIUserInterfaceActiveAppearance
}

public struct UITraitForceTouchCapability: UITraitDefinition {
    public static var defaultValue: UIForceTouchCapability { fatalError() }
    public typealias Value = UIForceTouchCapability
}
