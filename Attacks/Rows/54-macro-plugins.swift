// Row 54: macros whose plugins it names itself, to have the compiler run code.
// Accepts: compile-error
@freestanding(expression) macro run(_ text: String) -> Int = #externalMacro(module: "AttackPlugin", type: "Run")
@attached(member, names: arbitrary) macro extend() = #externalMacro(module: "../../tmp/AttackPlugin", type: "Extend")

@extend struct Extended {}
func double(_ n: Int) -> Int { #run("touch /tmp/attack-marker-plugin") }
