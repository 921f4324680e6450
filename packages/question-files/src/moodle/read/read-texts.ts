import { type Content, gapRun, isBlank, type KeyOf } from '@lectern/questions';
import type { Note } from '../../build/report-builder.ts';
import { childNamed, childrenNamed, type MarkupElement, textIn } from '../../markup/node.ts';
import { evaluateArithmetic } from './arithmetic.ts';
import {
  contentIn,
  contentOfText,
  fractionOf,
  isOn,
  type MoodleContext,
  numberIn,
  wordsIn,
} from './moodle-text.ts';
import type { TypeDraft, TypeReader } from './read-choices.ts';

const GAP = 'g1';

export const shortanswer: TypeReader = (question, context) => {
  const answers = childrenNamed(question, 'answer');
  const accepted = answers
    .filter((answer) => fractionOf(answer) > 0)
    .map((answer) => ({ text: wordsIn(answer), share: fractionOf(answer) / 100 }));
  if (accepted.some(({ text }) => /(^|[^\\])\*/.test(text)))
    context.notes.push({ code: 'wildcard', state: 'lost' });
  return {
    kind: 'fill-blank',
    body: { passage: { paragraphs: [{ runs: [gapRun(GAP)] }] } },
    key: {
      blanks: [
        {
          gap: GAP,
          accepted: accepted.map(({ text, share }) => ({
            text: text.replaceAll('\\*', '*'),
            ...(share < 1 ? { share: Number(share.toFixed(6)) } : {}),
          })),
          ...(isOn(question, 'usecase') ? { compare: { case: 'counts' as const } } : {}),
        },
      ],
    },
    rule: { name: 'per-item' },
    ...answerFeedback(answers, context),
  };
};

/** The feedback of the answers: for the right one and for all others. Feedback for single answers is noted. */
function answerFeedback(
  answers: readonly MarkupElement[],
  context: MoodleContext,
): Pick<TypeDraft, 'feedback'> {
  const said = answers.map((answer) => ({
    fraction: fractionOf(answer),
    content: contentIn(childNamed(answer, 'feedback'), context),
    isOther: wordsIn(answer) === '*',
  }));
  const right = said.filter(({ fraction, content }) => fraction >= 100 && !isBlank(content));
  const wrong = said.find(({ fraction, content, isOther }) => isOther && fraction <= 0 && !isBlank(content));
  const [first] = right;
  const isSame = right.every(({ content }) => JSON.stringify(content) === JSON.stringify(first?.content));
  const kept = (isSame ? right.length : Math.min(1, right.length)) + (wrong ? 1 : 0);
  if (said.filter(({ content }) => !isBlank(content)).length > kept)
    context.notes.push({ code: 'answer-feedback', state: 'lost' });
  if (!first && !wrong) return {};
  return {
    feedback: { ...(first ? { right: first.content } : {}), ...(wrong ? { wrong: wrong.content } : {}) },
  };
}

export const numerical: TypeReader = (question, context) => {
  const answers = childrenNamed(question, 'answer');
  return {
    ...numericDraft(question, answers, context, (answer) => wordsIn(answer)),
    ...answerFeedback(answers, context),
  };
};

/** The variables of a calculated question have the values of the first set; the question has fresh numbers no more. */
export const calculated: TypeReader = (question, context) => {
  const values = firstValues(question);
  context.notes.push({ code: 'numbers-frozen', state: 'changed' });
  const answers = childrenNamed(question, 'answer');
  const draft = numericDraft(question, answers, context, (answer) => {
    const value = evaluateArithmetic(wordsIn(answer), values);
    const detail = wordsIn(answer).slice(0, 100);
    if (value === undefined) context.notes.push({ code: 'formula-value', state: 'unsure', detail });
    return value === undefined ? '' : shownNumber(value);
  });
  return { ...draft, stem: stemWithValues(question, values, context) };
};

