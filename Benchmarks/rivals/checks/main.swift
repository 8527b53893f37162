// Calls one function of the exercise, as the script's and check50's programs do.
switch CommandLine.arguments.dropFirst().first {
case "doubles": print(twice(21))
case "trims": print(trimmed("  tea "))
case "counts": print(countOfWritten(["tea", " ", "milk"]))
case "joins": print(joined(["tea", "milk"]))
default: print("?")
}
