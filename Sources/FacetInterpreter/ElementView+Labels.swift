import FacetIR
import FacetLanguage
import FacetRuntime
import FacetUI

extension ElementView {
  func draw(_ control: Element.Control, in evaluator: _Evaluator) {
    switch control {
    case .label(let label): evaluator.evaluate(view(of: label))
    case .link(let link): draw(link, in: evaluator)
    case .disclosureGroup(let group): evaluator.evaluate(view(of: group))
    case .gauge(let gauge): evaluator.evaluate(view(of: gauge))
    case .stepper(let stepper): evaluator.evaluate(view(of: stepper))
    case .picker(let picker): evaluator.evaluate(view(of: picker))
    case .datePicker(let picker): evaluator.evaluate(view(of: picker))
    case .list(let list): evaluator.evaluate(view(of: list))
    case .section(let section): evaluator.evaluate(view(of: section))
    case .remoteImage(let image): evaluator.evaluate(view(of: image))
    case .menu(let menu): draw(menu, in: evaluator)
    }
  }

  private func view(of image: Element.RemoteImage) -> _DrawnView {
    let mode: ContentMode? = image.contentMode.map { $0 == "fill" ? .fill : .fit }
    return _DrawnView(
      RemoteImage(context.evaluate(image.url).url, contentMode: mode) {
        views(image.placeholder)
      } failure: {
        views(image.failure.isEmpty ? image.placeholder : image.failure)
      })
  }

  private func view(of label: Element.Label) -> _DrawnView {
    let view = Label {
      views(label.title)
    } icon: {
      views(label.icon)
    }
    return switch label.style {
    case "titleOnly": _DrawnView(view.labelStyle(TitleOnlyLabelStyle()))
    case "iconOnly": _DrawnView(view.labelStyle(IconOnlyLabelStyle()))
    default: _DrawnView(view.labelStyle(TitleAndIconLabelStyle()))
    }
  }

  private func draw(_ link: Element.Link, in evaluator: _Evaluator) {
    let url = context.evaluate(link.destination).url
    let open = evaluator.environment.openURL
    evaluator.link {
      guard link.isOfSystem else { return button({ url.map { open($0) } }, link.label, in: evaluator) }
      evaluator.evaluate(Button(_role: nil, action: { url.map { open($0) } }) { views(link.label) })
    }
  }

  private func view(of gauge: Element.Gauge) -> _DrawnView {
    let bounds = gauge.bounds.map { DesignBounds<Double>(context.evaluate($0)) } ?? DesignBounds(0...1)
    let value = context.evaluate(gauge.value).doubleValue
    let isBar = gauge.style == "linearCapacity"
    func styled(_ view: some View) -> _DrawnView {
      isBar
        ? _DrawnView(view.gaugeStyle(LinearCapacityGaugeStyle()))
        : _DrawnView(view.gaugeStyle(AccessoryCircularCapacityGaugeStyle()))
    }
    if gauge.currentValueLabel.isEmpty { return styled(Gauge(value: value, within: bounds) { views(gauge.label) }) }
    return styled(
      Gauge(value: value, within: bounds) {
        views(gauge.label)
      } currentValueLabel: {
        views(gauge.currentValueLabel)
      })
  }

  private func view(of stepper: Element.Stepper) -> _DrawnView {
    let binding = context.model.binding(stepper.value)
    let (range, step) = (stepper.bounds.map(context.evaluate), stepper.step.map(context.evaluate))
    if stepper.isWhole {
      return _DrawnView(
        Stepper(value: binding.int, within: range.map(DesignBounds<Int>.init) ?? DesignBounds(), step: step?.intValue) {
          views(stepper.label)
        })
    }
    return _DrawnView(
      Stepper(
        value: binding.double, within: range.map(DesignBounds<Double>.init) ?? DesignBounds(), step: step?.doubleValue
      ) {
        views(stepper.label)
      })
  }

  private func view(of picker: Element.Picker) -> _DrawnView {
    let selection = context.model.binding(picker.selection)
    let options = context.evaluate(picker.options).elements.map { context.binding(picker.binding, to: $0) }
    let tags = options.map { $0.evaluate(picker.tag) }
    let name = Binding<String>(
      get: { selection.wrappedValue.text },
      set: { name in if let tag = tags.first(where: { $0.text == name }) { selection.wrappedValue = tag } })
    let view = Picker(selection: name) {
      _DrawnView { evaluator in
        for (position, option) in options.enumerated() {
          evaluator.enter(.id(AnyHashable(position))) {
            evaluator.tag(tags[position].text) {
              ElementsView(elements: picker.option, context: option).draw(in: evaluator)
            }
          }
        }
      }
    } label: {
      views(picker.label)
    }
    .labelsHidden()
    return switch picker.style {
    case "segmented": _DrawnView(view.pickerStyle(SegmentedPickerStyle()))
    case "inline": _DrawnView(view.pickerStyle(InlinePickerStyle()))
    case "wheel": _DrawnView(view.pickerStyle(WheelPickerStyle()))
    default: _DrawnView(view.pickerStyle(MenuPickerStyle()))
    }
  }

  private func view(of group: Element.DisclosureGroup) -> _DrawnView {
    let isExpanded = context.model.binding(group.isExpanded).bool
    let action = context.model.boundName(of: group.isExpanded)
    let states = group.states.map { isExpanded.wrappedValue ? $0.expanded : $0.collapsed }
    let value = states.map { Text(verbatim: context.evaluate($0).text) }
    return _DrawnView(
      DisclosureRows(isExpanded: isExpanded.wrappedValue, value: value) {
        _DrawnView { evaluator in
          evaluator.specName(nil, action: action) {
            evaluator.componentButton(
              action: { isExpanded.wrappedValue.toggle() }, pressedOpacity: { ComponentButtonStyle.pressedOpacity },
              label: { _ in
                evaluator.evaluate(DisclosureHeader(isExpanded: isExpanded.wrappedValue) { views(group.label) })
              })
          }
        }
      } content: {
        views(group.content)
      })
  }
}
