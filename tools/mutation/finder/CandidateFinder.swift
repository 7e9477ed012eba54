import SwiftSyntax

/// Finds every place of a file where a small fault can be put in.
final class CandidateFinder: SyntaxVisitor {
  private let file: String
  private let lines: SourceLocationConverter
  private(set) var candidates: [Candidate] = []

  init(file: String, tree: SourceFileSyntax) {
    self.file = file
    lines = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Conditions

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    turn(node.conditions)
    return .visitChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    turn(node.conditions)
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    add(.turned, node.condition, "Mutants.turned($, ", ")")
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    add(.turned, node.condition, "Mutants.turned($, ", ")")
    return .visitChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    for condition in plain(node.conditions) {
      add(.guardLeftOut, condition, "Mutants.passed($, ", ")")
    }
    return .visitChildren
  }

  private func turn(_ conditions: ConditionElementListSyntax) {
    for condition in plain(conditions) { add(.turned, condition, "Mutants.turned($, ", ")") }
  }

  /// The conditions that bind nothing.
  private func plain(_ conditions: ConditionElementListSyntax) -> [ExprSyntax] {
    conditions.compactMap { element in
      guard case .expression(let expression) = element.condition,
        !expression.is(BooleanLiteralExprSyntax.self)
      else { return nil }
      return expression
    }
  }

