import { contentOf } from '@lectern/questions';
import { basic, type Draft, type Head, type Stem } from './draft.ts';
import type { Drawing } from './drawing.ts';
import {
  type Area,
  bankPart,
  blanksPart,
  cards,
  choicePart,
  choicesPart,
  mixed,
  type NumberSettings,
  numberPart,
  orderPart,
  type PairSettings,
  pairsPart,
  spotPart,
  type WordSettings,
} from './parts.ts';
import { contentFrom, passageFrom, runsFrom, tokensFrom, type Words, type WrittenToken } from './text.ts';

// One function for each basic kind. All begin with the head and the stem, and end with the analysis or the settings after it.

/** 单选题; `right` counts from 0. */
export function choice(
  head: Head,
  stem: Stem,
  list: readonly Words[],
  right: number,
  analysis: string,
): Draft {
  return basic(head, stem, choicePart(list, right), analysis);
}

/** 多选题. */
export function choices(
  head: Head,
  stem: Stem,
  list: readonly Words[],
  right: readonly number[],
  analysis: string,
): Draft {
  return basic(head, stem, choicesPart(list, right), analysis, 4);
}

/** 判断题. With corrections, a false statement is also corrected; other corrections wait for the teacher. */
export function judge(
  head: Head,
  stem: Stem,
  truth: boolean,
  analysis: string,
  corrections: readonly string[] = [],
): Draft {
  const corrected = corrections.length > 0;
  const key = corrected ? { truth, corrections: corrections.map((text) => ({ text })) } : { truth };
  return basic(
    head,
    stem,
    { kind: 'true-false', body: corrected ? { correction: true } : {}, key },
    analysis,
  );
}

/** 填空题: `3 × [[5|五]] ＝ 15`. */
export function blanks(
  head: Head,
  stem: Stem,
  text: string,
  analysis: string,
  settings?: WordSettings,
): Draft {
  return basic(head, stem, blanksPart(text, settings), analysis, 2 * passageFrom(text).gaps.length);
}

/** 数值题. */
export function numeric(
  head: Head,
  stem: Stem,
  value: string,
  analysis: string,
  settings?: NumberSettings,
): Draft {
  return basic(head, stem, numberPart(value, undefined, settings), analysis, 3);
}

export interface FormulaSettings {
  readonly form?: 'simplest' | 'factored' | 'expanded' | 'line' | 'quadratic' | 'scientific';
  /** Letters that are not real numbers. */
  readonly variables?: readonly {
    readonly name: string;
    readonly domain: string | { from: number; to: number };
  }[];
  readonly notation?: 'algebra' | 'chemistry';
}

/** 公式题: the expected formula in LaTeX; each of several is right. */
export function formula(
  head: Head,
  stem: Stem,
  expected: string | readonly string[],
  analysis: string,
  { form, variables, notation = 'algebra' }: FormulaSettings = {},
): Draft {
  const body = { notation, ...(variables ? { variables } : {}) };
  const key = { expected: typeof expected === 'string' ? [expected] : expected, ...(form ? { form } : {}) };
  return basic(head, stem, { kind: 'formula', body, key }, analysis, 3);
}

/** 完形选择: `[[right|wrong|wrong]]` is a gap. Its choices are shown mixed. */
export function clozeChoice(head: Head, stem: Stem, text: string, analysis: string): Draft {
  const { passage, gaps } = passageFrom(text);
  const shown = gaps.map(({ id, words }, index) => ({ id, words, list: mixed(words, 31 * head[0] + index) }));
  const made = {
    kind: 'cloze-choice',
    body: { passage, gaps: shown.map(({ id, list }) => ({ id, choices: cards('c', list) })), shuffle: true },
    key: {
      right: shown.map(({ id, words: [word = ''], list }) => ({
        gap: id,
        choice: `c${list.indexOf(word) + 1}`,
      })),
    },
  };
  return basic(head, stem, made, analysis, 2 * gaps.length);
}

/** 选句填空: `[[word]]` is a gap; the bank has the words of all gaps and the further ones. */
export function bankCloze(
  head: Head,
  stem: Stem,
  text: string,
  extra: readonly Words[],
  analysis: string,
): Draft {
  return basic(head, stem, bankPart(text, extra, head[0]), analysis, 2 * passageFrom(text).gaps.length);
}

/** 匹配题. */
export function match(
  head: Head,
  stem: Stem,
  pairs: readonly (readonly [Words, Words | readonly Words[]])[],
  analysis: string,
  settings?: PairSettings,
): Draft {
  return basic(head, stem, pairsPart(pairs, head[0], settings), analysis, pairs.length);
}

/** 排序题: the items in their right order; those in a list of their own are of equal rank. */
export function order(
  head: Head,
  stem: Stem,
  items: readonly (Words | readonly Words[])[],
  analysis: string,
): Draft {
  return basic(head, stem, orderPart(items, head[0]), analysis, 4);
}

/** 表格选择题: columns, and each row with its right column or columns, counted from 0. */
export function matrix(
  head: Head,
  stem: Stem,
  columns: readonly Words[],
  rows: readonly (readonly [Words, number | readonly number[]])[],
  analysis: string,
): Draft {
  const several = rows.some(([, right]) => typeof right !== 'number');
  const made = {
    kind: 'matrix',
    body: {
      rows: cards(
        'r',
        rows.map(([words]) => words),
      ),
      columns: cards('c', columns),
      ...(several ? { several } : {}),
    },
    key: {
      right: rows.map(([, right], index) => ({
        row: `r${index + 1}`,
        columns: (typeof right === 'number' ? [right] : right).map((column) => `c${column + 1}`),
      })),
    },
  };
  return basic(head, stem, made, analysis, rows.length);
}

