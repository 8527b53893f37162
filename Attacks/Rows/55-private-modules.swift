// Row 55: imports C and private modules that may lie beside the submission, in the toolchain or in the grader's cache.
// Accepts: compile-error
import AttackModule
import AppAgent
import Examiner
import ReferenceModel
import _InternalSwiftSyntaxParser

func double(_ n: Int) -> Int { attack_double(n) }
