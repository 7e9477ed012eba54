import TelltaleModel
import TelltaleSyntax

// Values that elements of several kinds have; those of one kind stand at its reader.

extension SceneValue where Context == SceneContext, Value == TextContent {
  /// A text in one length.
  static var text: Self {
    SceneValue(schema: SchemaPiece.text) { entry, _, context in
      TextReader().text(entry.value, in: &context)
    }
  }
}

extension SceneValue where Context == SceneContext, Value == TextVariants {
  /// A text in one length or several.
  static var variants: Self {
    SceneValue(schema: SchemaPiece.variants) { entry, path, context in
      TextReader().variants(entry, at: path, in: &context)
    }
  }

  /// The same for what may not be blank.
  static var shownVariants: Self { variants.described(by: SchemaPiece.shownVariants) }
}

extension SceneValue where Context == SceneContext, Value == RichText {
  /// A text in one look or several.
  static var richText: Self {
    SceneValue(schema: SchemaPiece.reference("richText")) { entry, path, context in
      RichTextReader().text(entry, at: path, in: &context)
    }
  }
}

extension SceneValue where Context == SceneContext, Value == Availability {
  /// Whether a control can be chosen.
  static var availability: Self {
    SceneValue(schema: SchemaPiece.reference("availability")) { entry, path, context in
      AvailabilityReader().availability(entry.value, at: path, in: &context)
    }
  }
}

extension SceneValue where Context == SceneContext, Value == String {
  /// The name of a value that the application updates.
  static var binding: Self {
    SceneValue(schema: SchemaPiece.reference("binding")) { entry, path, context in
      BindingReader().name(entry.value, at: path, in: &context)
    }
  }
}

extension SceneValue where Context == SceneContext, Value == Fill {
  /// A colour, or a picture of the bundle.
  static var fill: Self {
    SceneValue(schema: SchemaPiece.reference("fill")) { entry, path, context in
      FillReader().fill(entry.value, at: path, in: &context)
    }
  }
}

extension SceneValue where Context == SceneContext, Value == DataSource {
  /// Where content comes from.
  static var source: Self {
    SceneValue(schema: SchemaPiece.reference("source")) { entry, path, context in
      SourceReader().source(entry.value, at: path, in: &context)
    }
  }
}
