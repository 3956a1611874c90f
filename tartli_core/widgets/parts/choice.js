// What has been chosen so far: a list of answers, in the order of choosing.
// `nothing` is the spoken answer "none of these" of the set form.

const noChoice = () => ({ answers: [], nothing: false });

function toggle(choice, answer, page) {
  const chosen = choice.answers.includes(answer);
  const others = choice.answers.filter((other) => other !== answer);
  if (chosen) return { answers: others, nothing: false };
  if (page.form === "one") return { answers: [answer], nothing: false };
  if (page.form === "order" && choice.answers.length >= page.steps) return choice;
  return { answers: [...choice.answers, answer], nothing: false };
}

function toggleNothing(choice) {
  return { answers: [], nothing: !choice.nothing };
}

function withoutLast(choice) {
  return { answers: choice.answers.slice(0, -1), nothing: false };
}

function moved(choice, from, to) {
  const answers = [...choice.answers];
  const [answer] = answers.splice(from, 1);
  answers.splice(to, 0, answer);
  return { answers, nothing: false };
}

// What is sent: a set has no order, so it goes in the order of the options.
function answerOf(choice, page) {
  if (page.form !== "set") return choice.answers;
  return page.options
    .map(({ answer }) => answer)
    .filter((answer) => choice.answers.includes(answer));
}

const isComplete = (choice) => choice.answers.length > 0 || choice.nothing;

const optionOf = (page, answer) =>
  page.options.find((option) => option.answer === answer);

function runningTotal(choice, page) {
  return choice.answers.reduce(
    (sum, answer) => sum + (optionOf(page, answer)?.points || 0),
    0,
  );
}
