import Testing

@testable import InterfaceFiles

/// Parts of views and controllers as Xcode writes them.
@Suite struct InterfacePartsTests {
  private func expect(_ lines: [String], in file: InterfaceFile, messages: [String] = []) {
    for line in lines where !file.lines.contains(line) { Issue.record("\(line)\n\(file.scene)") }
    #expect(file.messages == messages)
  }

  @Test func aMenuHasItsElementsAndTheyTheirActions() throws {
    let file = try StoryboardFixture.read(
      """
      <button showsMenuAsPrimaryAction="YES" id="b-1"><menu key="menu" id="m-1"><menuElements>
      <command title="Name" image="pencil" catalog="system" state="on" id="m-2"><connections>
      <action selector="byName:" destination="c-1" id="a-1"/></connections></command>
      <menu title="More" displayInline="YES" id="m-3"><menuElements><action title="Away" destructive="YES" id="m-4"/></menuElements></menu>
      <clock id="m-5"/></menuElements></menu></button>
      """)
    expect(
      [
        #"let menuElement2 = menuElement("Name", image: UIImage(systemName: "pencil"), state: .on)"#,
        #"let menuElement3 = menuElement("Away", attributes: [.destructive])"#,
        #"let menu = UIMenu(title: "More", options: [.displayInline], children: [menuElement3])"#,
        "let menu2 = UIMenu(children: [menuElement2, menu])", "button.menu = menu2",
        #"connect(menuElement2, to: controller, action: "byName:")"#,
      ], in: file, messages: ["'clock' of a menu can't be read, and is left out."])
  }

  @Test func aTableControllerHasItsRefreshControl() throws {
    let file = try StoryboardFixture.read(
      kind: "tableViewController", view: "tableView",
      controller: """
        <refreshControl key="refreshControl" contentMode="center" enabled="NO" id="r-1"><connections>
        <action selector="pulled:" destination="c-1" eventType="valueChanged" id="a-1"/></connections></refreshControl>
        """)
    expect(
      [
        "let refreshControl = UIRefreshControl()", "controller.refreshControl = refreshControl",
        #"connect(refreshControl, .valueChanged, to: controller, action: "pulled:")"#,
      ], in: file)
    #expect(!file.scene.contains("isEnabled"))
  }

  @Test func symbolsHaveTheirConfiguration() throws {
    let file = try StoryboardFixture.read(
      """
      <imageView userInteractionEnabled="NO" id="i-1"><imageReference key="image" image="star" catalog="system" renderingMode="template"/>
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="30" scale="large" weight="bold"/></imageView>
      <button id="b-1"><state key="normal" title="Go" image="star" catalog="system">
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="small"/></state></button>
      <imageView userInteractionEnabled="NO" image="a" highlightedImage="b" id="i-2"><preferredSymbolConfiguration key="preferredSymbolConfiguration" weight="thin" scale="small"/></imageView>
      """)
    expect(
      [
        #"imageView.image = UIImage(systemName: "star")?.withRenderingMode(.alwaysTemplate)"#,
        "imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large)",
        "button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(scale: .small), forImageIn: .normal)",
        "imageView2.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .small).applying(UIImage.SymbolConfiguration(weight: .thin))",
        #"imageView2.highlightedImage = UIImage(named: "b")"#,
      ], in: file)
  }

  @Test func aButtonsConfigurationIsReadWhole() throws {
    let file = try StoryboardFixture.read(
      """
      <button id="b-1"><buttonConfiguration key="configuration" style="tinted" title="Go" imagePlacement="top" imagePadding="4" cornerStyle="capsule" buttonSize="huge" glitter="2">
      <fontDescription key="titleFontDescription" type="boldSystem" pointSize="20"/>
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      <backgroundConfiguration key="background" cornerRadius="8"><color key="strokeColor" white="0.5" alpha="1"/></backgroundConfiguration>
      </buttonConfiguration></button>
      """)
    expect(
      [
        "button.configuration = .tinted()", "button.configuration?.imagePlacement = .top",
        "button.configuration?.imagePadding = 4", "button.configuration?.cornerStyle = .capsule",
        "button.titleLabel?.font = UIFont.boldSystemFont(ofSize: 20)",
        "button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)",
        "button.configuration?.background.cornerRadius = 8",
        "button.configuration?.background.strokeColor = UIColor(white: 0.5, alpha: 1)",
      ], in: file,
      messages: [
        "'buttonSize=\"huge\"' of 'buttonConfiguration' can't be read, and changes nothing.",
        "'glitter=\"2\"' of 'buttonConfiguration' can't be read, and changes nothing.",
      ])
  }