/** 指图题: areas of a picture, the right ones counted from 0. With `shown`, pupils see the outlines. */
export function hotspot(
  head: Head,
  stem: string,
  picture: Drawing,
  areas: readonly Area[],
  right: readonly number[],
  analysis: string,
  shown = false,
): Draft {
  return basic(head, stem, spotPart(picture, areas, right, { shown }), analysis, 2 * right.length);
}

/** 改错题: the tokens of a text, or the text itself (`tokensFrom`). */
export function errors(
  head: Head,
  stem: Stem,
  text: string | readonly WrittenToken[],
  analysis: string,
  { told = true, compare }: { readonly told?: boolean; readonly compare?: object } = {},
): Draft {
  const tokens = typeof text === 'string' ? tokensFrom(text) : text;
  const all = tokens.map((token, index) => {
    const [words = '', ...accepted] = typeof token === 'string' ? [token] : token;
    return { id: `t${index + 1}`, words, accepted };
  });
  const wrong = all.filter(({ accepted }) => accepted.length > 0);
  const corrections = (accepted: readonly string[]) =>
    accepted.map((text) => {
      if (text === '') return { way: 'delete' };
      return text.startsWith('^') ? { way: 'insert', text: text.slice(1) } : { way: 'replace', text };
    });
  const made = {
    kind: 'error-mark',
    body: {
      tokens: all.map(({ id, words }) => ({ id, runs: runsFrom(words) })),
      ...(told ? { told: wrong.length } : {}),
    },
    key: {
      errors: wrong.map(({ id, accepted }) => ({ token: id, accepted: corrections(accepted) })),
      ...(compare ? { compare } : {}),
    },
  };
  return basic(head, stem, made, analysis, 2 * wrong.length);
}

/** Each criterion with its levels: points and what earns them. */
export type Criteria = readonly (readonly [
  title: string,
  ...levels: (readonly [points: number, what: string])[],
])[];

function rubricFrom(criteria: Criteria): object[] {
  return criteria.map(([title, ...levels], index) => ({
    id: `c${index + 1}`,
    title,
    levels: levels.map(([points, description], at) => ({ id: `l${at + 1}`, points, description })),
  }));
}

function pointsOf(criteria: Criteria): number {
  return criteria.reduce((sum, [, ...levels]) => sum + Math.max(...levels.map(([points]) => points)), 0);
}

/** 简答题: a sample answer, and keywords with their part of the points and their synonyms. */
export function short(
  head: Head,
  stem: Stem,
  sample: string,
  keywords: readonly (readonly [share: number, ...words: string[]])[],
  analysis: string,
): Draft {
  const key = {
    sample: contentFrom(sample),
    keywords: keywords.map(([share, ...words], index) => ({ id: `k${index + 1}`, words, share })),
  };
  return basic(head, stem, { kind: 'short-answer', body: { lines: 4 }, key }, analysis, 5);
}

export interface EssaySettings {
  readonly least?: number;
  readonly most?: number;
  /** The length is counted in words and not in characters. */
  readonly words?: boolean;
  /** Titles of boxes to plan the text in. */
  readonly outline?: readonly string[];
  readonly sample?: string;
}

/** 作文与论述题. */
export function essay(
  head: Head,
  stem: Stem,
  criteria: Criteria,
  analysis: string,
  { least, most, words, outline, sample }: EssaySettings = {},
): Draft {
  const body = {
    ...(least ? { least } : {}),
    ...(most ? { most } : {}),
    ...(words ? { counts: 'words' } : {}),
    ...(outline ? { outline: outline.map((title, index) => ({ id: `o${index + 1}`, title })) } : {}),
    photographs: 3,
  };
  const key = { rubric: rubricFrom(criteria), ...(sample ? { sample: contentOf(sample) } : {}) };
  return basic(head, stem, { kind: 'essay', body, key }, analysis, pointsOf(criteria));
}

/** The work that is asked for: a drawing on white paper, a grid or a picture; so many photographs; a recording of so many seconds. */
export type Asked =
  | {
      readonly draw: 'paper' | 'squares' | 'dots' | 'axes' | 'field' | 'rice' | 'english' | 'staff' | Drawing;
    }
  | { readonly photographs: number }
  | { readonly speak: number; readonly text?: string };

/** 作图、拍照与口语题. */
export function media(
  head: Head,
  stem: Stem,
  asked: Asked,
  criteria: Criteria,
  reference: Words,
  analysis: string,
): Draft {
  const key = { reference: contentFrom(reference), rubric: rubricFrom(criteria) };
  return basic(
    head,
    stem,
    { kind: 'media-answer', body: askedBody(asked), key },
    analysis,
    pointsOf(criteria),
  );
}

function askedBody(asked: Asked): object {
  if ('photographs' in asked) return { ask: 'photographs', most: asked.photographs };
  if ('speak' in asked) {
    const { speak: seconds, text } = asked;
    return { ask: 'speech', seconds, ...(text ? { text: contentFrom(text) } : {}) };
  }
  const { draw } = asked;
  if (draw === 'paper') return { ask: 'drawing' };
  const ground =
    typeof draw === 'string' ? { type: 'grid', grid: draw } : { type: 'picture', asset: draw.asset };
  return { ask: 'drawing', ground };
}
