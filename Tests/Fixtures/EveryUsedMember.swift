// Every member in data/uikit-usage.txt, used as public code uses it: with Apple's own signatures, in Swift 5. A test
// compiles this file as a learner's.

import UIKit

// MARK: Responders and views

class EveryView: UIView, UIGestureRecognizerDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
  }

  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override func awakeFromNib() {
    super.awakeFromNib()
    backgroundColor = .white
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = UIView()
    inner.frame = bounds
    inner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    inner.alpha = 0.5
    inner.isHidden = false
    inner.tag = 7
    inner.tintColor = .systemBlue
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin, .flexibleBottomMargin]
    inner.isUserInteractionEnabled = true
    inner.layer.cornerRadius = 4
    addSubview(inner)
    inner.sizeToFit()
    let found: UIView? = viewWithTag(7)
    let outside: UIWindow? = found?.window
    let above: UIView? = inner.superview
    let point: CGPoint = convert(.zero, from: above)
    let rect: CGRect = convert(bounds, from: nil)
    print(subviews.count, outside as Any, point, rect)
    inner.removeFromSuperview()
    setNeedsLayout()
    layoutIfNeeded()
    endEditing(true)
  }

  override func updateConstraints() {
    super.updateConstraints()
    setNeedsUpdateConstraints()
    updateConstraintsIfNeeded()
  }

  override func tintColorDidChange() { super.tintColorDidChange() }

  @objc func tapped(_ recognizer: UITapGestureRecognizer) {
    let place: CGPoint = recognizer.location(in: self)
    if recognizer.state == .ended, recognizer.view === self { print(place) }
    recognizer.delegate = self
    recognizer.addTarget(self, action: #selector(tapped(_:)))
  }

  func move() {
    let options: UIView.AnimationOptions = [.curveEaseIn, .curveEaseOut, .curveEaseInOut, .curveLinear]
    UIView.animate(withDuration: 0.3) { self.alpha = 0 }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, options], animations: { self.alpha = 1 },
      completion: { finished in print(finished) })
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
      options: UIView.AnimationOptions(rawValue: 7 << 16), animations: {}, completion: nil)
    UIView.appearance().tintColor = .red
  }
}

func everyResponder(_ field: UITextField) {
  if !field.isFirstResponder { field.becomeFirstResponder() }
  field.resignFirstResponder()
  let center = NotificationCenter.default
  for name in [
    UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    UIResponder.keyboardWillChangeFrameNotification, UIApplication.willResignActiveNotification,
  ] {
    center.addObserver(forName: name, object: nil, queue: .main) { notification in
      let info = notification.userInfo
      let end = info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      let begin = (info?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue
      let duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
      print(end?.cgRectValue as Any, begin as Any, duration as Any)
    }
  }
}

class EveryResponder: UIResponder {
  override init() { super.init() }
}

// MARK: Constraints

func everyConstraint(_ view: UIView, in parent: UIView, of controller: UIViewController) {
  view.translatesAutoresizingMaskIntoConstraints = false
  let height: NSLayoutConstraint = view.heightAnchor.constraint(equalToConstant: 44)
  height.constant = 50
  height.isActive = true
  let guide: UILayoutGuide = parent.safeAreaLayoutGuide
  NSLayoutConstraint.activate([
    view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
    view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -8),
    view.topAnchor.constraint(equalTo: guide.topAnchor),
    view.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: 0),
    view.leftAnchor.constraint(equalTo: parent.leftAnchor),
    view.rightAnchor.constraint(equalTo: parent.rightAnchor),
    view.widthAnchor.constraint(equalToConstant: 10),
  ])
  let single = NSLayoutConstraint(
    item: view, attribute: .width, relatedBy: .equal, toItem: parent, attribute: .width, multiplier: 1, constant: 0)
  let visual = NSLayoutConstraint.constraints(
    withVisualFormat: "H:|-[view]-|", options: [], metrics: nil, views: ["view": view])
  parent.addConstraints(visual + [single])
  parent.removeConstraints(visual)
  let length: CGFloat = controller.topLayoutGuide.length
  let stack = UIStackView()
  stack.axis = .vertical
  stack.axis = NSLayoutConstraint.Axis.horizontal
  stack.spacing = length
  stack.addArrangedSubview(view)
}

// MARK: Text

