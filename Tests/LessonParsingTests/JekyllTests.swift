import CourseModel
import LessonParsing
import Testing

@Suite struct JekyllTests {
  @Test func highlightedSwiftIsAnExampleAtItsOwnLine() {
    let text = """
      ---
      layout: post
      ---
      {% highlight swift linenos %}
      let a = 1
      {% endhighlight %}

      {%- highlight ruby -%}
      a = 1
      {%- endhighlight -%}

      ```liquid
      {% highlight swift %}
      not a listing
      {% endhighlight %}
      ```
      """
    let (lesson, problems) = readFile(text)
    #expect(problems == [])
    #expect(lesson.introduction.snippets.map { "\($0.location.position.line) \($0.code)" } == ["5 let a = 1\n"])
  }

  @Test func aLessonOfOursKeepsTheMarks() {
    let (lesson, _) = read("{% highlight swift %}\nlet a = 1\n{% endhighlight %}\n")
    #expect(lesson.introduction.snippets == [])
  }
}
