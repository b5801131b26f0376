/// The modifiers of SwiftUI that the language does not have, and what is written in their place.
///
/// It is the one home of these names: `facet check` answers them where they stand as keys, `facet explain` by name, and
/// none of them is ever taken for a modifier that merely looks like it.
package enum SwiftModifiers {
  /// The help text; nil if the word is not one of these modifiers.
  package static func wayOut(of word: String) -> String? { waysOut[word] }

  package static var names: [String] { waysOut.keys.sorted() }

  private static let waysOut: [String: String] = {
    var ways: [String: String] = [:]
    for (help, names) in groups {
      for name in names.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) {
        // Modifiers that the language supports by now are excluded.
        let word = String(Substring(name))
        if ModifierKind(Keyword(word)) == nil { ways[word] = help }
      }
    }
    return ways
  }()

  /// Each way out with the modifiers that it is for.
  private static let groups: [(help: String, names: String)] = [
    (
      "leave it out: a button looks as its label does, which reads 'environment.isPressed'",
      "buttonStyle buttonBorderShape buttonRepeatBehavior"
    ),
    (
      "write 'animation', 'transition' or 'contentTransition'; pictures show where a motion ends",
      """
      keyframeAnimator matchedTransitionSource navigationTransition phaseAnimator
      symbolEffect symbolEffectsRemoved symbolVariableValueMode geometryGroup
      """
    ),
    (
      "an environment is set by who uses the component, and in 'variants:'",
      """
      environment environmentObject transformEnvironment preferredColorScheme dynamicTypeSize layoutDirection
      layoutDirectionBehavior typesettingLanguage
      """
    ),
    ("a gradient fills a shape: 'shape: rectangle', with 'fill: …'", "foregroundGradient"),
    ("it is part of a font: 'font: { … }', or a token behind 'textStyle:'", "fontDesign fontWeight monospaced"),
    (
      "the space between letters is 'kerning:', or part of a text style: a typography token with 'letterSpacing'",
      "tracking"
    ),
    (
      "the width of a font comes with its family: a typography token behind 'textStyle:'", "fontWidth"
    ),
    (
      "the style of a control is its key 'style', as in 'list: …' with 'style: insetGrouped'",
      "datePickerStyle gaugeStyle labelStyle listStyle pickerStyle"
    ),
    (
      "controls are drawn as SwiftUI draws them; another look is a view in Swift: 'swift: …'",
      """
      controlGroupStyle controlSize disclosureGroupStyle formStyle groupBoxStyle indexViewStyle
      labeledContentStyle navigationSplitViewStyle navigationViewStyle
      progressViewStyle tabViewStyle tableStyle textEditorStyle textFieldStyle toggleStyle windowToolbarStyle labelsHidden
      labelsVisibility glassEffect
      """
    ),
    (
      "write 'padding', 'frame' or 'spacing': what is safe to draw in is up to the screen that the component stands on",
      "ignoresSafeArea edgesIgnoringSafeArea safeAreaPadding safeAreaBar contentMargins scenePadding"
    ),
    (
      "an action for assistive technologies is declared by the component: 'accessibility: { actions: … }'",
      "accessibilityAction accessibilityActions accessibilityScrollAction accessibilityZoomAction"
    ),
    (
      "it is a part of 'sheet': 'sheet: { isPresented: content.isOpen, detents: [medium], content: … }'",
      "interactiveDismissDisabled presentationDetents presentationDragIndicator"
    ),
    ("it is a part of 'popover': 'compactAdaptation: popover'", "presentationCompactAdaptation"),
    (
      "leave it out: a menu looks as its label does, and shows its buttons in their order",
      "menuStyle menuOrder menuIndicator menuActionDismissBehavior"
    ),
    (
      "elements are presented by 'sheet', 'fullScreenCover', 'popover', 'alert', 'confirmationDialog' and 'contextMenu', and a "
        + "screen of an app by 'routes:' in app.yaml with 'present:'; other presentations belong to the view around a "
        + "component",
      """
      dialogIcon dialogSuppressionToggle fileDialogBrowserOptions
      fileDialogConfirmationLabel fileDialogCustomizationID fileDialogDefaultDirectory fileDialogMessage
      fileExporter fileImporter fileMover inspector inspectorColumnWidth
      popoverTip presentationBackground presentationBackgroundInteraction presentationContentInteraction presentationCornerRadius
      presentationSizing renameAction
      """
    ),
    (
      "it is a part of 'navigationTitle': 'navigationTitle: { title: content.title, displayMode: inline }'",
      "navigationBarTitle navigationBarTitleDisplayMode toolbarTitleDisplayMode"
    ),
    ("items of the navigation bar are those of 'toolbar'", "navigationBarItems"),
    (
      "a bar with its back button is hidden by 'toolbarVisibility: hidden'",
      "navigationBarBackButtonHidden navigationBarHidden"
    ),
    (
      "navigation is that of an app: 'tabs:' and 'routes:' in app.yaml; bars are elements of a screen: 'bars:'",
      """
      defaultAdaptableTabBarPlacement defersSystemGestures findDisabled findNavigator
      navigationDestination navigationDocument navigationLinkIndicatorVisibility
      navigationSplitViewColumnWidth navigationSubtitle persistentSystemOverlays replaceDisabled statusBarHidden
      tabBarMinimizeBehavior tabItem tabViewBottomAccessory tabViewCustomization tabViewSearchActivation
      tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader toolbarBackground
      toolbarBackgroundVisibility toolbarColorScheme toolbarForegroundStyle toolbarItemHidden toolbarRole
      toolbarTitleMenu
      """
    ),
    ("it is a part of 'picker', the value of an option: 'tag: room.id'", "tag"),
    ("the number at a tab is a part of it: 'badge' of a tab in app.yaml", "badge"),
    (
      "a search field is 'searchable', with 'text' and 'prompt'; one with more is written in Swift: 'swift: …'",
      """
      searchCompletion searchDictationBehavior searchFocused searchPresentationToolbarBehavior searchScopes
      searchSelection searchSuggestions searchToolbarBehavior
      """
    ),
    (
      "a row of a 'list' has 'listRowInsets', 'listRowSeparator' and 'listRowBackground', and its element the other looks",
      """
      alternatingRowBackgrounds badgeProminence deleteDisabled headerProminence itemProvider listItemTint
      listRowHoverEffect listRowSeparatorTint listRowSpacing
      listSectionMargins listSectionSeparator listSectionSeparatorTint listSectionSpacing moveDisabled
      sectionActions sectionIndexLabel selectionDisabled springLoadingBehavior
      """
    ),
    (
      "a 'scroll' element has an axis and indicators; a view that reads or sets the position is "
        + "written in Swift: 'swift: …'",
      """
      defaultScrollAnchor onScrollGeometryChange onScrollPhaseChange onScrollTargetVisibilityChange
      onScrollVisibilityChange scrollBounceBehavior scrollClipDisabled scrollContentBackground scrollDisabled
      scrollDismissesKeyboard scrollEdgeEffectHidden scrollEdgeEffectStyle scrollIndicators
      scrollIndicatorsFlash scrollInputBehavior scrollPosition scrollTarget scrollTargetBehavior
      scrollTargetLayout scrollTransition
      """
    ),
    (
      "goldens have no words for this effect; a view that has it is written in Swift: 'swift: …'",
      """
      allowedDynamicRange backgroundExtensionEffect blendMode blur brightness colorEffect colorInvert
      colorMultiply compositingGroup contrast distortionEffect drawingGroup hueRotation layerEffect
      luminanceToAlpha mask materialActiveAppearance projectionEffect rotation3DEffect saturation textRenderer
      transformEffect upperLimbVisibility visualEffect
      """
    ),
    (
      "leave it to the app: windows, commands, pointers and keys differ by device, and components are "
        + "the same on all",
      """
      containerBackground containerCornerOffset containerShape copyable cuttable defaultHoverEffect
      digitalCrownRotation exportableToServices exportsItemProviders focusable focusEffectDisabled focusScope
      focusSection frameResizeDirection handGestureShortcut help hoverEffect hoverEffectDisabled
      importsItemProviders keyboardShortcut modifierKeyAlternate onCommand onContinuousHover onCopyCommand
      onCutCommand onDeleteCommand onExitCommand onKeyPress onModifierKeysChanged onMoveCommand
      onPasteCommand onPencilDoubleTap onPencilSqueeze onPlayPauseCommand onWorldRecenter pageCommand
      pasteDestination pointerStyle pointerVisibility prefersDefaultFocus touchBar touchBarCustomizationLabel
      touchBarItemPresentation touchBarItemPrincipal windowDismissBehavior windowFullScreenBehavior
      windowMinimizeBehavior windowResizeAnchor windowResizeBehavior windowToolbarFullScreenVisibility
      """
    ),
    (
      "a component takes values by 'parameters:', and a screen keeps them in 'state:'; other ways "
        + "through the view tree are Swift's",
      """
      anchorPreference backgroundPreferenceValue coordinateSpace defaultAppStorage equatable focusedObject
      focusedSceneObject focusedSceneValue focusedValue handlesExternalEvents interactionActivityTrackingTag
      invalidatableContent layoutValue modifier onContinueUserActivity onDisappear
      onOpenURL onPreferenceChange onReceive overlayPreferenceValue preference transformAnchorPreference
      transformPreference userActivity
      """
    ),
    (
      "each of the 'variants:' is a preview, with its environment and its size",
      """
      previewContext previewDevice previewDisplayName previewInterfaceOrientation previewLayout
      """
    ),
    (
      "a component has 'onTap', 'onLongPress', 'onHover', 'drag' and its controls; a view with another gesture is written in "
        + "Swift: 'swift: …'",
      """
      allowsHitTesting draggable dropDestination gesture highPriorityGesture onDrag onDrop
      onLongTouchGesture simultaneousGesture
      """
    ),
    (
      "a text field has 'prompt', 'axis', 'onSubmit' and the modifiers of text entry; a field with more is written in "
        + "Swift: 'swift: …'",
      """
      autocapitalization defaultFocus disableAutocorrection
      submitScope textInputCompletion
      textInputFormattingControlVisibility textInputSuggestions textSelection textSelectionAffinity
      textSuggestions translationPresentation translationTask typeSelectEquivalent writingDirection
      writingToolsAffordanceVisibility writingToolsBehavior
      """
    ),
    (
      "assistive technologies get what 'accessibility:' and the modifiers 'accessibility…' say; a view "
        + "with more is written in Swift: 'swift: …'",
      """
      accessibilityActivationPoint accessibilityChartDescriptor accessibilityChildren accessibilityCustomContent
      accessibilityDefaultFocus accessibilityDirectTouch accessibilityDragPoint accessibilityDropPoint
      accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabeledPair
      accessibilityLinkedGroup accessibilityQuickAction accessibilityRepresentation
      accessibilityRespondsToUserInteraction accessibilityRotor accessibilityRotorEntry
      accessibilityShowsLargeContentViewer accessibilityTextContentType speechAdjustedPitch
      speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters
      """
    ),
    (
      "the action that changes a value does what follows from it too: 'onPick: [choice = tag, onSelect(tag)]'; where the "
        + "caller changes it, an element with 'id: content.message' appears anew, and so does its 'onAppear'",
      "onChange"
    ),
    (
      "a row is removed or moved by an action with its value: 'swipeActions: { content: { button: content.onDelete(row), label: … } }'",
      "onDelete onMove onInsert"
    ),
    (
      "a view that has it is written in Swift, and stands in a body as 'swift: …'",
      """
      allowsTightening backgroundStyle containerRelativeFrame flipsForRightToLeftLayoutDirection
      gridCellAnchor gridColumnAlignment imageScale lineHeight position privacySensitive redacted
      symbolColorRenderingMode symbolRenderingMode symbolVariant textScale trim unredacted
      """
    ),
  ]
}

extension Grammar {
  /// What was meant by a modifier that does not exist: the way out, as a help says it, and the modifier where it is
  /// another name of the same thing. Nil for a word that is not known.
  package static func meaning(ofModifier word: String) -> (help: String, replacement: String?)? {
    if let meant = Guesses.meant(by: word), modifiers.rows.contains(where: { $0.key.text == meant }) {
      return ("did you mean '\(meant)'?", Guesses.isSynonym(word) ? meant : nil)
    }
    return SwiftModifiers.wayOut(of: word).map { ($0, nil) }
  }
}
