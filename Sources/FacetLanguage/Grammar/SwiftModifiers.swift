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
      "leave it out: a button is as plain as its label, and styles of the component make it look otherwise",
      "buttonStyle buttonBorderShape buttonRepeatBehavior"
    ),
    (
      "leave it out: what changes is not animated by a spec, and pictures show where it ends",
      """
      animation transaction contentTransition keyframeAnimator matchedGeometryEffect matchedTransitionSource
      navigationTransition phaseAnimator symbolEffect symbolEffectsRemoved symbolVariableValueMode transition
      geometryGroup
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
      "the space between letters is part of a text style: a typography token with 'letterSpacing', behind 'textStyle:'",
      "kerning tracking"
    ),
    (
      "the width of a font comes with its family: a typography token behind 'textStyle:'", "fontWidth"
    ),
    (
      "controls are drawn as SwiftUI draws them; another look is a view in Swift: 'swift: …'",
      """
      controlGroupStyle controlSize datePickerStyle disclosureGroupStyle formStyle gaugeStyle groupBoxStyle indexViewStyle
      labelStyle labeledContentStyle listStyle menuStyle navigationSplitViewStyle navigationViewStyle pickerStyle
      progressViewStyle tabViewStyle tableStyle textEditorStyle textFieldStyle toggleStyle windowToolbarStyle labelsHidden
      labelsVisibility menuIndicator menuOrder menuActionDismissBehavior glassEffect
      """
    ),
    (
      "write 'padding', 'frame' or 'spacing': what is safe to draw in is up to the screen that the component stands on",
      "ignoresSafeArea edgesIgnoringSafeArea safeAreaInset safeAreaPadding safeAreaBar contentMargins scenePadding"
    ),
    (
      "write 'accessibilityTraits' with the traits that it has; those that its kind brings along cannot be taken away",
      "accessibilityRemoveTraits"
    ),
    (
      "write 'accessibilityTraits: [header]' for a heading; it has no level",
      "accessibilityHeading"
    ),
    (
      "an action for assistive technologies is declared by the component: 'accessibility: { actions: … }'",
      "accessibilityAction accessibilityActions accessibilityScrollAction accessibilityZoomAction"
    ),
    (
      "what swiping up and down does is declared by the component: 'accessibility: { adjustable: … }'",
      "accessibilityAdjustableAction"
    ),
    (
      "this is left to Swift: a view that a person writes stands in a body as 'swift: …'",
      """
      accessibilityActivationPoint accessibilityChartDescriptor accessibilityChildren accessibilityCustomContent
      accessibilityDefaultFocus accessibilityDirectTouch accessibilityDragPoint accessibilityDropPoint
      accessibilityFocused accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabeledPair
      accessibilityLinkedGroup accessibilityQuickAction accessibilityRepresentation accessibilityRespondsToUserInteraction
      accessibilityRotor accessibilityRotorEntry accessibilityShowsLargeContentViewer accessibilityTextContentType
      alert allowedDynamicRange allowsHitTesting allowsTightening alternatingRowBackgrounds anchorPreference
      autocapitalization autocorrectionDisabled backgroundExtensionEffect backgroundPreferenceValue backgroundStyle badge
      badgeProminence baselineOffset blendMode blur brightness colorEffect colorInvert colorMultiply
      compositingGroup confirmationDialog containerBackground containerCornerOffset containerRelativeFrame containerShape
      contextMenu contrast coordinateSpace copyable cuttable defaultAdaptableTabBarPlacement defaultAppStorage
      defaultFocus defaultHoverEffect defaultScrollAnchor defersSystemGestures deleteDisabled dialogIcon
      dialogSuppressionToggle digitalCrownRotation disableAutocorrection distortionEffect draggable
      drawingGroup dropDestination equatable exportableToServices exportsItemProviders fileDialogBrowserOptions
      fileDialogConfirmationLabel fileDialogCustomizationID fileDialogDefaultDirectory fileDialogMessage fileExporter
      fileImporter fileMover findDisabled findNavigator flipsForRightToLeftLayoutDirection focusable focusEffectDisabled
      focused focusedObject focusedSceneObject focusedSceneValue focusedValue focusScope focusSection
      frameResizeDirection fullScreenCover gesture
      grayscale gridCellAnchor gridColumnAlignment handGestureShortcut handlesExternalEvents headerProminence help
      highPriorityGesture hoverEffect hoverEffectDisabled hueRotation imageScale importsItemProviders inspector
      inspectorColumnWidth interactionActivityTrackingTag interactiveDismissDisabled invalidatableContent
      itemProvider keyboardShortcut keyboardType layerEffect layoutValue lineHeight listItemTint listRowBackground
      listRowHoverEffect listRowInsets listRowSeparator listRowSeparatorTint listRowSpacing listSectionMargins
      listSectionSeparator listSectionSeparatorTint listSectionSpacing luminanceToAlpha mask materialActiveAppearance
      modifier modifierKeyAlternate moveDisabled navigationBarBackButtonHidden
      navigationBarHidden navigationBarItems navigationBarTitle navigationBarTitleDisplayMode navigationDestination
      navigationDocument navigationLinkIndicatorVisibility navigationSplitViewColumnWidth navigationSubtitle
      navigationTitle onChange onCommand onContinueUserActivity onContinuousHover onCopyCommand onCutCommand
      onDeleteCommand onDisappear onDrag onDrop onExitCommand onGeometryChange onHover onKeyPress onLongPressGesture
      onLongTouchGesture onModifierKeysChanged onMoveCommand onOpenURL onPasteCommand onPencilDoubleTap onPencilSqueeze
      onPlayPauseCommand onPreferenceChange onReceive onScrollGeometryChange onScrollPhaseChange
      onScrollTargetVisibilityChange onScrollVisibilityChange onWorldRecenter overlayPreferenceValue pageCommand
      pasteDestination persistentSystemOverlays pointerStyle pointerVisibility popover popoverTip position
      preference prefersDefaultFocus presentationBackground presentationBackgroundInteraction
      presentationCompactAdaptation presentationContentInteraction presentationCornerRadius presentationDetents
      presentationDragIndicator presentationSizing previewContext previewDevice previewDisplayName
      previewInterfaceOrientation previewLayout privacySensitive projectionEffect redacted refreshable renameAction
      renderingMode replaceDisabled rotation3DEffect saturation scrollBounceBehavior scrollClipDisabled
      scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollEdgeEffectHidden scrollEdgeEffectStyle
      scrollIndicators scrollIndicatorsFlash scrollInputBehavior scrollPosition scrollTarget scrollTargetBehavior
      scrollTargetLayout scrollTransition searchable searchCompletion searchDictationBehavior searchFocused
      searchPresentationToolbarBehavior searchScopes searchSelection searchSuggestions searchToolbarBehavior
      sectionActions sectionIndexLabel selectionDisabled sensoryFeedback sheet simultaneousGesture speechAdjustedPitch
      speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters springLoadingBehavior
      statusBarHidden submitLabel submitScope swipeActions symbolColorRenderingMode symbolRenderingMode symbolVariant
      tabBarMinimizeBehavior tabItem tabViewBottomAccessory tabViewCustomization tabViewSearchActivation
      tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader tag textContentType
      textInputAutocapitalization textInputCompletion textInputFormattingControlVisibility textInputSuggestions
      textRenderer textScale textSelection textSelectionAffinity textSuggestions toolbar toolbarBackground
      toolbarBackgroundVisibility toolbarColorScheme toolbarForegroundStyle toolbarItemHidden toolbarRole
      toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility touchBar touchBarCustomizationLabel
      touchBarItemPresentation touchBarItemPrincipal transformAnchorPreference transformEffect transformPreference
      translationPresentation translationTask trim typeSelectEquivalent unredacted upperLimbVisibility userActivity
      visualEffect windowDismissBehavior windowFullScreenBehavior windowMinimizeBehavior windowResizeAnchor
      windowResizeBehavior windowToolbarFullScreenVisibility writingDirection writingToolsAffordanceVisibility
      writingToolsBehavior
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
