/// GitHub Classroom's workflow: `.github/workflows/classroom.yml` in the assignment's template repository.
/// Source: GitHub Classroom, *Use autograding*; the README files of its actions `autograding-command-grader` and
/// `autograding-grading-reporter`.
enum GitHubClassroomFiles {
  typealias Step = (id: String, title: String, points: Int)

  static func all(lesson: String, title: String, steps: [Step], tool: String) -> [AutograderPackage.File] {
    [
      AutograderPackage.File(path: ".github/workflows/classroom.yml", text: workflow(lesson, steps, tool)),
      AutograderPackage.File(path: "course/step-passed.py", text: script),
      AutograderPackage.File(path: "README.md", text: readme(title)),
    ]
  }

  private static func workflow(_ lesson: String, _ steps: [Step], _ tool: String) -> String {
    let names = steps.indices.map { "step-\($0 + 1)" }
    let graders = zip(names, steps).map { name, step in
      """
          - name: \(ScriptText.quoted(step.title))
            id: \(name)
            uses: classroom-resources/autograding-command-grader@v1
            with:
              test-name: \(ScriptText.quoted(step.title))
              command: \(ScriptText.quoted("python3 course/step-passed.py report.json \(step.id)"))
              timeout: 1
              max-score: \(step.points)

      """
    }.joined()
    let results = names.map { "          \($0.uppercased())_RESULTS: \"${{steps.\($0).outputs.result}}\"\n" }.joined()
    return """
      # Grades a push with Coursemark, and reports each step to GitHub Classroom.
      name: Autograding Tests
      "on":
        - push
        - workflow_dispatch
      permissions:
        checks: write
        actions: read
        contents: read
      jobs:
        autograding:
          runs-on: ubuntu-latest
          container: swift:6.3
          if: github.actor != 'github-classroom[bot]'
          steps:
            - uses: actions/checkout@v4
              with:
                path: submission
            # The lesson's checks and solutions, in a private repository that learners can't read.
            - uses: actions/checkout@v4
              with:
                repository: ${{ vars.COURSE_REPOSITORY }}
                token: ${{ secrets.COURSE_TOKEN }}
                path: course
            # What did not pass is told by the steps below.
            - uses: \(tool)
              continue-on-error: true
              with:
                command: grade
                path: \(ScriptText.quoted("course/\(lesson)"))
                args: --submission submission --format json=report.json

      """ + graders.indented(by: 2) + """
              - name: Autograding Reporter
                uses: classroom-resources/autograding-grading-reporter@v1
                env:
        \(results)        with:
                  runners: \(names.joined(separator: ","))

        """
  }

  /// Beside the lesson, where learners can't change it.
  private static let script = """
    \"\"\"Says what became of a step in a report of Coursemark's, and ends with 0 if it passed.\"\"\"

    import json
    import sys

    report, name = sys.argv[1:]
    try:
        with open(report, encoding="utf-8") as file:
            steps = [step for lesson in json.load(file)["lessons"] for step in lesson["steps"]]
    except OSError:
        steps = []
    checks = [check for step in steps if step["step"] == name for check in step["checks"]]
    if not checks:
        print(f"::warning::Step {name} was not graded; the log of Coursemark above says why.")
    elif any(check["verdict"] in ("unsupported", "fault") for check in checks):
        print(f"::warning::Step {name} was not judged, which GitHub Classroom can only count as not passed. Grade it by hand.")
    for check in checks:
        print(f"{check['verdict']}: {check['title']}")
        if check["verdict"] != "pass" and "reason" in check:
            print(f"  {check['reason']}")
        for number, event in enumerate(check["story"], start=1):
            print(f"    {number}. {event}")
    sys.exit(0 if checks and all(check["verdict"] == "pass" for check in checks) else 1)

    """

  private static func readme(_ title: String) -> String {
    """
    # Autograding of "\(title)" for GitHub Classroom

    1. Push what is in `course/` to a private repository that only you can read.
    2. Put `.github/` into the template repository of the assignment, beside the files that `coursemark start` writes for learners. Nothing else of this folder belongs there.
    3. In the organisation's settings for Actions, make the variable `COURSE_REPOSITORY` (`OWNER/NAME` of the private repository) and the secret `COURSE_TOKEN` (a
       fine-grained token that may read the contents of that repository alone).
    4. In the workflow, `uses: …/coursemark@…` names the copy of Coursemark's repository that you use.

    Each step of the lesson is a test with the step's points. Learners can change the workflow in their own repositories, and a workflow that runs in them can be made to tell the secret: a grade
    that counts comes from `coursemark grade --submissions` on the teacher's side.

    """
  }
}

extension String {
  /// Each line that is not empty, by so many blanks more.
  fileprivate func indented(by count: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
  }
}
