import type { Run } from '@lectern/courseware';
import {
  type BodyOf,
  type Content,
  contentOf,
  gapsOf,
  type KeyOf,
  type KindName,
  kindOf,
  plainTextOf,
  type SingleQuestion,
} from '@lectern/questions';
import { type InstructedKind, isInstruction } from '../build/instructions.ts';

/** A line of the key. */
export type KeyLine = readonly Run[];

/** A question as a paper shows it, without numbers. Gaps of its contents are drawn as lines to write on. */
export interface Printed {
  /** Stem and passage, one below the other. */
  readonly texts: readonly Content[];
  /** Choices with the letters A, B, C … */
  readonly choices?: readonly Content[];
  /** Choices of each gap, which has a number of its own. */
  readonly gapChoices?: readonly (readonly Content[])[];
  /** Whether each gap of the passage has a number of its own. */
  readonly isNumbered?: boolean;
  /** Rows of a left text, which has a number, and a right text, which has a letter. */
  readonly pairs?: readonly (readonly [left: Content | undefined, right: Content | undefined])[];
  /** Column heads, and rows with empty cells to mark. */
  readonly grid?: { readonly columns: readonly Content[]; readonly rows: readonly Content[] };
  /** Words to choose from, more than there are letters. */
  readonly bank?: readonly Content[];
  /** Lines to write on below the question. */
  readonly lines?: number;
  /** 判断题: brackets for a sign at the end of the stem. */
  readonly hasBrackets?: boolean;
  readonly key: readonly KeyLine[];
  /** The key of each gap that has a number of its own. */
  readonly gapKeys?: readonly string[];
}

/** Letters of choices that a paper has: A to J, as kinds of choices allow. */
export const MOST_LETTERS = 10;

export function letterOf(index: number): string {
  return String.fromCharCode(0x41 + index);
}

export function textRun(text: string): Run {
  return { type: 'text', text };
}

function line(text: string): KeyLine[] {
  return text === '' ? [] : [[textRun(text)]];
}

/** The kinds that a paper can show as they are. */
type Printer<Name extends KindName> = (body: BodyOf<Name>, key: KeyOf<Name>, stem: Content) => Printed;
type Printers = { readonly [Name in KindName]?: Printer<Name> };

const PRINTERS: Printers = {
  'single-choice': ({ choices }, { right }, stem) => ({
    texts: [stem],
    choices: choices.map(({ content }) => content),
    key: line(lettersOf(choices, [right])),
  }),
  'multiple-choice': ({ choices }, { right }, stem) => ({
    texts: [stem],
    choices: choices.map(({ content }) => content),
    key: line(lettersOf(choices, right)),
  }),
  'true-false': (_body, { truth, corrections = [] }, stem) => ({
    texts: [stem],
    hasBrackets: true,
    key: line(`${truth ? '√' : '×'}${corrections[0] ? `（改正：${corrections[0].text}）` : ''}`),
  }),
  'fill-blank': ({ passage }, { blanks }, stem) => ({
    texts: withoutInstruction('fill-blank', stem, passage),
    key: line(
      gapsOf(passage)
        .map((gap) =>
          (blanks.find((blank) => blank.gap === gap)?.accepted ?? []).map(({ text }) => text).join('|'),
        )
        .join('；'),
    ),
  }),
  numeric: (body, key, stem) => ({ texts: [stem], key: line(numberText(body, key)) }),
  formula: (_body, { expected }, stem) => ({
    texts: [stem],
    key: expected.slice(0, 1).map((latex) => [{ type: 'formula', latex }]),
  }),
  'cloze-choice': ({ passage, gaps }, { right }, stem) => ({
    texts: withoutInstruction('cloze-choice', stem, passage, true),
    isNumbered: true,
    gapChoices: gapsOf(passage).map((id) =>
      (gaps.find((gap) => gap.id === id)?.choices ?? []).map(({ content }) => content),
    ),
    key: [],
    gapKeys: gapsOf(passage).map((id) => {
      const choices = gaps.find((gap) => gap.id === id)?.choices ?? [];
      return lettersOf(
        choices,
        right.filter((fill) => fill.gap === id).map(({ choice }) => choice),
      );
    }),
  }),
  'bank-cloze': ({ passage, bank }, { right }, stem) => bankCloze(passage, bank, right, stem),
  matching: ({ left, right }, { pairs }, stem) => {
    const isTold = left.every(({ id }, row) =>
      pairs.some((pair) => pair.left === id && pair.right === right[row]?.id),
    );
    const cards = isTold ? turned(right) : right;
    const lettersFor = (id: string) =>
      pairs
        .filter((pair) => pair.left === id)
        .map((pair) => letterOf(cards.findIndex((card) => card.id === pair.right)));
    return {
      texts: [stem],
      pairs: Array.from(
        { length: Math.max(left.length, cards.length) },
        (_, row) => [left[row]?.content, cards[row]?.content] as const,
      ),
      key: line(
        left.flatMap(({ id }, row) => lettersFor(id).map((letter) => `${row + 1}-${letter}`)).join('  '),
      ),
    };
  },
  ordering: ({ items }, { order }, stem) => {
    const isTold = order.flat().every((id, index) => items[index]?.id === id);
    const shown = isTold ? turned(items) : items;
    return {
      texts: [stem],
      choices: shown.map(({ content }) => content),
      key: line(
        order
          .flat()
          .map((id) => lettersOf(shown, [id]))
          .join(''),
      ),
    };
  },
  matrix: ({ rows, columns }, { right }, stem) => ({
    texts: [stem],
    grid: { columns: columns.map(({ content }) => content), rows: rows.map(({ content }) => content) },
    key: line(
      rows
        .map(
          ({ id }, row) =>
            `${row + 1}-${(right.find((pick) => pick.row === id)?.columns ?? []).map((column) => columns.findIndex((one) => one.id === column) + 1).join('、')}`,
        )
        .join('  '),
    ),
  }),
  'short-answer': ({ lines = 3 }, { sample }, stem) => ({ texts: [stem], lines, key: sampleLines(sample) }),
  essay: ({ outline = [] }, { sample }, stem) => ({
    texts: [stem, ...outline.map(({ title }) => contentOf(title))],
    lines: 12,
    key: sampleLines(sample),
  }),
  'media-answer': (body, { reference }, stem) => ({
    texts: [stem, ...(body.ask === 'speech' && body.text ? [body.text] : [])],
    lines: 6,
    key: sampleLines(reference),
  }),
  hotspot: ({ picture }, { areas }, stem) => ({
    texts: picture ? [stem, pictureOf(picture)] : [stem],
    key: line(areas.length > 0 ? '（见图）' : ''),
  }),
  'error-mark': ({ tokens }, { errors }, stem) => ({
    texts: [stem, { paragraphs: [{ runs: tokens.flatMap(({ runs }) => runs) }] }],
    lines: errors.length,
    key: line(
      errors
        .map(({ token, accepted }) =>
          correctionText(tokens.find(({ id }) => id === token)?.runs ?? [], accepted[0]),
        )
        .join('；'),
    ),
  }),
};

