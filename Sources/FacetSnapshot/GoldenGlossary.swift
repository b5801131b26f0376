/// The words of goldens that are no words of the language: lines, sections, and what stands in them.
package enum GoldenGlossary {
  package struct Term: Sendable {
    /// One word or several: `a11y`, `by default`.
    package let text: String
    package let place: Place
    package let meaning: String
  }

  /// Where a term stands.
  package enum Place: String, Sendable {
    case section = "a section of a golden"
    case line = "a line of a golden"
    case word = "in goldens"
    case picture = "in a picture"
    case log = "in 'log' of a golden"
    case filmstrip = "in the golden of a transition"
    case session = "in the golden of a session"
  }

  package static let terms: [Term] = sections + lines + words + pictures + logs + filmstrips + sessions

  private static func terms(_ place: Place, _ rows: [(String, String)]) -> [Term] {
    rows.map { Term(text: $0, place: place, meaning: $1) }
  }

  private static let sections = terms(
    .section,
    [
      ("facet-golden", "The first line of a golden: the version of the format, then the name of what it is about."),
      (
        "component",
        "What all styles share, in the golden of the first one: types, parameters, state, content, actions."
      ),
      ("style", "The properties of the style with their defaults, which callers can change."),
      ("tree", "The elements of the style's body, each with its modifiers and then its children."),
      ("tokens", "The value of each token, in each appearance and theme."),
      ("icons", "What each name of an icon of the project stands for."),
      ("app", "The tabs, routes and intents of the app, in the golden of its first session."),
      ("transition", "The timing of a transition, and the animation of each element."),
      ("variant", "A variant, a part of a session, or a moment of a transition, with what is drawn."),
      ("@", "A cell of the matrix: the variant in other surroundings, which are named behind it."),
    ])

  private static let lines = terms(
    .line,
    [
      ("given", "The arguments of a variant that differ from those of the first variant."),
      ("sets", "The properties of the style that a variant sets."),
      ("state", "The state that a variant begins with."),
      ("with", "The modifiers that a variant puts around the component."),
      (
        "env",
        "The environment: light or dark, text size, direction, width and so on. In a variant after the first one, "
          + "what differs from it."
      ),
      ("after", "A step that is performed before the picture."),
      ("log", "What happened in the step above it."),
      ("expect", "What has to hold after the steps."),
      ("marks", "The symbols and images that are characters in the picture."),
      ("looks", "A color or another look that depends on a condition, and its value here."),
      (
        "picture",
        "The rows of the picture that the lines below replace, counted from 1 in the picture of the cell before; "
          + "'mirrored' where that one is turned around first."
      ),
      (
        "cells",
        "The cells of the matrix that a variant is drawn in. Those without lines are as predicted: mirrored from right "
          + "to left, or changed as the same cell of the variant that this one is told from."
      ),
      (
        "also",
        "Settings that change nothing in any variant: each cell stands for the one with such a setting, too."
      ),
      ("gone", "Looks that the cell before has and this one has not, because what has them is not drawn."),
      ("presents", "A layer over the component, such as a sheet or a menu."),
      ("text", "Text that is read from right to left, by its mark in the picture."),
      ("pressed", "The buttons that are pressed."),
      ("hovered", "The buttons that a pointer is over."),
      ("off", "The controls that are disabled."),
      ("hidden", "The elements that take room and are not drawn."),
      ("wraps", "The texts that take several lines."),
      ("cuts", "The texts that are truncated, and what is left out."),
      ("overflows", "The content that crosses an edge of the component, and which edge."),
      ("touch", "The controls that are smaller than 44×44 points, the least size in Apple's guidelines."),
      ("unlabelled", "The accessibility elements that VoiceOver has no words for: without a label and a value."),
      ("escape", "The action of VoiceOver's escape gesture, a scrub with two fingers."),
      ("a11y", "An accessibility element, by its number in VoiceOver's order: its kind, label, value and actions."),
      ("says", "What VoiceOver speaks of the element with this number, where it does not follow from the line 'a11y'."),
      ("hint", "The hint that VoiceOver speaks after a pause, of the element with this number."),
      ("group", "A container of accessibility elements, after their numbers, with words or actions of its own."),
      ("unread", "The elements of the picture that VoiceOver does not read."),
      ("like", "The cell that this one is told as the differences from, behind its name."),
      (
        "same",
        "The cells of the matrix that look and read as this one does, where that is not predicted. Those of a cell are "
          + "behind its name."
      ),
      ("mirrored", "A cell, or a picture, that is another one turned around for a language from right to left."),
      ("axis", "The values of an axis of the matrix that have numbers in the names of cells."),
      ("system", "The languages in which the words of the system, such as 'Cancel', are English."),
      ("extends", "The style whose body this one has, with defaults of its own."),
      ("history", "The former name of a style, and the text of its deprecation."),
      (
        "drawn",
        "A style that Swift draws, and the type that does; among 'looks', an element that depends on a condition."
      ),
    ])

  private static let words = terms(
    .word,
    [
      ("none", "Of what the cell before has, this one has nothing."),
      ("not drawn", "An element that the cell before has and this one has not."),
      ("no constant", "Behind a token that has no constant in Swift, because 'generate' in facet.yaml leaves it out."),
      ("→", "The words in a row of the picture of the cell before, and those that take their place."),
      ("…", "The parts of an accessibility element that are as in the cell before."),
      ("no", "The part of an accessibility element that the cell before has and this one has not."),
      ("merges", "The elements of the picture that are part of an accessibility element."),
      ("rows", "The numbers of the rows of a picture that are replaced."),
      ("times", "How often the row above it is repeated."),
      ("empty", "A list, or a text, with nothing in it."),
      ("combined", "The accessibility elements of what is inside are read as one."),
      ("contains", "The accessibility elements of what is inside are read one by one, in a container."),
      ("traits", "What VoiceOver is told that an element is: a button, a header, selected."),
      ("content", "What the bodies of the styles draw: values of parameters and state, and actions."),
      ("without", "The rows of a picture that this cell lacks."),
      ("after", "The row of a picture behind which rows are added; as a line, a step."),
      ("part", "A part of a style: its elements are in the tree where it is used first, elsewhere its arguments are."),
      ("as in", "The element that the same part draws, where its elements are in the tree."),
      ("in", "Of a part, 'as in' names the element that has its elements in the tree."),
      ("by default", "The parameter has its default, other than in the first variant."),
      ("area", "The element whose bounds VoiceOver shows around an accessibility element."),
      ("root", "The outermost element of the component."),
      ("taps", "The action that a double tap of VoiceOver performs."),
      ("actions", "The custom actions of an accessibility element."),
      ("links", "The links in an accessibility element."),
      ("can increment", "A swipe up of VoiceOver increases the value."),
      ("can decrement", "A swipe down of VoiceOver decreases the value."),
      ("large", "What is shown large while a finger is held on an element, in the sizes of text for accessibility."),
      ("level", "The level of a heading, from 1 to 6."),
      ("focused", "The element that VoiceOver is on."),
      ("important", "Custom content that VoiceOver speaks with the element, and not only when it is asked for."),
      ("text", "An accessibility element that is neither a control nor an image; as a line, text from right to left."),
      ("button", "An accessibility element that VoiceOver calls a button: a double tap performs its action."),
      ("toggle", "An accessibility element that VoiceOver calls a switch: a double tap turns it on or off."),
      ("adjustable", "An accessibility element whose value a swipe up or down changes: a slider, a stepper, a picker."),
      ("header", "An accessibility element that VoiceOver calls a heading."),
      ("image", "An accessibility element that VoiceOver calls an image."),
      ("link", "An accessibility element that VoiceOver calls a link."),
      ("selected", "An accessibility element that VoiceOver calls selected, such as the chosen one of several."),
      (
        "value",
        "What an accessibility element is set to, behind its label: VoiceOver speaks it, and again when it changes."
      ),
      ("dimmed", "A control that is disabled, as VoiceOver says it."),
      ("back button", "The button that leaves a screen."),
      ("pop-up button", "A control that opens a menu."),
      ("text field", "A field for text."),
      ("secure text field", "A field for a password."),
      ("search field", "A field for a search."),
      ("editing", "A field that has the focus of the keyboard."),
      ("tab", "A tab of a tab bar, or a segment of a picker, as VoiceOver says it."),
      ("what only Swift knows", "The words of a hand-written view, which is not drawn in goldens."),
      ("ref", "An element of another component, which has a golden of its own."),
      ("of parts", "A text of several parts, each with a look of its own."),
      ("in Swift", "Written by hand, in Swift."),
      ("by", "The Swift type that draws a style."),
      ("swift", "A hand-written view of Swift."),
      ("drops", "The text that is left out, because there is no room."),
      ("lines", "The number of lines of a text."),
      ("line", "The number of lines of a text."),
      ("the width", "The component is wider than what it is offered."),
      ("under 44×44", "Smaller than the least size of a control in Apple's guidelines."),
      ("not dismissed by touch", "A layer that a touch outside of it does not close."),
      ("row", "The number of the row in which an element is drawn."),
      ("deprecated", "The text of a deprecation, which callers see as a warning."),
      ("was", "The former name, under which callers still find it."),
      ("label was", "The former argument label, under which callers still find it."),
      ("localized", "A text of the type String that is looked up in the String Catalog."),
      ("verbatim", "A text that is not looked up in the String Catalog."),
      ("then", "The action that takes the result of an effect."),
      ("failed", "The action that is sent where an effect fails."),
      ("not migrated", "A component of servers that the app still draws."),
      ("animated", "A change of the state that is animated."),
      ("increased contrast", "The value of a token where the reader has asked for more contrast."),
      ("lineHeight", "The distance between lines, in points."),
      ("weight", "The weight of a font, from 100 to 900."),
      ("as", "The text style with which a font grows, or the name that a value has further down."),
      ("where", "The condition under which something holds."),
      ("since", "The version from which something exists."),
      ("else", "What is drawn, or taken, where the condition does not hold or the version is older."),
      ("drag indicator", "The handle at the top of a sheet."),
      ("ms", "Milliseconds."),
      ("2nd then", "Of a look that several conditions decide on, the second one holds; 'else' where none does."),
      ("move", "A step that moves a slider, 'to' a value or 'by' a distance."),
      ("held", "A drag whose finger is not lifted."),
    ])

  /// Characters that mean the same are one term.
  private static let pictures = terms(
    .picture,
    [
      ("┊", "An edge of a picture of a component that is as wide as its content."),
      ("┌ ─ ┐ │ └ ┘", "Around the picture a fixed width, 8 points per column; inside, a fill or a border."),
      ("╭ ╮ ╰ ╯", "A button or a link."),
      ("╌ ╎", "The edge of a button or a link that is disabled."),
      ("┏ ┓ ┗ ┛ ┃", "The edge of a button that is pressed."),
      ("╒ ═ ╕ ╘ ╛", "The edge of a button that a pointer is over."),
      ("╓ ╖ ╙ ╜ ║", "The edge of a button whose action destroys something."),
      ("╔ ╗ ╚ ╝", "The edge of such a button that a pointer is over."),
      ("⇤ ⇥", "A row of a list that was swiped open: the buttons beside it are below the picture."),
      ("▕ ▏", "A fill or a border around one row; in a text field, '▏' is the cursor."),
      ("[ ]", "A text field."),
      ("━ ●", "A toggle, '(━━●)', or a slider, '━━●──'."),
      ("− +", "A stepper, '(−│+)'; '·' where it is at its end."),
      ("▰ ▱", "Progress, or a gauge."),
      ("◔", "A gauge that is a ring."),
      ("░ ▓", "An area of color, and where two overlap."),
      ("① Ⓐ", "A symbol or an image without a character: the line 'marks' names it."),
      ("ⓐ", "A text in a script from right to left: the line 'text' quotes it."),
      ("◈", "A symbol, an image or a text, where all marks are taken."),
      ("◂ ▸ ▴ ▾", "Content that crosses the edge."),
      ("⋯ ⋮", "More content, which scrolling shows."),
      ("⧸", "The symbol before it is crossed out."),
      (
        "▒",
        "Behind an edge of a picture, a text that is 'cut off' or 'covered' in it; inside, a text from right to left."
      ),
      ("cut off", "The text is clipped in the picture, and stands whole behind it."),
      ("covered", "Something lies over the text in the picture; it stands whole behind it."),
      ("·", "Left of a picture, an element outside of it; in a stepper, its end."),
    ])

  private static let logs = terms(
    .log,
    [
      ("starts", "The effect of a screen that is started."),
      ("ignores", "The effect that is not started, because one of its name is running."),
      ("cancels", "The effect of a screen that is cancelled."),
      ("animates with", "The animation of the changes."),
      ("announces", "The text that VoiceOver is told to speak."),
      ("wire", "What became of a page that a server sent."),
    ])

  private static let filmstrips = terms(
    .filmstrip,
    [
      ("added", "An element of the screen that appears."),
      ("removed", "An element of the screen that disappears."),
      ("shared", "An element of both screens, which moves from one place to the other."),
      ("opacity", "How much of an element is seen, in percent."),
      ("later copy", "The opacity of an element as the second screen has it, over that of the first."),
      ("notes", "What the plan of a transition makes up for, such as an element that is missing."),
      ("bounce", "How far a spring overshoots, from 0 to 1."),
    ])

  private static let sessions = terms(
    .session,
    [
      ("screen", "The screen that is visible, and where: in a tab, or over the tabs."),
      ("shows", "Where the app goes: a screen that is pushed or presented, or a tab."),
      ("badge", "The number on a tab."),
      ("statusBar", "The style of the status bar, unless it is that of the system."),
      ("note", "What the plan of a transition makes up for."),
      ("seen", "The version of which the user has seen what is new."),
      ("pushed", "The screen is on top of the stack of its tab."),
      ("presented", "The screen lies over the tabs."),
      ("over the tabs", "The place of a screen that is presented."),
      ("reversed", "The transition runs backward, as the screen is left."),
      ("back", "The back button was tapped, or a route led back."),
      ("push", "A route that puts a screen on top of the stack."),
      ("present", "A route that lays a screen over the tabs."),
    ])
}
