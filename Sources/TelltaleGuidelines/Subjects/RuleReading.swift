import TelltaleModel

/// Something of a scene as rules look at it, read once for all of them.
protocol RuleReading: SendableMetatype {
  var context: RuleScene { get }
  /// What people read in it; the elements inside have readings of their own.
  var allTexts: [Passage] { get }
}

extension RuleReading {
  var path: NodePath { context.path }
}
