package import FacetDiagnostics

/// All kinds of diagnostics of this module, by code.
package enum FacetCheckKinds {
  package static let all: [DiagnosticKind] =
    names + types + expressions + tokens + styles + components + actions + elements + accessibility + variants
    + themes + epoxy + serverDriven + strings + DiagnosticKind.availabilityKinds + DiagnosticKind.screenKinds
    + DiagnosticKind.flagKinds
    + DiagnosticKind.appKinds + DiagnosticKind.motionKinds
    + DiagnosticKind.transitionKinds

  private static let names: [DiagnosticKind] = [
    .duplicateName, .invalidName, .reservedName, .lowerCaseType, .capitalCase, .capitalValue, .nameCollision,
    .unknownName, .notVisible, .namespaceAsValue, .unknownMember, .unusedName, .renamedName, .formerName,
    .deprecatedName, .deprecatedWithoutDefault, .caseOrParameter,
  ]
  private static let types: [DiagnosticKind] = [
    .unknownType, .wrongTypeArguments, .misplacedType, .recursiveType, .emptyType, .typeMismatch, .wrongValue,
    .nullValue,
    .undefinedOperator, .untypedValue, .neverNil, .notText, .unknownWord, .unknownField, .missingField, .repeatedID,
    .emptyRange,
    .malformedDuration, .fontSize,
  ]
  private static let expressions: [DiagnosticKind] = [
    .unknownFunction, .argumentCount, .divisionByZero, .quotedExpression,
  ]
  private static let tokens: [DiagnosticKind] = [
    .unknownToken, .unknownTokenGroup, .tokenGroup, .deprecatedToken, .leftOutToken, .literalLength, .unusedToken,
  ]
  private static let themes: [DiagnosticKind] = [.themeUnknown, .themeFixedValue]
  private static let styles: [DiagnosticKind] = [
    .missingDefaultStyle, .unknownStyle, .extendsCycle, .missingBody, .bodyAndExtends, .unknownProperty,
    .propertyWithoutDefault, .deprecatedDefaultStyle, .historyOfOverride, .misplacedBody, .interactionNotDrawn,
    .stateNotDrawn, .secondBag, .noneWithStyles, .unknownPart, .recursivePart, .partArguments,
    .handWrittenStyle, .unwrittenType,
  ]
  private static let components: [DiagnosticKind] = [
    .unknownComponent, .deprecatedComponent, .componentCycle, .tooManyViews, .tooDeep, .unknownArgument,
    .missingArgument,
    .unnamedArguments, .generatedView,
    .contentWithoutValue, .contentNotWritable, .stateWithoutDefault, .constantState, .initialFocus,
    .recycledState, .resizingCell,
    .positionalState,
  ]
  private static let epoxy: [DiagnosticKind] = [.hostedState, .resizingHost, .uiViewValue, .uiViewStyle]
  private static let serverDriven: [DiagnosticKind] = [
    .serverValue, .serverField, .serverPlatforms, .pageName, .unknownPage, .pageWithoutComponents, .serverEvent,
  ]
  private static let strings: [DiagnosticKind] = [
    .missingStringKey, .missingTranslation, .formatMismatch, .unusedKey, .missingPlural, .unknownLanguage,
    .valueOrWording, .finishedTitle,
  ]
  private static let actions: [DiagnosticKind] = [
    .unknownAction, .notAnAction, .actionArguments, .invalidAssignment, .actionCycle,
  ]
  private static let elements: [DiagnosticKind] = [
    .missingSpacing, .mixedFrame, .impossibleNumber, .notASlot, .notABinding, .notAFocus, .openRange, .pointRange,
    .notPositive, .notAnEnum,
    .missingCase,
    .unreachableDefault,
    .unboundedFill, .colorOfControl, .lostPriority, .roomWithoutTouch, .stateOutsideButton, .entryWithoutField,
    .shapeCorners,
    .backgroundParts, .presentationSource, .repeatedPresentation, .systemItems, .swipeActions,
    .oneAlternative, .textRun, .pickerOptions, .scrollOfSeveral, .scrollInScroll,
    .lazyGridInLazyStack,
    .gridTracks, .gridPlace, .unknownSymbol, .misspelledSymbol, .invalidIcon, .repeatedGlyph, .outputFolder,
    .edgeOfTransition,
    .lostMotion, .emptyContent, .constantTrigger, .repeatedGeometry, .keyboardWithoutReturn, .repeatedFocus,
    .rowOutsideList, .sectionInSection, .nestedControl, .deadControl, .swappedSecureField, .refreshWithoutScroll,
    .repeatedRefresh, .sizeFeedback,
  ]
  private static let accessibility: [DiagnosticKind] = [
    .silentElement, .unlabelledControl, .lowContrast, .tapWithoutTrait,
    .longPressWithoutAction, .dragWithoutAlternative, .dragWithoutAction, .tapCount, .fieldFormat,
    .smallTarget, .hiddenContent, .lostAction, .toggleWithoutValue,
  ]
  private static let variants: [DiagnosticKind] = [
    .unknownVariantParameter, .missingParameter, .repeatedValue, .settledAxis,
    .tooManyCells, .noControl, .notAdjustable, .noField, .severalFields, .malformedStep,
    .unknownExpectation, .handWrittenVariant, .unknownState, .unshownStyle, .unshownCase, .unshownState, .unusedAction,
    .stuckSlider,
  ]
}
