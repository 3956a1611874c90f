// The number form: one field; what is no number is refused when it is checked.

function numberField(view) {
  const { choice, reason } = view.state;
  return h(
    "label",
    { key: "number", class: "number-answer" },
    h("span", { class: "number-label" }, word(view, "your_number")),
    h("input", {
      class: "number-field",
      type: "text",
      inputmode: "numeric",
      enterkeyhint: "done",
      autocomplete: "off",
      maxlength: 8,
      dir: "ltr",
      "data-item": "number",
      "aria-invalid": reason === "not_a_number" ? "true" : null,
      "aria-describedby": reason ? "tartli-reason" : null,
      value: choice.typed,
      oninput: (event) => view.type(event.target.value),
    }),
  );
}

const isNumberField = (target) => Boolean(target.matches?.(".number-field"));
