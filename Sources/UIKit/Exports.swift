// As on Apple's systems, `import UIKit` brings Foundation with it.
@_exported import Foundation
