import FacetFrame

nonisolated extension View {
  /// Sets the style of text, symbols and shapes without one of their own.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    drawn { $0.foregroundStyle(style, $1) }
  }

  /// Sets the color; nil for that of the environment.
  public func foregroundColor(_ color: Color?) -> some View {
    inEnvironment { environment in
      if let color { environment.setForeground(color) }
    }
  }

  public func tint(_ tint: Color?) -> some View {
    inEnvironment { environment in environment.change { $0.tint = tint } }
      .painted { evaluator in
        .tint(tint.map { evaluator.resolved($0) })
      }
  }
}

extension _Evaluator {
  package func foregroundStyle(_ style: some ShapeStyle, _ content: () -> Void) {
    inEnvironment({ $0.setForeground(style) }, content)
  }
}
