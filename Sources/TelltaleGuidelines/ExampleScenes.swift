/// The scenes that several rules of modality have as examples, each written once.
enum ExampleScenes {
  /// A choice that takes the whole screen of a car.
  static let fullscreenChoice = """
    profile: carplay
    modal:
      style: fullscreen
      purpose: confirm-or-choose
      title: Choose Place
      dismiss: {title: Done}
      content:
      - table: {rows: [{title: Home, checkmark: {group: place}}, {title: Work, checkmark: {group: place}}]}
    """

  /// A choice on a sheet.
  static let sheetChoice = """
    profile: ios
    modal:
      style: sheet
      purpose: separate-task
      title: Pick a Place
      dismiss: {title: Done}
      content:
      - table: {rows: [{title: Home, checkmark: {group: place}}, {title: Work, checkmark: {group: place}}]}
    """

  /// A choice on a sheet, in Japanese.
  static let japaneseChoice = """
    lang: ja
    profile: ios
    modal:
      style: sheet
      purpose: confirm-or-choose
      title: 場所を選択
      dismiss: {title: 完了}
      content:
      - table: {rows: [{title: 自宅, checkmark: {group: place}}, {title: 会社, checkmark: {group: place}}]}
    """

  /// A choice on a sheet, in Chinese.
  static let chineseChoice = """
    lang: zh
    profile: ios
    modal:
      style: sheet
      purpose: confirm-or-choose
      title: 选择地点
      dismiss: {title: 完成}
      content:
      - table: {rows: [{title: 家, checkmark: {group: place}}, {title: 公司, checkmark: {group: place}}]}
    """

  /// A modal of no style, whose one row says what comes of it.
  static let plainModal = """
    modal:
      purpose: separate-task
      title: Pick a Place
      dismiss: {title: Done}
      content: [{table: {rows: [{title: Home, action: {emit: home, result: The map moves there.}}]}}]
    """

  /// A field on a sheet that saves what is typed.
  static let savedField = """
    profile: ios
    modal:
      style: sheet
      purpose: separate-task
      title: New Place
      dismiss: {title: Done}
      saves-itself: true
      content:
      - field: name
    """

  /// A field on a sheet that asks before what is typed is lost.
  static let askedForField = """
    profile: ios
    modal:
      style: sheet
      purpose: separate-task
      title: New Place
      dismiss: {title: Done}
      confirm-close:
        action-sheet:
          title: Keep This Place?
          trigger: dismiss
          buttons: [{title: Discard, role: destructive}, {title: Save}, {role: cancel}]
      content:
      - field: name
    """

  /// An action sheet with one choice, and Cancel that comes by itself.
  static let sheetOfOne = """
    action-sheet:
      title: Share This Route
      trigger: share-button
      buttons: [{title: Message}]
    """
}