  @Test func barsOfControllersAndLooseOnesHaveTheirOutlets() throws {
    let file = try StoryboardFixture.read(
      kind: "navigationController",
      controller: """
        <navigationBar key="navigationBar" id="n-1"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        <textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1"/></textAttributes>
        <navigationBarAppearance key="standardAppearance"/></navigationBar><toolbar key="toolbar" id="n-2"/>
        <connections><outlet property="bar" destination="n-1" id="o-1"/></connections>
        """,
      objects: """
        <tabBar id="t-1"><items><tabBarItem title="One" badgeValue="2" id="t-2"/></items><connections>
        <outlet property="selectedItem" destination="t-2" id="o-2"/><outlet property="delegate" destination="c-1" id="o-3"/>
        <outlet property="mood" destination="c-1" id="o-4"/></connections></tabBar>
        """)
    expect(
      [
        "controller.navigationBar.titleTextAttributes = [.foregroundColor: UIColor(white: 1, alpha: 1)]",
        #"connect(controller, "bar", to: controller.navigationBar)"#, "selectedItem.badgeValue = \"2\"",
        "tabBar.items = [selectedItem]", "tabBar.selectedItem = selectedItem",
        "tabBar.delegate = controller as Any as? any UITabBarDelegate",
      ], in: file,
      messages: [
        "'navigationBarAppearance' (standardAppearance) of 'navigationBar' can't be read, and changes nothing.",
        "The outlet 'mood' of 'tabBar' can't be read, and stays empty.",
      ])
    #expect(!file.scene.contains("navigationBar.frame"))
  }

  @Test func attributesOfOnesOwnAreOfEveryType() throws {
    let attributes = [
      #"type="boolean" keyPath="a" value="YES"/>"#,
      #"type="number" keyPath="layer.cornerRadius"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>"#,
      #"type="string" keyPath="c" value="x"/>"#, #"type="image" keyPath="d" value="Logo"/>"#,
      #"type="color" keyPath="layer.borderColor"><color key="value" white="1" alpha="1"/></userDefinedRuntimeAttribute>"#,
      #"type="point" keyPath="f"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>"#,
      #"type="size" keyPath="g"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>"#,
      #"type="rect" keyPath="h"><rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>"#,
      #"type="range" keyPath="i"><range key="value" location="1" length="2"/></userDefinedRuntimeAttribute>"#,
      #"type="nil" keyPath="j"/>"#, #"type="mood" keyPath="k" value="x"/>"#,
    ].map { "<userDefinedRuntimeAttribute \($0)" }
    let file = try StoryboardFixture.read(
      "<view id=\"w-1\"><userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes></view>")
    expect(
      [
        #"setAttribute("a", of: view2, to: true)"#, #"setAttribute("layer.cornerRadius", of: view2, to: 2.5)"#,
        #"setAttribute("c", of: view2, to: "x")"#, #"setAttribute("d", of: view2, to: UIImage(named: "Logo"))"#,
        "view2.layer.borderColor = (UIColor(white: 1, alpha: 1)).cgColor",
        #"setAttribute("f", of: view2, to: CGPoint(x: 1, y: 2))"#,
        #"setAttribute("g", of: view2, to: CGSize(width: 1, height: 2))"#,
        #"setAttribute("h", of: view2, to: CGRect(x: 1, y: 2, width: 3, height: 4))"#,
        #"setAttribute("i", of: view2, to: NSRange(location: 1, length: 2))"#,
        #"setAttribute("j", of: view2, to: nil)"#,
      ], in: file, messages: ["The attribute 'k' of the type 'mood' can't be read."])
    #expect(file.names.isSuperset(of: ["cornerRadius", "a", "Form"]))
  }

