/// The compiler's own names of the kinds of messages that something here depends on. They are what
/// `-debug-diagnostic-names` prints, and stand in the compiler's `DiagnosticsSema.def`, `DiagnosticsParse.def` and
/// `DiagnosticsFrontend.def`.
///
/// They are not promised to stay: a test compiles a program for each, and fails where a new compiler calls one otherwise.
package enum DiagnosticIdentifier: String, CaseIterable, Sendable, Codable {
  // MARK: Names that are not found

  case nameNotFound = "cannot_find_in_scope"
  case typeNotFound = "cannot_find_type_in_scope"
  case valueHasNoMember = "could_not_find_value_member"
  case valueHasNoSubscripts = "could_not_find_value_subscript"
  case typeHasNoMember = "could_not_find_type_member"
  case typeHasNoMemberType = "invalid_member_type"
  case instanceMemberOfType = "instance_member_use_on_type"
  case memberWithoutContext = "unresolved_member_no_inference"
  case memberOfUnknownBase = "cannot_infer_base_of_unresolved_member"
  case keyPathWithoutRoot = "cannot_infer_contextual_keypath_type_specify_root"
  case moduleHasNoType = "no_module_type"
  case moduleHasNoMember = "no_member_of_module"
  case moduleNotFound = "sema_no_import"

  case unknownAttribute = "unknown_attr_name"
  case memberInaccessible = "candidate_inaccessible"

  // MARK: Names that have gone

  case unavailable = "availability_decl_unavailable"
  case renamed = "availability_decl_unavailable_rename"
  case obsoleted = "availability_obsoleted"

  // MARK: Overriding and inheriting

  case methodOverridesNothing = "method_does_not_override"
  case propertyOverridesNothing = "property_does_not_override"
  case subscriptOverridesNothing = "subscript_does_not_override"
  case initializerOverridesNothing = "initializer_does_not_override"
  case overrideHasOtherLabels = "override_argument_name_mismatch"
  case overrideHasLabelsOfNone = "override_multiple_decls_arg_mismatch"
  case overrideAcrossExtensions = "override_decl_extension"
  case overrideOfNonOpen = "override_of_non_open"
  case superclassNotOpen = "superclass_not_open"
  case superOutsideOfClass = "super_in_nonclass_type"
  case superOutsideOfType = "super_invalid_context"
  case superWithoutSuperclass = "super_no_superclass"

  // MARK: Calls

  case wrongArgumentLabels = "wrong_argument_labels"
  case extraArgumentLabels = "extra_argument_labels"
  case missingArgumentLabels = "missing_argument_labels"
  case missingArgument = "missing_argument_named"
  case missingArgumentAtPosition = "missing_argument_positional"
  case missingArguments = "missing_arguments_in_call"
  case extraArgument = "extra_argument_named"
  case extraArgumentAtPosition = "extra_argument_positional"
  case extraArguments = "extra_arguments_in_call"
  case argumentToNothing = "extra_argument_to_nullary_call"
  case extraTrailingClosure = "extra_trailing_closure_in_call"
  case unusedResultOfCall = "expression_unused_result_call"
  case noMatchingOverload = "no_overloads_match_exactly_in_call"
  case closureForOtherParameter = "closure_bad_param"

  case constructionOfUnknownClass = "dynamic_construct_class"
  case initializerInaccessible = "init_candidate_inaccessible"
  case noAccessibleInitializers = "no_accessible_initializers"
  case requirementOfInitializer = "witness_initializer_not_required"

  // MARK: Types that do not fit

  case argumentDoesNotConform = "cannot_convert_argument_value_protocol"
  case initialValueDoesNotConform = "cannot_convert_initializer_value_protocol"
  case resultDoesNotConform = "cannot_convert_to_return_type_protocol"
  case argumentHasOtherType = "cannot_convert_argument_value"
  case initialValueHasOtherType = "cannot_convert_initializer_value"
  case resultHasOtherType = "cannot_convert_to_return_type"
  case assignedValueHasOtherType = "cannot_convert_assign"
  case elementHasOtherType = "cannot_convert_array_element"
  case loopOverOtherType = "foreach_sequence_does_not_conform_to_expected_protocol"

  case memberOfOptional = "optional_base_not_unwrapped"
  case optionalNotUnwrapped = "optional_not_unwrapped"
  case chainOfNoOptional = "invalid_optional_chain"
  case unwrapOfNoOptional = "invalid_force_unwrap"
  case bindingOfNoOptional = "condition_optional_element_pattern_not_valid_type"

  case doesNotConform = "type_does_not_conform"
  case doesNotInherit = "type_does_not_inherit"

  // MARK: Other

  case functionWithoutBody = "func_decl_without_brace"
  case enumCaseOutsideOfEnum = "disallowed_enum_element"
  case expressionTooComplex = "expression_too_complex"
  /// The compiler has no solution, and no explanation.
  case unexplained = "failed_to_produce_diagnostic"
  /// A class of another language mode has members that this mode can't see.
  case superclassOfOtherMode = "inheritance_from_class_with_missing_vtable_entries_versioned"
  case superclassWithMissingMembers = "inheritance_from_class_with_missing_vtable_entries"
}

extension CompilerDiagnostic {
  /// Whether the parser did not find what has to stand at the place. It has some two hundred identifiers for that.
  package var isOfParser: Bool {
    name.hasPrefix("expected_") || identifier == .functionWithoutBody || identifier == .enumCaseOutsideOfEnum
  }

  /// Whether the code is refused for where it stands alone: in a function and not in a type, outside of a type, or outside of a loop. Such code may be right in
  /// another place.
  package var isOfPlace: Bool {
    Self.namesOfPlaces.contains(name) || name.hasSuffix("_inner_scope") || name.hasSuffix("_wrong_scope")
      || name.hasSuffix("_global_scope")
  }

  private static let namesOfPlaces: Set<String> = [
    "cannot_find_self_in_scope", "attr_name_only_at_non_local_scope", "operator_in_local_scope",
    "override_nonclass_decl",
    "invalid_objc_decl_context", "invalid_ibaction_decl", "attr_must_be_used_on_class_instance",
    "member_cannot_be_final",
    "destructor_decl_outside_class_or_noncopyable", "return_invalid_outside_func", "break_outside_loop",
    "continue_outside_loop", "fallthrough_outside_switch", "case_outside_of_switch",
    "unsupported_type_nested_in_generic_function", "missing_initializer_def", "attr_MainType_without_main",
  ]

  /// Whether something is lacking that may be written later: a result, an initializer, a member that a protocol asks for, a case.
  package var isOfIncompleteness: Bool {
    name.hasPrefix("missing_return_") || name.hasPrefix("non_exhaustive_switch") || name == "class_without_init"
      || name == "case_stmt_without_body" || identifier == .doesNotConform
  }

  /// Whether a call, or the use of a type, does not fit what is known by its name: there may be another of that name, or an extension.
  package var isOfMismatch: Bool {
    [.noMatchingOverload, .extraArgument, .extraArgumentAtPosition, .extraArguments, .argumentToNothing].contains(
      identifier)
      || name == "generic_type_requires_arguments"
  }

  /// Whether the code is refused for which actor it is on, for what it shares between threads, or since it would have to wait. Such
  /// code may be right by itself and only not go together with other code.
  package var isOfConcurrency: Bool {
    [
      "actor_", "async_", "concurrent_", "conformance_mismatched_isolation", "global_actor_", "isolated_",
      "non_sendable",
      "sendable_", "shared_",
    ].contains { name.hasPrefix($0) }
  }
}
