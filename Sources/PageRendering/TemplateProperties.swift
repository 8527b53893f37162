/// A value of which there are thousands on the pages of a course. It tells its properties itself, which takes a fraction of the time
/// of reflection.
///
/// What it tells has to be what reflection would find; a test compares them.
protocol TemplateProperties {
  /// By the names that templates use. Lists of values that tell theirs are `[any TemplateProperties]`.
  var templateProperties: [(name: String, value: Any?)] { get }
}

extension StepSection: TemplateProperties {
  var templateProperties: [(name: String, value: Any?)] {
    [
      ("number", number), ("stepWords", stepWords), ("title", title), ("anchor", anchor), ("stepID", stepID),
      ("points", points), ("work", work), ("hasApp", hasApp), ("hasCode", hasCode),
      ("pieces", pieces as [any TemplateProperties]), ("nextStep", nextStep),
    ]
  }
}

extension StepSection.StepLink: TemplateProperties {
  var templateProperties: [(name: String, value: Any?)] {
    [("number", number), ("nextWords", nextWords), ("title", title), ("anchor", anchor)]
  }
}

extension NearbyLesson: TemplateProperties {
  var templateProperties: [(name: String, value: Any?)] {
    [("title", title), ("link", link), ("isCurrent", isCurrent)]
  }
}

extension Listing: TemplateProperties {
  var templateProperties: [(name: String, value: Any?)] {
    [
      ("label", label), ("caption", caption), ("hasCaption", hasCaption), ("folded", folded), ("codeHTML", codeHTML),
      ("language", language), ("remark", remark), ("complaint", complaint), ("marks", marks),
    ]
  }
}

extension CheckList: TemplateProperties {
  var templateProperties: [(name: String, value: Any?)] { [("items", items as [any TemplateProperties])] }
}

extension CheckList.Item: TemplateProperties {
  var templateProperties: [(name: String, value: Any?)] {
    [("title", title), ("codeHTML", codeHTML), ("story", story)]
  }
}

extension ChangeList: TemplateProperties {
  var templateProperties: [(name: String, value: Any?)] { [("files", files as [any TemplateProperties])] }
}

extension ChangeList.File: TemplateProperties {
  var templateProperties: [(name: String, value: Any?)] {
    [("name", name), ("nameWords", nameWords), ("lines", lines as [any TemplateProperties])]
  }
}

extension ChangeList.Line: TemplateProperties {
  var templateProperties: [(name: String, value: Any?)] {
    [
      ("kind", kind.rawValue), ("isSame", isSame), ("isAdded", isAdded), ("isRemoved", isRemoved), ("isGap", isGap),
      ("sign", sign),
      ("codeHTML", codeHTML), ("oldNumber", oldNumber), ("newNumber", newNumber),
    ]
  }
}

extension Disclosure: TemplateProperties {
  var templateProperties: [(name: String, value: Any?)] {
    [
      ("kind", kind.rawValue), ("summary", summary), ("word", word), ("hasWord", hasWord), ("topic", topic),
      ("hasTopic", hasTopic), ("pieces", pieces as [any TemplateProperties]),
    ]
  }
}
