/// Modules that are neither Apple's for apps nor missing by mistake: those of tools, tests and playgrounds, and Apple's of other systems. What imports one
/// can't be judged, and nothing is wrong with it.
enum KnownModules {
  static func isKnown(_ module: String?) -> Bool { module.map(names.contains) ?? false }

  private static let names: Set<String> = [
    "PackageDescription", "PackagePlugin", "CompilerPluginSupport", "XCTest", "Testing", "PlaygroundSupport",
    "XCPlayground",
    "SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxBuilder", "SwiftParser", "SwiftCompilerPlugin", "ArgumentParser",
    "AppKit", "Cocoa", "WatchKit", "WatchConnectivity", "ClockKit", "TVUIKit", "RealityKit", "FoundationModels",
    "Logging", "Collections", "OrderedCollections", "Algorithms", "Numerics", "System", "NIO", "Vapor", "Musl",
    "WinSDK", "Android",
  ]
}
