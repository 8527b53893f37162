internal import ArgumentParser

/// How a report is written. `Documentation/Report.md` describes each.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument { case text, json, github, junit, lines }
