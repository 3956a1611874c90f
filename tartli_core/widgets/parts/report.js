// A problem with a puzzle, as text that one can copy and send to whoever may mend it.

function drawReport(view) {
  const title = word(view, "report");
  return sheet(
    view,
    { name: "report", title, className: "report" },
    h("h2", {}, title),
    h("p", {}, word(view, view.page.reveal ? "report_about" : "report_unproved")),
    h("textarea", {
      key: "report-text",
      readonly: true,
      rows: 12,
      dir: "ltr",
      spellcheck: "false",
      "aria-label": title,
      value: view.page.report ?? "",
      onfocus: (event) => event.target.select(),
    }),
    h(
      "div",
      { class: "sheet-buttons" },
      h(
        "button",
        { key: "copy", type: "button", class: "quiet", onclick: () => view.copyReport() },
        word(view, view.state.copied ? "copied_report" : "copy_report"),
      ),
      closeButton(view, "report"),
    ),
  );
}
