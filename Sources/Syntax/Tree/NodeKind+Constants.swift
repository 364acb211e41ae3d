// Written by scripts/generate-node-kinds.py from the grammar's tables. Do not edit.

extension NodeKind {
  // MARK: Named nodes

  /// A node `comment`.
  @inlinable public static var comment: NodeKind { NodeKind(rawValue: 3) }
  /// A node `real_literal`.
  @inlinable public static var realLiteral: NodeKind { NodeKind(rawValue: 18) }
  /// A node `integer_literal`.
  @inlinable public static var integerLiteral: NodeKind { NodeKind(rawValue: 19) }
  /// A node `hex_literal`.
  @inlinable public static var hexLiteral: NodeKind { NodeKind(rawValue: 20) }
  /// A node `oct_literal`.
  @inlinable public static var octLiteral: NodeKind { NodeKind(rawValue: 21) }
  /// A node `bin_literal`.
  @inlinable public static var binLiteral: NodeKind { NodeKind(rawValue: 22) }
  /// A node `nil_literal`.
  @inlinable public static var nilLiteral: NodeKind { NodeKind(rawValue: 25) }
  /// A node `raw_str_interpolation_start`.
  @inlinable public static var rawStrInterpolationStart: NodeKind { NodeKind(rawValue: 33) }
  /// A node `statement_label`.
  @inlinable public static var statementLabel: NodeKind { NodeKind(rawValue: 111) }
  /// A node `throw_keyword`.
  @inlinable public static var throwKeyword: NodeKind { NodeKind(rawValue: 114) }
  /// A node `wildcard_pattern`.
  @inlinable public static var wildcardPattern: NodeKind { NodeKind(rawValue: 150) }
  /// A node `multiline_comment`.
  @inlinable public static var multilineComment: NodeKind { NodeKind(rawValue: 188) }
  /// A node `raw_str_part`.
  @inlinable public static var rawStrPart: NodeKind { NodeKind(rawValue: 189) }
  /// A node `raw_str_continuing_indicator`.
  @inlinable public static var rawStrContinuingIndicator: NodeKind { NodeKind(rawValue: 190) }
  /// A node `raw_str_end_part`.
  @inlinable public static var rawStrEndPart: NodeKind { NodeKind(rawValue: 191) }
  /// A node `default_keyword`.
  @inlinable public static var defaultKeyword: NodeKind { NodeKind(rawValue: 207) }
  /// A node `where_keyword`.
  @inlinable public static var whereKeyword: NodeKind { NodeKind(rawValue: 208) }
  /// A node `else`.
  @inlinable public static var `else`: NodeKind { NodeKind(rawValue: 209) }
  /// A node `catch_keyword`.
  @inlinable public static var catchKeyword: NodeKind { NodeKind(rawValue: 210) }
  /// A node `source_file`.
  @inlinable public static var sourceFile: NodeKind { NodeKind(rawValue: 222) }
  /// A node `shebang_line`.
  @inlinable public static var shebangLine: NodeKind { NodeKind(rawValue: 224) }
  /// A node `simple_identifier`.
  @inlinable public static var simpleIdentifier: NodeKind { NodeKind(rawValue: 225) }
  /// A node `identifier`.
  @inlinable public static var identifier: NodeKind { NodeKind(rawValue: 227) }
  /// A node `boolean_literal`.
  @inlinable public static var booleanLiteral: NodeKind { NodeKind(rawValue: 229) }
  /// A node `line_string_literal`.
  @inlinable public static var lineStringLiteral: NodeKind { NodeKind(rawValue: 231) }
  /// A node `line_str_text`.
  @inlinable public static var lineStrText: NodeKind { NodeKind(rawValue: 233) }
  /// A node `str_escaped_char`.
  @inlinable public static var strEscapedChar: NodeKind { NodeKind(rawValue: 234) }
  /// A node `multi_line_string_literal`.
  @inlinable public static var multiLineStringLiteral: NodeKind { NodeKind(rawValue: 236) }
  /// A node `raw_string_literal`.
  @inlinable public static var rawStringLiteral: NodeKind { NodeKind(rawValue: 237) }
  /// A node `raw_str_interpolation`.
  @inlinable public static var rawStrInterpolation: NodeKind { NodeKind(rawValue: 238) }
  /// A node `multi_line_str_text`.
  @inlinable public static var multiLineStrText: NodeKind { NodeKind(rawValue: 242) }
  /// A node `regex_literal`.
  @inlinable public static var regexLiteral: NodeKind { NodeKind(rawValue: 243) }
  /// A node `type_annotation`.
  @inlinable public static var typeAnnotation: NodeKind { NodeKind(rawValue: 246) }
  /// A node `user_type`.
  @inlinable public static var userType: NodeKind { NodeKind(rawValue: 250) }
  /// A node `tuple_type`.
  @inlinable public static var tupleType: NodeKind { NodeKind(rawValue: 252) }
  /// A node `tuple_type_item`.
  @inlinable public static var tupleTypeItem: NodeKind { NodeKind(rawValue: 253) }
  /// A node `function_type`.
  @inlinable public static var functionType: NodeKind { NodeKind(rawValue: 255) }
  /// A node `array_type`.
  @inlinable public static var arrayType: NodeKind { NodeKind(rawValue: 256) }
  /// A node `dictionary_type`.
  @inlinable public static var dictionaryType: NodeKind { NodeKind(rawValue: 257) }
  /// A node `optional_type`.
  @inlinable public static var optionalType: NodeKind { NodeKind(rawValue: 258) }
  /// A node `metatype`.
  @inlinable public static var metatype: NodeKind { NodeKind(rawValue: 259) }
  /// A node `bracket_qualified_type`.
  @inlinable public static var bracketQualifiedType: NodeKind { NodeKind(rawValue: 260) }
  /// A node `opaque_type`.
  @inlinable public static var opaqueType: NodeKind { NodeKind(rawValue: 263) }
  /// A node `existential_type`.
  @inlinable public static var existentialType: NodeKind { NodeKind(rawValue: 264) }
  /// A node `type_parameter_pack`.
  @inlinable public static var typeParameterPack: NodeKind { NodeKind(rawValue: 265) }
  /// A node `type_pack_expansion`.
  @inlinable public static var typePackExpansion: NodeKind { NodeKind(rawValue: 266) }
  /// A node `protocol_composition_type`.
  @inlinable public static var protocolCompositionType: NodeKind { NodeKind(rawValue: 267) }
  /// A node `suppressed_constraint`.
  @inlinable public static var suppressedConstraint: NodeKind { NodeKind(rawValue: 268) }
  /// A node `postfix_expression`.
  @inlinable public static var postfixExpression: NodeKind { NodeKind(rawValue: 271) }
  /// A node `constructor_expression`.
  @inlinable public static var constructorExpression: NodeKind { NodeKind(rawValue: 272) }
  /// A node `navigation_expression`.
  @inlinable public static var navigationExpression: NodeKind { NodeKind(rawValue: 274) }
  /// A node `open_start_range_expression`.
  @inlinable public static var openStartRangeExpression: NodeKind { NodeKind(rawValue: 276) }
  /// A node `open_end_range_expression`.
  @inlinable public static var openEndRangeExpression: NodeKind { NodeKind(rawValue: 278) }
  /// A node `prefix_expression`.
  @inlinable public static var prefixExpression: NodeKind { NodeKind(rawValue: 279) }
  /// A node `as_expression`.
  @inlinable public static var asExpression: NodeKind { NodeKind(rawValue: 280) }
  /// A node `selector_expression`.
  @inlinable public static var selectorExpression: NodeKind { NodeKind(rawValue: 281) }
  /// A node `multiplicative_expression`.
  @inlinable public static var multiplicativeExpression: NodeKind { NodeKind(rawValue: 283) }
  /// A node `additive_expression`.
  @inlinable public static var additiveExpression: NodeKind { NodeKind(rawValue: 284) }
  /// A node `range_expression`.
  @inlinable public static var rangeExpression: NodeKind { NodeKind(rawValue: 285) }
  /// A node `infix_expression`.
  @inlinable public static var infixExpression: NodeKind { NodeKind(rawValue: 286) }
  /// A node `nil_coalescing_expression`.
  @inlinable public static var nilCoalescingExpression: NodeKind { NodeKind(rawValue: 287) }
  /// A node `check_expression`.
  @inlinable public static var checkExpression: NodeKind { NodeKind(rawValue: 288) }
  /// A node `comparison_expression`.
  @inlinable public static var comparisonExpression: NodeKind { NodeKind(rawValue: 289) }
  /// A node `equality_expression`.
  @inlinable public static var equalityExpression: NodeKind { NodeKind(rawValue: 290) }
  /// A node `conjunction_expression`.
  @inlinable public static var conjunctionExpression: NodeKind { NodeKind(rawValue: 291) }
  /// A node `disjunction_expression`.
  @inlinable public static var disjunctionExpression: NodeKind { NodeKind(rawValue: 292) }
  /// A node `bitwise_operation`.
  @inlinable public static var bitwiseOperation: NodeKind { NodeKind(rawValue: 293) }
  /// A node `custom_operator`.
  @inlinable public static var customOperator: NodeKind { NodeKind(rawValue: 294) }
  /// A node `navigation_suffix`.
  @inlinable public static var navigationSuffix: NodeKind { NodeKind(rawValue: 295) }
  /// A node `call_suffix`.
  @inlinable public static var callSuffix: NodeKind { NodeKind(rawValue: 296) }
  /// A node `constructor_suffix`.
  @inlinable public static var constructorSuffix: NodeKind { NodeKind(rawValue: 297) }
  /// A node `type_arguments`.
  @inlinable public static var typeArguments: NodeKind { NodeKind(rawValue: 300) }
  /// A node `value_arguments`.
  @inlinable public static var valueArguments: NodeKind { NodeKind(rawValue: 301) }
  /// A node `value_argument_label`.
  @inlinable public static var valueArgumentLabel: NodeKind { NodeKind(rawValue: 302) }
  /// A node `value_argument`.
  @inlinable public static var valueArgument: NodeKind { NodeKind(rawValue: 303) }
  /// A node `try_expression`.
  @inlinable public static var tryExpression: NodeKind { NodeKind(rawValue: 304) }
  /// A node `await_expression`.
  @inlinable public static var awaitExpression: NodeKind { NodeKind(rawValue: 305) }
  /// A node `consume_expression`.
  @inlinable public static var consumeExpression: NodeKind { NodeKind(rawValue: 307) }
  /// A node `unsafe_expression`.
  @inlinable public static var unsafeExpression: NodeKind { NodeKind(rawValue: 309) }
  /// A node `ternary_expression`.
  @inlinable public static var ternaryExpression: NodeKind { NodeKind(rawValue: 311) }
  /// A node `call_expression`.
  @inlinable public static var callExpression: NodeKind { NodeKind(rawValue: 315) }
  /// A node `macro_invocation`.
  @inlinable public static var macroInvocation: NodeKind { NodeKind(rawValue: 316) }
  /// A node `tuple_expression`.
  @inlinable public static var tupleExpression: NodeKind { NodeKind(rawValue: 318) }
  /// A node `array_literal`.
  @inlinable public static var arrayLiteral: NodeKind { NodeKind(rawValue: 319) }
  /// A node `dictionary_literal`.
  @inlinable public static var dictionaryLiteral: NodeKind { NodeKind(rawValue: 320) }
  /// A node `special_literal`.
  @inlinable public static var specialLiteral: NodeKind { NodeKind(rawValue: 322) }
  /// A node `playground_literal`.
  @inlinable public static var playgroundLiteral: NodeKind { NodeKind(rawValue: 323) }
  /// A node `lambda_literal`.
  @inlinable public static var lambdaLiteral: NodeKind { NodeKind(rawValue: 324) }
  /// A node `capture_list`.
  @inlinable public static var captureList: NodeKind { NodeKind(rawValue: 326) }
  /// A node `capture_list_item`.
  @inlinable public static var captureListItem: NodeKind { NodeKind(rawValue: 327) }
  /// A node `lambda_function_type`.
  @inlinable public static var lambdaFunctionType: NodeKind { NodeKind(rawValue: 328) }
  /// A node `lambda_function_type_parameters`.
  @inlinable public static var lambdaFunctionTypeParameters: NodeKind { NodeKind(rawValue: 329) }
  /// A node `lambda_parameter`.
  @inlinable public static var lambdaParameter: NodeKind { NodeKind(rawValue: 330) }
  /// A node `self_expression`.
  @inlinable public static var selfExpression: NodeKind { NodeKind(rawValue: 331) }
  /// A node `super_expression`.
  @inlinable public static var superExpression: NodeKind { NodeKind(rawValue: 332) }
  /// A node `if_statement`.
  @inlinable public static var ifStatement: NodeKind { NodeKind(rawValue: 334) }
  /// A node `guard_statement`.
  @inlinable public static var guardStatement: NodeKind { NodeKind(rawValue: 337) }
  /// A node `switch_statement`.
  @inlinable public static var switchStatement: NodeKind { NodeKind(rawValue: 338) }
  /// A node `switch_entry`.
  @inlinable public static var switchEntry: NodeKind { NodeKind(rawValue: 339) }
  /// A node `switch_pattern`.
  @inlinable public static var switchPattern: NodeKind { NodeKind(rawValue: 340) }
  /// A node `do_statement`.
  @inlinable public static var doStatement: NodeKind { NodeKind(rawValue: 341) }
  /// A node `catch_block`.
  @inlinable public static var catchBlock: NodeKind { NodeKind(rawValue: 342) }
  /// A node `where_clause`.
  @inlinable public static var whereClause: NodeKind { NodeKind(rawValue: 343) }
  /// A node `key_path_expression`.
  @inlinable public static var keyPathExpression: NodeKind { NodeKind(rawValue: 344) }
  /// A node `key_path_string_expression`.
  @inlinable public static var keyPathStringExpression: NodeKind { NodeKind(rawValue: 345) }
  /// A node `try_operator`.
  @inlinable public static var tryOperator: NodeKind { NodeKind(rawValue: 348) }
  /// A node `as_operator`.
  @inlinable public static var asOperator: NodeKind { NodeKind(rawValue: 358) }
  /// A node `directly_assignable_expression`.
  @inlinable public static var directlyAssignableExpression: NodeKind { NodeKind(rawValue: 362) }
  /// A node `statements`.
  @inlinable public static var statements: NodeKind { NodeKind(rawValue: 363) }
  /// A node `for_statement`.
  @inlinable public static var forStatement: NodeKind { NodeKind(rawValue: 368) }
  /// A node `while_statement`.
  @inlinable public static var whileStatement: NodeKind { NodeKind(rawValue: 372) }
  /// A node `repeat_while_statement`.
  @inlinable public static var repeatWhileStatement: NodeKind { NodeKind(rawValue: 373) }
  /// A node `control_transfer_statement`.
  @inlinable public static var controlTransferStatement: NodeKind { NodeKind(rawValue: 374) }
  /// A node `discard_statement`.
  @inlinable public static var discardStatement: NodeKind { NodeKind(rawValue: 377) }
  /// A node `assignment`.
  @inlinable public static var assignment: NodeKind { NodeKind(rawValue: 379) }
  /// A node `value_parameter_pack`.
  @inlinable public static var valueParameterPack: NodeKind { NodeKind(rawValue: 380) }
  /// A node `value_pack_expansion`.
  @inlinable public static var valuePackExpansion: NodeKind { NodeKind(rawValue: 381) }
  /// A node `availability_condition`.
  @inlinable public static var availabilityCondition: NodeKind { NodeKind(rawValue: 382) }
  /// A node `import_declaration`.
  @inlinable public static var importDeclaration: NodeKind { NodeKind(rawValue: 391) }
  /// A node `protocol_property_declaration`.
  @inlinable public static var protocolPropertyDeclaration: NodeKind { NodeKind(rawValue: 393) }
  /// A node `protocol_property_requirements`.
  @inlinable public static var protocolPropertyRequirements: NodeKind { NodeKind(rawValue: 394) }
  /// A node `property_declaration`.
  @inlinable public static var propertyDeclaration: NodeKind { NodeKind(rawValue: 395) }
  /// A node `willset_didset_block`.
  @inlinable public static var willsetDidsetBlock: NodeKind { NodeKind(rawValue: 400) }
  /// A node `willset_clause`.
  @inlinable public static var willsetClause: NodeKind { NodeKind(rawValue: 401) }
  /// A node `didset_clause`.
  @inlinable public static var didsetClause: NodeKind { NodeKind(rawValue: 402) }
  /// A node `typealias_declaration`.
  @inlinable public static var typealiasDeclaration: NodeKind { NodeKind(rawValue: 403) }
  /// A node `function_declaration`.
  @inlinable public static var functionDeclaration: NodeKind { NodeKind(rawValue: 405) }
  /// A node `function_body`.
  @inlinable public static var functionBody: NodeKind { NodeKind(rawValue: 409) }
  /// A node `macro_declaration`.
  @inlinable public static var macroDeclaration: NodeKind { NodeKind(rawValue: 410) }
  /// A node `macro_definition`.
  @inlinable public static var macroDefinition: NodeKind { NodeKind(rawValue: 413) }
  /// A node `external_macro_definition`.
  @inlinable public static var externalMacroDefinition: NodeKind { NodeKind(rawValue: 414) }
  /// A node `class_declaration`.
  @inlinable public static var classDeclaration: NodeKind { NodeKind(rawValue: 415) }
  /// A node `class_body`.
  @inlinable public static var classBody: NodeKind { NodeKind(rawValue: 417) }
  /// A node `inheritance_specifier`.
  @inlinable public static var inheritanceSpecifier: NodeKind { NodeKind(rawValue: 419) }
  /// A node `type_parameters`.
  @inlinable public static var typeParameters: NodeKind { NodeKind(rawValue: 421) }
  /// A node `type_parameter`.
  @inlinable public static var typeParameter: NodeKind { NodeKind(rawValue: 422) }
  /// A node `type_constraints`.
  @inlinable public static var typeConstraints: NodeKind { NodeKind(rawValue: 424) }
  /// A node `type_constraint`.
  @inlinable public static var typeConstraint: NodeKind { NodeKind(rawValue: 425) }
  /// A node `inheritance_constraint`.
  @inlinable public static var inheritanceConstraint: NodeKind { NodeKind(rawValue: 426) }
  /// A node `equality_constraint`.
  @inlinable public static var equalityConstraint: NodeKind { NodeKind(rawValue: 427) }
  /// A node `parameter`.
  @inlinable public static var parameter: NodeKind { NodeKind(rawValue: 433) }
  /// A node `bang`.
  @inlinable public static var bang: NodeKind { NodeKind(rawValue: 448) }
  /// A node `throws`.
  @inlinable public static var `throws`: NodeKind { NodeKind(rawValue: 451) }
  /// A node `throws_clause`.
  @inlinable public static var throwsClause: NodeKind { NodeKind(rawValue: 452) }
  /// A node `enum_class_body`.
  @inlinable public static var enumClassBody: NodeKind { NodeKind(rawValue: 453) }
  /// A node `enum_entry`.
  @inlinable public static var enumEntry: NodeKind { NodeKind(rawValue: 454) }
  /// A node `enum_type_parameters`.
  @inlinable public static var enumTypeParameters: NodeKind { NodeKind(rawValue: 456) }
  /// A node `protocol_declaration`.
  @inlinable public static var protocolDeclaration: NodeKind { NodeKind(rawValue: 457) }
  /// A node `protocol_body`.
  @inlinable public static var protocolBody: NodeKind { NodeKind(rawValue: 458) }
  /// A node `init_declaration`.
  @inlinable public static var initDeclaration: NodeKind { NodeKind(rawValue: 461) }
  /// A node `deinit_declaration`.
  @inlinable public static var deinitDeclaration: NodeKind { NodeKind(rawValue: 462) }
  /// A node `subscript_declaration`.
  @inlinable public static var subscriptDeclaration: NodeKind { NodeKind(rawValue: 463) }
  /// A node `computed_property`.
  @inlinable public static var computedProperty: NodeKind { NodeKind(rawValue: 464) }
  /// A node `computed_getter`.
  @inlinable public static var computedGetter: NodeKind { NodeKind(rawValue: 465) }
  /// A node `computed_modify`.
  @inlinable public static var computedModify: NodeKind { NodeKind(rawValue: 466) }
  /// A node `computed_setter`.
  @inlinable public static var computedSetter: NodeKind { NodeKind(rawValue: 467) }
  /// A node `getter_specifier`.
  @inlinable public static var getterSpecifier: NodeKind { NodeKind(rawValue: 468) }
  /// A node `setter_specifier`.
  @inlinable public static var setterSpecifier: NodeKind { NodeKind(rawValue: 469) }
  /// A node `modify_specifier`.
  @inlinable public static var modifySpecifier: NodeKind { NodeKind(rawValue: 470) }
  /// A node `operator_declaration`.
  @inlinable public static var operatorDeclaration: NodeKind { NodeKind(rawValue: 472) }
  /// A node `deprecated_operator_declaration_body`.
  @inlinable public static var deprecatedOperatorDeclarationBody: NodeKind { NodeKind(rawValue: 473) }
  /// A node `precedence_group_declaration`.
  @inlinable public static var precedenceGroupDeclaration: NodeKind { NodeKind(rawValue: 474) }
  /// A node `precedence_group_attributes`.
  @inlinable public static var precedenceGroupAttributes: NodeKind { NodeKind(rawValue: 475) }
  /// A node `precedence_group_attribute`.
  @inlinable public static var precedenceGroupAttribute: NodeKind { NodeKind(rawValue: 476) }
  /// A node `associatedtype_declaration`.
  @inlinable public static var associatedtypeDeclaration: NodeKind { NodeKind(rawValue: 477) }
  /// A node `attribute`.
  @inlinable public static var attribute: NodeKind { NodeKind(rawValue: 478) }
  /// A node `pattern`.
  @inlinable public static var pattern: NodeKind { NodeKind(rawValue: 484) }
  /// A node `value_binding_pattern`.
  @inlinable public static var valueBindingPattern: NodeKind { NodeKind(rawValue: 486) }
  /// A node `modifiers`.
  @inlinable public static var modifiers: NodeKind { NodeKind(rawValue: 494) }
  /// A node `parameter_modifiers`.
  @inlinable public static var parameterModifiers: NodeKind { NodeKind(rawValue: 496) }
  /// A node `property_behavior_modifier`.
  @inlinable public static var propertyBehaviorModifier: NodeKind { NodeKind(rawValue: 499) }
  /// A node `type_modifiers`.
  @inlinable public static var typeModifiers: NodeKind { NodeKind(rawValue: 500) }
  /// A node `member_modifier`.
  @inlinable public static var memberModifier: NodeKind { NodeKind(rawValue: 501) }
  /// A node `visibility_modifier`.
  @inlinable public static var visibilityModifier: NodeKind { NodeKind(rawValue: 502) }
  /// A node `type_parameter_modifiers`.
  @inlinable public static var typeParameterModifiers: NodeKind { NodeKind(rawValue: 503) }
  /// A node `function_modifier`.
  @inlinable public static var functionModifier: NodeKind { NodeKind(rawValue: 504) }
  /// A node `mutation_modifier`.
  @inlinable public static var mutationModifier: NodeKind { NodeKind(rawValue: 505) }
  /// A node `property_modifier`.
  @inlinable public static var propertyModifier: NodeKind { NodeKind(rawValue: 506) }
  /// A node `inheritance_modifier`.
  @inlinable public static var inheritanceModifier: NodeKind { NodeKind(rawValue: 507) }
  /// A node `parameter_modifier`.
  @inlinable public static var parameterModifier: NodeKind { NodeKind(rawValue: 508) }
  /// A node `ownership_modifier`.
  @inlinable public static var ownershipModifier: NodeKind { NodeKind(rawValue: 509) }
  /// A node `directive`.
  @inlinable public static var directive: NodeKind { NodeKind(rawValue: 511) }
  /// A node `diagnostic`.
  @inlinable public static var diagnostic: NodeKind { NodeKind(rawValue: 513) }
  /// A node `_expression`.
  @inlinable public static var expression: NodeKind { NodeKind(rawValue: 567) }
  /// A node `fully_open_range`.
  @inlinable public static var fullyOpenRange: NodeKind { NodeKind(rawValue: 568) }
  /// A node `interpolated_expression`.
  @inlinable public static var interpolatedExpression: NodeKind { NodeKind(rawValue: 569) }
  /// A node `protocol_function_declaration`.
  @inlinable public static var protocolFunctionDeclaration: NodeKind { NodeKind(rawValue: 570) }
  /// A node `type_identifier`.
  @inlinable public static var typeIdentifier: NodeKind { NodeKind(rawValue: 571) }