  // MARK: Operators and literals

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator,
      let (kind, name) = Self.operators[sign.text]
    else { return .visitChildren }
    add(kind, ExprSyntax(node), "Mutants.\(name)($, ", ")", giving: sign)
    return .visitChildren
  }

  private static let operators: [String: (Candidate.Kind, String)] = [
    "<": (.bound, "less"), "<=": (.bound, "atMost"), ">": (.bound, "more"),
    ">=": (.bound, "atLeast"), "&&": (.logic, "both"), "||": (.logic, "either"),
  ]

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let digits = node.literal.text
    guard digits.allSatisfy({ $0.isNumber || $0 == "_" }), isOrdinary(Syntax(node)),
      isBound(Syntax(node))
    else { return .skipChildren }
    add(.moved, ExprSyntax(node), "Mutants.moved($, ", ")")
    return .skipChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    // Memory that is kept for later is no behaviour.
    let label = node.parent?.as(LabeledExprSyntax.self)?.label?.text
    guard isOrdinary(Syntax(node)), label != "keepingCapacity" else { return .skipChildren }
    add(.turned, ExprSyntax(node), "Mutants.turned($, ", ")")
    return .skipChildren
  }

  /// True for a number that something is compared with, that a range ends at, that a value is kept
  /// within, or that has a name of its own as a limit.
  private func isBound(_ node: Syntax) -> Bool {
    var node = node
    while let parent = node.parent {
      if let infix = parent.as(InfixOperatorExprSyntax.self),
        let sign = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
      {
        if Self.bounding.contains(sign) { return true }
        if !["+", "-", "*", "/", "%"].contains(sign) { return false }
      } else if let call = parent.as(FunctionCallExprSyntax.self) {
        return ["min", "max"].contains(call.calledExpression.trimmedDescription)
      } else if parent.is(PatternBindingSyntax.self) {
        return isConstant(parent)
      } else if ![
        .labeledExpr, .labeledExprList, .initializerClause, .tupleExpr, .prefixOperatorExpr,
      ]
      .contains(parent.kind) {
        return false
      }
      node = parent
    }
    return false
  }

  private static let bounding: Set<String> = [
    "<", "<=", ">", ">=", "==", "!=", "...", "..<", "~=",
  ]

  /// A `static let`, or one of a whole file.
  private func isConstant(_ binding: Syntax) -> Bool {
    guard let list = binding.parent, let variable = list.parent?.as(VariableDeclSyntax.self) else {
      return false
    }
    let isStatic = variable.modifiers.contains { $0.name.tokenKind == .keyword(.static) }
    return variable.bindingSpecifier.tokenKind == .keyword(.let)
      && (isStatic || variable.parent?.parent?.parent?.is(SourceFileSyntax.self) == true)
  }

  /// False for subscripts, where a moved number only crashes, for tables of numbers, for loops without
  /// an end, and where the language wants a literal.
  private func isOrdinary(_ node: Syntax) -> Bool {
    var node = node
    while let parent = node.parent {
      switch parent.kind {
      case .whileStmt, .subscriptCallExpr, .attribute, .enumCaseElement, .switchCaseLabel,
        .expressionPattern, .stringLiteralExpr, .ifConfigClause, .matchingPatternCondition:
        return false
      case .arrayElementList where parent.children(viewMode: .sourceAccurate).count > 8:
        return false
      case .codeBlockItem, .memberBlockItem: return true
      default: node = parent
      }
    }
    return true
  }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard !isValue(node), case .expr(let expression) = node.item else { return .visitChildren }
    if let call = called(expression) {
      let name = call.calledExpression.trimmedDescription
      if !Self.endings.contains(name), !name.hasSuffix("reserveCapacity") {
        add(.callLeftOut, expression, "if !Mutants.mutant($) { ", " }")
      }
    } else if assigns(expression), !isInInitializer(Syntax(node)) {
      add(.assignmentLeftOut, expression, "if !Mutants.mutant($) { ", " }")
    }
    return .visitChildren
  }

  private static let endings: Set<String> = [
    "precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError", "exit",
    "_exit", "super.init", "self.init",
  ]

  private func called(_ expression: ExprSyntax) -> FunctionCallExprSyntax? {
    if let attempt = expression.as(TryExprSyntax.self) { return called(attempt.expression) }
    if let awaited = expression.as(AwaitExprSyntax.self) { return called(awaited.expression) }
    return expression.as(FunctionCallExprSyntax.self)
  }

  private func assigns(_ expression: ExprSyntax) -> Bool {
    guard let infix = expression.as(InfixOperatorExprSyntax.self) else { return false }
    if infix.operator.is(AssignmentExprSyntax.self) {
      return !infix.leftOperand.is(DiscardAssignmentExprSyntax.self)
    }
    let sign = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    return sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(sign)
  }

  /// An initializer has to set what it sets.
  private func isInInitializer(_ node: Syntax) -> Bool {
    var node = node
    while let parent = node.parent {
      if parent.is(InitializerDeclSyntax.self) { return true }
      if parent.is(FunctionDeclSyntax.self) || parent.is(ClosureExprSyntax.self) { return false }
      node = parent
    }
    return false
  }

  /// True where the statement is the value of what it stands in: the only one of a function or a
  /// closure, or of a branch of such a one.
  private func isValue(_ node: CodeBlockItemSyntax) -> Bool {
    guard let list = node.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let owner = list.parent
    else { return false }
    if owner.is(ClosureExprSyntax.self) { return true }
    if owner.is(SwitchCaseSyntax.self) {
      return owner.parent?.parent.map { isValue(ofBranches: $0) } ?? false
    }
    guard let outer = owner.parent else { return false }
    if let function = outer.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil
    }
    if outer.is(IfExprSyntax.self) { return isValue(ofBranches: outer) }
    if let accessor = outer.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.text == "get"
    }
    return outer.is(AccessorBlockSyntax.self) || owner.is(AccessorBlockSyntax.self)
  }

  private func isValue(ofBranches expression: Syntax) -> Bool {
    guard let parent = expression.parent else { return false }
    if parent.is(IfExprSyntax.self) { return isValue(ofBranches: parent) }
    if let statement = parent.as(ExpressionStmtSyntax.self) {
      return statement.parent?.as(CodeBlockItemSyntax.self).map(isValue) ?? false
    }
    return parent.as(CodeBlockItemSyntax.self).map(isValue) ?? true
  }

  // MARK: Results

  private func add(
    _ kind: Candidate.Kind, _ node: ExprSyntax, _ opening: String, _ closing: String,
    giving sign: TokenSyntax? = nil
  ) {
    let start = node.positionAfterSkippingLeadingTrivia
    let end = node.endPositionBeforeTrailingTrivia
    let text = node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    candidates.append(
      Candidate(
        file: file, line: lines.location(for: start).line, lastLine: lines.location(for: end).line,
        kind: kind, text: String(text.prefix(90)), start: start.utf8Offset, end: end.utf8Offset,
        opening: opening, closing: closing,
        operatorStart: sign?.positionAfterSkippingLeadingTrivia.utf8Offset,
        operatorEnd: sign?.endPositionBeforeTrailingTrivia.utf8Offset))
  }
}
