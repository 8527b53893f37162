import CourseModel
import Foundation
import Testing

@testable import InterfaceFiles

/// What Xcode makes of the names in asset catalogues.
struct AssetSymbolTests {
  private func catalog(colors: [String] = [], images: [String] = []) -> AppResources {
    let colorSet =
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1","green":"0","blue":"0","alpha":"1"}}}]}"#
    return AppResources(
      colors.map { ResourceFile(path: "App/Assets.xcassets/\($0).colorset/Contents.json", data: Data(colorSet.utf8)) }
        + images.map { ResourceFile(path: "App/Assets.xcassets/\($0).imageset/Contents.json", data: Data("{}".utf8)) })
  }

  @Test(arguments: [
    ("BrandRed", "brandRed"), ("brand red", "brandRed"), ("AccentColor", "accent"), ("URLIcon", "urlIcon"),
    ("Color", "color"), ("2nd", "_2nd"), ("logo-small_dark", "logoSmallDark"), ("URL", "url"),
  ])
  func namesAreWrittenAsSwiftDoes(name: String, symbol: String) {
    #expect(AssetSymbols.symbol(name, suffix: "Color") == symbol)
  }

  @Test func onlyWhatIsMentionedIsMade() throws {
    let resources = [catalog(colors: ["Brand", "Other"], images: ["Logo"])]
    let text = try #require(
      AssetSymbols(resources, usedIn: ["view.backgroundColor = .brand\nlet i = UIImage(resource: .logo)"]).text)
    #expect(text.contains("static let `brand` = UIKit::ColorResource(name: \"Brand\", bundle: .main)"))
    #expect(text.contains("static var `logo`: UIKit::UIImage { UIKit::UIImage(resource: .`logo`) }"))
    #expect(!text.contains("other") && text.contains("where Self: UIKit::UIColor"))
    #expect(AssetSymbols(resources, usedIn: ["let a = 1"]).text == nil)
    #expect(AssetSymbols([AppResources()], usedIn: [".brand"]).text == nil)
  }
}