/** A question of a basic kind as a paper shows it; undefined for other kinds. */
export function printed({ kind, stem, body, key }: SingleQuestion): Printed | undefined {
  const print = PRINTERS[kind as KindName] as
    | ((body: unknown, key: unknown, stem: Content) => Printed)
    | undefined;
  return print?.(body, key, stem);
}

/** The number of the key with its unit; for fresh numbers, the one that is right for them. */
function numberText(body: BodyOf<'numeric'>, key: KeyOf<'numeric'>): string {
  if (body.drawn === undefined) return `${key.value}${key.units?.[0]?.unit ?? ''}`;
  const right = kindOf('numeric')?.rightResponse(body, key) as
    | { readonly value: string; readonly unit?: string }
    | undefined;
  return `${right?.value ?? ''}${right?.unit ?? ''}`;
}

function pictureOf({ asset, alt }: { readonly asset: string; readonly alt?: string | undefined }): Content {
  return { paragraphs: [], media: [{ type: 'picture', asset, ...(alt ? { alt } : {}) }] };
}

/** An error with its correction: 忽燃→忽然, +的, or −了. */
function correctionText(
  runs: readonly Run[],
  correction: KeyOf<'error-mark'>['errors'][number]['accepted'][number] | undefined,
): string {
  const token = plainTextOf({ paragraphs: [{ runs: [...runs] }] }).trim();
  if (!correction || correction.way === 'delete') return `−${token}`;
  return correction.way === 'replace' ? `${token}→${correction.text}` : `${token}+${correction.text}`;
}

/** A list that begins in its middle: an author's list may stand in the right order, which a paper must not show. */
function turned<Item>(list: readonly Item[]): Item[] {
  const middle = Math.ceil(list.length / 2);
  return [...list.slice(middle), ...list.slice(0, middle)];
}

/** 七选五 with letters where there are enough, else 选词填空 with a list of words. */
function bankCloze(
  passage: Content,
  bank: readonly { id: string; content: Content }[],
  right: readonly { gap: string; choice: string }[],
  stem: Content,
): Printed {
  const choiceOf = (gap: string) => right.find((fill) => fill.gap === gap)?.choice ?? '';
  const gaps = gapsOf(passage);
  if (bank.length <= MOST_LETTERS && gaps.length > 1)
    return {
      texts: withoutInstruction('bank-cloze', stem, passage, true),
      isNumbered: true,
      choices: bank.map(({ content }) => content),
      key: [],
      gapKeys: gaps.map((gap) => lettersOf(bank, [choiceOf(gap)])),
    };
  const words = (id: string) =>
    bank.find((item) => item.id === id)?.content.paragraphs.flatMap(({ runs }) => runs) ?? [];
  const answers = gaps.flatMap((gap, index) => [
    ...(index > 0 ? [textRun('；')] : []),
    ...words(choiceOf(gap)),
  ]);
  return {
    texts: withoutInstruction('bank-cloze', stem, passage),
    bank: bank.map(({ content }) => content),
    key: [answers],
  };
}

function lettersOf(parts: readonly { readonly id: string }[], ids: readonly string[]): string {
  const indexes = ids.map((id) => parts.findIndex((part) => part.id === id)).filter((index) => index >= 0);
  return indexes
    .toSorted((a, b) => a - b)
    .map(letterOf)
    .join('');
}

/** Stem and passage. An instruction that readers add is left out, unless it is `needed` to know the passage as one. */
function withoutInstruction(
  kind: InstructedKind,
  stem: Content,
  passage: Content,
  isNeeded = false,
): Content[] {
  return !isNeeded && isInstruction(kind, stem) ? [passage] : [stem, passage];
}

function sampleLines(sample: Content | undefined): KeyLine[] {
  return (sample?.paragraphs ?? []).map(({ runs }) => runs);
}
