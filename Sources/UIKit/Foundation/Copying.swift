import Foundation

// [A] NSCopying: what UIKit and Core Animation keep as a copy, and what `copy()` gives. To be copied is no effect of a property.

extension CAAnimation {
  final func copied() -> CAAnimation {
    let copy = _Class(type(of: self))()
    (copy.duration, copy.beginTime, copy.repeatCount) = (duration, beginTime, repeatCount)
    (copy.autoreverses, copy.isRemovedOnCompletion, copy.fillMode) = (autoreverses, isRemovedOnCompletion, fillMode)
    (copy.timingFunction, copy.delegate, copy.ownValues) = (timingFunction, delegate, ownValues)
    if let copy = copy as? CATransition, let transition = self as? CATransition {
      (copy.type, copy.subtype) = (transition.type, transition.subtype)
      (copy.startProgress, copy.endProgress) = (transition.startProgress, transition.endProgress)
    }
    if let copy = copy as? CAAnimationGroup, let group = self as? CAAnimationGroup {
      copy.animations = group.animations?.map { $0.copied() }
    }
    if let copy = copy as? CAPropertyAnimation, let animation = self as? CAPropertyAnimation { copy.take(animation) }
    return copy
  }
}

extension CAPropertyAnimation {
  fileprivate func take(_ other: CAPropertyAnimation) {
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    if let copy = self as? CABasicAnimation, let other = other as? CABasicAnimation {
      (copy.fromValue, copy.toValue, copy.byValue) = (other.fromValue, other.toValue, other.byValue)
    }
    if let copy = self as? CASpringAnimation, let other = other as? CASpringAnimation {
      (copy.mass, copy.stiffness, copy.damping) = (other.mass, other.stiffness, other.damping)
      copy.initialVelocity = other.initialVelocity
    }
    if let copy = self as? CAKeyframeAnimation, let other = other as? CAKeyframeAnimation {
      (copy.values, copy.keyTimes, copy.timingFunctions) = (other.values, other.keyTimes, other.timingFunctions)
    }
  }
}

extension NSShadow {
  final func copied() -> NSShadow {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
    return copy
  }
}

extension UIMenuElement {
  final func copied() -> UIMenuElement {
    let copy: UIMenuElement
    switch self {
    case let action as UIAction:
      copy = UIAction(
        title: action.title, image: action.image, identifier: action.identifier,
        discoverabilityTitle: action.discoverabilityTitle, attributes: action.attributes, state: action.state,
        handler: action.handler)
    case let menu as UIMenu:
      copy = menu.replacingChildren(menu.children)
    case let key as UIKeyCommand:
      let made = UIKeyCommand(
        title: key.title, image: key.image, action: (key as UICommand).action, input: key.input ?? "",
        modifierFlags: key.modifierFlags, propertyList: key.propertyList,
        discoverabilityTitle: key.discoverabilityTitle,
        attributes: key.attributes, state: key.state)
      made.wantsPriorityOverSystemBehavior = key.wantsPriorityOverSystemBehavior
      copy = made
    case let command as UICommand:
      copy = UICommand(
        title: command.title, image: command.image, action: command.action, propertyList: command.propertyList,
        discoverabilityTitle: command.discoverabilityTitle, attributes: command.attributes, state: command.state)
    default: return self
    }
    (copy.subtitle, copy.assignedSelectedImage) = (subtitle, selectedImage)
    return copy
  }
}

// MARK: How bars look

extension UIBarAppearance {
  /// Of the same class; its parts are copies, too.
  final func copied() -> Self {
    let copy = _Class(type(of: self))()
    copy.take(self)
    return unsafeDowncast(copy, to: Self.self)
  }

  /// What both classes have.
  final func take(_ other: UIBarAppearance) {
    (backgroundColor, backgroundImage) = (other.backgroundColor, other.backgroundImage)
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
    backgroundImageContentMode = other.backgroundImageContentMode
    switch (self, other) {
    case (let copy as UINavigationBarAppearance, let bar as UINavigationBarAppearance):
      (copy.titleTextAttributes, copy.largeTitleTextAttributes) = (
        bar.titleTextAttributes, bar.largeTitleTextAttributes
      )
      copy.titlePositionAdjustment = bar.titlePositionAdjustment
      (copy.buttonAppearance, copy.doneButtonAppearance) = (
        bar.buttonAppearance.copied(), bar.doneButtonAppearance.copied()
      )
      copy.backButtonAppearance = bar.backButtonAppearance.copied()
      copy.setBackIndicatorImage(bar.backIndicatorImage, transitionMaskImage: bar.backIndicatorTransitionMaskImage)
    case (let copy as UIToolbarAppearance, let bar as UIToolbarAppearance):
      (copy.buttonAppearance, copy.doneButtonAppearance) = (
        bar.buttonAppearance.copied(), bar.doneButtonAppearance.copied()
      )
    case (let copy as UITabBarAppearance, let bar as UITabBarAppearance):
      copy.stackedLayoutAppearance = bar.stackedLayoutAppearance.copied()
      copy.inlineLayoutAppearance = bar.inlineLayoutAppearance.copied()
      copy.compactInlineLayoutAppearance = bar.compactInlineLayoutAppearance.copied()
      copy.selectionIndicatorTintColor = bar.selectionIndicatorTintColor
      copy.selectionIndicatorImage = bar.selectionIndicatorImage
      copy.stackedItemPositioning = bar.stackedItemPositioning
      (copy.stackedItemWidth, copy.stackedItemSpacing) = (bar.stackedItemWidth, bar.stackedItemSpacing)
    default: break
    }
  }
}

extension UIBarButtonItemAppearance {
  final func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    (copy.normal, copy.highlighted, copy.disabled) = (normal.copied(), highlighted.copied(), disabled.copied())
    return copy
  }
}

extension UIBarButtonItemStateAppearance {
  fileprivate func copied() -> UIBarButtonItemStateAppearance {
    let copy = UIBarButtonItemStateAppearance()
    (copy.titleTextAttributes, copy.titlePositionAdjustment) = (titleTextAttributes, titlePositionAdjustment)
    copy.backgroundImage = backgroundImage
    return copy
  }
}

extension UITabBarItemAppearance {
  final func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    (copy.normal, copy.selected) = (normal.copied(), selected.copied())
    (copy.disabled, copy.focused) = (disabled.copied(), focused.copied())
    return copy
  }
}

extension UITabBarItemStateAppearance {
  fileprivate func copied() -> UITabBarItemStateAppearance {
    let copy = UITabBarItemStateAppearance()
    (copy.titleTextAttributes, copy.titlePositionAdjustment) = (titleTextAttributes, titlePositionAdjustment)
    (copy.iconColor, copy.badgeBackgroundColor) = (iconColor, badgeBackgroundColor)
    (copy.badgeTextAttributes, copy.badgePositionAdjustment) = (badgeTextAttributes, badgePositionAdjustment)
    copy.badgeTitlePositionAdjustment = badgeTitlePositionAdjustment
    return copy
  }
}
