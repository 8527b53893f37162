import UIKit

class BookCell: UICollectionViewCell {
  @IBOutlet weak var titleLabel: UILabel!
}

class ShelfHeader: UICollectionReusableView {
  @IBOutlet weak var countLabel: UILabel!
}

class ShelfController: UICollectionViewController {
  private let books = ["Figs", "Herbs"]
  private var lastRead: String?

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    books.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath) as! BookCell
    cell.titleLabel.text = books[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! ShelfHeader
    let count = String.localizedStringWithFormat(
      NSLocalizedString("books", comment: "How many there are."), books.count)
    header.countLabel.text = lastRead.map { NSLocalizedString("last", comment: "") + $0 } ?? count
    return header
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let book = segue.destination as? BookController, let cell = sender as? BookCell else { return }
    book.book = cell.titleLabel.text
  }

  @IBAction func backToShelf(_ segue: UIStoryboardSegue) {
    lastRead = (segue.source as? BookController)?.book
    collectionView.reloadData()
  }
}
