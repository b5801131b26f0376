/// The kinds of elements that the language has. A component of the project is one too, by its name; see
/// ``Grammar/componentElement``.
package enum ElementID: UInt8, Hashable, Sendable, CaseIterable {
  case text, icon, image, shape, button, spacer, divider, hstack, vstack, zstack, group, `if`, `switch`, each, `let`,
    swift, slot, part
  case scroll, lazyHStack, lazyVStack, lazyVGrid, lazyHGrid, grid, gridRow, flow, viewThatFits
  case toggle, textField, secureField, textEditor, slider, progress
  case label, link, disclosureGroup, gauge, stepper, picker, datePicker, remoteImage, list, section, menu
  case serverPage

  package var kind: ElementKind { ElementKind.all[Int(rawValue)] }
}
