import { type BodyOf, type Content, contentOf, gapRun } from '@lectern/questions';
import { contentOfMarkup } from '../../markup/content-of-markup.ts';
import { childNamed, childrenNamed, type MarkupElement, textIn, textOf } from '../../markup/node.ts';
import { parseHtml } from '../../markup/parse-html.ts';
import { contentOfText, isOn, type MoodleContext, splitStem } from './moodle-text.ts';
import { combinedFeedback, type TypeDraft, type TypeReader } from './read-choices.ts';

const MOST_GAPS = 60;

/** A text with `[[1]]` in place of its gaps: gaps g1, g2, … in the order of the text, with the numbers of their answers. */
function gapText(question: MarkupElement, context: MoodleContext) {
  const element = childNamed(question, 'questiontext');
  const text = element && childNamed(element, 'text');
  const answers: { gap: string; answer: number }[] = [];
  const source = (text ? textOf(text) : '').replace(/\[\[(\d{1,3})\]\]/g, (all, number: string) => {
    if (answers.length >= MOST_GAPS) return all;
    answers.push({ gap: `g${answers.length + 1}`, answer: Number(number) });
    return `<lectern-gap data-id="g${answers.length}"></lectern-gap>`;
  });
  const format = element?.attributes.get('format') ?? 'html';
  const read = (html: string) =>
    element
      ? contentOfText(html, format, element, context, (one) =>
          one.name === 'lectern-gap' ? [gapRun(one.attributes.get('data-id') ?? '')] : undefined,
        )
      : { paragraphs: [] };
  const { stem, rest } = splitStem(source);
  return { answers, passage: read(rest), stem: read(stem) };
}

interface Option {
  readonly content: Content;
  readonly group: string;
  readonly isInfinite: boolean;
}

function optionsOf(question: MarkupElement, name: string): Option[] {
  return childrenNamed(question, name).map((element) => ({
    content: contentOfWords(textIn(element, 'text')),
    group: textIn(element, 'group') || textIn(element, 'draggroup') || '1',
    isInfinite: childNamed(element, 'infinite') !== undefined,
  }));
}

/** The words of a choice, which may have small formats. */
export function contentOfWords(text: string): Content {
  if (!/[<&\\$]/.test(text)) return contentOf(text);
  return contentOfMarkup(parseHtml(text), { medium: () => undefined, note: () => {}, hasTex: true });
}

/** Lists in the gaps of a text: the answers of a group are the choices of each of its gaps. */
export const gapselect: TypeReader = (question, context) => {
  const { answers, passage, stem } = gapText(question, context);
  const options = optionsOf(question, 'selectoption');
  const sizes = new Map<string, number>();
  for (const { group } of options) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  // More than six choices are one bank for all gaps.
  if ([...sizes.values()].some((size) => size > 6 || size < 2))
    return bank(answers, passage, stem, options, true, question, context);
  const gaps: BodyOf<'cloze-choice'>['gaps'] = answers.map(({ gap, answer }) => ({
    id: gap,
    choices: options.flatMap(({ content, group }, index) =>
      group === options[answer - 1]?.group ? [{ id: `c${index + 1}`, content }] : [],
    ),
  }));
  const feedback = combinedFeedback(question, context);
  return {
    kind: 'cloze-choice',
    stem,
    body: { passage, gaps, ...(isOn(question, 'shuffleanswers') ? { shuffle: true } : {}) },
    key: { right: answers.map(({ gap, answer }) => ({ gap, choice: `c${answer}` })) },
    rule: { name: 'per-item' },
    ...(Object.keys(feedback).length > 0 ? { feedback } : {}),
  };
};

export const ddwtos: TypeReader = (question, context) => {
  const { answers, passage, stem } = gapText(question, context);
  const options = optionsOf(question, 'dragbox');
  if (new Set(options.map(({ group }) => group)).size > 1)
    context.notes.push({ code: 'groups', state: 'lost' });
  return bank(
    answers,
    passage,
    stem,
    options,
    options.some(({ isInfinite }) => isInfinite),
    question,
    context,
  );
};

function bank(
  answers: readonly { gap: string; answer: number }[],
  passage: Content,
  stem: Content,
  options: readonly Option[],
  isReused: boolean,
  question: MarkupElement,
  context: MoodleContext,
): TypeDraft {
  const feedback = combinedFeedback(question, context);
  return {
    kind: 'bank-cloze',
    stem,
    body: {
      passage,
      bank: options.map(({ content }, index) => ({ id: `c${index + 1}`, content })),
      ...(isReused ? { reuse: true } : {}),
      ...(isOn(question, 'shuffleanswers') ? { shuffle: true } : {}),
    },
    key: { right: answers.map(({ gap, answer }) => ({ gap, choice: `c${answer}` })) },
    rule: { name: 'per-item' },
    ...(Object.keys(feedback).length > 0 ? { feedback } : {}),
  };
}
