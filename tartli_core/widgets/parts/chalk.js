// Chalk: numbers written with strokes on the slate. Each digit is one or two lines in
// a box 20 wide and 30 high; a soft line under a grained one looks like chalk.

const CHALK_WIDTH = 20;

const CHALK = {
  0: "M10 2C4.5 2 3 9 3 15s1.5 13 7 13 7-7 7-13-1.5-13-7-13.5",
  1: "M4.5 9 11.5 2 11 28",
  2: "M3.5 8C4 4 7 2 10.5 2 14 2 16.5 4.5 16.5 8 16.5 14 8.5 20 4 27.5L17 27",
  3: "M4 5C6 3 8 2 10 2 14 2 16.5 4.5 16.5 8S13 14 9 14.3C14 14 17 17 17 21S14 28 9.5 28C6.5 28 4.5 27 3 25",
  4: "M13.5 28 13 2 2.5 20 17.5 19.5",
  5: "M16 2.5 5.5 3 4.5 13.5C6.5 12 8.5 11.5 10.5 11.5 14.5 11.5 17 14.5 17 19S13.5 28 9 28C6 28 4 27 2.5 25",
  6: "M15 2.5C8 5 3.5 12 3.5 19.5 3.5 25 6.5 28 10.2 28S17 25 17 20.5 14 14 10.5 14 4.5 16.5 3.8 20",
  7: "M3 3 17 2.5C12 10 9.5 18 8.5 28M6.5 15.5 14 15",
  8: "M10.5 14C6 12 4.5 10.5 4.5 7.8S7 2 10 2 15.5 4.5 15.5 7.8C15.5 10.5 14 12.5 10 14 5.5 15.6 3.5 18 3.5 21.2S6.5 28 10 28 16.5 25.2 16.5 21.2C16.5 18 14.5 15.6 10.5 14",
  9: "M5 27.5C12 25 16.5 18 16.5 10.5 16.5 5 13.5 2 9.8 2S3 5 3 9.5 6 16 9.5 16 15.5 13.5 16.2 10",
  "+": "M10 9 10.5 23M3 16.5 17 15.5",
  "=": "M3.5 12.5 17 12M3 20 16.5 20.5",
};

// A written text: as chalk strokes where every character is known, else as letters.
function chalk(text, size = "") {
  const signs = [...text].filter((sign) => sign !== " ");
  if (!signs.every((sign) => CHALK[sign]))
    return h("span", { class: `chalk ${size}` }, text);
  return h(
    "span",
    { class: `chalk ${size}` },
    h("span", { class: "sr" }, text),
    h("span", { class: "strokes", "aria-hidden": "true", html: chalkSvg(signs) }),
  );
}

function chalkSvg(signs) {
  const strokes = signs.map((sign, place) => {
    const lean = ((place * 37 + sign.charCodeAt(0)) % 7) - 3; // no two quite alike
    return `<path transform="translate(${place * CHALK_WIDTH + 2} 2) rotate(${lean} 10 15)" d="${CHALK[sign]}"/>`;
  });
  const width = signs.length * CHALK_WIDTH + 4;
  return `<svg viewBox="0 0 ${width} 34" style="aspect-ratio:${width}/34">
    <g class="dust">${strokes.join("")}</g><g class="line">${strokes.join("")}</g></svg>`;
}

// Signs on a slate, as Python draws them, with their looks for who cannot see them.
const chalkMarks = ({ text, svg }) =>
  h("span", { class: "chalk-marks", role: "img", "aria-label": text, html: svg });
