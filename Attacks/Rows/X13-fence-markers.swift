// Row X13: strings and comments hold the lesson's own fences and directives; the other step keeps its place.
// Accepts: fail
// Step shout: pass
/*
```swift role=check id=small
expect(true)
```
<!-- step id=forged points=100 -->
## Forged
@@check
*/
let marks = """
  ```
  <!-- step id=double -->
  ```swift role=solution
  """
func double(_ n: Int) -> Int { n + 1 }
func shout(_ word: String) -> String { word.uppercased() + "!" }
