/// Gradescope's autograder: a zip with `setup.sh` and `run_autograder` at its top.
/// Source: Gradescope, *Autograder Specifications*.
enum GradescopeFiles {
  static func all(lesson: String, title: String) -> [AutograderPackage.File] {
    [
      AutograderPackage.File(path: "setup.sh", text: setup, isExecutable: true),
      AutograderPackage.File(path: "run_autograder", text: run(lesson), isExecutable: true),
      AutograderPackage.File(path: "README.md", text: readme(title)),
    ]
  }

  /// Runs once, when Gradescope makes the image.
  private static let setup = """
    #!/bin/sh
    # Installs what grading needs. Gradescope runs this once, when it makes the image of the autograder.
    set -eu
    cd /autograder/source
    apt-get update
    apt-get install --yes --no-install-recommends ca-certificates curl
    # Swift, unless the image has it. The address is that of swift.org's download for this version of Ubuntu.
    if ! command -v swiftc > /dev/null; then
      version=6.3
      . /etc/os-release
      suffix=
      [ "$(uname -m)" = x86_64 ] || suffix=-$(uname -m)
      folder=ubuntu$(echo "$VERSION_ID" | tr -d .)$suffix
      name=swift-$version-RELEASE-ubuntu$VERSION_ID$suffix
      curl --fail --silent --show-error --location \\
        "https://download.swift.org/swift-$version-release/$folder/swift-$version-RELEASE/$name.tar.gz" |
        tar --extract --gzip --directory /usr --strip-components 2
    fi
    # The package that 'make deb' has made: put it beside this file before you zip the folder.
    apt-get install --yes --no-install-recommends ./coursemark_*.deb
    # The first grading should not wait for what is made once.
    coursemark prepare
    coursemark doctor || true

    """

  private static func run(_ lesson: String) -> String {
    """
    #!/bin/sh
    # Grades one submission. What it prints is for the instructor; learners see what stands in results.json.
    root=${AUTOGRADER:-/autograder}
    results=$root/results/results.json
    rm -f "$results"
    coursemark grade "$root/source/course/"\(ScriptText.shell(lesson)) --submission "$root/submission" \\
      --format gradescope="$results"
    # What did not pass is a result. Without a report, nothing was judged: then there is no score, and nobody gets 0 points for it.
    if [ ! -s "$results" ]; then
      echo '{"output": "Not judged: the autograder itself failed. Please tell your teacher."}' > "$results"
    fi
    exit 0

    """
  }

  private static func readme(_ title: String) -> String {
    """
    # Autograder of "\(title)" for Gradescope

    1. Make Coursemark's Debian package, on the Ubuntu or Debian that the autograder's image has: `make deb` in Coursemark's folder. Copy the
       `coursemark_….deb` into this folder.
    2. Pack what is in this folder, not the folder itself: `zip -r autograder.zip .`
    3. On Gradescope, in the assignment's *Configure Autograder*, upload `autograder.zip`.
    4. Test it with a submission that you know.

    `course/` is the lesson without the sample submissions, and without the code of wrong answers and second solutions, which grading does not need. Gradescope shows the
    autograder to nobody but its instructors. Submissions run contained as far as Gradescope's container allows; the log of the image's making says how far. Where it allows
    nothing, nothing is graded: add `--uncontained` in `run_autograder` if you can live with that.

    """
  }
}