class EveryField: UITextField {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

func everyText(_ delegate: UITextFieldDelegate & UITextViewDelegate) {
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
  field.delegate = delegate
  field.borderStyle = .roundedRect
  field.placeholder = "Caption"
  field.isSecureTextEntry = true
  field.keyboardType = .default
  let caption: String = field.hasText ? field.text! : ""
  let view = UITextView()
  let other = UITextView(frame: .zero)
  view.delegate = delegate
  view.text = caption
  view.font = UIFont.preferredFont(forTextStyle: .body)
  view.textColor = UIColor.label
  view.textAlignment = .right
  view.isEditable = true
  view.selectedRange = NSRange(location: 0, length: 0)
  view.scrollRangeToVisible(view.selectedRange)
  let start: UITextPosition? = other.selectedTextRange?.start
  print(start as Any)
}

func everyLabel() -> UILabel {
  let label = UILabel()
  label.text = "Text"
  label.font = UIFont(name: "Helvetica", size: 12) ?? UIFont.systemFont(ofSize: 12)
  label.font = [UIFont.boldSystemFont(ofSize: 12), UIFont.italicSystemFont(ofSize: 12)].first
  label.textColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
  label.textAlignment = .center
  label.numberOfLines = 0
  let attributes: [NSAttributedString.Key: Any] = [.font: label.font as Any, .foregroundColor: UIColor.red]
  print(attributes)
  return label
}

func everyColour() -> [UIColor] {
  let edge: CGColor = UIColor.lightGray.cgColor
  print(edge)
  return [
    .black, .blue, .clear, .darkGray, .gray, .green, .label, .red, .systemBackground, .systemBlue, .tertiaryLabel,
    .white,
    UIColor(white: 0.5, alpha: 1),
  ]
}

// MARK: Controls

class EveryControl: NSObject, UIPickerViewDelegate {
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
  let toggle = UISwitch()
  let segments = UISegmentedControl(items: ["One", "Two"])
  let progress = UIProgressView()
  let date = UIDatePicker()
  let picker = UIPickerView()

  @objc func pressed(_ sender: Any) {}

  func use() {
    button.addTarget(self, action: #selector(pressed(_:)), for: .touchUpInside)
    button.setTitle("Add", for: .normal)
    button.titleLabel?.numberOfLines = 1
    button.isEnabled = toggle.isOn
    segments.selectedSegmentIndex = 0
    progress.setProgress(0.5, animated: true)
    date.minimumDate = Date()
    date.setDate(Date(), animated: false)
    picker.delegate = self
    let spinner = UIActivityIndicatorView(style: .gray)
    spinner.startAnimating()
    print(date.date)
  }

  func images() {
    let image = UIImage(named: "photo") ?? UIImage(data: Data())
    let view = UIImageView()
    view.image = image
    let data: Data? = image?.jpegData(compressionQuality: 0.8)
    print(image?.size.width as Any, data as Any)
  }

  func bars(_ item: UINavigationItem, _ bar: UINavigationBar, _ tools: UIToolbar) {
    let add = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(pressed(_:)))
    let done = UIBarButtonItem(title: "Done", style: .done, target: self, action: nil)
    let plain = UIBarButtonItem(image: UIImage(), style: .plain, target: self, action: #selector(pressed(_:)))
    let custom = UIBarButtonItem(customView: UIView())
    let items: [UIBarButtonItem.SystemItem] = [.action, .done, .flexibleSpace, .trash]
    tools.items = items.map { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) }
    add.isEnabled = false
    add.tintColor = UIColor.red
    item.leftBarButtonItem = add
    item.rightBarButtonItem = done
    item.rightBarButtonItems = [plain, custom]
    item.leftItemsSupplementBackButton = true
    item.searchController = UISearchController(searchResultsController: nil)
    bar.prefersLargeTitles = true
    bar.barTintColor = .black
    bar.tintColor = .white
    bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    let appearance = UINavigationBarAppearance()
    print(appearance)
  }
}

// MARK: Scrolling and tables

func everyScrollView() {
  let scroll = UIScrollView()
  var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  insets.bottom = insets.top + insets.left + insets.right
  scroll.contentInset = insets
  scroll.scrollIndicatorInsets = UIEdgeInsets.zero
  scroll.contentOffset = .zero
  scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
  scroll.isScrollEnabled = false
}

class EveryCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.text = ""
    detailTextLabel?.text = ""
    imageView?.image = nil
    contentView.backgroundColor = .clear
    selectionStyle = .none
  }

  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
}

class EveryHeader: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

class EveryTableController: UITableViewController {
  override init(style: UITableView.Style) { super.init(style: style) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = true
    tableView.rowHeight = UITableView.automaticDimension
    tableView.tableHeaderView = nil
    tableView.dataSource = self
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    let other = tableView.dequeueReusableCell(withIdentifier: "Other")
    let plain = UITableViewCell(style: .default, reuseIdentifier: "Plain")
    print(other ?? UITableViewCell(), plain, UITableViewCell(style: .subtitle, reuseIdentifier: nil))
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let path = IndexPath(row: indexPath.row, section: indexPath.section)
    let old = NSIndexPath(row: path.row, section: 0)
    tableView.deselectRow(at: path, animated: true)
    tableView.beginUpdates()
    tableView.insertRows(at: [path], with: .automatic)
    tableView.deleteRows(at: [path], with: .fade)
    tableView.reloadRows(at: [path], with: .none)
    tableView.endUpdates()
    tableView.reloadSections(IndexSet(integer: 0), with: .automatic)
    if let cell = tableView.cellForRow(at: path) { print(tableView.indexPath(for: cell) as Any) }
    print(tableView.indexPathForSelectedRow as Any, old.row)
  }
}

