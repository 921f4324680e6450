import { ownValue } from '@lectern/base';
import { type Content, contentOf, isBlank } from '@lectern/questions';
import type { Draft } from '../../build/report-builder.ts';
import { multipleByWeights } from '../../build/weights.ts';
import { childNamed, childrenNamed, type MarkupElement, textIn } from '../../markup/node.ts';
import { contentIn, fractionOf, isOn, type MoodleContext, wordsIn } from './moodle-text.ts';

/** A question without the fields that all types have. */
export type TypeDraft = Omit<Draft, 'stem'> & { readonly stem?: Content };

export type TypeReader = (question: MarkupElement, context: MoodleContext) => TypeDraft | undefined;

/** Feedback for right, partly right and wrong answers together. */
export function combinedFeedback(question: MarkupElement, context: MoodleContext): Record<string, Content> {
  const names = { right: 'correctfeedback', partly: 'partiallycorrectfeedback', wrong: 'incorrectfeedback' };
  const all = Object.entries(names).map(
    ([field, name]) => [field, contentIn(childNamed(question, name), context)] as const,
  );
  return Object.fromEntries(all.filter(([, content]) => !isBlank(content)));
}

export const multichoice: TypeReader = (question, context) => {
  const answers = childrenNamed(question, 'answer');
  const choices = answers.map((answer, index) => ({
    id: `c${index + 1}`,
    content: contentIn(answer, context),
  }));
  const said = answers.flatMap((answer, index) => {
    const content = contentIn(childNamed(answer, 'feedback'), context);
    return isBlank(content) ? [] : [{ id: `c${index + 1}`, content }];
  });
  const feedback = {
    ...combinedFeedback(question, context),
    ...(said.length > 0 ? { choices: said } : {}),
  };
  const body = { choices, ...(isOn(question, 'shuffleanswers') ? { shuffle: true } : {}) };
  const shared = { body, ...(Object.keys(feedback).length > 0 ? { feedback } : {}) };
  const fractions = answers.map(fractionOf);
  const single = textIn(question, 'single');
  if (single === '' || isOn(question, 'single')) {
    const right = fractions.indexOf(Math.max(...fractions));
    if (fractions.filter((fraction) => fraction >= 100).length > 1)
      context.notes.push({ code: 'several-right', state: 'unsure' });
    if (fractions.some((fraction, index) => index !== right && fraction !== 0))
      context.notes.push({ code: 'part-weights', state: 'lost' });
    return { kind: 'single-choice', ...shared, key: { right: `c${right + 1}` }, rule: { name: 'exact' } };
  }
  const { right, rule } = multipleByWeights(fractions, context.notes);
  return { kind: 'multiple-choice', ...shared, key: { right: right.map((index) => `c${index + 1}`) }, rule };
};

export const truefalse: TypeReader = (question, context) => {
  const answers = childrenNamed(question, 'answer');
  const right = answers.find((answer) => fractionOf(answer) > 0);
  const said = (answer: MarkupElement | undefined) =>
    contentIn(answer && childNamed(answer, 'feedback'), context);
  const [forRight, forWrong] = [said(right), said(answers.find((answer) => answer !== right))];
  const feedback = {
    ...(isBlank(forRight) ? {} : { right: forRight }),
    ...(isBlank(forWrong) ? {} : { wrong: forWrong }),
  };
  if (!right) context.notes.push({ code: 'key-empty', state: 'unsure' });
  return {
    kind: 'true-false',
    body: {},
    key: { truth: right ? /^true$/i.test(wordsIn(right)) : true },
    rule: { name: 'exact' },
    ...(Object.keys(feedback).length > 0 ? { feedback } : {}),
  };
};

export const matching: TypeReader = (question, context) => {
  const pairs = childrenNamed(question, 'subquestion').map((subquestion) => {
    const answer = childNamed(subquestion, 'answer');
    return { left: contentIn(subquestion, context), right: answer ? wordsIn(answer) : '' };
  });
  const rights = [...new Set(pairs.map(({ right }) => right))];
  const idOf = (text: string) => `r${rights.indexOf(text) + 1}`;
  const asked = pairs
    .filter(({ left }) => !isBlank(left))
    .map((pair, index) => ({ ...pair, id: `l${index + 1}` }));
  const isOne = new Set(asked.map(({ right }) => right)).size === asked.length;
  const feedback = combinedFeedback(question, context);
  return {
    kind: 'matching',
    body: {
      left: asked.map(({ id, left }) => ({ id, content: left })),
      right: rights.map((text) => ({ id: idOf(text), content: contentOf(text) })),
      partners: isOne ? 'one' : 'many-left',
    },
    key: { pairs: asked.map(({ id, right }) => ({ left: id, right: idOf(right) })) },
    rule: { name: 'per-item' },
    ...(Object.keys(feedback).length > 0 ? { feedback } : {}),
  };
};

/** Moodle's ways of grading an order, with the nearest rule of ours. */
const GRADINGS: Readonly<
  Record<string, { readonly rule: 'exact' | 'order-place' | 'order-kendall'; readonly isSame: boolean }>
> = {
  ALL_OR_NOTHING: { rule: 'exact', isSame: true },
  ABSOLUTE_POSITION: { rule: 'order-place', isSame: true },
  RELATIVE_ALL_PREVIOUS_AND_NEXT: { rule: 'order-kendall', isSame: true },
};

export const ordering: TypeReader = (question, context) => {
  const items = childrenNamed(question, 'answer').map((answer, index) => ({
    id: `i${index + 1}`,
    content: contentIn(answer, context),
    place: fractionOf(answer),
  }));
  // Items are in their order; files of other versions have the place in the fraction.
  const hasPlaces = new Set(items.map(({ place }) => place)).size === items.length;
  const order = hasPlaces ? items.toSorted((a, b) => a.place - b.place) : items;
  const { rule, isSame } = ownValue(GRADINGS, textIn(question, 'gradingtype')) ?? {
    rule: 'order-kendall',
    isSame: false,
  };
  if (!isSame) context.notes.push({ code: 'rule-approximated', state: 'changed' });
  const feedback = combinedFeedback(question, context);
  return {
    kind: 'ordering',
    body: { items: items.map(({ id, content }) => ({ id, content })) },
    key: { order: order.map(({ id }) => [id]) },
    rule: { name: rule },
    ...(Object.keys(feedback).length > 0 ? { feedback } : {}),
  };
};
