import Foundation

// The traits that an app can name. Their values are those of its trait collection.

public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

public enum UITraitDisplayScale: UITraitDefinition {
  public static var defaultValue: CGFloat { 0 }
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

public enum UITraitLayoutDirection: UITraitDefinition {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

public enum UITraitAccessibilityContrast: UITraitDefinition {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

public enum UITraitLegibilityWeight: UITraitDefinition {
  public static var defaultValue: UILegibilityWeight { .unspecified }
}

public enum UITraitForceTouchCapability: UITraitDefinition {
  public static var defaultValue: UIForceTouchCapability { .unknown }
}