  // MARK: Tokens

  /// The token `!`.
  @inlinable public static var tokenBang: NodeKind { NodeKind(rawValue: 1) }
  /// The token `actor`.
  @inlinable public static var tokenActor: NodeKind { NodeKind(rawValue: 8) }
  /// The token `async`.
  @inlinable public static var tokenAsync: NodeKind { NodeKind(rawValue: 9) }
  /// The token `consume`.
  @inlinable public static var tokenConsume: NodeKind { NodeKind(rawValue: 10) }
  /// The token `copy`.
  @inlinable public static var tokenCopy: NodeKind { NodeKind(rawValue: 11) }
  /// The token `discard`.
  @inlinable public static var tokenDiscard: NodeKind { NodeKind(rawValue: 12) }
  /// The token `each`.
  @inlinable public static var tokenEach: NodeKind { NodeKind(rawValue: 13) }
  /// The token `lazy`.
  @inlinable public static var tokenLazy: NodeKind { NodeKind(rawValue: 14) }
  /// The token `repeat`.
  @inlinable public static var tokenRepeat: NodeKind { NodeKind(rawValue: 15) }
  /// The token `package`.
  @inlinable public static var tokenPackage: NodeKind { NodeKind(rawValue: 16) }
  /// The token `unsafe`.
  @inlinable public static var tokenUnsafe: NodeKind { NodeKind(rawValue: 17) }
  /// The token `true`.
  @inlinable public static var tokenTrue: NodeKind { NodeKind(rawValue: 23) }
  /// The token `false`.
  @inlinable public static var tokenFalse: NodeKind { NodeKind(rawValue: 24) }
  /// The token `"`.
  @inlinable public static var tokenQuote: NodeKind { NodeKind(rawValue: 26) }
  /// The token `\`.
  @inlinable public static var tokenBackslash: NodeKind { NodeKind(rawValue: 28) }
  /// The token `u`.
  @inlinable public static var tokenU: NodeKind { NodeKind(rawValue: 29) }
  /// The token `"""`.
  @inlinable public static var tokenQuoteQuoteQuote: NodeKind { NodeKind(rawValue: 31) }
  /// The token `)`.
  @inlinable public static var tokenRightParen: NodeKind { NodeKind(rawValue: 32) }
  /// The token `\(`.
  @inlinable public static var tokenBackslashLeftParen: NodeKind { NodeKind(rawValue: 34) }
  /// The token `,`.
  @inlinable public static var tokenComma: NodeKind { NodeKind(rawValue: 35) }
  /// The token `:`.
  @inlinable public static var tokenColon: NodeKind { NodeKind(rawValue: 41) }
  /// The token `(`.
  @inlinable public static var tokenLeftParen: NodeKind { NodeKind(rawValue: 43) }
  /// The token `[`.
  @inlinable public static var tokenLeftBracket: NodeKind { NodeKind(rawValue: 44) }
  /// The token `]`.
  @inlinable public static var tokenRightBracket: NodeKind { NodeKind(rawValue: 45) }
  /// The token `of`.
  @inlinable public static var tokenOf: NodeKind { NodeKind(rawValue: 46) }
  /// The token `.`.
  @inlinable public static var tokenDot: NodeKind { NodeKind(rawValue: 47) }
  /// The token `Type`.
  @inlinable public static var tokenCapitalType: NodeKind { NodeKind(rawValue: 48) }
  /// The token `Protocol`.
  @inlinable public static var tokenCapitalProtocol: NodeKind { NodeKind(rawValue: 49) }
  /// The token `?`.
  @inlinable public static var tokenQuestion: NodeKind { NodeKind(rawValue: 50) }
  /// The token `some`.
  @inlinable public static var tokenSome: NodeKind { NodeKind(rawValue: 52) }
  /// The token `any`.
  @inlinable public static var tokenAny: NodeKind { NodeKind(rawValue: 53) }
  /// The token `&`.
  @inlinable public static var tokenAmpersand: NodeKind { NodeKind(rawValue: 54) }
  /// The token `~`.
  @inlinable public static var tokenTilde: NodeKind { NodeKind(rawValue: 55) }
  /// The token `if`.
  @inlinable public static var tokenIf: NodeKind { NodeKind(rawValue: 56) }
  /// The token `switch`.
  @inlinable public static var tokenSwitch: NodeKind { NodeKind(rawValue: 57) }
  /// The token `selector`.
  @inlinable public static var tokenSelector: NodeKind { NodeKind(rawValue: 58) }
  /// The token `getter:`.
  @inlinable public static var tokenGetterColon: NodeKind { NodeKind(rawValue: 59) }
  /// The token `setter:`.
  @inlinable public static var tokenSetterColon: NodeKind { NodeKind(rawValue: 60) }
  /// The token `<`.
  @inlinable public static var tokenLess: NodeKind { NodeKind(rawValue: 62) }
  /// The token `>`.
  @inlinable public static var tokenGreater: NodeKind { NodeKind(rawValue: 63) }
  /// The token `await`.
  @inlinable public static var tokenAwait: NodeKind { NodeKind(rawValue: 64) }
  /// The token `file`.
  @inlinable public static var tokenFile: NodeKind { NodeKind(rawValue: 65) }
  /// The token `fileID`.
  @inlinable public static var tokenFileID: NodeKind { NodeKind(rawValue: 66) }
  /// The token `filePath`.
  @inlinable public static var tokenFilePath: NodeKind { NodeKind(rawValue: 67) }
  /// The token `line`.
  @inlinable public static var tokenLine: NodeKind { NodeKind(rawValue: 68) }
  /// The token `column`.
  @inlinable public static var tokenColumn: NodeKind { NodeKind(rawValue: 69) }
  /// The token `function`.
  @inlinable public static var tokenFunction: NodeKind { NodeKind(rawValue: 70) }
  /// The token `dsohandle`.
  @inlinable public static var tokenDsohandle: NodeKind { NodeKind(rawValue: 71) }
  /// The token `colorLiteral`.
  @inlinable public static var tokenColorLiteral: NodeKind { NodeKind(rawValue: 72) }
  /// The token `fileLiteral`.
  @inlinable public static var tokenFileLiteral: NodeKind { NodeKind(rawValue: 73) }
  /// The token `imageLiteral`.
  @inlinable public static var tokenImageLiteral: NodeKind { NodeKind(rawValue: 74) }
  /// The token `{`.
  @inlinable public static var tokenLeftBrace: NodeKind { NodeKind(rawValue: 75) }
  /// The token `^{`.
  @inlinable public static var tokenCaretLeftBrace: NodeKind { NodeKind(rawValue: 76) }
  /// The token `}`.
  @inlinable public static var tokenRightBrace: NodeKind { NodeKind(rawValue: 77) }
  /// The token `in`.
  @inlinable public static var tokenIn: NodeKind { NodeKind(rawValue: 78) }
  /// The token `self`.
  @inlinable public static var tokenSelf: NodeKind { NodeKind(rawValue: 79) }
  /// The token `super`.
  @inlinable public static var tokenSuper: NodeKind { NodeKind(rawValue: 80) }
  /// The token `guard`.
  @inlinable public static var tokenGuard: NodeKind { NodeKind(rawValue: 81) }
  /// The token `case`.
  @inlinable public static var tokenCase: NodeKind { NodeKind(rawValue: 82) }
  /// The token `fallthrough`.
  @inlinable public static var tokenFallthrough: NodeKind { NodeKind(rawValue: 83) }
  /// The token `do`.
  @inlinable public static var tokenDo: NodeKind { NodeKind(rawValue: 84) }
  /// The token `keyPath`.
  @inlinable public static var tokenKeyPath: NodeKind { NodeKind(rawValue: 85) }
  /// The token `try`.
  @inlinable public static var tokenTry: NodeKind { NodeKind(rawValue: 86) }
  /// The token `+=`.
  @inlinable public static var tokenPlusEqual: NodeKind { NodeKind(rawValue: 87) }
  /// The token `-=`.
  @inlinable public static var tokenMinusEqual: NodeKind { NodeKind(rawValue: 88) }
  /// The token `*=`.
  @inlinable public static var tokenStarEqual: NodeKind { NodeKind(rawValue: 89) }
  /// The token `/=`.
  @inlinable public static var tokenSlashEqual: NodeKind { NodeKind(rawValue: 90) }
  /// The token `%=`.
  @inlinable public static var tokenPercentEqual: NodeKind { NodeKind(rawValue: 91) }
  /// The token `!=`.
  @inlinable public static var tokenBangEqual: NodeKind { NodeKind(rawValue: 92) }
  /// The token `!==`.
  @inlinable public static var tokenBangEqualEqual: NodeKind { NodeKind(rawValue: 93) }
  /// The token `===`.
  @inlinable public static var tokenEqualEqualEqual: NodeKind { NodeKind(rawValue: 94) }
  /// The token `<=`.
  @inlinable public static var tokenLessEqual: NodeKind { NodeKind(rawValue: 95) }
  /// The token `>=`.
  @inlinable public static var tokenGreaterEqual: NodeKind { NodeKind(rawValue: 96) }
  /// The token `...`.
  @inlinable public static var tokenDotDotDot: NodeKind { NodeKind(rawValue: 97) }
  /// The token `..<`.
  @inlinable public static var tokenDotDotLess: NodeKind { NodeKind(rawValue: 98) }
  /// The token `is`.
  @inlinable public static var tokenIs: NodeKind { NodeKind(rawValue: 99) }
  /// The token `+`.
  @inlinable public static var tokenPlus: NodeKind { NodeKind(rawValue: 100) }
  /// The token `-`.
  @inlinable public static var tokenMinus: NodeKind { NodeKind(rawValue: 101) }
  /// The token `*`.
  @inlinable public static var tokenStar: NodeKind { NodeKind(rawValue: 102) }
  /// The token `/`.
  @inlinable public static var tokenSlash: NodeKind { NodeKind(rawValue: 103) }
  /// The token `%`.
  @inlinable public static var tokenPercent: NodeKind { NodeKind(rawValue: 104) }
  /// The token `++`.
  @inlinable public static var tokenPlusPlus: NodeKind { NodeKind(rawValue: 105) }
  /// The token `--`.
  @inlinable public static var tokenMinusMinus: NodeKind { NodeKind(rawValue: 106) }
  /// The token `|`.
  @inlinable public static var tokenPipe: NodeKind { NodeKind(rawValue: 107) }
  /// The token `^`.
  @inlinable public static var tokenCaret: NodeKind { NodeKind(rawValue: 108) }
  /// The token `<<`.
  @inlinable public static var tokenLessLess: NodeKind { NodeKind(rawValue: 109) }
  /// The token `>>`.
  @inlinable public static var tokenGreaterGreater: NodeKind { NodeKind(rawValue: 110) }
  /// The token `for`.
  @inlinable public static var tokenFor: NodeKind { NodeKind(rawValue: 112) }
  /// The token `while`.
  @inlinable public static var tokenWhile: NodeKind { NodeKind(rawValue: 113) }
  /// The token `return`.
  @inlinable public static var tokenReturn: NodeKind { NodeKind(rawValue: 115) }
  /// The token `continue`.
  @inlinable public static var tokenContinue: NodeKind { NodeKind(rawValue: 116) }
  /// The token `break`.
  @inlinable public static var tokenBreak: NodeKind { NodeKind(rawValue: 117) }
  /// The token `yield`.
  @inlinable public static var tokenYield: NodeKind { NodeKind(rawValue: 118) }
  /// The token `available`.
  @inlinable public static var tokenAvailable: NodeKind { NodeKind(rawValue: 119) }
  /// The token `unavailable`.
  @inlinable public static var tokenUnavailable: NodeKind { NodeKind(rawValue: 120) }
  /// The token `import`.
  @inlinable public static var tokenImport: NodeKind { NodeKind(rawValue: 121) }
  /// The token `typealias`.
  @inlinable public static var tokenTypealias: NodeKind { NodeKind(rawValue: 122) }
  /// The token `struct`.
  @inlinable public static var tokenStruct: NodeKind { NodeKind(rawValue: 123) }
  /// The token `class`.
  @inlinable public static var tokenClass: NodeKind { NodeKind(rawValue: 124) }
  /// The token `enum`.
  @inlinable public static var tokenEnum: NodeKind { NodeKind(rawValue: 125) }
  /// The token `protocol`.
  @inlinable public static var tokenProtocol: NodeKind { NodeKind(rawValue: 126) }
  /// The token `let`.
  @inlinable public static var tokenLet: NodeKind { NodeKind(rawValue: 127) }
  /// The token `var`.
  @inlinable public static var tokenVar: NodeKind { NodeKind(rawValue: 128) }
  /// The token `func`.
  @inlinable public static var tokenFunc: NodeKind { NodeKind(rawValue: 129) }
  /// The token `willSet`.
  @inlinable public static var tokenWillSet: NodeKind { NodeKind(rawValue: 130) }
  /// The token `didSet`.
  @inlinable public static var tokenDidSet: NodeKind { NodeKind(rawValue: 131) }
  /// The token `macro`.
  @inlinable public static var tokenMacro: NodeKind { NodeKind(rawValue: 132) }
  /// The token `externalMacro`.
  @inlinable public static var tokenExternalMacro: NodeKind { NodeKind(rawValue: 133) }
  /// The token `extension`.
  @inlinable public static var tokenExtension: NodeKind { NodeKind(rawValue: 134) }
  /// The token `indirect`.
  @inlinable public static var tokenIndirect: NodeKind { NodeKind(rawValue: 135) }
  /// The token `;`.
  @inlinable public static var tokenSemicolon: NodeKind { NodeKind(rawValue: 136) }
  /// The token `init`.
  @inlinable public static var tokenInit: NodeKind { NodeKind(rawValue: 137) }
  /// The token `deinit`.
  @inlinable public static var tokenDeinit: NodeKind { NodeKind(rawValue: 138) }
  /// The token `subscript`.
  @inlinable public static var tokenSubscript: NodeKind { NodeKind(rawValue: 139) }
  /// The token `get`.
  @inlinable public static var tokenGet: NodeKind { NodeKind(rawValue: 140) }
  /// The token `set`.
  @inlinable public static var tokenSet: NodeKind { NodeKind(rawValue: 141) }
  /// The token `_modify`.
  @inlinable public static var tokenUnderscoreModify: NodeKind { NodeKind(rawValue: 142) }
  /// The token `prefix`.
  @inlinable public static var tokenPrefix: NodeKind { NodeKind(rawValue: 143) }
  /// The token `infix`.
  @inlinable public static var tokenInfix: NodeKind { NodeKind(rawValue: 144) }
  /// The token `postfix`.
  @inlinable public static var tokenPostfix: NodeKind { NodeKind(rawValue: 145) }
  /// The token `operator`.
  @inlinable public static var tokenOperator: NodeKind { NodeKind(rawValue: 146) }
  /// The token `precedencegroup`.
  @inlinable public static var tokenPrecedencegroup: NodeKind { NodeKind(rawValue: 147) }
  /// The token `associatedtype`.
  @inlinable public static var tokenAssociatedtype: NodeKind { NodeKind(rawValue: 148) }
  /// The token `@`.
  @inlinable public static var tokenAt: NodeKind { NodeKind(rawValue: 149) }
  /// The token `override`.
  @inlinable public static var tokenOverride: NodeKind { NodeKind(rawValue: 151) }
  /// The token `convenience`.
  @inlinable public static var tokenConvenience: NodeKind { NodeKind(rawValue: 152) }
  /// The token `required`.
  @inlinable public static var tokenRequired: NodeKind { NodeKind(rawValue: 153) }
  /// The token `nonisolated`.
  @inlinable public static var tokenNonisolated: NodeKind { NodeKind(rawValue: 154) }
  /// The token `nonsending`.
  @inlinable public static var tokenNonsending: NodeKind { NodeKind(rawValue: 155) }
  /// The token `public`.
  @inlinable public static var tokenPublic: NodeKind { NodeKind(rawValue: 156) }
  /// The token `private`.
  @inlinable public static var tokenPrivate: NodeKind { NodeKind(rawValue: 157) }
  /// The token `internal`.
  @inlinable public static var tokenInternal: NodeKind { NodeKind(rawValue: 158) }
  /// The token `fileprivate`.
  @inlinable public static var tokenFileprivate: NodeKind { NodeKind(rawValue: 159) }
  /// The token `open`.
  @inlinable public static var tokenOpen: NodeKind { NodeKind(rawValue: 160) }
  /// The token `mutating`.
  @inlinable public static var tokenMutating: NodeKind { NodeKind(rawValue: 161) }
  /// The token `nonmutating`.
  @inlinable public static var tokenNonmutating: NodeKind { NodeKind(rawValue: 162) }
  /// The token `static`.
  @inlinable public static var tokenStatic: NodeKind { NodeKind(rawValue: 163) }
  /// The token `dynamic`.
  @inlinable public static var tokenDynamic: NodeKind { NodeKind(rawValue: 164) }
  /// The token `optional`.
  @inlinable public static var tokenOptional: NodeKind { NodeKind(rawValue: 165) }
  /// The token `distributed`.
  @inlinable public static var tokenDistributed: NodeKind { NodeKind(rawValue: 166) }
  /// The token `final`.
  @inlinable public static var tokenFinal: NodeKind { NodeKind(rawValue: 167) }
  /// The token `inout`.
  @inlinable public static var tokenInout: NodeKind { NodeKind(rawValue: 168) }
  /// The token `@escaping`.
  @inlinable public static var tokenAtEscaping: NodeKind { NodeKind(rawValue: 169) }
  /// The token `@autoclosure`.
  @inlinable public static var tokenAtAutoclosure: NodeKind { NodeKind(rawValue: 170) }
  /// The token `weak`.
  @inlinable public static var tokenWeak: NodeKind { NodeKind(rawValue: 171) }
  /// The token `unowned`.
  @inlinable public static var tokenUnowned: NodeKind { NodeKind(rawValue: 172) }
  /// The token `unowned(safe)`.
  @inlinable public static var tokenUnownedSafe: NodeKind { NodeKind(rawValue: 173) }
  /// The token `unowned(unsafe)`.
  @inlinable public static var tokenUnownedUnsafe: NodeKind { NodeKind(rawValue: 174) }
  /// The token `borrowing`.
  @inlinable public static var tokenBorrowing: NodeKind { NodeKind(rawValue: 175) }
  /// The token `consuming`.
  @inlinable public static var tokenConsuming: NodeKind { NodeKind(rawValue: 176) }
  /// The token `sending`.
  @inlinable public static var tokenSending: NodeKind { NodeKind(rawValue: 177) }
  /// The token `isolated`.
  @inlinable public static var tokenIsolated: NodeKind { NodeKind(rawValue: 178) }
  /// The token `os`.
  @inlinable public static var tokenOs: NodeKind { NodeKind(rawValue: 179) }
  /// The token `arch`.
  @inlinable public static var tokenArch: NodeKind { NodeKind(rawValue: 180) }
  /// The token `swift`.
  @inlinable public static var tokenSwift: NodeKind { NodeKind(rawValue: 181) }
  /// The token `compiler`.
  @inlinable public static var tokenCompiler: NodeKind { NodeKind(rawValue: 182) }
  /// The token `canImport`.
  @inlinable public static var tokenCanImport: NodeKind { NodeKind(rawValue: 183) }
  /// The token `targetEnvironment`.
  @inlinable public static var tokenTargetEnvironment: NodeKind { NodeKind(rawValue: 184) }
  /// The token `->`.
  @inlinable public static var tokenArrow: NodeKind { NodeKind(rawValue: 194) }
  /// The token `&&`.
  @inlinable public static var tokenAmpersandAmpersand: NodeKind { NodeKind(rawValue: 196) }
  /// The token `||`.
  @inlinable public static var tokenPipePipe: NodeKind { NodeKind(rawValue: 197) }
  /// The token `??`.
  @inlinable public static var tokenQuestionQuestion: NodeKind { NodeKind(rawValue: 198) }
  /// The token `=`.
  @inlinable public static var tokenEqual: NodeKind { NodeKind(rawValue: 200) }
  /// The token `==`.
  @inlinable public static var tokenEqualEqual: NodeKind { NodeKind(rawValue: 201) }
  /// The token `as`.
  @inlinable public static var tokenAs: NodeKind { NodeKind(rawValue: 211) }
  /// The token `as?`.
  @inlinable public static var tokenAsQuestion: NodeKind { NodeKind(rawValue: 212) }
  /// The token `as!`.
  @inlinable public static var tokenAsBang: NodeKind { NodeKind(rawValue: 213) }
  /// The token `#`.
  @inlinable public static var tokenHash: NodeKind { NodeKind(rawValue: 216) }
  /// The token `#if`.
  @inlinable public static var tokenHashIf: NodeKind { NodeKind(rawValue: 217) }
  /// The token `#elseif`.
  @inlinable public static var tokenHashElseif: NodeKind { NodeKind(rawValue: 218) }
  /// The token `#else`.
  @inlinable public static var tokenHashElse: NodeKind { NodeKind(rawValue: 219) }
  /// The token `#endif`.
  @inlinable public static var tokenHashEndif: NodeKind { NodeKind(rawValue: 220) }

