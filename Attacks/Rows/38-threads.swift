// Row 38: starts sleeping threads until it may not (2000 at most).
// Accepts: contained
import Foundation

func double(_ n: Int) -> Int {
  var started = 0
  for _ in 0..<2000 {
    var thread = pthread_t()
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 64 << 10)
    guard pthread_create(&thread, &attributes, { _ in sleep(60); return nil }, nil) == 0 else { break }
    started += 1
  }
  print("started", started)
  return n + 1
}
