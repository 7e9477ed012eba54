// Written by tools/register-rules from the files below Rules/; run it after adding one.

/// The id of a guideline, or of what the linter says in its own name.
package enum RuleID: String, Hashable, Sendable, CaseIterable {
  case actionSheetAlertTextRules = "ACTION-SHEET-ALERT-TEXT-RULES"
  case actionSheetCancelBottom = "ACTION-SHEET-CANCEL-BOTTOM"
  case actionSheetCancelByDefault = "ACTION-SHEET-CANCEL-BY-DEFAULT"
  case actionSheetCancelForDataLoss = "ACTION-SHEET-CANCEL-FOR-DATA-LOSS"
  case actionSheetCarplayForbidden = "ACTION-SHEET-CARPLAY-FORBIDDEN"
  case actionSheetChoicesFitContext = "ACTION-SHEET-CHOICES-FIT-CONTEXT"
  case actionSheetDestructiveStandsOut = "ACTION-SHEET-DESTRUCTIVE-STANDS-OUT"
  case actionSheetDestructiveStyle = "ACTION-SHEET-DESTRUCTIVE-STYLE"
  case actionSheetDestructiveTop = "ACTION-SHEET-DESTRUCTIVE-TOP"
  case actionSheetDevApi = "ACTION-SHEET-DEV-API"
  case actionSheetEveryGeneralPlatform = "ACTION-SHEET-EVERY-GENERAL-PLATFORM"
  case actionSheetFewerButtons = "ACTION-SHEET-FEWER-BUTTONS"
  case actionSheetMacosTvosNothingExtra = "ACTION-SHEET-MACOS-TVOS-NOTHING-EXTRA"
  case actionSheetMenuOnRequest = "ACTION-SHEET-MENU-ON-REQUEST"
  case actionSheetMessageIfNeeded = "ACTION-SHEET-MESSAGE-IF-NEEDED"
  case actionSheetModal = "ACTION-SHEET-MODAL"
  case actionSheetNativeStylePlatforms = "ACTION-SHEET-NATIVE-STYLE-PLATFORMS"
  case actionSheetNoScroll = "ACTION-SHEET-NO-SCROLL"
  case actionSheetNotAMenu = "ACTION-SHEET-NOT-A-MENU"
  case actionSheetPhoneAllowed = "ACTION-SHEET-PHONE-ALLOWED"
  case actionSheetScrollWithoutAccident = "ACTION-SHEET-SCROLL-WITHOUT-ACCIDENT"
  case actionSheetSlidesFromBottom = "ACTION-SHEET-SLIDES-FROM-BOTTOM"
  case actionSheetSparing = "ACTION-SHEET-SPARING"
  case actionSheetTitleCarriesContext = "ACTION-SHEET-TITLE-CARRIES-CONTEXT"
  case actionSheetTitleNotCut = "ACTION-SHEET-TITLE-NOT-CUT"
  case actionSheetTitleOneLine = "ACTION-SHEET-TITLE-ONE-LINE"
  case actionSheetTrigger = "ACTION-SHEET-TRIGGER"
  case actionSheetTwoOrMoreChoices = "ACTION-SHEET-TWO-OR-MORE-CHOICES"
  case actionSheetWatchCancelRequired = "ACTION-SHEET-WATCH-CANCEL-REQUIRED"
  case actionSheetWatchCancelTopLeft = "ACTION-SHEET-WATCH-CANCEL-TOP-LEFT"
  case actionSheetWatchMaxFour = "ACTION-SHEET-WATCH-MAX-FOUR"
  case actionSheetWatchParts = "ACTION-SHEET-WATCH-PARTS"
  case actionSheetWatchSeries3 = "ACTION-SHEET-WATCH-SERIES-3"
  case actionSheetWatchSeries4 = "ACTION-SHEET-WATCH-SERIES-4"
  case actionSheetWatchStyleCancel = "ACTION-SHEET-WATCH-STYLE-CANCEL"
  case actionSheetWatchStyleDefault = "ACTION-SHEET-WATCH-STYLE-DEFAULT"
  case actionSheetWatchStyleDestructive = "ACTION-SHEET-WATCH-STYLE-DESTRUCTIVE"
  case actionSheetWatchThreeChoices = "ACTION-SHEET-WATCH-THREE-CHOICES"
  case actionSheetWatchThreeStyles = "ACTION-SHEET-WATCH-THREE-STYLES"
  case activityIndicatorDevApi = "ACTIVITY-INDICATOR-DEV-API"
  case activityIndicatorHelpfulInfo = "ACTIVITY-INDICATOR-HELPFUL-INFO"
  case activityIndicatorLabelAbove = "ACTIVITY-INDICATOR-LABEL-ABOVE"
  case activityIndicatorNoStaticScreen = "ACTIVITY-INDICATOR-NO-STATIC-SCREEN"
  case activityIndicatorShowsLife = "ACTIVITY-INDICATOR-SHOWS-LIFE"
  case activityIndicatorVagueLabel = "ACTIVITY-INDICATOR-VAGUE-LABEL"
  case alertAppearanceFixed = "ALERT-APPEARANCE-FIXED"
  case alertButtonAtLeastOne = "ALERT-BUTTON-AT-LEAST-ONE"
  case alertButtonCancelLookalike = "ALERT-BUTTON-CANCEL-LOOKALIKE"
  case alertButtonCancelTitle = "ALERT-BUTTON-CANCEL-TITLE"
  case alertButtonNoYesNo = "ALERT-BUTTON-NO-YES-NO"
  case alertButtonOkAccept = "ALERT-BUTTON-OK-ACCEPT"
  case alertButtonOneToThree = "ALERT-BUTTON-ONE-TO-THREE"
  case alertButtonTitleCase = "ALERT-BUTTON-TITLE-CASE"
  case alertButtonTitleNoPunctuation = "ALERT-BUTTON-TITLE-NO-PUNCTUATION"
  case alertButtonTitleOneTwoWords = "ALERT-BUTTON-TITLE-ONE-TWO-WORDS"
  case alertButtonTitleRelated = "ALERT-BUTTON-TITLE-RELATED"
  case alertButtonTitleResult = "ALERT-BUTTON-TITLE-RESULT"
  case alertButtonTitleVerb = "ALERT-BUTTON-TITLE-VERB"
  case alertCancelEditThreeWay = "ALERT-CANCEL-EDIT-THREE-WAY"
  case alertCancelNotDefault = "ALERT-CANCEL-NOT-DEFAULT"
  case alertCancelUsuallyPresent = "ALERT-CANCEL-USUALLY-PRESENT"
  case alertCapitalizationReference = "ALERT-CAPITALIZATION-REFERENCE"
  case alertCarplayChoicesElsewhere = "ALERT-CARPLAY-CHOICES-ELSEWHERE"
  case alertCarplayDestructiveCancelBold = "ALERT-CARPLAY-DESTRUCTIVE-CANCEL-BOLD"
  case alertCarplayExplainTermTap = "ALERT-CARPLAY-EXPLAIN-TERM-TAP"
  case alertCarplayHomeEqualsCancel = "ALERT-CARPLAY-HOME-EQUALS-CANCEL"
  case alertCarplayHomeWithoutCancel = "ALERT-CARPLAY-HOME-WITHOUT-CANCEL"
  case alertCarplayImportantOnly = "ALERT-CARPLAY-IMPORTANT-ONLY"
  case alertCarplayInfrequent = "ALERT-CARPLAY-INFREQUENT"
  case alertCarplayMessageAvoid = "ALERT-CARPLAY-MESSAGE-AVOID"
  case alertCarplayNoTextFields = "ALERT-CARPLAY-NO-TEXT-FIELDS"
  case alertCarplayOneButton = "ALERT-CARPLAY-ONE-BUTTON"
  case alertCarplayPlacementCancelLeft = "ALERT-CARPLAY-PLACEMENT-CANCEL-LEFT"
  case alertCarplayPlacementLikelyRight = "ALERT-CARPLAY-PLACEMENT-LIKELY-RIGHT"
  case alertCarplayPronouns = "ALERT-CARPLAY-PRONOUNS"
  case alertCarplayPurposeAppState = "ALERT-CARPLAY-PURPOSE-APP-STATE"
  case alertCarplayThreeButtons = "ALERT-CARPLAY-THREE-BUTTONS"
  case alertCarplayTitleFragmentNoPunctuation = "ALERT-CARPLAY-TITLE-FRAGMENT-NO-PUNCTUATION"
  case alertCarplayTitleOneLine = "ALERT-CARPLAY-TITLE-ONE-LINE"
  case alertCarplayTitleSentenceStyle = "ALERT-CARPLAY-TITLE-SENTENCE-STYLE"
  case alertCarplayTitleShort = "ALERT-CARPLAY-TITLE-SHORT"
  case alertCarplayTitleSingleWord = "ALERT-CARPLAY-TITLE-SINGLE-WORD"
  case alertCarplayToneFriendlyDirect = "ALERT-CARPLAY-TONE-FRIENDLY-DIRECT"
  case alertCarplayToneNotJudgmental = "ALERT-CARPLAY-TONE-NOT-JUDGMENTAL"
  case alertCarplayTonePeopleExpectProblems = "ALERT-CARPLAY-TONE-PEOPLE-EXPECT-PROBLEMS"
  case alertCarplayTwoButtons = "ALERT-CARPLAY-TWO-BUTTONS"
  case alertChoicesUseActionSheet = "ALERT-CHOICES-USE-ACTION-SHEET"
  case alertCommandPeriodCancels = "ALERT-COMMAND-PERIOD-CANCELS"
  case alertConfirmNoExtraChoices = "ALERT-CONFIRM-NO-EXTRA-CHOICES"
  case alertContentConfigurable = "ALERT-CONTENT-CONFIGURABLE"
  case alertCriticalOnly = "ALERT-CRITICAL-ONLY"
  case alertDestructiveCancelIsDefault = "ALERT-DESTRUCTIVE-CANCEL-IS-DEFAULT"
  case alertDestructiveDevApi = "ALERT-DESTRUCTIVE-DEV-API"
  case alertDestructiveNeedsCancel = "ALERT-DESTRUCTIVE-NEEDS-CANCEL"
  case alertDestructiveRender = "ALERT-DESTRUCTIVE-RENDER"
  case alertDestructiveStyle = "ALERT-DESTRUCTIVE-STYLE"
  case alertDevApi = "ALERT-DEV-API"
  case alertEscCancels = "ALERT-ESC-CANCELS"
  case alertExplainButtons = "ALERT-EXPLAIN-BUTTONS"
  case alertExplainTermChoose = "ALERT-EXPLAIN-TERM-CHOOSE"
  case alertExplainTitleExact = "ALERT-EXPLAIN-TITLE-EXACT"
  case alertExplainTitleNoQuotes = "ALERT-EXPLAIN-TITLE-NO-QUOTES"
  case alertHomeExitsAndCancels = "ALERT-HOME-EXITS-AND-CANCELS"
  case alertLargeTextScroll = "ALERT-LARGE-TEXT-SCROLL"
  case alertMessageCompleteSentences = "ALERT-MESSAGE-COMPLETE-SENTENCES"
  case alertMessageOneOrTwoLines = "ALERT-MESSAGE-ONE-OR-TWO-LINES"
  case alertMessageOptional = "ALERT-MESSAGE-OPTIONAL"
  case alertMessagePunctuation = "ALERT-MESSAGE-PUNCTUATION"
  case alertMessageSentenceCase = "ALERT-MESSAGE-SENTENCE-CASE"
  case alertMinimize = "ALERT-MINIMIZE"
  case alertNoScroll = "ALERT-NO-SCROLL"
  case alertPlacementByRole = "ALERT-PLACEMENT-BY-ROLE"
  case alertPlacementStack = "ALERT-PLACEMENT-STACK"
  case alertPlacementStackOrder = "ALERT-PLACEMENT-STACK-ORDER"
  case alertPlacementTwoButtons = "ALERT-PLACEMENT-TWO-BUTTONS"
  case alertPurposeState = "ALERT-PURPOSE-STATE"
  case alertReasonsAllowed = "ALERT-REASONS-ALLOWED"
  case alertShortTextAgainstScroll = "ALERT-SHORT-TEXT-AGAINST-SCROLL"
  case alertTextAmount = "ALERT-TEXT-AMOUNT"
  case alertTextFieldsOptional = "ALERT-TEXT-FIELDS-OPTIONAL"
  case alertTitleDescriptive = "ALERT-TITLE-DESCRIPTIVE"
  case alertTitleFragmentNoPunctuation = "ALERT-TITLE-FRAGMENT-NO-PUNCTUATION"
  case alertTitleFragmentTitleCase = "ALERT-TITLE-FRAGMENT-TITLE-CASE"
  case alertTitleRequired = "ALERT-TITLE-REQUIRED"
  case alertTitleSentenceCase = "ALERT-TITLE-SENTENCE-CASE"
  case alertTitleSentencePunctuation = "ALERT-TITLE-SENTENCE-PUNCTUATION"
  case alertTitleShort = "ALERT-TITLE-SHORT"
  case alertTitleSingleWord = "ALERT-TITLE-SINGLE-WORD"
  case alertTitleStandsAlone = "ALERT-TITLE-STANDS-ALONE"
  case alertToneDirect = "ALERT-TONE-DIRECT"
  case alertToneNeutral = "ALERT-TONE-NEUTRAL"
  case alertToneNotAccusatory = "ALERT-TONE-NOT-ACCUSATORY"
  case alertToneSeverityNotMasked = "ALERT-TONE-SEVERITY-NOT-MASKED"
  case alertUnexpected = "ALERT-UNEXPECTED"
  case buttonBackgroundCustom = "BUTTON-BACKGROUND-CUSTOM"
  case buttonBorderInContent = "BUTTON-BORDER-IN-CONTENT"
  case buttonBorderOnlyIfNeeded = "BUTTON-BORDER-ONLY-IF-NEEDED"
  case buttonCarplaySystemStyle = "BUTTON-CARPLAY-SYSTEM-STYLE"
  case buttonDefaultBare = "BUTTON-DEFAULT-BARE"
  case buttonDevApi = "BUTTON-DEV-API"
  case buttonIosManyStyles = "BUTTON-IOS-MANY-STYLES"
  case buttonKeypadExample = "BUTTON-KEYPAD-EXAMPLE"
  case buttonOneMainAction = "BUTTON-ONE-MAIN-ACTION"
  case buttonStartsAction = "BUTTON-STARTS-ACTION"
  case buttonSystemAnywhere = "BUTTON-SYSTEM-ANYWHERE"
  case buttonTitleCase = "BUTTON-TITLE-CASE"
  case buttonTitleCutOnSmallScreen = "BUTTON-TITLE-CUT-ON-SMALL-SCREEN"
  case buttonTitleNoPunctuation = "BUTTON-TITLE-NO-PUNCTUATION"
  case buttonTitleOrIcon = "BUTTON-TITLE-OR-ICON"
  case buttonTitleShort = "BUTTON-TITLE-SHORT"
  case buttonTitleSpecific = "BUTTON-TITLE-SPECIFIC"
  case buttonTitleVerb = "BUTTON-TITLE-VERB"
  case collectionAnimatedChanges = "COLLECTION-ANIMATED-CHANGES"
  case collectionDecoratedGroups = "COLLECTION-DECORATED-GROUPS"
  case collectionDevApi = "COLLECTION-DEV-API"
  case collectionEasyToPick = "COLLECTION-EASY-TO-PICK"
  case collectionForImages = "COLLECTION-FOR-IMAGES"
  case collectionGesturesCustom = "COLLECTION-GESTURES-CUSTOM"
  case collectionGesturesDefault = "COLLECTION-GESTURES-DEFAULT"
  case collectionLayoutChangeFollowable = "COLLECTION-LAYOUT-CHANGE-FOLLOWABLE"
  case collectionLayoutChangeKeepsPlace = "COLLECTION-LAYOUT-CHANGE-KEEPS-PLACE"
  case collectionLayoutChangeMotivated = "COLLECTION-LAYOUT-CHANGE-MOTIVATED"
  case collectionLayoutChangeable = "COLLECTION-LAYOUT-CHANGEABLE"
  case collectionMixedSizes = "COLLECTION-MIXED-SIZES"
  case collectionOrderedVisual = "COLLECTION-ORDERED-VISUAL"
  case collectionPadding = "COLLECTION-PADDING"
  case collectionServesContent = "COLLECTION-SERVES-CONTENT"
  case collectionStandardLayout = "COLLECTION-STANDARD-LAYOUT"
  case collectionTextUseTable = "COLLECTION-TEXT-USE-TABLE"
  case gaugeSaysWhat = "GAUGE-SAYS-WHAT"
  case iconSaysWhat = "ICON-SAYS-WHAT"
  case labelCustomStyleLegible = "LABEL-CUSTOM-STYLE-LEGIBLE"
  case labelDevApi = "LABEL-DEV-API"
  case labelLegible = "LABEL-LEGIBLE"
  case labelPlainOrStyled = "LABEL-PLAIN-OR-STYLED"
  case labelPurpose = "LABEL-PURPOSE"
  case labelShort = "LABEL-SHORT"
  case labelStaticText = "LABEL-STATIC-TEXT"
  case modalityAlertAboveAll = "MODALITY-ALERT-ABOVE-ALL"
  case modalityAlertOnEveryPlatform = "MODALITY-ALERT-ON-EVERY-PLATFORM"
  case modalityBlocksParent = "MODALITY-BLOCKS-PARENT"
  case modalityClearBenefit = "MODALITY-CLEAR-BENEFIT"
  case modalityComponentByPlatform = "MODALITY-COMPONENT-BY-PLATFORM"
  case modalityConfirmBeforeLoss = "MODALITY-CONFIRM-BEFORE-LOSS"
  case modalityConfirmOnEveryRoute = "MODALITY-CONFIRM-ON-EVERY-ROUTE"
  case modalityContextOptions = "MODALITY-CONTEXT-OPTIONS"
  case modalityContextSwitch = "MODALITY-CONTEXT-SWITCH"
  case modalityDevApi = "MODALITY-DEV-API"
  case modalityDismissBarOrSwipe = "MODALITY-DISMISS-BAR-OR-SWIPE"
  case modalityDismissInContent = "MODALITY-DISMISS-IN-CONTENT"
  case modalityExplicitDismiss = "MODALITY-EXPLICIT-DISMISS"
  case modalityFullscreenFills = "MODALITY-FULLSCREEN-FILLS"
  case modalityFullscreenNotAlwaysModal = "MODALITY-FULLSCREEN-NOT-ALWAYS-MODAL"
  case modalityFullscreenUses = "MODALITY-FULLSCREEN-USES"
  case modalityHierarchyCaution = "MODALITY-HIERARCHY-CAUTION"
  case modalityIosSaveSheet = "MODALITY-IOS-SAVE-SHEET"
  case modalityNoAppInApp = "MODALITY-NO-APP-IN-APP"
  case modalityNoCloseLookalike = "MODALITY-NO-CLOSE-LOOKALIKE"
  case modalityNoStacking = "MODALITY-NO-STACKING"
  case modalityNotLoseInterruptedTask = "MODALITY-NOT-LOSE-INTERRUPTED-TASK"
  case modalityObviousDismiss = "MODALITY-OBVIOUS-DISMISS"
  case modalityOneAlertAtATime = "MODALITY-ONE-ALERT-AT-A-TIME"
  case modalityPlatformConventions = "MODALITY-PLATFORM-CONVENTIONS"
  case modalitySeparateFocusedMode = "MODALITY-SEPARATE-FOCUSED-MODE"
  case modalitySeparateWindow = "MODALITY-SEPARATE-WINDOW"
  case modalitySheetForTask = "MODALITY-SHEET-FOR-TASK"
  case modalityShortFocused = "MODALITY-SHORT-FOCUSED"
  case modalitySinglePath = "MODALITY-SINGLE-PATH"
  case modalityTaskNamed = "MODALITY-TASK-NAMED"
  case modalityUsesListMissing = "MODALITY-USES-LIST-MISSING"
  case navigationBarBackChevronTitle = "NAVIGATION-BAR-BACK-CHEVRON-TITLE"
  case navigationBarBackLeft = "NAVIGATION-BAR-BACK-LEFT"
  case navigationBarBackOneAction = "NAVIGATION-BAR-BACK-ONE-ACTION"
  case navigationBarBackWalksUp = "NAVIGATION-BAR-BACK-WALKS-UP"
  case navigationBarControlsRight = "NAVIGATION-BAR-CONTROLS-RIGHT"
  case navigationBarCrowded = "NAVIGATION-BAR-CROWDED"
  case navigationBarDevApi = "NAVIGATION-BAR-DEV-API"
  case navigationBarFixedSpace = "NAVIGATION-BAR-FIXED-SPACE"
  case navigationBarFlattenIfLost = "NAVIGATION-BAR-FLATTEN-IF-LOST"
  case navigationBarHierarchy = "NAVIGATION-BAR-HIERARCHY"
  case navigationBarNoBreadcrumb = "NAVIGATION-BAR-NO-BREADCRUMB"
  case navigationBarOutOfReachMoving = "NAVIGATION-BAR-OUT-OF-REACH-MOVING"
  case navigationBarStandardBack = "NAVIGATION-BAR-STANDARD-BACK"
  case navigationBarTextButtonRoom = "NAVIGATION-BAR-TEXT-BUTTON-ROOM"
  case navigationBarTitleMayBeEmpty = "NAVIGATION-BAR-TITLE-MAY-BE-EMPTY"
  case navigationBarTitlePresent = "NAVIGATION-BAR-TITLE-PRESENT"
  case navigationBarTop = "NAVIGATION-BAR-TOP"
  case qrModuleSize = "QR-MODULE-SIZE"
  case qrSaysWhatFor = "QR-SAYS-WHAT-FOR"
  case screenFitsPanel = "SCREEN-FITS-PANEL"
  case scrollViewDevApi = "SCROLL-VIEW-DEV-API"
  case scrollViewGestures = "SCROLL-VIEW-GESTURES"
  case scrollViewLargerContent = "SCROLL-VIEW-LARGER-CONTENT"
  case scrollViewNoLook = "SCROLL-VIEW-NO-LOOK"
  case scrollViewNoNesting = "SCROLL-VIEW-NO-NESTING"
  case scrollViewOneAtATime = "SCROLL-VIEW-ONE-AT-A-TIME"
  case scrollViewPaging = "SCROLL-VIEW-PAGING"
  case scrollViewTransientIndicators = "SCROLL-VIEW-TRANSIENT-INDICATORS"
  case scrollViewTwoDifferentAxes = "SCROLL-VIEW-TWO-DIFFERENT-AXES"
  case segmentedOnOneLine = "SEGMENTED-ON-ONE-LINE"
  case segmentedOptionsAlike = "SEGMENTED-OPTIONS-ALIKE"
  case sliderStepsTellApart = "SLIDER-STEPS-TELL-APART"
  case stepperFewPresses = "STEPPER-FEW-PRESSES"
  case switchTitleNamesThing = "SWITCH-TITLE-NAMES-THING"
  case tabBarAlwaysEnabled = "TAB-BAR-ALWAYS-ENABLED"
  case tabBarAnyNumber = "TAB-BAR-ANY-NUMBER"
  case tabBarAvoidMore = "TAB-BAR-AVOID-MORE"
  case tabBarBadgeContent = "TAB-BAR-BADGE-CONTENT"
  case tabBarBadgeLook = "TAB-BAR-BADGE-LOOK"
  case tabBarBadgeMeansNew = "TAB-BAR-BADGE-MEANS-NEW"
  case tabBarBadgeUnobtrusive = "TAB-BAR-BADGE-UNOBTRUSIVE"
  case tabBarDevApi = "TAB-BAR-DEV-API"
  case tabBarEssentialOnly = "TAB-BAR-ESSENTIAL-ONLY"
  case tabBarExplainUnavailable = "TAB-BAR-EXPLAIN-UNAVAILABLE"
  case tabBarFlattensHierarchy = "TAB-BAR-FLATTENS-HIERARCHY"
  case tabBarMoreTab = "TAB-BAR-MORE-TAB"
  case tabBarNavigationOnly = "TAB-BAR-NAVIGATION-ONLY"
  case tabBarNeverRemove = "TAB-BAR-NEVER-REMOVE"
  case tabBarPeerCategories = "TAB-BAR-PEER-CATEGORIES"
  case tabBarSwitchesSections = "TAB-BAR-SWITCHES-SECTIONS"
  case tabBarTargetWidth = "TAB-BAR-TARGET-WIDTH"
  case tabBarThreeToFive = "TAB-BAR-THREE-TO-FIVE"
  case tabBarTooFew = "TAB-BAR-TOO-FEW"
  case tabBarTop = "TAB-BAR-TOP"
  case tabBarVisibleCount = "TAB-BAR-VISIBLE-COUNT"
  case tableAddAtEnds = "TABLE-ADD-AT-ENDS"
  case tableAnyAmount = "TABLE-ANY-AMOUNT"
  case tableDevApi = "TABLE-DEV-API"
  case tableKeepScroll = "TABLE-KEEP-SCROLL"
  case tableNewDataHint = "TABLE-NEW-DATA-HINT"
  case tableRefreshRegularly = "TABLE-REFRESH-REGULARLY"
  case tableRowConcise = "TABLE-ROW-CONCISE"
  case tableRowCustomStyle = "TABLE-ROW-CUSTOM-STYLE"
  case tableRowDefaultLayout = "TABLE-ROW-DEFAULT-LAYOUT"
  case tableRowDefaultUse = "TABLE-ROW-DEFAULT-USE"
  case tableRowDevApi = "TABLE-ROW-DEV-API"
  case tableRowHighlight = "TABLE-ROW-HIGHLIGHT"
  case tableRowSelectionChangesSomething = "TABLE-ROW-SELECTION-CHANGES-SOMETHING"
  case tableRowStandardStyles = "TABLE-ROW-STANDARD-STYLES"
  case tableRowStandardUsuallyEnough = "TABLE-ROW-STANDARD-USUALLY-ENOUGH"
  case tableRowSubtitleLayout = "TABLE-ROW-SUBTITLE-LAYOUT"
  case tableRowSubtitleUse = "TABLE-ROW-SUBTITLE-USE"
  case tableRowTruncatesItself = "TABLE-ROW-TRUNCATES-ITSELF"
  case tableRowTruncationHarm = "TABLE-ROW-TRUNCATION-HARM"
  case tableRowValue1Layout = "TABLE-ROW-VALUE1-LAYOUT"
  case tableRowValue2Layout = "TABLE-ROW-VALUE2-LAYOUT"
  case tableShowAtOnce = "TABLE-SHOW-AT-ONCE"
  case tableSingleColumn = "TABLE-SINGLE-COLUMN"
  case tableSpinner = "TABLE-SPINNER"
  case tableStaleData = "TABLE-STALE-DATA"
  case tableTextFirst = "TABLE-TEXT-FIRST"
  case tableWidth = "TABLE-WIDTH"
  case textCutOnSmallScreen = "TEXT-CUT-ON-SMALL-SCREEN"
  case textDirectionUnclear = "TEXT-DIRECTION-UNCLEAR"
  case textGlyphMissing = "TEXT-GLYPH-MISSING"
  case textOverPicture = "TEXT-OVER-PICTURE"
  case textSizeByRole = "TEXT-SIZE-BY-ROLE"
  case textViewAnyHeight = "TEXT-VIEW-ANY-HEIGHT"
  case textViewCarplayNoEditing = "TEXT-VIEW-CARPLAY-NO-EDITING"
  case textViewDefaultLook = "TEXT-VIEW-DEFAULT-LOOK"
  case textViewDevApi = "TEXT-VIEW-DEV-API"
  case textViewLegible = "TEXT-VIEW-LEGIBLE"
  case textViewScrolls = "TEXT-VIEW-SCROLLS"
  case textViewStyledMultiline = "TEXT-VIEW-STYLED-MULTILINE"
  case textViewStylesAllowed = "TEXT-VIEW-STYLES-ALLOWED"
  case textViewTimesOfDay = "TEXT-VIEW-TIMES-OF-DAY"
  case textWordBroken = "TEXT-WORD-BROKEN"
  case webViewDevApi = "WEB-VIEW-DEV-API"
  case webViewNoBrowsing = "WEB-VIEW-NO-BROWSING"
  case webViewRichContent = "WEB-VIEW-RICH-CONTENT"
  case webViewStaticOnly = "WEB-VIEW-STATIC-ONLY"
  case sceneUnreadable = "SCENE-UNREADABLE"
  case sceneTextMarks = "SCENE-TEXT-MARKS"
  case sceneTextCutOff = "SCENE-TEXT-CUT-OFF"
  case scenePictureMissing = "SCENE-PICTURE-MISSING"
  case scenePictureBroken = "SCENE-PICTURE-BROKEN"
  case scenePageLegible = "SCENE-PAGE-LEGIBLE"
  case scenePageStyle = "SCENE-PAGE-STYLE"
  case scenePageElement = "SCENE-PAGE-ELEMENT"
  case scenePageCost = "SCENE-PAGE-COST"
  case lintEditionDiffers = "LINT-EDITION-DIFFERS"
  case lintSuppressionUnused = "LINT-SUPPRESSION-UNUSED"
  case lintSuppressionUnknown = "LINT-SUPPRESSION-UNKNOWN"
  case lintSuppressionReason = "LINT-SUPPRESSION-REASON"
  case lintSuppressionRefused = "LINT-SUPPRESSION-REFUSED"

  /// What the linter says in its own name.
  static let linters: [RuleID] = [
    .sceneUnreadable,
    .sceneTextMarks,
    .sceneTextCutOff,
    .scenePictureMissing,
    .scenePictureBroken,
    .scenePageLegible,
    .scenePageStyle,
    .scenePageElement,
    .scenePageCost,
    .lintEditionDiffers,
    .lintSuppressionUnused,
    .lintSuppressionUnknown,
    .lintSuppressionReason,
    .lintSuppressionRefused,
  ]

  /// The entry of the catalogue.
  package var entry: RuleEntry {
    switch self {
    case .actionSheetAlertTextRules: RuleEntry(.general, .lint, .note)
    case .actionSheetCancelBottom:
      RuleEntry(.anyGroup(["phone", "tablet", "desktop", "television", "panel"]), .layout, .error)
    case .actionSheetCancelByDefault:
      RuleEntry(.general, .construct, .error, .all.forTheCar(since: .edition2026))
    case .actionSheetCancelForDataLoss: RuleEntry(.general, .construct, .error)
    case .actionSheetCarplayForbidden:
      RuleEntry(.car, .construct, .error, .all.until(.edition2022, freeing: "action-sheet"))
    case .actionSheetChoicesFitContext: RuleEntry(.general, .guidance, .note)
    case .actionSheetDestructiveStandsOut: RuleEntry(.general, .layout, .error)
    case .actionSheetDestructiveStyle:
      RuleEntry(.general, .lint, .error, .all.forTheCar(since: .edition2026))
    case .actionSheetDestructiveTop: RuleEntry(.general, .layout, .error)
    case .actionSheetDevApi: RuleEntry(.general, .guidance, .note)
    case .actionSheetEveryGeneralPlatform: RuleEntry(.general, .construct, .error)
    case .actionSheetFewerButtons: RuleEntry(.handheld, .lint, .note)
    case .actionSheetMacosTvosNothingExtra: RuleEntry(.desktopAndTelevision, .guidance, .note)
    case .actionSheetMenuOnRequest: RuleEntry(.handheld, .lint, .warning)
    case .actionSheetMessageIfNeeded: RuleEntry(.general, .lint, .note)
    case .actionSheetModal: RuleEntry(.general, .behaviour, .error)
    case .actionSheetNativeStylePlatforms:
      RuleEntry(.anyGroup(["phone", "tablet", "television"]), .layout, .error)
    case .actionSheetNoScroll: RuleEntry(.handheld, .lint, .warning)
    case .actionSheetNotAMenu: RuleEntry(.handheld, .lint, .warning)
    case .actionSheetPhoneAllowed: RuleEntry(.phone, .construct, .error)
    case .actionSheetScrollWithoutAccident: RuleEntry(.handheld, .behaviour, .error)
    case .actionSheetSlidesFromBottom:
      RuleEntry(.anyGroup(["phone", "tablet", "panel"]), .layout, .error)
    case .actionSheetSparing: RuleEntry(.general, .lint, .note)
    case .actionSheetTitleCarriesContext: RuleEntry(.general, .lint, .note)
    case .actionSheetTitleNotCut: RuleEntry(.general, .layout, .warning)
    case .actionSheetTitleOneLine:
      RuleEntry(.general, .lint, .warning, .all.forTheCar(since: .edition2026))
    case .actionSheetTrigger:
      RuleEntry(.general, .construct, .error, .all.forTheCar(since: .edition2026))
    case .actionSheetTwoOrMoreChoices:
      RuleEntry(.general, .construct, .error, .all.forTheCar(since: .edition2026))
    case .actionSheetWatchCancelRequired: RuleEntry(.watch, .construct, .error)
    case .actionSheetWatchCancelTopLeft: RuleEntry(.watch, .layout, .error)
    case .actionSheetWatchMaxFour: RuleEntry(.watch, .lint, .error)
    case .actionSheetWatchParts: RuleEntry(.watch, .construct, .error)
    case .actionSheetWatchSeries3: RuleEntry(.squareWatch, .layout, .error)
    case .actionSheetWatchSeries4: RuleEntry(.roundWatch, .layout, .error)
    case .actionSheetWatchStyleCancel: RuleEntry(.watch, .behaviour, .error)
    case .actionSheetWatchStyleDefault: RuleEntry(.watch, .layout, .error)
    case .actionSheetWatchStyleDestructive: RuleEntry(.watch, .lint, .warning)
    case .actionSheetWatchThreeChoices: RuleEntry(.watch, .lint, .error)
    case .actionSheetWatchThreeStyles: RuleEntry(.watch, .construct, .error)
    case .activityIndicatorDevApi: RuleEntry(.car, .guidance, .note)
    case .activityIndicatorHelpfulInfo: RuleEntry(.carElements, .lint, .note)
    case .activityIndicatorLabelAbove: RuleEntry(.carElements, .layout, .error)
    case .activityIndicatorNoStaticScreen: RuleEntry(.carElements, .lint, .warning)
    case .activityIndicatorShowsLife: RuleEntry(.carElements, .behaviour, .error)
    case .activityIndicatorVagueLabel: RuleEntry(.carElements, .lint, .warning)
    case .alertAppearanceFixed: RuleEntry(.everywhere, .construct, .error)
    case .alertButtonAtLeastOne: RuleEntry(.everywhere, .construct, .error)
    case .alertButtonCancelLookalike: RuleEntry(.everywhere, .lint, .warning)
    case .alertButtonCancelTitle: RuleEntry(.everywhere, .construct, .error)
    case .alertButtonNoYesNo: RuleEntry(.everywhere, .lint, .warning)
    case .alertButtonOkAccept: RuleEntry(.everywhere, .lint, .warning)
    case .alertButtonOneToThree:
      RuleEntry(.general, .lint, .warning, .all.forTheCar(since: .edition2026))
    case .alertButtonTitleCase: RuleEntry(.everywhere, .lint, .warning)
    case .alertButtonTitleNoPunctuation: RuleEntry(.everywhere, .lint, .warning)
    case .alertButtonTitleOneTwoWords: RuleEntry(.everywhere, .lint, .warning)
    case .alertButtonTitleRelated: RuleEntry(.everywhere, .lint, .note)
    case .alertButtonTitleResult: RuleEntry(.everywhere, .lint, .note)
    case .alertButtonTitleVerb: RuleEntry(.everywhere, .lint, .note)
    case .alertCancelEditThreeWay: RuleEntry(.general, .lint, .warning)
    case .alertCancelNotDefault: RuleEntry(.everywhere, .lint, .warning, .all.since(.edition2026))
    case .alertCancelUsuallyPresent: RuleEntry(.general, .lint, .note)
    case .alertCapitalizationReference: RuleEntry(.general, .guidance, .note)
    case .alertCarplayChoicesElsewhere: RuleEntry(.car, .lint, .warning, .all.until(.edition2022))
    case .alertCarplayDestructiveCancelBold:
      RuleEntry(.car, .layout, .error, .all.until(.edition2022))
    case .alertCarplayExplainTermTap: RuleEntry(.car, .lint, .warning, .all.until(.edition2022))
    case .alertCarplayHomeEqualsCancel: RuleEntry(.car, .behaviour, .error)
    case .alertCarplayHomeWithoutCancel: RuleEntry(.car, .lint, .warning)
    case .alertCarplayImportantOnly: RuleEntry(.car, .lint, .warning)
    case .alertCarplayInfrequent: RuleEntry(.car, .behaviour, .note)
    case .alertCarplayMessageAvoid: RuleEntry(.car, .lint, .note)
    case .alertCarplayNoTextFields: RuleEntry(.car, .construct, .error)
    case .alertCarplayOneButton: RuleEntry(.car, .lint, .note, .all.until(.edition2022))
    case .alertCarplayPlacementCancelLeft: RuleEntry(.car, .layout, .error)
    case .alertCarplayPlacementLikelyRight: RuleEntry(.car, .layout, .error)
    case .alertCarplayPronouns: RuleEntry(.car, .lint, .warning)
    case .alertCarplayPurposeAppState: RuleEntry(.car, .lint, .warning)
    case .alertCarplayThreeButtons: RuleEntry(.car, .lint, .warning, .all.until(.edition2022))
    case .alertCarplayTitleFragmentNoPunctuation: RuleEntry(.car, .lint, .warning)
    case .alertCarplayTitleOneLine: RuleEntry(.car, .lint, .warning)
    case .alertCarplayTitleSentenceStyle: RuleEntry(.car, .lint, .warning)
    case .alertCarplayTitleShort: RuleEntry(.car, .lint, .warning)
    case .alertCarplayTitleSingleWord: RuleEntry(.car, .lint, .warning)
    case .alertCarplayToneFriendlyDirect: RuleEntry(.car, .lint, .note)
    case .alertCarplayToneNotJudgmental: RuleEntry(.car, .lint, .warning)
    case .alertCarplayTonePeopleExpectProblems: RuleEntry(.car, .guidance, .note)
    case .alertCarplayTwoButtons: RuleEntry(.car, .lint, .note, .all.until(.edition2022))
    case .alertChoicesUseActionSheet:
      RuleEntry(.general, .lint, .warning, .all.forTheCar(since: .edition2026))
    case .alertCommandPeriodCancels: RuleEntry(.everywhere, .behaviour, .error)
    case .alertConfirmNoExtraChoices: RuleEntry(.general, .lint, .warning)
    case .alertContentConfigurable: RuleEntry(.general, .construct, .error)
    case .alertCriticalOnly: RuleEntry(.general, .lint, .warning)
    case .alertDestructiveCancelIsDefault: RuleEntry(.general, .behaviour, .error)
    case .alertDestructiveDevApi: RuleEntry(.everywhere, .guidance, .note)
    case .alertDestructiveNeedsCancel: RuleEntry(.everywhere, .construct, .error)
    case .alertDestructiveRender: RuleEntry(.everywhere, .layout, .error)
    case .alertDestructiveStyle: RuleEntry(.everywhere, .lint, .error)
    case .alertDevApi: RuleEntry(.everywhere, .guidance, .note)
    case .alertEscCancels: RuleEntry(.everywhere, .behaviour, .error)
    case .alertExplainButtons: RuleEntry(.everywhere, .lint, .warning)
    case .alertExplainTermChoose:
      RuleEntry(.general, .lint, .warning, .all.forTheCar(since: .edition2026))
    case .alertExplainTitleExact: RuleEntry(.everywhere, .lint, .warning)
    case .alertExplainTitleNoQuotes: RuleEntry(.everywhere, .lint, .warning)
    case .alertHomeExitsAndCancels: RuleEntry(.everywhere, .behaviour, .error)
    case .alertLargeTextScroll: RuleEntry(.general, .layout, .error)
    case .alertMessageCompleteSentences: RuleEntry(.everywhere, .lint, .warning)
    case .alertMessageOneOrTwoLines: RuleEntry(.everywhere, .lint, .warning)
    case .alertMessageOptional: RuleEntry(.everywhere, .construct, .error)
    case .alertMessagePunctuation: RuleEntry(.everywhere, .lint, .warning)
    case .alertMessageSentenceCase: RuleEntry(.everywhere, .lint, .warning)
    case .alertMinimize: RuleEntry(.everywhere, .lint, .note)
    case .alertNoScroll: RuleEntry(.everywhere, .lint, .warning)
    case .alertPlacementByRole: RuleEntry(.everywhere, .construct, .error)
    case .alertPlacementStack: RuleEntry(.everywhere, .layout, .error)
    case .alertPlacementStackOrder: RuleEntry(.everywhere, .layout, .error)
    case .alertPlacementTwoButtons: RuleEntry(.general, .layout, .error)
    case .alertPurposeState: RuleEntry(.general, .lint, .warning)
    case .alertReasonsAllowed: RuleEntry(.general, .lint, .note)
    case .alertShortTextAgainstScroll: RuleEntry(.general, .lint, .note)
    case .alertTextAmount: RuleEntry(.general, .lint, .note)
    case .alertTextFieldsOptional: RuleEntry(.general, .construct, .error)
    case .alertTitleDescriptive: RuleEntry(.everywhere, .lint, .warning)
    case .alertTitleFragmentNoPunctuation: RuleEntry(.general, .lint, .warning)
    case .alertTitleFragmentTitleCase: RuleEntry(.general, .lint, .warning)
    case .alertTitleRequired: RuleEntry(.everywhere, .construct, .error)
    case .alertTitleSentenceCase: RuleEntry(.general, .lint, .warning)
    case .alertTitleSentencePunctuation: RuleEntry(.general, .lint, .warning)
    case .alertTitleShort: RuleEntry(.general, .lint, .note)
    case .alertTitleSingleWord: RuleEntry(.general, .lint, .warning)
    case .alertTitleStandsAlone: RuleEntry(.general, .lint, .note)
    case .alertToneDirect: RuleEntry(.general, .lint, .note)
    case .alertToneNeutral: RuleEntry(.general, .lint, .note)
    case .alertToneNotAccusatory: RuleEntry(.general, .lint, .warning)
    case .alertToneSeverityNotMasked: RuleEntry(.general, .lint, .note)
    case .alertUnexpected: RuleEntry(.general, .lint, .note)
    case .buttonBackgroundCustom: RuleEntry(.carElements, .construct, .error)
    case .buttonBorderInContent: RuleEntry(.carElements, .lint, .note)
    case .buttonBorderOnlyIfNeeded: RuleEntry(.carElements, .lint, .note)
    case .buttonCarplaySystemStyle: RuleEntry(.car, .construct, .error)
    case .buttonDefaultBare: RuleEntry(.carElements, .layout, .error)
    case .buttonDevApi: RuleEntry(.car, .guidance, .note)
    case .buttonIosManyStyles: RuleEntry(.phone, .construct, .error)
    case .buttonKeypadExample: RuleEntry(.carElements, .lint, .note)
    case .buttonOneMainAction: RuleEntry(.everywhere, .lint, .note)
    case .buttonStartsAction: RuleEntry(.carElements, .construct, .error)
    case .buttonSystemAnywhere: RuleEntry(.carElements, .construct, .error)
    case .buttonTitleCase: RuleEntry(.everywhere, .lint, .warning)
    case .buttonTitleCutOnSmallScreen: RuleEntry(.carElements, .layout, .warning)
    case .buttonTitleNoPunctuation: RuleEntry(.everywhere, .lint, .warning)
    case .buttonTitleOrIcon: RuleEntry(.carElements, .construct, .error)
    case .buttonTitleShort: RuleEntry(.carElements, .lint, .warning)
    case .buttonTitleSpecific: RuleEntry(.carElements, .lint, .note)
    case .buttonTitleVerb: RuleEntry(.carElements, .lint, .warning)
    case .collectionAnimatedChanges: RuleEntry(.group("car-elements"), .behaviour, .error)
    case .collectionDecoratedGroups: RuleEntry(.carElements, .construct, .error)
    case .collectionDevApi: RuleEntry(.car, .guidance, .note)
    case .collectionEasyToPick: RuleEntry(.carElements, .lint, .warning)
    case .collectionForImages: RuleEntry(.carElements, .lint, .note)
    case .collectionGesturesCustom: RuleEntry(.carElements, .construct, .error)
    case .collectionGesturesDefault: RuleEntry(.group("car-elements"), .behaviour, .error)
    case .collectionLayoutChangeFollowable: RuleEntry(.group("car-elements"), .behaviour, .error)
    case .collectionLayoutChangeKeepsPlace: RuleEntry(.group("car-elements"), .behaviour, .error)
    case .collectionLayoutChangeMotivated: RuleEntry(.carElements, .lint, .warning)
    case .collectionLayoutChangeable: RuleEntry(.group("car-elements"), .behaviour, .error)
    case .collectionMixedSizes: RuleEntry(.group("car-elements"), .layout, .error)
    case .collectionOrderedVisual: RuleEntry(.carElements, .construct, .error)
    case .collectionPadding: RuleEntry(.carElements, .layout, .error)
    case .collectionServesContent: RuleEntry(.carElements, .guidance, .note)
    case .collectionStandardLayout: RuleEntry(.carElements, .lint, .warning)
    case .collectionTextUseTable: RuleEntry(.carElements, .lint, .warning)
    case .gaugeSaysWhat: RuleEntry(.everywhere, .lint, .note)
    case .iconSaysWhat: RuleEntry(.everywhere, .lint, .note)
    case .labelCustomStyleLegible: RuleEntry(.carElements, .lint, .warning)
    case .labelDevApi: RuleEntry(.car, .guidance, .note)
    case .labelLegible: RuleEntry(.carElements, .lint, .warning)
    case .labelPlainOrStyled: RuleEntry(.carElements, .construct, .error)
    case .labelPurpose: RuleEntry(.carElements, .lint, .note)
    case .labelShort: RuleEntry(.carElements, .lint, .note)
    case .labelStaticText: RuleEntry(.carElements, .construct, .error)
    case .modalityAlertAboveAll: RuleEntry(.everywhere, .layout, .error)
    case .modalityAlertOnEveryPlatform: RuleEntry(.everywhere, .construct, .error)
    case .modalityBlocksParent: RuleEntry(.everywhere, .behaviour, .error)
    case .modalityClearBenefit: RuleEntry(.everywhere, .lint, .warning)
    case .modalityComponentByPlatform: RuleEntry(.everywhere, .construct, .error)
    case .modalityConfirmBeforeLoss: RuleEntry(.everywhere, .behaviour, .error)
    case .modalityConfirmOnEveryRoute: RuleEntry(.everywhere, .behaviour, .error)
    case .modalityContextOptions: RuleEntry(.general, .construct, .error)
    case .modalityContextSwitch: RuleEntry(.everywhere, .behaviour, .error)
    case .modalityDevApi: RuleEntry(.everywhere, .guidance, .note)
    case .modalityDismissBarOrSwipe:
      RuleEntry(.anyGroup(["phone", "tablet", "watch"]), .behaviour, .error)
    case .modalityDismissInContent: RuleEntry(.desktopAndTelevision, .layout, .error)
    case .modalityExplicitDismiss: RuleEntry(.everywhere, .behaviour, .error)
    case .modalityFullscreenFills: RuleEntry(.everywhere, .layout, .error)
    case .modalityFullscreenNotAlwaysModal: RuleEntry(.everywhere, .construct, .error)
    case .modalityFullscreenUses: RuleEntry(.everywhere, .lint, .note)
    case .modalityHierarchyCaution: RuleEntry(.everywhere, .lint, .note)
    case .modalityIosSaveSheet: RuleEntry(.phone, .lint, .note)
    case .modalityNoAppInApp: RuleEntry(.everywhere, .lint, .warning)
    case .modalityNoCloseLookalike: RuleEntry(.everywhere, .lint, .warning)
    case .modalityNoStacking: RuleEntry(.everywhere, .construct, .error)
    case .modalityNotLoseInterruptedTask: RuleEntry(.everywhere, .lint, .note)
    case .modalityObviousDismiss: RuleEntry(.everywhere, .construct, .error)
    case .modalityOneAlertAtATime: RuleEntry(.everywhere, .behaviour, .error)
    case .modalityPlatformConventions: RuleEntry(.everywhere, .construct, .error)
    case .modalitySeparateFocusedMode: RuleEntry(.everywhere, .layout, .error)
    case .modalitySeparateWindow: RuleEntry(.everywhere, .construct, .error)
    case .modalitySheetForTask: RuleEntry(.anyGroup(["phone", "tablet", "desktop"]), .lint, .note)
    case .modalityShortFocused: RuleEntry(.everywhere, .lint, .note)
    case .modalitySinglePath: RuleEntry(.everywhere, .construct, .error)
    case .modalityTaskNamed: RuleEntry(.everywhere, .lint, .warning)
    case .modalityUsesListMissing: RuleEntry(.everywhere, .guidance, .note)
    case .navigationBarBackChevronTitle: RuleEntry(.group("car-elements"), .layout, .note)
    case .navigationBarBackLeft: RuleEntry(.group("car-elements"), .layout, .error)
    case .navigationBarBackOneAction: RuleEntry(.carElements, .construct, .error)
    case .navigationBarBackWalksUp: RuleEntry(.group("car-elements"), .behaviour, .error)
    case .navigationBarControlsRight: RuleEntry(.carElements, .layout, .error)
    case .navigationBarCrowded: RuleEntry(.carElements, .lint, .warning)
    case .navigationBarDevApi: RuleEntry(.car, .guidance, .note)
    case .navigationBarFixedSpace: RuleEntry(.carElements, .layout, .error)
    case .navigationBarFlattenIfLost: RuleEntry(.carElements, .lint, .note)
    case .navigationBarHierarchy: RuleEntry(.group("car-elements"), .behaviour, .error)
    case .navigationBarNoBreadcrumb: RuleEntry(.carElements, .lint, .warning)
    case .navigationBarOutOfReachMoving: RuleEntry(.car, .lint, .warning)
    case .navigationBarStandardBack: RuleEntry(.carElements, .construct, .error)
    case .navigationBarTextButtonRoom: RuleEntry(.carElements, .lint, .warning)
    case .navigationBarTitleMayBeEmpty: RuleEntry(.carElements, .construct, .error)
    case .navigationBarTitlePresent: RuleEntry(.carElements, .lint, .note)
    case .navigationBarTop: RuleEntry(.carElements, .layout, .error)
    case .qrModuleSize: RuleEntry(.everywhere, .lint, .warning)
    case .qrSaysWhatFor: RuleEntry(.everywhere, .lint, .note)
    case .screenFitsPanel: RuleEntry(.everywhere, .lint, .warning)
    case .scrollViewDevApi: RuleEntry(.car, .guidance, .note)
    case .scrollViewGestures: RuleEntry(.group("car-elements"), .behaviour, .error)
    case .scrollViewLargerContent: RuleEntry(.group("car-elements"), .behaviour, .error)
    case .scrollViewNoLook: RuleEntry(.carElements, .construct, .error)
    case .scrollViewNoNesting: RuleEntry(.carElements, .construct, .error)
    case .scrollViewOneAtATime: RuleEntry(.carElements, .lint, .warning)
    case .scrollViewPaging: RuleEntry(.group("car-elements"), .behaviour, .error)
    case .scrollViewTransientIndicators: RuleEntry(.group("car-elements"), .behaviour, .error)
    case .scrollViewTwoDifferentAxes: RuleEntry(.carElements, .lint, .warning)
    case .segmentedOnOneLine:
      RuleEntry(.anyGroup(["phone", "tablet", "desktop", "television", "panel"]), .lint, .note)
    case .segmentedOptionsAlike:
      RuleEntry(.anyGroup(["phone", "tablet", "desktop", "television", "panel"]), .lint, .note)
    case .sliderStepsTellApart:
      RuleEntry(.anyGroup(["phone", "tablet", "desktop", "panel"]), .lint, .note)
    case .stepperFewPresses:
      RuleEntry(.anyGroup(["phone", "tablet", "desktop", "panel"]), .lint, .note)
    case .switchTitleNamesThing: RuleEntry(.general, .lint, .note)
    case .tabBarAlwaysEnabled: RuleEntry(.group("car-elements"), .behaviour, .error)
    case .tabBarAnyNumber: RuleEntry(.carElements, .construct, .error)
    case .tabBarAvoidMore: RuleEntry(.carElements, .lint, .note)
    case .tabBarBadgeContent: RuleEntry(.carElements, .construct, .error)
    case .tabBarBadgeLook: RuleEntry(.group("car-elements"), .layout, .error)
    case .tabBarBadgeMeansNew: RuleEntry(.carElements, .lint, .note)
    case .tabBarBadgeUnobtrusive: RuleEntry(.group("car-elements"), .behaviour, .error)
    case .tabBarDevApi: RuleEntry(.car, .guidance, .note)
    case .tabBarEssentialOnly: RuleEntry(.carElements, .lint, .note)
    case .tabBarExplainUnavailable: RuleEntry(.carElements, .lint, .warning)
    case .tabBarFlattensHierarchy: RuleEntry(.carElements, .lint, .note)
    case .tabBarMoreTab: RuleEntry(.group("car-elements"), .layout, .error)
    case .tabBarNavigationOnly: RuleEntry(.carElements, .construct, .error)
    case .tabBarNeverRemove: RuleEntry(.carElements, .construct, .error)
    case .tabBarPeerCategories: RuleEntry(.carElements, .lint, .note)
    case .tabBarSwitchesSections: RuleEntry(.group("car-elements"), .behaviour, .error)
    case .tabBarTargetWidth: RuleEntry(.carElements, .layout, .warning)
    case .tabBarThreeToFive: RuleEntry(.carElements, .lint, .warning)
    case .tabBarTooFew: RuleEntry(.carElements, .lint, .warning)
    case .tabBarTop: RuleEntry(.carElements, .layout, .error)
    case .tabBarVisibleCount: RuleEntry(.group("car-elements"), .layout, .error)
    case .tableAddAtEnds: RuleEntry(.carElements, .construct, .error)
    case .tableAnyAmount: RuleEntry(.group("car-elements"), .behaviour, .error)
    case .tableDevApi: RuleEntry(.car, .guidance, .note)
    case .tableKeepScroll: RuleEntry(.group("car-elements"), .behaviour, .error)
    case .tableNewDataHint: RuleEntry(.group("car-elements"), .behaviour, .note)
    case .tableRefreshRegularly: RuleEntry(.carElements, .lint, .note)
    case .tableRowConcise: RuleEntry(.carElements, .lint, .warning)
    case .tableRowCustomStyle: RuleEntry(.carElements, .construct, .error)
    case .tableRowDefaultLayout: RuleEntry(.group("car-elements"), .layout, .error)
    case .tableRowDefaultUse: RuleEntry(.carElements, .construct, .error)
    case .tableRowDevApi: RuleEntry(.car, .guidance, .note)
    case .tableRowHighlight: RuleEntry(.group("car-elements"), .behaviour, .error)
    case .tableRowSelectionChangesSomething: RuleEntry(.carElements, .lint, .warning)
    case .tableRowStandardStyles: RuleEntry(.carElements, .construct, .error)
    case .tableRowStandardUsuallyEnough: RuleEntry(.carElements, .lint, .note)
    case .tableRowSubtitleLayout: RuleEntry(.group("car-elements"), .layout, .error)
    case .tableRowSubtitleUse: RuleEntry(.carElements, .lint, .note)
    case .tableRowTruncatesItself: RuleEntry(.group("car-elements"), .layout, .error)
    case .tableRowTruncationHarm: RuleEntry(.carElements, .lint, .note)
    case .tableRowValue1Layout: RuleEntry(.group("car-elements"), .layout, .error)
    case .tableRowValue2Layout: RuleEntry(.group("car-elements"), .layout, .error)
    case .tableShowAtOnce: RuleEntry(.carElements, .behaviour, .error)
    case .tableSingleColumn: RuleEntry(.carElements, .construct, .error)
    case .tableSpinner: RuleEntry(.carElements, .behaviour, .error)
    case .tableStaleData: RuleEntry(.group("car-elements"), .behaviour, .note)
    case .tableTextFirst: RuleEntry(.group("car-elements"), .behaviour, .error)
    case .tableWidth: RuleEntry(.carElements, .lint, .warning)
    case .textCutOnSmallScreen: RuleEntry(.everywhere, .lint, .warning)
    case .textDirectionUnclear: RuleEntry(.everywhere, .lint, .note)
    case .textGlyphMissing: RuleEntry(.everywhere, .lint, .warning)
    case .textOverPicture: RuleEntry(.everywhere, .lint, .note)
    case .textSizeByRole: RuleEntry(.everywhere, .lint, .note)
    case .textViewAnyHeight: RuleEntry(.carElements, .layout, .error)
    case .textViewCarplayNoEditing: RuleEntry(.car, .construct, .error)
    case .textViewDefaultLook: RuleEntry(.carElements, .layout, .error)
    case .textViewDevApi: RuleEntry(.car, .guidance, .note)
    case .textViewLegible: RuleEntry(.carElements, .lint, .warning)
    case .textViewScrolls: RuleEntry(.carElements, .behaviour, .error)
    case .textViewStyledMultiline: RuleEntry(.carElements, .construct, .error)
    case .textViewStylesAllowed: RuleEntry(.carElements, .lint, .note)
    case .textViewTimesOfDay: RuleEntry(.carElements, .lint, .warning)
    case .textWordBroken: RuleEntry(.everywhere, .lint, .warning)
    case .webViewDevApi: RuleEntry(.car, .guidance, .note)
    case .webViewNoBrowsing: RuleEntry(.carElements, .behaviour, .error)
    case .webViewRichContent: RuleEntry(.carElements, .construct, .error)
    case .webViewStaticOnly: RuleEntry(.carElements, .construct, .error)
    case .sceneUnreadable: RuleEntry(.everywhere, .lint, .error)
    case .sceneTextMarks: RuleEntry(.everywhere, .lint, .warning)
    case .sceneTextCutOff: RuleEntry(.everywhere, .lint, .warning)
    case .scenePictureMissing: RuleEntry(.everywhere, .lint, .warning)
    case .scenePictureBroken: RuleEntry(.everywhere, .lint, .warning)
    case .scenePageLegible: RuleEntry(.everywhere, .lint, .warning)
    case .scenePageStyle: RuleEntry(.everywhere, .lint, .warning)
    case .scenePageElement: RuleEntry(.everywhere, .lint, .warning)
    case .scenePageCost: RuleEntry(.everywhere, .lint, .warning)
    case .lintEditionDiffers: RuleEntry(.everywhere, .lint, .warning)
    case .lintSuppressionUnused: RuleEntry(.everywhere, .lint, .warning)
    case .lintSuppressionUnknown: RuleEntry(.everywhere, .lint, .warning)
    case .lintSuppressionReason: RuleEntry(.everywhere, .lint, .warning)
    case .lintSuppressionRefused: RuleEntry(.everywhere, .lint, .warning)
    }
  }
}
