import { type Content, contentOf, gapRun, isBlank, plainTextOf } from '@lectern/questions';
import { instructionFor } from '../build/instructions.ts';
import type { Draft, Note } from '../build/report-builder.ts';
import { multipleByWeights } from '../build/weights.ts';
import { contentOfGift } from './content-of-gift.ts';
import type { GiftAnswer, GiftAnswers, GiftItem, GiftNumber, GiftText } from './gift-item.ts';

/** A question made of an item, and notes about what it does not keep. Undefined for a description. */
export function questionOfGift(item: GiftItem): { draft: Draft; notes: Note[] } | undefined {
  const notes: Note[] = [];
  const draft = draftOf(item, notes);
  if (!draft) return undefined;
  const tags = tagsOf(item);
  const analysis = item.feedback && contentOfGift(item.feedback, notes);
  return {
    draft: { ...draft, ...(tags.length > 0 ? { tags } : {}), ...(analysis ? { analysis } : {}) },
    notes,
  };
}

/** The tags of an item, and its category as a tag. */
export function tagsOf({ tags, category }: Pick<GiftItem, 'tags' | 'category'>): string[] {
  const all = [...tags, ...(category ? [category] : [])].map((tag) => tag.slice(0, 200));
  return [...new Set(all)].slice(0, 50);
}

function draftOf(item: GiftItem, notes: Note[]): Draft | undefined {
  const { answers } = item;
  switch (answers.type) {
    case 'description':
      return undefined;
    case 'essay': {
      const kind = item.hint === 'short-answer' ? 'short-answer' : 'essay';
      return { kind, stem: stemOf(item, notes), body: {}, key: {}, rule: { name: 'manual' } };
    }
    case 'true-false':
      return trueFalse(item, answers, notes);
    case 'choice':
      return choice(item, answers.answers, notes);
    case 'short':
      return fillBlank(item, answers.answers, notes);
    case 'numerical':
      return numeric(item, answers, notes);
    default:
      return matching(item, answers.pairs, notes);
  }
}

/** The text of a question, with a line where answers stand within it. */
function stemOf({ before, after }: GiftItem, notes: Note[]): Content {
  if (after === '') return contentOfGift(before, notes);
  return contentOfGift({ ...before, text: `${before.text} ____ ${after}` }, notes);
}

