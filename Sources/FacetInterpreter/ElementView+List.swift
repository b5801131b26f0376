import FacetIR
import FacetUI

extension ElementView {
  func view(of list: Element.List) -> _DrawnView {
    let view = List { views(list.rows) }
    return switch list.style {
    case "plain": _DrawnView(view.listStyle(PlainListStyle()))
    case "inset": _DrawnView(view.listStyle(InsetListStyle()))
    case "grouped": _DrawnView(view.listStyle(GroupedListStyle()))
    default: _DrawnView(view.listStyle(InsetGroupedListStyle()))
    }
  }

  func view(of section: Element.Section) -> _DrawnView {
    switch (section.header.isEmpty, section.footer.isEmpty) {
    case (true, true): _DrawnView(Section { views(section.rows) })
    case (false, true):
      _DrawnView(
        Section {
          views(section.rows)
        } header: {
          views(section.header)
        })
    case (true, false):
      _DrawnView(
        Section {
          views(section.rows)
        } footer: {
          views(section.footer)
        })
    case (false, false):
      _DrawnView(
        Section {
          views(section.rows)
        } header: {
          views(section.header)
        } footer: {
          views(section.footer)
        })
    }
  }
}
