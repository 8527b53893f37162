import Testing

@testable import UIKit

/// What a picture is told of how it is to be shown is read from it.
@MainActor
@Suite(.freshApp) struct ImageVariantTests {
  private let photo = UIImage(named: "photo") ?? UIImage()

  @Test(
    .documented(
      "UIImage, resizableImage(withCapInsets:): tiled; with a resizing mode, in that; stretchableImage(withLeftCapWidth:topCapHeight:)"
    ))
  func aResizableImageHasItsCaps() {
    let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let tiled = photo.resizableImage(withCapInsets: caps)
    #expect(
      tiled.capInsets == caps && tiled.resizingMode == .tile && photo.capInsets == .zero && tiled.size == photo.size)
    let stretched = tiled.withRenderingMode(.alwaysTemplate).resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(stretched.resizingMode == .stretch && stretched.renderingMode == .alwaysTemplate && stretched != tiled)
    let old = photo.stretchableImage(withLeftCapWidth: 10, topCapHeight: 4)
    #expect(old.capInsets == UIEdgeInsets(top: 4, left: 10, bottom: 19, right: 13))
  }

  @Test(
    .documented(
      "UIImage, isSymbolImage, imageFlippedForRightToLeftLayoutDirection(), withHorizontallyFlippedOrientation(), withAlignmentRectInsets(_:)"
    ))
  func theMannerIsReadBack() {
    #expect(UIImage(systemName: "heart")?.isSymbolImage == true && !photo.isSymbolImage)
    #expect(UIImage(systemName: "heart")?.withTintColor(.red).isSymbolImage == true)
    #expect(photo.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
    #expect(!photo.flipsForRightToLeftLayoutDirection)
    let flipped = photo.withHorizontallyFlippedOrientation()
    #expect(
      flipped.imageOrientation == .upMirrored && flipped.withHorizontallyFlippedOrientation().imageOrientation == .up)
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: 2, right: 0)
    #expect(photo.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
    #expect(
      photo.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3 && photo.baselineOffsetFromBottom == nil)
  }

  @Test(.documented("UIImage, animatedImage(with:duration:): images and duration are those that were given"))
  func anAnimatedImageHasItsImages() {
    let animated = UIImage.animatedImage(with: [photo, UIImage()], duration: 2)
    #expect(animated?.images?.count == 2 && animated?.duration == 2 && animated?.size == photo.size)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil && photo.images == nil && photo.duration == 0)
  }
}