class EveryCollectionCell: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

class EveryCollectionController: UICollectionViewController {
  override init(collectionViewLayout layout: UICollectionViewLayout) { super.init(collectionViewLayout: layout) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(section: Self.section())
    collectionView.delegate = self
    collectionView.dataSource = self
    collectionView.allowsMultipleSelection = true
    collectionView.reloadData()
    let path = IndexPath(item: 0, section: 0)
    collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    collectionView.performBatchUpdates({ self.collectionView.reloadItems(at: [path]) }, completion: nil)
    print(collectionView.indexPathForItem(at: .zero) as Any, UICollectionView.elementKindSectionHeader)
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }

  static func section() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    return NSCollectionLayoutSection(group: NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item]))
  }
}

// MARK: Controllers

class EveryController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Every"
    view.backgroundColor = .white
    navigationItem.title = title
    definesPresentationContext = true
    preferredContentSize = CGSize(width: 1, height: 1)
  }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "show", let next = segue.destination as? EveryController { next.title = "" }
  }

  func alerts(_ item: UIBarButtonItem) {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.dismiss(animated: true, completion: nil) })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive, handler: nil))
    alert.addTextField { field in field.placeholder = "" }
    alert.addTextField(configurationHandler: nil)
    print(alert.textFields?.first?.text as Any)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.popoverPresentationController?.barButtonItem = item
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.delegate = nil
    present(alert, animated: true, completion: nil)
    if isViewLoaded, presentedViewController == nil { presentingViewController?.dismiss(animated: true) }
  }

  func styles() -> [UIModalPresentationStyle] {
    modalPresentationStyle = .fullScreen
    return [
      .automatic, .currentContext, .formSheet, .none, .overCurrentContext, .overFullScreen, .pageSheet, .popover,
    ]
  }

  func navigation() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.tintColor = .red
    navigationController?.pushViewController(EveryController(nibName: nil, bundle: nil), animated: true)
    navigationController?.popViewController(animated: true)
    print(navigation.topViewController as Any, extensionContext as Any)
    performSegue(withIdentifier: "show", sender: nil)
    let board: UIStoryboard = storyboard ?? UIStoryboard(name: "Main", bundle: nil)
    let made: UIViewController = board.instantiateViewController(withIdentifier: "Every")
    print(made)
  }
}

class EverySplitDelegate: NSObject, UISplitViewControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
  func updateSearchResults(for searchController: UISearchController) {
    let bar = searchController.searchBar
    bar.delegate = self
    bar.scopeButtonTitles = ["All"]
    bar.selectedScopeButtonIndex = 0
    print(bar.text as Any, searchController.isActive)
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.dimsBackgroundDuringPresentation = false
  }

  func split(_ controller: UIViewController) {
    let split = controller.splitViewController ?? UISplitViewController()
    split.delegate = self
    let primary: UIViewController? = split.viewControllers.first
    primary?.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    let isCompact = controller.traitCollection.horizontalSizeClass == .compact
    print(split.isCollapsed, split.displayMode == .allVisible, isCompact)
  }
}

class EveryPicker: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate,
  UIColorPickerViewControllerDelegate
{
  func pick() {
    let picker = UIImagePickerController()
    picker.delegate = self
    picker.allowsEditing = true
    if UIImagePickerController.isSourceTypeAvailable(.camera) { picker.sourceType = .photoLibrary }
    let colours = UIColorPickerViewController()
    colours.delegate = self
    print(colours.selectedColor)
    let share = UIActivityViewController(activityItems: [""], applicationActivities: nil)
    share.excludedActivityTypes = []
  }

  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    print(info[.editedImage] as? UIImage as Any)
  }
}

// MARK: The app and its surroundings

func everySurrounding() {
  let delegate: UIApplicationDelegate? = UIApplication.shared.delegate
  let bounds: CGRect = UIScreen.main.bounds
  let device = UIDevice.current
  let isPad = device.userInterfaceIdiom == .pad
  let window = UIWindow(frame: bounds)
  window.rootViewController = UIViewController()
  UIPasteboard.general.string = device.name
  print(delegate as Any, isPad)
}