/** The text of a calculated question, with numbers for `{a}` and for `{=…}`. */
function stemWithValues(
  question: MarkupElement,
  values: ReadonlyMap<string, number>,
  context: MoodleContext,
): Content {
  const element = childNamed(question, 'questiontext');
  const source = element ? textIn(element, 'text') : '';
  const filled = source.replace(
    /\{(=?)([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g,
    (all, equals: string, inside: string) => {
      const value = equals ? evaluateArithmetic(inside, values) : values.get(inside.trim());
      return value === undefined ? all : shownNumber(value);
    },
  );
  const format = element?.attributes.get('format') ?? 'html';
  return element ? contentOfText(filled, format, element, context) : { paragraphs: [] };
}

function shownNumber(value: number): string {
  return `${Number(value.toPrecision(12))}`;
}

/** The values of the variables in the first item of each data set. */
export function firstValues(question: MarkupElement): Map<string, number> {
  const definitions = childNamed(question, 'dataset_definitions');
  const sets = definitions ? childrenNamed(definitions, 'dataset_definition') : [];
  return new Map(
    sets.map((set) => {
      const name = childNamed(set, 'name');
      const items = childNamed(set, 'dataset_items');
      const [first] = items ? childrenNamed(items, 'dataset_item') : [];
      return [name ? wordsIn(name) : '', (first && numberIn(first, 'value')) ?? 1] as const;
    }),
  );
}

function numericDraft(
  question: MarkupElement,
  answers: readonly MarkupElement[],
  context: MoodleContext,
  valueIn: (answer: MarkupElement) => string,
): TypeDraft {
  const numbers = answers.filter((answer) => fractionOf(answer) > 0 && wordsIn(answer) !== '*');
  const best = numbers.find((answer) => fractionOf(answer) >= 100) ?? numbers[0];
  if (numbers.length > 1) context.notes.push({ code: 'other-numbers', state: 'lost' });
  if (!best) context.notes.push({ code: 'key-empty', state: 'unsure' });
  const value = best ? valueIn(best) : '';
  const size = best ? Math.abs(numberIn(best, 'tolerance') ?? 0) : 0;
  const isRelative = best !== undefined && /^(1|relative)$/.test(textIn(best, 'tolerancetype'));
  const tolerance: KeyOf<'numeric'>['tolerance'] =
    size > 0 ? { type: isRelative ? 'relative' : 'absolute', value: size } : undefined;
  return {
    kind: 'numeric',
    ...withUnits(question, { value, ...(tolerance ? { tolerance } : {}) }, context.notes),
    rule: { name: 'tolerance' },
  };
}

/**
 * Units of Moodle: `multiplier` is how many of a unit one of the first unit is. A unit is chosen from a list, or typed
 * behind the number.
 */
function withUnits(
  question: MarkupElement,
  key: KeyOf<'numeric'>,
  notes: Note[],
): Pick<TypeDraft, 'body' | 'key'> {
  const list = childNamed(question, 'units');
  const units = (list ? childrenNamed(list, 'unit') : []).slice(0, 12).flatMap((unit) => {
    const multiplier = numberIn(unit, 'multiplier') ?? 1;
    const name = textIn(unit, 'unit_name');
    return name === '' || name.length > 24 || !(multiplier > 0)
      ? []
      : [{ unit: name, factor: Number((1 / multiplier).toPrecision(12)) }];
  });
  const shown = textIn(question, 'showunits');
  const grading = textIn(question, 'unitgradingtype');
  if (units.length === 0) return { body: {}, key };
  if (shown === '3') {
    notes.push({ code: 'units', state: 'lost' });
    return { body: {}, key };
  }
  const penalty = numberIn(question, 'unitpenalty') ?? 0.1;
  const wrongUnit = grading === '' || grading === '0' ? 1 : Math.max(0, Number((1 - penalty).toFixed(6)));
  const isList = shown === '1' || shown === '2';
  return {
    body: isList ? { units: units.map(({ unit }) => unit) } : {},
    key: {
      ...key,
      units: units.map(({ unit, factor }) => (factor === 1 ? { unit } : { unit, factor })),
      ...(wrongUnit > 0 ? { wrongUnit } : {}),
    },
  };
}

export const essay: TypeReader = (question, context) => {
  const information = contentIn(childNamed(question, 'graderinfo'), context);
  const sample = isBlank(information) ? {} : { sample: information };
  const attachments = Math.min(9, numberIn(question, 'attachments') ?? 0);
  const count = attachments < 0 ? 9 : attachments;
  if (textIn(question, 'responseformat') === 'noinline')
    return {
      kind: 'media-answer',
      body: { ask: 'photographs', most: Math.max(1, count) },
      key: isBlank(information) ? {} : { reference: information },
      rule: { name: 'manual' },
    };
  if (!isBlank(contentIn(childNamed(question, 'responsetemplate'), context)))
    context.notes.push({ code: 'response-template', state: 'lost' });
  const [least, most] = [numberIn(question, 'minwordlimit'), numberIn(question, 'maxwordlimit')];
  const body = {
    ...(least && least > 0 ? { least } : {}),
    ...(most && most > 0 ? { most } : {}),
    ...(least || most ? { counts: 'words' as const } : {}),
    ...(count > 0 ? { photographs: count } : {}),
  };
  return { kind: 'essay', body, key: sample, rule: { name: 'manual' } };
};
