package import FacetDiagnostics

// Coverage of a component by its variants. These rules are off unless a project enables them:
// `lint: { coverage/style: warning }`.
extension DiagnosticKind {
  package static let unshownStyle = DiagnosticKind(
    "coverage/style", .warning, "Style that no variant uses", isOptIn: true,
    explanation: """
      If no variant is drawn in a style, its snapshot has no picture and does not show changes. Enable this rule with \
      `lint: { coverage/style: warning }`.

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
      No variant passes this case for the parameter, so no picture shows it. Enable this rule with \
      `lint: { coverage/enum-case: warning }`.

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
      A Bool or optional parameter has the same value in all variants, so no picture shows the other one. Values that \
      a variant expects after its steps count. Enable this rule with `lint: { coverage/state: warning }`.

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
      No step of a variant performs this action, so no test shows that a control for it exists. Enable this rule with \
      `lint: { coverage/action: warning }`.

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
