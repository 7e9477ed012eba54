import TelltaleImport
import TelltaleModel
import TelltaleSyntax

/// Files of apps that have no scenes: whatever stands in them, texts and faults have a place inside of them, and every
/// dialog that is found makes a scene.
extension FuzzTarget {
  static let strings = FuzzTarget(
    name: "strings",
    words: ["\"a\" = \"b\";", "/*", "*/", "//", "\\U0041", "\\\"", ";", "=", "\u{FEFF}", "%1$@"]
  ) { bytes in
    fault(of: StringsFile.read(bytes, file: "a", language: "en"), in: bytes)
  }

  static let forms = FuzzTarget(
    name: "forms",
    words: [
      "<!DOCTYPE plist PUBLIC \"a\" \"b\">", "<!DOCTYPE", "[<!ENTITY", "<plist>", "</plist>",
      "<dict>",
      "</dict>", "<key>a</key>", "<key>other</key>", "<key>NSStringLocalizedFormatKey</key>",
      "<string>%#@a@</string>", "%1$#@b@", "%%", "%d", "<string>", "</string>",
      "<integer>1</integer>",
      "<array/>",
    ]
  ) { bytes in
    fault(of: StringsDict.read(bytes, file: "a", language: "en"), in: bytes)
  }

  /// Each file as one of web apps, of Flutter and of a browser extension.
  static let web = FuzzTarget(
    name: "web",
    words: [
      "{\"a\": ", "}", "\"@@locale\": \"de\"", "\"message\": \"b\"", "\"a_other\": \"b\"", ",", "[",
      "]",
      "{n, plural, other {# b}}", "{n, select, other {", "{n, plural, offset:1 ",
      "{n, date, short}",
      "{{c}}", "{{- c}}", "%{c}", "{0}", "''", "'{", "}'", "#", "$a$", "$1", "$$", "%1$@",
    ]
  ) { bytes in
    for style in [WebTable.Style.plain, .arb, .messages] {
      let read = WebTable.read(bytes, file: "a", language: "en", style)
      if let fault = fault(of: read, in: bytes) { return fault }
    }
    return nil
  }

  static let catalog = FuzzTarget(
    name: "catalog",
    words: [
      "{\"strings\":{", "\"localizations\":{", "\"stringUnit\":{\"value\":\"a\"}",
      "\"variations\":{",
      "\"plural\":{\"other\":{", "\"sourceLanguage\":\"en\"", "}",
    ]
  ) { bytes in
    fault(of: StringCatalog.read(bytes, file: "a"), in: bytes)
  }

  static let resources = FuzzTarget(
    name: "resources",
    words: [
      "<resources>", "</resources>", "<string name=\"a\">", "</string>", "<plurals name=\"b\">",
      "<item quantity=\"other\">", "<![CDATA[", "]]>", "<!--", "-->", "&amp;", "&#x41;", "<b>",
      "</b>", "<!DOCTYPE",
      "\\u0041", "<xliff:g id=\"a\">", "/>",
    ]
  ) { bytes in
    fault(of: StringResources.read(bytes, file: "a", language: "en"), in: bytes)
  }

  static let translations = FuzzTarget(
    name: "translations",
    words: [
      "msgid \"a\"\n", "msgstr \"b\"\n", "msgctxt \"c\"\n", "msgid_plural \"d\"\n",
      "msgstr[1] \"e\"\n",
      "#, fuzzy\n", "\"\\n\"\n", "\"Language: de\\n\"\n", "\n\n",
    ]
  ) { bytes in
    fault(of: POFile.read(bytes, file: "a", language: "en"), in: bytes)
  }

  /// Swift, Kotlin and Java, which all read anything.
  static let sources = FuzzTarget(
    name: "sources",
    words: [
      ".alert(\"A\", isPresented: $a) {", "Button(\"B\", role: .cancel) {}",
      "} message: { Text(\"C\") }",
      "UIAlertController(title: \"A\", message: nil, preferredStyle: .alert)",
      "UIAlertAction(title: \"B\", style: .cancel)",
      "NSLocalizedString(\"a\", comment: \"\")", "AlertDialog.Builder(a)", ".setTitle(R.string.a)",
      "\"\"\"", "#\"", "\\(",
      "${", "/*", "*/", "//", "(", ")", "{", "}", ",",
      "AlertDialog(title = { Text(\"A\") }, confirmButton = {",
    ]
  ) { bytes in
    let uses =
      SwiftDialogs.find(bytes, file: "a.swift") + AndroidDialogs.find(bytes, file: "a.kt")
      + AndroidDialogs.find(bytes, file: "a.java")
    for use in uses {
      guard isInside(use.location, bytes) else { return "a dialog at \(use.location)" }
      for dialog in TextCatalog().dialogs(of: use) {
        let scene = ImportedScene(dialog)
        guard (try? JSONReader.read(scene.bytes)) != nil else {
          return "a dialog that makes no scene"
        }
      }
    }
    return nil
  }

  static let mapping = FuzzTarget(
    name: "mapping",
    words: [
      "alerts:\n", "- title: A\n", "  message: B\n", "  buttons: [", "{text: C, role: cancel}", "]",
      "sheet: true", "- confirm: A\n", "prompt: B", "notice: C", "context: D",
    ]
  ) { bytes in
    do throws(LoadErrors) {
      for use in try MappedDialogs.read(bytes, file: "a") {
        for dialog in TextCatalog().dialogs(of: use) {
          guard (try? JSONReader.read(ImportedScene(dialog).bytes)) != nil else {
            return "no scene"
          }
        }
      }
      return nil
    } catch {
      for one in error.all {
        if let fault = fault(
          ofComplaint: one.message, line: one.location?.line ?? 1,
          column: one.location?.column ?? 1, in: bytes)
        {
          return fault
        }
      }
      return nil
    }
  }

  private static func fault(of read: ReadTables, in bytes: [UInt8]) -> String? {
    for complaint in read.complaints {
      let place = complaint.location
      if let fault = fault(
        ofComplaint: complaint.message, line: place.line, column: place.column, in: bytes)
      {
        return fault
      }
    }
    for table in read.tables {
      if table.texts.count > Limits.importedTexts { return "\(table.texts.count) texts" }
      for (key, text) in table.texts where !isInside(text.location, bytes) {
        return "the text of \(Quoted.text(key)) at \(text.location)"
      }
    }
    return nil
  }

  private static func isInside(_ place: SourceLocation, _ bytes: [UInt8]) -> Bool {
    place.line >= 1 && place.column >= 1
      && place.line <= bytes.count { $0 == 0x0A || $0 == 0x0D } + 1 + bytes.count / 2
      && place.column <= bytes.count + 1
  }
}