/** The text of a question with a gap in place of the answers. */
function passageOf({ before, after }: GiftItem, notes: Note[]): Content {
  const mark = '\ue000';
  const space = before.text === '' || /\p{Script=Han}$|[（(“]$/u.test(before.text) ? '' : ' ';
  const behind = after === '' || /^[\p{P}\p{Script=Han}]/u.test(after) ? '' : ' ';
  const read = contentOfGift({ ...before, text: `${before.text}${space}${mark}${behind}${after}` }, notes);
  const paragraphs = read.paragraphs.map((paragraph) => ({
    ...paragraph,
    runs: paragraph.runs.flatMap((run) => {
      if (run.type !== 'text' || !run.text.includes(mark)) return [run];
      const [left = '', right = ''] = run.text.split(mark);
      return [
        ...(left === '' ? [] : [{ ...run, text: left }]),
        gapRun(GAP),
        ...(right === '' ? [] : [{ ...run, text: right }]),
      ];
    }),
  }));
  return { ...read, paragraphs };
}

const GAP = 'g1';

function trueFalse(
  item: GiftItem,
  { truth, feedback }: Extract<GiftAnswers, { type: 'true-false' }>,
  notes: Note[],
): Draft {
  const [wrong, right] = feedback.map((text) => text && contentOfGift(text, notes));
  return {
    kind: 'true-false',
    stem: stemOf(item, notes),
    body: {},
    key: { truth },
    rule: { name: 'exact' },
    ...(wrong || right ? { feedback: { ...(right ? { right } : {}), ...(wrong ? { wrong } : {}) } } : {}),
  };
}

function isFull({ isRight, weight = 100 }: GiftAnswer | GiftNumber): boolean {
  return isRight && weight >= 100;
}

function choice(item: GiftItem, answers: readonly GiftAnswer[], notes: Note[]): Draft {
  const choices = answers.map(({ text }, index) => ({
    id: `c${index + 1}`,
    content: contentOfGift(text, notes),
  }));
  const feedback = answers.flatMap((answer, index) =>
    answer.feedback ? [{ id: `c${index + 1}`, content: contentOfGift(answer.feedback, notes) }] : [],
  );
  const withFeedback = feedback.length > 0 ? { feedback: { choices: feedback } } : {};
  const full = answers.flatMap((answer, index) => (isFull(answer) ? [`c${index + 1}`] : []));
  const [right] = full;
  if (right && full.length === 1) {
    if (answers.some((one) => !isFull(one) && (one.weight ?? 0) !== 0))
      notes.push({ code: 'part-weights', state: 'lost' });
    const isGap = item.after !== '' && choices.length >= 2 && choices.length <= 6;
    return isGap
      ? { ...clozeChoice(item, choices, right, notes), ...withFeedback }
      : {
          kind: 'single-choice',
          stem: stemOf(item, notes),
          body: { choices },
          key: { right },
          rule: { name: 'exact' },
          ...withFeedback,
        };
  }
  if (full.length > 1) notes.push({ code: 'several-right', state: 'unsure' });
  const weights = answers.map((one) => one.weight ?? (one.isRight ? 100 : 0));
  const { right: rightOnes, rule } = multipleByWeights(weights, notes);
  return {
    kind: 'multiple-choice',
    stem: stemOf(item, notes),
    body: { choices },
    key: { right: rightOnes.map((index) => `c${index + 1}`) },
    rule,
    ...withFeedback,
  };
}

function clozeChoice(
  item: GiftItem,
  choices: readonly { id: string; content: Content }[],
  right: string,
  notes: Note[],
): Draft {
  const passage = passageOf(item, notes);
  return {
    kind: 'cloze-choice',
    stem: instructionFor('cloze-choice', passage),
    body: { passage, gaps: [{ id: GAP, choices }] },
    key: { right: [{ gap: GAP, choice: right }] },
    rule: { name: 'per-item' },
  };
}

function fillBlank(item: GiftItem, answers: readonly GiftAnswer[], notes: Note[]): Draft {
  const isCatchAll = (answer: GiftAnswer) => answer.text.text === '*' && (answer.weight ?? 100) === 0;
  const accepted = answers
    .filter((answer) => !isCatchAll(answer) && (answer.weight ?? 100) > 0)
    .map(({ text, weight = 100 }) => ({
      text: plainTextOf(contentOfGift(text, notes)),
      ...(weight < 100 ? { share: weight / 100 } : {}),
    }));
  if (accepted.some(({ text }) => text.includes('*'))) notes.push({ code: 'wildcard', state: 'lost' });
  if (answers.some(({ text }) => text.format === 'html' && /<img/i.test(text.text)))
    notes.push({ code: 'file-missing', state: 'lost' });
  const feedback = textFeedback(
    answers.filter((answer) => !isCatchAll(answer)),
    notes,
  );
  const wrong = answers.find(isCatchAll)?.feedback;
  const all = { ...feedback, ...(wrong ? { wrong: contentOfGift(wrong, notes) } : {}) };
  const isEmbedded = item.after !== '' || item.before.text === '';
  const passage = isEmbedded ? passageOf(item, notes) : { paragraphs: [{ runs: [gapRun(GAP)] }] };
  return {
    kind: 'fill-blank',
    stem: isEmbedded ? instructionFor('fill-blank', passage) : contentOfGift(item.before, notes),
    body: { passage },
    key: { blanks: [{ gap: GAP, accepted }] },
    rule: { name: 'per-item' },
    ...(Object.keys(all).length > 0 ? { feedback: all } : {}),
  };
}

/** The feedback for all right answers. Feedback for single answers is kept where it is the same for all. */
function textFeedback(answers: readonly (GiftAnswer | GiftNumber)[], notes: Note[]): { right?: Content } {
  const right = new Set(answers.filter(isFull).map(({ feedback }) => feedback?.text ?? ''));
  const others = answers.some((answer) => !isFull(answer) && answer.feedback);
  if (right.size > 1 || others) notes.push({ code: 'answer-feedback', state: 'lost' });
  const text: GiftText | undefined = answers.find(isFull)?.feedback;
  return right.size === 1 && text ? { right: contentOfGift(text, notes) } : {};
}

function numeric(
  item: GiftItem,
  { numbers, wrong }: Extract<GiftAnswers, { type: 'numerical' }>,
  notes: Note[],
): Draft {
  const best = numbers.find(isFull) ?? numbers[0];
  if (numbers.some((one) => one !== best && (one.weight ?? 100) > 0))
    notes.push({ code: 'other-numbers', state: 'lost' });
  const feedback = {
    ...textFeedback(numbers, notes),
    ...(wrong ? { wrong: contentOfGift(wrong, notes) } : {}),
  };
  return {
    kind: 'numeric',
    stem: stemOf(item, notes),
    body: {},
    key: {
      value: best?.value ?? '',
      ...(best && best.tolerance > 0 ? { tolerance: { type: 'absolute', value: best.tolerance } } : {}),
    },
    rule: { name: 'tolerance' },
    ...(Object.keys(feedback).length > 0 ? { feedback } : {}),
  };
}

function matching(
  item: GiftItem,
  pairs: readonly { readonly left: GiftText; readonly right: string }[],
  notes: Note[],
): Draft {
  const rights = [...new Set(pairs.map(({ right }) => right))];
  const idOf = (text: string) => `r${rights.indexOf(text) + 1}`;
  const lefts = pairs.map((pair) => ({ content: contentOfGift(pair.left, notes), right: idOf(pair.right) }));
  const asked = lefts
    .filter(({ content }) => !isBlank(content))
    .map((one, index) => ({ id: `l${index + 1}`, ...one }));
  const isOne = new Set(asked.map(({ right }) => right)).size === asked.length;
  return {
    kind: 'matching',
    stem: stemOf(item, notes),
    body: {
      left: asked.map(({ id, content }) => ({ id, content })),
      right: rights.map((text) => ({ id: idOf(text), content: contentOf(text) })),
      partners: isOne ? 'one' : 'many-left',
    },
    key: { pairs: asked.map(({ id, right }) => ({ left: id, right })) },
    rule: { name: 'per-item' },
  };
}
