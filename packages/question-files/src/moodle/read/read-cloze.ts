import { type BodyOf, type Content, contentOf, gapRun, type KeyOf } from '@lectern/questions';
import type { CompositeDraft, Draft } from '../../build/report-builder.ts';
import { multipleByWeights } from '../../build/weights.ts';
import { childNamed, type MarkupElement, textOf } from '../../markup/node.ts';
import { contentOfText, type MoodleContext, splitStem } from './moodle-text.ts';
import { type ClozeGap, parseCloze } from './parse-cloze.ts';
import type { TypeDraft } from './read-choices.ts';
import { contentOfWords } from './read-gaps.ts';

/** The most choices of a gap in a passage. */
const MOST_INLINE = 6;

/**
 * A cloze question: blanks where all gaps are words, inline choices where all are lists; other mixtures become a composite,
 * whose material is the text with numbers in place of the gaps.
 */
export function readCloze(
  question: MarkupElement,
  context: MoodleContext,
): TypeDraft | CompositeDraft | undefined {
  const element = childNamed(question, 'questiontext');
  const text = element && childNamed(element, 'text');
  if (!element || !text) return undefined;
  const { stem, rest } = splitStem(textOf(text));
  const pieces = parseCloze(rest);
  const gaps = pieces.filter((piece) => typeof piece !== 'string');
  if (gaps.length === 0) return undefined;
  const format = element.attributes.get('format') ?? 'html';
  const read = (html: string, mark: (index: number) => ReturnType<typeof gapRun>) =>
    contentOfText(html, format, element, context, (one) =>
      one.name === 'lectern-gap' ? [mark(Number(one.attributes.get('data-at')))] : undefined,
    );
  const marked = markedText(pieces);
  const asked = read(stem, () => gapRun('none'));
  if (gaps.some(({ answers }) => answers.some(({ feedback }) => feedback !== '')))
    context.notes.push({ code: 'answer-feedback', state: 'lost' });
  const isInline = ({ type, answers }: ClozeGap) =>
    type === 'choice' &&
    answers.length >= 2 &&
    answers.length <= MOST_INLINE &&
    answers.filter(({ fraction }) => fraction >= 100).length === 1;
  const isAll = (holds: (gap: ClozeGap) => boolean) => gaps.every(holds);
  if (isAll(({ type }) => type === 'short') || isAll(isInline)) {
    if (new Set(gaps.map(({ weight }) => weight)).size > 1)
      context.notes.push({ code: 'weights', state: 'changed' });
    const passage = read(marked, (index) => gapRun(`g${index}`));
    const score = gaps.reduce((sum, { weight }) => sum + weight, 0);
    const draft = isInline(gaps[0] as ClozeGap)
      ? inlineChoices(gaps, passage, context)
      : blanks(gaps, passage);
    return { ...draft, stem: asked, score: Math.min(100, score) };
  }
  const [only] = gaps;
  const material = read(
    marked,
    (index) => ({ type: 'text', text: gaps.length > 1 ? ` (${index}) ____ ` : '____' }) as never,
  );
  if (only && gaps.length === 1)
    return { ...partOf(only, context), stem: joined(asked, material), score: only.weight };
  const children = gaps.map((gap, index) => ({
    ...partOf(gap, context),
    stem: contentOf(`(${index + 1})`),
    id: `${index + 1}`,
    score: gap.weight,
  }));
  return { stem: joined(asked, material), children };
}

function joined(stem: Content, material: Content): Content {
  const media = [...(stem.media ?? []), ...(material.media ?? [])];
  return { paragraphs: [...stem.paragraphs, ...material.paragraphs], ...(media.length > 0 ? { media } : {}) };
}

function markedText(pieces: readonly (string | ClozeGap)[]): string {
  let at = 0;
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : `<lectern-gap data-at="${++at}"></lectern-gap>`))
    .join('');
}

type Part = Pick<Draft, 'kind' | 'body' | 'key' | 'rule'>;

function acceptedOf({ answers }: ClozeGap): KeyOf<'fill-blank'>['blanks'][number]['accepted'] {
  return answers
    .filter(({ fraction, text }) => fraction > 0 && text !== '*')
    .map(({ text, fraction }) => ({
      text: contentOfWords(text)
        .paragraphs.flatMap(({ runs }) => runs.map((run) => ('text' in run ? run.text : '')))
        .join(''),
      ...(fraction < 100 ? { share: Number((fraction / 100).toFixed(6)) } : {}),
    }));
}

function blanks(gaps: readonly ClozeGap[], passage: Content): Part {
  return {
    kind: 'fill-blank',
    body: { passage },
    key: {
      blanks: gaps.map((gap, index) => ({
        gap: `g${index + 1}`,
        accepted: acceptedOf(gap),
        ...(gap.caseSensitive ? { compare: { case: 'counts' } } : {}),
      })),
    },
    rule: { name: 'per-item' },
  };
}

function inlineChoices(gaps: readonly ClozeGap[], passage: Content, context: MoodleContext): Part {
  if (gaps.some(({ answers }) => answers.some(({ fraction }) => fraction !== 0 && fraction < 100)))
    context.notes.push({ code: 'part-weights', state: 'lost' });
  const body: BodyOf<'cloze-choice'> = {
    passage,
    gaps: gaps.map(({ answers }, gap) => ({
      id: `g${gap + 1}`,
      choices: answers.map(({ text }, index) => ({ id: `c${index + 1}`, content: contentOfWords(text) })),
    })),
    ...(gaps.some(({ isShuffled }) => isShuffled) ? { shuffle: true } : {}),
  };
  const right = gaps.map(({ answers }, gap) => ({
    gap: `g${gap + 1}`,
    choice: `c${answers.findIndex(({ fraction }) => fraction >= 100) + 1}`,
  }));
  return { kind: 'cloze-choice', body, key: { right }, rule: { name: 'per-item' } };
}

/** A gap as a question of its own. */
function partOf(gap: ClozeGap, context: MoodleContext): Part {
  if (gap.type === 'short') return blanks([gap], { paragraphs: [{ runs: [gapRun('g1')] }] });
  if (gap.type === 'numerical') return numberPart(gap, context);
  const choices = gap.answers.map(({ text }, index) => ({
    id: `c${index + 1}`,
    content: contentOfWords(text),
  }));
  const body = { choices, ...(gap.isShuffled ? { shuffle: true } : {}) };
  const fractions = gap.answers.map(({ fraction }) => fraction);
  if (gap.type === 'choice') {
    const right = fractions.indexOf(Math.max(...fractions));
    return { kind: 'single-choice', body, key: { right: `c${right + 1}` }, rule: { name: 'exact' } };
  }
  const { right, rule } = multipleByWeights(fractions, context.notes);
  return { kind: 'multiple-choice', body, key: { right: right.map((index) => `c${index + 1}`) }, rule };
}

function numberPart({ answers }: ClozeGap, { notes }: MoodleContext): Part {
  const numbers = answers.filter(({ fraction, text }) => fraction > 0 && text !== '*');
  if (numbers.length > 1) notes.push({ code: 'other-numbers', state: 'lost' });
  const best = numbers.find(({ fraction }) => fraction >= 100) ?? numbers[0];
  const [value = '', tolerance = '0'] = (best?.text ?? '').split(':');
  const size = Math.abs(Number(tolerance));
  return {
    kind: 'numeric',
    body: {},
    key: { value: value.trim(), ...(size > 0 ? { tolerance: { type: 'absolute', value: size } } : {}) },
    rule: { name: 'tolerance' },
  };
}
