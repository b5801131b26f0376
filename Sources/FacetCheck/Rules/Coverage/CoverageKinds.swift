package import FacetDiagnostics

// What the examples of a component leave out. These rules ask for more examples than a young design system has, so a
// project says when it wants them: `lint: { coverage/style: warning }`.
extension DiagnosticKind {
  package static let unshownStyle = DiagnosticKind(
    "coverage/style", .warning, "Style that no variant uses", isOptIn: true,
    explanation: """
      Each style has a snapshot. Where no variant is drawn in it, that snapshot has no picture, and a change of the \
      style is seen by nobody. Told where the project asks for it: `lint: { coverage/style: warning }`.

          # facet.yaml
          facet: 1
          module: Sample
          lint: { coverage/style: warning }

      Wrong:

          # card.component.yaml
          parameters: { title: String = Title }
          styles: { default: { body: { text: content.title } }, compact: { extends: default } }
          variants:
            Default:

      Right:

          # card.component.yaml
          parameters: { title: String = Title }
          styles: { default: { body: { text: content.title } }, compact: { extends: default } }
          variants:
            Default:
            Compact: { style: compact }
      """)

  package static let unshownCase = DiagnosticKind(
    "coverage/enum-case", .warning, "Enum case that no variant shows", isOptIn: true,
    explanation: """
      A parameter is one of several cases, and no variant is given one of them, so what is drawn then has no picture. \
      Told where the project asks for it: `lint: { coverage/enum-case: warning }`.

          # facet.yaml
          facet: 1
          module: Sample
          lint: { coverage/enum-case: warning }

      Wrong:

          # card.component.yaml
          types: { Tone: [neutral, critical] }
          parameters: { tone: Tone = neutral }
          styles: { default: { body: { text: if content.tone == critical then "!" else "" } } }
          variants:
            Default:

      Right:

          # card.component.yaml
          types: { Tone: [neutral, critical] }
          parameters: { tone: Tone = neutral }
          styles: { default: { body: { text: if content.tone == critical then "!" else "" } } }
          variants:
            Default:
            Critical: { with: { tone: critical } }
      """)

  package static let unshownState = DiagnosticKind(
    "coverage/state", .warning, "State that no variant shows", isOptIn: true,
    explanation: """
      A parameter that is true or false, or may be nil, is the same in all variants, so one of the two looks has no \
      picture. What a variant expects after its steps counts. Told where the project asks for it: \
      `lint: { coverage/state: warning }`.

          # facet.yaml
          facet: 1
          module: Sample
          lint: { coverage/state: warning }

      Wrong:

          # card.component.yaml
          parameters: { subtitle: String? }
          styles: { default: { body: { text: content.subtitle ?? "" } } }
          variants:
            Default:

      Right:

          # card.component.yaml
          parameters: { subtitle: String? }
          styles: { default: { body: { text: content.subtitle ?? "" } } }
          variants:
            Default:
            With subtitle: { with: { subtitle: Superhost } }
      """)

  package static let unusedAction = DiagnosticKind(
    "coverage/action", .warning, "Action that no variant uses", isOptIn: true,
    explanation: """
      No variant has a step that does this action, so nothing tests that something is there to do it. Told where the \
      project asks for it: `lint: { coverage/action: warning }`.

          # facet.yaml
          facet: 1
          module: Sample
          lint: { coverage/action: warning }

      Wrong:

          # card.component.yaml
          parameters: { onTap: Action }
          styles: { default: { body: { button: content.onTap, label: { text: "Tap" } } } }
          sample: { onTap: record }
          variants:
            Default:

      Right:

          # card.component.yaml
          parameters: { onTap: Action }
          styles: { default: { body: { button: content.onTap, label: { text: "Tap" } } } }
          sample: { onTap: record }
          variants:
            Default:
            Tapped: { after: [ tap: onTap ], expect: { recorded: [ onTap ] } }
      """)
}
