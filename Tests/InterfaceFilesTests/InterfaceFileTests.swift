import Foundation
import Testing

@testable import InterfaceFiles

/// Interface files as Xcode writes them, and what scenes they become.
@Suite struct InterfaceFileTests {
  /// A storyboard with one controller, whose view holds this.
  private func read(
    _ subviews: String, constraints: String = "", controller: String = "", objects: String = "", resources: String = ""
  ) throws -> InterfaceFile {
    try InterfaceFile(
      "Main",
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c-1">
        <scenes><scene sceneID="s-1"><objects>
        <viewController id="c-1" customClass="FormController" sceneMemberID="viewController">
        <view key="view" id="v-1"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>\(subviews)</subviews>
        <viewLayoutGuide key="safeArea" id="g-1"/>
        <constraints>\(constraints)</constraints></view>
        \(controller)
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="f-1" sceneMemberID="firstResponder"/>
        \(objects)
        </objects></scene></scenes>
        <resources>\(resources)</resources>
        </document>
        """)
  }

  private func lines(_ file: InterfaceFile) -> [String] {
    file.scene.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func aControllerIsDescribedUnderItsIdentifier() throws {
    let file = try read("")
    #expect(file.hasInitialController)
    #expect(file.classes == ["FormController": 4])
    #expect(file.controllers == ["FormController": "c-1"])
    #expect(file.problems == [])
    #expect(
      file.scene == """
        storyboard("Main", identifier: "c-1", FormController.self, isInitial: true) { controller in
          let view = controller.view!
          view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
        }

        """)
  }

  @Test func attributesBecomeProperties() throws {
    let file = try read(
      """
      <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" placeholder="&quot;Name&quot;" hidden="YES" alpha="0.5"
        horizontalHuggingPriority="249" translatesAutoresizingMaskIntoConstraints="NO" id="t-1">
      <color key="textColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleSubhead"/>
      <textInputTraits key="textInputTraits" keyboardType="alphabet" secureTextEntry="YES" textContentType="one-time-code"/>
      <accessibility key="accessibilityConfiguration" identifier="name" label="Your name"/>
      </textField>
      <segmentedControl id="s-1" selectedSegmentIndex="1"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
      <button buttonType="system" id="b-1"><state key="normal" title="Go"/><buttonConfiguration key="configuration" style="filled" title="Go"/></button>
      """)
    #expect(file.problems == [])
    let expected = [
      "let textField = UITextField()", "textField.alpha = 0.5", "textField.isHidden = true",
      "textField.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)",
      "textField.placeholder = \"\\\"Name\\\"\"", "textField.borderStyle = .roundedRect",
      "textField.textColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)",
      "textField.backgroundColor = UIColor.systemBackground",
      "textField.font = UIFont.preferredFont(forTextStyle: .subheadline)",
    ]
    let found = lines(file)
    for line in expected { #expect(found.contains(line), "\(line)") }
    #expect(!file.scene.contains("scaleToFill"))
    #expect(found.contains("textField.keyboardType = .asciiCapable"))
    #expect(found.contains("textField.textContentType = UITextContentType(rawValue: \"one-time-code\")"))
    #expect(found.contains("textField.accessibilityIdentifier = \"name\""))
    #expect(found.contains("let segmentedControl = UISegmentedControl(items: [\"One\", \"Two\"])"))
    #expect(found.contains("segmentedControl.selectedSegmentIndex = 1"))
    #expect(found.contains("button.configuration = .filled()"))
  }

  @Test func whatIsConnectedHasTheNameOfItsOutlet() throws {
    let file = try read(
      """
      <textField id="t-1"><connections><outlet property="delegate" destination="c-1" id="o-1"/>
      <action selector="edited:" destination="c-1" eventType="editingChanged" id="a-1"/></connections></textField>
      <button id="b-1"><connections><action selector="go:" destination="-1" eventType="touchUpInside" id="a-2"/></connections></button>
      """,
      controller: """
        <connections><outlet property="nameField" destination="t-1" id="o-2"/>
        <outletCollection property="all" destination="t-1" collectionClass="NSMutableArray" id="o-3"/>
        <outletCollection property="all" destination="b-1" collectionClass="NSMutableArray" id="o-4"/></connections>
        """,
      objects: """
        <tapGestureRecognizer id="r-1"><connections><action selector="away" destination="c-1" id="a-3"/></connections></tapGestureRecognizer>
        """)
    #expect(file.problems == [])
    let found = lines(file)
    for line in [
      "let nameField = UITextField()", "nameField.delegate = controller as Any as? any UITextFieldDelegate",
      "connect(nameField, .editingChanged, to: controller, action: \"edited:\")",
      "button.addTarget(nil, action: Selector(\"go:\"), for: .touchUpInside)",
      "connect(controller, \"nameField\", to: nameField)", "connect(controller, \"all\", to: [nameField, button])",
      "tapGestureRecognizer.addTarget(controller, action: Selector(\"away\"))",
    ] { #expect(found.contains(line), "\(line)") }
  }

  @Test func constraintsKeepTheirItemsAndNumbers() throws {
    let file = try read(
      "<label id=\"l-1\" text=\"A\"/><label id=\"l-2\" text=\"B\"/>",
      constraints: """
        <constraint firstItem="l-1" firstAttribute="top" secondItem="g-1" secondAttribute="top" constant="20" id="k-1"/>
        <constraint firstItem="l-2" firstAttribute="width" secondItem="l-1" secondAttribute="width" multiplier="1:2" priority="750" id="k-2"/>
        <constraint firstItem="l-2" firstAttribute="height" relation="greaterThanOrEqual" constant="30" id="k-3"/>
        <constraint firstAttribute="trailing" secondItem="l-2" secondAttribute="trailing" symbolic="YES" id="k-4"/>
        """)
    #expect(file.problems == [])
    let text = file.scene.replacing("\n    ", with: " ")
    #expect(
      text.contains(
        "item: label, attribute: .top, relatedBy: .equal, toItem: view.safeAreaLayoutGuide, attribute: .top, multiplier: 1, constant: 20)"
      ), "\(text)")
    #expect(text.contains("toItem: label, attribute: .width, multiplier: 0.5, constant: 0)"))
    #expect(text.contains("constraint2.priority = UILayoutPriority(750)"))
    #expect(
      text.contains(
        "relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 30)"))
    #expect(
      text.contains(
        "item: view, attribute: .trailing, relatedBy: .equal, toItem: label2, attribute: .trailing, multiplier: 1, constant: 20)"
      ))
  }

  @Test func whatIsNotUnderstoodIsNamedOnceWithItsLine() throws {
    let file = try read(
      """
      <mapView id="m-1"/><mapView id="m-2"/>
      <label id="l-1" text="A" sparkles="YES"/>
      <label id="l-2" text="B" sparkles="YES"/>
      <view id="v-2"><color key="backgroundColor" name="Brand"/></view>
      """)
    #expect(
      file.problems.map { "\($0.line): \($0.message)" } == [
        "6: The view 'mapView' can't be read, and is left out.",
        "7: 'sparkles=\"YES\"' of 'label' can't be read, and changes nothing.",
        "9: The colour 'Brand' can't be read.",
      ])
    let colored = try read(
      "<view id=\"v-2\"><color key=\"backgroundColor\" name=\"Brand\"/></view>",
      resources: "<namedColor name=\"Brand\"><color white=\"0.25\" alpha=\"1\"/></namedColor>")
    #expect(colored.problems == [])
    let former = try read(
      """
      <view id="v-2"><color key="backgroundColor" cocoaTouchSystemColor="viewFlipsideBackgroundColor"/></view>
      <view id="v-3"><color key="tintColor" systemColor="systemSkyColor"/></view>
      """)
    #expect(former.problems.map(\.message) == ["The colour 'systemSkyColor' can't be read."])
    #expect(colored.scene.contains("backgroundColor = UIColor(white: 0.25, alpha: 1)"))
  }

  @Test func aSegueKeepsItsStyleAndAControllersAttributesAreRead() throws {
    let file = try InterfaceFile(
      "Main",
      text: """
        <document type="CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes>
        <scene><objects><viewController id="a" title="A" modalTransitionStyle="crossDissolve" sceneMemberID="viewController">
        <connections><segue destination="b" kind="presentation" identifier="next" modalPresentationStyle="fullScreen" id="s"/>
        <outletCollection property="all" destination="lost" id="o"/></connections>
        </viewController></objects></scene>
        <scene><objects><viewController id="b" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """)
    let found = lines(file)
    #expect(found.contains("segue(\"next\", from: controller, modally: true) {"))
    #expect(found.contains("let next = storyboardController(\"Main\", \"b\")"))
    #expect(found.contains("next.modalPresentationStyle = .fullScreen"))
    #expect(
      file.problems.map(\.message) == [
        "The collection 'all' names what is not read, and is without it."
      ])
  }

  @Test(arguments: [
    ("", "no XML"), ("<document", "no XML"), ("<document/>", "no interface file"),
    ("<html></html>", "no interface file"),
    ("<!DOCTYPE d [<!ENTITY a \"aaaa\">]>\n<document type=\"CocoaTouch\">&a;</document>", "entities"),
    (String(repeating: "<a>", count: 1000) + String(repeating: "</a>", count: 1000), "too deeply"),
  ])
  func whatIsNoInterfaceFileIsRefused(text: String, words: String) {
    let problem = #expect(throws: InterfaceProblem.self) { try InterfaceFile("Main", text: text) }
    #expect(problem?.message.contains(words) ?? false, "\(problem?.message ?? "")")
  }

  /// What a file says stays a text, whatever it is.
  @Test func noTextOfTheFileBecomesCode() throws {
    let file = try read("<label id=\"l-1\" text=\"\\(exit(0))&quot;); exit(0)&#10;//\"/>")
    let hostile = try read(
      """
      <label id="l-1"><fontDescription key="fontDescription" style="UICTFontTextStyleBody); evil(("/>
      <color key="textColor); evil((" white="1" alpha="1"/></label>
      <textField id="t-1" borderStyle="line; evil()"><textInputTraits key="textInputTraits" textContentType="name; evil()"/></textField>
      <button id="b-1" customClass="X.self); evil(("/>
      """,
      controller:
        "<connections><outlet property=\"continue\" destination=\"b-1\" id=\"o-1\"/><outlet property=\"connect\" destination=\"t-1\" id=\"o-2\"/></connections>"
    )
    #expect(
      lines(hostile).filter { $0.contains("evil") }
        == ["textField.textContentType = UITextContentType(rawValue: \"name; evil()\")"].map {
          $0.replacing("textField", with: "connect2")
        })
    #expect(lines(hostile).contains("connect(controller, \"continue\", to: button)"))
    #expect(lines(file).contains("label.text = \"\\\\(exit(0))\\\"); exit(0)\\n//\""))
  }

  @Test func aGestureBeginsASegue() throws {
    let tap = """
      <tapGestureRecognizer id="r-1"><connections>
      <segue destination="c-1" kind="show" identifier="again" id="s-1"/></connections></tapGestureRecognizer>
      """
    let file = try read("", objects: tap)
    #expect(lines(file).contains("segue(\"again\", from: controller) { storyboardController(\"Main\", \"c-1\") }"))
    #expect(lines(file).contains("connect(tapGestureRecognizer, to: controller, segue: \"again\")"))
    #expect(file.problems == [])
  }

  @Test func theOwnerOfANibHasItsOutletsAndActions() throws {
    let file = try InterfaceFile(
      "Card",
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="CardView"><connections>
        <outlet property="contentView" destination="v-1" id="o-1"/><outlet property="view" destination="v-1" id="o-2"/>
        <outlet property="nameField" destination="t-1" id="o-3"/></connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="v-1"><subviews><textField id="t-1"><connections>
        <outlet property="delegate" destination="-1" id="o-4"/>
        <action selector="changed:" destination="-1" eventType="editingChanged" id="a-1"/></connections></textField>
        </subviews></view></objects></document>
        """)
    #expect(file.problems == [])
    let expected = [
      "nib(\"Card\", UIView.self) { root, owner in", "connect(owner, \"contentView\", to: root)",
      "if !(owner is UIViewController) { connect(owner, \"view\", to: root) }",
      "connect(owner, \"nameField\", to: nameField)", "nameField.delegate = owner as Any as? any UITextFieldDelegate",
      "connect(nameField, .editingChanged, to: owner, action: \"changed:\")",
    ]
    #expect(expected.filter { !lines(file).contains($0) } == [])
  }