  /// Every constant above, with the name and the namedness that the grammar gives it.
  static let table: [(kind: NodeKind, name: String, isNamed: Bool)] = [
    (.tokenBang, "!", false),
    (.comment, "comment", true),
    (.tokenActor, "actor", false),
    (.tokenAsync, "async", false),
    (.tokenConsume, "consume", false),
    (.tokenCopy, "copy", false),
    (.tokenDiscard, "discard", false),
    (.tokenEach, "each", false),
    (.tokenLazy, "lazy", false),
    (.tokenRepeat, "repeat", false),
    (.tokenPackage, "package", false),
    (.tokenUnsafe, "unsafe", false),
    (.realLiteral, "real_literal", true),
    (.integerLiteral, "integer_literal", true),
    (.hexLiteral, "hex_literal", true),
    (.octLiteral, "oct_literal", true),
    (.binLiteral, "bin_literal", true),
    (.tokenTrue, "true", false),
    (.tokenFalse, "false", false),
    (.nilLiteral, "nil_literal", true),
    (.tokenQuote, "\"", false),
    (.tokenBackslash, "\\", false),
    (.tokenU, "u", false),
    (.tokenQuoteQuoteQuote, "\"\"\"", false),
    (.tokenRightParen, ")", false),
    (.rawStrInterpolationStart, "raw_str_interpolation_start", true),
    (.tokenBackslashLeftParen, "\\(", false),
    (.tokenComma, ",", false),
    (.tokenColon, ":", false),
    (.tokenLeftParen, "(", false),
    (.tokenLeftBracket, "[", false),
    (.tokenRightBracket, "]", false),
    (.tokenOf, "of", false),
    (.tokenDot, ".", false),
    (.tokenCapitalType, "Type", false),
    (.tokenCapitalProtocol, "Protocol", false),
    (.tokenQuestion, "?", false),
    (.tokenSome, "some", false),
    (.tokenAny, "any", false),
    (.tokenAmpersand, "&", false),
    (.tokenTilde, "~", false),
    (.tokenIf, "if", false),
    (.tokenSwitch, "switch", false),
    (.tokenSelector, "selector", false),
    (.tokenGetterColon, "getter:", false),
    (.tokenSetterColon, "setter:", false),
    (.tokenLess, "<", false),
    (.tokenGreater, ">", false),
    (.tokenAwait, "await", false),
    (.tokenFile, "file", false),
    (.tokenFileID, "fileID", false),
    (.tokenFilePath, "filePath", false),
    (.tokenLine, "line", false),
    (.tokenColumn, "column", false),
    (.tokenFunction, "function", false),
    (.tokenDsohandle, "dsohandle", false),
    (.tokenColorLiteral, "colorLiteral", false),
    (.tokenFileLiteral, "fileLiteral", false),
    (.tokenImageLiteral, "imageLiteral", false),
    (.tokenLeftBrace, "{", false),
    (.tokenCaretLeftBrace, "^{", false),
    (.tokenRightBrace, "}", false),
    (.tokenIn, "in", false),
    (.tokenSelf, "self", false),
    (.tokenSuper, "super", false),
    (.tokenGuard, "guard", false),
    (.tokenCase, "case", false),
    (.tokenFallthrough, "fallthrough", false),
    (.tokenDo, "do", false),
    (.tokenKeyPath, "keyPath", false),
    (.tokenTry, "try", false),
    (.tokenPlusEqual, "+=", false),
    (.tokenMinusEqual, "-=", false),
    (.tokenStarEqual, "*=", false),
    (.tokenSlashEqual, "/=", false),
    (.tokenPercentEqual, "%=", false),
    (.tokenBangEqual, "!=", false),
    (.tokenBangEqualEqual, "!==", false),
    (.tokenEqualEqualEqual, "===", false),
    (.tokenLessEqual, "<=", false),
    (.tokenGreaterEqual, ">=", false),
    (.tokenDotDotDot, "...", false),
    (.tokenDotDotLess, "..<", false),
    (.tokenIs, "is", false),
    (.tokenPlus, "+", false),
    (.tokenMinus, "-", false),
    (.tokenStar, "*", false),
    (.tokenSlash, "/", false),
    (.tokenPercent, "%", false),
    (.tokenPlusPlus, "++", false),
    (.tokenMinusMinus, "--", false),
    (.tokenPipe, "|", false),
    (.tokenCaret, "^", false),
    (.tokenLessLess, "<<", false),
    (.tokenGreaterGreater, ">>", false),
    (.statementLabel, "statement_label", true),
    (.tokenFor, "for", false),
    (.tokenWhile, "while", false),
    (.throwKeyword, "throw_keyword", true),
    (.tokenReturn, "return", false),
    (.tokenContinue, "continue", false),
    (.tokenBreak, "break", false),
    (.tokenYield, "yield", false),
    (.tokenAvailable, "available", false),
    (.tokenUnavailable, "unavailable", false),
    (.tokenImport, "import", false),
    (.tokenTypealias, "typealias", false),
    (.tokenStruct, "struct", false),
    (.tokenClass, "class", false),
    (.tokenEnum, "enum", false),
    (.tokenProtocol, "protocol", false),
    (.tokenLet, "let", false),
    (.tokenVar, "var", false),
    (.tokenFunc, "func", false),
    (.tokenWillSet, "willSet", false),
    (.tokenDidSet, "didSet", false),
    (.tokenMacro, "macro", false),
    (.tokenExternalMacro, "externalMacro", false),
    (.tokenExtension, "extension", false),
    (.tokenIndirect, "indirect", false),
    (.tokenSemicolon, ";", false),
    (.tokenInit, "init", false),
    (.tokenDeinit, "deinit", false),
    (.tokenSubscript, "subscript", false),
    (.tokenGet, "get", false),
    (.tokenSet, "set", false),
    (.tokenUnderscoreModify, "_modify", false),
    (.tokenPrefix, "prefix", false),
    (.tokenInfix, "infix", false),
    (.tokenPostfix, "postfix", false),
    (.tokenOperator, "operator", false),
    (.tokenPrecedencegroup, "precedencegroup", false),
    (.tokenAssociatedtype, "associatedtype", false),
    (.tokenAt, "@", false),
    (.wildcardPattern, "wildcard_pattern", true),
    (.tokenOverride, "override", false),
    (.tokenConvenience, "convenience", false),
    (.tokenRequired, "required", false),
    (.tokenNonisolated, "nonisolated", false),
    (.tokenNonsending, "nonsending", false),
    (.tokenPublic, "public", false),
    (.tokenPrivate, "private", false),
    (.tokenInternal, "internal", false),
    (.tokenFileprivate, "fileprivate", false),
    (.tokenOpen, "open", false),
    (.tokenMutating, "mutating", false),
    (.tokenNonmutating, "nonmutating", false),
    (.tokenStatic, "static", false),
    (.tokenDynamic, "dynamic", false),
    (.tokenOptional, "optional", false),
    (.tokenDistributed, "distributed", false),
    (.tokenFinal, "final", false),
    (.tokenInout, "inout", false),
    (.tokenAtEscaping, "@escaping", false),
    (.tokenAtAutoclosure, "@autoclosure", false),
    (.tokenWeak, "weak", false),
    (.tokenUnowned, "unowned", false),
    (.tokenUnownedSafe, "unowned(safe)", false),
    (.tokenUnownedUnsafe, "unowned(unsafe)", false),
    (.tokenBorrowing, "borrowing", false),
    (.tokenConsuming, "consuming", false),
    (.tokenSending, "sending", false),
    (.tokenIsolated, "isolated", false),
    (.tokenOs, "os", false),
    (.tokenArch, "arch", false),
    (.tokenSwift, "swift", false),
    (.tokenCompiler, "compiler", false),
    (.tokenCanImport, "canImport", false),
    (.tokenTargetEnvironment, "targetEnvironment", false),
    (.multilineComment, "multiline_comment", true),
    (.rawStrPart, "raw_str_part", true),
    (.rawStrContinuingIndicator, "raw_str_continuing_indicator", true),
    (.rawStrEndPart, "raw_str_end_part", true),
    (.tokenArrow, "->", false),
    (.tokenAmpersandAmpersand, "&&", false),
    (.tokenPipePipe, "||", false),
    (.tokenQuestionQuestion, "??", false),
    (.tokenEqual, "=", false),
    (.tokenEqualEqual, "==", false),
    (.defaultKeyword, "default_keyword", true),
    (.whereKeyword, "where_keyword", true),
    (.`else`, "else", true),
    (.catchKeyword, "catch_keyword", true),
    (.tokenAs, "as", false),
    (.tokenAsQuestion, "as?", false),
    (.tokenAsBang, "as!", false),
    (.tokenHash, "#", false),
    (.tokenHashIf, "#if", false),
    (.tokenHashElseif, "#elseif", false),
    (.tokenHashElse, "#else", false),
    (.tokenHashEndif, "#endif", false),
    (.sourceFile, "source_file", true),
    (.shebangLine, "shebang_line", true),
    (.simpleIdentifier, "simple_identifier", true),
    (.identifier, "identifier", true),
    (.booleanLiteral, "boolean_literal", true),
    (.lineStringLiteral, "line_string_literal", true),
    (.lineStrText, "line_str_text", true),
    (.strEscapedChar, "str_escaped_char", true),
    (.multiLineStringLiteral, "multi_line_string_literal", true),
    (.rawStringLiteral, "raw_string_literal", true),
    (.rawStrInterpolation, "raw_str_interpolation", true),
    (.multiLineStrText, "multi_line_str_text", true),
    (.regexLiteral, "regex_literal", true),
    (.typeAnnotation, "type_annotation", true),
    (.userType, "user_type", true),
    (.tupleType, "tuple_type", true),
    (.tupleTypeItem, "tuple_type_item", true),
    (.functionType, "function_type", true),
    (.arrayType, "array_type", true),
    (.dictionaryType, "dictionary_type", true),
    (.optionalType, "optional_type", true),
    (.metatype, "metatype", true),
    (.bracketQualifiedType, "bracket_qualified_type", true),
    (.opaqueType, "opaque_type", true),
    (.existentialType, "existential_type", true),
    (.typeParameterPack, "type_parameter_pack", true),
    (.typePackExpansion, "type_pack_expansion", true),
    (.protocolCompositionType, "protocol_composition_type", true),
    (.suppressedConstraint, "suppressed_constraint", true),
    (.postfixExpression, "postfix_expression", true),
    (.constructorExpression, "constructor_expression", true),
    (.navigationExpression, "navigation_expression", true),
    (.openStartRangeExpression, "open_start_range_expression", true),
    (.openEndRangeExpression, "open_end_range_expression", true),
    (.prefixExpression, "prefix_expression", true),
    (.asExpression, "as_expression", true),
    (.selectorExpression, "selector_expression", true),
    (.multiplicativeExpression, "multiplicative_expression", true),
    (.additiveExpression, "additive_expression", true),
    (.rangeExpression, "range_expression", true),
    (.infixExpression, "infix_expression", true),
    (.nilCoalescingExpression, "nil_coalescing_expression", true),
    (.checkExpression, "check_expression", true),
    (.comparisonExpression, "comparison_expression", true),
    (.equalityExpression, "equality_expression", true),
    (.conjunctionExpression, "conjunction_expression", true),
    (.disjunctionExpression, "disjunction_expression", true),
    (.bitwiseOperation, "bitwise_operation", true),
    (.customOperator, "custom_operator", true),
    (.navigationSuffix, "navigation_suffix", true),
    (.callSuffix, "call_suffix", true),
    (.constructorSuffix, "constructor_suffix", true),
    (.typeArguments, "type_arguments", true),
    (.valueArguments, "value_arguments", true),
    (.valueArgumentLabel, "value_argument_label", true),
    (.valueArgument, "value_argument", true),
    (.tryExpression, "try_expression", true),
    (.awaitExpression, "await_expression", true),
    (.consumeExpression, "consume_expression", true),
    (.unsafeExpression, "unsafe_expression", true),
    (.ternaryExpression, "ternary_expression", true),
    (.callExpression, "call_expression", true),
    (.macroInvocation, "macro_invocation", true),
    (.tupleExpression, "tuple_expression", true),
    (.arrayLiteral, "array_literal", true),
    (.dictionaryLiteral, "dictionary_literal", true),
    (.specialLiteral, "special_literal", true),
    (.playgroundLiteral, "playground_literal", true),
    (.lambdaLiteral, "lambda_literal", true),
    (.captureList, "capture_list", true),
    (.captureListItem, "capture_list_item", true),
    (.lambdaFunctionType, "lambda_function_type", true),
    (.lambdaFunctionTypeParameters, "lambda_function_type_parameters", true),
    (.lambdaParameter, "lambda_parameter", true),
    (.selfExpression, "self_expression", true),
    (.superExpression, "super_expression", true),
    (.ifStatement, "if_statement", true),
    (.guardStatement, "guard_statement", true),
    (.switchStatement, "switch_statement", true),
    (.switchEntry, "switch_entry", true),
    (.switchPattern, "switch_pattern", true),
    (.doStatement, "do_statement", true),
    (.catchBlock, "catch_block", true),
    (.whereClause, "where_clause", true),
    (.keyPathExpression, "key_path_expression", true),
    (.keyPathStringExpression, "key_path_string_expression", true),
    (.tryOperator, "try_operator", true),
    (.asOperator, "as_operator", true),
    (.directlyAssignableExpression, "directly_assignable_expression", true),
    (.statements, "statements", true),
    (.forStatement, "for_statement", true),
    (.whileStatement, "while_statement", true),
    (.repeatWhileStatement, "repeat_while_statement", true),
    (.controlTransferStatement, "control_transfer_statement", true),
    (.discardStatement, "discard_statement", true),
    (.assignment, "assignment", true),
    (.valueParameterPack, "value_parameter_pack", true),
    (.valuePackExpansion, "value_pack_expansion", true),
    (.availabilityCondition, "availability_condition", true),
    (.importDeclaration, "import_declaration", true),
    (.protocolPropertyDeclaration, "protocol_property_declaration", true),
    (.protocolPropertyRequirements, "protocol_property_requirements", true),
    (.propertyDeclaration, "property_declaration", true),
    (.willsetDidsetBlock, "willset_didset_block", true),
    (.willsetClause, "willset_clause", true),
    (.didsetClause, "didset_clause", true),
    (.typealiasDeclaration, "typealias_declaration", true),
    (.functionDeclaration, "function_declaration", true),
    (.functionBody, "function_body", true),
    (.macroDeclaration, "macro_declaration", true),
    (.macroDefinition, "macro_definition", true),
    (.externalMacroDefinition, "external_macro_definition", true),
    (.classDeclaration, "class_declaration", true),
    (.classBody, "class_body", true),
    (.inheritanceSpecifier, "inheritance_specifier", true),
    (.typeParameters, "type_parameters", true),
    (.typeParameter, "type_parameter", true),
    (.typeConstraints, "type_constraints", true),
    (.typeConstraint, "type_constraint", true),
    (.inheritanceConstraint, "inheritance_constraint", true),
    (.equalityConstraint, "equality_constraint", true),
    (.parameter, "parameter", true),
    (.bang, "bang", true),
    (.`throws`, "throws", true),
    (.throwsClause, "throws_clause", true),
    (.enumClassBody, "enum_class_body", true),
    (.enumEntry, "enum_entry", true),
    (.enumTypeParameters, "enum_type_parameters", true),
    (.protocolDeclaration, "protocol_declaration", true),
    (.protocolBody, "protocol_body", true),
    (.initDeclaration, "init_declaration", true),
    (.deinitDeclaration, "deinit_declaration", true),
    (.subscriptDeclaration, "subscript_declaration", true),
    (.computedProperty, "computed_property", true),
    (.computedGetter, "computed_getter", true),
    (.computedModify, "computed_modify", true),
    (.computedSetter, "computed_setter", true),
    (.getterSpecifier, "getter_specifier", true),
    (.setterSpecifier, "setter_specifier", true),
    (.modifySpecifier, "modify_specifier", true),
    (.operatorDeclaration, "operator_declaration", true),
    (.deprecatedOperatorDeclarationBody, "deprecated_operator_declaration_body", true),
    (.precedenceGroupDeclaration, "precedence_group_declaration", true),
    (.precedenceGroupAttributes, "precedence_group_attributes", true),
    (.precedenceGroupAttribute, "precedence_group_attribute", true),
    (.associatedtypeDeclaration, "associatedtype_declaration", true),
    (.attribute, "attribute", true),
    (.pattern, "pattern", true),
    (.valueBindingPattern, "value_binding_pattern", true),
    (.modifiers, "modifiers", true),
    (.parameterModifiers, "parameter_modifiers", true),
    (.propertyBehaviorModifier, "property_behavior_modifier", true),
    (.typeModifiers, "type_modifiers", true),
    (.memberModifier, "member_modifier", true),
    (.visibilityModifier, "visibility_modifier", true),
    (.typeParameterModifiers, "type_parameter_modifiers", true),
    (.functionModifier, "function_modifier", true),
    (.mutationModifier, "mutation_modifier", true),
    (.propertyModifier, "property_modifier", true),
    (.inheritanceModifier, "inheritance_modifier", true),
    (.parameterModifier, "parameter_modifier", true),
    (.ownershipModifier, "ownership_modifier", true),
    (.directive, "directive", true),
    (.diagnostic, "diagnostic", true),
    (.expression, "_expression", true),
    (.fullyOpenRange, "fully_open_range", true),
    (.interpolatedExpression, "interpolated_expression", true),
    (.protocolFunctionDeclaration, "protocol_function_declaration", true),
    (.typeIdentifier, "type_identifier", true),
  ]
}
