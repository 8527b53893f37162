import Foundation

extension UIBarButtonItem {
  /// The buttons and spaces that UIKit brings along.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search,
      refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    @available(*, unavailable) case _other
  }

  /// What is written on the button, in English.
  package var shownTitle: String {
    if let title { return title }
    switch systemItem {
    case .done: return "Done"
    case .cancel: return "Cancel"
    case .edit: return "Edit"
    case .save: return "Save"
    case .undo: return "Undo"
    case .redo: return "Redo"
    default: return ""
    }
  }

  /// What accessibility calls a button that shows a picture. [?] Apple does not list these.
  var spokenName: String? {
    if let accessibilityLabel { return accessibilityLabel }
    switch systemItem {
    case .add: return "Add"
    case .compose: return "Compose"
    case .reply: return "Reply"
    case .action: return "Share"
    case .organize: return "Organize"
    case .bookmarks: return "Bookmarks"
    case .search: return "Search"
    case .refresh: return "Refresh"
    case .stop: return "Stop"
    case .camera: return "Camera"
    case .trash: return "Delete"
    case .play: return "Play"
    case .pause: return "Pause"
    case .rewind: return "Rewind"
    case .fastForward: return "Fast Forward"
    case .pageCurl: return "Page Curl"
    case .close: return "Close"
    default: return nil
    }
  }

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