  @Test func whatScreenReadersAreToldIsRead() throws {
    let file = try StoryboardFixture.read(
      """
      <label userInteractionEnabled="NO" id="l-1"><accessibility key="accessibilityConfiguration" hint="Opens" value="3">
      <string key="label">Two
      lines</string><accessibilityTraits key="traits" button="YES" notEnabled="YES"/><bool key="isElement" value="YES"/></accessibility></label>
      <label userInteractionEnabled="NO" id="l-2"><accessibility key="accessibilityConfiguration" mood="good"><accessibilityTraits key="traits" glows="YES"/></accessibility></label>
      """)
    expect(
      [
        "label.accessibilityTraits = [.button, .notEnabled]", #"label.accessibilityLabel = "Two\nlines""#,
        #"label.accessibilityHint = "Opens""#, "label.isAccessibilityElement = true",
      ], in: file,
      messages: [
        "'glows=\"YES\"' of 'accessibilityTraits' can't be read, and changes nothing.",
        "'mood=\"good\"' of 'accessibility' can't be read, and changes nothing.",
      ])
  }

  @Test func aDatePickerHasItsModeItsDatesAndItsZone() throws {
    let file = try StoryboardFixture.read(
      """
      <datePicker datePickerMode="countDownTimer" minuteInterval="5" style="wheels" countDownDuration="60" id="d-1">
      <date key="maximumDate" timeIntervalSinceReferenceDate="100"/><locale key="locale" localeIdentifier="de_DE"/>
      <timeZone key="timeZone" name="Europe/Berlin"><mutableData key="data">VFpp</mutableData></timeZone></datePicker>
      """)
    expect(
      [
        "datePicker.datePickerMode = .countDownTimer", "datePicker.minuteInterval = 5",
        "datePicker.preferredDatePickerStyle = .wheels", "datePicker.countDownDuration = 60",
        "datePicker.maximumDate = Date(timeIntervalSinceReferenceDate: 100)",
        #"datePicker.locale = Locale(identifier: "de_DE")"#,
        #"datePicker.timeZone = TimeZone(identifier: "Europe/Berlin")"#,
      ], in: file)
  }

  @Test func rowsInUIKitsStylesHaveTheLooksOfTheirLabels() throws {
    let rows = try StoryboardFixture.read(
      """
      <tableView id="t-1"><sections><tableViewSection id="s-1"><string key="headerTitle">Two
      lines</string><cells>
      <tableViewCell customClass="Row" textLabel="l-1" detailTextLabel="l-2" style="IBUITableViewCellStyleValue1" id="t-2">
      <tableViewCellContentView key="contentView" id="t-3"><subviews>
      <label text="Name" id="l-1"><rect key="frame" x="1" y="2" width="3" height="4"/><fontDescription key="fontDescription" type="system" pointSize="20"/></label>
      <label text="Value" id="l-2"><color key="textColor" white="0.5" alpha="1"/></label>
      </subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
      """)
    expect(
      [
        "let row = made(Row.self, style: .value1)", #"row.textLabel!.text = "Name""#,
        "row.textLabel!.font = UIFont.systemFont(ofSize: 20)",
        "row.detailTextLabel!.textColor = UIColor(white: 0.5, alpha: 1)",
        #"staticRows(of: tableView, [StaticSection(header: "Two\nlines", footer: nil, rows: [row])])"#,
      ], in: rows)
    #expect(!rows.scene.contains("textLabel!.frame"))
  }

