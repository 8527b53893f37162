import CourseModel

extension TypicalMistake {
  /// What has to be compiled or run to be known.
  static let tried: [TypicalMistake] = [
    .init(
      "`in` names no type", "role=solution in=GreetingController", "role=solution in=GreetingControler", .merge,
      "did you mean 'GreetingController'?", at: "role=solution"),
    .init(
      "members in a file of their own", "role=solution in=GreetingController",
      "role=solution file=GreetingController.swift",
      .merge, "No type 'GreetingController' is declared", at: "role=wrong", of: "answers.md"),
    .init(
      "the starter is missing", "```swift role=starter file=GreetingController.swift", "```swift role=display", .merge,
      "declare it in a file, or name one that is", at: "role=solution"),
    .init(
      "a brace is missing in the solution", "\\(sender.text!)!\"\n}", "\\(sender.text!)!\"\n", .merge, "'}' is missing",
      at: "```\n\n</details>"),
    .init(
      "a quote is missing in a wrong answer", in: "answers.md", "\"Hello, Ada!\"", "\"Hello, Ada!", .merge,
      "'\"' is missing"),
    .init(
      "a parenthesis is missing in a check", "expect(app.keyboard.exists, is: false)",
      "expect(app.keyboard.exists, is: false",
      .notSwift, "not correct Swift", at: "expect(app.isComplete())"),
    .init(
      "`await` in a check", "app.typeText(\"\\(name)\\n\")", "await app.typeText(\"\\(name)\\n\")",
      .checkDoesNotCompile,
      "leave 'await' out"),
    .init(
      "a query is misspelt", "app.typeText(\"\\(name)\\n\")", "app.textFeilds[\"name\"].tap()", .checkDoesNotCompile,
      "did you mean 'textFields'?"),
    .init(
      "a query by another name", "app.staticTexts[", "app.labels[", .checkDoesNotCompile,
      "here it is called 'staticTexts'",
      at: "app.labels"),
    .init(
      "XCUITest's search fields", "app.typeText(\"\\(name)\\n\")", "app.searchFields[\"name\"].tap()",
      .checkDoesNotCompile,
      "the field of a search bar is in 'textFields'"),
    .init(
      "two values of different types", "is: \"Hello, \\(name)!\")", "is: name.count)", .checkDoesNotCompile,
      "a String, 'name.count' an Int", at: "is: name.count"),
    .init(
      "a label's `text`", "app.staticTexts[\"greeting\"].label", "app.staticTexts[\"greeting\"].text",
      .checkDoesNotCompile,
      "a label's text is 'label'", at: ".text,"),
    .init(
      "the texts of rows without a section", "expect(app.isComplete())",
      "expect(app.tables[\"a\"].cells.labels, is: [])",
      .checkDoesNotCompile, "section(0).cells.labels"),
    .init(
      "`clearText()`", "app.typeText(\"\\(name)\\n\")", "app.textFields[\"name\"].clearText()", .checkDoesNotCompile,
      "app.pressDelete(3)"),
    .init(
      "`XCUIDevice`", "expect(app.isComplete())",
      "XCUIDevice.shared.orientation = .landscapeLeft\nexpect(app.isComplete())",
      .checkDoesNotCompile, "app.rotate(to: .landscapeLeft)"),
    .init(
      "a probe that is not called", "expect(app.isComplete())", "expect(app.isComplete, is: true)",
      .checkDoesNotCompile,
      "app.isComplete()"),
    .init(
      "Swift Testing's `#expect`", "expect(app.isComplete())", "expect(app.isComplete())\n#expect(app.isComplete())",
      .checkDoesNotCompile, "without '#'", at: "#expect"),
    .init(
      "a matcher of another tool", "expect(app.isComplete())", "expect(app.isComplete()).toEqual(true)",
      .checkDoesNotCompile,
      "write 'expect(…, is: …)'"),
    .init(
      "another label for `is`", "expect(app.isComplete())", "expect(app.isComplete(), equals: true)",
      .checkDoesNotCompile,
      "write 'is:'"),
    .init(
      "a gesture of the app's", "expect(app.isComplete())", "app.swipeUp()\nexpect(app.isComplete())",
      .checkDoesNotCompile,
      "it is done to an element"),
    .init(
      "`app.launch()`", "let name = random.word()", "app.launch()\nlet name = random.word()", .checkDoesNotCompile,
      "leave it out"),
    .init(
      "random input is misspelt", "random.word()\napp", "random.wrod()\napp", .checkDoesNotCompile,
      "did you mean 'word'?",
      at: "random.wrod()"),
    .init(
      "a probe is misspelt in a check", "app.isComplete()", "app.isCompleted()", .checkDoesNotCompile,
      "did you mean 'isComplete'?", at: "app.isCompleted()"),
    .init(
      "a probe without the app", "expect(app.isComplete())", "expect(isComplete())", .checkDoesNotCompile,
      "'app.isComplete(…)'"),
    .init(
      "a learner's type in a check", "expect(app.isComplete())", "expect(GreetingController().isViewLoaded)",
      .checkDoesNotCompile, "no code of the learner's"),
    .init(
      "a model that is not there", "expect(app.isComplete())", "expect(app, behavesLike: Greeting.self, events: 10)",
      .checkDoesNotCompile, "fences of the role 'model'"),
    .init(
      "a model without its functions", "## Greet by name",
      "```swift role=model\nstruct Greeting: BehaviourModel {\n  var expected: [Observation] { [] }\n}\n```\n\n## Greet by name",
      .checkDoesNotCompile, "'possibleEvents(_:)' and 'handle(_:)'", at: "struct Greeting"),
    .init(
      "a probe that is async", "func isComplete() -> Bool", "func isComplete() async -> Bool", .probeCannotCross,
      "it is async",
      at: "func isComplete() async"),
    .init(
      "a probe gives back a view", "func isComplete() -> Bool",
      "func field() -> UITextField? { nil }\nfunc isComplete() -> Bool",
      .probeCannotCross, "'UITextField?', which stays in the app"),
    .init(
      "a probe gives back an object of the learner's", "func isComplete() -> Bool",
      "func it() -> GreetingController? { nil }\nfunc isComplete() -> Bool", .probeCannotCross, "which is the learner's"
    ),
    .init(
      "a probe's type is not Codable", "func isComplete() -> Bool",
      "struct Entry { var name = \"\" }\nfunc entry() -> Entry { Entry() }\nfunc isComplete() -> Bool",
      .probeCannotCross, "does not say that it is Codable", at: "func entry"),
    .init(
      "a probe is a variable", "func isComplete() -> Bool {", "var isComplete: Bool {", .probeCannotCross,
      "'func isComplete() -> Bool'"),
    .init(
      "a probe calls itself for the learner's function", "func isComplete() -> Bool",
      "func greeting(for name: String) -> String { greeting(for: name) }\nfunc isComplete() -> Bool", .probeCallsItself,
      "leave its body out"),
    .init(
      "a slip in a probe", "nameField != nil", "nameFeld != nil", .solutionPasses, "has no member 'nameFeld'",
      at: "func isComplete()"),
    .init(
      "a slip in the scene", in: "Scene.swift", "GreetingController()", "GreetingsController()", .solutionPasses,
      "cannot find 'GreetingsController'", at: "GreetingsController()"),
    .init(
      "the scene connects an outlet that is not there", in: "Scene.swift", "\"nameField\"", "\"nameFeld\"",
      .solutionPasses,
      "has no outlet 'nameFeld'; did you mean 'nameField'?", at: "\"nameFeld\""),
    .init(
      "the scene sends an action without its colon", in: "Scene.swift", "show(controller)",
      "connect(field, .editingDidEndOnExit, to: controller, action: \"returnPressed\")\nshow(controller)",
      .solutionPasses,
      "did you mean 'returnPressed:'?", at: "action: "),
    .init(
      "the scene connects an outlet with a view of another kind", in: "Scene.swift", "\"greetingLabel\", to: label",
      "\"greetingLabel\", to: field", .solutionPasses, "a UILabel, with 'field', a UITextField", at: "\"greetingLabel\""
    ),
    .init(
      "the scene shows nothing", in: "Scene.swift", "show(controller)\n", "", .solutionPasses,
      "end it with 'show(controller)'",
      at: "// What Interface Builder"),
    .init(
      "a slip in the name of a property in the scene", in: "Scene.swift", "field.placeholder", "field.placeholdr",
      .solutionPasses, "did you mean 'placeholder'?", at: "field.placeholdr"),
    .init(
      "the scene needs what Coursemark lacks", in: "Scene.swift", "view.addSubview(label)",
      "_ = UITextView().textLayoutManager\nview.addSubview(label)", .undecided,
      "'coursemark uikit UITextView'"),
    .init(
      "the solution needs what Coursemark lacks", "super.viewDidLoad()\n",
      "super.viewDidLoad()\n    _ = UITextView().textLayoutManager\n", .undecided,
      "'coursemark uikit UITextView'",
      at: "textLayoutManager"),
    .init(
      "a check types without a tap", "app.textFields[\"name\"].tap()\napp.typeText(\"\\(name)\\n\")",
      "app.typeText(\"\\(name)\\n\")", .solutionPasses, "tap a field"),
    .init(
      "a label's `value`", "app.staticTexts[\"greeting\"].label", "app.staticTexts[\"greeting\"].value",
      .solutionPasses,
      "a label's text is 'label'", at: ".value,"),
    .init(
      "the Return key as a button of the keyboard", "app.typeText(\"\\(name)\\n\")",
      "app.typeText(name)\napp.keyboard.buttons[\"Return\"].tap()", .solutionPasses, "'app.keyboard.returnKey'",
      at: "app.keyboard.buttons"),
    .init(
      "an element that is not on the screen", "app.textFields[\"name\"].tap()\napp.typeText(\"\\(name)",
      "app.textFields[\"search\"].tap()\napp.typeText(\"\\(name)", .solutionPasses,
      "(there is the text field \"name\")", at: "app.textFields[\"search\"]"),
    .init(
      "an element of another kind", "app.staticTexts[\"greeting\"]", "app.textFields[\"greeting\"]", .solutionPasses,
      "There is no text field \"greeting\"", at: "app.textFields[\"greeting\"]"),
    .init(
      "a slip in the starter", "weak var nameField: UITextField!", "weak var nameField: UITextFeild!",
      .starterDoesNotPass,
      "cannot find type 'UITextFeild'"),
    .init(
      "a slip in the solution", "super.viewDidLoad()", "super.viewDidLod()", .solutionPasses,
      "has no member 'viewDidLod'"),
    .init(
      "the solution does something else", "Hello, \\(sender.text!)!\"\n}", "Hallo, \\(sender.text!)!\"\n}",
      .solutionPasses,
      "does not pass 'greets'", at: "role=solution"),
    .init(
      "the start passes already", "greetingLabel: UILabel!\n",
      "greetingLabel: UILabel!\n\n    override func viewDidLoad() {\n        super.viewDidLoad()\n        nameField.addTarget(self, action: #selector(returnPressed(_:)), for: .editingDidEndOnExit)\n    }\n\n    @objc func returnPressed(_ sender: UITextField) {\n        greetingLabel.text = \"Hello, \\(sender.text!)!\"\n    }\n",
      .starterDoesNotPass, "leave something for the learner to do", at: "## Greet by name"),
    .init(
      "a wrong answer that is right", in: "answers.md", "\"Hello, Ada!\"", "\"Hello, \\(sender.text!)!\"",
      .wrongAnswerFails,
      "was meant to fail 'greets' but it passed", at: "role=wrong"),
    .init(
      "a wrong answer fails another check", in: "answers.md", "fails=greets", "fails=leaves", .wrongAnswerFails,
      "name it in 'fails='", at: "role=wrong"),
  ]
}
