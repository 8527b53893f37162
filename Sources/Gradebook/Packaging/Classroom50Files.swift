/// Classroom 50's autograder: `autograder.py`, which writes `result.json`, and what stands beside it.
/// Source: Classroom 50, *Advanced Autograding*: the contract `classroom50/result/v1`.
enum Classroom50Files {
  static func all(lesson: String, title: String) -> [AutograderPackage.File] {
    [
      AutograderPackage.File(path: "autograder.py", text: script(lesson)),
      AutograderPackage.File(path: "runtime.json", text: runtime),
      AutograderPackage.File(path: "README.md", text: readme(title)),
    ]
  }

  /// The runner calls it in the learner's checkout. An exit code other than 0 means that nothing could be graded.
  private static func script(_ lesson: String) -> String {
    """
    \"\"\"Grades the checkout that it is called in with Coursemark, and writes result.json.\"\"\"

    import datetime
    import json
    import os
    import pathlib
    import subprocess
    import sys
    import tempfile

    LESSON = pathlib.Path(__file__).resolve().parent / "course" / \(ScriptText.quoted(lesson))


    def graded():
        \"\"\"The one lesson of Coursemark's report.\"\"\"
        with tempfile.TemporaryDirectory() as folder:
            report = pathlib.Path(folder) / "report.json"
            command = ["coursemark", "grade", str(LESSON), "--submission", ".", "--format", "text"]
            subprocess.run(command + ["--format", f"json={report}"], check=False)
            if not report.is_file():
                sys.exit("Coursemark has written no report.")
            return json.loads(report.read_text(encoding="utf-8"))["lessons"][0]


    def test(step):
        passed = bool(step["checks"]) and all(check["verdict"] == "pass" for check in step["checks"])
        return {
            "test-name": step["title"],
            "passed": passed,
            "score": step["points"],
            "max-score": step["possiblePoints"],
        }


    lesson = graded()
    if lesson["judged"] != "all":
        # What Coursemark could not decide is nobody's 0 points: the runner reports an error, and somebody looks.
        sys.exit("Not judged as a whole; the steps above say why.")
    tests = [test(step) for step in lesson["steps"] if step["checks"]]
    now = datetime.datetime.now(datetime.timezone.utc)
    result = {
        "schema": "classroom50/result/v1",
        "classroom": os.environ["CLASSROOM"],
        "assignment": os.environ["ASSIGNMENT"],
        "usernames": [os.environ["USERNAME"]],
        "submission": os.environ["SUBMISSION_TAG"],
        "commit": os.environ["COMMIT_URL"],
        "release": os.environ["RELEASE_URL"],
        "review": os.environ.get("REVIEW_URL") or os.environ["COMMIT_URL"],
        "datetime": now.strftime("%Y-%m-%dT%H:%M:%SZ"),
        "score": sum(test["score"] for test in tests),
        "max-score": sum(test["max-score"] for test in tests),
        "tests": tests,
    }
    pathlib.Path("result.json").write_text(json.dumps(result, indent=2) + "\\n", encoding="utf-8")

    """
  }

  /// The assignment's `runtime` block.
  private static let runtime = """
    {
      "container": {
        "image": "ghcr.io/OWNER/coursemark:latest",
        "user": "root"
      }
    }

    """

  private static func readme(_ title: String) -> String {
    """
    # Autograder of "\(title)" for Classroom 50

    1. Build Coursemark's image and publish it where your organisation keeps images: `docker build -t ghcr.io/OWNER/coursemark .` in Coursemark's folder. It needs
       `python3` for the script. Put its name into `runtime.json`.
    2. Copy `autograder.py` and `course/` into `CLASSROOM/autograders/ASSIGNMENT/` of the `classroom50` repository.
    3. Make the assignment with the runtime: `gh teacher assignment add … --runtime runtime.json`.

    Each step of the lesson is a test with the step's points. Where something could not be judged, the run ends with an error and without a score.

    **What stands beside `autograder.py` is published** with the classroom's pages, as all autograders of Classroom 50 are: who knows the address can read the lesson with its
    hidden checks and first solutions. `course/` has no sample submissions, and no code of wrong answers and second solutions.

    """
  }
}