  @Test func itemsOfBarsAreReadAndWhatIsNotUnderstoodOfThemIsNamed() throws {
    let file = try read(
      "",
      controller: """
        <navigationItem key="navigationItem" title="Edit" leftItemsSupplementBackButton="YES" backButtonTitle="Back" sparkles="YES" id="n-1">
        <barButtonItem key="leftBarButtonItem" title="Less" glitter="2" id="b-1">
        <color key="tintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </barButtonItem></navigationItem>
        <tabBarItem key="tabBarItem" title="Home" badgeValue="3" id="t-1"/>
        """)
    let lines = lines(file)
    #expect(lines.contains("controller.navigationItem.leftItemsSupplementBackButton = true"))
    #expect(lines.contains("controller.navigationItem.backButtonTitle = \"Back\""))
    #expect(lines.contains("controller.tabBarItem.badgeValue = \"3\""))
    #expect(lines.contains { $0.contains(".tintColor = UIColor(") })
    #expect(
      file.problems.map(\.message) == [
        "'sparkles=\"YES\"' of 'navigationItem' can't be read, and changes nothing.",
        "'glitter=\"2\"' of 'barButtonItem' can't be read, and changes nothing.",
      ])
  }

  @Test func effectsHaveTheirStyle() throws {
    let effects = ["<blurEffect style=\"dark\"/>", "<vibrancyEffect><blurEffect style=\"light\"/></vibrancyEffect>"]
    let file = try read(
      effects.enumerated().map { index, effect in
        "<visualEffectView id=\"e-\(index)\"><view key=\"contentView\" id=\"k-\(index)\"/>\(effect)</visualEffectView>"
      }.joined())
    #expect(file.problems.map(\.message) == [])
    #expect(file.scene.contains("UIVisualEffectView(effect: UIBlurEffect(style: .dark))"))
    #expect(
      file.scene.contains("UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)))"))
  }

  @Test func aControllerHasItsOwnAttributesItsEdgesAndTheWayBackByName() throws {
    let file = try read(
      "<button buttonType=\"system\" id=\"b-1\"><connections><segue destination=\"x-1\" kind=\"unwind\" identifier=\"Save\" unwindAction=\"back:\" id=\"u-1\"/></connections></button>",
      controller: """
        <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="kindName" value="length"/>
        </userDefinedRuntimeAttributes>
        """, objects: "<exit id=\"x-1\" sceneMemberID=\"exit\"/>")
    let lines = lines(file)
    #expect(lines.contains("controller.edgesForExtendedLayout = [.bottom]"))
    #expect(lines.contains("setAttribute(\"kindName\", of: controller, to: \"length\")"))
    #expect(lines.contains { $0.hasSuffix("of: controller, unwind: \"back:\", segue: \"Save\")") })
    #expect(file.problems.map(\.message) == [])
  }

  @Test func looseBarsHaveTheirButtonsAndSegmentsTheirState() throws {
    let file = try read(
      """
      <navigationBar id="n-1"><items><navigationItem title="Edit" id="n-2">
      <barButtonItem key="rightBarButtonItem" systemItem="done" id="n-3"/></navigationItem></items></navigationBar>
      <tabBar id="t-1"><items><tabBarItem title="Home" id="t-2"/></items></tabBar>
      <segmentedControl id="s-1"><segments><segment title="One"/><segment title="Two" enabled="NO"/></segments></segmentedControl>
      <searchBar id="f-1"><scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles></searchBar>
      """, objects: "<tapGestureRecognizer enabled=\"NO\" id=\"g-2\"/>")
    let lines = lines(file)
    #expect(lines.contains { $0.hasSuffix("= UINavigationItem(title: \"Edit\")") })
    #expect(lines.contains { $0.contains(".rightBarButtonItems = [") })
    #expect(lines.contains { $0.hasPrefix("let tabItem = UITabBarItem(title: \"Home\"") })
    #expect(lines.contains("tabBar.items = [tabItem]"))
    #expect(lines.contains { $0.hasSuffix(".setEnabled(false, forSegmentAt: 1)") })
    #expect(lines.contains { $0.hasSuffix(".scopeButtonTitles = [\"All\", \"New\"]") })
    #expect(lines.contains { $0.hasSuffix(".isEnabled = false") })
    #expect(file.problems.map(\.message) == [])
  }
}
