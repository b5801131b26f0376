import FacetFrame

/// An editable text of several lines that takes all offered space.
public struct TextEditor {
  let text: Binding<String>

  public nonisolated init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.field(view.text, label: EmptyView(), prompt: nil, isVertical: true, isEditor: true)
  }
}

nonisolated extension View {
  /// The background of an editor, which FacetUI does not draw.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}

/// The proposed size, in which the text is inset as in a `UITextView`.
struct TextEditorLayout: UnaryLayout {
  let isEditing: Bool
  let isEmpty: Bool
  let style: LineStyle

  private static let inset = CGSize(width: 5, height: 8)

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    let text = layout.size(of: node + 1, inner(proposal))
    let height = max(text.height, style.lineHeight.roundedUpToPixel)
    return CGSize(
      width: max(proposal.width ?? text.width + 2 * Self.inset.width, 0),
      height: max(proposal.height ?? height + 2 * Self.inset.height, 0))
  }

  func placeChildren(
    of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine, _ place: ChildPlacement
  ) {
    let offer = inner(ProposedViewSize(width: size.width, height: nil))
    place(node + 1, CGPoint(x: Self.inset.width, y: Self.inset.height), offer)
  }

  /// The proposal for the text, which scrolls and so has any height.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max($0 - 2 * Self.inset.width, 0) }, height: nil)
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind {
    .control(.textField(isEditing: isEditing, isEmpty: isEmpty))
  }
}