  @Test func aRowOfATableKeepsItsIdentifier() throws {
    let rows = try StoryboardFixture.read(
      """
      <tableView id="t-1"><sections><tableViewSection id="s-1"><cells>
      <tableViewCell reuseIdentifier="reset" id="t-2"/>
      <tableViewCell reuseIdentifier="name" customClass="Row" style="IBUITableViewCellStyleValue1" id="t-3"/>
      <tableViewCell reuseIdentifier="plain" customClass="Row" id="t-4"/></cells></tableViewSection></sections></tableView>
      """)
    expect(
      [
        #"let row = UITableViewCell(style: .default, reuseIdentifier: "reset")"#,
        #"let row2 = made(Row.self, style: .value1, reuseIdentifier: "name")"#,
        #"let row3 = made(Row.self, style: .default, reuseIdentifier: "plain")"#,
      ], in: rows)
  }

  /// Xcode leaves an element behind where a table had rows of its own before it got prototypes.
  @Test func aTableWithAnEmptyElementOfSectionsHasTheRowsOfItsDataSource() throws {
    let rows = try StoryboardFixture.read(#"<tableView dataMode="prototypes" id="t-1"><sections/></tableView>"#)
    #expect(!rows.scene.contains("staticRows") && rows.problems.isEmpty)
  }

  @Test func lettersStayAsTheyAreTypedWhereTheFileSaysNothing() throws {
    let file = try StoryboardFixture.read(
      """
      <textField id="t-1"><textInputTraits key="textInputTraits"/></textField>
      <textView id="t-2"><textInputTraits key="textInputTraits" autocapitalizationType="sentences"/><dataDetectorType key="dataDetectorTypes" link="YES"/></textView>
      """)
    expect(
      [
        "textField.autocapitalizationType = .none", "textView.autocapitalizationType = .sentences",
        "textView.dataDetectorTypes = [.link]",
      ], in: file)
  }

  @Test func whatIsNotUnderstoodInsideOfAnElementIsNamedWithItsKey() throws {
    let file = try StoryboardFixture.read(
      """
      <label userInteractionEnabled="NO" id="l-1"><color key="moodColor" white="1" alpha="1"/><real key="mood" value="1"/></label>
      <button id="b-1"><inset key="moodInset" minX="1"/><string key="mood">x</string></button>
      <view id="w-1"><view key="overlay" id="w-2"/></view>
      """,
      controller: """
        <keyCommands key="keyCommands"/><navigationItem key="navigationItem" id="n-1"><nil key="title"/><searchThing key="searchController"/></navigationItem>
        <size key="freeformSize" width="1" height="2"/>
        """,
      objects: "<tapGestureRecognizer mood=\"3\" id=\"g-1\"/>")
    #expect(
      file.messages.sorted() == [
        "'color' (moodColor) of a UILabel can't be read, and changes nothing.",
        "'inset' (moodInset) of 'button' can't be read, and changes nothing.",
        "'keyCommands' (keyCommands) of 'viewController' can't be read, and changes nothing.",
        "'mood=\"3\"' of 'tapGestureRecognizer' can't be read, and changes nothing.",
        "'real' (mood) of 'label' can't be read, and changes nothing.",
        "'searchThing' (searchController) of 'navigationItem' can't be read, and changes nothing.",
        "'string' (mood) of 'button' can't be read, and changes nothing.",
        "'view' (overlay) of 'view' can't be read, and changes nothing.",
      ])
  }

  @Test func constraintsHaveClassesTextsAreDecodedAndViewsInBarsAreTold() throws {
    let file = try StoryboardFixture.read(
      """
      <label id="l-1"><string key="text" base64-UTF8="YES">bWlsawpicmVhZA</string><point key="canvasLocation" x="1" y="2"/>
      <constraints><constraint firstAttribute="width" constant="30" id="k-1" customClass="KeyboardConstraint" customModule="App"/></constraints></label>
      <toolbar id="t-1"><items><barButtonItem id="i-1"><button key="customView" id="b-1"/></barButtonItem></items></toolbar>
      """)
    expect(
      [
        "let constraint = KeyboardConstraint(", #"label.text = "milk\nbread""#,
        "let item = UIBarButtonItem(customView: button)",
      ], in: file)
  }
}
