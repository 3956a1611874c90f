// What has been chosen so far: a list of answers, in the order of choosing.
// `nothing` is the spoken answer "none of these" of the set form; `typed` is what
// stands in the field of the number form.

const noChoice = () => ({ answers: [], nothing: false, typed: "" });

const chosenOf = (answers) => ({ ...noChoice(), answers });

const takesOne = ({ form }) => form === "one" || form === "card";

function toggle(choice, answer, page) {
  const chosen = choice.answers.includes(answer);
  const others = choice.answers.filter((other) => other !== answer);
  if (chosen) return chosenOf(others);
  if (takesOne(page)) return chosenOf([answer]);
  if (page.form === "words") return withWord(choice, answer);
  if (isFull(choice, page)) return choice;
  return chosenOf([...choice.answers, answer]);
}

// Silence stands alone: whoever says something is not silent.
function withWord(choice, answer) {
  if (answer === SILENCE) return chosenOf([answer]);
  return chosenOf([...choice.answers.filter((word) => word !== SILENCE), answer]);
}

const SILENCE = "silence";

const isFull = (choice, page) =>
  page.form === "order" && choice.answers.length >= page.steps.length;

function toggleNothing(choice) {
  return { ...noChoice(), nothing: !choice.nothing };
}

const typing = (typed) => ({ ...noChoice(), typed });

function withoutLast(choice) {
  if (choice.typed) return typing(choice.typed.slice(0, -1));
  return chosenOf(choice.answers.slice(0, -1));
}

function moved(choice, from, to) {
  const answers = [...choice.answers];
  const [answer] = answers.splice(from, 1);
  answers.splice(to, 0, answer);
  return chosenOf(answers);
}

// What is sent: a set has no order, so it goes in the order of the options; words
// make one utterance, in the order in which they are offered.
function answerOf(choice, page) {
  const { answers } = choice;
  switch (page.form) {
    case "set":
      return page.options.map(({ answer }) => answer).filter((a) => answers.includes(a));
    case "number":
      return [String(Number(digitsOf(choice.typed)))];
    case "words":
      return [uttered(choice, page).map(({ word: said }) => said).join(" / ")];
    default:
      return answers;
  }
}

const uttered = (choice, page) =>
  page.words.filter(({ answer }) => choice.answers.includes(answer));

// Cards are put in order all together; of sequences one may leave some out.
function isComplete(choice, page) {
  if (page.form === "number") return isNumber(choice.typed);
  if (page.form === "order" && isCardGrid(page)) return isFull(choice, page);
  return choice.answers.length > 0 || choice.nothing;
}

const isNumber = (typed) => /^\d{1,6}$/.test(digitsOf(typed));

// Digits of any script as a computer writes them.
const digitsOf = (typed) =>
  typed
    .trim()
    .replace(/[٠-٩]/g, (digit) => digit.charCodeAt(0) - 0x660)
    .replace(/[۰-۹]/g, (digit) => digit.charCodeAt(0) - 0x6f0);

const optionOf = (page, answer) =>
  page.options.find((option) => option.answer === answer);

function runningTotal(choice, page) {
  return choice.answers.reduce(
    (sum, answer) => sum + (optionOf(page, answer)?.points || 0),
    0,
  );
}

// Cards of the hand that are answers themselves: those are pressed in the hand.
function inHand(page) {
  const hand = new Set(page.table.hand);
  const own = page.options.filter(({ answer }) => hand.has(answer));
  const others = page.options.filter(({ answer }) => !hand.has(answer));
  const isHands = page.form !== "order" && own.length > 0;
  return isHands && others.every(({ cards }) => !cards?.length) ? own : [];
}

const isInHand = (page, answer) => inHand(page).some((own) => own.answer === answer);

// Options that are one card each, and none of one's own hand: a grid of cards.
const isCardGrid = ({ options }) =>
  options.length > 0 && options.every(({ cards }) => cards?.length === 1);
