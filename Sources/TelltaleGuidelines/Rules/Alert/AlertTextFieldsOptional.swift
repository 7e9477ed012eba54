extension Rule {
  static let alertTextFieldsOptional = Rule.alert(
    "ALERT-TEXT-FIELDS-OPTIONAL", .construct, applies: .general, severity: .error,
    sources: .general("Introduction"),
    why: "An alert may ask for a word or two, and for nothing more elaborate.",
    check: "`fields` is absent or a list of text fields (placeholder, text, secure).",
    remedy: "Ask for anything but text on a screen of its own.",
    enforcement: .elsewhere(
      "The loader refuses the file under this id, with the place. The answer holds the values "
        + "in order."),
    examples: [
      .fires(
        at: "alert.fields[0].slider",
        """
        alert:
          title: Name This Place
          fields: [{slider: 5}]
          buttons: [{title: Save}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Name This Place
          fields: [{placeholder: Name}]
          buttons: [{title: Save}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Name This Place
          fields: []
          buttons: [{title: Save}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Sign In to the Network
          fields: [{placeholder: Name, text: guest}, {placeholder: Password, secure: true}]
          buttons: [{title: Sign In}, {role: cancel}]
        """
      ).hidden,
    ])
}
