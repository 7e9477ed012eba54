// Written by tools/register-rules from the files below Rules/; run it after adding one.

extension RuleBook {
  static let registered: [Rule] = [
    .alertButtonOneToThree,
    .alertCancelEditThreeWay,
    .alertCancelUsuallyPresent,
    .alertCarplayChoicesElsewhere,
    .alertCarplayHomeWithoutCancel,
    .alertCarplayImportantOnly,
    .alertCarplayOneButton,
    .alertCarplayPurposeAppState,
    .alertCarplayThreeButtons,
    .alertCarplayTwoButtons,
    .alertChoicesUseActionSheet,
    .alertConfirmNoExtraChoices,
    .alertCriticalOnly,
    .alertMinimize,
    .alertPurposeState,
    .alertReasonsAllowed,
    .alertUnexpected,
  ]
}
